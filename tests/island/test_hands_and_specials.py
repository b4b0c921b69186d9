"""FI-80 to FI-85, FI-R4, FI-R6: the hand limit, special cards and their windows."""

from engine.island.events import Discarded, Drew, Flooded, Lifted, Passed, Sandbagged
from engine.island.state import Acting, Considering, Discarding
from tests.island.table import Table

SHORE = """
        ~  .
     .  .  .  .
  .  .  .PX .  .  .
  .  .  .  .  .  .D
     .  .  .  .
        .  ~l
"""


# The hand limit


def test_five_cards_may_be_held():
    """FI-80: of all kinds."""
    table = Table("PX", treasure="stone statue", P="lift sandbags crystal", asked="never").end_turn()
    assert table.told(Discarded) == []
    assert len(table.state.players[0].hand) == 5


def test_with_six_the_holder_chooses_what_goes():
    """FI-80: any card, special ones too."""
    table = Table("PX", treasure="stone statue", P="lift crystal crystal chalice").end_turn()
    assert table.choices("P", "discard") == {"helicopter-lift", "crystal", "chalice", "stone", "statue"}
    assert table.choices("X", "discard") == set()
    table.refuses("P discard sandbags", "no-such-card", card="sandbags")
    table.refuses("X discard stone", "no-discarding-by-choice", held=0, limit=5)
    table.refuses("P move C2", "hand-full", seat=0, held=6, own=True)
    table.play("P discard helicopter-lift")
    assert table.treasure_pile == "helicopter-lift"


def test_a_special_card_that_must_go_may_be_used_first():
    """FI-81: and then nothing else need go."""
    table = Table("PX", SHORE, treasure="stone statue", flood="A3 F3", P="sandbags crystal crystal chalice").end_turn()
    assert table.choices("P", "sandbag") == {"C1", "D6"}
    table.play("P sandbag D6")
    assert table.told(Discarded) == []
    assert table.waits == "X"
    assert table.treasure_pile == "sandbags"


def test_a_lift_that_must_go_may_be_used_first():
    """FI-81."""
    table = Table("PX", SHORE, treasure="stone statue", flood="A3 F3", P="lift crystal crystal chalice").end_turn()
    table.play("P lift C3 F4 P+X")
    assert table.waits == "X"
    assert table.state.pawns == (17, 17)


def test_one_with_no_possible_effect_is_simply_discarded():
    """FI-81: Sandbags with nothing flooded."""
    table = Table("PX", treasure="stone statue", P="sandbags crystal crystal chalice").end_turn()
    assert table.choices("P", "sandbag") == set()
    table.refuses("P sandbag C1", "not-flooded", tile="C1")
    assert "sandbags" in table.choices("P", "discard")


def test_nobody_discards_by_choice():
    """FI-82."""
    table = Table("PX", P="stone stone")
    assert "discard" not in table.verbs("P")
    table.refuses("P discard stone", "no-discarding-by-choice", held=2, limit=5)


def test_a_fellow_may_cure_nothing_of_anothers_full_hand():
    """FI-80: playing one's own special card leaves the other's six."""
    table = Table("PX", SHORE, treasure="stone statue", P="chalice crystal crystal chalice", X="sandbags").end_turn()
    table.play("X sandbag C1")
    assert table.waits == "P"
    assert table.state.agenda[0] == Discarding(0)


# Special cards


def test_special_cards_are_played_on_anyones_turn_at_no_actions_cost():
    """FI-83: and go to the treasure discard pile."""
    table = Table("PXD", SHORE, X="sandbags lift", P="lift")
    table.play("X sandbag C1", "X lift F4 A3 D", "P lift C3 A3 P+X")
    assert table.events == (
        Sandbagged(1, "C1"),
        Lifted(1, "F4", "A3", (2,)),
        Lifted(0, "C3", "A3", (0, 1)),
    )
    assert table.state.agenda == (Acting(0),)
    assert table.treasure_pile == "helicopter-lift helicopter-lift sandbags"
    assert table.hand("X") == table.hand("P") == ""


