"""Games of Castaways that the computer wins or loses, found by their seeds; at a table they are played again."""

from functools import cache
from typing import NamedTuple

from engine import GAMES
from engine.play import legal, play, start, waiting, write

GAME = GAMES["crusoe"]
MOST_SEEDS = 600


class Found(NamedTuple):
    """A whole game in notation."""

    seed: int
    lines: tuple[tuple[int, str], ...]


@cache
def game(end: str, seats: int) -> Found:
    """The first seed that ends so, with the options that everybody has who says none."""
    for seed in range(1, MOST_SEEDS):
        found, outcome = whole(seed, seats)
        if outcome == end:
            return found
    raise AssertionError(f"none of {MOST_SEEDS} games is {end} with {seats}")


def whole(seed: int, seats: int, **options: str) -> tuple[Found, str]:
    """The computer's game of this seed, and how it ends."""
    state, lines = start(GAME, seats, options, seed).state, list[tuple[int, str]]()
    while seated := waiting(state):
        seat = seated[0]
        action = GAME.mind(GAME.view(state, seat), seat, legal(GAME, state, seat))
        lines.append((seat, write(action)))
        state = play(GAME, state, seat, action).state
    return Found(seed, tuple(lines)), type(state.outcome).__name__.lower()
