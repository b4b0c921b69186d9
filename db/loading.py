"""All that one act at a table needs, from one moment and in one hop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from db import deadlines
from db.deadlines import Deadline
from db.packing import PACKED, unpack
from db.plans import Plan
from db.preferences import Preferences
from db.rows import read, read_all
from db.seats import SatBefore, Seat
from db.settings import Settings
from db.shown import Former
from db.steps import STATES_KEPT, Step
from db.store import Store
from db.tables import TAKES_THE_CHANNEL, Table


class Loaded(Struct, frozen=True):
    """A table with all that its people and its channel are told by."""

    table: Table
    seats: tuple[Seat, ...]
    state: bytes | None
    """None in a lobby."""
    states: dict[int, bytes]
    """By revision, where still kept: the present state, the one that is shown, and the one that was asked for."""
    history: tuple[Step, ...]
    """The last steps, as many as states are kept."""
    formers: tuple[Former, ...]
    """Boards that another one has followed and that are not shrunk yet."""
    deadlines: tuple[Deadline, ...]
    settings: Settings
    """Those of its server."""
    preferences: dict[int, Preferences]
    """Of everybody who sits here, also of who never touched them."""
    versed: frozenset[tuple[int, str]]
    """Who of them had a turn of this game before."""
    sat: tuple[SatBefore, ...] = ()
    plans: tuple[Plan, ...] = ()


def _questions(this: str) -> tuple[str, ...]:
    people = f"(SELECT user_id FROM seats WHERE table_id {this})"
    return (
        f"SELECT {Table.columns()} FROM tables WHERE id {this}",
        f"SELECT {Seat.columns()} FROM seats WHERE table_id {this} ORDER BY seat",
        f"""
        SELECT states.revision, state FROM tables
        JOIN states ON states.table_id = tables.id AND states.slot IN
            (tables.revision % {STATES_KEPT}, tables.shown_revision % {STATES_KEPT}, ?2)
        WHERE tables.id {this}
        """,
        f"""
        SELECT {Step.columns()} FROM steps
        WHERE table_id {this} AND revision > (SELECT revision FROM tables WHERE id {this}) - {STATES_KEPT}
        ORDER BY revision
        """,
        PACKED.format(this=this),
        f"SELECT {Former.columns()} FROM former_boards WHERE table_id {this} ORDER BY message_id",
        f"SELECT {deadlines.COLUMNS} FROM deadlines WHERE table_id {this} ORDER BY seat, kind",
        f"SELECT {Settings.columns()} FROM settings WHERE guild_id = (SELECT guild_id FROM tables WHERE id {this})",
        f"SELECT user_id, {Preferences.columns()} FROM preferences WHERE user_id IN {people}",
        f"""
        SELECT user_id, first_turns.game FROM first_turns JOIN tables
            ON substr(first_turns.game || '-', 1, length(tables.game) + 1) = tables.game || '-'
        WHERE user_id IN {people} AND id {this}
        """,
        f"SELECT {SatBefore.columns()} FROM sat WHERE table_id {this} ORDER BY until_revision DESC",
        f"SELECT {Plan.columns()} FROM plans WHERE table_id {this} ORDER BY user_id, kind",
    )


BY_ID = _questions("= ?1")
BY_CHANNEL = _questions(f"= (SELECT id FROM tables WHERE channel_id = ?1 AND {TAKES_THE_CHANNEL})")


async def load(
    store: Store, *, table_id: str | None = None, channel_id: int | None = None, asked_at: int | None = None
) -> Loaded | None:
    """The table with this id, or the live one of this channel; `asked_at`: a revision whose state is wanted too."""
    key, questions = (table_id, BY_ID) if table_id is not None else (channel_id, BY_CHANNEL)
    slot = -1 if asked_at is None else asked_at % STATES_KEPT
    return _read(await store.ask(*((sql, [key, slot] if "?2" in sql else [key]) for sql in questions)), asked_at)


def _read(answers: list[list[tuple[Any, ...]]], asked_at: int | None) -> Loaded | None:
    row, seated, states, history, packed, formers, waits, settled, preferred, versed, sat, planned = answers
    if not row:
        return None
    table, seats = read(Table, row[0]), tuple(read_all(Seat, seated))
    wanted = {table.revision, table.shown_revision, asked_at}
    kept = {revision: state for revision, state in states if revision in wanted}
    return Loaded(
        table,
        seats,
        kept.get(table.revision),
        states=kept,
        history=tuple(read_all(Step, [*unpack(packed, table.revision - STATES_KEPT), *history])),
        formers=tuple(read_all(Former, formers)),
        deadlines=tuple(read_all(Deadline, waits)),
        settings=read(Settings, settled[0]) if settled else Settings(),
        preferences=_preferences(seats, preferred),
        versed=frozenset((user_id, what) for user_id, what in versed),
        sat=tuple(read_all(SatBefore, sat)),
        plans=tuple(read_all(Plan, planned)),
    )


def _preferences(seats: Sequence[Seat], rows: list[tuple[Any, ...]]) -> dict[int, Preferences]:
    touched = {user_id: read(Preferences, row) for user_id, *row in rows}
    people = [seat.user_id for seat in seats if seat.user_id is not None]
    return {user_id: touched.get(user_id, Preferences()) for user_id in people}
