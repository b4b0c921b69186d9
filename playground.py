"""The real bot in a simulated Discord in your browser, no token."""

import argparse
import asyncio
import contextlib
import logging
import signal
import sys
import tempfile
import webbrowser
from collections.abc import AsyncIterator, Mapping
from datetime import UTC, datetime
from typing import Any

import discord
import simcord
from simcord.preview import Preview

PEOPLE = ("Ana", "Bruno", "Chloe", "Dai")
TICK = 0.5


@contextlib.asynccontextmanager
async def opened(client: discord.Client, port: int = 0) -> AsyncIterator[Preview]:
    """A guild with a channel and four people, the bot in it, and the page that shows them."""
    shards = 1 if isinstance(client, discord.AutoShardedClient) and client.shard_count is None else None
    env = simcord.Env(client, check_errors=False, shard_count=shards)
    env.backend.advance_clock((datetime.now(UTC) - env.now()).total_seconds())
    env.backend.bot_user.name = "Atoll"
    await env.start()
    try:
        people = [env.create_user(name.lower(), global_name=name) for name in PEOPLE]
        guild = env.create_guild("Atoll", owner=people[0])
        channel = guild.create_text_channel("games", topic="Type /play. Above, choose whom you are viewing as.")
        members = [guild.add_member(person) for person in people]
        async with (
            env.preview(channel, viewers=members, layout="channel", port=port) as preview,
            running_clock(env, preview),
        ):
            yield preview
    finally:
        await client.close()
        await env.shutdown()


@contextlib.asynccontextmanager
async def running_clock(env: simcord.Env, preview: Preview) -> AsyncIterator[None]:
    """Lets the simulated clock run with the real one, so that reminders come."""
    one_at_a_time = asyncio.Lock()
    act = preview._action  # noqa: SLF001 - SimCord refuses an act that meets another; here it waits its turn

    async def act_in_turn(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with one_at_a_time:
            return await act(context_id, body)

    preview._action = act_in_turn  # type: ignore[method-assign]  # noqa: SLF001
    clock = asyncio.create_task(keep_time(env, preview, one_at_a_time))
    try:
        yield
    finally:
        clock.cancel()
        await asyncio.gather(clock, return_exceptions=True)


async def keep_time(env: simcord.Env, preview: Preview, one_at_a_time: asyncio.Lock) -> None:
    """Catches up with the real clock, and shows everybody what happened meanwhile."""
    shown = len(env.backend.transcript)
    while True:
        await asyncio.sleep(TICK)
        async with one_at_a_time:
            await env.advance_time(max(0.0, (datetime.now(UTC) - env.now()).total_seconds()))
            if len(env.backend.transcript) > shown:
                await preview.refresh()
                shown = len(env.backend.transcript)


async def play(client: discord.Client, port: int, *, show: bool) -> None:
    """Plays until the page is closed, or until Ctrl-C."""
    stopped = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, stopped.set)
    async with opened(client, port) as preview:
        sys.stdout.write(f"Atoll is at {preview.url}\nCtrl-C ends it; nothing is kept.\n")
        sys.stdout.flush()
        if show:
            webbrowser.open(preview.url)
        ends = [asyncio.create_task(stopped.wait()), asyncio.create_task(preview.wait_closed())]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        for end in ends:
            end.cancel()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=0, help="where the page is; any free port if not given")
    parser.add_argument("--no-browser", action="store_true", help="print the address and open nothing")
    return parser.parse_args()


def main() -> None:
    """A new world each time, with a database that ends with it."""
    from bot import make_bot, read_settings  # noqa: PLC0415 - the page itself can be tried around any bot

    chosen = arguments()
    discord.utils.setup_logging(level=logging.WARNING)
    with tempfile.TemporaryDirectory() as folder:
        settings = read_settings({"DISCORD_TOKEN": "none is needed", "DATABASE_PATH": f"{folder}/atoll.db"})
        asyncio.run(play(make_bot(settings), chosen.port, show=not chosen.no_browser))


if __name__ == "__main__":
    main()
