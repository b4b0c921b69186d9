"""A server's firsts and records, and the game that each was reached in."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct

from db.rows import Value, milliseconds, moment
from db.statements import Statement
from db.store import Store, Writing


class Feat(Struct, frozen=True):
    """One of them; of its people those are named who keep records and were not forgotten."""

    feat: str
    table_id: str
    value: int
    at: datetime
    user_ids: tuple[int, ...]


class Reached(Struct, frozen=True):
    """What is to be kept: by whom in that game; empty: by all of them."""

    feat: str
    table_id: str
    value: int
    seats: tuple[int, ...] = ()


INSERT = "INSERT INTO feats (guild_id, feat, table_id, value, seats, at) VALUES (?, ?, ?, ?, ?, ?)"


def _values(guild_id: int, reached: Reached, now: datetime) -> list[Value]:
    seats = f"{reached.table_id}:{','.join(map(str, reached.seats))}" if reached.seats else ""
    return [guild_id, reached.feat, reached.table_id, reached.value, seats, milliseconds(now)]


async def first(writing: Writing, guild_id: int, reached: Reached, now: datetime) -> None:
    """Keep it where it is the server's first of this kind."""
    await writing.write(Statement(f"{INSERT} ON CONFLICT DO NOTHING", _values(guild_id, reached, now)))


async def better(writing: Writing, guild_id: int, reached: Reached, now: datetime) -> None:
    """Keep it where the server has none of this kind, or one of a lower value."""
    sql = f"""
        {INSERT} ON CONFLICT (guild_id, feat)
        DO UPDATE
        SET table_id = excluded.table_id, value = excluded.value, seats = excluded.seats, at = excluded.at
        WHERE excluded.value > feats.value
    """
    await writing.write(Statement(sql, _values(guild_id, reached, now)))


async def of_guild(store: Store, guild_id: int) -> list[Feat]:
    """All of a server's, in the order in which they were reached."""
    sql = """
        SELECT feat, feats.table_id, value, at, seats, seat, user_id FROM feats
        LEFT JOIN results ON results.table_id = feats.table_id
            AND NOT EXISTS (SELECT 1 FROM preferences WHERE preferences.user_id = results.user_id AND stats_opt_out = 1)
        WHERE feats.guild_id = ? ORDER BY at, feat, seat
    """
    people: dict[tuple[str, str, int, int], list[int]] = {}
    for feat, table_id, value, at, seats, seat, user_id in await store.rows(sql, guild_id):
        those = people.setdefault((feat, table_id, value, at), [])
        whose, _, by = seats.partition(":")
        if user_id is not None and (whose != table_id or str(seat) in by.split(",")):
            those.append(user_id)
    return [
        Feat(feat, table_id, value, moment(at), tuple(those)) for (feat, table_id, value, at), those in people.items()
    ]
