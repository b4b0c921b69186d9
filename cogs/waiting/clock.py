"""One task that sleeps until the next thing is due, made anew when that changes; deadlines live in the store."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import date, datetime, time, timedelta
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import discord

from cogs.loaded import Table, find
from cogs.table.act import Rest, Wait
from cogs.talk.answer import LOST
from cogs.talk.codes import UNKNOWN_CHANNEL
from cogs.talk.times import AGAIN, CLAIMED, SHOWN_WITHIN
from db import days, deadlines, expiry, interactions, shown, tables
from db.deadlines import Deadline
from db.store import LostRace, Store

if TYPE_CHECKING:
    from cogs.bot import Atoll

Ring: TypeAlias = "Callable[[Atoll, Table, Sequence[Deadline]], Awaitable[None]]"
"""What to do when deadlines of a table are due, all of them at once."""


class Alarm(NamedTuple):
    """Something else that is due at times of its own, and that looks for itself what it is."""

    next_due: Callable[[Store], Awaitable[datetime | None]]
    ring: Callable[[Atoll], Awaitable[None]]


SOON: Final = timedelta(minutes=5)
"""The pause before the next try if Discord is down."""
AT_ONCE: Final = 4
"""Tables told at one time: one that Discord does not answer holds up no other."""
STUMBLED: Final = 60.0
"""Seconds until it tries again after a fault of ours."""
NAP: Final = 60.0
"""Seconds after which it looks at the machine's clock again, and whether a copy was restored."""
LAST_RING: Final = 5.0
SWEEP: Final = timedelta(days=1)
LOBBY_STANDS: Final = timedelta(days=7)
LOBBY_FOR_ONESELF: Final = timedelta(days=1)
"""In no server of ours: it asks one person who plays along, and nobody else sees it."""
FORSAKEN: Final = timedelta(days=30)
"""A game in no server of ours that nobody touches so long is over."""
GAMES_OPEN: Final = timedelta(days=1)
"""After its end a game's steps are packed into one row."""
GAMES_KEPT: Final = timedelta(days=365)
SERVERS_KEPT: Final = timedelta(days=30)
INTERACTIONS_KEPT: Final = timedelta(days=1)

log = logging.getLogger(__name__)


