"""One task that sleeps until the next thing is due, made anew when that changes; deadlines live in the store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

import discord

from db import deadlines, expiry, interactions, tables
from db.deadlines import Deadline

if TYPE_CHECKING:
    from cogs._bot import Atoll

Ring = Callable[[Deadline], Awaitable[None]]

AGAIN: Final = timedelta(hours=1)
"""When Discord does not take it now."""
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
        self._task: asyncio.Task[None] | None = None
        self._ringing = asyncio.Lock()
        self._swept: datetime | None = None

    def wake(self) -> None:
        """Something new may be due sooner."""
        self.stop()
        self._task = asyncio.create_task(self._run(), name="clock")

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
        self._task = None

    async def _run(self) -> None:
        while True:
            await asyncio.shield(self._ring())
            due = await deadlines.next_due(self.bot.store)
            now = self.bot.now()
            swept = (self._swept or now) + SWEEP
            await asyncio.sleep(max(0.0, (min(due or swept, swept) - now).total_seconds()))

    async def _ring(self) -> None:
        async with self._ringing:
            for deadline in await deadlines.due(self.bot.store, self.bot.now()):
                await self._ring_one(deadline)
            if self._swept is None or self.bot.now() - self._swept >= SWEEP:
                self._swept = self.bot.now()
                await self._sweep()

    async def _ring_one(self, deadline: Deadline) -> None:
        try:
            await self.rings[deadline.kind](deadline)
        except discord.HTTPException as fault:
            log.warning("table %s: %s of seat %s not told: %s", deadline.table_id, deadline.kind, deadline.seat, fault)
        except Exception:
            log.exception("table %s: %s of seat %s failed", deadline.table_id, deadline.kind, deadline.seat)
        else:
            return
        later = self.bot.now() + AGAIN
        await deadlines.postpone(self.bot.store, deadline.table_id, deadline.seat, deadline.kind, later)

    async def _sweep(self) -> None:
        """Once a day: what is not kept for ever."""
        now = self.bot.now()
        store = self.bot.store
        for row in await expiry.stale_lobbies(store, now - LOBBY_STANDS):
            await tables.end(store, row.id, now, "expired")
            await self.bot.boards.show_quietly(row.id)
        await expiry.purge_finished(store, now - GAMES_KEPT)
        await expiry.purge_guilds(store, now - SERVERS_KEPT)
        await interactions.prune(store, now - INTERACTIONS_KEPT)
