"""Which of several processes does what: a slot of shards is a lock on PostgreSQL, freed when its process dies.

There is no launcher and no number to give out. Each process takes the first free slot; who finds none is a spare that
takes over from who dies, or succeeds who is told to leave. The connection that holds the locks is its own (never
through a pool that lends connections out), and when it is lost the locks are somebody else's by now: `lost` is called,
and the process must end.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, Self

import psycopg

from db import migrate, server
from db.driver import InUse, Lost
from db.pipeline import Pipeline
from db.server import Rows
from db.thread import Worker

OWNER: Final = migrate.OURS
"""Locks of this family: who has the slot."""
NEXT: Final = OWNER + 1
"""Who will have it: a spare that connects beside the owner, who was told to leave, and waits for that one to yield."""
IDENTIFY: Final = OWNER + 2
"""Who may identify to Discord in a bucket: one every five seconds."""
PLAN: Final = OWNER + 3
"""Into how many processes and shards all of them divide the bot."""
MOST_SHARDS: Final = 10_000

HELD: Final = """
    SELECT objid::bigint FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE locktype = 'advisory' AND objsubid = 2 AND granted AND datname = current_database()
"""
FREE: Final = f"""
    SELECT number FROM generate_series(0, $3::int - 1) AS number
    WHERE number NOT IN ({HELD} AND classid::bigint IN ($1, $2)) ORDER BY number
"""
"""A slot that has a successor is kept for that one."""
HAS: Final = f"{HELD} AND classid::bigint = $1 AND objid::bigint = $2"
OTHERS: Final = f"{HELD} AND classid::bigint = $1 AND objid::bigint <> $2"
SHARE: Final = "SELECT pg_advisory_lock_shared($1::int, $2::int)"

LOCK: Final = "SELECT pg_try_advisory_lock($1::int, $2::int)"
UNLOCK: Final = "SELECT pg_advisory_unlock($1::int, $2::int)"
CHANNEL: Final = "atoll"
AGAIN: Final = 0.25
"""Seconds until a lock that somebody has is tried again; a dead process tells nobody that it died."""
BEAT: Final = 5.0
"""Seconds until the connection is looked at again, if nothing comes."""
IDENTIFIED: Final = 5.2
"""Seconds that Discord wants between two of a bucket."""

Heard = Callable[[str], object]


class Slots:
    """A process among several: the locks it has, and what the others tell."""

    def __init__(self, place: str, rows: Rows, heard: Heard, lost: Callable[[Lost], object]) -> None:
        self._words = f"the connection to {place} is lost"
        self._rows, self._asked = rows, Pipeline(rows)
        self._heard = heard
        self._door = rows.fileno()
        self._lost = lost
        self._worker = Worker("slots")
        self._loop = asyncio.get_running_loop()
        self._beating: asyncio.TimerHandle | None = None
        self._is_over = False
        rows.add_notify_handler(self._told)

    @classmethod
    async def open(cls, url: str, *, heard: Heard, lost: Callable[[Lost], object]) -> Self:
        """Connect and listen; `heard` is called with what others tell, `lost` once when the connection is gone."""
        rows = await asyncio.to_thread(_connect, url)
        slots = cls(server.where(url), rows, heard, lost)
        slots._listen()
        return slots

    async def agree(self, processes: int, shards: int) -> None:
        """Divide the bot as everybody else does; `Unavailable` says how that is."""
        plan = processes * (MOST_SHARDS + 1) + shards
        await self._do(SHARE, PLAN, plan)
        others = await self._do(OTHERS, PLAN, plan)
        if others:
            divided = "PROCESSES={} and SHARD_COUNT={}".format(*divmod(others[0][0], MOST_SHARDS + 1))
            raise InUse(f"The running processes use {divided}. Stop them all first, or use the same setting here.")

    async def take(self, count: int) -> int | None:
        """The first free slot of so many, from now on this process's."""
        for (slot,) in await self._do(FREE, OWNER, NEXT, count):
            if await self._try(OWNER, slot):
                return int(slot)
        return None

    async def succeed(self, slot: int) -> bool:
        """Be the successor of a slot's owner, if there is none yet: nobody else takes it meanwhile."""
        return await self._try(NEXT, slot)

    async def has_successor(self, slot: int) -> bool:
        """Whether somebody waits to own this very slot."""
        return bool(await self._do(HAS, NEXT, slot))

    async def own(self, slot: int) -> None:
        """Wait until this very slot is free, and take it."""
        await self._get(OWNER, slot)
        await self._do(UNLOCK, NEXT, slot)

    async def leave(self, slot: int) -> None:
        """The slot is free for the next one."""
        await self._do(UNLOCK, OWNER, slot)

    async def identify(self, bucket: int, seconds: float = IDENTIFIED) -> None:
        """Wait until nobody else identifies in this bucket; for so many seconds nobody else will."""
        await self._get(IDENTIFY, bucket)
        self._loop.call_later(seconds, self._free, bucket)

    async def tell(self, words: str) -> None:
        """Every process hears it, this one too."""
        await self._do("SELECT pg_notify($1, $2)", CHANNEL, words)

    async def close(self) -> None:
        """Leave everything to the others."""
        self._is_over = True
        self._deafen()
        await self._worker.hop(self._rows.close)
        self._worker.end()

    # How it is done

    async def _try(self, family: int, number: int) -> bool:
        ((taken,),) = await self._do(LOCK, family, number)
        return bool(taken)

    async def _get(self, family: int, number: int) -> None:
        while True:
            if await self._try(family, number):
                return
            await asyncio.sleep(AGAIN)

    def _free(self, bucket: int) -> None:
        self._hop(UNLOCK, IDENTIFY, bucket)

    async def _do(self, sql: str, *values: int | str) -> list[tuple[Any, ...]]:
        try:
            return await self._hop(sql, *values)
        except psycopg.OperationalError as error:
            raise (Lost(self._words) if self._rows.closed else error) from error

    def _hop(self, sql: str, *values: int | str) -> asyncio.Future[list[tuple[Any, ...]]]:
        asked = self._worker.hop(lambda: self._asked.read(*self._asked.run((sql, values))))
        asked.add_done_callback(self._look)
        return asked

    def _told(self, notice: psycopg.Notify) -> None:
        self._loop.call_soon_threadsafe(self._heard, notice.payload)

    def _look(self, asked: asyncio.Future[list[tuple[Any, ...]]]) -> None:
        """After each word with the server: is it still there?"""
        if not asked.cancelled() and asked.exception() and self._rows.closed and not self._is_over:
            self._is_over = True
            self._deafen()
            self._lost(Lost(self._words))

    def _listen(self, _: object = None) -> None:
        """What comes is read on the thread that has the connection; if nothing comes, it is asked whether it lives."""
        if not self._is_over:
            self._loop.add_reader(self._door, self._hear)
            self._beating = self._loop.call_later(BEAT, self._hear)

    def _hear(self) -> None:
        self._deafen()
        self._hop("SELECT 1").add_done_callback(self._listen)

    def _deafen(self) -> None:
        self._loop.remove_reader(self._door)
        if self._beating is not None:
            self._beating.cancel()


def _connect(url: str) -> Rows:
    rows = server.connect(url, application_name="atoll slot")
    try:
        server.lock_together(rows, server.where(url))
        rows.execute(f"LISTEN {CHANNEL}".encode())
    except BaseException:
        rows.close()
        raise
    return rows
