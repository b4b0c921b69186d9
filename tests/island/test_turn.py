"""FI-20, FI-21, FI-R14: a turn."""

from engine.island.events import Drew, Flooded, TurnBegan, TurnEnded
from engine.island.state import Acting, Ending
from tests.island.table import Table

ISLAND = """
        .   .
     .  .   .   .
  .  .  .P  ~   .  .
  .  .  .   .X  .  .
     .  .   .   .
        .   .
"""


def test_a_turn_has_three_actions_then_treasure_cards_then_flood_cards():
    """FI-20: the phases in their order."""
    table = Table("PX", ISLAND, treasure="stone statue", flood="A3 F3")
    table.play("P move C2", "P move C3", "P shore-up D3")
    assert table.state.agenda == (Ending(0),)
    table.end_turn()
    assert table.events == (
        TurnEnded(0, 0),
        Drew(0, "stone"),
        Drew(0, "statue"),
        Flooded("A3"),
        Flooded("F3"),
        TurnBegan(1),
    )
    assert table.state.agenda == (Acting(1),)
    table.shows("""
              .   .
           .  .   .   .
        ~  .  .P  .   .  ~
        .  .  .   .X  .  .
           .  .   .   .
              .   .
    """)


def test_a_player_may_take_fewer_actions():
    """FI-20: 0 to 3."""
    table = Table("PX", ISLAND).end_turn()
    assert table.told(TurnEnded) == [TurnEnded(0, 3)]
    assert table.waits == "X"


def test_actions_may_be_mixed_and_repeated():
    """FI-21."""
    table = Table("XM", ISLAND.replace("P", "M"), X="stone")
    table.play("X move C3", "X give stone M", "X shore-up D3")
    assert table.hand("M") == "stone"
    table = Table("PX", ISLAND).play("P move C2", "P move C1", "P move D1")
    assert table.verbs("P") == {"end-turn"}


def test_after_the_third_action_there_is_no_fourth():
    """FI-20, FI-R14: the end of the turn is the player's to say."""
    table = Table("PX", ISLAND).play("P move C2", "P move C1", "P move D1")
    table.refuses("P move D2", "no-actions-left")
    table.refuses("P shore-up D1", "no-actions-left")
    table.refuses("P capture", "no-actions-left")
    assert table.waits == "P"


def test_nobody_acts_on_another_players_turn():
    """FI-20."""
    table = Table("PX", ISLAND, X="stone")
    for line in ("move D3", "shore-up D3", "give stone P", "capture", "end-turn", "fly A3", "dive A3", "navigate P C2"):
        table.refuses(f"X {line}", "not-your-turn", seat=0)
    assert table.verbs("X") == set()


def test_turns_go_clockwise():
    """FI-17: round the seats, and round again."""
    table = Table("PXD", ISLAND)
    order = ""
    for _ in range(4):
        order += table.waits
        table.end_turn()
    assert order == "PXDP"


def test_nothing_is_turned_up_before_the_end_of_the_turn_is_said():
    """FI-R14: actions can be taken back until a card is turned up."""
    table = Table("PX", ISLAND).play("P move C2", "P move C1", "P move D1")
    assert not any(event.reveals for event in table.events)
    table.end_turn()
    assert any(event.reveals for event in table.events)
