"""An act is a value: what somebody does at a table, what the computer does then, and whom the table waits for after it.

Nothing here asks the store or Discord. `commit` keeps what is made here, `Boards` shows it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple

from msgspec.structs import replace as changed

from cogs.loaded import Table
from cogs.table.manner import manner_of
from cogs.table.rhythm import after_quiet_hours, next_reminder, rhythm
from db.deadlines import Deadline
from db.steps import Step as Row
from engine.contract import Action, Event, Step
from engine.play import legal, pack, play, waiting, write

REMINDER: Final = "reminder"
LIMIT: Final = "limit"
REST: Final = "rest"
"""Whom a table calls where nobody has done anything for a while; one deadline of the whole table for each seat."""
THOUGHT: Final = "thought"
"""A computer thinks; where that was cut off, the deadline takes it up."""
LATE_THOUGHT: Final = timedelta(seconds=90)
RESTING: Final = timedelta(minutes=10)
MOST_RESTS: Final = 2
"""So often a seat is called so in one turn."""
MOST_COMPUTER_MOVES: Final = 400


class Played(NamedTuple):
    """One row to be: who, what was said, and where it led."""

    seat: int | None
    line: str
    step: Step[Any]


@dataclass(frozen=True)
class Wait:
    """Somebody to be waited for from now on; anew: with no reminder sent yet and nothing silenced."""

    seat: int
    kind: str
    due_at: datetime | None
    anew: bool


@dataclass(frozen=True)
class Rest:
    """When somebody is called unless somebody does something before; None: not any more."""

    seat: int
    due_at: datetime | None

    @property
    def kind(self) -> str:
        return f"{REST}{self.seat}"


@dataclass(frozen=True)
class Acted:
    """What an act makes of a table."""

    before: Table
    table: Table
    """As it stands after it, not shown yet."""
    played: tuple[Played, ...]
    waits: tuple[Wait, ...]
    rests: tuple[Rest, ...]
    now: datetime

    @property
    def events(self) -> list[Event]:
        return [event for each in self.played for event in each.step.events]

    @property
    def opens_a_turn(self) -> bool:
        return any(event.opens_a_turn for event in self.events)

    @property
    def is_public(self) -> bool:
        """Whether the channel may know of any of it."""
        return any(event.seen_by(None) for event in self.events) or not self.table.state.agenda


def act(table: Table, seat: int, actions: Sequence[Action], now: datetime) -> Acted:
    """A seat does all of these, as one row, or none; then the computer plays where it is waited for."""
    state: Any = table.state
    events: tuple[Event, ...] = ()
    for action in actions:
        state, more = play(table.game, state, seat, action)
        events += more
    own = Played(seat, " & ".join(map(write, actions)), Step(state, events))
    return follow_up(table, [own, *computer_moves(table, state, computers(table, back=seat))], now)


def follow_up(table: Table, played: Sequence[Played], now: datetime) -> Acted:
    """The table after these rows, and whom it waits for then."""
    rows = [
        (Row(revision, each.seat, each.line, pack(each.step.events), None, now), each.step.events)
        for revision, each in enumerate(played, table.row.revision + 1)
    ]
    after = table.played(rows, played[-1].step.state)
    if not after.state.agenda:
        after = replace(after, row=changed(after.row, status="over"))
    actors = {each.seat for each in played}
    is_new_turn = any(event.opens_a_turn for _, events in rows for event in events)
    waits = waits_of(after, now, waited=waiting(table.state) if table.state else (), actors=actors, anew=is_new_turn)
    rests = tuple(rests_of(table, after, actors, now))
    return Acted(table, with_waits(after, waits, now), tuple(played), waits, rests, now)


# The computer


def computer_moves(table: Table, state: Any, seats: Sequence[int]) -> Iterator[Played]:
    """What the computer plays for these seats, until the table waits for somebody else; a stand-in plays one turn."""
    playing = set(seats)
    for _ in range(MOST_COMPUTER_MOVES):
        seat = next((each for each in waiting(state) if each in playing), None)
        if seat is None:
            return
        action = table.game.mind(table.game.view(state, seat), seat, legal(table.game, state, seat))
        step = play(table.game, state, seat, action)
        yield Played(seat, write(action), step)
        state = step.state
        if any(event.opens_a_turn for event in step.events):
            playing = {each for each in playing if table.seats[each].computer}


def computers(table: Table, back: int | None = None) -> list[int]:
    """The seats the computer plays at once: for good, or until the next turn; not for who is `back` and acts again."""
    at_once = table.strength == "calm"
    return [each.seat for each in table.seats if (each.computer and at_once) or (each.stand_in and each.seat != back)]


def thinkers(table: Table) -> list[int]:
    """The seats of computers that think before they play."""
    return [each.seat for each in table.seats if each.computer and table.strength != "calm"]


# Whom the table waits for


def waits_of(
    table: Table, now: datetime, *, waited: Sequence[int] = (), actors: set[int | None] | None = None, anew: bool = True
) -> tuple[Wait, ...]:
    """Reminders and limits of all whom the table waits for; who acted, or whose turn begins, is waited for anew.

    A seat that nobody has is waited for, too: the others are reminded that it is theirs to decide.
    """
    waits: list[Wait] = []
    acted = actors if actors is not None else set()
    for seat in table.waits_for:
        is_anew = anew or seat in acted or seat not in waited
        if seat in thinkers(table):
            waits.append(Wait(seat, THOUGHT, now + LATE_THOUGHT, is_anew))
        if table.seats[seat].computer or _is_second(table, seat):
            continue
        waits.append(Wait(seat, REMINDER, _first_reminder(table, seat, now), is_anew))
        if hours := table.row.time_limit_hours:
            waits.append(Wait(seat, LIMIT, now + timedelta(hours=hours), is_anew))
    return tuple(waits)


def _is_second(table: Table, seat: int) -> bool:
    """Whether the same person is waited for on another seat already: one reminder is enough."""
    user_id = table.person(seat)
    return user_id is not None and table.seats_of(user_id)[0] != seat


def _first_reminder(table: Table, seat: int, now: datetime) -> datetime | None:
    user_id = table.person(seat)
    if user_id is None:
        hours = rhythm(None, table.settings.reminder_hours)
        return now + timedelta(hours=hours[0])
    own = table.prefers(user_id)
    return next_reminder(now, now, 0, rhythm(own, table.settings.reminder_hours), own)


def rests_of(before: Table, after: Table, actors: set[int | None], now: datetime) -> Iterator[Rest]:
    """Each act puts off the calls of a table at rest, and may make new ones or settle some."""
    known = {int(each.kind.removeprefix(REST)): each for each in before.deadlines if each.kind.startswith(REST)}
    begun = set(manner_of(after).called_at_rest(before, after, actors)) if before.state is not None else set()
    pending = {seat for seat, each in known.items() if each.due_at is not None}
    for seat in sorted(begun | pending):
        user_id = after.person(seat)
        calls = known[seat].reminders_sent if seat in known else 0
        is_wanted = seat in after.waits_for and seat not in actors and calls < MOST_RESTS and user_id is not None
        due = after_quiet_hours(now + RESTING, after.prefers(user_id)) if is_wanted and user_id is not None else None
        if due is not None or seat in pending:
            yield Rest(seat, due)


def with_waits(table: Table, waits: Sequence[Wait], now: datetime) -> Table:
    """The table with its deadlines as they will be kept: the board tells until when it waits."""
    known = {(each.seat, each.kind): each for each in table.deadlines}
    whole = tuple(each for each in table.deadlines if each.seat is None)
    begun = tuple(
        Deadline(table.id, wait.seat, wait.kind, now, wait.due_at, 0, False)
        if wait.anew or (wait.seat, wait.kind) not in known
        else known[wait.seat, wait.kind]
        for wait in waits
    )
    return replace(table, deadlines=(*whole, *begun))
