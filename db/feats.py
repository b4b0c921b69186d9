"""A server's firsts and records, and the game that each was reached in."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct

from db.rows import milliseconds, moment
from db.statements import Statement
from db.store import Store, Writing


class Feat(Struct, frozen=True):
    """One of them; of its people those are named who keep records and were not forgotten."""

    feat: str
    table_id: str
    value: int
    at: datetime
    user_ids: tuple[int, ...]


INSERT = "INSERT INTO feats (guild_id, feat, table_id, value, at) VALUES (?, ?, ?, ?, ?)"


async def first(writing: Writing, guild_id: int, feat: str, table_id: str, value: int, now: datetime) -> None:
    """Keep it where it is the server's first of this kind."""
    sql = f"{INSERT} ON CONFLICT DO NOTHING"
    await writing.write(Statement(sql, [guild_id, feat, table_id, value, milliseconds(now)]))


async def better(writing: Writing, guild_id: int, feat: str, table_id: str, value: int, now: datetime) -> None:
    """Keep it where the server has none of this kind, or one of a lower value."""
    sql = f"""
        {INSERT} ON CONFLICT (guild_id, feat)
        DO UPDATE SET table_id = excluded.table_id, value = excluded.value, at = excluded.at
        WHERE excluded.value > feats.value
    """
    await writing.write(Statement(sql, [guild_id, feat, table_id, value, milliseconds(now)]))


async def of_guild(store: Store, guild_id: int) -> list[Feat]:
    """All of a server's, in the order in which they were reached."""
    sql = """
        SELECT feat, feats.table_id, value, at, user_id FROM feats
        LEFT JOIN results ON results.table_id = feats.table_id
            AND NOT EXISTS (SELECT 1 FROM preferences WHERE preferences.user_id = results.user_id AND stats_opt_out = 1)
        WHERE feats.guild_id = ? ORDER BY at, feat, seat
    """
    people: dict[tuple[str, str, int, int], list[int]] = {}
    for *reached, user_id in await store.rows(sql, guild_id):
        those = people.setdefault((reached[0], reached[1], reached[2], reached[3]), [])
        if user_id is not None:
            those.append(user_id)
    return [
        Feat(feat, table_id, value, moment(at), tuple(those)) for (feat, table_id, value, at), those in people.items()
    ]
