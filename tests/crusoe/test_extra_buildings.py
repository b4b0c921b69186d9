"""An adventure that lets whoever acts build once more."""

from msgspec.structs import replace

from engine.crusoe.cards.words import BuildAgain
from engine.crusoe.drafts import extra_builds
from engine.crusoe.events import ActionFailed, ActionSucceeded, DiceRolled
from engine.crusoe.parts import Goods
from engine.crusoe.state import BeginPlanning, CarryOut, Haul, Line, Token
from engine.crusoe.target import Target
from tests.crusoe.table import RICH, carry_out, face, happens, legal, lucky, say, settle, table, tokens, told, who

LAND = {"A2": 8, "B2": 6, "A1": 5}


def building(**changes):
    """In the Action phase, with goods for anything."""
    return table(**{"phase": "action", "island": LAND, "stock": RICH, **changes})


def attempt(state, target, event=ActionSucceeded):
    """Carried out by the cook alone, with this end and no adventure."""
    line = CarryOut(Line(Target(target), ("cook",)))
    return lucky(
        state,
        lambda other: settle(face(other, line)),
        lambda step: bool(told(step, event)) and told(step, DiceRolled)[0].adventure == "blank",
    ).state


def offered(state):
    return legal(happens(state, BuildAgain(), actor="cook", suffers="actor", field="build").state)


def armed(state):
    """The extra building is a weapon, and succeeds."""
    extra = {"actor": "cook", "suffers": "actor", "field": "build"}
    return lucky(
        state,
        lambda other: settle(happens(other, BuildAgain(), **extra), "weapons"),
        lambda step: step.state.weapons == 1,
    ).state


# What is offered


def test_it_leaves_the_plan_what_it_has_been_promised():
    """RC-R11: the shelter is somebody else's."""
    answers = offered(building(plan=(Line(Target("shelter"), ("explorer",)),), stock=Goods(wood=9)))
    assert "answer shelter" not in answers
    assert "answer weapons" in answers


def test_it_is_no_second_attempt_at_the_same_invention():
    """RC-R11: what has been built this round is coming."""
    state = building(future=(Haul("cook", items=("shovel",)),), inventions=("shovel",))
    assert "build-shovel" not in extra_builds(state, "cook")


def test_it_is_no_second_attempt_at_what_failed():
    """RC-R11: one at the shelter, one at each invention; weapons as often as paid."""
    state = building()
    assert {"shelter", "build-knife", "weapons"} <= set(extra_builds(state, "cook"))
    for target in ("shelter", "build-knife", "weapons"):
        state = attempt(state, target, ActionFailed)
    assert "weapons" in extra_builds(state, "cook")
    assert not {"shelter", "build-knife"} & set(extra_builds(state, "cook"))


def test_it_puts_nothing_over_the_shelter_of_the_same_round():
    """RC-R11, RC-096, RC-097: the next day one may."""
    state = attempt(building(), "shelter")
    assert state.shelter
    assert not {"roof", "palisade"} & set(extra_builds(state, "cook"))
    assert "assign cook roof" in legal(face(state, BeginPlanning(), stop=None).state)


def test_it_builds_over_a_natural_shelter():
    """RC-096: that one has stood there beforehand."""
    state = attempt(building(island={"A2": 2}), "shelter")
    assert {"roof", "palisade"} <= set(extra_builds(state, "cook"))


# What it costs


def test_thrift_is_not_for_it_too():
    """RC-200: it has made one action cheaper."""
    state = table("carpenter", "cook", stock=Goods(wood=3), tokens=(Token("adventure", "build"),))
    state = replace(state, adventures={**state.adventures, "build": ("adventure-026",)})
    state = who(state, "carpenter", determination=2)
    state = say(state, 0, "assign carpenter weapons", "use thrift")
    built = lucky(state, lambda other: carry_out(other, "take", "weapons"), lambda step: step.state.weapons == 2).state
    assert built.stock.wood == 2


def test_it_takes_the_token_of_more_wood_that_it_has_paid():
    """RC-115, RC-116."""
    state = building(stock=Goods(wood=9), tokens=(Token("plus-wood", "build"),))
    built = armed(state)
    assert (built.stock.wood, built.tokens) == (7, ())


def test_it_leaves_the_token_to_the_building_of_the_plan_that_pays_it():
    """RC-115, RC-R12: what that one costs is locked."""
    promised = Line(Target("shelter"), ("explorer",), cost=Goods(wood=3), taxed=True)
    state = building(stock=Goods(wood=9), tokens=(Token("plus-wood", "build"),), plan=(promised,))
    built = armed(state)
    assert built.stock.wood == 8
    assert tokens(built) == {("plus-wood", "build")}
