"""FI-94, FI-95, FI-R5, FI-R8, FI-R11: pawns on a sinking tile."""

from typing import Any

import pytest

from engine.island.events import Flooded, GameLost, Lifted, Passed, Sank, Swam, TurnBegan
from engine.island.state import Acting, Lost
from tests.island.table import Table

DRY = "stone statue"

BAY = """
        .  .
     .  x  ~  .
  .  .  ~? x  .  .
  x  .  .  x  .  .
     .  .  .  .
        .  .
"""

ROCK = """
        .  .
     x  x  x  .
  .  x  ~? x  .  .
  .  x  x  x  .  .
     .  .  .  .
        .  .
"""


def sinking(drawing: str, team: str, *, with_it: str = "", **more: Any) -> Table:
    """C3 sinks under the first of the team and those named with it; then E5 floods. No gate asks before."""
    drawing = drawing.replace("?", team[0] + with_it)
    return Table(team, drawing, treasure=DRY, flood="C3 E5", asked="never", **more).end_turn()


@pytest.mark.parametrize("letter", "MNE")
def test_a_pawn_on_a_sinking_tile_swims_to_an_adjacent_one(letter):
    """FI-94: orthogonally, dry or flooded, before the next flood card; its player chooses (FI-95)."""
    table = sinking(BAY, letter + "P")
    assert table.told(Sank, Flooded) == [Sank("C3")]
    assert table.waits == letter
    table.reaches(
        f"{letter} swim",
        """
              -  -
           -  -  -  -
        -  *  -  -  -  -
        -  -  *  -  -  -
           -  -  -  -
              -  -
    """,
    )
    table.play(f"{letter} swim B3")
    assert table.events[:2] == (Swam(0, "C3", "B3"), Flooded("E5"))
    assert table.state.agenda == (Acting(1),)


def test_a_swim_may_end_on_a_flooded_tile():
    """FI-94."""
    table = sinking(BAY.replace("  .  .  ~?", "  .  ~  ~?"), "MP")
    assert table.choices("M", "swim") == {"B3", "C4"}


def test_the_explorer_swims_diagonally_too():
    """FI-94."""
    sinking(BAY, "XP").reaches(
        "X swim",
        """
              -  -
           *  -  *  -
        -  *  -  -  -  -
        -  *  *  -  -  -
           -  -  -  -
              -  -
    """,
    )


def test_the_pilot_swims_to_any_tile():
    """FI-94: it is no action and does not use up his flight."""
    table = sinking(ROCK, "PX")
    assert len(table.choices("P", "swim")) == 24 - 9
    table.play("P swim F4", "X end-turn")
    assert "A3" in table.choices("P", "fly")


def test_the_diver_swims_to_the_nearest_tile():
    """FI-94, FI-R8: fewest steps over the places of the layout; any of them in a tie."""
    sinking(ROCK, "DP").reaches(
        "D swim",
        """
              *  -
           -  -  -  -
        *  -  -  -  *  -
        -  -  -  -  -  -
           -  *  -  -
              -  -
    """,
    )


def test_the_diver_with_a_tile_beside_swims_there():
    """FI-94: the nearest."""
    assert sinking(BAY, "DP").choices("D", "swim") == {"B3", "C4"}


def test_a_swim_elsewhere_is_refused():
    """FI-94."""
    table = sinking(BAY, "MP")
    table.refuses("M swim D2", "too-far", to="D2", origin="C3", reach=("B3", "C4"))
    table.refuses("M swim D3", "sunk", tile="D3")
    table.refuses("M swim H8", "no-such-place", to="H8")
    table.refuses("P swim B3", "nothing-to-swim-from")
    table.refuses("P move C5", "waits-for-swimmers", who=(0,))
    Table("MP").refuses("M swim A3", "nothing-to-swim-from")


def test_several_pawns_swim_in_any_order():
    """FI-R11: each player answers for their own, before the next flood card."""
    for order in (("M swim B3", "X swim D2"), ("X swim D2", "M swim B3")):
        table = sinking(BAY, "MX", with_it="X")
        assert table.waits == "MX"
        first = table.play(order[0])
        assert first.told(Flooded) == []
        assert first.waits == order[1][0]
        table.play(order[1])
        assert table.told(Flooded) == [Flooded("E5")]
        assert [table.layout.squares[pawn] for pawn in table.state.pawns] == ["B3", "D2"]


