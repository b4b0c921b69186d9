"""Hands that stay raised under a lobby though their people got up; once lowered they count again."""

from __future__ import annotations

from db.statements import Statement
from db.store import Store, Writing


async def stays_up(writing: Writing, table_id: str, user_id: int) -> None:
    """Somebody got up and may have left a hand raised."""
    sql = "INSERT INTO raised_hands (table_id, user_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
    await writing.write(Statement(sql, [table_id, user_id]))


async def lowered(writing: Writing, table_id: str, user_id: int) -> None:
    """The hand is down, or its person sits again."""
    await writing.write(Statement("DELETE FROM raised_hands WHERE table_id = ? AND user_id = ?", [table_id, user_id]))


async def that_stay_up(store: Store, table_id: str) -> set[int]:
    """Whose hands seat nobody."""
    return {user_id for (user_id,) in await store.rows("SELECT user_id FROM raised_hands WHERE table_id = ?", table_id)}
