"""The computer player: it answers every question legally, on what its seat may see."""

import pytest

from engine.bridges import GAME
from engine.bridges.actions import Prewrite
from engine.play import legal, play, start, waiting, write


def played_by_the_computer(seats, side, seed):
    state = start(GAME, seats, {"side": side}, seed).state
    said = []
    while state.agenda:
        seat = waiting(state)[0]
        actions = legal(GAME, state, seat)
        action = GAME.mind(GAME.view(state, seat), seat, actions)
        assert action in actions
        said.append(write(action))
        state = play(GAME, state, seat, action).state
    return state, said


@pytest.mark.parametrize(("seats", "side"), [(1, "A"), (1, "B"), (3, "A")])
def test_it_plays_whole_games(seats, side):
    state, said = played_by_the_computer(seats, side, 11)
    assert state.outcome is not None
    assert not [line for line in said if line.startswith("take-back")]


def test_it_plays_much_better_than_chance():
    """A random player of legal moves reaches 23 on side A and 20 on side B."""
    for side in "AB":
        totals = [played_by_the_computer(1, side, seed)[0].outcome.total.points for seed in range(6)]
        assert sum(totals) / len(totals) > 32


def test_it_says_the_same_again():
    assert played_by_the_computer(1, "B", 5) == played_by_the_computer(1, "B", 5)


def test_with_others_not_every_computer_prewrites_the_same():
    """AMB-02"""
    state = start(GAME, 4, {}, 1).state
    chosen = {GAME.mind(GAME.view(state, seat), seat, legal(GAME, state, seat)) for seat in range(4)}
    assert len(chosen) == 4
    assert all(isinstance(action, Prewrite) for action in chosen)
