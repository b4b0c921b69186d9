"""What the picture and its twin in words tell of a night, as its hours go by."""

import pytest
from msgspec.structs import replace

from engine.crusoe.outlook import outlook
from engine.crusoe.parts import Goods
from engine.crusoe.state import Crusoe, Line, Lost, NightPhase, Sky, Weathering
from engine.crusoe.target import Target
from engine.crusoe.view import view
from render import alt, brief, telling, text
from render.crusoe.nearby import Evening, evening, nearby, people_to_feed, sure_beside
from render.crusoe.scene import scene
from render.theme import dressed
from tests.crusoe.table import ASKING, face, say, table, who

NAMES = ("Ana", "Bea")


def box(state: Crusoe) -> Evening:
    return evening(scene(view(state, None), NAMES, dressed("standard"), "en"))


def words(state: Crusoe) -> str:
    """The night's line, which stands under the round and the goal."""
    return brief("crusoe", view(state, None), NAMES, "en").splitlines()[1]


def test_what_is_over_is_not_told_as_if_it_were_to_come() -> None:
    """RC-155, RC-156, RC-162: the meal, the camp, the sleep; a table that asks between them."""
    tired = who(table(island={"A2": 8, "B2": 2}, stock=Goods(food=1), orders=ASKING, items=("pot",)), "cook", wounds=3)
    hungry = face(tired, NightPhase()).state
    assert (box(tired).eaten, box(hungry).eaten, box(hungry).slept) == ("no", "hungry", False)
    assert words(hungry) == "Someone goes hungry tonight. You have no shelter, so everyone takes 1 wound."
    fed = say(hungry, 0, "answer cook")
    assert (box(fed).eaten, box(fed).slept) == ("yes", False)
    assert words(fed) == "You've eaten. You have no shelter, so everyone takes 1 wound."
    slept = say(face(replace(tired, stock=Goods(food=9)), NightPhase()).state, 0, "answer stay")
    assert (box(slept).eaten, box(slept).slept) == ("yes", True)
    assert words(slept) == "You've eaten. You slept without a shelter."


@pytest.mark.parametrize(
    ("language", "toll"),
    [
        ("en", ("You lose 2 wood and 1 food.", "You lose nothing.")),
        ("es", ("Perdéis 2 de madera y 1 de comida.", "No perdéis nada.")),
        ("pt-BR", ("Vocês perdem 2 de madeira e 1 de comida.", "Vocês não perdem nada.")),
    ],
)
def test_what_the_clouds_take_is_told_in_the_position_too(language, toll) -> None:
    """RC-143, RC-144: wood for the winter cloud, then food and wood for the cloud above the roof."""
    wet = table(roof=1, shelter=True, agenda=(Weathering(),), phase="weather")
    for sky, words in ((Sky(1, 1, "blank"), toll[0]), (Sky(1, 0, "blank"), toll[1])):
        seen = replace(view(replace(wet, sky=sky), None), asked=Weathering(), waits_for=(0,))
        assert words in text("crusoe", seen, NAMES, language)


@pytest.mark.parametrize(
    ("language", "sure", "hoped"),
    [
        ("en", "1 food for 2 people, and you're sure to get 1 more.", "1 food for 2 people."),
        ("es", "1 de comida para 2 personas, y recibiréis 1 más con seguridad.", "1 de comida para 2 personas."),
        ("pt-BR", "1 de comida para 2 pessoas, e com certeza recebem mais 1.", "1 de comida para 2 pessoas."),
    ],
)
def test_food_that_the_plan_is_sure_of_is_told_beside_what_is_there(language, sure, hoped) -> None:
    """RC-081: two pawns gather for certain, one alone may fail; nobody's figure is red where all eat."""
    state = table(island={"A2": 8, "A1": 4}, shelter=True, stock=Goods(food=1))
    alone = say(state, 0, "assign cook gather-A1-fish")
    both = say(alone, 0, "assign cook gather-A1-fish")
    for state, fed, words in ((alone, 1, hoped), (both, 2, sure)):
        seen = view(state, None)
        told = outlook(seen)
        assert (evening(scene(seen, NAMES, dressed("standard"), "en", outlook=told)).fed, box(state).fed) == (fed, 1)
        for tell in (alt, text):
            assert words in tell("crusoe", seen, NAMES, language, outlook=told)
        assert words in telling("crusoe").planned(seen, NAMES, language, told)[-1]


def test_food_for_a_scenarios_own_mouths_is_sure_where_nobody_goes_short() -> None:
    """RC-R26: it is paid before anybody eats."""
    seen = view(table(scenario="family", round=9, shelter=True, stock=Goods(food=1)), None)
    told = outlook(seen)
    fed = replace(told, meals=(1.0,) * told.eaters, short=dict.fromkeys(told.short, 0.0))
    assert sure_beside(seen, told) == 0
    assert sure_beside(seen, fed) == len(people_to_feed(seen)) + seen.children - 1


def test_where_a_game_has_ended_no_night_is_to_come() -> None:
    over = replace(view(table(), None), outcome=Lost("death", 1, {}, "cook"), waiting="over")
    assert nearby(scene(over, NAMES, dressed("standard"), "en")).evening is None


def test_an_ended_game_is_told_with_its_cause_and_points_and_nothing_more_to_do() -> None:
    """RC-042, RC-294: to those who cannot see the plaque, in the description, in brief and whole."""
    left = replace(who(table(), "cook", wounds=13), plan=(Line(Target("rest"), ("explorer",)),))
    points = {"hearts": 7, "roof": 3}
    over = replace(view(left, None), outcome=Lost("death", 10, points, "cook"), points=points, waiting="over", needs={})
    for told in (alt, brief, text):
        words = told("crusoe", over, NAMES, "en")
        assert "Lost. Ana has died. 10 points: hearts left: 7, roof: 3." in words
        assert "Ana (Cook): dead" in words
        assert "Rest" not in words
        assert "Possible now" not in words


def test_the_wound_before_the_last_is_told() -> None:
    """RC-042: on the skull a character dies, one beyond the hearts."""
    for wounds, told in ((11, "11 of 12 wounds"), (12, "12 of 12 wounds (one more is fatal)"), (13, "dead")):
        state = who(table(), "cook", wounds=wounds)
        assert f"Ana (Cook): {told}, no tokens" in brief("crusoe", view(state, None), NAMES, "en")
