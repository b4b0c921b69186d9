"""What the channel shows of each table, so that at start-up whatever was saved and not shown is found."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from db.rows import Row, column, milliseconds, read_all
from db.statements import Statement
from db.store import Store, Writing

NOTE: Final = -1
"""The revision of a message that is no board: it says something about a lobby, or reminds players."""


class Unshown(Row, frozen=True):
    """What is left to do for a table: show its revision, or (with a former message) shrink that."""

    table_id: str
    revision: int
    shown_revision: int
    former_channel_id: int | None
    former_message_id: int | None


async def post(
    writing: Writing,
    table_id: str,
    revision: int,
    *,
    channel_id: int,
    message_id: int,
    now: datetime,
    reported: int = 0,
) -> None:
    """A new message is the board; the one before, if there is one, is still to be shrunk.

    `reported`: the former boards reported the steps up to this revision.
    """
    keep_former = """
        INSERT INTO former_boards (message_id, channel_id, table_id, posted_revision, next_revision)
        SELECT board_message_id, board_channel_id, id, coalesce(board_revision, 0), ? FROM tables
        WHERE id = ? AND board_message_id IS NOT NULL AND board_message_id <> ?
        ON CONFLICT DO NOTHING
    """
    show = """
        UPDATE tables SET shown_revision = ?1, board_revision = ?1,
            board_channel_id = ?2, board_message_id = ?3, board_posted_at = ?4, reported_revision = ?5
        WHERE id = ?6
    """
    await writing.write(
        Statement(keep_former, [revision, table_id, message_id]),
        Statement(show, [revision, channel_id, message_id, milliseconds(now), reported, table_id]),
    )


async def edit(writing: Writing, table_id: str, revision: int) -> None:
    """The board was edited in place and shows this revision; a later one that is shown already stays so."""
    sql = "UPDATE tables SET shown_revision = ? WHERE id = ? AND shown_revision < ?"
    await writing.write(Statement(sql, [revision, table_id, revision]))


class Former(Row, frozen=True):
    """A board that another one has followed."""

    channel_id: int
    message_id: int
    posted_revision: int
    next_revision: int
    """Between the two lies what was played on it."""
    seats: tuple[int, ...] | None = None
    """The seats that it reminds; None if it's no reminder."""
    posted_at: datetime | None = None
    """When a reminder was sent."""

    @property
    def is_note(self) -> bool:
        """Whether it is a reminder or a message about the lobby, to be deleted when it's out of date."""
        return self.posted_revision == NOTE


async def formers(store: Store, table_id: str) -> list[Former]:
    """A table's former boards that are not shrunk yet."""
    sql = f"SELECT {Former.columns()} FROM former_boards WHERE table_id = ? ORDER BY message_id"
    return read_all(Former, await store.rows(sql, table_id))


async def note(writing: Writing, table_id: str, *, channel_id: int, message_id: int) -> None:
    """A message about the lobby stands in the channel until it's out of date."""
    sql = """
        INSERT INTO former_boards (message_id, channel_id, table_id, posted_revision, next_revision)
        VALUES (?, ?, ?, ?, ?)
    """
    await writing.write(Statement(sql, [message_id, channel_id, table_id, NOTE, NOTE]))


async def note_reminder(
    writing: Writing, table_id: str, seats: Sequence[int], *, channel_id: int, message_id: int, now: datetime
) -> None:
    """Note a reminder for these seats, so that it's deleted when they have acted; Discord may name one twice."""
    sql = """
        INSERT INTO former_boards (message_id, channel_id, table_id, posted_revision, next_revision, seats, posted_at)
        SELECT ?, ?, id, ?, ?, ?, ? FROM tables WHERE id = ?
        ON CONFLICT DO NOTHING
    """
    values = [message_id, channel_id, NOTE, NOTE, column([*seats]), milliseconds(now), table_id]
    await writing.write(Statement(sql, values))


async def shrink(writing: Writing, message_id: int) -> None:
    """A former board is now its line of story, or was deleted."""
    await writing.write(Statement("DELETE FROM former_boards WHERE message_id = ?", [message_id]))


async def lose(writing: Writing, table_id: str, message_id: int) -> None:
    """Somebody deleted the board: nothing of the table is shown."""
    sql = """
        UPDATE tables SET shown_revision = -1, board_channel_id = NULL, board_message_id = NULL, board_posted_at = NULL
        WHERE id = ? AND board_message_id = ?
    """
    await writing.write(Statement(sql, [table_id, message_id]))


async def changed(writing: Writing, table_id: str) -> None:
    """Something is otherwise without a step: the board tells it anew, and calls nobody."""
    await writing.write(Statement("UPDATE tables SET changes = changes + 1 WHERE id = ?", [table_id]))


async def told(writing: Writing, table_id: str, changes: int) -> None:
    """The board tells so many changes; what came meanwhile is still to be told."""
    sql = "UPDATE tables SET shown_changes = ? WHERE id = ? AND shown_changes < ?"
    await writing.write(Statement(sql, [changes, table_id, changes]))


async def unshow(writing: Writing, table_id: str) -> None:
    """The board must be shown anew although no step came: somebody else sits at the table."""
    await writing.write(Statement("UPDATE tables SET shown_revision = -1 WHERE id = ?", [table_id]))


async def unshown(store: Store) -> list[Unshown]:
    """Everything of this process that was saved and not shown, and every former board not yet shrunk.

    The next act of its players deletes a reminder, or the end of the game.
    Where nothing but answers can be sent, the next press shows what there is.
    """
    mine = store.share.tables()
    sql = f"""
        SELECT id, revision, shown_revision, NULL, NULL FROM tables
        WHERE shown_revision < revision AND in_our_server = 1 AND {mine}
        UNION ALL
        SELECT id, revision, shown_revision, former_boards.channel_id, former_boards.message_id
        FROM former_boards JOIN tables ON tables.id = former_boards.table_id
        WHERE (former_boards.seats IS NULL OR tables.status <> 'running') AND {mine}
        UNION ALL
        SELECT id, revision, shown_revision, NULL, NULL FROM tables
        WHERE shown_changes < changes AND shown_revision >= revision AND in_our_server = 1 AND {mine}
    """
    found = read_all(Unshown, await store.rows(sql))
    return sorted(found, key=lambda each: (each.table_id, each.former_message_id or 0))


async def unshown_in(store: Store, guild_id: int) -> list[str]:
    """The tables of a server that show less than was saved: a right was lost there."""
    sql = "SELECT id FROM tables WHERE guild_id = ? AND (shown_revision < revision OR shown_changes < changes)"
    return [str(table_id) for (table_id,) in await store.rows(sql, guild_id)]
