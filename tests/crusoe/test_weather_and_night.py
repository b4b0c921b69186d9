"""Phases 5 and 6."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine import play
from engine.chance import Luck
from engine.crusoe.cards.meanings.weather import dice_today
from engine.crusoe.cards.words import FlipTile, MoveCamp, StayOut, Wound
from engine.crusoe.events import BeastMet, CampTrapped, SleptRough, WeatherFaced, WeatherRolled, WentHungry
from engine.crusoe.parts import ANIMALS_DIE, RAIN_DIE, WINTER_DIE, Goods
from engine.crusoe.people import sleeping_rough
from engine.crusoe.scenarios import SCENARIOS
from engine.crusoe.state import (
    ActionsEnd,
    AskCamp,
    CarryOut,
    Cover,
    Haul,
    Kept,
    Line,
    NightPhase,
    Rot,
    RoundBegins,
    RoundEnds,
    Sky,
    Sleep,
    Token,
    Weathering,
    WeatherPhase,
)
from engine.crusoe.target import Target
from tests.crusoe.table import ASKING, face, happens, legal, one, say, settle, table, tokens, told, who, wounds


def weather(sky=None, *marks, **changes):
    laid = tuple(Token(kind, "weather") for kind in marks)
    state = table(**{"forecast": sky or Sky(), "tokens": laid, **changes})
    return settle(face(state, WeatherPhase()))


def test_two_rain_clouds_and_a_winter_cloud_over_one_roof():
    """RC-142, RC-143, RC-144, RC-145, GAP-10: the rulebook's example."""
    step = weather(Sky(rain=2), "winter", shelter=True, roof=1, stock=Goods(wood=3, food=1))
    assert told(step, WeatherFaced) == [WeatherFaced(2, 1, 1)]
    assert step.state.stock == Goods()
    assert wounds(step.state) == [1, 1]
    assert step.state.tokens == ()


def test_a_storm_is_faced_with_the_weather():
    """RC-148: a palisade, whatever the sky."""
    step = weather(Sky(), "storm", shelter=True, palisade=1)
    assert told(step, WeatherFaced) == [WeatherFaced(0, 0, 0, storm=True)]
    assert step.state.palisade == 0


def test_which_dice_the_castaways_roll():
    """RC-140, RC-147: rain from round 4, all three from 7; the animals once, though a card calls them too."""
    assert [dice_today(table(round=n)) for n in (3, 4, 6, 7, 12)] == [
        (),
        ("rain",),
        ("rain",),
        ("rain", "winter", "animals"),
        ("rain", "winter", "animals"),
    ]
    called = (Token("animals", "weather"),)
    assert dice_today(table(round=4, tokens=called)) == ("rain", "animals")
    assert dice_today(table(round=8, tokens=called)) == ("rain", "winter", "animals")


def test_the_weather_dice():
    """RC-141, RC-146, RC-300: both show rain and winter clouds; the animals' has blanks."""
    assert (sum(rain for rain, _ in RAIN_DIE), sum(winter for _, winter in RAIN_DIE)) == (7, 1)
    assert (sum(rain for rain, _ in WINTER_DIE), sum(winter for _, winter in WINTER_DIE)) == (4, 6)
    assert sorted(ANIMALS_DIE) == ["beast", "blank", "blank", "food", "palisade", "palisade"]
    seen = {told(face(table(round=7, luck=Luck(seed)), WeatherPhase()), WeatherRolled)[0].animals for seed in range(60)}
    assert seen == {"beast", "blank", "food", "palisade"}


def test_without_dice_the_tokens_alone_count():
    """RC-142, RC-149."""
    step = weather(None, "rain", stock=Goods(wood=5, food=5), forecast=None, round=1)
    assert step.state.stock == Goods(wood=4, food=4)
    assert tokens(step.state) == set()


def test_winter_takes_wood_whatever_the_roof():
    """RC-143."""
    step = weather(Sky(winter=2), shelter=True, roof=5, stock=Goods(wood=3))
    assert step.state.stock == Goods(wood=1)


