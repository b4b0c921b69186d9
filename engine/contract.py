"""The whole promise between a game and everything that plays it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    Final,
    Generic,
    Literal,
    NamedTuple,
    TypeAlias,
    TypeVar,
    get_args,
    get_type_hints,
)

from msgspec import Struct

from engine.chance import Luck

if TYPE_CHECKING:
    from engine.logbook import Logbook
    from engine.puzzles import Puzzling
    from engine.reviewing import Reviewing


def kebab(name: str) -> str:
    """A class's word in notation and saves: ShoreUp is `shore-up`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


SEAT: Final = "seat"
Seat: TypeAlias = Annotated[int, SEAT]
"""Players are seats 0, 1, 2 …; who sits there is no business of a rule. A field of this type is told as a name."""


@cache
def seats_in(kind: type[Struct]) -> frozenset[str]:
    """The fields of an action, an event or a view that hold a seat, or several."""
    hints = get_type_hints(kind, include_extras=True)
    return frozenset(name for name, hint in hints.items() if _holds_seats(hint))


def _holds_seats(hint: Any) -> bool:
    """`Seat`, `Seat | None`, `tuple[Seat, ...]`."""
    return SEAT in getattr(hint, "__metadata__", ()) or any(map(_holds_seats, get_args(hint)))


class Action(Struct, frozen=True, gc=False, tag=kebab, tag_field="do"):
    """One small choice by one seat, an imperative: `Move`, `ShoreUp`."""

    is_aside: ClassVar[bool] = False
    """Said about the game and not in it, such as a standing answer: no board offers it among its choices."""

    said_together: ClassVar[bool] = False
    """Several of these can be chosen in one go, in any order; the rules say whether they go together."""

    said_last: ClassVar[bool] = False
    """Can be chosen together with such, and is done after them."""


class Event(Struct, frozen=True, gc=False, tag=kebab, tag_field="did"):
    """One thing that happened, past tense: the only material for words, highlights and history."""

    reveals: ClassVar[bool] = False
    """Something hidden from the one who acted came to light: undo stops here."""

    opens_a_turn: ClassVar[bool] = False
    """A new turn or round begins: people are called anew."""

    ends_the_game: ClassVar[bool] = False
    """The last event of a game. Its sentence is the headline of the last board: won, or lost and why."""

    passes: ClassVar[bool] = False
    """It says who is waited for, and is true only so long: what is told of the past leaves it out."""

    is_quiet: ClassVar[bool] = False
    """Nothing came of it: it is left out of a story, and is no message of its own."""

    def seen_by(self, seat: Seat | None) -> bool:
        """Whether this seat (None: the channel) may know of it."""
        return True

    @property
    def arrival(self) -> tuple[Seat, str] | None:
        """Who went where, if that is all that happened: what they do there next is told without the place."""
        return None

    @property
    def only_place(self) -> str | None:
        """The one place where it was done, if there is one."""
        return None


class Todo(Struct, frozen=True, gc=False, tag=kebab, tag_field="todo"):
    """A line of the agenda. It waits for seats, or, waiting for none, is a chore the game does alone."""

    def waits_for(self, state: Any) -> tuple[Seat, ...]:
        """The seats to ping and show; who *may* act is `legal`, asked for every seat."""
        return ()

    def is_settled(self, state: Any) -> bool:
        """Whether nothing remains to be done here, perhaps thanks to somebody else's act."""
        return False


class View(Struct, frozen=True, kw_only=True):
    """What one seat, or the channel, may see; each game adds what is on its table."""

    waiting: str
    """What the table waits for, as its headline is called; `over` at the end."""
    waits_for: tuple[Seat, ...]

    @property
    def places(self) -> Mapping[str, str]:
        """What is called by a coordinate, where places have names of their own."""
        return {}

    @property
    def characters(self) -> tuple[str, ...]:
        """Whom each seat plays, where people play somebody."""
        return ()


