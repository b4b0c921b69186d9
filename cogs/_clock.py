"""One task that sleeps until the next thing is due, made anew when that changes; deadlines live in the store."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

import discord

from cogs._boards import UNKNOWN_CHANNEL
from db import deadlines, expiry, interactions, shown, tables
from db.deadlines import Deadline
from db.store import LostRace

if TYPE_CHECKING:
    from cogs._bot import Atoll

Ring = Callable[[Deadline], Awaitable[None]]

AGAIN: Final = timedelta(hours=1)
"""When Discord does not take it now."""
STUMBLED: Final = 60.0
"""Seconds until it tries again after a fault of ours."""
LAST_RING: Final = 5.0
SWEEP: Final = timedelta(days=1)
LOBBY_STANDS: Final = timedelta(days=7)
GAMES_KEPT: Final = timedelta(days=365)
SERVERS_KEPT: Final = timedelta(days=30)
INTERACTIONS_KEPT: Final = timedelta(days=1)

log = logging.getLogger(__name__)


class Clock:
    """Rings what is due: reminders, time limits, lobbies that stood too long."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot
        self.rings: dict[str, Ring] = {}
        """What to do when a deadline of this kind is due; each cog adds its own."""
        self._sleeping: asyncio.Task[None] | None = None
        self._ringing: asyncio.Task[None] | None = None
        self._swept: datetime | None = None
        self._is_over = False

    def wake(self) -> None:
        """Something new may be due sooner."""
        self._stop()
        if self._is_over:
            return
        self._sleeping = asyncio.create_task(self._run(), name="clock")

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

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(await self._until_next())
            if self._ringing is None or self._ringing.done():
                self._ringing = asyncio.create_task(self._ring(), name="clock rings")
            await asyncio.wait([self._ringing])
            if fault := self._ringing.exception():
                log.error("the clock stumbled", exc_info=fault)
                await asyncio.sleep(STUMBLED)

    async def _until_next(self) -> float:
        """Seconds until something is due; none where nothing was swept yet."""
        due = await deadlines.next_due(self.bot.store)
        now = self.bot.now()
        swept = self._swept + SWEEP if self._swept else now
        return max(0.0, (min(due or swept, swept) - now).total_seconds())

    async def _ring(self) -> None:
        for deadline in await deadlines.due(self.bot.store, self.bot.now()):
            await self._ring_one(deadline)
        if self._swept is None or self.bot.now() - self._swept >= SWEEP:
            self._swept = self.bot.now()
            await self._sweep()

    async def _ring_one(self, deadline: Deadline) -> None:
        """One of them; what fails is tried again in an hour, what has no place any more is over."""
        try:
            await self.rings[deadline.kind](deadline)
        except discord.HTTPException as fault:
            log.warning("table %s: %s of seat %s not told: %s", deadline.table_id, deadline.kind, deadline.seat, fault)
            if fault.code == UNKNOWN_CHANNEL:
                await self.bot.boards.forget(deadline.table_id)
                return
        except Exception:
            log.exception("table %s: %s of seat %s failed", deadline.table_id, deadline.kind, deadline.seat)
        else:
            return
        later = self.bot.now() + AGAIN
        await deadlines.postpone(
            self.bot.store,
            deadline.table_id,
            deadline.seat,
            deadline.kind,
            later,
            began_at=deadline.began_at,
        )

    async def _sweep(self) -> None:
        """Once a day: what is not kept for ever."""
        now = self.bot.now()
        store = self.bot.store
        for row in await expiry.stale_lobbies(store, now - LOBBY_STANDS):
            with contextlib.suppress(LostRace):  # somebody started it at the last moment
                async with store.together() as writing:
                    await tables.end(writing, row.id, now, "expired")
                    await shown.unshow(writing, row.id)
                await self.bot.boards.show_quietly(row.id)
        await expiry.purge_finished(store, now - GAMES_KEPT)
        await expiry.purge_guilds(store, now - SERVERS_KEPT)
        await interactions.prune(store, now - INTERACTIONS_KEPT)
