"""A table as the cogs need it: all of it read in one question to the store, at one moment."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import cached_property
from typing import Any, Final

from msgspec.structs import replace as changed

from cogs.words.names import escaped
from db import loading, steps, tables
from db.deadlines import Deadline
from db.plans import Plan, PlanKind
from db.preferences import Preferences
from db.seats import SOMEONE, SatBefore, Seat
from db.settings import Settings
from db.shown import Former
from db.steps import Step
from db.store import Store
from engine import GAMES
from engine.contract import Event, Game, MindName, Unreadable
from engine.play import load, unpack, waiting
from locales import say

POSITION: Final = "position"
"""The option of a table that begins where another one once stood: that state, as it is saved."""
FORMER: Final = "former"
"""The table it stood at."""


@dataclass(frozen=True)
class Table:
    """A lobby, a running game or a finished one. A value: what an act changes is another `Table`."""

    row: tables.Table
    seats: tuple[Seat, ...]
    state: Any = None
    """None in a lobby."""
    history: tuple[Step, ...] = ()
    """The last steps, as many as states are kept."""
    states: Mapping[int, bytes] = field(default_factory=dict)
    """By revision: the state that the channel shows, and one that was asked for."""
    formers: tuple[Former, ...] = ()
    """Boards that another one has followed, still to be shrunk, and notes still to be deleted."""
    deadlines: tuple[Deadline, ...] = ()
    settings: Settings = field(default_factory=Settings)
    preferences: Mapping[int, Preferences] = field(default_factory=dict)
    versed: frozenset[tuple[int, str]] = frozenset()
    """Who had a turn of this game before, or met something of it: the person and its word."""
    sat: tuple[SatBefore, ...] = ()
    """Who sat here before somebody else did, the last one first."""
    plans: tuple[Plan, ...] = ()
    """Turns that its people try out, propose or lodged for later."""
    shown_state: Any = None
    """The state that the channel shows, where it is known without `states`."""
    decoded: dict[int, tuple[Event, ...]] = field(default_factory=dict, compare=False)
    """Events already decoded, by revision."""

    @property
    def id(self) -> str:
        return self.row.id

    @cached_property
    def game(self) -> Game[Any]:
        return GAMES[self.row.game]

    @cached_property
    def names(self) -> tuple[str, ...]:
        """As the table's people are called; who was forgotten is someone, in the table's language."""
        someone = say(self.row.language, "someone")
        return tuple(someone if seat.name == SOMEONE and seat.user_id is None else seat.name for seat in self.seats)

    def names_when(self, revision: int) -> tuple[str, ...]:
        """As those were called who sat here when this step was played."""
        if not self.sat:
            return self.names
        names = list(self.names)
        for former in self.sat:
            if revision <= former.until_revision:
                names[former.seat] = say(self.row.language, "someone") if former.name == SOMEONE else former.name
        return tuple(names)

    @cached_property
    def escaped_names(self) -> tuple[str, ...]:
        return tuple(map(escaped, self.names))

    @property
    def link(self) -> str:
        """Where it plays, at its board; nowhere, where only its person brought the bot."""
        row = self.row
        if not row.in_our_server:
            return ""
        place = f"https://discord.com/channels/{row.guild_id}/{row.board_channel_id or row.channel_id}"
        return f"{place}/{row.board_message_id}" if row.board_message_id else place

    @property
    def day(self) -> str | None:
        """The day whose deal this is; it is shown to who plays it alone."""
        return self.row.options.get("date")

    @property
    def is_tall(self) -> bool:
        """Whether its board is drawn tall: as its host chose, or as the only player prefers."""
        if self.row.in_our_server:
            return bool(self.row.options.get("tall"))
        return self.prefers(self.row.host_id or 0).tall

    @property
    def begins_elsewhere(self) -> bool:
        """Whether it begins in the midst of another game: it stands in no record."""
        return POSITION in self.row.options

    @property
    def options_afresh(self) -> dict[str, Any]:
        """Its options for a game that begins at its beginning."""
        return {name: value for name, value in self.row.options.items() if name not in (POSITION, FORMER)}

    @property
    def was_shown(self) -> bool:
        """Whether a board of this game was posted; before the first one there is a lobby."""
        return (self.row.board_revision or 0) > 0

    @property
    def outdated(self) -> tuple[Former, ...]:
        """The messages to shrink or delete: all formers but the reminders whose players haven't acted."""
        return tuple(each for each in self.formers if not self._still_reminds(each))

    def _still_reminds(self, former: Former) -> bool:
        sent, seats = former.posted_at, former.seats
        if sent is None or seats is None or self.row.status != "running":
            return False
        return any(each.seat in seats and each.began_at < sent for each in self.deadlines)

    # People

    @cached_property
    def waits_for(self) -> tuple[int, ...]:
        """The seats whose turn it is to choose; nobody's while the table pauses."""
        return waiting(self.state) if self.state is not None and self.row.status == "running" else ()

    def seats_of(self, user_id: int) -> list[int]:
        """Where this person sits, which is nowhere or on one seat or two: first where the table waits for them."""
        own = [seat.seat for seat in self.seats if seat.user_id == user_id and seat.left_at is None]
        return sorted(own, key=lambda seat: seat not in self.waits_for) if len(own) > 1 else own

    def seat_of(self, user_id: int) -> int | None:
        """Where this person sits, if here at all."""
        return next(iter(self.seats_of(user_id)), None)

    @cached_property
    def humans(self) -> list[int]:
        """A seat of each person here, their first one."""
        first = {user_id: seat for seat in reversed(range(len(self.seats))) if (user_id := self.person(seat))}
        return sorted(first.values())

    def others(self, seat: int) -> list[int]:
        """A seat of each other person."""
        return [each for each in self.humans if self.person(each) != self.person(seat)]

    def plan_of(self, user_id: int, kind: PlanKind) -> Plan | None:
        """This person's plan of this kind."""
        return next((plan for plan in self.plans if (plan.user_id, plan.kind) == (user_id, kind)), None)

    def lodged_for(self, seat: int) -> Plan | None:
        """The turn that who sits here has lodged."""
        user_id = self.person(seat)
        plan = self.plan_of(user_id, "lodged") if user_id is not None else None
        return plan if plan is not None and plan.seat == seat else None

    def voting_seat_of(self, user_id: int) -> int | None:
        """The seat that speaks for this person where each has one voice."""
        return next((seat for seat in self.humans if self.person(seat) == user_id), None)

    def person(self, seat: int) -> int | None:
        """Who sits here, if it is a person, and still here."""
        return self.seats[seat].user_id if self.seats[seat].left_at is None else None

    def first_seat_of_the_same(self, seat: int) -> int:
        """This seat, or the first one of a person who has two: it is there that they stand in the records."""
        user_id = self.person(seat)
        return next((each for each in self.humans if self.person(each) == user_id), seat) if user_id else seat

    def is_vacant(self, seat: int) -> bool:
        """Whether nobody sits here, neither a person nor the computer."""
        return self.person(seat) is None and not self.seats[seat].computer

    @property
    def seat_to_fill(self) -> int | None:
        """The first empty seat that the game waits for. A player takes it, or gives it to the computer."""
        return next(filter(self.is_vacant, self.waits_for), None)

    def mention(self, seat: int) -> str:
        """A ping for a person; the name of a computer, or of somebody who is gone."""
        user_id, name = self.person(seat), f"**{self.escaped_names[seat]}**"
        if user_id is None:
            return name
        return f"<@{user_id}> ({name})" if len(self.seats_of(user_id)) > 1 else f"<@{user_id}>"

    @property
    def strength(self) -> MindName:
        """How well the computer plays here, as its host chose."""
        is_wanted = self.row.options.get("strength") == "strong"
        return "strong" if is_wanted and "strong" in self.game.minds else "calm"

    def computer_name(self, seat: int) -> str:
        """As a computer is called; a strong one so that everybody knows."""
        key = "computer-name" if self.strength == "calm" else "computer-name-strong"
        return say(self.row.language, key, number=seat + 1)

    def prefers(self, user_id: int) -> Preferences:
        return self.preferences.get(user_id) or Preferences()

    # What happened

    def events(self, step: Step) -> tuple[Event, ...]:
        """What happened in a step."""
        if step.revision not in self.decoded:
            self.decoded[step.revision] = unpack(self.game, step.events)
        return self.decoded[step.revision]

    def public_events(self, steps: Iterable[Step]) -> list[Event]:
        """What happened in these steps, as the channel may know it."""
        return [event for step in steps for event in self.events(step) if event.seen_by(None)]

    def is_public(self, step: Step) -> bool:
        """Whether the channel may know of anything in a step."""
        return step.back_to is not None or any(event.seen_by(None) for event in self.events(step))

    @property
    def steps_not_shown(self) -> list[Step]:
        """The steps that the channel does not show yet."""
        return [step for step in self.history if step.revision > self.row.shown_revision]

    @property
    def brought_back_at(self) -> int | None:
        """The step with which a restored copy took the game back, if the channel may still show what came after it."""
        posted = self.row.board_revision or 0 if self.row.in_our_server else self.row.revision
        took_back = (step.revision for step in self.history if step.notation == steps.BROUGHT_BACK)
        return max((revision for revision in took_back if revision > posted), default=None)

    def state_at(self, revision: int) -> Any:
        """The state after a former step, if it was read with the table."""
        if revision == self.row.revision:
            return self.state
        data = self.states.get(revision)
        return load(self.game, data) if data is not None else None

    @cached_property
    def state_when_shown(self) -> Any:
        """The state that the channel shows; None if it shows nothing."""
        return self.shown_state if self.shown_state is not None else self.state_at(self.row.shown_revision)

    @cached_property
    def waited_when_shown(self) -> tuple[int, ...]:
        """The seats the game waited for when it was last shown. Their players were called then."""
        return waiting(self.state_when_shown) if self.state_when_shown is not None else ()

    # Views

    @cached_property
    def _views(self) -> dict[int | None, Any]:
        return {}

    def view(self, seat: int | None = None) -> Any:
        """What this seat, or the channel, may see; one table's words, buttons and picture ask again and again."""
        if seat not in self._views:
            self._views[seat] = self.game.view(self.state, seat)
        return self._views[seat]

    @cached_property
    def places(self) -> Mapping[str, str]:
        """The thing each coordinate is, where a game has them; nothing in a lobby."""
        return self.view().places if self.state is not None else {}

    @cached_property
    def beside(self) -> dict[str, Any]:
        """What has been found out about the table as it stands, beside its views."""
        return {}

    # The same table, otherwise

    def played(self, steps: Sequence[tuple[Step, tuple[Event, ...]]], state: Any) -> Table:
        """After some steps more: not shown yet."""
        last = steps[-1][0].revision
        return replace(
            self,
            row=changed(self.row, revision=last),
            state=state,
            history=(*self.history, *(step for step, _ in steps)),
            shown_state=self.state_when_shown,
            decoded={**self.decoded, **{step.revision: events for step, events in steps}},
        )

    def at(self, state: Any) -> Table:
        """Where this state stands."""
        return replace(self, state=state)

    def with_computer(self, seat: int, name: str) -> Table:
        """Where the computer has a seat."""
        return self._with(changed(self.seats[seat], user_id=None, name=name, computer=True, left_at=None))

    def with_stand_in(self, seat: int) -> Table:
        """Where the computer plays for who is away."""
        return self._with(changed(self.seats[seat], stand_in=True))

    def without(self, user_id: int, now: datetime) -> Table:
        """Where this person has left."""
        left = (changed(seat, left_at=now) if seat.seat in self.seats_of(user_id) else seat for seat in self.seats)
        return replace(self, seats=tuple(left))

    def _with(self, other: Seat) -> Table:
        return replace(self, seats=tuple(other if seat.seat == other.seat else seat for seat in self.seats))


