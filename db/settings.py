"""What a server has settled."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from db.rows import Row, milliseconds, read
from db.statements import Statement, put
from db.store import Store, Writing

ROLE_CALLED_ONCE_IN = timedelta(hours=1)


class Settings(Row, frozen=True):
    """None: the bot's default. No channel named: every channel is allowed."""

    language: str | None = None
    channels: tuple[int, ...] = ()
    time_limit_hours: int | None = None
    reminder_hours: tuple[int, ...] | None = None
    call_role: int | None = None
    """Who is called once when a lobby opens."""


# A server is known from its first table on, also if it never settles anything.
THERE = "guild_id = ? AND in_our_server = 1"
KNOWN = "INSERT INTO settings (guild_id) VALUES (?) ON CONFLICT DO NOTHING"


async def of(store: Store, guild_id: int) -> Settings:
    """A server's settings, perhaps never touched."""
    found = await store.rows(f"SELECT {Settings.columns()} FROM settings WHERE guild_id = ?", guild_id)
    return read(Settings, found[0]) if found else Settings()


async def change(writing: Writing, guild_id: int, **changes: Any) -> None:
    """Settle some of them anew, by their names in `Settings`."""
    Settings(**changes)  # refuses names that there are not
    await writing.write(put("settings", {"guild_id": guild_id}, changes))


async def claim_role_call(store: Store, guild_id: int, now: datetime) -> bool:
    """Whether the server's role may be called now, by the caller and nobody else: not twice in an hour."""
    sql = """
        UPDATE settings SET role_called_at = ?
        WHERE guild_id = ? AND (role_called_at IS NULL OR role_called_at NOT BETWEEN ? AND ?)
    """
    earliest = milliseconds(now - ROLE_CALLED_ONCE_IN) + 1
    (claimed,) = await store.count(Statement(sql, [milliseconds(now), guild_id, earliest, milliseconds(now)]))
    return bool(claimed)


async def leave(writing: Writing, guild_id: int, now: datetime) -> None:
    """The server sent us away: its games wait, and are forgotten after a while."""
    await writing.write(
        put("settings", {"guild_id": guild_id}, {"left_at": now}),
        Statement(f"UPDATE tables SET status = 'paused' WHERE {THERE} AND status = 'running'", [guild_id]),
        Statement(
            f"UPDATE tables SET status = 'expired', ended_at = ? WHERE {THERE} AND status = 'lobby'",
            [milliseconds(now), guild_id],
        ),
    )


async def come_back(writing: Writing, guild_id: int) -> None:
    """The server has us again."""
    await writing.write(Statement("UPDATE settings SET left_at = NULL WHERE guild_id = ?", [guild_id]))


async def kept(store: Store) -> set[int]:
    """This process's servers that have not sent us away, to be compared at start-up with those that still have us."""
    return await _which(store, "left_at IS NULL")


async def left(store: Store) -> set[int]:
    """This process's servers that sent us away and are not forgotten yet."""
    return await _which(store, "left_at IS NOT NULL")


async def _which(store: Store, are: str) -> set[int]:
    found = await store.rows(f"SELECT guild_id FROM settings WHERE {are} AND {store.share.servers()}")
    return {guild_id for (guild_id,) in found}
