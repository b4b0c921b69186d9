"""FI-70 to FI-74: drawing treasure cards."""

from engine.island.events import Discarded, Drew, Flooded, GameLost, TreasureDeckRenewed, WatersRose
from engine.island.state import Lost
from tests.island.table import Table

WET = """
        ~  ~
     ~  .  .  .
  .  .P .  .  .  .
  .  .  .  .  .X .
     .  .  .  .
        .  .
"""


def test_two_cards_are_drawn_one_at_a_time_into_the_open_hand():
    """FI-70."""
    table = Table("PX", treasure="stone chalice statue").end_turn()
    assert table.told(Drew) == [Drew(0, "stone"), Drew(0, "chalice")]
    assert table.hand("P") == "chalice stone"
    assert table.state.treasure_deck[-1] == "statue"


def test_waters_rise_lifts_the_level_and_brings_the_flood_discards_back_on_top():
    """FI-71: shuffled; the card is neither kept nor replaced and goes to the treasure discard pile."""
    table = Table("PX", WET, treasure="rise stone", flood="F3 F4", flood_discards="C1 D1 B2", water=2).end_turn()
    assert table.told(Drew, WatersRose) == [Drew(0, "waters-rise"), WatersRose(3, 3, 3), Drew(0, "stone")]
    assert table.hand("P") == "stone"
    assert table.treasure_pile == "waters-rise"
    table.shows("""
              x  x
           x  .  .  .
        .  .P .  .  .  .
        .  .  .  .  .X .
           .  .  .  .
              .  .
    """)
    assert [table.layout.squares[place] for place in table.state.flood_deck[-2:]] == ["F4", "F3"]


def test_the_returned_flood_cards_are_shuffled():
    """FI-71: every order occurs."""
    orders = set()
    for seed in range(60):
        table = Table("PX", treasure="rise stone", flood_discards="C1 D1 B2", water=2, seed=seed).end_turn()
        orders.add(tuple(event.tile for event in table.told(Flooded)))
    assert len(orders) == 6


def test_two_waters_rise_in_one_draw():
    """FI-72: the level rises twice, the flood discards are shuffled once."""
    table = Table("PX", WET, treasure="rise rise", flood_discards="C1 D1", water=1).end_turn()
    assert table.told(WatersRose) == [WatersRose(2, 2, 2), WatersRose(3, 3, 0)]
    assert table.state.luck.asked == 1
    assert table.hand("P") == ""
    assert table.treasure_pile == "waters-rise waters-rise"


def test_waters_rise_with_no_flood_discards_only_raises_the_level():
    """FI-73."""
    table = Table("PX", treasure="rise stone", flood="C1 D1", water=4).end_turn()
    assert table.told(WatersRose) == [WatersRose(5, 3, 0)]
    assert table.state.luck.asked == 0
    assert [event.tile for event in table.told(Flooded)][:2] == ["C1", "D1"]


def test_the_flood_cards_drawn_are_those_of_the_risen_water():
    """FI-R3: the meter's number after this turn's Waters Rise!."""
    table = Table("PX", treasure="rise rise", water=1).end_turn()
    assert len(table.told(Flooded)) == 3


def test_the_last_treasure_card_drawn_renews_the_deck_at_once():
    """FI-74: from the treasure discard pile."""
    table = Table("PX", treasure="stone crystal|").end_turn()
    assert table.told(Drew, TreasureDeckRenewed)[-1] == TreasureDeckRenewed(26)
    assert len(table.state.treasure_deck) == 26
    assert table.treasure_pile == ""


def test_the_renewed_deck_is_shuffled():
    """FI-74: its order is neither that of the discards nor always the same."""
    tables = [Table("PX", treasure="stone crystal|", seed=seed) for seed in range(5)]
    discards = tables[0].state.treasure_discards
    orders = {table.end_turn().state.treasure_deck for table in tables}
    assert len(orders) == 5
    assert not orders & {discards, discards[::-1]}


def test_a_deck_that_ends_between_the_two_cards_goes_on_from_the_new_one():
    """FI-74."""
    table = Table("PX", treasure="stone|", P="crystal", pace="swift").end_turn()
    kinds = [type(event) for event in table.told(Drew, TreasureDeckRenewed)]
    assert kinds == [Drew, TreasureDeckRenewed, Drew]


def test_the_last_treasure_card_being_waters_rise():
    """FI-R2: resolved, discarded, then shuffled, so that it is in the new deck."""
    table = Table("PX", treasure="stone rise|", water=1).end_turn()
    assert table.told(WatersRose, TreasureDeckRenewed) == [WatersRose(2, 2, 0), TreasureDeckRenewed(27)]
    assert table.state.treasure_deck.count("waters-rise") == 3


def test_the_water_reaching_the_skull_ends_the_game_at_that_card():
    """FI-104, FI-105: the second card is not drawn, no flood card is turned up, nothing is renewed."""
    table = Table("PX", WET, treasure="rise|", flood_discards="C1 D1", water=9, X="lift sandbags").end_turn()
    assert table.events[-1] == GameLost(("skull-reached",))
    assert len(table.told(Drew)) == 1
    assert table.told(Flooded, TreasureDeckRenewed) == []
    assert table.state.outcome == Lost(("skull-reached",))
    assert table.waits == ""
    assert table.verbs("P") == table.verbs("X") == set()


def test_both_cards_are_drawn_before_one_discard():
    """FI-70, FI-80, FI-R1."""
    table = Table("PX", treasure="stone statue", P="crystal crystal crystal chalice chalice").end_turn()
    assert table.told(Drew) == [Drew(0, "stone"), Drew(0, "statue")]
    assert table.waits == "P"
    assert len(table.state.players[0].hand) == 7
    table.play("P discard stone")
    assert table.waits == "P"
    table.play("P discard chalice")
    assert table.told(Discarded) == [Discarded(0, "chalice")]
    assert table.waits == "X"
    assert table.treasure_pile == "chalice stone"


def test_waters_rise_resolves_before_the_discard():
    """FI-R1: the moment it is drawn, also with a full hand."""
    table = Table("PX", treasure="rise stone", P="crystal crystal crystal chalice chalice").end_turn()
    assert table.state.water == 2
    assert table.waits == "P"
    assert len(table.state.players[0].hand) == 6
