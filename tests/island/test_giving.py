"""FI-50 to FI-53: giving a treasure card."""

from engine.island.events import Discarded, Gave
from tests.island.table import Table

TOGETHER = """
        .  .
     .  .  .  .
  .  .  .PX .  .  .
  .  .  .  .  .  .D
     .  .  .  .
        .  .
"""


def test_a_treasure_card_is_given_on_the_same_tile():
    """FI-50: one action a card."""
    table = Table("PXD", TOGETHER, P="crystal crystal stone")
    assert table.choices("P", "give") == {"crystal 1", "stone 1"}
    table.play("P give crystal X", "P give crystal X")
    assert table.events == (Gave(0, "crystal", 1), Gave(0, "crystal", 1))
    assert table.state.agenda[0].left == 1
    assert (table.hand("P"), table.hand("X")) == ("stone", "crystal crystal")


def test_nobody_gives_on_somebody_elses_turn():
    """FI-50: also who stands on the same tile."""
    table = Table("PXD", TOGETHER, X="crystal")
    assert table.choices("X", "give") == set()
    table.refuses("X give crystal P", "not-your-turn", seat=0)


def test_a_gift_to_another_tile_is_refused():
    """FI-50: both places are named."""
    table = Table("PXD", TOGETHER, P="crystal lift")
    table.refuses("P give crystal D", "not-same-tile", seat=2, at="C3", other="F4")
    table.refuses("P give stone X", "no-such-card", card="stone")
    table.refuses("P give crystal P", "only-others")
    table.refuses("P give crystal 7", "no-such-seat", seat=7)


def test_the_messenger_gives_to_anybody_anywhere():
    """FI-51."""
    table = Table("MXD", TOGETHER.replace("P", "M"), M="crystal stone")
    assert table.choices("M", "give") == {"crystal 1", "stone 1", "crystal 2", "stone 2"}
    table.play("M give stone D")
    assert table.hand("D") == "stone"


def test_nobody_gives_to_a_messenger_far_away():
    """FI-51: the gift is the Messenger's alone."""
    table = Table("XMD", TOGETHER.replace("P", "").replace("D", "M"), X="crystal")
    table.refuses("X give crystal M", "not-same-tile", seat=1, at="C3", other="F4")


def test_special_cards_are_never_given():
    """FI-52."""
    table = Table("PXD", TOGETHER, P="lift sandbags")
    assert table.choices("P", "give") == set()
    table.refuses("P give helicopter-lift X", "never-given", card="helicopter-lift")
    table.refuses("P give sandbags X", "never-given", card="sandbags")


def test_the_receivers_hand_limit_applies_at_once():
    """FI-53, FI-80, FI-R10: the receiver discards out of turn, then the giver goes on."""
    table = Table("PXD", TOGETHER, P="crystal stone", X="crystal crystal crystal chalice statue")
    table.play("P give crystal X")
    assert table.waits == "X"
    table.refuses("P move C2", "hand-full", seat=1, held=6, own=False)
    table.refuses("P end-turn", "hand-full", seat=1, held=6, own=False)
    assert table.choices("X", "discard") == {"crystal", "chalice", "statue"}
    table.play("X discard statue")
    assert table.events == (Discarded(1, "statue"),)
    assert table.waits == "P"
    assert table.state.agenda[0].left == 2
    assert table.treasure_pile == "statue"


def test_a_receiver_over_the_limit_may_play_a_special_card_instead():
    """FI-81, FI-R10."""
    table = Table("PXD", TOGETHER.replace(".D", "~D"), P="crystal", X="crystal crystal crystal chalice sandbags")
    table.play("P give crystal X", "X sandbag F4")
    assert table.waits == "P"
    assert table.treasure_pile == "sandbags"
    table.shows(TOGETHER)


def test_the_third_action_may_be_a_gift_that_overfills():
    """FI-53: the discard comes before the end of the turn."""
    table = Table("PXD", TOGETHER, P="crystal", X="stone stone stone chalice statue")
    table.play("P move C2", "P move C3", "P give crystal X")
    assert table.waits == "X"
    table.play("X discard crystal")
    assert table.verbs("P") == {"end-turn"}
