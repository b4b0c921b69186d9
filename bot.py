"""Atoll: settings from the environment, then connect and play until told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from pathlib import Path

import discord
from discord.gateway import DiscordWebSocket
from discord.http import Route
from dotenv import dotenv_values
from yarl import URL

from cogs import _logs
from cogs._bot import Atoll, Settings

HOW_TO_BEGIN = """\
No DISCORD_TOKEN is set. To run the bot on Discord:
  1. https://discord.com/developers/applications → New Application → Bot → Reset Token, copy it.
  2. cp .env.example .env, and put the token behind DISCORD_TOKEN=
  3. make run; the invite link is printed when it is connected.
To try it without any token: make play"""


def settings_from(values: dict[str, str | None]) -> Settings:
    """What .env.example lists, with its defaults; a wrong value is named."""

    def number(name: str) -> int | None:
        said = values.get(name) or ""
        if said and not said.isdigit():
            sys.exit(f"{name} is a number, not {said!r}")
        return int(said) if said else None

    def choice(name: str, *words: str) -> str:
        """The first one is the default."""
        said = (values.get(name) or words[0]).lower()
        if said not in words:
            sys.exit(f"{name} is {' or '.join(words)}, not {said!r}")
        return said

    owners = (values.get("OWNER_IDS") or "").replace(",", " ").split()
    if not all(owner.isdigit() for owner in owners):
        sys.exit(f"OWNER_IDS are numbers, not {' '.join(owners)!r}")
    return Settings(
        token=values.get("DISCORD_TOKEN") or "",
        database=Path(values.get("DATABASE_PATH") or "atoll.db"),
        log_json=choice("LOG_FORMAT", "text", "json") == "json",
        log_level=choice("LOG_LEVEL", "info", "debug", "warning", "error").upper(),
        dev_guild=number("DEV_GUILD_ID"),
        owners=frozenset(map(int, owners)),
        theme=choice("THEME", "standard", "high-contrast", "colour-blind"),
        pictures=choice("PICTURES", "yes", "no") == "yes",
        shards=number("SHARD_COUNT"),
        metrics_port=number("METRICS_PORT"),
        daily_secret=values.get("DAILY_SECRET") or "",
        seed=number("SEED"),
    )


def make_bot(settings: Settings) -> Atoll:
    return Atoll(settings)


def point_elsewhere(values: dict[str, str | None]) -> None:
    """Tests and proxies: another address for Discord's HTTP and gateway."""
    if base := values.get("DISCORD_API_BASE"):
        Route.BASE = base
    if gateway := values.get("DISCORD_GATEWAY"):
        DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)


async def run(settings: Settings) -> None:
    """Until SIGTERM or SIGINT: then what is being written is finished."""
    async with make_bot(settings) as bot:
        running = asyncio.create_task(bot.start(settings.token))
        # Only this block closes the bot: a second closing would end the loop before the first had closed the store.
        for name in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(name, running.cancel)
        with contextlib.suppress(asyncio.CancelledError):
            await running


def main() -> None:
    values: dict[str, str | None] = {**dotenv_values(".env"), **os.environ}
    settings = settings_from(values)
    if not settings.token:
        sys.exit(HOW_TO_BEGIN)
    _logs.begin(settings.log_level, as_json=settings.log_json)
    point_elsewhere(values)
    try:
        asyncio.run(run(settings))
    except discord.LoginFailure:
        sys.exit("Discord refuses the token in DISCORD_TOKEN; reset it in the developer portal and try again.")


if __name__ == "__main__":
    main()
