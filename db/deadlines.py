"""When something is due at a table: reminders, time limits, whatever the caller names as a kind."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime

from db.rows import Row, Value, milliseconds, moment, read_all
from db.statements import Statement, put
from db.store import Store, Writing

WHOLE_TABLE = -1


class Deadline(Row, frozen=True):
    """Seat None: the whole table. Due at no time: the last reminder went out, but it is still waited for."""

    table_id: str
    seat: int | None
    kind: str
    began_at: datetime
    due_at: datetime | None
    reminders_sent: int
    silenced: bool

    @property
    def told_as(self) -> str:
        """What this reminder, and no other, is called where it is told: at most 25 signs, as Discord takes a nonce."""
        seat = WHOLE_TABLE if self.seat is None else self.seat
        return f"{self.kind[0]}{self.table_id}{seat}.{self.reminders_sent}.{milliseconds(self.began_at) % 2**32:x}"


COLUMNS = "table_id, nullif(seat, -1), kind, began_at, due_at, reminders_sent, silenced"
# Nobody is reminded at a table that pauses.
PENDING = """
    deadlines WHERE due_at IS NOT NULL AND silenced = 0
    AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND status IN ('lobby', 'running') AND {mine})
"""
THIS = "table_id = ? AND seat = ? AND kind = ?"
UNCHANGED = "began_at = coalesce(?, began_at)"


async def begin(
    writing: Writing, table_id: str, seat: int | None, kind: str, *, now: datetime, due_at: datetime | None
) -> None:
    """Wait from now on; what was waited for already stays as it is."""
    sql = """
        INSERT INTO deadlines (table_id, seat, kind, began_at, due_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
    """
    await writing.write(Statement(sql, [*_this(table_id, seat, kind), milliseconds(now), _or_none(due_at)]))


async def begin_anew(
    writing: Writing, table_id: str, seat: int | None, kind: str, *, now: datetime, due_at: datetime | None
) -> None:
    """Wait from now on, with no reminder sent and nothing silenced: another turn, or somebody just acted."""
    fresh = {"began_at": now, "due_at": due_at, "reminders_sent": 0, "silenced": False}
    key = {"table_id": table_id, "seat": WHOLE_TABLE if seat is None else seat, "kind": kind}
    await writing.write(put("deadlines", key, fresh))


async def clear(writing: Writing, table_id: str, *, but: Collection[int] = ()) -> None:
    """Seats are waited for no longer, but for these; what is due for the whole table stays."""
    waited = ", ".join("?" * (1 + len(but)))
    sql = f"DELETE FROM deadlines WHERE table_id = ? AND seat NOT IN ({waited})"
    await writing.write(Statement(sql, [table_id, WHOLE_TABLE, *but]))


async def drop(
    writing: Writing, table_id: str, seat: int | None, kind: str, *, began_at: datetime | None = None
) -> None:
    """This one is waited for no longer; given when it began, none that began anew."""
    sql = f"DELETE FROM deadlines WHERE {THIS} AND {UNCHANGED}"
    await writing.write(Statement(sql, [*_this(table_id, seat, kind), _or_none(began_at)]))


async def postpone(
    writing: Writing,
    table_id: str,
    seat: int | None,
    kind: str,
    due_at: datetime | None,
    *,
    began_at: datetime | None = None,
) -> None:
    """It is due at another time: extended, or quiet hours came between; given when it began, none that began anew."""
    sql = f"UPDATE deadlines SET due_at = ? WHERE {THIS} AND {UNCHANGED}"
    await writing.write(Statement(sql, [_or_none(due_at), *_this(table_id, seat, kind), _or_none(began_at)]))


async def remind(
    writing: Writing,
    table_id: str,
    seat: int | None,
    kind: str,
    next_due_at: datetime | None,
    *,
    began_at: datetime | None = None,
) -> None:
    """A reminder went out; the next one is due then, or there is none; given when it began, none that began anew."""
    sql = f"UPDATE deadlines SET reminders_sent = reminders_sent + 1, due_at = ? WHERE {THIS} AND {UNCHANGED}"
    await writing.write(Statement(sql, [_or_none(next_due_at), *_this(table_id, seat, kind), _or_none(began_at)]))


async def silence(writing: Writing, table_id: str, seat: int | None, kind: str) -> None:
    """Not now: nothing more until it begins anew."""
    await writing.write(Statement(f"UPDATE deadlines SET silenced = 1 WHERE {THIS}", _this(table_id, seat, kind)))


async def claim(store: Store, due: Sequence[Deadline], until: datetime) -> list[Deadline]:
    """Those of them that the caller has to tell: nobody else claimed or changed them; untold, they are due again then.

    A kill may still come between telling and noting it. So whoever tells gives Discord `told_as` as the nonce:
    for some minutes the same nonce is answered with the message that was sent first.
    """
    sql = f"UPDATE deadlines SET due_at = ? WHERE {THIS} AND began_at = ? AND due_at = ? AND silenced = 0"
    claims = [
        Statement(
            sql,
            [
                milliseconds(until),
                *_this(each.table_id, each.seat, each.kind),
                milliseconds(each.began_at),
                _or_none(each.due_at),
            ],
        )
        for each in due
    ]
    touched = await store.count(*claims) if claims else []
    return [each for each, count in zip(due, touched, strict=True) if count]


async def again(writing: Writing, claimed: Deadline, until: datetime, at: datetime) -> None:
    """What was claimed until then, and could not be told, is due again; not what was dealt with meanwhile."""
    sql = f"UPDATE deadlines SET due_at = ? WHERE {THIS} AND began_at = ? AND due_at = ?"
    this = _this(claimed.table_id, claimed.seat, claimed.kind)
    values: list[Value] = [milliseconds(at), *this, milliseconds(claimed.began_at), milliseconds(until)]
    await writing.write(Statement(sql, values))


async def next_due(store: Store) -> datetime | None:
    """When the clock has to ring next."""
    pending = PENDING.format(mine=store.share.tables())
    found = await store.rows(f"SELECT due_at FROM {pending} ORDER BY due_at LIMIT 1")
    return moment(found[0][0]) if found else None


async def due(store: Store, now: datetime, most: int = 100) -> list[Deadline]:
    """What is due by now, the longest due first."""
    pending = PENDING.format(mine=store.share.tables())
    sql = f"SELECT {COLUMNS} FROM {pending} AND due_at <= ? ORDER BY due_at, table_id, seat, kind LIMIT ?"
    return read_all(Deadline, await store.rows(sql, milliseconds(now), most))


async def of_table(store: Store, table_id: str) -> list[Deadline]:
    """Whatever is waited for at a table."""
    sql = f"SELECT {COLUMNS} FROM deadlines WHERE table_id = ? ORDER BY seat, kind"
    return read_all(Deadline, await store.rows(sql, table_id))


def _this(table_id: str, seat: int | None, kind: str) -> list[Value]:
    return [table_id, WHOLE_TABLE if seat is None else seat, kind]


def _or_none(when: datetime | None) -> int | None:
    return None if when is None else milliseconds(when)
