"""FI-90 to FI-93: drawing flood cards."""

import pytest

from engine.island.events import FloodDeckRenewed, Flooded, Sank, TurnBegan, WatersRose
from engine.island.parts import flood_cards_at
from tests.island.table import Table

DRY = "stone statue"  # two treasure cards that raise no water


@pytest.mark.parametrize(("mark", "cards"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 3), (6, 4), (7, 4), (8, 5), (9, 5)])
def test_as_many_flood_cards_as_the_meters_number(mark, cards):
    """FI-90: one at a time, onto the flood discard pile."""
    table = Table("PX", treasure=DRY, flood="A3 B3 C3 D3 E3 F3", water=mark).end_turn()
    assert flood_cards_at(mark) == cards
    assert [event.tile for event in table.told(Flooded)] == ["A3", "B3", "C3", "D3", "E3", "F3"][:cards]
    assert table.flood_pile == " ".join(["A3", "B3", "C3", "D3", "E3", "F3"][:cards])


def test_a_dry_tile_is_flooded_and_pawns_on_it_stay():
    """FI-91."""
    table = Table(
        "PX",
        """
              .  .
           .  .  .  .
        .  .  .PX .  .  .
        .  .  .  .  .  .
           .  .  .  .
              .  .
    """,
        treasure=DRY,
        flood="C3 C4",
    ).end_turn()
    assert table.told(Flooded) == [Flooded("C3"), Flooded("C4")]
    table.shows("""
              .  .
           .  .  .  .
        .  .  ~PX .  .  .
        .  .  ~  .  .  .
           .  .  .  .
              .  .
    """)


def test_a_flooded_tile_sinks_and_leaves_the_game_with_its_card():
    """FI-92: for good."""
    table = Table(
        "PX",
        """
              .  .
           .  .  .  .
        .  .P ~  ~  .  .X
        .  .  .  .  .  .
           .  .  .  .
              .  .
    """,
        treasure=DRY,
        flood="C3 C4",
    ).end_turn()
    assert table.told(Sank, Flooded) == [Sank("C3"), Flooded("C4")]
    assert table.flood_pile == "C4"
    assert table.layout.place["C3"] not in table.state.flood_deck
    table.shows("""
              .  .
           .  .  .  .
        .  .P x  ~  .  .X
        .  .  ~  .  .  .
           .  .  .  .
              .  .
    """)


def test_the_deck_running_out_is_renewed_at_once_and_the_drawing_goes_on():
    """FI-93: from its discards, the last card among them if its tile only flooded."""
    table = Table("PX", treasure=DRY, flood="A3|").end_turn()
    told = table.told(Flooded, Sank, FloodDeckRenewed)
    assert told[:2] == [Flooded("A3"), FloodDeckRenewed(24)]
    assert len(told) == 3
    assert len(table.state.flood_deck) == 23


def test_a_card_that_empties_the_deck_by_sinking_is_not_shuffled_in():
    """FI-92, FI-93."""
    table = Table(
        "PX",
        """
              .  .
           .  .  .  .
        ~  .  .  .  .  .
        .  .  .  .  .  .
           .  .  .  .
              .PX.
    """.replace(".PX.", ".PX ."),
        treasure=DRY,
        flood="A3|",
    ).end_turn()
    assert table.told(Sank, FloodDeckRenewed) == [Sank("A3"), FloodDeckRenewed(23)]


def test_the_card_that_ends_the_phase_renews_the_deck_too():
    """FI-93: at once, not at the next draw."""
    table = Table("PX", treasure=DRY, flood="A3 B3|").end_turn()
    assert table.told(FloodDeckRenewed, TurnBegan) == [FloodDeckRenewed(24), TurnBegan(1)]
    assert table.flood_pile == ""


def test_a_tile_may_flood_and_sink_in_one_phase():
    """FI-R3: across a reshuffle."""
    fates = set()
    for seed in range(80):
        table = Table("PX", treasure=DRY, flood="A3|", seed=seed, water=9).end_turn()
        fates.add(any(event == Sank("A3") for event in table.events))
    assert fates == {True, False}


def test_how_many_are_drawn_is_fixed_when_the_phase_begins():
    """FI-R3: after this turn's Waters Rise!."""
    table = Table("PX", treasure="rise stone", water=2).end_turn()
    assert table.told(WatersRose)[0].rate == 3
    assert len(table.told(Flooded)) == 3
