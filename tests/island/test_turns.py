"""Every table that a turn can leave is found, by a way that leads there; and a view can be played from."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from engine.contract import Seat
from engine.island import GAME
from engine.island.actions import AskMe, Discard, EndTurn, Lift, LiftOff, Sandbag
from engine.island.imagined import imagined
from engine.island.state import Acting, Discarding, Island
from engine.island.turns import Turn, turns
from engine.island.view import view
from engine.play import legal, load, play, save, start, waiting
from tests.island.table import Table

REEF = """
        x  x
     x  ~  .s x
  x  ~  .{} ~  x  x
  x  x  .  x  x  x
     x  x  .l x
        x  ~
"""
HAND = "stone stone stone stone"
REST = "statue crystal chalice"
"""Captured, for their tiles have sunk."""


def tables(found: Sequence[Turn]) -> set[object]:
    return {told(turn.state) for turn in found}


def told(state: Island) -> object:
    """A table before any card is turned up, whatever the order of its hands."""
    hands = tuple(tuple(sorted(player.hand)) for player in state.players)
    return (state.pawns, hands, state.flooded, state.captured, state.outcome)


def one_by_one(state: Island, cards: Sequence[Seat]) -> set[object]:
    """By every order of everything that can be said; nothing is left out as said before."""
    if not state.agenda:
        return {told(state)}
    todo = state.agenda[0]
    found = set() if isinstance(todo, Discarding) else {told(state)}
    for seat in range(state.seats):
        for action in legal(GAME, state, seat):
            is_a_card = isinstance(action, Lift | LiftOff | Sandbag)
            is_a_turn = seat == state.turn and not isinstance(action, EndTurn) and not is_a_card
            if isinstance(action, AskMe) or (is_a_card and seat not in cards):
                continue
            if is_a_card or is_a_turn or isinstance(action, Discard):
                found |= one_by_one(play(GAME, state, seat, action).state, cards)
    return found


@pytest.mark.parametrize("letter", "EPNXDM")
def test_every_table_a_turn_can_leave_is_found_once(letter):
    """FI-20, FI-30 to FI-60: for each adventurer, with treasures to give and to capture."""
    other = "X" if letter != "X" else "D"
    hands: dict[str, Any] = {letter: f"{HAND} crystal", other: "crystal"}
    state = Table(letter + other, REEF.format(letter + other), captured=REST, **hands).state
    found = turns(state)
    assert tables(found) == one_by_one(state, ())
    assert len(tables(found)) == len(found)
    assert told(found[0].state) == told(state)
    assert found[0].said == ()


def test_a_gift_that_is_too_much_is_followed_by_every_discard():
    """FI-53, FI-R10: the turn cannot end before."""
    full = "crystal crystal chalice statue lift"
    state = Table("ED", REEF.format("ED"), captured=REST, E="stone", D=full).state
    found = turns(state)
    assert tables(found) == one_by_one(state, ())
    assert any(isinstance(action, Discard) for turn in found for _, action in turn.said)
    assert not any(isinstance(turn.state.agenda[0], Discarding) for turn in found)


def test_cards_are_those_of_the_seats_that_are_named():
    """FI-83: at any time of the turn, by anybody; the flight home among them."""
    drawing = REEF.format("E").replace(".l", ".lX")
    state = Table("EX", drawing, captured=REST, E="sandbags", X="lift").play("E move C4").state
    for cards in ((), (0,), (1,), (0, 1)):
        assert tables(turns(state, cards)) == one_by_one(state, cards)
    home = Table("EX", REEF.format("").replace(".l", ".lEX"), X="lift", captured="stone statue crystal chalice").state
    assert any(turn.state.outcome for turn in turns(home, (1,)))


@pytest.mark.parametrize("seed", range(8))
def test_a_turn_leads_where_it_says(seed):
    """At tables of computers: what is said is legal, and leaves that table."""
    state = some_turn(seed)
    found = turns(state)
    for turn in Random(seed).sample(found, min(25, len(found))):
        after = state
        for seat, action in turn.said:
            after = play(GAME, after, seat, action).state
        assert told(after) == told(turn.state)
        assert len(turn.said) <= 6


def some_turn(seed: int) -> Island:
    """A table of computers in the midst of somebody's turn."""
    chance = Random(seed)
    state = turn = start(GAME, 2 + seed % 3, {}, seed).state
    for _ in range(chance.randint(5, 70)):
        if not state.agenda:
            break
        if isinstance(state.agenda[0], Acting):
            turn = state
        seat = waiting(state)[0]
        state = play(GAME, state, seat, GAME.mind(GAME.view(state, seat), seat, legal(GAME, state, seat))).state
    return turn


@pytest.mark.parametrize("seed", range(20))
def test_a_view_can_be_played_from_and_nothing_hidden_is_known(seed):
    """A table made of a view looks the same, is sound, and does not lie as the true one does."""
    state = some_turn(seed)
    other = imagined(view(state, 0), seed)
    assert view(other, 0) == view(state, 0)
    assert load(GAME, save(other)) == other
    assert tables(turns(other)) == tables(turns(state))
    assert imagined(view(state, 0), seed + 1).treasure_deck != other.treasure_deck or len(other.treasure_deck) < 4
