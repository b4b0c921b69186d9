"""FI-16: what people see; the same for all, but never the order of a deck."""

import pytest

from engine.island import GAME
from engine.island.state import Lost
from tests.island.table import Table

WORN = """
        .  .
     .  .  ~  .
  .  ~sP x .  .  .X
  .  .  .  .  .  .
     .  .  .  .
        .  .l
"""


def seen(table: Table, seat=None):
    return GAME.view(table.state, seat)


def test_every_tile_is_seen_with_its_state_its_treasure_and_its_card():
    """FI-16: a flood card that lies open in the discard pile is marked."""
    view = seen(Table("PX", WORN, flood_discards="D2"))
    tiles = {tile.square: tile for tile in view.tiles}
    assert [tile.square for tile in view.tiles if tile.state == "flooded"] == ["D2", "B3"]
    assert [tile.square for tile in view.tiles if tile.state == "sunk"] == ["C3"]
    assert sum(tile.state == "dry" for tile in view.tiles) == 21
    assert (tiles["B3"].tile, tiles["B3"].treasure) == ("temple-of-the-moon", "stone")
    assert tiles["D6"].treasure is None
    assert [tile.square for tile in view.tiles if tile.discarded] == ["D2"]
    assert view.pawns == ("B3", "F3")
    assert view.rows == ("..##..", ".####.", "######", "######", ".####.", "..##..")


def test_a_seat_sees_what_the_channel_sees():
    """FI-16: hands are open; only the seat it is for differs."""
    table = Table("PX", WORN, P="crystal lift")
    views = [seen(table, seat) for seat in (None, 0, 1)]
    assert [view.seat for view in views] == [None, 0, 1]
    assert views[0].hands == views[1].hands == views[2].hands == (("crystal", "helicopter-lift"), ())


def test_of_the_decks_only_their_size_is_seen():
    """FI-16: discard piles may be looked through."""
    view = seen(Table("PX", WORN, treasure_discards="stone rise", flood_discards="A3 D2"))
    assert (view.treasure_deck, view.flood_deck) == (26, 21)
    assert view.treasure_discards == ("stone", "waters-rise")
    assert view.flood_discards == ("A3", "D2")


def in_danger(table: Table) -> tuple[str, ...]:
    """What sinks perhaps, also if no Waters Rise! comes."""
    return tuple(peril.square for peril in seen(table).perils if peril.anyway)


def test_a_flooded_tile_is_in_danger_while_its_card_can_be_drawn():
    """FI-92, FI-93: from the deck; or from the discards when the deck will not last."""
    assert in_danger(Table("PX", WORN)) == ("D2", "B3")
    assert in_danger(Table("PX", WORN, flood_discards="D2")) == ("B3",)
    assert in_danger(Table("PX", WORN, flood="B3 A3|")) == ("B3",)
    assert in_danger(Table("PX", WORN, flood="B3|")) == ("D2", "B3")


def test_in_the_midst_of_the_flood_cards_only_those_still_to_come_are_a_danger():
    """FI-R3, FI-R4: at a careful pace."""
    table = Table("PX", WORN, treasure="stone statue", flood="A3 E3 B3|", X="lift", pace="careful", water=3).end_turn()
    table.play("X pass", "X pass")
    for _ in range(3):
        assert in_danger(table) == ("B3",)
        table.play("X pass")


@pytest.mark.parametrize(("mark", "rate", "next_rate"), [(1, 2, 2), (2, 2, 3), (5, 3, 4), (8, 5, 5), (9, 5, None)])
def test_the_meter_is_seen_with_what_comes_next(mark, rate, next_rate):
    """FI-90, FI-104: after mark 9 comes the skull."""
    view = seen(Table("PX", WORN, water=mark))
    assert (view.water, view.rate, view.next_rate) == (mark, rate, next_rate)


def test_the_turn_is_seen_with_what_is_left_of_it():
    """FI-20, FI-32."""
    table = Table("PX", WORN)
    view = seen(table)
    assert (view.waiting, view.turn, view.left, view.flight, view.waits_for) == ("acting", 0, 3, True, (0,))
    view = seen(table.play("P fly F4"))
    assert (view.waiting, view.left, view.flight) == ("acting", 2, False)
    view = seen(table.play("P move F3", "P move E3"))
    assert (view.waiting, view.left, view.flight, view.waits_for) == ("ending", 0, False, (0,))


def test_while_a_receiver_discards_the_givers_actions_are_still_seen():
    """FI-R10."""
    table = Table(
        "PX", WORN.replace("sP", "sPX").replace(".X", "."), P="stone", X="chalice chalice statue lift sandbags"
    )
    view = seen(table.play("P give stone X"))
    assert (view.waiting, view.waits_for, view.turn, view.left) == ("discarding", (1,), 0, 2)


def test_a_gate_and_a_swim_are_seen():
    """FI-94, FI-R4."""
    table = Table("PX", WORN, treasure="stone statue", flood="B3 A3", X="lift").end_turn()
    assert (seen(table).waiting, seen(table).waits_for) == ("considering", (1,))
    view = seen(table.play("X pass"))
    assert (view.waiting, view.waits_for) == ("swimming", (0,))


def test_treasures_are_seen_before_whom_they_lie():
    """FI-60."""
    table = Table("PX", WORN, P="stone stone stone stone")
    assert seen(table).captured == {}
    assert seen(table.play("P capture")).captured == {"stone": 0}


def test_the_end_is_seen():
    """FI-102."""
    view = seen(Table("PX", WORN.replace(".l", "~l"), treasure="stone statue", flood="D6 A3").end_turn())
    assert (view.waiting, view.waits_for, view.outcome) == ("over", (), Lost(("landing-lost",)))
