"""FI-60: capturing a treasure."""

import pytest

from engine.island.events import Captured
from engine.island.parts import TREASURES
from tests.island.table import Table

TEMPLES = """
        .  .
     .  .  .  .
  .  .  .sP .t .  .
  .  .  .  .  .  .D
     .  .  .  .
        .  .l
"""


def test_four_cards_on_its_tile_capture_a_treasure():
    """FI-60: they go to the treasure discard pile; the figure comes before the player."""
    table = Table("PD", TEMPLES, P="stone stone stone stone crystal")
    table.play("P capture")
    assert table.events == (Captured(0, "stone", "C3"),)
    assert table.hand("P") == "crystal"
    assert table.treasure_pile == "stone stone stone stone"
    assert table.state.captured == (0, None, None, None)
    assert table.state.agenda[0].left == 2


def test_either_of_its_two_tiles_serves():
    """FI-11, FI-60."""
    table = Table("PD", TEMPLES.replace("sP", "s ").replace(".t", ".tP"), P="stone stone stone stone")
    assert table.play("P capture").told(Captured) == [Captured(0, "stone", "D3")]


def test_a_flooded_tile_serves():
    """FI-60."""
    table = Table("PD", TEMPLES.replace(".sP", "~sP"), P="stone stone stone stone")
    assert table.play("P capture").told(Captured) == [Captured(0, "stone", "C3")]


def test_a_fifth_card_stays_in_hand():
    """FI-60: four are discarded."""
    table = Table("PD", TEMPLES, P="stone stone stone stone stone").play("P capture")
    assert table.hand("P") == "stone"


@pytest.mark.parametrize(
    ("marks", "treasure"), [("st", "stone"), ("wv", "statue"), ("fg", "crystal"), ("cd", "chalice")]
)
def test_each_treasure_on_each_of_its_tiles(marks, treasure):
    """FI-11: temples, gardens, caves, palaces."""
    for mark in marks:
        table = Table("PD", TEMPLES.replace(".t", ".").replace(".s", f".{mark}"), P=" ".join([treasure] * 4))
        assert table.play("P capture").told(Captured) == [Captured(0, treasure, "C3")]
        assert table.state.captured[TREASURES.index(treasure)] == 0


def test_three_cards_are_not_enough():
    """FI-60: the refusal says what is held, and by whom else."""
    table = Table("PD", TEMPLES, P="stone stone stone crystal", D="stone stone")
    assert "capture" not in table.verbs("P")
    table.refuses("P capture", "cards-needed", treasure="stone", needed=4, held=3, others=((1, 2, "F4"),))


def test_cards_of_another_treasure_do_not_serve():
    """FI-60."""
    table = Table("PD", TEMPLES, P="crystal crystal crystal crystal")
    table.refuses("P capture", "cards-needed", treasure="stone", needed=4, held=0, others=())


def test_the_tile_must_be_one_of_the_treasures():
    """FI-60: with one's own pawn on it."""
    table = Table("PD", TEMPLES, P="stone stone stone stone").play("P move C2")
    table.refuses("P capture", "no-treasure-here", tile="C2")


def test_a_captured_treasures_tiles_are_ordinary_ones():
    """FI-R13."""
    table = Table("PD", TEMPLES, P="stone stone stone stone", captured="stone")
    table.refuses("P capture", "captured-already", treasure="stone")


def test_capturing_is_for_the_acting_player():
    """FI-60."""
    table = Table("PD", TEMPLES.replace("  .D", "  .").replace(".t", ".tD"), D="stone stone stone stone")
    table.refuses("D capture", "not-your-turn", seat=0)