def test_a_lift_moves_one_or_more_pawns_of_one_tile_to_any_other():
    """FI-84, FI-R6: its player need not be there."""
    table = Table("PXD", SHORE, D="lift")
    lifts = table.choices("D", "lift")
    assert len(lifts) == 23 * 4
    assert {choice.split()[2] for choice in lifts if choice.startswith("C3 ")} == {"0", "1", "0+1"}
    table.play("D lift C3 F3 X")
    table.shows("""
              ~  .
           .  .  .  .
        .  .  .P .  .  .X
        .  .  .  .  .  .D
           .  .  .  .
              .  ~l
    """)


def test_a_lift_carries_three_pawns_together():
    """FI-84: all that stand on the tile."""
    table = Table("PXD", SHORE.replace(".PX", ".PXD").replace(".D", "."), X="lift").play("X lift C3 A3 P+X+D")
    assert table.events == (Lifted(1, "C3", "A3", (0, 1, 2)),)
    assert len(set(table.state.pawns)) == 1


def test_a_lift_carries_nobody_from_another_tile():
    """FI-84: at a table of four."""
    table = Table("PXDM", SHORE.replace(".D", ".DM"), X="lift")
    found = {choice.split()[2] for choice in table.choices("X", "lift")}
    assert found == {"0", "1", "0+1", "2", "3", "2+3"}
    table.refuses("X lift C3 A3 P+D", "not-there", seat=2, at="C3")


def test_passengers_may_be_named_in_any_order():
    """FI-84."""
    one, other = Table("PXD", SHORE, D="lift"), Table("PXD", SHORE, D="lift")
    assert one.play("D lift C3 F3 P+X").state == other.play("D lift C3 F3 X+P").state


def test_a_lift_does_not_use_up_the_pilots_flight():
    """FI-83: nor an action."""
    table = Table("PXD", SHORE, P="lift").play("P lift C3 F3 P")
    assert table.state.agenda == (Acting(0, 3, flight=True),)


def test_a_lift_is_refused_with_its_reason():
    """FI-84, FI-R6."""
    table = Table("PXD", SHORE.replace("     .  .", "     x  .", 1), P="lift")
    table.refuses("X lift C3 F3 X", "no-such-card", card="helicopter-lift")
    table.refuses("P lift C3 B2 P", "sunk", tile="B2")
    table.refuses("P lift C3 Q7 P", "no-such-place", to="Q7")
    table.refuses("P lift C3 C3 P", "there-already", to="C3")
    table.refuses("P lift C3 F3 P+D", "not-there", seat=2, at="C3")
    table.refuses("P lift C3 F3 9", "no-such-seat", seat=9)
    table.refuses("P lift C3 F3 -", "nobody-to-lift")


def test_sandbags_flip_any_flooded_tile_on_the_island():
    """FI-85: however far."""
    table = Table("PXD", SHORE, D="sandbags")
    table.reaches(
        "D sandbag",
        """
              *  -
           -  -  -  -
        -  -  -  -  -  -
        -  -  -  -  -  -
           -  -  -  -
              -  *
    """,
    )
    table.refuses("X sandbag C1", "no-such-card", card="sandbags")
    table.refuses("D sandbag D1", "not-flooded", tile="D1")
    table.play("D sandbag C1")
    table.shows(SHORE.replace("~", ".", 1))


def test_a_tile_its_card_only_flooded_can_be_sandbagged_afterwards():
    """FI-85: at the next window."""
    table = Table("PX", treasure="stone statue", flood="A3 F3", X="sandbags").end_turn()
    assert table.choices("X", "sandbag") == {"A3", "F3"}


# Windows


def test_a_gate_opens_before_the_flood_cards_for_who_holds_a_special_card():
    """FI-R4: after both treasure cards; each holder plays or passes."""
    table = Table("PXD", SHORE, treasure="stone statue", flood="C1 A3", X="sandbags", D="lift").end_turn()
    assert table.waits == "XD"
    assert table.told(Drew) == [Drew(0, "stone"), Drew(0, "statue")]
    assert table.told(Flooded) == []
    assert table.verbs("P") == set()
    table.refuses("P end-turn", "waits-at-gate", who=(1, 2))
    table.refuses("P pass", "nothing-to-pass")
    table.play("X sandbag C1")
    assert table.waits == "D"
    table.play("D pass")
    assert table.told(Passed) == [Passed(2)]
    assert [event.tile for event in table.told(Flooded)] == ["C1", "A3"]
    assert table.waits == "X"


