"""A game at a table, from its lobby to its end."""

from __future__ import annotations

import secrets
import string
from collections.abc import Mapping
from datetime import datetime
from typing import Any, Literal

from db.rows import Row, column, milliseconds, read_all
from db.settings import KNOWN
from db.statements import Statement, insert
from db.store import LostRace, NotKept, Store, Writing

Status = Literal["lobby", "running", "paused", "over", "abandoned", "expired"]

LIVE = "status IN ('lobby', 'running', 'paused')"
TAKES_THE_CHANNEL = "(status IN ('running', 'paused') OR (status = 'lobby' AND thread = 0))"


class ChannelTaken(NotKept):
    """One live table plays in a channel; a second one needs a thread."""


class TooManyLobbies(NotKept):
    """Its host has as many open as one may have."""


class Table(Row, frozen=True):
    """The row of a table, with what the channel shows of it."""

    id: str
    game: str
    guild_id: int
    channel_id: int
    thread: bool
    host_id: int | None
    options: dict[str, Any]
    language: str
    theme: str
    seed: int
    time_limit_hours: int | None
    status: Status
    revision: int
    created_at: datetime
    started_at: datetime | None
    ended_at: datetime | None
    shown_revision: int
    """The revision that the channel shows: 0 is the lobby; -1, whatever it shows is out of date."""
    board_channel_id: int | None
    board_message_id: int | None
    board_posted_at: datetime | None
    board_revision: int | None
    in_our_server: bool = True
    """Its place is a server that has us: not a direct message, nor a server where only the user brought us."""
    hints: int = 0
    """How many were asked for."""
    changes: int = 0
    """How often something changed without a step: who sits there, that it pauses, that it was ended."""
    shown_changes: int = 0
    """How many of those the channel tells."""
    reported_revision: int = 0
    """The boards before the live one reported the steps up to this revision."""

    prefix = "tables."

    @property
    def is_shown(self) -> bool:
        """Whether the channel shows all of it."""
        return self.shown_revision >= self.revision and self.shown_changes >= self.changes

    @property
    def is_live(self) -> bool:
        return self.status in {"lobby", "running", "paused"}


HANDS_DOWN = "DELETE FROM raised_hands WHERE table_id = ?"
FORGET_WHAT_IS_SETTLED = (
    "DELETE FROM deadlines WHERE table_id = ?",
    "DELETE FROM votes WHERE table_id = ?",
    "DELETE FROM offers WHERE table_id = ?",
    "DELETE FROM plans WHERE table_id = ?",
    HANDS_DOWN,
    "DELETE FROM states WHERE table_id = ?1 AND revision <> (SELECT revision FROM tables WHERE id = ?1)",
)


def new_id() -> str:
    """Short enough for a button's id, and not used again after a backup was restored."""
    return "".join(secrets.choice(string.digits + string.ascii_lowercase) for _ in range(8))


# Touches the server's row, so that two lobbies opened at once are counted one after the other.
ROOM = """
    UPDATE settings SET guild_id = guild_id WHERE guild_id = ?
    AND (SELECT count(*) FROM tables WHERE host_id = ? AND status = 'lobby' AND in_our_server = 1) < ?
"""


async def create(
    writing: Writing,
    now: datetime,
    *,
    game: str,
    guild_id: int,
    channel_id: int,
    host_id: int,
    language: str,
    options: Mapping[str, Any],
    seed: int,
    theme: str = "standard",
    thread: bool = False,
    time_limit_hours: int | None = None,
    in_our_server: bool = True,
    most_open: int | None = None,
) -> str:
    """Open a lobby and say its id; `thread`: it has, or will open, a thread of its own.

    `most_open`: how many open lobbies its host may have with this one, else `TooManyLobbies`.
    """
    table_id = new_id()
    facts = {
        "id": table_id,
        "game": game,
        "guild_id": guild_id,
        "channel_id": channel_id,
        "thread": thread,
        "host_id": host_id,
        "options": options,
        "language": language,
        "theme": theme,
        "seed": seed,
        "time_limit_hours": time_limit_hours,
        "status": "lobby",
        "created_at": now,
        "in_our_server": in_our_server,
    }
    known = [Statement(KNOWN, [guild_id])] if in_our_server else []
    room = [Statement(ROOM, [guild_id, host_id, most_open], TooManyLobbies())] if most_open is not None else []
    await writing.write(*known, *room, insert("tables", facts, ChannelTaken()))
    return table_id


async def find(store: Store, table_id: str) -> Table | None:
    """The table's row alone."""
    return await _one(store, "id = ?", table_id)


async def in_channel(store: Store, channel_id: int) -> Table | None:
    """The live table of a channel or thread."""
    return await _one(store, f"channel_id = ? AND {TAKES_THE_CHANNEL}", channel_id)


async def last_in_channel(store: Store, channel_id: int) -> Table | None:
    """The game a channel or thread plays, or the last one it played."""
    found = await _some(store, "channel_id = ? AND revision > 0 ORDER BY started_at DESC LIMIT 1", channel_id)
    return found[0] if found else None


async def with_board(store: Store, message_id: int) -> Table | None:
    """The table whose board, or lobby, this message is: somebody reacted to it."""
    return await _one(store, "board_message_id = ?", message_id)


async def of_user(store: Store, user_id: int) -> list[Table]:
    """Somebody's live tables everywhere, the oldest first."""
    return read_all(
        Table,
        await store.rows(
            f"SELECT {Table.columns()} FROM tables WHERE id IN"
            f" (SELECT table_id FROM seats WHERE user_id = ? AND left_at IS NULL) AND {LIVE} ORDER BY created_at",
            user_id,
        ),
    )


