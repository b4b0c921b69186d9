"""Who wishes to be told by message when a lobby opens in a server."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from db.rows import milliseconds
from db.statements import Statement
from db.store import Store, Writing

ONCE_IN = timedelta(days=1)


async def wish(writing: Writing, guild_id: int, user_id: int, *, told: bool) -> None:
    """From now on this person is told of this server's lobbies, or no longer."""
    sql = (
        "INSERT INTO lobby_calls (guild_id, user_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
        if told
        else "DELETE FROM lobby_calls WHERE guild_id = ? AND user_id = ?"
    )
    await writing.write(Statement(sql, [guild_id, user_id]))


async def wishes(store: Store, guild_id: int, user_id: int) -> bool:
    """Whether they are told."""
    sql = "SELECT 1 FROM lobby_calls WHERE guild_id = ? AND user_id = ?"
    return bool(await store.rows(sql, guild_id, user_id))


async def untold(store: Store, guild_id: int, now: datetime, *, but: int, most: int) -> list[int]:
    """Who may be told now: those not told for a day, whoever waited longest first."""
    sql = """
        SELECT user_id FROM lobby_calls WHERE guild_id = ? AND user_id <> ? AND told_at <= ?
        ORDER BY told_at, user_id LIMIT ?
    """
    return [user_id for (user_id,) in await store.rows(sql, guild_id, but, milliseconds(now - ONCE_IN), most)]


async def claim(store: Store, guild_id: int, now: datetime, people: Sequence[int]) -> list[int]:
    """Those of these people who are to be told now, by the caller and nobody else."""
    taken = "UPDATE lobby_calls SET told_at = ? WHERE guild_id = ? AND user_id = ? AND told_at <= ?"
    before = milliseconds(now - ONCE_IN)
    claims = [Statement(taken, [milliseconds(now), guild_id, user_id, before]) for user_id in people]
    touched = await store.count(*claims) if claims else []
    return [user_id for user_id, count in zip(people, touched, strict=True) if count]
