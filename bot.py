"""Atoll: settings from the environment, then connect and play until told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import os
import signal
import socket
import sys
from http import HTTPStatus
from pathlib import Path
from typing import Final, NoReturn

import aiohttp
import discord
from discord.gateway import DiscordWebSocket
from discord.http import Route
from dotenv import dotenv_values
from yarl import URL

from cogs.bot import Atoll, Settings
from cogs.cluster import parent
from cogs.cluster.process import refuse_unfit
from cogs.operator import garbage, logs, sentry
from db import daily
from db.driver import Lost, Unavailable, Unusable
from db.store import is_address
from locales import NAMES, call_things

HOW_TO_BEGIN = """\
No DISCORD_TOKEN is set. To run the bot on Discord:
  1. https://discord.com/developers/applications → New Application → Bot → Reset Token, copy it.
  2. cp .env.example .env, and put the token behind DISCORD_TOKEN=
  3. make run; the invite link is printed when it is connected.
To try it without any token: make play"""

FOR_THE_HOST: Final = parent.FOR_THE_HOST
"""Ended by what starting again cannot mend; docs/run-it.md tells systemd so."""
FOR_LATER: Final = 1
"""Ended by what may pass."""

PORTS: Final = range(1, 2**16)
SHARDS: Final = range(1, 10_001)
PROCESSES: Final = range(1, 1_001)
NOT_NOW: Final = {HTTPStatus.FORBIDDEN, HTTPStatus.TOO_MANY_REQUESTS}
NO_PORT: Final = {errno.EADDRINUSE, errno.EADDRNOTAVAIL, errno.EACCES}
A_COPY_IS_LOOKED_FOR: Final = 3600.0
"""Seconds: whether today's is there."""
SILENT: Final = ("aiosqlite", "discord", "psycopg")
"""When debugging, these would write what is kept, seeds and private choices with it."""

log = logging.getLogger("atoll")


def end(sentence: str, code: int = FOR_THE_HOST) -> NoReturn:
    sys.stderr.write(f"{sentence}\n")
    sys.exit(code)


class Said:
    """What the environment and .env say, each read as what it is; a wrong value is named."""

    def __init__(self, values: dict[str, str | None]) -> None:
        self.values = values

    def text(self, name: str) -> str:
        return (self.values.get(name) or "").strip()

    def number(self, name: str, within: range | None = None) -> int | None:
        said = self.text(name)
        if not said:
            return None
        if not is_number(said) or (within and int(said) not in within):
            end(f"{name} must be a number{f' from {within[0]} to {within[-1]}' if within else ''}, but it's {said!r}.")
        return int(said)

    def choice(self, name: str, *words: str) -> str:
        """The first one is the default."""
        said = (self.values.get(name) or words[0]).lower()
        if said not in words:
            end(f"{name} must be {' or '.join(words)}, but it's {said!r}.")
        return said


def settings_from(values: dict[str, str | None]) -> Settings:
    """What .env.example lists, with its defaults."""
    said = Said(values)
    owners = said.text("OWNER_IDS").replace(",", " ").split()
    if not all(map(is_number, owners)):
        end(f"OWNER_IDS must be numbers, but it's {' '.join(owners)!r}.")
    settings = Settings(
        token=token_from(said.text("DISCORD_TOKEN")),
        database=place_from(values),
        log_json=said.choice("LOG_FORMAT", "text", "json") == "json",
        log_level=said.choice("LOG_LEVEL", "info", "debug", "warning", "error").upper(),
        dev_guild=said.number("DEV_GUILD_ID"),
        owners=frozenset(map(int, owners)),
        owner_guild=said.number("OWNER_GUILD_ID"),
        theme=said.choice("THEME", "standard", "high-contrast", "colour-blind"),
        pictures=said.choice("PICTURES", "yes", "no") == "yes",
        icons=said.choice("EMOJI", "yes", "no") == "yes",
        minds=said.choice("MINDS", "yes", "no") == "yes",
        shards=said.number("SHARD_COUNT", SHARDS),
        processes=said.number("PROCESSES", PROCESSES),
        processes_here=said.number("PROCESSES_HERE", PROCESSES),
        metrics_port=said.number("METRICS_PORT", PORTS),
        metrics_host=said.text("METRICS_HOST") or "127.0.0.1",
        daily_secret=values.get("DAILY_SECRET") or "",
        seed=said.number("SEED"),
    )
    try:
        here = settings.processes_here
        refuse_unfit(settings.processes, here, settings.shards, has_server=is_address(settings.database))
    except Unusable as fault:
        end(str(fault))
    return settings


def is_number(said: str) -> bool:
    """Digits, and no more of them than an id has."""
    return said.isascii() and said.isdigit() and len(said) <= len(str(2**64))


def place_from(values: dict[str, str | None]) -> Path | str:
    """A server's address, or else a file; an address that is none is never told, for it may hold a password."""
    url = (values.get("DATABASE_URL") or "").strip()
    if url and not is_address(url):
        end("DATABASE_URL must be an address like postgresql://user:password@host:5432/database.")
    return url or Path(values.get("DATABASE_PATH") or "atoll.db")


def copies_from(values: dict[str, str | None]) -> Path | None:
    """The folder for a copy a day."""
    said = Said(values).text("BACKUP_FOLDER")
    return Path(said) if said else None


def report_faults(values: dict[str, str | None]) -> None:
    """To Sentry, where the host names an address there: a fault with its trace, no values, nobody's name."""
    dsn = Said(values).text("SENTRY_DSN")
    if not dsn:
        return
    try:
        sentry.begin(dsn)
    except ImportError:
        end("SENTRY_DSN needs sentry-sdk. Install it with: make sentry")
    except ValueError as fault:
        end(f"SENTRY_DSN isn't a Sentry address: {fault}")


