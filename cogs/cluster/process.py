"""This process among several: its slot of shards, what the others tell it, and how one hands over to the next."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import deque
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

from cogs.cluster import system
from cogs.cluster.door import Door, Parsers
from db import facts
from db.driver import Lost, Unusable
from db.share import Share
from db.store import need_psycopg

if TYPE_CHECKING:
    from cogs.bot import Atoll
    from db.slots import Slots

SWEEP: Final = 60.0
"""Seconds until it is looked for what others did and did not tell."""
AGAIN: Final = 0.25
"""Seconds between two looks at who has which slot."""
RAISED: Final = 1.0
"""Seconds in which a spare says that it follows who leaves."""
LAST_SHOWN: Final = 1.5
"""Seconds that answers begun here have before the next process takes over; Discord waits for three."""

log = logging.getLogger(__name__)


class Process:
    """One of several that divide the bot's shards: it owns a slot, waits as a spare, or connects beside an owner."""

    slots: Slots

    def __init__(self, bot: Atoll, processes: int, parsers: Parsers) -> None:
        self.bot, self.processes = bot, processes
        self.door = Door(bot, parsers)
        self.slot: int | None = None
        """None: a spare."""
        self.is_beside = False
        self.max_concurrency = 1
        self._tasks: set[asyncio.Task[Any]] = set()
        self._leaving: deque[int] = deque()
        self._yielded = asyncio.Event()

    @property
    def waits(self) -> str | None:
        """Why it answers nobody yet, if it does not."""
        if self.slot is None:
            return "a spare: others have every shard"
        return f"connects beside who has slot {self.slot}" if self.is_beside else None

    async def join(self) -> None:
        """Take the first free slot; where there is none, stand by until somebody dies or leaves."""
        from db.slots import Slots  # noqa: PLC0415 — psycopg is there only where it is wished for

        need_psycopg()
        bot, count = self.bot, self.bot.settings.shards or 1
        self.slots = await Slots.open(str(bot.settings.database), heard=self._hear, lost=bot.when_lost)
        await self.slots.agree(self.processes, count)
        self.max_concurrency = (await bot.fetch_session_start_limits()).max_concurrency
        slot = await self.slots.take(self.processes)
        if slot is None:
            log.info("A spare: %s processes have every shard", self.processes)
            system.say_ready()
            slot = await self._stand_by()
        self.slot, bot.store.share = slot, Share.of_slot(slot, self.processes, count)
        bot.shard_count, bot.shard_ids = count, sorted(bot.store.share.shards)
        log.info("Slot %s of %s: shards %s of %s", slot, self.processes, bot.shard_ids, count)
        if self.is_beside:
            self.door.hold()
        self._do(self._begin())

    async def identify(self, shard: int) -> None:
        """Wait for Discord's leave to connect a shard: one in each bucket every five seconds."""
        await self.slots.identify(shard % self.max_concurrency)

    async def tell(self, words: str) -> None:
        """Every process hears it."""
        await self.slots.tell(words)

    def tell_soon(self, words: str) -> None:
        """The same, where nobody waits for it."""
        self._do(self.tell(words))

    async def hand_over(self) -> None:
        """Told to leave: a spare, if there is one, connects beside this process before it goes."""
        while self.slot is not None and not self.is_beside:
            self.door.note()
            await self.tell(f"leaving {self.slot}")
            await asyncio.sleep(RAISED)
            if not await self.slots.has_successor(self.slot):
                return
            while await self.slots.has_successor(self.slot):  # it may die meanwhile
                if self._yielded.is_set():
                    await self._leave(self.slot)
                    return
                await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        """The slot is free for others."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if hasattr(self, "slots"):
            await self.slots.close()

    # Who goes

    async def _leave(self, slot: int) -> None:
        """Nothing more is taken here; what was begun is ended, if that takes no longer than people wait."""
        self.door.shut()
        last = {*self.bot.working, asyncio.ensure_future(self.bot.clock.close())}
        await asyncio.wait(last, timeout=LAST_SHOWN)
        await facts.note(self.bot.store, f"taken-{slot}", json.dumps(self.door.noted))
        await self.slots.leave(slot)

    # Who comes

    async def _stand_by(self) -> int:
        while True:
            slot = await self.slots.take(self.processes)
            if slot is not None:
                return slot
            while self._leaving:
                slot = self._leaving.popleft()
                if await self.slots.succeed(slot):
                    self.is_beside = True
                    return slot
            await asyncio.sleep(AGAIN)

    async def _begin(self) -> None:
        """Once connected: take over where somebody was there before; then look, now and then, what others did."""
        try:
            await self.bot.wait_until_ready()
            if self.is_beside:
                await self._take_over()
        except Exception as fault:  # noqa: BLE001 — whatever it is: who cannot take over must end, to be started anew
            self.bot.when_lost(fault if isinstance(fault, Lost) else Lost(f"slot {self.slot} is not had: {fault}"))
            return
        system.say_ready()
        while True:
            await asyncio.sleep(SWEEP)
            self.bot.clock.wake()
            await self.bot.boards.look_around()

    async def _take_over(self) -> None:
        assert self.slot is not None
        await self.tell(f"yield {self.slot}")
        await self.slots.own(self.slot)
        taken = json.loads(await facts.of(self.bot.store, f"taken-{self.slot}") or "[]")
        await self.bot.boards.unshown.look_for_suspects()
        self.is_beside = False
        self.door.open(taken)
        log.info("Slot %s is taken over", self.slot)
        await self.bot.announce()

    # What others tell

    def _hear(self, words: str) -> None:
        word, _, about = words.partition(" ")
        if self.slot is None:
            if word == "leaving":
                self._leaving.append(int(about))
        elif word == "yield" and int(about) == self.slot:
            self._yielded.set()
        elif self.is_beside or not self.door.is_open:
            return
        elif word == "show":
            self._do(self.bot.boards.told(about))
        elif word in {"icons", "icon-refused"}:
            self.bot.icons.told(word)
        elif word == "person":
            self.bot.drop_language(int(about))
            self.bot.clock.wake()

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()):
            log.error("what others told is not done", exc_info=fault)


def refuse_unfit(processes: int | None, here: int | None, shards: int | None, *, has_server: bool) -> None:
    """Several processes need what they share, and something to divide."""
    if processes is None:
        if here is not None:
            raise Unusable("PROCESSES_HERE needs PROCESSES, the number of processes on all machines.")
        return
    if not has_server:
        raise Unusable("PROCESSES needs a DATABASE_URL, because only one process can use a file.")
    if shards is None or shards < processes:
        raise Unusable(
            f"PROCESSES={processes} needs a SHARD_COUNT of at least {processes}, the same for all processes."
        )
