"""Brings a bot to the played Discord: a client in the test's own process, or a process of its own."""

import asyncio
import contextlib
import os
import sqlite3
import sys
from collections.abc import AsyncIterator, Coroutine, Iterator
from pathlib import Path
from typing import Any

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tests.openapi import HOME
from tests.wire.server import Server

PATIENCE = 180.0


@contextlib.contextmanager
def in_this_process(server: Server) -> Iterator[None]:
    """Points discord.py here, for a client that runs in the test itself."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = server.api, yarl.URL(server.gateway.url)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before


@contextlib.asynccontextmanager
async def running(server: Server, client: Any) -> AsyncIterator[Any]:
    """A client in this process, connected; closed at the end."""
    client._connection.guild_ready_timeout = 0.05  # there is but one guild to wait for
    with in_this_process(server):
        async with client:
            task = asyncio.create_task(client.start("a-token"))
            try:
                await first(client.wait_until_ready(), task)
                yield client
            finally:
                await client.close()
                await task


def surroundings(server: Server, settings: dict[str, str]) -> dict[str, str]:
    """What a process of the bot reads, so that it comes here. Only tests of icons upload any."""
    here = {"DISCORD_TOKEN": "a-token", "DISCORD_API_BASE": server.api, "DISCORD_GATEWAY": server.gateway.url}
    here["EMOJI"] = "no"
    own = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}  # the tests' own server
    return {**own, **here, **settings}


def kept_in(database: Path | str) -> dict[str, str]:
    """The setting that names a file, or a server's database."""
    return {"DATABASE_PATH" if isinstance(database, Path) else "DATABASE_URL": str(database)}


def damage(database: Path, game: str) -> None:
    """Every table is one of a game that there is not: whoever asks for it meets a fault that says this word."""
    with contextlib.closing(sqlite3.connect(database)) as file:
        file.execute("UPDATE tables SET game = ?", [game])
        file.commit()


async def ended(server: Server, folder: Path, **settings: str) -> tuple[int, str]:
    """How a bot that cannot play ends, begun in this folder: its code, and what it said."""
    environment, command = surroundings(server, settings), str(HOME / "bot.py")
    into = asyncio.subprocess.PIPE
    begun = await asyncio.create_subprocess_exec(sys.executable, command, env=environment, cwd=folder, stderr=into)
    try:
        async with asyncio.timeout(PATIENCE):
            _, said = await begun.communicate()
    finally:
        if begun.returncode is None:
            begun.kill()
    return await begun.wait(), said.decode()


@contextlib.asynccontextmanager
async def process(server: Server, *command: str, **settings: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """The bot in a process of its own, connected; killed at the end if it still runs."""
    before = server.gateway.identified
    environment = surroundings(server, settings)
    started = await asyncio.create_subprocess_exec(
        sys.executable, *command, env=environment, cwd=HOME, stderr=server.log
    )
    ended = asyncio.create_task(started.wait())
    try:
        await first(server.gateway.until_identified(before + 1), ended)
        assert not ended.done(), f"the bot ended with {started.returncode} before it was connected"
        yield started
    finally:
        if not ended.done():
            with contextlib.suppress(ProcessLookupError):
                started.kill()
        await ended


async def first(connected: Coroutine[Any, Any, Any], ended: "asyncio.Task[Any]") -> None:
    """Waits until the bot is connected; one that ends before raises what ended it."""
    waiting = asyncio.create_task(connected)
    async with asyncio.timeout(PATIENCE):
        await asyncio.wait({waiting, ended}, return_when=asyncio.FIRST_COMPLETED)
    if ended.done():
        waiting.cancel()
        ended.result()
