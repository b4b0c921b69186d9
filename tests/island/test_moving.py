"""FI-30 to FI-34: moving."""

from engine.island.events import Dived, Flew, Moved, Navigated
from engine.island.parts import LAYOUTS
from tests.island.table import Table

CLASSIC = LAYOUTS["classic"]

WORN = """
        .  .
     .  ~  .  x
  .  .  .  x  .  .
  x  .  .  x  .  .
     .  x  .  ~
        .  .
"""


def worn(*pawns: str) -> str:
    """The worn island with pawns: `C3P` stands the Pilot on C3."""
    places = WORN.split()
    for pawn in pawns:
        places[CLASSIC.place[pawn[:2]]] += pawn[2:]
    return " ".join(places)


def test_a_pawn_moves_to_an_adjacent_tile_dry_or_flooded():
    """FI-30: never diagonally, never onto or across a missing tile."""
    table = Table("PX", worn("C3P", "F4X"))
    table.reaches(
        "P move",
        """
              -  -
           -  *  -  -
        -  *  -  -  -  -
        -  -  *  -  -  -
           -  -  -  -
              -  -
    """,
    )
    table.play("P move C2")
    assert table.events == (Moved(0, "C3", "C2"),)
    assert table.state.agenda[0].left == 2
    table.shows(worn("C2P", "F4X"))


def test_moving_is_refused_with_what_is_in_the_way():
    """FI-30."""
    table = Table("PX", worn("C3P", "F4X"))
    table.refuses("P move D3", "sunk", tile="D3")
    table.refuses("P move D2", "too-far", to="D2", origin="C3", reach=("C2", "B3", "C4"))
    table.refuses("P move C3", "there-already", to="C3")
    table.refuses("P move Z9", "no-such-place", to="Z9")


def test_the_explorer_also_moves_diagonally():
    """FI-31: between two missing tiles too."""
    Table("XP", worn("C4X", "F4P")).reaches(
        "X move",
        """
              -  -
           -  -  -  -
        -  *  *  -  -  -
        -  *  -  -  -  -
           *  -  *  -
              -  -
    """,
    )


def test_the_pilot_flies_to_any_tile_once_a_turn():
    """FI-32: for one action; a step beside needs no wings."""
    table = Table("PX", worn("C3P", "F4X"))
    table.reaches(
        "P fly",
        """
              *  *
           *  -  *  -
        *  -  -  -  *  *
        -  *  -  -  *  *
           *  -  *  *
              *  *
    """,
    )
    table.play("P fly F3")
    assert table.events == (Flew(0, "C3", "F3"),)
    assert table.state.agenda[0].left == 2
    assert table.choices("P", "fly") == set()
    table.refuses("P fly C3", "flown-already")
    assert table.choices("P", "move") == {"E3", "F4"}


def test_the_pilot_flies_again_next_turn():
    """FI-32."""
    table = Table("PX").play("P fly A3", "P end-turn", "X end-turn", "P fly C6")
    assert table.events[-1] == Flew(0, "A3", "C6")


def test_a_flight_is_the_pilots():
    """FI-32."""
    table = Table("XP", worn("C4X", "F4P"))
    table.refuses("X fly A3", "not-your-gift", needs="pilot")
    table.refuses("X dive A3", "not-your-gift", needs="diver")
    table.refuses("X navigate P E4", "not-your-gift", needs="navigator")


def test_a_flight_or_a_dive_to_the_next_tile_is_only_a_step():
    """FI-30, FI-32: it would spend the flight for nothing."""
    table = Table("PX", worn("C3P", "F4X"))
    table.refuses("P fly C2", "only-a-step", to="C2", origin="C3")
    table.refuses("P fly D3", "sunk", tile="D3")
    table.refuses("P fly C3", "there-already", to="C3")
    table = Table("DX", worn("C3D", "F4X"))
    table.refuses("D dive C2", "only-a-step", to="C2", origin="C3")
    table.refuses("D dive A3", "too-far", to="A3", origin="C3", reach=("C1", "B2", "D2", "E3", "E4", "D5"))


def test_the_navigator_moves_another_pawn_up_to_two_tiles():
    """FI-33, FI-R7: orthogonally, not back to where it began; not his own."""
    table = Table("NE", worn("F4N", "C3E"))
    table.reaches(
        "N navigate E",
        """
              *  -
           *  *  *  -
        *  *  -  -  -  -
        -  *  *  -  -  -
           -  -  -  -
              -  -
    """,
    )
    table.refuses("N navigate N E4", "only-others")
    table.refuses("N navigate E C3", "there-already", to="C3")
    reach = ("C1", "B2", "C2", "D2", "A3", "B3", "B4", "C4")
    table.refuses("N navigate E D1", "too-far", to="D1", origin="C3", reach=reach)
    table.refuses("N navigate E D3", "sunk", tile="D3")
    table.play("N navigate E C1")
    assert table.events == (Navigated(0, 1, "C3", "C1"),)
    table.shows(worn("F4N", "C1E"))


