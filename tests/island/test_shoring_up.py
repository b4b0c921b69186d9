"""FI-40 to FI-43: shoring up."""

from typing import Any

from engine.island.events import ShoredUp
from tests.island.table import Table

WET = """
        ~  ~
     ~  ~  ~  ~
  ~  ~  ~  x  ~  ~
  ~  ~  .  ~  ~  ~
     ~  ~  ~  ~
        ~  ~
"""


def wet(pawn: str) -> str:
    """The wet island with a pawn on C3 and the other one in the corner."""
    places = WET.split()
    places[8] += pawn
    places[17] += "P"
    return " ".join(places)


def test_a_player_shores_up_their_own_tile_or_one_beside():
    """FI-40: one action flips a flooded tile to dry."""
    table = Table("MP", wet("M"))
    table.reaches(
        "M shore-up",
        """
              -  -
           -  *  -  -
        -  *  *  -  -  -
        -  -  -  -  -  -
           -  -  -  -
              -  -
    """,
    )
    table.play("M shore-up C2", "M shore-up C3")
    assert table.events == (ShoredUp(0, ("C2",)), ShoredUp(0, ("C3",)))
    assert table.state.agenda[0].left == 1
    table.shows("""
              ~  ~
           ~  .  ~  ~
        ~  ~  .M x  ~  ~
        ~  ~  .  ~  ~  ~P
           ~  ~  ~  ~
              ~  ~
    """)


def test_the_explorer_shores_up_diagonally_too():
    """FI-42."""
    Table("XP", wet("X")).reaches(
        "X shore-up",
        """
              -  -
           *  *  *  -
        -  *  *  -  -  -
        -  *  -  *  -  -
           -  -  -  -
              -  -
    """,
    )


def test_the_engineer_shores_up_two_tiles_for_one_action():
    """FI-41, FI-R9: both in reach from where he stands, named together; or one alone."""
    table = Table("EP", wet("E"))
    assert table.choices("E", "shore-up") == {"C2", "B3", "C3", "B3 C2", "C2 C3", "B3 C3"}
    table.play("E shore-up C2 B3")
    assert table.told(ShoredUp)[0].tiles == ("B3", "C2")
    assert table.state.agenda[0].left == 2
    table.shows("""
              ~  ~
           ~  .  ~  ~
        ~  .  ~E x  ~  ~
        ~  ~  .  ~  ~  ~P
           ~  ~  ~  ~
              ~  ~
    """)


def test_the_engineers_two_tiles_may_be_named_in_either_order():
    """FI-41."""
    one, other = Table("EP", wet("E")).play("E shore-up C2 B3"), Table("EP", wet("E")).play("E shore-up B3 C2")
    assert one.state == other.state


def test_the_engineers_pair_is_refused_when_half_of_it_is():
    """FI-41, FI-R9."""
    table = Table("EP", wet("E"))
    table.refuses("E shore-up C2 D1", "too-far", to="D1", origin="C3", reach=("C2", "B3", "C3"))
    table.refuses("E shore-up C2 C4", "not-flooded", tile="C4")
    table.refuses("E shore-up C2 C2", "same-twice", tile="C2")
    table.refuses("E shore-up C2 D3", "sunk", tile="D3")


def test_only_the_engineer_shores_up_two():
    """FI-41."""
    Table("MP", wet("M")).refuses("M shore-up C2 B3", "not-your-gift", needs="engineer")


def test_shoring_up_is_refused_with_its_reason():
    """FI-40, FI-43: a tile removed from the game can never be shored up."""
    table = Table("MP", wet("M"))
    table.refuses("M shore-up D3", "sunk", tile="D3")
    table.refuses("M shore-up C4", "not-flooded", tile="C4")
    table.refuses("M shore-up B2", "too-far", to="B2", origin="C3", reach=("C2", "B3", "C3"))
    table.refuses("M shore-up G3", "no-such-place", to="G3")


def test_a_sunk_tile_is_offered_to_nobody():
    """FI-43: nor to Sandbags."""
    for letter in "MXE":
        hands: dict[str, Any] = {letter: "sandbags"}
        table = Table(letter + "P", wet(letter), **hands)
        assert not any(
            "D3" in choice for verb in ("shore-up", "sandbag", "move") for choice in table.choices(letter, verb)
        )
    table.refuses("E sandbag D3", "sunk", tile="D3")