async def find(
    store: Store, table_id: str | None = None, *, channel_id: int | None = None, asked_at: int | None = None
) -> Table | None:
    """The table with this id, or the live one of this channel; `asked_at`: a revision whose state is wanted too."""
    found = await loading.load(store, table_id=table_id, channel_id=channel_id, asked_at=asked_at)
    return read(found) if found is not None else None


async def find_here(store: Store, channel_id: int | None, user_id: int, game: str | None = None) -> Table | None:
    """What is meant by who types here: this channel's live table, or else the deal of a day that they play."""
    table = await find(store, channel_id=channel_id or 0)
    if table is not None and game in (None, table.row.game):
        return table
    own = [row for row in await tables.of_user(store, user_id) if row.status == "running" and row.options.get("date")]
    own = [row for row in own if game in (None, row.game)]
    return await find(store, own[-1].id) if own else table


async def whole_history(store: Store, table: Table) -> list[Step]:
    """Every step of a table: the last ones are here, the ones before are read."""
    first = table.history[0].revision if table.history else 1
    if first <= 1:
        return list(table.history)
    kept = {step.revision: step for step in await steps.history(store, table.id)}
    return list((kept | {step.revision: step for step in table.history}).values())


def read(found: loading.Loaded) -> Table:
    """What was loaded, with its state decoded; `Unreadable` says why it can't be."""
    row = found.table
    if row.game not in GAMES:
        raise Unreadable(f"this version has no game {row.game}")
    if found.state is None and row.revision:
        raise Unreadable(f"{row.game}: the state of revision {row.revision} is missing")
    state = load(GAMES[row.game], found.state) if found.state is not None else None
    return Table(
        row=found.table,
        seats=found.seats,
        state=state,
        history=found.history,
        states=found.states,
        formers=found.formers,
        deadlines=found.deadlines,
        settings=found.settings,
        preferences=found.preferences,
        versed=found.versed,
        sat=found.sat,
        plans=found.plans,
    )