def test_the_navigator_does_not_move_himself():
    """FI-33: his own pawn walks plainly."""
    table = Table("NE", worn("C3N", "F4E"))
    assert not any(choice.startswith("0 ") for choice in table.choices("N", "navigate"))
    assert table.choices("N", "move") == {"C2", "B3", "C4"}


def test_the_navigator_moves_the_explorer_diagonally():
    """FI-33: both steps may be diagonal."""
    Table("NX", worn("F4N", "C4X")).reaches(
        "N navigate X",
        """
              -  -
           *  *  *  -
        *  *  *  -  -  -
        -  *  -  -  *  -
           *  -  *  *
              *  *
    """,
    )


def test_the_navigator_moves_the_diver_across_a_hole():
    """FI-33: a step may cross a missing tile so long as the second ends on a tile."""
    Table("ND", worn("F4N", "C4D")).reaches(
        "N navigate D",
        """
              -  -
           -  *  -  -
        -  *  *  -  -  -
        -  *  -  -  *  -
           *  -  *  -
              *  -
    """,
    )


def test_only_one_hole_can_be_crossed_so_and_no_two():
    """FI-33: the second step ends on a tile."""
    table = Table(
        "ND",
        """
              .  .
           .  .  .  .
        .  .D x  x  .  .N
        .  x  x  .  .  .
           .  .  .  .
              .  .
    """,
    )
    table.refuses("N navigate D D3", "sunk", tile="D3")
    assert "1 E3" not in table.choices("N", "navigate")
    assert "1 B5" in table.choices("N", "navigate")
    assert "1 D3" not in table.choices("N", "navigate")


def test_the_diver_navigated_crosses_only_where_a_tile_once_was():
    """FI-33, FI-34: the sea outside the layout is no way."""
    table = Table(
        "ND",
        """
              .D .
           x  x  .  .
        .  .  .  .  .  .N
        .  .  .  .  .  .
           .  .  .  .
              .  .
    """,
    )
    assert table.choices("N", "navigate") == {"1 D1", "1 C3", "1 D2"}


def test_the_pilot_moved_by_the_navigator_does_not_fly():
    """FI-33: and his flight is not used up by it."""
    table = Table("NP", worn("F4N", "C3P"))
    assert table.choices("N", "navigate") == {
        "1 " + square for square in ("C1", "B2", "C2", "D2", "A3", "B3", "B4", "C4")
    }
    table.play("N navigate P C1", "N end-turn")
    assert "F4" in table.choices("P", "fly")


def test_the_messenger_and_the_engineer_navigated_move_plainly():
    """FI-33."""
    for letter in "ME":
        table = Table("N" + letter, worn("F4N", "C3" + letter))
        assert len(table.choices("N", "navigate")) == 8


def test_each_navigation_moves_one_pawn():
    """FI-33, FI-R7: not split between two."""
    table = Table("NEX", worn("F4N", "C3E", "B3X")).play("N navigate E C2")
    assert table.state.agenda[0].left == 2
    table.shows(worn("F4N", "C2E", "B3X"))


def test_the_diver_goes_through_flooded_and_missing_tiles():
    """FI-34, FI-R8: any number of them for one action, ending on a tile, dry or flooded; never through a dry one."""
    table = Table(
        "DP",
        """
              .  .
           .  ~  .  .
        .  .D x  x  ~  .
        .  .  .  .  x  .P
           .  .  .  .
              .  .
    """,
    )
    table.reaches(
        "D dive",
        """
              *  -
           -  *  *  *
        -  -  -  -  *  *
        -  -  *  *  -  *
           -  -  -  *
              -  -
    """,
    )
    assert table.choices("D", "move") == {"B2", "A3", "B4"}
    table.play("D dive F4")
    assert table.events == (Dived(0, "B3", "F4"),)
    assert table.state.agenda[0].left == 2


def test_a_dive_starts_from_the_water_beside():
    """FI-34: with dry tiles all round there is none."""
    assert Table("DP").choices("D", "dive") == set()


def test_a_dive_ends_on_a_flooded_tile_too():
    """FI-34: and goes on through it."""
    table = Table(
        "DP",
        """
              .  .
           .  .  .  .
        ~D ~  ~  .  .  .
        .  .  .  .  .  .P
           .  .  .  .
              .  .
    """,
    )
    table.reaches(
        "D dive",
        """
              -  -
           *  *  -  -
        -  -  *  *  -  -
        -  *  *  -  -  -
           -  -  -  -
              -  -
    """,
    )


def test_a_dive_does_not_leave_the_layout():
    """FI-34: only through places where a tile once was."""
    table = Table(
        "DP",
        """
              .  .
           .  .  .  .
        .D .  .  .  .  .
        x  .  .  .  .  .P
           .  .  .  .
              .  .
    """,
    )
    assert table.choices("D", "dive") == {"B4"}
