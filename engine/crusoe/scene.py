"""The table while one rule is carried out: the state so far, and what has happened."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from msgspec.structs import replace

from engine.contract import Event
from engine.crusoe.events import DeckEmpty, DeckRenewed
from engine.crusoe.names import CardName
from engine.crusoe.parts import CHARACTERS, COMPANIONS, Character, Deck, Name, Reason
from engine.crusoe.state import AnyTodo, Cause, Crusoe, Person

T = TypeVar("T")


class Scene:
    """Rules write here; what comes out is one step."""

    def __init__(self, state: Crusoe) -> None:
        self.state = state
        self.events: list[Event] = []
        self.verdict: tuple[Reason, Name] | None = None
        """Why the game is lost, and by whose death."""

    def alter(self, **changes: Any) -> None:
        """The same table, but for this."""
        self.state = replace(self.state, **changes)

    def tell(self, *events: Event) -> None:
        self.events += events

    def push(self, *todos: AnyTodo) -> None:
        """On top of the agenda, the first uppermost."""
        self.alter(agenda=(*todos, *self.state.agenda))

    def pop(self) -> None:
        self.alter(agenda=self.state.agenda[1:])

    def below(self, limit: int) -> int:
        number, luck = self.state.luck.below(limit)
        self.alter(luck=luck)
        return number

    def face(self, faces: tuple[T, ...]) -> T:
        """One face of a die."""
        return faces[self.below(len(faces))]

    def shuffled(self, cards: Iterable[T]) -> tuple[T, ...]:
        pile, luck = self.state.luck.shuffled(cards)
        self.alter(luck=luck)
        return pile

    def change(self, who: Name, **changes: Any) -> None:
        """One person, but for this."""
        people = tuple(replace(each, **changes) if each.character == who else each for each in self.state.people)
        self.alter(people=people)

    def count(self, what: str, n: int = 1) -> None:
        """So much more of what the scenario keeps count of."""
        progress = self.state.progress
        self.alter(progress=replace(progress, **{what: getattr(progress, what) + n}))

    def draw(self, deck: Deck, discards: str = "") -> Any:
        """The top card; an empty deck is renewed from its discards (RC-R22). Nothing left: an empty word."""
        cards = getattr(self.state, deck)
        if not cards and discards and getattr(self.state, discards):
            cards = self.shuffled(getattr(self.state, discards))
            self.alter(**{deck: cards, discards: ()})
            self.tell(DeckRenewed(deck, len(cards)))
        if not cards:
            self.tell(DeckEmpty(deck))
            return ""
        self.alter(**{deck: cards[1:]})
        return cards[0]

    def lose(self, reason: Reason, who: Name = "") -> None:
        """The game is lost when this step is over."""
        self.verdict = (reason, who)


def track(who: Name) -> Character:
    """A life track."""
    return CHARACTERS.get(who) or COMPANIONS[who]


def person(state: Crusoe, who: Name) -> Person:
    return next(each for each in state.people if each.character == who)


def players(state: Crusoe) -> tuple[Person, ...]:
    return state.people[: state.seats]


def is_here(state: Crusoe, who: Name) -> bool:
    return any(each.character == who for each in state.people)


def first(state: Crusoe) -> Name:
    """The first player's character."""
    return state.people[state.first].character


def seat_of(state: Crusoe, who: Name) -> int:
    """The seat that speaks for somebody; the first player for Friday and Jenny."""
    for seat in range(state.seats):
        if state.people[seat].character == who:
            return seat
    return state.first


def cause_of(state: Crusoe, card: CardName = "") -> Cause:
    """A group effect: everybody suffers what is unmet, the first player acts (RC-R01, RC-056)."""
    return Cause(card=card, actor=first(state), suffers="all")
