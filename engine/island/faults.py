"""What is physically impossible about a table: 28 treasure cards, 24 tiles and flood cards, always."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.island.parts import LAYOUTS, SKULL, TILES, TREASURE_CARDS, bits
from engine.island.state import Island


def faults(state: Island) -> list[str]:
    """Empty for any real table."""
    if state.layout not in LAYOUTS:
        return [f"unknown layout {state.layout!r}"]
    seats = {len(state.adventurers), len(state.pawns), len(state.hands), len(state.asked), state.seats}
    if len(seats) > 1:
        return ["seats, adventurers, pawns and hands differ in number"]
    return [*_pieces(state), *_positions(state)]


def _pieces(state: Island) -> Iterator[str]:
    cards = Counter((*state.treasure_deck, *state.treasure_discards, *(card for hand in state.hands for card in hand)))
    if cards != Counter(TREASURE_CARDS):
        yield "the treasure cards are not the 28 of the box"
    if sorted(state.tiles) != sorted(TILES):
        yield "the tiles are not the 24 of the box"
    flood_cards = sorted((*state.flood_deck, *state.flood_discards, *bits(state.sunk)))
    if flood_cards != list(range(len(TILES))):
        yield "the flood cards are not those of the 24 tiles"
    if len(set(state.adventurers)) != state.seats:
        yield "an adventurer plays twice"


def _positions(state: Island) -> Iterator[str]:
    everywhere = state.map.everywhere
    if state.flooded & state.sunk or (state.flooded | state.sunk) & ~everywhere:
        yield "a tile is in two states or off the island"
    if not 1 <= state.water <= SKULL:
        yield f"the water stands at mark {state.water}"
    if not all(0 <= place < len(TILES) for place in state.pawns) or not 0 <= state.turn < state.seats:
        yield "a pawn or the turn is nowhere"
    if bool(state.outcome) == bool(state.agenda):
        yield "the agenda does not fit the outcome"
