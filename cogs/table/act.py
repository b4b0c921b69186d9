"""An act is a value: what somebody does at a table, what the computer does then, and whom the table waits for after it.

Nothing here asks the store or Discord. `commit` keeps what is made here, `Boards` shows it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple

from msgspec.structs import replace as changed

from cogs.behaviour import behaviour_of
from cogs.loaded import Table
from cogs.table.rhythm import after_quiet_hours, next_reminder, rhythm
from cogs.words.story import AND
from db.deadlines import Deadline
from db.plans import Plan
from db.steps import Step as Row
from engine.contract import Action, Event, Illegal, Step
from engine.play import legal, pack, play, read, waiting, write

REMINDER: Final = "reminder"
LIMIT: Final = "limit"
REST: Final = "rest"
"""The deadlines `rest0`, `rest1` …: whom a table calls where nobody has done anything for a while. They are kept as the
whole table's, so that they stay when those of the seats are cleared."""
THOUGHT: Final = "thought"
"""A computer thinks; where that was cut off, the deadline takes it up."""
LATE_THOUGHT: Final = timedelta(seconds=90)
RESTING: Final = timedelta(minutes=10)
MOST_RESTS: Final = 2
"""So often a seat is called so in one turn."""
MOST_COMPUTER_MOVES: Final = 400
ENDED: Final = frozenset({"played", "dropped"})
"""What became of a turn that was lodged."""
TRIED_OUT: Final = frozenset({"sketch", "proposal"})
"""Plans that are over once somebody plays just that."""


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
    ended: tuple[Plan, ...]
    """Turns that were lodged: played now, or dropped."""
    now: datetime

    @property
    def events(self) -> list[Event]:
        return [event for each in self.played for event in each.step.events]

    @property
    def opens_a_turn(self) -> bool:
        return any(event.opens_a_turn for event in self.events)

    @property
    def carried_out(self) -> list[Plan]:
        """What was tried out or proposed, and is done now."""
        done = self.played[0]
        tried = (plan for plan in self.before.plans if plan.kind in TRIED_OUT)
        return [plan for plan in tried if (plan.seat, AND.join(plan.lines)) == (done.seat, done.line)]

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
    own = Played(seat, AND.join(map(write, actions)), Step(state, events))
    return follow_up(table, [own, *computer_moves(table, state, computers(table, back=seat))], now)


def follow_up(table: Table, played: Sequence[Played], now: datetime) -> Acted:
    """The table after these rows and the turns lodged for then, and whom it waits for."""
    played, ended = with_lodged(table, played)
    rows = [
        (Row(revision, each.seat, each.line, pack(each.step.events), None, now), each.step.events)
        for revision, each in enumerate(played, table.row.revision + 1)
    ]
    after = replace(table.played(rows, played[-1].step.state), plans=_without(table.plans, ended))
    if not after.state.agenda:
        after = replace(after, row=changed(after.row, status="over"))
    actors = {each.seat for each in played}
    is_new_turn = any(event.opens_a_turn for _, events in rows for event in events)
    waits = waits_of(after, now, waited=waiting(table.state) if table.state else (), actors=actors, anew=is_new_turn)
    rests = tuple(rests_of(table, after, actors, now))
    return Acted(table, with_waits(after, waits, now), tuple(played), waits, rests, ended, now)


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


# Turns lodged for later


def with_lodged(table: Table, played: Sequence[Played]) -> tuple[Sequence[Played], tuple[Plan, ...]]:
    """All steps to keep: the given ones, then each lodged turn that begins now, with the computer's moves after it.

    And how each lodged plan ended.
    """
    rows, ended = list(played), list[Plan]()
    while (seat := _lodged_now(table, rows[-1].step.state, {plan.seat for plan in ended})) is not None:
        plan, revision = table.lodged_for(seat), table.row.revision + len(rows)
        assert plan is not None
        outcome = carried_out(table, rows[-1].step.state, plan)
        if isinstance(outcome, Played):
            ended.append(changed(plan, kind="played", revision=revision + 1))
            rows += [outcome, *computer_moves(table, outcome.step.state, computers(table))]
        else:
            ended.append(changed(plan, kind="dropped", revision=revision, basis=outcome))
    return rows, tuple(ended)


def _lodged_now(table: Table, state: Any, had: set[int]) -> int | None:
    """A seat whose turn begins and that has lodged it."""
    plans = table.game.plans
    if plans is None or not table.plans:
        return None
    return next(
        (
            seat
            for seat in waiting(state)
            if seat not in had and plans.begins(state, seat) and table.lodged_for(seat) is not None
        ),
        None,
    )


def carried_out(table: Table, state: Any, plan: Plan) -> Played | dict[str, str]:
    """The plan played, all of it or nothing; or what has changed of what it stood on."""
    assert table.game.plans is not None
    events: tuple[Event, ...] = ()
    action: Action | None = None
    try:
        actions = [read(table.game, line) for line in plan.lines]
        now = table.game.plans.basis(state, plan.seat, actions)
        if other := {word: there for word, there in now.items() if plan.basis.get(word) != there}:
            return other
        for action in actions:
            state, more = play(table.game, state, plan.seat, action)
            events += more
    except Illegal:
        return {"line": write(action) if action is not None else plan.lines[0]}
    return Played(plan.seat, AND.join(plan.lines), Step(state, events))


def _without(plans: tuple[Plan, ...], ended: Sequence[Plan]) -> tuple[Plan, ...]:
    """Those that stand, and how the others ended; what ended before is told no more once somebody acts."""
    over = {plan.user_id for plan in ended}
    stand = (plan for plan in plans if plan.kind not in ENDED and not (plan.kind == "lodged" and plan.user_id in over))
    return (*stand, *ended)


# Whom the table waits for


def waits_of(
    table: Table, now: datetime, *, waited: Sequence[int] = (), actors: set[int | None] | None = None, anew: bool = True
) -> tuple[Wait, ...]:
    """Reminders and limits of all whom the table waits for; who acted, or whose turn begins, is waited for anew.

    A seat that nobody has is waited for, too: the others are reminded that it is theirs to decide.
    """
    waits: list[Wait] = []
    if not table.row.in_our_server:
        return ()  # nobody can be called there
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
    if not after.row.in_our_server:
        return
    known = {int(each.kind.removeprefix(REST)): each for each in before.deadlines if each.kind.startswith(REST)}
    begun = set(behaviour_of(after).called_at_rest(before, after, actors)) if before.state is not None else set()
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
