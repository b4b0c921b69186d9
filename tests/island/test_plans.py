"""A turn tried out stands on its player's place, the tiles it names and the cards it uses, and on nothing else."""

import pytest

from engine.contract import Illegal
from engine.island import GAME
from engine.island.actions import Discard, EndTurn, Lift, LiftOff, Sandbag
from engine.island.plans import basis, begins, further, on_turn, tried
from engine.play import read
from tests.island.table import Table

CALM = """
        .  .
     .  .  .P .
  .  .  ~  .E .  .
  .  .  .  .  .  .
     .  .  .  .
        .  .
"""


def lines(*said: str):
    return [read(GAME, line) for line in said]


def stands_on(table: Table, *said: str):
    """What the Pilot's plan stands on."""
    return basis(table.state, 1, lines(*said))


def test_a_plan_stands_on_the_tiles_it_names_and_no_others() -> None:
    before = stands_on(Table("EP", CALM), "move C2", "shore-up C3")
    assert set(before) == {"pawn", "hand", "C2", "C3"}
    assert (before["C2"], before["C3"]) == ("dry", "flooded")
    elsewhere = CALM.replace("  .  .  .  .  .  .\n     .  .", "  .  .  .  .  .  .\n     ~  .")
    assert stands_on(Table("EP", elsewhere), "move C2", "shore-up C3") == before


@pytest.mark.parametrize(("mark", "told"), [("~", "flooded"), ("x", "sunk")])
def test_one_tile_that_floods_or_sinks_is_told(mark, told) -> None:
    """C2 is the second place of the second row."""
    other = CALM.replace("     .  .  .P .", f"     .  {mark}  .P .")
    before, after = stands_on(Table("EP", CALM), "move C2"), stands_on(Table("EP", other), "move C2")
    assert {word: there for word, there in after.items() if before[word] != there} == {"C2": told}


def test_a_pawn_that_was_moved_is_told() -> None:
    moved = CALM.replace(".P .", ".  .P")
    assert stands_on(Table("EP", CALM), "move C2")["pawn"] != stands_on(Table("EP", moved), "move C2")["pawn"]


@pytest.mark.parametrize(
    ("line", "held", "then", "stands"),
    [
        ("move C2", "crystal", "crystal stone lift", True),
        ("move C2", "crystal", "", True),
        ("give crystal 0", "crystal", "crystal crystal stone", True),
        ("give crystal 0", "crystal stone", "stone", False),
        ("sandbag C3", "sandbags", "sandbags stone", True),
        ("sandbag C3", "sandbags", "stone", False),
        ("capture", "stone stone stone stone", "stone stone stone", False),
        ("capture", "stone stone stone stone", "stone stone stone stone sandbags", True),
    ],
)
def test_only_the_cards_that_it_uses_matter(line, held, then, stands) -> None:
    before, after = (stands_on(Table("EP", CALM, P=hand), line) for hand in (held, then))
    assert (before["hand"] == after["hand"]) == stands


def test_a_plan_made_ahead_is_for_a_turn_that_begins() -> None:
    table = Table("EP", CALM)
    assert not begins(table.state, 1)
    assert begins(on_turn(table.state, 1), 1)
    assert further(table.state, 1) == []


def test_what_cannot_be_done_is_refused_in_a_plan_too() -> None:
    with pytest.raises(Illegal):
        tried(on_turn(Table("EP", CALM).state, 1), 1, lines("give crystal 0"))


def test_the_end_is_said_and_nothing_is_turned_up_for_it() -> None:
    state = on_turn(Table("EP", CALM).state, 1)
    ended = tried(state, 1, [EndTurn()])
    assert ended.ends
    assert ended.state == state


def test_a_plan_that_does_not_say_so_neither_ends_the_turn_nor_plays_a_card_nor_discards() -> None:
    state = on_turn(Table("EP", CALM, P="lift sandbags").state, 1)
    after = tried(state, 1, lines("move C2"))
    assert not after.ends
    assert after.state.players[1].hand == state.players[1].hand
    assert not any(isinstance(each, Discard) for each in further(after.state, 1))
    assert any(isinstance(each, Lift | LiftOff | Sandbag) for each in further(after.state, 1)), "they may be said"
