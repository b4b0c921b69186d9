"""The outlook beside the rulebook, and beside what the engine makes of the same tables."""

import pytest
from msgspec.structs import replace

from bench.outlook import compare, pose
from engine.crusoe.outlook import outlook, read
from engine.crusoe.parts import Goods
from engine.crusoe.state import Orders, Sky, Token
from engine.crusoe.view import view
from tests.crusoe.table import say, table, who

PLAYOUTS = 60
"""Of each table; `bench/outlook.py` looks closer."""


def of(state):
    return outlook(view(state, 0))


def odds(state, target):
    return next(line for line in of(state).lines if line.target == target)


def warned(state):
    return {each.what: each for each in of(state).warnings}


@pytest.mark.parametrize("number", range(30))
def test_tonight_is_what_the_engine_makes_of_it(number):
    """RC-081, RC-111 to RC-113, RC-143 to RC-148, RC-155, RC-162: playouts with the cards removed."""
    off = {figure.what: figure for figure in compare(pose(number), PLAYOUTS) if figure.error > 4.5}
    assert {what: figure for what, figure in off.items() if abs(figure.seen - figure.told * figure.of) > 2} == {}


def test_one_pawn_rolls_and_two_are_sure():
    """RC-081: the gathering dice wound once in six, fail once in six, show an adventure every other time."""
    state = table(island={"A2": 8, "A1": 4})
    alone = odds(say(state, 0, "assign cook gather-A1-wood"), "gather-A1-wood")
    assert (alone.success, alone.wound, alone.adventure) == pytest.approx((5 / 6, 1 / 6, 1 / 2))
    both = odds(say(state, 0, "assign cook gather-A1-wood", "assign cook gather-A1-wood"), "gather-A1-wood")
    assert (both.success, both.wound, both.adventure) == (1, 0, 0)


def test_tokens_change_the_odds_of_the_first_of_their_field():
    """RC-111, RC-112, RC-113."""
    tokens = (Token("reroll", "explore"), Token("adventure", "explore"), Token("strength", "explore"))
    state = say(table(tokens=tokens), 0, "assign cook explore-A1", "assign explorer explore-B2")
    first, second = odds(state, "explore-A1"), odds(state, "explore-B2")
    assert (first.success, first.wound, first.adventure) == pytest.approx((25 / 36, 1, 1))
    assert second.success == pytest.approx(1 / 6 * 25 / 36 + 5 / 6 * 5 / 6)
    assert (second.wound, second.adventure) == pytest.approx((1 / 2, 5 / 6))


def test_a_curse_rolls_every_success_again():
    """RC-111, RC-R05."""
    state = who(table(), "cook", cursed=True)
    assert odds(say(state, 0, "assign cook explore-A1"), "explore-A1").success == pytest.approx(25 / 36)


def test_an_adventure_wounds_friday():
    """RC-184: on two of his three hearts a wound and an adventure kill him."""
    state = who(table("cook", "friday", island={"A2": 8, "A1": 4}), "friday", wounds=2)
    told = of(say(state, 0, "assign friday gather-A1-wood"))
    assert told.deaths["friday"] == pytest.approx(1 / 6 * 1 / 2)
    assert told.lost == 0


def test_without_food_and_shelter_the_night_takes_three():
    """RC-155, RC-162: two wounds of hunger, one of sleeping rough."""
    told = of(who(table("cook"), "cook", wounds=10))
    assert told.deaths == {"cook": 1.0}
    assert told.wounds == {"cook": 3.0}
    assert told.short["meal"] == 1
    assert told.meals == (0,)
    assert told.sheltered == 0


def test_whoever_dies_before_the_meal_does_not_lessen_the_hunger():
    """RC-184, RC-155: of all who live until the meal somebody goes hungry for certain, however many do not."""
    state = who(
        table("cook", "explorer", island={"A2": 8, "A1": 4}, stock=Goods(food=1), shelter=True), "cook", wounds=12
    )
    told = of(say(state, 0, "assign cook gather-A1-wood"))
    assert 0 < told.deaths["cook"] < 1
    assert told.short["meal"] == 1


def test_the_healthiest_goes_without():
    """RC-155: as the table proposes it."""
    state = who(table("cook", "explorer", stock=Goods(food=1), shelter=True), "cook", wounds=11)
    assert of(state).deaths == {"cook": 0, "explorer": 0}