class Outcome(Struct, frozen=True, tag=kebab, tag_field="end"):
    """How a game ended."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        raise NotImplementedError


class State(Struct, frozen=True, kw_only=True, gc=False, tag=kebab, tag_field="game"):
    """Everything on the table. No clock, no Discord id, no set that is iterated."""

    version: int = 1
    seats: int
    luck: Luck
    # each game adds: agenda: tuple[<its todos>, ...], top first
    #                 outcome: <its outcomes> | None = None; once it is there the agenda is empty


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)


class Step(NamedTuple, Generic[S]):
    """What playing gives: the new table, and what happened."""

    state: S
    events: tuple[Event, ...] = ()


class Illegal(Exception):  # noqa: N818 — it is a refusal with a reason, not an error of ours
    """A refusal: a reason key and its values, for the words room to tell what is missing and what is possible.

    Values have no types: in a refusal, and in a doubt, `seat` is a seat and `who` are several.
    """

    def __init__(self, reason: str, **values: Any) -> None:
        super().__init__(reason, values)
        self.reason = reason
        self.values = values

    def __str__(self) -> str:
        return " ".join([self.reason, *(f"{name}={value!r}" for name, value in self.values.items())])


class Doubt:
    """Why an action is asked about once more before it is done: the key of the words that ask, and their values.

    A grave one certainly kills somebody or loses the game, and something else that can be done now would not.
    """

    def __init__(self, reason: str, *, grave: bool = False, **values: Any) -> None:
        self.reason = reason
        self.grave = grave
        self.values = values


class Unreadable(Exception):  # noqa: N818 — what is wrong with a save, named
    """A save that is truncated, tampered with, or of a version unknown here."""


@dataclass(frozen=True, eq=False)
class Choice(Generic[S, A]):
    """One rule in one place: `may` yields what is legal, `do` makes it into a Step, `why_not` explains a refusal."""

    action: type[A]
    may: Callable[[S, Seat], Sequence[A]]
    do: Callable[[S, Seat, A], Step[S]]
    why_not: Callable[[S, Seat, A], Illegal]


Chore: TypeAlias = Callable[[S, Any], Step[S]]
"""What the game does alone; given the state with this line still on top."""

AsksFirst: TypeAlias = Callable[[S, Seat, Action], Doubt | None]
"""Whether a legal action is asked about once more before it is done: easily pressed and not what one mostly wants, or
beyond what can be made good. It tells nothing that is hidden."""

Mind: TypeAlias = Callable[[Any, Seat, Sequence[Action]], Action]
"""The computer teammate: from a seat's view and its legal actions to one of them."""

MindName: TypeAlias = Literal["calm", "strong"]
"""`calm` answers at once; `strong` thinks for up to a second, so where it holds nobody up."""

HintLevel: TypeAlias = Literal[1, 2, 3]


class Tip(Struct, frozen=True):
    """What a hint tells at one level: where to look, then why, then what; the rest is left out."""

    where: tuple[str, ...]
    why: str | None = None
    """A key of words; each game lists its own."""
    about: tuple[str, ...] = ()
    what: Action | None = None
    facts: Struct | None = None
    """What the reason names, and its figures."""
    to: Seat | None = None
    """It is for this player, whom the table waits for: something to say to them."""
    then: tuple[tuple[Seat, Action], ...] = ()
    """What the advice goes on with."""
    also: tuple[tuple[str, tuple[str, ...], Struct], ...] = ()
    """More reasons, which a hint gives first: each has a key, the things it names, and its figures."""
    spent: Struct | None = None
    """The card that the advice uses up, and what that brings; None if it keeps all cards."""


Hint: TypeAlias = Callable[[Any, Seat, Sequence[Action], HintLevel], Tip]
"""From a view and what is legal; it may be asked by a seat that has nothing to do."""


class Tried(NamedTuple, Generic[S]):
    """What a turn tried out leads to, before anything hidden comes to light."""

    state: S
    events: tuple[Event, ...] = ()
    ends: bool = False
    """Its last word ends the turn."""


