"""A plain player of Forbidden Island, and evenings found with it: seeds at which its table wins or loses."""

from collections import deque
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from engine.contract import Action
from engine.island import GAME
from engine.island.actions import (
    Capture,
    Discard,
    EndTurn,
    Fly,
    Give,
    Lift,
    LiftOff,
    Move,
    Pass,
    Sandbag,
    ShoreUp,
    Swim,
)
from engine.island.odds import odds
from engine.island.parts import TREASURE_ON, TREASURES, bits
from engine.play import legal, play, start, waiting, write

LONGEST_GAME = 400
FROM_SEED = 109
"""Below it this captain wins nothing; the search goes on from here should a rule change."""


class Evening(NamedTuple):
    """A whole game in notation, as it will be played again at a table with this seed."""

    seed: int
    options: dict[str, Any]
    lines: tuple[tuple[int, str], ...]
    end: str


@cache
def evening(end: str, seats: int, difficulty: str = "novice") -> Evening:
    """The first seed at which the captain's table ends like this."""
    options = {"difficulty": difficulty}
    return next(found for seed in range(FROM_SEED, 10_000) if (found := played(seed, seats, options)).end == end)


def played(seed: int, seats: int, options: dict[str, Any]) -> Evening:
    state: Any = start(GAME, seats, options, seed).state
    lines: list[tuple[int, str]] = []
    while state.agenda and len(lines) < LONGEST_GAME:
        seat = waiting(state)[0]
        action = choose(state, seat)
        lines.append((seat, write(action)))
        state = play(GAME, state, seat, action).state
    end = str(type(state.outcome).__name__).lower()
    return Evening(seed, options, tuple(lines), end)


def choose(state: Any, seat: int) -> Action:
    """The legal action the captain thinks most of; of equal ones the first."""
    offered = [action for action in legal(GAME, state, seat) if not action.is_aside]
    return max(offered, key=lambda action: worth(state, seat, action))


def worth(state: Any, seat: int, action: Any) -> float:
    """Below nothing is what the captain never does."""
    return WORTH[type(action)](state, seat, action) if type(action) in WORTH else -1


def giving(state: Any, seat: int, action: Give) -> float:
    return 80 if wants(state, action.to, action.card) > wants(state, seat, action.card) else -1


def shoring(state: Any, seat: int, action: ShoreUp) -> float:
    return 40 + value(state, action.tile) if value(state, action.tile) > 5 else 12


def bagging(state: Any, seat: int, action: Sandbag) -> float:
    is_urgent = value(state, action.tile) > 5 and state.map.place[action.tile] in odds(state).anyway
    return 30 + value(state, action.tile) if is_urgent else -1


def lifting(state: Any, seat: int, action: Lift) -> float:
    return 15 if set(action.who) & set(state.stranded) else -1


def nearer(state: Any, seat: int, action: Move | Fly) -> float:
    aim = goals(state, seat)
    here, there = (steps(state, place, aim) for place in (state.pawns[seat], state.map.place[action.to]))
    return (50 if ready(state, seat) else 20) + here - there if there < here else -1


def goals(state: Any, seat: int) -> int:
    """Where this player is needed: at home, at a treasure, beside who collects, beside what drowns."""
    if None not in state.captured:
        return 1 << state.landing
    if treasures := ready(state, seat):
        return (
            sum(1 << place for place in range(len(state.tiles)) if state.treasure_at(place) in treasures)
            & state.standing
        )
    others = {
        state.pawns[other]
        for other in range(state.seats)
        for card in TREASURES
        if other != seat and card in state.players[seat].hand and wants(state, other, card) > wants(state, seat, card)
    }
    return sum(1 << place for place in others) or urgent(state) or state.flooded or 1 << state.landing


def ready(state: Any, seat: int) -> set[str]:
    return {card for card in TREASURES if state.players[seat].hand.count(card) >= 4 and not state.has_captured(card)}


def wants(state: Any, seat: int, card: str) -> tuple[int, int]:
    """Who holds most of a treasure collects it."""
    is_open = not state.has_captured(card) and len(state.players[seat].hand) < 6
    return (state.players[seat].hand.count(card) if is_open else -1, -seat)


def kept(state: Any, seat: int, card: str) -> float:
    if card == "helicopter-lift":
        return 10
    if card == "sandbags":
        return 2.5
    return 0 if state.has_captured(card) else state.players[seat].hand.count(card)


def value(state: Any, square: str) -> int:
    """What is lost with a tile."""
    place = state.map.place[square]
    treasure = TREASURE_ON.get(state.tiles[place])
    if place == state.landing:
        return 10
    if treasure is None or state.has_captured(treasure):
        return 1
    twins = [other for other in range(len(state.tiles)) if state.treasure_at(other) == treasure]
    return 9 if any(state.sunk >> other & 1 for other in twins) else 7


def urgent(state: Any) -> int:
    return sum(1 << place for place in bits(state.flooded) if value(state, state.map.squares[place]) > 5)


def steps(state: Any, origin: int, aim: int) -> int:
    """How many steps it is on foot to the nearest of these places."""
    seen, edge = 1 << origin, deque([(origin, 0)])
    while edge:
        place, far = edge.popleft()
        if aim >> place & 1:
            return far
        for other in bits(state.map.beside[place] & state.standing & ~seen):
            seen |= 1 << other
            edge.append((other, far + 1))
    return 99


WORTH: dict[type[Action], Callable[[Any, int, Any], float]] = {
    LiftOff: lambda *_: 100,
    Capture: lambda *_: 90,
    Pass: lambda *_: 2,
    EndTurn: lambda *_: 1,
    Give: giving,
    Move: nearer,
    Fly: nearer,
    ShoreUp: shoring,
    Sandbag: bagging,
    Lift: lifting,
    Swim: lambda state, seat, action: 20 - steps(state, state.map.place[action.to], goals(state, seat)),
    Discard: lambda state, seat, action: -kept(state, seat, action.card),
}