async def daily_of(store: Store, user_id: int, day: str, game: str) -> Table | None:
    """Somebody's table of a game's deal of a day."""
    return await _one(store, "host_id = ? AND game = ? AND options ->> 'date' = ?", user_id, game, day)


async def counted(store: Store) -> dict[str, int]:
    """How many tables of this process are live, by what they do."""
    mine = store.share.tables()
    running = f"SELECT status, count(*) FROM tables WHERE status IN ('running', 'paused') AND {mine} GROUP BY status"
    waiting = f"SELECT status, count(*) FROM tables WHERE status = 'lobby' AND {mine} GROUP BY status"
    found = await store.ask((running, []), (waiting, []))
    return {"lobby": 0, "running": 0, "paused": 0, **{status: count for rows in found for status, count in rows}}


async def lobbies(store: Store) -> list[Table]:
    """Every open lobby of this process: at start-up the reactions that came meanwhile are read again."""
    return await _some(store, f"status = 'lobby' AND {store.share.tables()} ORDER BY created_at")


async def lobbies_in(store: Store, channel_id: int) -> list[Table]:
    """The open lobbies of a channel, also those that will open a thread."""
    return await _some(store, "status = 'lobby' AND channel_id = ? ORDER BY created_at", channel_id)


async def paused_in(store: Store, guild_id: int) -> list[Table]:
    """Return a server's paused games, as when it has the bot back."""
    return await _some(store, "status = 'paused' AND guild_id = ? ORDER BY created_at", guild_id)


async def move(writing: Writing, table_id: str, channel_id: int, *, thread: bool) -> None:
    """The table plays in another place from now on: its thread was opened."""
    sql = "UPDATE tables SET channel_id = ?, thread = ? WHERE id = ?"
    await writing.write(Statement(sql, [channel_id, int(thread), table_id], LostRace(), ChannelTaken()))


async def host(writing: Writing, table_id: str, user_id: int | None) -> None:
    """Somebody else is the host now."""
    await writing.write(Statement("UPDATE tables SET host_id = ? WHERE id = ?", [user_id, table_id]))


async def arrange(
    writing: Writing, table_id: str, options: Mapping[str, Any], *, since: Mapping[str, Any] | None = None, **row: Any
) -> None:
    """Other options for a lobby, and other values of its row; the board no longer shows what is so.

    `since`: the options that were read; if they're others now, the race is lost.
    """
    new = {"options": options, **row, "shown_revision": -1}
    named = ", ".join(f"{name} = ?" for name in new)
    sql = f"""
        UPDATE tables SET {named} WHERE id = ? AND status = 'lobby'
        AND CAST(options AS TEXT) = coalesce(?, CAST(options AS TEXT))
    """
    read = column(since) if since is not None else None
    values = [*map(column, new.values()), table_id, read]
    await writing.write(Statement(sql, values, LostRace(), ChannelTaken()))


async def settle(writing: Writing, table_id: str, options: Mapping[str, Any]) -> None:
    """The options with which a game begins: what its lobby left open is settled."""
    await writing.write(Statement("UPDATE tables SET options = ? WHERE id = ?", [column(options), table_id]))


async def start(writing: Writing, table_id: str, now: datetime, *, options: Mapping[str, Any] | None = None) -> None:
    """The lobby, if its options are still these, becomes a game; its set-up, revision 1, is written with this."""
    sql = """
        UPDATE tables SET status = 'running', started_at = ?
        WHERE id = ? AND status = 'lobby' AND CAST(options AS TEXT) = coalesce(?, CAST(options AS TEXT))
    """
    read = column(options) if options is not None else None
    await writing.write(
        Statement(sql, [milliseconds(now), table_id, read], LostRace(), ChannelTaken()),
        Statement(HANDS_DOWN, [table_id]),
    )


async def pause(writing: Writing, table_id: str) -> None:
    """Nobody is reminded until it goes on."""
    await _change(writing, table_id, "running", "paused")


async def resume(writing: Writing, table_id: str) -> None:
    """It goes on."""
    await _change(writing, table_id, "paused", "running")


async def end(
    writing: Writing, table_id: str, now: datetime, status: Literal["over", "abandoned", "expired"] = "over"
) -> None:
    """It is over for good, and its channel is free; what it waited for, and all states but the last, are forgotten."""
    await writing.write(*ending(table_id, now, status, LostRace()))


def ending(table_id: str, now: datetime, status: Status, if_over: Exception | None = None) -> tuple[Statement, ...]:
    """The lines that end it; where it is over already nothing changes, or that is raised."""
    sql = f"UPDATE tables SET status = ?, ended_at = ? WHERE id = ? AND {LIVE}"
    return (
        Statement(sql, [status, milliseconds(now), table_id], if_over),
        *(Statement(line, [table_id]) for line in FORGET_WHAT_IS_SETTLED),
    )


async def hint(writing: Writing, table_id: str) -> None:
    """One hint more was asked for."""
    await writing.write(Statement("UPDATE tables SET hints = hints + 1 WHERE id = ?", [table_id]))


async def _change(writing: Writing, table_id: str, former: Status, status: Status) -> None:
    sql = "UPDATE tables SET status = ? WHERE id = ? AND status = ?"
    await writing.write(Statement(sql, [status, table_id, former], LostRace()))


async def _one(store: Store, where: str, *values: str | int) -> Table | None:
    found = await _some(store, where, *values)
    return found[0] if found else None


async def _some(store: Store, where: str, *values: str | int) -> list[Table]:
    return read_all(Table, await store.rows(f"SELECT {Table.columns()} FROM tables WHERE {where}", *values))
