"""What is not kept for ever: lobbies nobody starts, games long finished, servers that sent us away."""

from __future__ import annotations

import contextlib
from datetime import datetime

from db import steps, tables
from db.rows import Value, milliseconds, read_all
from db.settings import THERE
from db.statements import Statement
from db.store import LostRace, Store
from db.tables import Table

AT_ONCE = 20
"""Games purged in one transaction: a few, so that nobody's move waits behind a big sweep."""


async def stale_lobbies(store: Store, before: datetime) -> list[Table]:
    """This process's lobbies opened before this time, to be ended as expired and told so."""
    sql = f"""
        SELECT {Table.columns()} FROM tables WHERE status = 'lobby' AND created_at < ? AND {store.share.tables()}
        ORDER BY created_at
    """
    return read_all(Table, await store.rows(sql, milliseconds(before)))


async def forget_unanswered(store: Store, before: datetime) -> None:
    """Forget what was begun in no server of ours before this time, if nobody has said since who plays along."""
    unanswered = f"status = 'lobby' AND in_our_server = 0 AND created_at < ? AND {store.share.tables()}"
    await store.write(Statement(f"DELETE FROM tables WHERE {unanswered}", [milliseconds(before)]))


async def end_forsaken(store: Store, before: datetime, now: datetime) -> int:
    """End the games in no server of ours that nobody touched since then: no reminder reaches their one person."""
    sql = f"""
        SELECT id FROM tables WHERE status IN ('running', 'paused') AND in_our_server = 0 AND {store.share.tables()}
        AND coalesce((SELECT played_at FROM steps WHERE table_id = id AND steps.revision = tables.revision),
            created_at) < ?
    """
    forsaken = await store.rows(sql, milliseconds(before))
    for (table_id,) in forsaken:
        with contextlib.suppress(LostRace):  # it ended by itself at the last moment
            await tables.end(store, table_id, now, "expired")
    return len(forsaken)


async def purge_finished(store: Store, before: datetime) -> int:
    """Forget the games that ended before this time, with all their history; results stay."""
    return await _purge(store, "ended_at < ?", milliseconds(before)) if store.share.sweeps else 0


async def purge_guilds(store: Store, before: datetime) -> int:
    """Forget the servers left before this time, with their games, results and settings."""
    if not store.share.sweeps:
        return 0
    gone = await store.rows("SELECT guild_id FROM settings WHERE left_at < ?", milliseconds(before))
    for (guild_id,) in gone:
        await _purge(store, THERE, guild_id)
        await store.write(
            Statement(f"DELETE FROM results WHERE {THERE}", [guild_id]),
            Statement("DELETE FROM settings WHERE guild_id = ?", [guild_id]),
            Statement("DELETE FROM lobby_calls WHERE guild_id = ?", [guild_id]),
            Statement("DELETE FROM mornings WHERE guild_id = ?", [guild_id]),
            Statement("DELETE FROM feats WHERE guild_id = ?", [guild_id]),
        )
    return len(gone)


async def pack_finished(store: Store, before: datetime) -> int:
    """Put the steps of this process's games that ended before this time into one row each; how many games."""
    mine = f"ended_at < ? AND ended_at IS NOT NULL AND packed = 0 AND {store.share.tables()}"
    packed = 0
    while found := await store.rows(f"SELECT id FROM tables WHERE {mine} LIMIT ?", milliseconds(before), AT_ONCE):
        for (table_id,) in found:
            await steps.pack_away(store, table_id)
        packed += len(found)
    return packed


async def _purge(store: Store, which: str, *values: Value) -> int:
    sql = f"DELETE FROM tables WHERE id IN (SELECT id FROM tables WHERE {which} LIMIT ?)"
    purged = 0
    while True:
        (gone,) = await store.count(Statement(sql, [*values, AT_ONCE]))
        purged += gone
        if gone < AT_ONCE:
            return purged