def test_what_is_missing_wounds_everybody():
    """RC-145, RC-170."""
    assert wounds(weather(Sky(rain=2)).state) == [4, 4]


def test_hungry_animals():
    """RC-146: a food, a palisade, a beast of strength 3; what cannot be met wounds all."""
    assert weather(Sky(animals="food"), stock=Goods(food=1)).state.stock == Goods()
    assert wounds(weather(Sky(animals="food")).state) == [1, 1]
    assert weather(Sky(animals="palisade"), shelter=True, palisade=2).state.palisade == 1
    assert wounds(weather(Sky(animals="palisade")).state) == [1, 1]
    step = weather(Sky(animals="beast"), weapons=1)
    assert told(step, BeastMet)[0].strength == 3
    assert wounds(step.state) == [2, 2]
    assert wounds(weather(Sky(animals="blank")).state) == [0, 0]


def test_a_storm_comes_last():
    """RC-148: a palisade, or everybody is wounded."""
    assert weather(None, "storm", shelter=True, palisade=1).state.palisade == 0
    assert wounds(weather(None, "storm").state) == [1, 1]
    both = weather(Sky(animals="palisade"), "storm", shelter=True, palisade=1)
    assert wounds(both.state) == [1, 1]


def test_a_furnace_and_clothes_warm():
    """RC-267, RC-R17: an ignored cloud counts nowhere, a softened one stays in the total."""
    step = weather(Sky(winter=1), items=("furnace",))
    assert wounds(step.state) == [0, 0]
    clothes = weather(Sky(winter=1), kept=(Kept("mystery-181"),), shelter=True, roof=1)
    assert wounds(clothes.state) == [0, 0]


def test_leaves_keep_a_rain_cloud_off():
    """RC-303, RC-R17, RC-R27: used before the weather is faced."""
    state = face(table(forecast=Sky(rain=1), discoveries=("leaves",)), WeatherPhase()).state
    assert isinstance(state.agenda[0], Weathering)
    assert wounds(say(state, 0, "use leaves")) == [0, 0]
    assert wounds(say(state, 0, "pass")) == [2, 2]


def test_who_sleeps_outside_meets_no_weather():
    """RC-222, RC-R20."""
    step = weather(Sky(rain=1), people=who(table(), "cook", outside=True).people)
    assert wounds(step.state) == [0, 2]


def test_a_storm_glass_shows_the_weather_before():
    """RC-036: rolled while planning, faced later."""
    state = table(round=7, kept=(Kept("storm-glass", 2),))
    state = say(state, 0, "use storm-glass")
    assert state.forecast is not None
    assert "use storm-glass" not in legal(state)
    step = face(state, WeatherPhase())
    assert told(step, WeatherRolled) == []


# Night


def night(*words, **changes):
    return settle(face(table(**{"shelter": True, **changes}), NightPhase()), *words)


def test_everybody_eats():
    """RC-155, RC-R16: food that rots first."""
    assert night(stock=Goods(food=1, preserved=2)).state.stock == Goods(preserved=1)


def test_the_group_decides_who_goes_hungry():
    """RC-155, RC-028: two wounds; the question goes to the first player; another may go without, and send nobody."""
    state = face(table(shelter=True, stock=Goods(food=1), first=1, orders=ASKING), NightPhase()).state
    assert play.waiting(state) == (1,)
    assert wounds(say(state, 1, "answer explorer")) == [0, 2]
    assert wounds(say(state, 1, "answer cook")) == [2, 0]
    assert legal(state, 0) == ["answer cook"]
    assert wounds(say(state, 0, "answer cook")) == [2, 0]
    assert wounds(night().state) == [2, 2]


def test_two_of_three_go_hungry():
    """RC-155."""
    state = table("cook", "explorer", "soldier", shelter=True, stock=Goods(food=1), orders=ASKING)
    step = settle(face(state, NightPhase()), "soldier", "cook")
    assert [event.who for event in told(step, WentHungry)] == ["soldier", "cook"]
    assert wounds(step.state) == [2, 0, 2]


