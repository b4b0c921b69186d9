"""What the picture and its twin in words tell of a night, as its hours go by."""

from msgspec.structs import replace

from engine.crusoe.parts import Goods
from engine.crusoe.state import Crusoe, Line, Lost, NightPhase
from engine.crusoe.view import view
from render import alt, brief, text
from render.crusoe.nearby import Evening, evening, nearby
from render.crusoe.scene import scene
from render.theme import dressed
from tests.crusoe.table import ASKING, face, say, table, who

NAMES = ("Ana", "Bea")


def box(state: Crusoe) -> Evening:
    return evening(scene(view(state, None), NAMES, dressed("standard"), "en"))


def words(state: Crusoe) -> str:
    return next(line for line in brief("crusoe", view(state, None), NAMES, "en").splitlines() if "Tonight: " in line)


def test_what_is_over_is_not_told_as_if_it_were_to_come() -> None:
    """RC-155, RC-156, RC-162: the meal, the camp, the sleep; a table that asks between them."""
    tired = who(table(island={"A2": 8, "B2": 2}, stock=Goods(food=1), orders=ASKING, items=("pot",)), "cook", wounds=3)
    hungry = face(tired, NightPhase()).state
    assert (box(tired).eaten, box(hungry).eaten, box(hungry).slept) == ("no", "hungry", False)
    assert "somebody goes hungry; no shelter, 1 wound each" in words(hungry)
    fed = say(hungry, 0, "answer cook")
    assert (box(fed).eaten, box(fed).slept) == ("yes", False)
    assert "the meal is over; no shelter, 1 wound each" in words(fed)
    slept = say(face(replace(tired, stock=Goods(food=9)), NightPhase()).state, 0, "answer stay")
    assert (box(slept).eaten, box(slept).slept) == ("yes", True)
    assert "the meal is over; slept without a shelter" in words(slept)


def test_where_a_game_has_ended_no_night_is_to_come() -> None:
    over = replace(view(table(), None), outcome=Lost("death", 1, {}, "cook"), waiting="over")
    assert nearby(scene(over, NAMES, dressed("standard"), "en")).evening is None


def test_an_ended_game_is_told_with_its_cause_and_points_and_nothing_more_to_do() -> None:
    """RC-042, RC-294: to those who cannot see the plaque, in the description, in brief and whole."""
    left = replace(who(table(), "cook", wounds=13), plan=(Line("rest", ("explorer",)),))
    points = {"hearts": 7, "roof": 3}
    over = replace(view(left, None), outcome=Lost("death", 10, points, "cook"), points=points, waiting="over", needs={})
    for told in (alt, brief, text):
        words = told("crusoe", over, NAMES, "en")
        assert "Lost. Ana has died. 10 points: hearts left: 7, roof: 3." in words
        assert "Ana, Cook: dead" in words
        assert "Rest" not in words
        assert "Possible now" not in words


def test_the_wound_before_the_last_is_told() -> None:
    """RC-042: on the skull a character dies, one beyond the hearts."""
    for wounds, told in ((11, "wounds 11 of 12"), (12, "wounds 12 of 12 (the next one kills)"), (13, "dead")):
        state = who(table(), "cook", wounds=wounds)
        assert f"Ana, Cook: {told}, tokens" in brief("crusoe", view(state, None), NAMES, "en")
