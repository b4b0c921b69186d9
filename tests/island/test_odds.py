"""An engine checked by a figure: the landing lost on the first turn, against best play."""

import pytest

from bench.odds import EXACT, estimate
from engine.island import GAME

SET_UPS = range(3000)
"""Always the same ones, of which 24 to 80 are hopeless. That shows a loss which is a third more or less likely for two
players, a half for three, two thirds for four; `bench/odds.py` looks closer."""


@pytest.mark.parametrize("seats", GAME.players)
@pytest.mark.parametrize("difficulty", ["novice", "legendary"])
def test_the_landing_is_lost_on_the_first_turn_as_often_as_counted(seats, difficulty):
    """FI-12, FI-71, FI-90, FI-92, FI-102: within three standard errors."""
    found = estimate(seats, difficulty, SET_UPS)
    assert found.hopeless > 10
    assert abs(found.share - EXACT[difficulty][seats]) < 3 * found.error
