"""The bot itself: what every cog may ask of it."""

from __future__ import annotations

import asyncio
import logging
import pkgutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import discord
from discord.ext import commands
from msgspec import Struct

import cogs
from cogs.cluster.process import Process
from cogs.daily import morning
from cogs.lobby.lobbies import Lobbies
from cogs.lobby.opening import Opening
from cogs.operator.icons import KeepingIcons
from cogs.operator.measures import watching
from cogs.operator.sync import sync_if_changed
from cogs.table.acting import Acting
from cogs.table.elsewhere import Elsewhere
from cogs.table.our_boards import OurBoards
from cogs.table.own import Own
from cogs.table.pictures import Pictures
from cogs.table.reviews import Reviews
from cogs.talk import answer, controls, rights
from cogs.talk.cooldown import Cooldowns
from cogs.talk.mentions import NOBODY
from cogs.talk.tree import Tree
from cogs.thought.thought import Thought
from cogs.waiting import reminders
from cogs.waiting.clock import Alarm, Clock
from cogs.waiting.handing import Handing
from cogs.waiting.thinking import Thinking
from cogs.waiting.votes import Votes
from cogs.words.described import Translator
from db import facts, mornings, preferences, tables
from db.driver import Lost
from db.store import Store


class Settings(Struct, frozen=True, kw_only=True):
    """What the host decides, from the environment; .env.example tells what each means."""

    token: str = ""
    database: Path | str = Path("atoll.db")
    """A file, or `postgresql://…`."""
    log_level: str = "INFO"
    log_json: bool = False
    dev_guild: int | None = None
    owners: frozenset[int] = frozenset()
    owner_guild: int | None = None
    """The server that has /owner; None: no server has it."""
    theme: str = "standard"
    pictures: bool = True
    icons: bool = False
    """Drawings in menus and on buttons. The environment's default is yes; tests that don't need them upload none."""
    minds: bool = True
    """Strong computers think in a process of their own; without it they play as the calm ones do."""
    daily_secret: str = ""
    """What nobody else knows of the deals of the days; empty: made from the token."""
    threads: bool = True
    """The playground has one channel and no threads."""
    shards: int | None = None
    processes: int | None = None
    """How many processes divide the shards; none: this one has all of them, and the database to itself."""
    processes_here: int | None = None
    """How many of them one command runs; none: all of them."""
    metrics_port: int | None = None
    metrics_host: str = "127.0.0.1"
    """Where the metrics page listens: this machine only, unless the host says otherwise."""
    seed: int | None = None
    """Tests and the daily deal give their own luck."""


class Reader(NamedTuple):
    """A person's preferences that every answer needs."""

    language: str | None
    in_words: bool


READERS_KEPT = 10_000
LAST_ANSWERS = 10.0
"""Seconds that handlers have when the bot is told to stop; whoever runs it waits longer before a kill."""

PERMISSIONS = discord.Permissions(**dict.fromkeys(rights.ASKED_FOR, True))

log = logging.getLogger(__name__)

INTENTS = discord.Intents(guilds=True, guild_reactions=True)


@cache
def features() -> list[ModuleType]:
    """The modules of this room that set something up: a cog, a game's commands."""
    names = sorted(each.name for each in pkgutil.walk_packages(cogs.__path__, "cogs.") if not each.ispkg)
    return [module for module in map(import_module, names) if hasattr(module, "setup")]


