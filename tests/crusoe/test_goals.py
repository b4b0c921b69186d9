"""How far each scenario's goal is, and what the planner makes of the time that is left."""

import pytest
from msgspec.structs import replace

from engine import play
from engine.crusoe import GAME
from engine.crusoe.actions import Order
from engine.crusoe.parts import Goods, Space
from engine.crusoe.planner import suggest_calmly
from engine.crusoe.planner.acts import orders
from engine.crusoe.planner.goals import pressure
from engine.crusoe.planner.ground import Ground
from engine.crusoe.planner.options import options
from engine.crusoe.planner.sites import moved
from engine.crusoe.planner.value import score
from engine.crusoe.scenarios import SCENARIOS, scenario
from engine.crusoe.state import Token
from engine.crusoe.view import view
from engine.crusoe.weights import WEIGHTS
from tests.crusoe.table import table, who


def begun(scenario, seats=2, **changes):
    return replace(play.start(GAME, seats, {"scenario": scenario}, 1).state, **changes)


def worth(state, target):
    return next(each.worth for each in options(Ground(state, WEIGHTS)) if each.target == target)


def test_the_lava_takes_a_camp_that_knows_no_way_out():
    """It comes to D2 in round 4, to C1 and C3 in 5, to B1 and B3 in 6, to B2 in 7, to A1 and A3 in 8."""
    assert SCENARIOS["volcano"].refuge(begun("volcano"), "D2") == 3
    path = {"D2": 10, "C1": 1, "B1": 2, "A1": 3, "A2": 4}
    assert SCENARIOS["volcano"].refuge(begun("volcano", island=path), "D2") == 8
    short = {space: tile for space, tile in path.items() if space != "A2"}
    assert SCENARIOS["volcano"].refuge(begun("volcano", island=short), "D2") == 7
    assert SCENARIOS["volcano"].refuge(begun("volcano", island=short, round=7), "A1") == 7


def test_what_leads_out_of_the_lavas_way_is_explored_before_all_else():
    state = begun("volcano", round=4, camp="B2", island={"D2": 10, "B2": 1})
    assert worth(state, "explore-A2") > worth(state, "explore-A1") > worth(state, "explore-B3")


def test_the_camp_moves_to_where_one_can_flee_on():
    """Both are safe tonight; from C3 nothing leads on."""
    state = begun("volcano", round=3, island={"D2": 10, "C1": 1, "C3": 2, "B1": 3})
    ground = Ground(state, WEIGHTS)
    assert moved(ground, "C1") > moved(ground, "C3") > 0


def test_jenny_sets_the_time_until_she_is_ashore():
    """Two wounds a night; with the eleventh she dies."""
    state = begun("jenny")
    assert scenario(state).way(state)[1] == 6
    assert scenario(state).way(who(state, "jenny", wounds=8))[1] == 2
    assert pressure(who(state, "jenny", wounds=8)) > pressure(state)
    ashore = replace(state, progress=replace(state.progress, rescued=True))
    assert scenario(ashore).way(ashore)[1] == 8


def test_land_that_a_needed_thing_asks_for_is_looked_for():
    """The rope asks for plains."""
    state = begun("jenny")
    assert "plains" in scenario(state).lands_wanted(state)
    plain = replace(state, items=("rope", "knife"))
    assert scenario(plain).lands_wanted(plain) == set()
    assert worth(state, "explore-A1") > worth(plain, "explore-A1")


def test_crosses_press_the_more_the_fewer_rounds_are_left():
    early, late = begun("cursed", round=2), begun("cursed", round=8)
    assert pressure(late) > pressure(early) >= 1
    standing = replace(
        late,
        tokens=tuple(Token("cross", space) for space in ("A1", "A2", "B1", "B2", "C1")),
    )
    assert pressure(standing) == 1


@pytest.mark.parametrize("number", [1, 6, 12])
def test_castaways_presses_by_its_pile_alone(number):
    assert pressure(table(round=number)) == 1


def test_a_morning_without_time_for_the_goal_is_worth_less():
    """Of two that are alike but for the round: with one to go the lifeboat cannot be reached."""
    ashore = replace(begun("jenny").progress, rescued=True)
    near, far = (begun("jenny", progress=ashore, round=7, stock=Goods(wood=wood, hide=4)) for wood in (6, 0))
    lost = score(near, WEIGHTS) - score(far, WEIGHTS)
    early = [replace(each, round=2) for each in (near, far)]
    assert lost > score(early[0], WEIGHTS) - score(early[1], WEIGHTS)


def test_a_camp_that_the_lava_takes_next_is_asked_even_where_no_way_out_is_known_yet():
    """What is explored this round may be the way."""
    state = begun("volcano", round=5, camp="B3", island={"D2": 10, "C3": 5, "B3": 1})
    assert Order("camp", "ask") in orders(Ground(state, WEIGHTS))
    assert Order("camp", "ask") not in orders(Ground(replace(state, round=4), WEIGHTS))


def test_a_camp_that_the_lava_takes_and_that_can_go_nowhere_yet_is_suggested_a_plan():
    """RC-156: there is no tile beside it to compare with; to be asked is ordered all the same."""
    state = begun("volcano", round=3, island={"D2": 10})
    found = suggest_calmly(view(state, 0), 0)
    assert found is not None
    assert "order camp ask" in found.steps
    assert "orders-camp" not in [reason.why for reason in found.reasons]


def test_ash_falls_where_all_is_explored_then_off_the_way_that_is_taken():
    state = begun("volcano", island={"D2": 10, "C1": 9, "C3": 5})
    spaces: tuple[Space, ...] = ("B1", "B3", "C1", "C3", "D2")
    least = sorted(spaces, key=lambda space: SCENARIOS["volcano"].spares(state, space))
    assert least == ["D2", "C3", "B3", "B1", "C1"]


def test_what_a_wanted_thing_asks_for_is_wanted_too():
    """Belts and spear ask for the knife, and the knife for mountains."""
    state = begun("family")
    state = replace(state, progress=replace(state.progress, wanted=("belts", "spear")))
    assert set(scenario(state).missing(state)) == {"belts", "spear", "knife"}
    assert scenario(state).lands_wanted(state) == {"mountains"}


def test_hide_for_the_lifeboat_is_not_spent_on_comfort():
    state = begun("jenny")
    assert scenario(state).goods_short(state, wood=6, hide=4) == 0
    assert scenario(state).goods_short(state, wood=6, hide=3) > 0
    assert scenario(state).goods_short(replace(state, items=("lifeboat",)), wood=0, hide=0) == 0