def test_who_has_nowhere_to_go_drowns_and_all_lose():
    """FI-95, FI-103."""
    table = sinking(ROCK, "MP")
    assert table.events[-1] == GameLost(("drowned",), None, (0,))
    assert table.told(Flooded) == []
    assert table.state.outcome == Lost(("drowned",))
    assert table.waits == ""


def test_one_who_cannot_swim_is_enough():
    """FI-103: though another on the tile could."""
    table = sinking(ROCK, "PM", with_it="M")
    assert table.events[-1] == GameLost(("drowned",), None, (1,))


def test_a_lift_may_carry_off_who_has_nowhere_to_swim():
    """FI-R5: any holder may play it; then the drawing goes on."""
    table = sinking(ROCK, "MPX", X="lift")
    assert table.waits == "X"
    table.play("X lift C3 F3 M")
    assert table.events[:2] == (Lifted(2, "C3", "F3", (0,), saved=(0,)), Flooded("E5"))
    assert table.state.agenda == (Acting(1),)


def test_a_stranded_pawn_lifts_itself():
    """FI-R5."""
    table = sinking(ROCK, "MP", M="lift")
    assert table.waits == "M"
    table.play("M lift C3 F3 M")
    assert table.waits == "P"


def test_a_lift_may_replace_a_swim():
    """FI-R5: also where one could swim."""
    table = sinking(BAY, "MP", P="lift")
    assert table.waits == "M"
    table.play("P lift C3 F3 M")
    assert table.state.agenda == (Acting(1),)


def test_when_every_holder_of_a_lift_has_passed_the_stranded_drown():
    """FI-R5."""
    table = sinking(ROCK, "MPX", P="lift", X="lift")
    assert table.waits == "PX"
    table.play("X pass")
    assert table.told(Passed) == [Passed(2)]
    assert table.waits == "P"
    assert table.choices("X", "pass") == set()
    table.play("P pass")
    assert table.events[-1] == GameLost(("drowned",), None, (0,))


def test_who_passed_may_still_change_their_mind():
    """FI-83: while another is waited for."""
    table = sinking(ROCK, "MPX", P="lift", X="lift").play("X pass", "X lift C3 A3 M")
    assert table.state.agenda == (Acting(1),)


def test_a_lift_spent_elsewhere_leaves_the_stranded_to_the_sea():
    """FI-103."""
    table = sinking(ROCK, "MPX", P="lift").play("P lift C6 F3 X")
    assert table.state.outcome == Lost(("drowned",))


def test_a_rescue_of_two_carries_both():
    """FI-R5, FI-R6."""
    table = sinking(ROCK, "MEP", with_it="E", P="lift")
    table.play("P lift C3 F3 M+E")
    assert table.waits == "E"
    assert table.state.pawns[:2] == (11, 11)


def test_a_rescue_of_one_of_two_leaves_the_other():
    """FI-R5: another lift is asked for, or they drown."""
    table = sinking(ROCK, "MEP", with_it="E", P="lift").play("P lift C3 F3 M")
    assert table.events[-1] == GameLost(("drowned",), None, (1,))
    table = sinking(ROCK, "MEP", with_it="E", P="lift lift").play("P lift C3 F3 M")
    assert table.waits == "P"


def test_who_can_swim_and_who_must_be_rescued_are_waited_for_together():
    """FI-R5, FI-R11."""
    table = sinking(ROCK, "PMX", with_it="M", X="lift")
    assert table.waits == "PX"
    table.play("P swim A3", "X lift C3 A3 M")
    assert table.state.agenda == (Acting(1),)


def test_sandbags_cannot_undo_the_sinking():
    """FI-85, FI-R5."""
    table = sinking(BAY, "MP", P="sandbags")
    assert table.waits == "M"
    table.refuses("P sandbag C3", "sunk", tile="C3")
    assert table.choices("P", "sandbag") == {"D2"}


def test_a_swim_that_is_owed_comes_before_the_next_turn():
    """FI-94: also after the last flood card."""
    table = Table("MP", BAY.replace("?", "M"), treasure=DRY, flood="E5 C3").end_turn()
    assert table.waits == "M"
    assert table.told(TurnBegan) == []
    table.play("M swim C4")
    assert table.told(TurnBegan) == [TurnBegan(1)]


def test_nobody_swims_but_from_a_sunk_tile():
    """FI-94: a flooded one carries its pawns."""
    table = Table("MP", BAY.replace("?", "M"), treasure=DRY, flood="E5 B3").end_turn()
    assert table.told(Sank) == []
    assert table.waits == "P"
