"""Games won by agreement: each morning what the bot suggests is adopted, and everybody is ready for it."""

from functools import cache

import pytest
from msgspec.structs import replace

from engine.crusoe.planner import suggest_calmly
from engine.crusoe.view import view
from engine.play import legal, play, read, start, waiting, write
from tests.castaway_evenings.evening import played
from tests.castaway_evenings.found import GAME, MOST_SEEDS

FROM_SEED = {1: 5, 2: 6, 4: 39}
"""Below it nothing is won like this; the search goes on from here should a rule change."""


@cache
def won(seats: int) -> int:
    """The first seed of a game that is won by agreement."""
    return next(seed for seed in range(FROM_SEED[seats], MOST_SEEDS) if agreed(seed, seats) == "won")


def agreed(seed: int, seats: int) -> str:
    """How it ends if everybody agrees."""
    state = start(GAME, seats, {}, seed).state
    while seated := waiting(state):
        for line in said(state, seated[0]):
            state = play(GAME, state, seated[0], read(GAME, line)).state
    return type(state.outcome).__name__.lower()


def said(state, seat: int) -> tuple[str, ...]:
    """Where there is no plan yet the suggested one, and being ready for it."""
    seen = view(state, seat)
    if seen.waiting != "planning":
        return (write(GAME.mind(seen, seat, legal(GAME, state, seat))),)
    if seen.plan:
        return ("ready",)
    suggestion = suggest_calmly(seen, seat)
    assert suggestion is not None
    return suggestion.steps if suggestion.wins else (*suggestion.steps, "ready")


@pytest.fixture
def settings(settings, seats):
    return replace(settings, seed=won(seats))


@pytest.mark.parametrize("seats", FROM_SEED)
async def test_a_game_is_won_by_what_the_bot_suggests(camp, seats) -> None:
    """From `/play crusoe` with the options nobody had to say."""
    await camp.begin(seats)
    evening = await played(camp, seats)
    assert evening.outcome == "won"
