"""Tiles that a card turns over, and turns back."""

import pytest
from msgspec.structs import replace

from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.words import FlipTile, Lava, Uncover
from engine.crusoe.events import CampTrapped
from engine.crusoe.land import is_accessible, is_explored
from engine.crusoe.parts import Space
from engine.crusoe.plan import needed
from engine.crusoe.scenarios import scenario
from engine.crusoe.scenarios.cannibals import strength
from engine.crusoe.scenarios.volcano import temples
from engine.crusoe.state import Cover, Crusoe, Token
from engine.crusoe.target import Target
from tests.crusoe.table import happens, legal, table, tokens, told, wounds

ROCKFALL = LIBRARY.adventures["adventure-081"].event
"""It comes back, and takes the tile where it happened."""
TURNED = Cover("A2", "tile", "event-a8")
CITY = Cover("D1", "terrain", "city")


def over(state: Crusoe, space: Space) -> Crusoe:
    """A quake."""
    return happens(state, FlipTile(space), card="event-b15").state


def back(state: Crusoe) -> Crusoe:
    return happens(state, Uncover(), card="event-b15").state


def rockfall(state):
    return happens(state, *ROCKFALL, card="adventure-081", space=state.camp)


# The camp's own tile


def test_a_camp_beside_villages_alone_stays_when_its_tile_would_be_turned_over():
    """RC-R21: the one open tile beside it is the islanders'; everybody takes one wound, once."""
    island = {"A2": 8, "B2": 5, "A1": 7, "D1": 4}
    covers = (TURNED, Cover("D1", "tile", "city"), CITY)
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


# The shortcut


@pytest.mark.parametrize("loss", [FlipTile("B2"), Lava("B2")], ids=["turned over", "under lava"])
def test_a_shortcut_is_lost_with_the_tile_it_leads_to(loss):
    """RC-225, RC-227: token and card are one; it can be built again."""
    state = table("explorer", "cook", scenario="volcano", camp="A2", island={"A2": 8, "B2": 6, "A1": 1})
    state = replace(state, items=("map", "shortcut"), tokens=(Token("shortcut", "B2", "shortcut"),))
    lost = happens(state, loss, card="event-b15").state
    assert (lost.items, tokens(lost) - {("lava", "B2")}) == (("map",), set())
    assert "assign explorer build-shortcut" in legal(lost)


def test_a_shortcut_to_another_tile_is_kept():
    """RC-225."""
    way = (Token("shortcut", "A1", "shortcut"),)
    state = table(island={"A2": 8, "B2": 6, "A1": 1}, items=("shortcut",), tokens=way)
    assert over(state, "B2").items == ("shortcut",)


# What is printed


def volcano():
    island = {"A2": 1, "B2": 6, "C2": 8, "D2": 10}
    return table(scenario="volcano", camp="A2", island=island, tokens=(Token("temple", "B2"),))


def test_a_temple_on_a_tile_turned_over_goes_on_counting():
    """RC-225: its exploration has been made, whatever lies on it since."""
    turned = over(volcano(), "B2")
    assert temples(turned) == 1
    assert "totem-B2" not in scenario(turned).targets(turned)
    assert temples(happens(turned, Lava("B2")).state) == 1
    assert temples(happens(volcano(), Lava("B2")).state) == 1


def test_a_temple_is_not_explored_again_when_its_tile_is_turned_back():
    """RC-225."""
    state = back(over(volcano(), "B2"))
    assert temples(state) == 1
    assert not [line for line in legal(state) if "totem-B2" in line]
    assert temples(over(state, "B2")) == 1


def cannibals(**changes):
    island = {"A2": 8, "B2": 7, "A1": 6, "D1": 4}
    laid = (Token("village", "B2"), Token("burnt", "A1"))
    return table(
        scenario="cannibals",
        **{"camp": "A2", "island": island, "tokens": laid, "round": 5, "covers": (CITY,), **changes},
    )


def test_a_village_is_out_of_play_while_its_tile_lies_face_down():
    """RC-225, GAP-07: its totem counts for no other."""
    turned = over(cannibals(tokens=(Token("village", "B2"), Token("village", "A1"))), "B2")
    assert scenario(turned).targets(turned) == ("village-A1", "city-D1")
    assert strength(turned, "village") == 6


def test_a_village_stands_again_when_its_tile_is_turned_back():
    """RC-225: it is printed."""
    before = cannibals()
    state = back(over(before, "B2"))
    assert scenario(state).targets(state) == scenario(before).targets(before)
    assert needed(state, Target("gather-B2-wood")) == needed(before, Target("gather-B2-wood")) == 2


def test_a_burnt_village_stays_burnt_when_its_tile_is_turned_back():
    """RC-225."""
    state = back(over(cannibals(), "A1"))
    assert tokens(state) == {("village", "B2"), ("burnt", "A1")}


def test_the_city_turned_over_lends_the_villages_no_strength():
    """RC-R26: its totem lies open no more."""
    state = cannibals(camp="C1", island={"A2": 8, "B2": 7, "C1": 5, "D1": 4})
    assert (strength(state, "village"), strength(over(state, "D1"), "village")) == (6, 5)


def test_the_citys_hills_stay_unknown_when_its_tile_is_turned_back():
    """RC-R26."""
    state = back(over(cannibals(camp="C1", island={"A2": 8, "C1": 5, "D1": 4}), "D1"))
    assert is_accessible(state, "D1")
    assert not is_explored(state, "hills")


def test_the_place_to_search_is_there_again_when_its_tile_is_turned_back():
    """RC-225: in the cursed island's first totem nobody has looked yet."""
    state = table(scenario="cursed", island={"A2": 8, "B2": 6}, tokens=(Token("totem", "B2"), Token("cross", "B2")))
    turned = over(state, "B2")
    assert not [line for line in legal(turned) if "totem" in line]
    assert tokens(back(turned)) == {("totem", "B2")}