def test_a_card_drawn_this_turn_can_be_played_at_the_gate():
    """FI-R4."""
    table = Table("PX", SHORE, treasure="sandbags stone", flood="C1 A3").end_turn()
    assert table.waits == "P"
    table.play("P sandbag C1")
    table.shows(SHORE.replace("  .  .  .PX", "  ~  .  .PX"))


def test_a_pass_is_for_that_gate():
    """FI-R4: the next one asks again."""
    table = Table("PX", SHORE, X="lift").end_turn()
    table.play("X pass", "X end-turn")
    assert table.waits == "X"
    assert table.state.agenda[0] == Considering()


def test_who_passed_may_still_play_while_others_are_waited_for():
    """FI-83, FI-R4."""
    table = Table("PXD", SHORE, X="sandbags", D="lift").end_turn().play("X pass")
    assert table.waits == "D"
    assert table.choices("X", "pass") == set()
    assert table.choices("X", "sandbag") == {"C1", "D6"}


def test_a_gate_stays_shut_when_nobody_holds_a_special_card():
    """FI-R4: the game runs on by itself."""
    table = Table("PX", SHORE, treasure="stone statue").end_turn()
    assert table.waits == "X"


def test_a_gate_stays_shut_for_sandbags_with_nothing_flooded():
    """FI-R4: a card that could do nothing."""
    assert Table("PX", treasure="stone statue", X="sandbags").end_turn().waits == "X"
    assert Table("PX", treasure="stone statue", X="sandbags").end_turn().state.agenda == (Acting(1),)


def test_at_a_swift_pace_the_cards_follow_each_other():
    """FI-R4: one gate, before the flood cards."""
    table = Table("PX", SHORE, treasure="stone statue", flood="A3 F3", X="lift").end_turn()
    assert table.told(Drew) == [Drew(0, "stone"), Drew(0, "statue")]
    table.play("X pass")
    assert len(table.told(Flooded)) == 2
    assert table.state.agenda == (Acting(1),)


def test_at_a_careful_pace_a_gate_stands_before_every_card():
    """FI-R4: FI-83 to the letter."""
    table = Table("PX", SHORE, treasure="stone statue", flood="A3 F3", X="lift", pace="careful").end_turn()
    turned_up = [table.told(Drew, Flooded)]
    for _ in range(4):
        assert table.state.agenda[0] == Considering()
        assert table.waits == "X"
        turned_up.append(table.play("X pass").told(Drew, Flooded))
    assert turned_up == [[], [Drew(0, "stone")], [Drew(0, "statue")], [Flooded("A3")], [Flooded("F3")]]
    assert table.state.agenda == (Acting(1),)


def test_a_card_between_two_flood_cards_saves_what_the_first_one_flooded():
    """FI-85, FI-R4: at a careful pace, across a reshuffle."""
    table = Table("PX", treasure="stone statue", flood="A3|", X="sandbags", pace="careful", water=1)
    table.end_turn()
    assert table.waits == "X"
    assert table.choices("X", "sandbag") == {"A3"}
    table.play("X sandbag A3")
    assert table.state.agenda == (Acting(1),)


def test_at_a_careful_pace_the_discard_waits_for_both_cards():
    """FI-R1: a hand of six stands while a gate is open between them."""
    table = Table("PX", treasure="stone statue", P="crystal crystal crystal chalice chalice", X="lift", pace="careful")
    table.end_turn().play("X pass")
    assert table.waits == "X"
    assert len(table.state.players[0].hand) == 6
    assert table.play("X pass").waits == "P"


def test_special_cards_are_played_in_a_discard():
    """FI-R4: by anybody, before the holder answers."""
    table = Table("PX", SHORE, treasure="stone statue", P="crystal crystal crystal chalice", X="lift").end_turn()
    assert table.waits == "P"
    table.play("X lift C3 F4 X")
    assert table.waits == "P"
