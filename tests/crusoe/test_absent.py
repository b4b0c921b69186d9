"""Orders that have come to nothing are asked about, for the absent the mind answers, and wood is not wasted unasked."""

import pytest
from msgspec.structs import replace

from engine import play
from engine.crusoe import GAME
from engine.crusoe.actions import Answer, Pass, Use
from engine.crusoe.cards.words import Determination, Morale, Pile, Wound
from engine.crusoe.doubts import asks_first
from engine.crusoe.events import ActionFailed
from engine.crusoe.parts import Goods
from engine.crusoe.scene import is_here
from engine.crusoe.state import (
    AskCamp,
    CarryOut,
    Cause,
    Choosing,
    Demanding,
    Do,
    Eating,
    Line,
    MoralePhase,
    Offer,
    Orders,
    RoundEnds,
    SeatOrders,
)
from engine.crusoe.target import Target
from engine.crusoe.view import view
from tests.crusoe.table import ASKING, face, happens, legal, one, say, settle, table, told, who, wounds

FOUR = ("cook", "explorer", "soldier", "carpenter")


def answer(state, seat=None):
    """What the computer says for whom the table waits."""
    seat = play.waiting(state)[0] if seat is None else seat
    return GAME.mind(view(state, seat), seat, play.legal(GAME, state, seat))


# Orders that have come to nothing


def test_an_order_about_somebody_who_is_away_is_asked_again():
    """RC-155, RC-222, RC-R27: the explorer was to go hungry, and sleeps outside."""
    state = table("cook", "explorer", "carpenter", stock=Goods(food=1), shelter=True)
    ordered = replace(say(state, 0, "order hungry explorer"), phase="night")
    assert one(face(ordered, Eating(2)).state, "explorer").wounds == 2
    away = face(who(ordered, "explorer", outside=True), Eating(2)).state
    assert legal(away) == ["answer cook", "answer carpenter"]


def test_what_was_planned_for_a_friday_who_dies_before_fails():
    """RC-185: a wound of somebody else's line kills him; nobody does his, and nothing is paid for it."""
    state = who(table("cook", "friday", stock=Goods(wood=9)), "friday", wounds=3)
    hurt = face(replace(state, phase="action"), Do((Wound(who="friday"),), Cause(actor="cook"))).state
    assert not is_here(hurt, "friday")
    done = settle(face(hurt, CarryOut(Line(Target("shelter"), ("friday",), cost=Goods(wood=2)))))
    assert told(done, ActionFailed)
    assert (done.state.shelter, done.state.stock.wood) == (False, 9)


def test_a_line_that_an_item_made_possible_fails_to_be_ready_without_it():
    """RC-071, RC-123: the knife was lost after the spear was planned."""
    state = table(items=("knife",), stock=Goods(wood=3), inventions=("spear",))
    planned = say(state, 0, "assign cook build-spear", "assign cook build-spear")
    lost = replace(planned, items=(), inventions=("spear", "knife"))
    assert "ready" in legal(planned)
    assert "ready" not in legal(lost)
    assert view(lost, 0).plan[0].line.target == "build-spear"


# Answers for the absent


def test_for_the_absent_the_healthiest_goes_hungry():
    """RC-155: whoever has most hearts left."""
    state = who(table(shelter=True, stock=Goods(food=1), orders=ASKING, phase="night"), "cook", wounds=5)
    assert answer(face(state, Eating(2)).state) == Answer("explorer")


def test_for_the_absent_there_are_tokens_at_the_top_of_morale():
    """RC-060: unless there is anything to heal."""
    state = face(table(morale=3, orders=ASKING), MoralePhase()).state
    assert answer(state) == Answer("tokens")
    hurt = face(who(table(morale=3, orders=ASKING), "cook", wounds=8), MoralePhase()).state
    assert answer(hurt) == Answer("heal")