class Atoll(commands.AutoShardedBot):
    """Discord on one side, the store on the other."""

    store: Store

    def __init__(self, settings: Settings) -> None:
        self.measures = watching(self, settings.metrics_host, settings.metrics_port)
        super().__init__(
            command_prefix=commands.when_mentioned,
            tree_cls=Tree,
            help_command=None,
            intents=INTENTS,
            shard_count=settings.shards,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            allowed_mentions=NOBODY,
            http_trace=self.measures.trace(),  # type: ignore[arg-type] # or None, as its own default
        )
        self.settings = settings
        self.cooldowns = Cooldowns()
        self.when_lost: Callable[[Lost], object] = lambda _: None
        """What is done when the database cannot be reached any more."""
        self.when_set_up: Callable[[], object] = lambda: None
        """What is done when commands and words are there, and Discord's servers are not yet."""
        shared = settings.processes
        self.process = Process(self, shared, self._connection.parsers) if shared is not None else None
        self.working: set[asyncio.Task[Any]] = set()
        self._readers: dict[int, Reader] = {}
        self._restored: str | None = None
        """The copy that was restored last, as far as this process knows."""
        self.pictures = Pictures(self)
        self.boards = OurBoards(self)
        self.acting = Acting(self)
        self.lobbies = Lobbies(self)
        self.opening = Opening(self)
        self.votes = Votes(self)
        self.handing = Handing(self)
        self.clock = Clock(self, reminders.ring, Alarm(mornings.next_due, morning.ring))
        self.thought = Thought(wanted=settings.minds)
        self.thinking = Thinking(self)
        self.reviews = Reviews(self)
        self.own = Own(self)
        self.elsewhere = Elsewhere(self)
        self.icons = KeepingIcons(self)

    @property
    def invite(self) -> str:
        """The link that brings the bot to a server."""
        scopes = ("bot", "applications.commands")
        return discord.utils.oauth_url(self.application_id or 0, permissions=PERMISSIONS, scopes=scopes)

    def place(self, row: tables.Table) -> discord.PartialMessageable:
        """The channel in which a table plays."""
        return self.get_partial_messageable(row.channel_id, guild_id=row.guild_id)

    def now(self) -> datetime:
        """The one clock of the house."""
        return discord.utils.utcnow()

    async def language_of(self, user_id: int) -> str | None:
        """The language a person prefers, if they said so; asked of the store once in a while."""
        return (await self.reader(user_id)).language

    async def reader(self, user_id: int) -> Reader:
        """Return the preferences that every answer needs. They are read from the store once in a while."""
        if user_id not in self._readers:
            if len(self._readers) >= READERS_KEPT:
                self._readers.clear()
            own = await preferences.of(self.store, user_id)
            self._readers[user_id] = Reader(own.language, own.in_words)
        return self._readers[user_id]

    def forget_language(self, user_id: int) -> None:
        """It was changed, or the person is forgotten."""
        self.drop_language(user_id)
        if self.process is not None:
            self.process.tell_soon(f"person {user_id}")

    def drop_language(self, user_id: int) -> None:
        """Ask the store for it next time."""
        self._readers.pop(user_id, None)

    async def look_for_restored_copy(self) -> None:
        """Catch up if someone restored a copy of the store meanwhile."""
        restored = await facts.of(self.store, facts.RESTORED)
        if restored == self._restored:
            return
        self._restored = restored
        log.warning("a copy of the store was restored: every board is shown anew")
        self._readers.clear()
        await self.boards.unshown.look_for_suspects()
        self.dispatch("store_restored")

    async def tell(self, words: str) -> None:
        """Every other process hears it, if there are several."""
        if self.process is not None:
            await self.process.tell(words)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        if self.process is None or self.process.door.lets_in(event, *args, **kwargs):
            super().dispatch(event, *args, **kwargs)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        if self.process is not None:
            await self.process.identify(shard_id or 0)
        else:
            await super().before_identify_hook(shard_id, initial=initial)

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """Who is in here may finish when the bot is told to stop."""
        task = asyncio.current_task()
        assert task is not None
        self.working.add(task)
        try:
            yield
        finally:
            self.working.discard(task)

    async def setup_hook(self) -> None:
        self.store = store = await self.measures.open_store(self.settings.database, shared=self.process is not None)
        store.when_lost = self.when_lost
        self._restored = await facts.of(store, facts.RESTORED)
        await self.measures.open()
        if self.process is not None:
            await self.process.join()
        self.add_listener(self.measures.asked, "on_interaction")
        self.add_listener(answer.on_interaction)
        for feature in features():
            await feature.setup(self)
        controls.check_complete()
        await self.tree.set_translator(Translator())
        if self.process is None or not self.process.is_beside:
            await self.boards.unshown.look_for_suspects()
            await self.announce()
        self.when_set_up()

    async def announce(self) -> None:
        """Look for our icons. Then one process for all registers the commands and logs the invite link."""
        self.icons.begin()
        if not self.store.share.sweeps:
            return
        await sync_if_changed(self)
        log.info("Invite the bot with %s", self.invite)

    async def hand_over(self) -> None:
        """Told to stop: where another process can follow, it is connected before this one goes."""
        if self.process is not None:
            await self.process.hand_over()

    async def close(self) -> None:
        """Finish what is being answered and written, then go."""
        if self.working:
            await asyncio.wait(self.working, timeout=LAST_ANSWERS)
        await self.icons.close()
        await self.clock.close()
        await self.thinking.close()
        await self.reviews.close()
        await self.thought.close()
        await self.boards.close()
        await self.measures.close()
        await super().close()
        self.pictures.close()
        if self.process is not None:
            await self.process.close()
        if hasattr(self, "store"):
            await self.store.close()
