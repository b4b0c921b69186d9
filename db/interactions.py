"""Interactions already handled: one that Discord delivers twice is answered once."""

from __future__ import annotations

from datetime import datetime

from db.rows import milliseconds
from db.statements import Statement, insert
from db.store import NotKept, Store, Writing

AT_ONCE = 500
"""Pruned in one transaction: so few that nobody's move waits behind them."""


class AlreadyHandled(NotKept):
    """It was delivered twice."""


async def claim(writing: Writing, interaction_id: int, now: datetime) -> None:
    """It is handled with whatever is written together with this."""
    await writing.write(insert("interactions", {"id": interaction_id, "handled_at": now}, AlreadyHandled()))


async def prune(store: Store, before: datetime) -> int:
    """Forget the old ones, which nobody delivers any more."""
    sql = "DELETE FROM interactions WHERE id IN (SELECT id FROM interactions WHERE handled_at < ? LIMIT ?)"
    pruned, gone = 0, AT_ONCE
    while gone == AT_ONCE and store.share.sweeps:
        (gone,) = await store.count(Statement(sql, [milliseconds(before), AT_ONCE]))
        pruned += gone
    return pruned
