"""Doubtful places of the rulebook, as this table reads them."""

import pytest
from msgspec.structs import replace

from engine import play
from engine.crusoe import GAME
from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.words import Book, LoseItems
from engine.crusoe.events import TokenIgnored
from engine.crusoe.outlook import outlook
from engine.crusoe.plan import needed
from engine.crusoe.state import Production, ProductionPhase
from engine.crusoe.target import Target
from engine.crusoe.view import view
from tests.crusoe.table import face, happens, say, settle, table, tokens, told, wounds

LAND = {"A2": 8, "B2": 6, "A1": 5}


@pytest.mark.parametrize(("times", "left"), [(0, 4), (1, 2), (2, 1), (3, 0)])
def test_each_book_halves_what_is_left(times, left):
    """RC-052, RC-067: the family's book, and B23 that reads it a second time."""
    state = table("cook", "explorer", scenario="family", phase="event", production=Production(wood=1, food=1))
    for _ in range(times):
        state = happens(state, Book()).state
    assert play.load(GAME, play.save(state)) == state
    stock = settle(face(state, ProductionPhase())).state.stock
    assert stock.wood + stock.food == left


def test_the_smoke_of_the_volcano_is_the_token_of_one_more_pawn():
    """RC-173, RC-114: event B21 lays a second one, which is ignored."""
    effects = LIBRARY.events["event-b21"].event
    step = happens(table("cook", "explorer", scenario="volcano", phase="event"), *effects)
    assert told(step, TokenIgnored) == [TokenIgnored("minus-pawn", "explore")]
    planning = replace(step.state, phase="planning", camp="A2", island=LAND)
    assert needed(planning, Target("explore-A3")) == 2
    elsewhere = happens(table("cook", "explorer", phase="event"), *effects).state
    assert ("minus-pawn", "explore") in tokens(elsewhere)


@pytest.mark.parametrize(("beasts", "is_warned"), [(1, True), (2, False)])
def test_a_hunt_of_the_beast_that_a_threat_takes_is_warned_of(beasts, is_warned):
    """RC-074, RC-120: event A32's action comes before the hunt."""
    state = table("cook", "explorer", threats=("event-a32", ""), weapons=3)
    state = replace(state, hunt=state.beasts[:beasts], beasts=state.beasts[beasts:])
    state = say(state, 0, "assign cook threat-left", "assign explorer hunt", "assign explorer hunt")
    warned = [each.about for each in outlook(view(state, 0)).warnings if each.what == "no-beast"]
    assert warned == ([("hunt",)] if is_warned else [])


def test_a_decision_one_cannot_pay_is_one_all_the_same():
    """RC-220, RC-170: the event half of adventure 041, without food."""
    state = table("cook", "explorer", phase="event")
    half = LIBRARY.adventures["adventure-041"].event
    words = [each.word for each in happens(state, *half, card="adventure-041").state.agenda[0].offers]
    ends = [settle(happens(state, *half, card="adventure-041"), word).state for word in words]
    assert sorted((wounds(each), each.weapons) for each in ends) == [([0, 0], 0), ([1, 1], 1)]


def test_a_lost_item_takes_its_palisade_whatever_it_gave():
    """RC-227, RC-R23: the bricks were built before there was a shelter."""
    state = table("cook", "explorer", items=("bricks",), shelter=True, palisade=2)
    assert happens(state, LoseItems(name="bricks")).state.palisade == 1
