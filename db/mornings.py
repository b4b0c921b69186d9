"""When a server wishes to be told of the day, and what was told; the clock's, like deadlines."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from db.rows import Row, column, milliseconds, moment, read, read_all
from db.settings import KNOWN
from db.statements import Statement, put
from db.store import Store, Writing


class Morning(Row, frozen=True):
    """A server's hour. Due at no time: it could not be told, and is told no more until it is settled anew."""

    guild_id: int
    channel_id: int
    minute: int
    """After midnight."""
    zone: str
    next_at: datetime | None
    told_day: str | None
    """The last day that was told."""
    faults: int = 0
    """How many times in a row it could not be told."""


# A server that sent us away is told nothing.
PENDING = """
    mornings WHERE next_at IS NOT NULL AND {mine} AND NOT EXISTS
    (SELECT 1 FROM settings WHERE settings.guild_id = mornings.guild_id AND left_at IS NOT NULL)
"""


async def settle(writing: Writing, guild_id: int, channel_id: int, minute: int, zone: str, next_at: datetime) -> None:
    """From now on at this minute of the day, in this channel; what was told already is told no second time."""
    wished = {"channel_id": channel_id, "minute": minute, "zone": zone, "next_at": next_at, "faults": 0}
    await writing.write(Statement(KNOWN, [guild_id]), put("mornings", {"guild_id": guild_id}, wished))


async def of(store: Store, guild_id: int) -> Morning | None:
    """A server's hour, if it wishes any."""
    found = await store.rows(f"SELECT {Morning.columns()} FROM mornings WHERE guild_id = ?", guild_id)
    return read(Morning, found[0]) if found else None


async def drop(writing: Writing, guild_id: int) -> None:
    """It wishes none any more."""
    await writing.write(Statement("DELETE FROM mornings WHERE guild_id = ?", [guild_id]))


async def next_due(store: Store) -> datetime | None:
    """When the clock has to ring next for one of this process's servers."""
    pending = PENDING.format(mine=store.share.servers())
    found = await store.rows(f"SELECT next_at FROM {pending} ORDER BY next_at LIMIT 1")
    return moment(found[0][0]) if found else None


async def due(store: Store, now: datetime, most: int = 100) -> list[Morning]:
    """Those of this process's servers whose hour has come, the longest due first."""
    pending = PENDING.format(mine=store.share.servers())
    sql = f"SELECT {Morning.columns()} FROM {pending} AND next_at <= ? ORDER BY next_at, guild_id LIMIT ?"
    return read_all(Morning, await store.rows(sql, milliseconds(now), most))


async def claim(store: Store, due: Sequence[Morning], until: datetime) -> list[Morning]:
    """Those of them that the caller has to tell: nobody else claimed or settled them; untold, they are due then."""
    sql = "UPDATE mornings SET next_at = ? WHERE guild_id = ? AND next_at = ?"
    claims = [Statement(sql, [milliseconds(until), each.guild_id, column(each.next_at)]) for each in due]
    touched = await store.count(*claims) if claims else []
    return [each for each, count in zip(due, touched, strict=True) if count]


async def told(writing: Writing, guild_id: int, day: str, next_at: datetime) -> None:
    """This day was told; an earlier one that is told afterwards does not undo that."""
    sql = """
        UPDATE mornings SET next_at = ?2, faults = 0,
            told_day = CASE WHEN told_day >= ?3 THEN told_day ELSE ?3 END WHERE guild_id = ?1
    """
    await writing.write(Statement(sql, [guild_id, milliseconds(next_at), day]))


async def failed(writing: Writing, guild_id: int, next_at: datetime | None) -> None:
    """It could not be told: it is tried again then, or not until it is settled anew."""
    sql = "UPDATE mornings SET next_at = ?, faults = faults + 1 WHERE guild_id = ?"
    await writing.write(Statement(sql, [column(next_at), guild_id]))