@pytest.mark.parametrize(("level", "word"), [(-1, "morale"), (2, "tokens")])
def test_for_the_absent_the_camp_of_four_is_arranged_by_what_is_lacking(level, word):
    """RC-180."""
    offers = (Offer("tokens", (Determination(2),)), Offer("morale", (Morale(1),)))
    state = table(*FOUR, morale=level, agenda=(Choosing("arrange-camp", offers, Cause(actor="cook"), 0),))
    assert answer(state) == Answer(word)


def test_for_the_absent_the_camp_stays_where_it_lives_well():
    """RC-156."""
    state = face(table(island={"A2": 8, "B2": 6}, orders=ASKING, shelter=True, roof=3), AskCamp()).state
    assert answer(state) == Answer("stay")


def test_for_the_absent_a_demand_is_met_by_what_averts_a_wound():
    """RC-170: fruit for the food that is demanded."""
    state = table(discoveries=("fruit",), phase="weather")
    asked = face(state, Demanding("food", 1, Cause(suffers="all"))).state
    assert answer(asked) == Use("fruit")
    fed = play.play(GAME, asked, play.waiting(asked)[0], Use("fruit")).state
    assert wounds(fed) == [0, 0]


def test_for_the_absent_nothing_is_spent_where_nothing_is_averted():
    asked = face(table(discoveries=("branch",), phase="weather"), Demanding("wood", 3, Cause(suffers="all"))).state
    assert {answer(asked)} <= {Use("branch"), Pass()}


def test_for_the_absent_the_loss_that_hurts_least_is_chosen():
    """RC-220: a wound to nobody before one to somebody."""
    offers = (Offer("one", (Wound(),)), Offer("two", (Wound(2),)))
    state = table(agenda=(Choosing("loss", offers, Cause(actor="cook", suffers="actor"), 0),))
    assert answer(state) == Answer("one")


def test_the_orders_of_a_night_are_gone_with_it():
    """RC-R27: but for those of one's own."""
    mine = SeatOrders(rolls="never")
    state = who(table(orders=Orders(camp="ask")), "cook", orders=mine)
    after = face(state, RoundEnds(), stop=None).state
    assert after.orders.camp == "stay"
    assert one(after, "cook").orders == mine


# Wood that the pile would not take


def with_pile(pile, **changes):
    return table(progress=replace(table().progress, pile=pile), **changes)


@pytest.mark.parametrize(("pile", "lost"), [(0, 1), (1, 0), (2, 1)])
def test_a_token_that_wastes_wood_is_asked_about(pile, lost):
    """RC-006: two wood, and what the stage does not take is lost."""
    state = with_pile(pile, discoveries=("sign-2",))
    doubt = asks_first(state, 0, Use("sign-2"))
    assert (doubt.values["wood"] if doubt else 0) == lost
    piled = settle(happens(state, Pile(2))).state.progress.pile - pile
    assert piled == 2 - lost


@pytest.mark.parametrize(("pile", "lost"), [(0, 2), (3, 0), (9, 2)])
def test_a_mast_that_wastes_wood_is_asked_about_where_it_is_planned(pile, lost):
    """RC-006: three wood; the second pawn there is no new decision."""
    state = with_pile(pile, items=("rope",), inventions=("mast",), stock=Goods(wood=2, hide=2))
    first = play.read(GAME, "assign cook build-mast")
    assert first in play.legal(GAME, state, 0)
    doubt = asks_first(state, 0, first)
    assert (doubt.reason, doubt.values) == ("wasted", {"thing": "mast", "wood": lost}) if lost else doubt is None
    assert asks_first(say(state, 0, "assign cook build-mast"), 0, first) is None


def test_other_things_waste_no_wood():
    state = with_pile(0, discoveries=("fruit",), stock=Goods(wood=2))
    doubts = {play.write(action): asks_first(state, 0, action) for action in play.legal(GAME, state, 0)}
    assert doubts["use fruit"] is None
    assert doubts["stack 1"].reason == "stack"
    assert {doubt.reason for doubt in doubts.values() if doubt} == {"stack", "ready"}
