"""Games of Castaways that the computer wins or loses, found by their seeds; at a table they are played again."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from engine import GAMES
from engine.play import legal, play, start, waiting, write
from tests.once import once_a_run

GAME = GAMES["crusoe"]
MOST_SEEDS = 600


class Found(NamedTuple):
    """A whole game in notation."""

    seed: int
    lines: tuple[tuple[int, str], ...]


@once_a_run
def game(end: str, seats: int, reason: str = "") -> Found:
    """The first seed that ends so, and for this reason, with the options that everybody has who says none."""
    for seed in range(1, MOST_SEEDS):
        found, outcome = whole(seed, seats)
        if kind_of(outcome) == end and reason in ("", getattr(outcome, "reason", "")):
            return found
    raise AssertionError(f"none of {MOST_SEEDS} games is {end} with {seats}")


def kind_of(outcome: Any) -> str:
    """`won` or `lost`."""
    return type(outcome).__name__.lower()


def whole(seed: int, seats: int, **options: str) -> tuple[Found, Any]:
    """The computer's game of this seed, and how it ends."""
    state, lines = start(GAME, seats, options, seed).state, list[tuple[int, str]]()
    while seated := waiting(state):
        seat = seated[0]
        action = GAME.mind(GAME.view(state, seat), seat, legal(GAME, state, seat))
        lines.append((seat, write(action)))
        state = play(GAME, state, seat, action).state
    return Found(seed, tuple(lines)), state.outcome


@cache
def moment(seats: int, is_there: Callable[[Any], bool]) -> Found:
    """The shortest way of the first game that comes to such a table while it plans."""
    for seed in range(1, MOST_SEEDS):
        state, lines = start(GAME, seats, {}, seed).state, list[tuple[int, str]]()
        while seated := waiting(state):
            if state.phase == "planning" and not state.plan and is_there(state):
                return Found(seed, tuple(lines))
            seat = seated[0]
            action = GAME.mind(GAME.view(state, seat), seat, legal(GAME, state, seat))
            lines.append((seat, write(action)))
            state = play(GAME, state, seat, action).state
    raise AssertionError(f"none of {MOST_SEEDS} games comes there")