@dataclass(frozen=True, eq=False)
class Plans(Generic[S]):
    """How turns are tried out, and lodged for later, in a game that has turns."""

    on_turn: Callable[[S, Seat], S]
    """The table as if a player's turn began now."""
    begins: Callable[[S, Seat], bool]
    """Whether a player's turn has just begun."""
    tried: Callable[[S, Seat, Sequence[Action]], Tried[S]]
    """What these actions lead to; `Illegal` names the first that cannot be."""
    further: Callable[[S, Seat], Sequence[Action]]
    """What may follow."""
    basis: Callable[[S, Seat, Sequence[Action]], Mapping[str, str]]
    """What these actions stand on, by its word: where it has changed they are not played unasked."""


@dataclass(frozen=True, eq=False, repr=False)
class Game(Generic[S]):
    """A game on one page, readable as the rulebook's summary."""

    name: str
    players: range
    options: type[Struct]
    state: type[S]
    set_up: Callable[[int, Any, Luck], Step[S]]
    choices: Mapping[type[Todo], tuple[Choice[S, Any], ...]]
    """Which choices are open while a todo is on top of the agenda."""
    chores: Mapping[type[Todo], Chore[S]]
    view: Callable[[S, Seat | None], View]
    """What one seat, or the channel (None), may see."""
    minds: Mapping[MindName, Mind]
    """The computer teammates to choose from."""
    faults: Callable[[S], list[str]]
    """What is physically impossible about a table: a card too many, a pawn on no tile. Empty for any real one."""
    events: tuple[type[Event], ...]
    asks_first: AsksFirst[S] = lambda *_: None
    """What is asked about once more before it is done."""
    gives_up: Callable[[S, Seat], Sequence[Action]] = lambda *_: ()
    """What a player gives up by choosing, in a menu of several, to be done before everything is."""
    is_moot: Callable[[S, Seat, Action], bool] = lambda *_: False
    """Whether a recorded action is one that the game does by itself since then: a replay passes over it."""
    in_private: bool = False
    """Choices are made in private, by everybody at once: the table's board leads to each player's own."""
    variant: Callable[[S], str] = lambda _: ""
    """What was played, for records: the difficulty and the layout, a side, a scenario."""
    score: Callable[[S, Seat], int | None] = lambda _, __: None
    """What a seat's result is measured by; the more the better, None where there is nothing to measure."""
    hint: Hint | None = None
    """In three levels; without it a hint is the list of what is legal."""
    calm_hint: Hint | None = None
    """The same in some milliseconds, without a search; where it is not there, what the calm mind would do."""
    plans: Plans[S] | None = None
    """How a turn is tried out before it is played."""
    upgrades: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = field(default_factory=dict)
    """From the raw save of a version to that of the next one."""
    puzzles: Puzzling[S] | None = None
    """The game's puzzles, with their file."""
    lessons: Puzzling[S] | None = None
    """Puzzles that teach the game, an idea each."""
    review: Reviewing[S, Any, Any] | None = None
    """The analysis of a finished game, from its first state and every action."""
    logbook: Logbook | None = None
    """What a server remembers of a finished game."""
    imagined: Callable[[S, int], S] | None = None
    """From a state where a turn begins to one that looks the same; the seed decides what is hidden."""

    def __repr__(self) -> str:
        return f"Game({self.name})"

    @property
    def mind(self) -> Mind:
        """The one that is always quick enough."""
        return self.minds["calm"]

    def hint_calmly(self, view: Any, seat: Seat, legal: Sequence[Action], level: HintLevel) -> Tip:
        """Where to look and what, at once; for when nothing can be thought over."""
        if self.calm_hint is not None:
            return self.calm_hint(view, seat, legal, level)
        return Tip((), what=self.mind(view, seat, legal) if level == 3 and legal else None)

    @cached_property
    def mays(self) -> dict[type[Todo], tuple[Callable[[S, Seat], Sequence[Action]], ...]]:
        return {todo: tuple(choice.may for choice in open_now) for todo, open_now in self.choices.items()}

    @cached_property
    def choice_for(self) -> dict[type[Action], Choice[S, Any]]:
        return {choice.action: choice for open_now in self.choices.values() for choice in open_now}

    @cached_property
    def action_named(self) -> dict[str, type[Action]]:
        return {str(action.__struct_config__.tag): action for action in self.choice_for}
