"""The history of a table: steps that only grow, and the states of the last ones."""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import astuple

from db.packing import PACKED, pack, unpack
from db.rows import Row, Value, column, read_all
from db.statements import Statement, insert
from db.store import LostRace, NotKept, Store, Writing

STATES_KEPT = 40
"""How many states are kept: those of the last steps, the present one included."""

KEEP = "INSERT INTO states (table_id, slot, revision, state)"
IN_ITS_PLACE = "ON CONFLICT (table_id, slot) DO UPDATE SET revision = excluded.revision, state = excluded.state"


BROUGHT_BACK = "brought-back"
"""The notation of the step that a restored copy adds to a game."""


class TooFarBack(NotKept):
    """The state of that revision is no longer kept."""


class Step(Row, frozen=True):
    """One step; `back_to`: an undo, which brought back the state of that revision."""

    revision: int
    seat: int | None
    notation: str
    events: bytes
    back_to: int | None
    played_at: datetime


async def append(
    writing: Writing,
    table_id: str,
    revision: int,
    *,
    seat: int | None,
    notation: str,
    events: bytes,
    state: bytes,
    now: datetime,
) -> None:
    """Write the step that comes after `revision - 1`; if that is not the last one, or the game pauses or is over by
    now, the race is lost."""
    await writing.write(
        *_on(
            table_id, Step(revision, seat, notation, events, None, now), "AND status <> 'paused' AND ended_at IS NULL"
        ),
        Statement(f"{KEEP} VALUES (?, ?, ?, ?) {IN_ITS_PLACE}", [table_id, revision % STATES_KEPT, revision, state]),
    )


async def take_back(
    writing: Writing,
    table_id: str,
    revision: int,
    *,
    back_to: int,
    seat: int | None,
    notation: str,
    events: bytes,
    now: datetime,
) -> None:
    """An undo is a step too: a new revision with an old state."""
    bring_back = f"""
        {KEEP} SELECT table_id, ?, ?, state FROM states
        WHERE table_id = ? AND revision = ? AND revision > ? {IN_ITS_PLACE}
    """
    values: list[Value] = [revision % STATES_KEPT, revision, table_id, back_to, revision - STATES_KEPT]
    await writing.write(
        *_on(table_id, Step(revision, seat, notation, events, back_to, now)),
        Statement(bring_back, values, TooFarBack()),
    )


def bringing_back(table_id: str, revision: int, *, back_to: int, at: datetime) -> tuple[Statement, ...]:
    """Return the lines that move a restored game past every revision that its players may have seen.

    It works like an undo, so buttons from the time that the copy doesn't know are stale for good.
    """
    step = Step(revision, None, BROUGHT_BACK, b"[]", back_to, at)
    keep = f"{KEEP} SELECT table_id, ?, ?, state FROM states WHERE table_id = ? AND revision = ? {IN_ITS_PLACE}"
    return (
        Statement("UPDATE tables SET revision = ? WHERE id = ?", [revision, table_id]),
        _row_of(table_id, step),
        Statement(keep, [revision % STATES_KEPT, revision, table_id, back_to]),
    )


async def history(store: Store, table_id: str, after: int = 0) -> list[Step]:
    """The steps after a revision, in order."""
    sql = f"SELECT {Step.columns()} FROM steps WHERE table_id = ? AND revision > ? ORDER BY revision"
    lines, packed = await store.ask((sql, [table_id, after]), (PACKED.format(this="= ?"), [table_id]))
    return read_all(Step, [*unpack(packed, after), *lines])


async def pack_away(store: Store, table_id: str) -> None:
    """The game is over: its steps stand in one row from now on."""
    lines = await store.rows(f"SELECT {Step.columns()} FROM steps WHERE table_id = ? ORDER BY revision", table_id)
    packed = "UPDATE tables SET packed = 1 WHERE id = ? AND packed = 0 AND ended_at IS NOT NULL"
    await store.write(
        Statement(packed, [table_id], LostRace()),
        insert("packed_steps", {"table_id": table_id, "steps": pack(lines)}),
        Statement("DELETE FROM steps WHERE table_id = ?", [table_id]),
    )


def _on(table_id: str, step: Step, also: str = "") -> tuple[Statement, ...]:
    """The table goes on to this step, which comes right after its last one."""
    go_on = f"UPDATE tables SET revision = ? WHERE id = ? AND revision = ? {also}"
    return Statement(go_on, [step.revision, table_id, step.revision - 1], LostRace()), _row_of(table_id, step)


def _row_of(table_id: str, step: Step) -> Statement:
    insert = f"INSERT INTO steps (table_id, {Step.columns()}) VALUES (?, ?, ?, ?, ?, ?, ?)"
    values: list[Value] = [table_id, *map(column, astuple(step))]
    return Statement(insert, values, if_taken=LostRace())
