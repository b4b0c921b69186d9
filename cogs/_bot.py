"""The bot itself: what every cog may ask of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from pathlib import Path
from typing import TypeAlias

import discord
from discord.ext import commands
from msgspec import Struct

from cogs._acting import Acting
from cogs._answer import Answer
from cogs._boards import Boards
from cogs._buttons import KINDS
from db.store import Store

ToolUse: TypeAlias = Callable[[Answer, str], Awaitable[None]]
PageTurn: TypeAlias = Callable[[Answer, str, int], Awaitable[None]]


class Settings(Struct, frozen=True, kw_only=True):
    """What the host decides, from the environment; .env.example tells what each means."""

    token: str = ""
    database: Path = Path("atoll.db")
    log_level: str = "INFO"
    log_json: bool = False
    dev_guild: int | None = None
    owners: frozenset[int] = frozenset()
    theme: str = "standard"
    pictures: bool = True
    threads: bool = True
    """The playground has one channel and no threads."""
    shards: int | None = None
    metrics_port: int | None = None
    seed: int | None = None
    """Tests and the daily deal give their own luck."""


INTENTS = discord.Intents(guilds=True, guild_reactions=True)

EXTENSIONS = ("cogs.lobby", "cogs.table", "cogs.island", "cogs.about", "cogs.faults")


class Atoll(commands.AutoShardedBot):
    """Discord on one side, the store on the other."""

    store: Store

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=INTENTS,
            shard_count=settings.shards,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.settings = settings
        self.tools: dict[str, ToolUse] = {}
        """What a table's own buttons do, by their word; each cog adds its own."""
        self.pages: dict[str, PageTurn] = {}
        self.painters = ThreadPoolExecutor(2, thread_name_prefix="painter")
        self.boards = Boards(self)
        self.acting = Acting(self)

    def now(self) -> datetime:
        """The one clock of the house."""
        return discord.utils.utcnow()

    async def setup_hook(self) -> None:
        self.store = await Store.open(self.settings.database)
        self.add_dynamic_items(*KINDS)
        for extension in EXTENSIONS:
            await self.load_extension(extension)

    async def close(self) -> None:
        """Finish what is being written, then go."""
        await super().close()
        self.painters.shutdown(wait=False, cancel_futures=True)
        if hasattr(self, "store"):
            await self.store.close()
