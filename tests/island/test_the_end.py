"""FI-100 to FI-105, FI-R12: winning and losing."""

import pytest

from engine.island.events import Flooded, GameLost, GameWon, Lifted, Sank
from engine.island.state import Lost, Won
from tests.island.table import Table

DRY = "stone statue"
ALL_FOUR = "stone statue crystal chalice"

HOME = """
        .  .
     .  .  .  .
  .  .  .lPX .  .  .
  .  .  .  .  .  .
     .  .  .  .
        .  .
"""


# Won


def test_all_treasures_all_pawns_on_the_landing_and_a_lift_win():
    """FI-100."""
    table = Table("PX", HOME, P="lift", captured=ALL_FOUR)
    assert "lift-off" in table.verbs("P")
    table.play("P lift-off")
    assert table.events == (GameWon(0),)
    assert table.state.outcome == Won(2)
    assert table.state.outcome.winners == (0, 1)
    assert table.state.agenda == ()
    assert table.treasure_pile == "helicopter-lift"
    assert table.waits == ""


def test_a_flooded_landing_serves():
    """FI-100."""
    table = Table("PX", HOME.replace(".l", "~l"), P="lift", captured=ALL_FOUR).play("P lift-off")
    assert table.state.outcome == Won(2)


def test_anybody_lifts_off_on_anyones_turn():
    """FI-100."""
    table = Table("PX", HOME, X="lift", captured=ALL_FOUR).play("X lift-off")
    assert table.events == (GameWon(1),)


def test_lifting_off_at_the_gate():
    """FI-100, FI-R4: which opens for it, also for who asked to be asked only then."""
    table = Table("PX", HOME, X="lift", captured=ALL_FOUR, asked="saving", treasure=DRY).end_turn()
    assert table.waits == "X"
    table.play("X lift-off")
    assert table.state.outcome == Won(2)


def test_lifting_off_from_the_last_tile_of_all():
    """FI-100, FI-R4: nowhere else to fly, and yet the gate opens."""
    drawing = "x x x x x x x x .lPX x x x x x x x x x x x x x x x"
    table = Table("PX", drawing, X="lift", captured=ALL_FOUR, treasure=DRY).end_turn()
    assert table.waits == "X"
    assert table.play("X lift-off").state.outcome == Won(2)


def test_lifting_off_with_a_hand_that_is_too_full():
    """FI-81, FI-100: the victory ends the discard too."""
    table = Table("PX", HOME, P="lift crystal crystal chalice", captured=ALL_FOUR, treasure=DRY).end_turn()
    assert "discard" in table.verbs("P")
    table.play("P lift-off")
    assert table.state.outcome == Won(2)
    assert table.waits == ""


def test_lifting_off_when_no_action_is_left():
    """FI-100: the card costs none."""
    table = Table("PX", HOME, P="lift", captured=ALL_FOUR).play("P move B3", "P move A3", "P fly C3")
    assert table.waits == "P"
    assert table.play("P lift-off").state.outcome == Won(2)


def test_lifting_off_while_another_has_too_many_cards():
    """FI-81, FI-100: by whoever holds the card."""
    hand = "crystal crystal chalice chalice"
    table = Table("PX", HOME, P=hand, X="lift", captured=ALL_FOUR, treasure=DRY).end_turn()
    assert table.waits == "P"
    assert table.play("X lift-off").state.outcome == Won(2)


@pytest.mark.parametrize("team", ["PXD", "PXDM"])
def test_one_pawn_away_keeps_everybody_there(team):
    """FI-100: whoever it is, also the third and the fourth; with it there is a win."""
    for away in team:
        there = "".join(letter for letter in team if letter != away)
        drawing = HOME.replace(".lPX", f".l{there}").replace(".  .", f".{away} .", 1)
        table = Table(team, drawing, P="lift", captured=ALL_FOUR)
        assert "lift-off" not in table.verbs("P")
        absent = (team.index(away),)
        table.refuses("P lift-off", "not-all-aboard", treasures=(), who=absent, landing="C3")
    table = Table(team, HOME.replace(".lPX", f".l{team}"), P="lift", captured=ALL_FOUR)
    assert table.play("P lift-off").state.outcome == Won(len(team))


def test_without_everything_aboard_there_is_no_lift_off():
    """FI-100: the refusal says who and what is missing."""
    table = Table("PX", HOME, P="lift", captured="stone statue chalice")
    assert "lift-off" not in table.verbs("P")
    table.refuses("P lift-off", "not-all-aboard", treasures=("crystal",), who=(), landing="C3")
    table = Table("PX", HOME.replace("lPX .", "lP .X"), P="lift", captured=ALL_FOUR)
    table.refuses("P lift-off", "not-all-aboard", treasures=(), who=(1,), landing="C3")
    table = Table("PX", HOME, P="lift", captured=ALL_FOUR)
    table.refuses("X lift-off", "no-such-card", card="helicopter-lift")


def test_a_lift_that_brings_the_last_pawn_does_not_also_win():
    """FI-R6: another is needed."""
    table = Table("PX", HOME.replace("lPX .", "lP .X"), P="lift", X="lift", captured=ALL_FOUR)
    table.play("P lift D3 C3 X")
    assert table.told(Lifted) == [Lifted(0, "D3", "C3", (1,))]
    assert table.state.outcome is None
    table.play("X lift-off")
    assert table.state.outcome == Won(2)