def test_the_healthiest_is_who_has_most_hearts_left():
    """RC-155: by hearts and not by wounds; nine are left to both, then ten to the explorer."""
    state = who(who(table(stock=Goods(food=1), shelter=True), "cook", wounds=3), "explorer", wounds=2)
    assert of(state).wounds == {"cook": 2, "explorer": 0}
    stronger = who(state, "explorer", wounds=1)
    assert of(stronger).wounds == {"cook": 0, "explorer": 2}


def test_rain_beyond_the_roof():
    """RC-144: in round 4 one die; a roof of 1 leaves a cloud with one chance in three."""
    told = of(table("cook", round=4, shelter=True, roof=1, stock=Goods(food=2)))
    assert told.short["wood"] == pytest.approx(2 / 6 + 1 / 6)
    assert told.short["food"] == 0
    assert told.meals == (1,)


def test_a_sky_already_known():
    """RC-142: the storm glass leaves no chance."""
    told = of(table("cook", round=4, forecast=Sky(rain=2), shelter=True, roof=2, stock=Goods(food=1)))
    assert told.short == {"meal": 0, "food": 0, "wood": 0, "palisade": 0}


def test_what_is_built_today_stands_tonight():
    """RC-124, RC-253: bricks add to the palisade before the storm."""
    state = table("cook", island={"A2": 8, "A1": 4}, shelter=True, tokens=(Token("storm", "weather"),))
    assert of(state).short["palisade"] == 1
    both = say(state, 0, "assign cook build-bricks", "assign cook build-bricks")
    assert of(both).short["palisade"] == 0


def test_wood_that_is_promised_warms_nobody():
    """RC-R28: the wood of a sure plan is gone before the winter asks for it."""
    state = table("cook", round=7, shelter=True, roof=3, stock=Goods(wood=1, food=2))
    assert "reserved-wood" not in warned(state)
    assert warned(say(state, 0, "assign cook weapons"))["reserved-wood"].about == ("1",)


def test_what_else_one_should_know():
    """RC-053, RC-112, GAP-25, GAP-27."""
    tokens = (Token("adventure", "gather"),)
    state = table("cook", island={"A2": 8, "A1": 4}, tokens=tokens, threats=("event-b1", "event-b2"))
    told = warned(state)
    assert told["strikes"].about == ("event-b1",)
    assert "token" not in told
    assert "idle" not in told  # nothing is planned yet
    assert warned(say(state, 0, "assign cook build-bricks"))["idle"].about == ("cook",)
    told = warned(say(state, 0, "assign cook gather-A1-wood", "assign cook build-bricks"))
    assert told["token"].about == ("adventure", "gather")
    assert told["no-shelter"].about == ("build-bricks",)
    assert "idle" not in told


def test_a_line_that_lacks_a_pawn_is_impossible():
    """RC-108: two steps from the camp."""
    state = say(table("cook", island={"A2": 8, "A1": 4}), 0, "assign cook explore-B1")
    assert warned(state)["impossible"].reason == "too-few-pawns"


def test_children_without_food_lose_the_game():
    """RC-R26."""
    state = table("cook", scenario="family", round=7, shelter=True, stock=Goods(wood=9))
    assert warned(state)["children"].chance == 1


def test_the_outlook_needs_the_view_alone():
    """What lies in the decks makes no difference."""
    state = say(table(island={"A2": 8, "A1": 4}, hunt=("beast-bear",)), 0, "assign cook hunt", "assign cook hunt")
    other = replace(state, hunt=("beast-fox",), tiles=state.tiles[::-1], event_deck=())
    assert replace(read(state), lines=()) == replace(read(other), lines=()) == replace(of(state), lines=())


def test_lava_that_comes_to_the_camp_is_warned_of_unless_the_camp_is_to_move():
    """RC-225: in round 4 it stands behind C1 and C3, in round 5 behind B1 and B3."""
    state = table(scenario="volcano", round=4, camp="C1", island={"D2": 10, "C1": 1, "B1": 3, "C3": 2})

    def warned(table_then):
        return [each.about for each in outlook(view(table_then, 0)).warnings if each.what == "lava"]

    assert warned(state) == [("C1",)]
    assert warned(replace(state, orders=Orders(camp="ask"))) == [("C1",)]
    assert warned(replace(state, orders=Orders(camp="B1"))) == []
    assert warned(replace(state, orders=Orders(camp="C3"))) == [("C1",)]
    assert warned(replace(state, round=3)) == []
    assert warned(replace(state, camp="B1")) == []