def test_the_camp_may_move_to_a_tile_beside_it():
    """RC-156."""
    state = face(table(island={"A2": 8, "B2": 6, "B1": 5}, orders=ASKING), AskCamp()).state
    assert legal(state) == ["answer stay", "answer B2"]
    assert say(state, 0, "answer B2").camp == "B2"
    assert say(state, 0, "answer stay").camp == "A2"


def move(**changes):
    return happens(table(**{"island": {"A2": 8, "B2": 6}, **changes}), MoveCamp("B2")).state


def test_moving_with_a_shelter_halves_roof_and_palisade():
    """RC-157, GAP-11: the loss is rounded down; 2 becomes 1, 1 stays (the rulebook's example)."""
    moved = move(shelter=True, roof=2, palisade=1)
    assert (moved.roof, moved.palisade, moved.shelter) == (1, 1, True)
    moved = move(shelter=True, roof=5, palisade=3)
    assert (moved.roof, moved.palisade) == (3, 2)


def test_halving_may_be_read_the_other_way():
    """GAP-22: an option of the table."""
    moved = move(shelter=True, roof=5, palisade=1, options={"halving": "result-down"})
    assert (moved.roof, moved.palisade) == (2, 0)


def test_moving_without_a_shelter():
    """RC-158, RC-159: freely; but roof and palisade of a natural one are lost, and a new natural one is not built."""
    moved = move(island={"A2": 2, "B2": 11}, roof=2, palisade=1)
    assert (moved.roof, moved.palisade, moved.shelter) == (0, 0, False)


def test_moving_loses_the_shortcut():
    """RC-160, RC-227: the card is an invention again."""
    state = table("explorer", "cook", island={"A2": 8, "B2": 6}, items=("shortcut", "map"))
    state = replace(state, tokens=(Token("shortcut", "B2", "shortcut"),))
    moved = happens(state, MoveCamp("B2")).state
    assert (moved.tokens, moved.items) == ((), ("map",))
    assert "assign explorer build-shortcut" in legal(moved)


def test_what_items_laid_comes_along():
    """RC-161: if one likes, and unless there is one already; other tokens stay."""
    laid = (Token("plus-food", "A2", "snare"), Token("plus-wood", "A2"))
    moved = move(tokens=laid)
    assert tokens(say(moved, 0, "answer take")) == {("plus-food", "B2"), ("plus-wood", "A2")}
    assert tokens(say(moved, 0, "answer leave")) == {("plus-food", "A2"), ("plus-wood", "A2")}
    there = (Token("plus-food", "A2", "snare"), Token("plus-food", "B2"))
    assert tokens(move(tokens=there)) == {("plus-food", "A2"), ("plus-food", "B2")}


def test_a_forced_move_with_nowhere_to_go():
    """RC-R21."""
    step = happens(table(), MoveCamp())
    assert told(step, CampTrapped)
    assert wounds(step.state) == [1, 1]


def test_sleeping_without_a_shelter():
    """RC-162, RC-095: a wound each; a natural shelter will do (RC-128)."""
    assert wounds(face(table(), Sleep()).state) == [1, 1]
    assert wounds(face(table(shelter=True), Sleep()).state) == [0, 0]
    assert wounds(face(table(island={"A2": 2}), Sleep()).state) == [0, 0]


def test_food_rots():
    """RC-163, RC-130: not what keeps, nor other goods; the token of fruit rots too."""
    step = face(table(shelter=True, stock=Goods(3, 4, 2, 1), discoveries=("fruit", "branch")), Rot())
    assert step.state.stock == Goods(3, 0, 2, 1)
    assert step.state.discoveries == ("branch",)


