"""The strong mind: legal to the end, the same each time, and blind to what it may not see."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.bridges import GAME
from engine.bridges.foresight import Effort, Thinker
from engine.bridges.outlook import outlook_of, worth
from engine.bridges.parts import ROUNDS
from engine.bridges.state import Bridges
from engine.bridges.view import view
from engine.play import legal, play, start, waiting

FEW = Effort(ways=3, orders=1, more=1, looked_at=1)


def played(seats: int, side: str, seed: int, thinker: Thinker) -> list[tuple[Bridges, Any]]:
    """Every table of a whole game at which a seat is asked, and what it says."""
    state, met = start(GAME, seats, {"side": side}, seed).state, []
    while asked := waiting(state):
        seat, actions = asked[0], legal(GAME, state, asked[0])
        action = thinker.choose(view(state, seat), seat, actions)
        assert action in actions
        met.append((state, action))
        state = play(GAME, state, seat, action).state
    assert state.outcome is not None
    return met


@pytest.mark.parametrize(("seats", "side"), [(1, "A"), (2, "B")])
def test_its_games_end_and_are_the_same_again(seats, side):
    """Thought is counted in orders of the cards, never in time."""
    first = [action for _, action in played(seats, side, 5, Thinker(FEW))]
    assert first == [action for _, action in played(seats, side, 5, Thinker(FEW))]


def test_it_chooses_the_same_whatever_it_may_not_see():
    """The deck in another order, another card in the box: the same view, so the same choice."""
    for state, action in played(1, "A", 8, Thinker(FEW))[::5]:
        *deck, last = state.deck[::-1] or (state.hidden,)
        other = replace(state, deck=(*deck, state.hidden), hidden=last) if state.deck else state
        assert view(other, 0) == view(state, 0)
        assert Thinker(FEW).choose(view(other, 0), 0, legal(GAME, other, 0)) == action


def test_a_plan_that_is_not_kept_is_made_anew():
    """Somebody else's number, written before the mind is asked: the rest of the card is thought through from there."""
    thinker = Thinker(FEW)
    state, planned = next(each for each in played(1, "A", 3, thinker) if type(each[1]).__name__ == "Write")
    other = next(each for each in legal(GAME, state, 0) if type(each).__name__ == "Write" and each != planned)
    state = play(GAME, state, 0, other).state
    while waiting(state) and state.round == 1:
        action = thinker.choose(view(state, 0), 0, legal(GAME, state, 0))
        assert action in legal(GAME, state, 0)
        state = play(GAME, state, 0, action).state
    assert state.round == 2


@pytest.mark.parametrize("side", ["A", "B"])
def test_after_the_last_card_a_board_promises_what_it_has_and_no_more(side):
    """Neither an island that would have taken another number, nor a group that was never joined."""
    states = [state for state, _ in played(1, side, 4, Thinker(FEW)) if state.round == ROUNDS]
    for state in states:
        board, seen = state.drafts[0].board, view(state, 0)
        assert worth(board, outlook_of(seen)) == 2 * len(seen.own.seen.finished)
