"""One turn as one choice: every table that it can leave, just before cards are turned up, and a short way there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec.structs import replace

from engine.contract import Action, Choice, Event, Seat
from engine.island.rules.acting import CAPTURE, GIVE, SHORE_UP
from engine.island.rules.draws import DISCARD, SWIM
from engine.island.rules.gates import PASS
from engine.island.rules.moving import MOVING
from engine.island.rules.specials import LIFT, LIFT_OFF, SANDBAG
from engine.island.state import Acting, Discarding, Island

ACTIONS: Final[tuple[Choice[Island, Any], ...]] = (*MOVING, SHORE_UP, GIVE, CAPTURE)
CARDS: Final[tuple[Choice[Island, Any], ...]] = (LIFT_OFF, LIFT, SANDBAG)
SAYING: Final[dict[type[Action], Choice[Island, Any]]] = {
    choice.action: choice for choice in (*ACTIONS, *CARDS, DISCARD, SWIM, PASS)
}

Key: TypeAlias = tuple[object, ...]


class Turn(NamedTuple):
    """What is said, by whom, and the table it leaves."""

    said: tuple[tuple[Seat, Action], ...]
    state: Island


Cut: TypeAlias = Callable[[list[Turn]], list[Turn]]
"""From all that one step more can lead to, what is followed further."""


def turns(state: Island, cards: Sequence[Seat] = (), cut: Cut = list) -> list[Turn]:
    """From any moment of one's actions, to do nothing more first; special cards are those of the seats named.

    All that a turn can leave, where nothing is cut.
    """
    edge, found = [Turn((), state)], {table(state): Turn((), state)}
    most_left = {_moment(state): _left(state)}
    while edge:
        further: list[Turn] = []
        for turn in edge:
            for seat, action, after in _next(turn.state, cards):
                moment, left = _moment(after), _left(after)
                if most_left.get(moment, -1) < left:
                    most_left[moment] = left
                    further.append(Turn((*turn.said, (seat, action)), after))
        for turn in further:
            if not _owes_a_card(turn.state):
                found.setdefault(table(turn.state), turn)
        edge = cut(further)
    return list(found.values())


def _next(state: Island, cards: Sequence[Seat]) -> Iterator[tuple[Seat, Action, Island]]:
    """All that can be said before the end of the turn, and where it leads."""
    if not state.agenda:
        return
    todo = state.agenda[0]
    said = [(state.turn, choice) for choice in ACTIONS] if isinstance(todo, Acting) else []
    if isinstance(todo, Discarding):
        said = [(todo.seat, DISCARD)]
    said += [(holder, choice) for holder in cards for choice in CARDS]
    for seat, choice in said:
        for action in choice.may(state, seat):
            yield seat, action, without_idle_questions(choice.do(state, seat, action).state)


def led_to(state: Island, said: Sequence[tuple[Seat, Action]]) -> tuple[Island, tuple[Event, ...]]:
    """What these words lead to, before any card is turned up, and what happens on the way."""
    events: tuple[Event, ...] = ()
    for seat, action in said:
        state, more = SAYING[type(action)].do(state, seat, action)
        state, events = without_idle_questions(state), events + more
    return state, events


def still_possible(state: Island, said: Sequence[tuple[Seat, Action]]) -> list[tuple[Seat, Action]]:
    """Those of these words that can still be said, one after the other; the others are left out."""
    kept: list[tuple[Seat, Action]] = []
    for words in said:
        after = next((left for *who, left in _next(state, (words[0],)) if tuple(who) == words), None)
        if after is not None:
            kept.append(words)
            state = after
    return kept


def without_idle_questions(state: Island) -> Island:
    """FI-80: a hand that is not too full asks nothing."""
    todo = state.agenda[0] if state.agenda else None
    is_idle = isinstance(todo, Discarding) and not todo.waits_for(state)
    return replace(state, agenda=state.agenda[1:]) if is_idle else state


def _owes_a_card(state: Island) -> bool:
    """FI-R10: somebody must discard before the turn can end."""
    return bool(state.agenda) and isinstance(state.agenda[0], Discarding)


def _left(state: Island) -> int:
    """Actions left; the same table with more of them leads wherever it leads with fewer."""
    return next((todo.left for todo in state.agenda if isinstance(todo, Acting)), 0)


def table(state: Island) -> Key:
    """What tells one table from another before any card is turned up; no order of a hand does."""
    players = tuple([(player.pawn, *sorted(player.hand)) for player in state.players])
    return (players, state.flooded, state.captured, state.outcome is None)


def _moment(state: Island) -> Key:
    """The same within a turn: a flight still to come, a card still owed."""
    flight = any(isinstance(todo, Acting) and todo.flight for todo in state.agenda)
    return (*table(state), flight, _owes_a_card(state))