def test_cellar_boxes_and_barrel_keep_food():
    """RC-163, RC-257, RC-R03."""
    food: dict[str, Any] = {"shelter": True, "stock": Goods(food=4)}
    assert face(table(items=("cellar",), **food), Rot()).state.stock.food == 4
    assert face(table(kept=(Kept("mystery-188"),), **food), Rot()).state.stock.food == 4
    barrel = (Kept("mystery-176", 0),)
    assert face(table(kept=barrel, **food), Rot()).state.stock.food == 2


@pytest.mark.parametrize(
    ("food", "fruit", "kept"),
    [(0, 2, (0, 1)), (1, 1, (0, 1)), (2, 1, (2, 0)), (3, 2, (2, 0)), (1, 0, (1, 0))],
)
def test_a_barrel_holds_two_food_and_no_more(food, fruit, kept):
    """RC-163, RC-R03: a token of fruit is two."""
    state = table(kept=(Kept("mystery-176", 0),), stock=Goods(food=food), discoveries=("fruit",) * fruit, shelter=True)
    state = face(state, Rot()).state
    assert (state.stock.food, len(state.discoveries)) == kept


def test_the_night_has_its_order():
    """GAP-12, RC-156: eat, the camp, the roof, the food."""
    state = table(island={"A2": 8, "B2": 2}, stock=Goods(food=5), orders=ASKING)
    step = settle(face(state, NightPhase()), "B2")
    assert wounds(step.state) == [0, 0]
    assert step.state.stock == Goods()
    kinds = [type(event).__name__ for event in step.events]
    assert kinds.index("Ate") < kinds.index("CampMoved") < kinds.index("FoodRotted")


def test_the_round_passes_on():
    """RC-164: markers, round, first player."""
    state = face(table(first=1, round=3), RoundEnds(), stop=None).state
    assert (state.round, state.first) == (4, 0)


def test_the_night_outside_the_camp():
    """RC-222: what one wins stays with one until the next round; one eats of it, and is wounded in the open."""
    state = table(phase="action", shelter=True, future=(Haul("cook", Goods(food=2, wood=1)),))
    state = happens(state, StayOut(), actor="cook").state
    evening = face(state, ActionsEnd()).state
    assert (evening.stock, evening.away) == (Goods(), (Haul("cook", Goods(food=2, wood=1)),))
    dark = settle(face(replace(evening, stock=Goods(food=1)), NightPhase())).state
    assert wounds(dark) == [1, 0]
    assert dark.away == (Haul("cook", Goods(food=1, wood=1)),)
    morning = face(replace(dark, event_deck=()), RoundBegins()).state
    assert morning.away == ()
    assert morning.stock.wood == 2  # its own and what the camp produced


def test_outside_without_food():
    """RC-222, RC-R20: two wounds more, even if the camp has plenty; a tile with a shelter spares the one."""
    hungry = who(table(shelter=True, stock=Goods(food=9)), "cook", outside=True)
    assert wounds(settle(face(hungry, NightPhase())).state) == [3, 0]
    housed = who(hungry, "cook", outside=True, sheltered=True)
    assert wounds(settle(face(housed, NightPhase())).state) == [2, 0]


def explored(state, space, tile):
    """By the explorer, with this tile on top."""
    line = Line(Target(f"explore-{space}"), ("explorer", "cook"), certain=True)
    return face(replace(state, tiles=(tile, 1, 3)), CarryOut(line)).state


def kept_outside(state, space, tile):
    """Explored, and an adventure keeps the explorer there for the night."""
    hand = {"adventures": {**state.adventures, "explore": ("adventure-060",)}}
    return explored(replace(state, tokens=(Token("adventure", "explore"),), **hand), space, tile)


def test_outside_the_shelter_of_the_tile_explored_will_do():
    """RC-222."""
    state = table("explorer", "cook", phase="action", shelter=True)
    assert sleeping_rough(kept_outside(state, "A1", 2)) == ()
    assert sleeping_rough(kept_outside(state, "A1", 9)) == ("explorer",)