def test_nothing_more_can_be_done_once_the_game_is_over():
    """FI-100."""
    table = Table("PX", HOME, P="lift", captured=ALL_FOUR).play("P lift-off")
    for letter in "PX":
        assert table.verbs(letter) == set()
    table.refuses("P move C2", "game-over")


# Lost


@pytest.mark.parametrize(
    ("marks", "treasure"), [("st", "stone"), ("wv", "statue"), ("fg", "crystal"), ("cd", "chalice")]
)
def test_lost_when_both_tiles_of_an_uncaptured_treasure_have_sunk(marks, treasure):
    """FI-101, FI-105: at that very card; no card is played in answer."""
    one, other = marks
    drawing = HOME.replace("     .  .  .  .", f"     x{one} ~{other} .  .", 1)
    table = Table("PX", drawing, treasure=DRY, flood="C2 E5", X="lift sandbags", asked="never").end_turn()
    assert table.events[-2:] == (Sank("C2"), GameLost(("treasure-lost",), treasure))
    assert table.told(Flooded) == []
    assert table.state.outcome == Lost(("treasure-lost",))
    assert table.state.outcome.winners == ()
    assert table.verbs("X") == set()


def test_the_first_of_a_treasures_tiles_may_sink():
    """FI-101: both must."""
    table = Table("PX", HOME.replace("     .  .  .  .", "     .s ~t .  .", 1), treasure=DRY, flood="C2 E5").end_turn()
    assert table.told(Sank) == [Sank("C2")]
    assert table.waits == "X"


def test_a_captured_treasures_tiles_may_sink():
    """FI-101, FI-R13."""
    drawing = HOME.replace("     .  .  .  .", "     xs ~t .  .", 1)
    table = Table("PX", drawing, treasure=DRY, flood="C2 E5", captured="stone").end_turn()
    assert table.waits == "X"


def test_lost_when_the_landing_sinks():
    """FI-102, FI-105: nobody swims any more, no lift is asked for."""
    table = Table("PX", HOME.replace(".l", "~l"), treasure=DRY, flood="C3 E5", X="lift", asked="never").end_turn()
    assert table.events[-2:] == (Sank("C3"), GameLost(("landing-lost",)))
    assert table.told(Flooded) == []
    assert table.state.outcome == Lost(("landing-lost",))


def test_lost_when_a_pawn_has_nowhere_to_swim():
    """FI-103."""
    drawing = """
              .  .
           x  x  x  .
        .  x  ~E x  .  .X
        .  x  x  x  .  .
           .  .  .  .
              .  .
    """
    table = Table("EX", drawing, treasure=DRY, flood="C3 E5").end_turn()
    assert table.events[-1] == GameLost(("drowned",), None, (0,))


def test_lost_when_the_water_reaches_the_skull():
    """FI-104, FI-105: with the gates and the flood cards still to come."""
    table = Table("PX", HOME, treasure="stone rise", water=9, X="lift").end_turn()
    assert table.state.outcome == Lost(("skull-reached",))
    assert table.state.water == 10
    assert table.told(Flooded) == []


def test_several_losses_at_once_are_all_named():
    """FI-R12: the landing sinks under one who cannot swim."""
    drawing = """
              .  .
           x  x  x  .
        .  x  ~lE x  .  .X
        .  x  x  x  .  .
           .  .  .  .
              .  .
    """
    table = Table("EX", drawing, treasure=DRY, flood="C3 E5").end_turn()
    assert table.events[-1] == GameLost(("landing-lost", "drowned"), None, (0,))
    rescued = Table("EX", drawing, treasure=DRY, flood="C3 E5", X="lift", asked="never").end_turn()
    assert rescued.events[-1] == GameLost(("landing-lost",), None, ())


def test_a_treasure_lost_under_one_who_cannot_swim_names_both():
    """FI-R12."""
    drawing = """
              .  .
           xs x  x  .
        .  x  ~tE x  .  .X
        .  x  x  x  .  .
           .  .  .  .
              .  .
    """
    table = Table("EX", drawing, treasure=DRY, flood="C3 E5").end_turn()
    assert table.events[-1] == GameLost(("treasure-lost", "drowned"), "stone", (0,))
    assert table.state.outcome == Lost(("treasure-lost", "drowned"))


SITES = """
        .  .
     .  {s} .  {t}
  .  .  .P .  .  .X
  .  .  .  .  ~  .
     .  .  .l .
        .  .
"""


def test_a_treasure_with_one_tile_sunk_and_the_other_flooded_is_not_lost():
    """FI-101: as long as one is there."""
    table = Table("PX", SITES.format(s="~s", t="~t"), treasure=DRY, flood="C2 A3").end_turn()
    assert table.told(Sank) == [Sank("C2")]
    assert table.state.outcome is None
    assert table.waits == "X"


def test_a_treasure_with_both_tiles_flooded_is_not_lost_when_another_tile_sinks():
    """FI-101."""
    table = Table("PX", SITES.format(s="~s", t="~t"), treasure=DRY, flood="E4 A3").end_turn()
    assert table.told(Sank) == [Sank("E4")]
    assert table.state.outcome is None
