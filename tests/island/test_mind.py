"""The computer teammate: plain and sensible."""

from engine.island import GAME
from engine.play import legal, write
from tests.island.table import Table

CALM = """
        .  .
     .  .  .  .
  .  .  .sP .  .  .X
  .  .  .  .  .  .
     .  .t .  .
        .  .l
"""


def says(table: Table, letter: str) -> str:
    seat = table.team.index(letter)
    return write(GAME.mind(GAME.view(table.state, seat), seat, legal(GAME, table.state, seat)))


def test_it_captures_when_it_can():
    """FI-60."""
    assert says(Table("PX", CALM, P="stone stone stone stone"), "P") == "capture"


def test_it_goes_where_it_can_capture():
    """FI-60: with four cards in hand."""
    table = Table("PX", CALM.replace("sP", "s").replace("  .  .  .s", "  .P .  .s"), P="stone stone stone stone")
    for _ in range(3):
        table.play(f"P {says(table, 'P')}")
    assert table.state.captured[0] == 0


def test_it_lifts_off_when_all_is_aboard():
    """FI-100."""
    home = CALM.replace("sP", "s").replace(".X", ".").replace(".l", ".lPX")
    table = Table("PX", home, P="lift", captured="stone statue crystal chalice")
    assert says(table, "P") == "lift-off"


def test_it_goes_home_with_all_four_treasures():
    """FI-100."""
    table = Table("MX", CALM.replace("sP", "sM"), M="lift", captured="stone statue crystal chalice")
    for _ in range(3):
        table.play(f"M {says(table, 'M')}")
    assert table.layout.squares[table.state.pawns[0]] in {"D5", "C6"}


def test_it_shores_up_the_landing_first():
    """FI-102: with one action for two flooded tiles."""
    drawing = """
        .  .
     .  ~  .  .
  .  .  .M .  .  .X
  .  .  ~l .  .  .
     .  .  .  .
        .  .
"""
    assert says(Table("MX", drawing).play("M move B3", "M move C3"), "M") == "shore-up C4"


def test_it_gives_the_fourth_card():
    """FI-50: to who gathers it."""
    table = Table("MX", CALM.replace("sP", "sM"), M="stone", X="stone stone stone")
    assert says(table, "M") == "give stone 1"


def test_it_bags_the_landing_at_the_gate():
    """FI-85: and keeps the bags where little is lost."""
    wet = Table("MX", CALM.replace("sP", "sM").replace(".l", "~l"), treasure="stone statue", X="sandbags").end_turn()
    assert says(wet, "X") == "sandbag D6"
    dull = Table("MX", CALM.replace("sP", "sM").replace(".  .\n", "~  .\n", 1), treasure="stone statue", X="sandbags")
    assert says(dull.end_turn(), "X") == "pass"


def test_it_discards_what_is_captured_already():
    """FI-80."""
    hand = "crystal crystal crystal lift"
    table = Table("MX", CALM.replace("sP", "sM"), M=hand, treasure="statue chalice", captured="statue", asked="never")
    assert says(table.end_turn(), "M") == "discard statue"


def test_it_lifts_off_the_stranded():
    """FI-R5."""
    rock = """
        .  .
     x  x  x  .
  .  x  ~M x  .  .X
  .  x  x  x  .  .
     .  .  .  .
        .  .l
"""
    table = Table("MX", rock, treasure="stone statue", flood="C3", X="lift", asked="never").end_turn()
    assert says(table, "X").startswith("lift C3 ")
