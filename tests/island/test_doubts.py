"""What is asked about once more before it is done, and what a table that may drown shows."""

from typing import Any

import pytest

from engine.contract import Doubt
from engine.island import GAME
from engine.island.actions import Lift, Pass
from engine.island.state import Lost
from engine.island.view import view
from engine.play import legal, read, write
from tests.island.table import Table
from tests.island.test_standing_answers import SHORE
from tests.island.test_swimming import BAY, ROCK, sinking


def doubted(table: Table, letter: str, line: str) -> tuple[str, dict[str, Any]] | None:
    seat = table.team.index(letter)
    action = read(GAME, line)
    assert action in legal(GAME, table.state, seat)
    doubt = GAME.asks_first(table.state, seat, action)
    return (doubt.reason, doubt.values) if isinstance(doubt, Doubt) else None


@pytest.mark.parametrize("moves", [0, 1, 2])
def test_the_end_of_a_turn_is_asked_about_while_actions_remain(moves):
    """FI-20, FI-R14: with how many."""
    table = Table("PX", BAY.replace("?", "P")).play(*["P move B3", "P move C3"][:moves])
    assert doubted(table, "P", "end-turn") == ("end-turn", {"left": 3 - moves})


def test_the_end_of_a_turn_without_actions_left_is_not_asked_about():
    """FI-R14: it is the only thing left to do."""
    table = Table("PX", BAY.replace("?", "P")).play("P move B3", "P move C3", "P move B3")
    assert doubted(table, "P", "end-turn") is None


def test_other_acts_of_a_turn_are_not_asked_about():
    """Nor a card played in it."""
    table = Table("PX", BAY.replace("?", "P"), X="lift")
    assert doubted(table, "P", "move B3") is None
    assert doubted(table, "X", "lift C3 A3 0") is None


def test_a_pass_that_leaves_somebody_to_the_sea_is_asked_about():
    """FI-R5: with who drowns."""
    table = sinking(ROCK, "MPX", X="lift")
    assert doubted(table, "X", "pass") == ("drown", {"who": (0,)})


def test_a_pass_is_not_asked_about_while_another_can_still_lift():
    """FI-R5: and then it is the other's to say."""
    table = sinking(ROCK, "MPX", P="lift", X="lift")
    assert doubted(table, "X", "pass") is None
    assert doubted(table.play("X pass"), "P", "pass") == ("drown", {"who": (0,)})


def test_a_last_lift_used_for_somebody_else_is_asked_about():
    """FI-103: a rescue is not; one of two is."""
    table = sinking(ROCK, "MPX", P="lift")
    assert doubted(table, "P", "lift C6 F3 2") == ("drown", {"who": (0,)})
    assert doubted(table, "P", "lift C3 F3 0") is None
    two = sinking(ROCK, "MEP", with_it="E", P="lift")
    assert doubted(two, "P", "lift C3 F3 0") == ("drown", {"who": (1,)})
    assert doubted(two, "P", "lift C3 F3 0+1") is None


def test_a_pass_at_a_gate_is_not_asked_about():
    """FI-R4."""
    table = Table("PX", BAY.replace("?", "P"), treasure="stone statue", X="lift").end_turn()
    assert doubted(table, "X", "pass") is None


@pytest.mark.parametrize("table", [sinking(ROCK, "MPX", X="lift"), sinking(ROCK, "MEP", with_it="E", P="lift")])
def test_where_somebody_cannot_swim_what_saves_them_comes_first(table):
    """FI-R5: of all that a holder may do; to pass comes last but for what is said aside."""
    seat = table.team.index(table.waits[0])
    offered = [action for action in legal(GAME, table.state, seat) if not action.is_aside]
    stranded = set(table.state.stranded)
    rescues = [isinstance(action, Lift) and stranded <= set(action.who) for action in offered]
    assert rescues[0]
    assert rescues == sorted(rescues, reverse=True)
    assert offered[-1] == Pass(), [write(action) for action in offered]


def test_who_swims_who_cannot_and_who_can_lift_them_is_seen():
    """FI-R5, FI-R11."""
    seen = view(sinking(ROCK, "PMX", with_it="M", X="lift").state, None)
    assert (seen.waiting, seen.swimmers, seen.stranded, seen.rescuers) == ("swimming", (0, 1), (1,), (2,))
    assert seen.waits_for == (0, 2)
    swim = view(sinking(BAY, "MP", P="lift").state, None)
    assert (swim.swimmers, swim.stranded, swim.rescuers) == ((0,), (), ())
    calm = view(Table("MP", BAY.replace("?", "M"), P="lift").state, None)
    assert (calm.swimmers, calm.stranded, calm.rescuers) == ((), (), ())


def at_the_gate(drawing: str = SHORE.replace(".l", "~l"), returned: str = "C1 D5", **hands: Any) -> Table:
    """The waters have risen, so these cards come first, and as many as the meter says; X holds what could help."""
    return Table("PXD", drawing, treasure="rise stone", flood_discards=returned, asked="always", **hands).end_turn()


def test_a_pass_that_lets_the_way_home_sink_is_asked_about():
    """FI-101, FI-R4: both cards are known, and Sandbags would keep it."""
    table = at_the_gate(X="sandbags")
    assert doubted(table, "X", "pass") == ("doomed", {"at": ("D5",)})
    assert doubted(table, "X", "sandbag D5") is None
    after = table.play("X pass").state
    assert after.outcome == Lost(("landing-lost",))


def test_a_pass_is_not_asked_about_where_something_may_still_come_otherwise():
    """FI-R4: one of three cards stays on the deck; another player is still to be asked; a lift keeps no tile."""
    assert doubted(at_the_gate(returned="C1 D5 A3", X="sandbags"), "X", "pass") is None
    two = at_the_gate(X="sandbags", D="sandbags")
    assert doubted(two, "X", "pass") is None
    assert doubted(two.play("X pass"), "D", "pass") == ("doomed", {"at": ("D5",)})
    assert doubted(at_the_gate(X="lift"), "X", "pass") is None
    assert doubted(at_the_gate(SHORE, X="sandbags"), "X", "pass") is None