def token_from(said: str) -> str:
    """What a header can carry; a token that is refused is never told."""
    token = said.strip()
    if not (token.isascii() and token.isprintable()) or " " in token:
        end("DISCORD_TOKEN contains characters that a token can't have. Copy it again from the developer portal.")
    return token


def make_bot(settings: Settings) -> Atoll:
    return Atoll(settings)


def point_elsewhere(values: dict[str, str | None]) -> None:
    """Tests and proxies: another address for Discord's HTTP and gateway."""
    if base := values.get("DISCORD_API_BASE"):
        Route.BASE = base
    if gateway := values.get("DISCORD_GATEWAY"):
        DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)


async def keep_copies(bot: Atoll, folder: Path) -> None:
    """One a day, by the one process that looks after what all of them share."""
    await bot.wait_until_ready()
    while True:
        if bot.store.share.sweeps:
            try:
                if made := await asyncio.to_thread(daily.keep, bot.settings.database, folder, bot.now().date()):
                    log.info("Today's copy is %s", made)
            except Unusable as fault:
                log.error("There is no copy of today: %s", fault)  # noqa: TRY400 — a sentence says it
        await asyncio.sleep(A_COPY_IS_LOOKED_FOR)


async def run(settings: Settings, copies: Path | None = None) -> None:
    """Until SIGTERM or SIGINT: then what is being written is finished; or until the database is lost."""
    lost: list[Lost] = []
    async with make_bot(settings) as bot:
        running = asyncio.create_task(bot.start(settings.token))
        copying = asyncio.create_task(keep_copies(bot, copies)) if copies else None

        def end_it(fault: Lost) -> None:
            lost.append(fault)
            running.cancel()

        leaving: list[asyncio.Task[None]] = []

        def leave() -> None:
            """A spare may take over first; told twice, it goes at once."""
            if leaving:
                running.cancel()
            else:
                leaving.append(asyncio.create_task(bot.hand_over()))
                leaving[0].add_done_callback(lambda _: running.cancel())

        bot.when_lost = end_it
        bot.when_set_up = garbage.look_seldom
        # Only this block closes the bot: a second closing would end the loop before the first had closed the store.
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGTERM, leave)
        loop.add_signal_handler(signal.SIGINT, running.cancel)
        with contextlib.suppress(asyncio.CancelledError):
            await running
        if copying:
            copying.cancel()
    if lost:
        raise lost[0]


def mistake(fault: Exception, settings: Settings) -> str | None:
    """What the host can mend, in a sentence; None is a fault of ours."""
    match fault:
        case discord.LoginFailure() | discord.ConnectionClosed(code=4004):
            return "Discord rejected the token in DISCORD_TOKEN. Reset it in the developer portal and try again."
        case discord.ConnectionClosed(code=4010 | 4011):
            return f"Discord rejected SHARD_COUNT={settings.shards}. Leave it empty, and Discord chooses the number."
        case discord.Forbidden() | discord.NotFound() if named := server_of(fault, settings):
            return f"The bot isn't in the server {named}: {fault.text or fault.status}"
        case Unusable() if not isinstance(fault, Unavailable):
            return str(fault)
    return None


def server_of(fault: discord.HTTPException, settings: Settings) -> str | None:
    """Return the setting that names the server of a failed request, with its value."""
    path = str(fault.response.url)
    servers = {"DEV_GUILD_ID": settings.dev_guild, "OWNER_GUILD_ID": settings.owner_guild}
    return next((f"{name}={each}" for name, each in servers.items() if each and f"/guilds/{each}/" in path), None)


def trouble(fault: Exception, settings: Settings) -> str | None:
    """What may pass, or is the machine's, in a sentence."""
    match fault:
        case aiohttp.ClientConnectionError() | discord.GatewayNotFound() | TimeoutError():
            return f"Can't reach Discord. Is this machine online? {fault}"
        case discord.HTTPException() if fault.status in NOT_NOW or fault.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            return f"Discord isn't responding correctly. Try again later. {fault}"
        case Unavailable():
            return str(fault)
        case OSError() if fault.errno in NO_PORT:
            return f"Can't open METRICS_PORT={settings.metrics_port}: {os.strerror(fault.errno)}"
        case socket.gaierror():
            return f"METRICS_HOST={settings.metrics_host} isn't an address of this machine: {fault.strerror}"
    return None


def read_settings() -> dict[str, str | None]:
    try:
        return {**dotenv_values(".env"), **os.environ}
    except (OSError, UnicodeDecodeError) as fault:
        end(f"Can't read .env: {fault}")


def begin_logs(settings: Settings) -> None:
    logs.begin(settings.log_level, as_json=settings.log_json)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
    for name in SILENT:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLogger().level))


def main() -> None:
    os.umask(0o077)  # games, seeds and ids are the host's to read and nobody else's
    values = read_settings()
    settings = settings_from(values)
    call_things(Said(values).choice("NAMES", *NAMES))
    if not settings.token:
        end(HOW_TO_BEGIN)
    begin_logs(settings)
    here = settings.processes_here or settings.processes or 1
    if here > 1:
        sys.exit(asyncio.run(parent.Parent(here, settings.metrics_port).run()))
    point_elsewhere(values)
    report_faults(values)
    try:
        asyncio.run(run(settings, copies_from(values)))
    except Exception as fault:
        log.debug("What ended the bot", exc_info=fault)
        if said := mistake(fault, settings):
            end(said)
        if said := trouble(fault, settings):
            end(said, FOR_LATER)
        raise


if __name__ == "__main__":
    main()
