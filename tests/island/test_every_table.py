"""Every number of players, difficulty and layout: whole games at random."""

from itertools import product
from random import Random

import pytest

from engine.island import GAME
from engine.island.parts import LAYOUTS, START_MARK
from engine.play import legal, play, start, waiting


@pytest.mark.parametrize(("seats", "difficulty"), list(product(GAME.players, START_MARK)))
def test_it_ends_on_every_layout_with_every_piece_accounted_for(seats, difficulty):
    """FI-01, FI-02, FI-10, FI-15: 28 treasure cards, 24 tiles and flood cards, at every step."""
    chance = Random(f"{seats} {difficulty}")
    for layout in LAYOUTS:
        options = {"difficulty": difficulty, "layout": layout, "pace": chance.choice(["swift", "careful"])}
        state = start(GAME, seats, options, chance.getrandbits(63)).state
        while state.agenda:
            assert GAME.faults(state) == []
            seat = chance.choice(waiting(state))
            state = play(GAME, state, seat, chance.choice(legal(GAME, state, seat))).state
        assert GAME.faults(state) == []
        assert state.outcome is not None