class Clock:
    """Rings what is due: reminders, time limits, lobbies that stood too long."""

    def __init__(self, bot: Atoll, ring: Ring, *alarms: Alarm) -> None:
        self.bot = bot
        self._ring_table = ring
        self._alarms = alarms
        self._until: datetime | None = None
        """When it rings next, as far as it knows."""
        self._sleeping: asyncio.Task[None] | None = None
        self._ringing: asyncio.Task[None] | None = None
        self._swept: date | None = None
        self._is_over = False

    def expect(self, waits: Iterable[Wait | Rest]) -> None:
        """These are due at their times; where one is sooner than what it sleeps for, it sleeps less."""
        soonest = min((wait.due_at for wait in waits if wait.due_at is not None), default=None)
        if soonest is None or (self._until is not None and soonest >= self._until):
            return
        if self._until is None:
            self.wake()  # what else is due, and sooner, is not known yet
        else:
            self._until = soonest
            self._sleep_anew(self._seconds())

    def wake(self) -> None:
        """Something new may be due sooner: the store knows what."""
        self._sleep_anew(None)

    def _sleep_anew(self, seconds: float | None) -> None:
        self._stop()
        if not self._is_over:
            self._sleeping = asyncio.create_task(self._run(seconds), name="clock")

    def _stop(self) -> None:
        """Sleep no longer; what is ringing rings to its end."""
        if self._sleeping is not None:
            self._sleeping.cancel()
        self._sleeping = None

    async def close(self) -> None:
        """Stop, and wait for what is ringing."""
        self._is_over = True
        self._stop()
        if self._ringing is not None:
            await asyncio.wait([self._ringing], timeout=LAST_RING)

    async def _run(self, seconds: float | None) -> None:
        """Sleeps so long, or until the store says, and rings; then again."""
        while True:
            try:
                await self._sleep(seconds if seconds is not None else await self._until_next())
            except Exception:
                log.exception("the clock does not know what is due")
                await asyncio.sleep(STUMBLED)
                continue
            seconds = None
            if self._ringing is None or self._ringing.done():
                self._ringing = asyncio.create_task(self._ring(), name="clock rings")
            await asyncio.wait([self._ringing])
            if fault := self._ringing.exception():
                log.error("the clock stumbled", exc_info=fault)
                await asyncio.sleep(STUMBLED)

    async def _sleep(self, seconds: float) -> None:
        """Sleep in naps: someone may set the machine's clock, or restore a copy of the store, meanwhile."""
        while seconds > 0:
            await asyncio.sleep(min(seconds, NAP))
            await self.bot.look_for_restored_copy()
            seconds = self._seconds() if seconds > NAP else 0

    async def _until_next(self) -> float:
        """Seconds until something is due; none where nothing was swept yet."""
        self._until = None  # what is said to be due while the store is asked is asked for as well
        asked = [deadlines.next_due(self.bot.store), *(each.next_due(self.bot.store) for each in self._alarms)]
        due = min(filter(None, await asyncio.gather(*asked)), default=None)
        now = self.bot.now()
        swept = datetime.combine(now.date() + SWEEP, time(), now.tzinfo) if self._swept == now.date() else now
        self._until = min(due or swept, swept)
        return self._seconds()

    def _seconds(self) -> float:
        assert self._until is not None
        return max(0.0, (self._until - self.bot.now()).total_seconds())

    async def _ring(self) -> None:
        now = self.bot.now()
        until = now + CLAIMED
        due = await deadlines.claim(self.bot.store, await deadlines.due(self.bot.store, now), until=until)
        by_table: defaultdict[str, list[Deadline]] = defaultdict(list)
        for deadline in due:
            by_table[deadline.table_id].append(deadline)
        some = asyncio.Semaphore(AT_ONCE)

        async def ring(table_id: str, there: Sequence[Deadline]) -> None:
            async with some:
                await self._ring_one(table_id, there, until)

        await asyncio.gather(*(ring(*each) for each in by_table.items()))
        for alarm in self._alarms:
            await alarm.ring(self.bot)
        if self._swept != now.date():
            await self._sweep()
            self._swept = now.date()

    async def _ring_one(self, table_id: str, due: Sequence[Deadline], until: datetime) -> None:
        """All that is due at one table; what fails is tried again later, what has no place any more is over."""
        later = AGAIN
        try:
            async with asyncio.timeout(SHOWN_WITHIN):
                table = await find(self.bot.store, table_id)
                if table is not None:
                    await self._ring_table(self.bot, table, due)
                return
        except discord.HTTPException as fault:
            log.warning("table %s is not reminded: %s", table_id, fault)
            if fault.code == UNKNOWN_CHANNEL:
                await self.bot.boards.forget(table_id)
                return
            later = SOON if isinstance(fault, discord.DiscordServerError) else AGAIN
        except LOST as fault:
            log.warning("table %s is not reminded: %s %s", table_id, type(fault).__name__, fault)
            later = SOON
        except Exception:
            log.exception("table %s: what is due failed", table_id)
        async with self.bot.store.together() as writing:
            for each in due:
                await deadlines.again(writing, each, until, self.bot.now() + later)

    async def _sweep(self) -> None:
        """Once a day, as it begins: what is not kept for ever."""
        now = self.bot.now()
        store = self.bot.store
        for row in await expiry.stale_lobbies(store, now - LOBBY_STANDS):
            with contextlib.suppress(LostRace):  # somebody started it at the last moment
                async with store.together() as writing:
                    await tables.end(writing, row.id, now, "expired")
                    await shown.unshow(writing, row.id)
                await self.bot.boards.show_quietly(row.id)
        await expiry.forget_unanswered(store, now - LOBBY_FOR_ONESELF)
        await expiry.end_forsaken(store, now - FORSAKEN, now)
        await expiry.pack_finished(store, now - GAMES_OPEN)
        await expiry.purge_finished(store, now - GAMES_KEPT)
        await expiry.purge_guilds(store, now - SERVERS_KEPT)
        await interactions.prune(store, now - INTERACTIONS_KEPT)
        await days.forget_before(store, now.date().isoformat())
