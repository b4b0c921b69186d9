"""Tiles that a card turns over, and turns back."""

from engine.crusoe.cards import LIBRARY
from engine.crusoe.events import CampTrapped
from engine.crusoe.land import is_accessible
from engine.crusoe.state import Cover, Token
from tests.crusoe.table import happens, table, told, wounds

ROCKFALL = LIBRARY.adventures["adventure-081"].event
"""It comes back, and takes the tile where it happened."""
TURNED = Cover("A2", "tile", "event-a8")


def rockfall(state):
    return happens(state, *ROCKFALL, card="adventure-081", space=state.camp)


# The camp's own tile


def test_a_camp_beside_villages_alone_stays_when_its_tile_would_be_turned_over():
    """RC-R21: the one open tile beside it is the islanders'; everybody takes one wound, once."""
    island = {"A2": 8, "B2": 5, "A1": 7, "D1": 4}
    covers = (TURNED, Cover("D1", "tile", "city"), Cover("D1", "terrain", "city"))
    state = table(scenario="cannibals", camp="B2", island=island, tokens=(Token("village", "A1"),), covers=covers)
    step = rockfall(state)
    assert wounds(step.state) == [1, 1]
    assert len(told(step, CampTrapped)) == 1
    assert step.state.camp == "B2"
    assert is_accessible(step.state, "B2")


def test_a_camp_with_no_open_tile_beside_it_stays_too():
    """RC-R21: a wound each."""
    step = rockfall(table(camp="B2", island={"A2": 8, "B2": 5}, covers=(TURNED,)))
    assert wounds(step.state) == [1, 1]
    assert is_accessible(step.state, "B2")


def test_a_camp_that_can_go_leaves_its_tile_to_be_turned_over():
    """RC-R21, RC-225."""
    state = rockfall(table(camp="B2", island={"A2": 8, "B2": 5})).state
    assert (state.camp, wounds(state)) == ("A2", [0, 0])
    assert not is_accessible(state, "B2")