def test_outside_the_shelter_of_another_tile_is_too_far():
    """RC-222: it must be that of the action that keeps one there."""
    state = explored(table("explorer", "cook", phase="action", shelter=True), "A1", 2)
    assert sleeping_rough(kept_outside(state, "B2", 9)) == ("explorer",)


def test_healing_at_any_hour_of_the_night():
    """RC-044, RC-265, RC-266, GAP-32: pot and fireplace, each once a night."""
    state = who(table(shelter=True, items=("pot", "fireplace"), stock=Goods(food=9)), "cook", wounds=5)
    state = face(state, NightPhase()).state
    state = say(state, 0, "use fireplace")
    assert one(state, "cook").wounds == 3
    state = say(state, 1, "use pot")
    assert one(state, "cook").wounds == 2
    assert "use pot" not in legal(state, 0)


def test_two_players_share_the_fireplace():
    """RC-265: two wounds of one, or one each."""
    state = who(
        who(table(shelter=True, items=("fireplace",), stock=Goods(food=9)), "cook", wounds=5), "explorer", wounds=2
    )
    state = face(state, NightPhase()).state
    state = say(state, 0, "use fireplace", "answer cook", "answer explorer")
    assert wounds(state) == [4, 1]


def test_the_camp_cannot_stand_on_a_turned_tile():
    """RC-225."""
    state = table(island={"A2": 8, "B2": 6}, covers=(Cover("B2", "tile"),))
    assert face(state, AskCamp()).state.agenda == table().agenda
    step = happens(table(island={"A2": 8, "B2": 6}), FlipTile("A2"))
    assert step.state.camp == "B2"


def test_one_not_asked_for_ever():
    """RC-R27: a standing answer at a gate."""
    state = who(table(shelter=True, items=("pot",), stock=Goods(food=9)), "cook", wounds=5)
    state = say(face(state, NightPhase()).state, 0, "waive night")
    assert one(state, "cook").waived == ("night",)
    assert face(state, NightPhase()).state.agenda == state.agenda
    assert one(say(state, 0, "waive night"), "cook").waived == ()


def test_scenarios_have_their_own_dice():
    """RC-140, RC-006."""
    dice = {name: [sheet.dice.get(n, ()) for n in range(1, sheet.rounds + 1)] for name, sheet in SCENARIOS.items()}
    assert dice["cursed"] == [()] * 5 + [("winter",)] * 5
    assert dice["jenny"] == [()] * 4 + [("animals",)] * 4
    assert dice["volcano"] == [()] * 3 + [("rain",)] * 5
    assert dice["cannibals"] == [()] * 9
    assert dice["family"][2:] == [
        *[("rain",)] * 2,
        *[("winter",)] * 2,
        *[("rain", "animals")] * 2,
        *[("winter", "animals")] * 2,
        *[("rain", "animals")] * 2,
    ]


def test_everybodys_wounds_touch_those_outside_but_for_the_weather():
    """RC-R20, GAP-26."""
    outside = who(table(), "cook", outside=True)
    assert wounds(happens(replace(outside, phase="night"), Wound(1, "all")).state) == [1, 1]
    assert wounds(happens(replace(outside, phase="weather"), Wound(1, "all")).state) == [0, 1]


def test_sleeping_rough_is_told():
    """RC-162."""
    assert told(face(table(), Sleep()), SleptRough) == [SleptRough(("cook", "explorer"))]


def test_hungry_animals_called_after_the_forecast():
    """RC-147, RC-036: a storm glass has not seen them; they are rolled when the weather comes."""
    called = (Token("animals", "weather"),)
    step = settle(face(table(round=4, forecast=Sky(rain=1), tokens=called), WeatherPhase()))
    assert told(step, WeatherRolled)[0].animals in ANIMALS_DIE


def test_a_shortcut_nobody_owns_goes_back_to_the_board():
    """RC-160."""
    state = table("cook", "carpenter", island={"A2": 8, "B2": 6}, items=("shortcut",), inventions=())
    assert happens(state, MoveCamp("B2")).state.inventions == ("shortcut",)
