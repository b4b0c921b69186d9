"""What is physically impossible about a table: 28 treasure cards, 24 tiles and flood cards, always."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.island.parts import ACTIONS, LAYOUTS, SKULL, TILES, TREASURE_CARDS, TREASURES, bits, places
from engine.island.state import Acting, Considering, Discarding, DrawTreasure, Ending, Island, Swimming


def faults(state: Island) -> list[str]:
    """Empty for any real table."""
    form = list(_form(state))
    return form or [*_pieces(state), *_positions(state), *_agenda(state)] or list(_losses(state))


def _form(state: Island) -> Iterator[str]:
    """What the other questions rest upon."""
    if state.layout not in LAYOUTS:
        yield f"unknown layout {state.layout!r}"
    elif not 0 <= state.flooded <= state.map.everywhere or not 0 <= state.sunk <= state.map.everywhere:
        yield "a tile is flooded or sunk off the island"
    if len(state.players) != state.seats:
        yield "seats and players differ in number"
    if len(state.captured) != len(TREASURES):
        yield "the treasures are not the four of the box"


def _pieces(state: Island) -> Iterator[str]:
    cards = Counter(
        (*state.treasure_deck, *state.treasure_discards, *(card for player in state.players for card in player.hand))
    )
    if cards != Counter(TREASURE_CARDS):
        yield "the treasure cards are not the 28 of the box"
    if sorted(state.tiles) != sorted(TILES):
        yield "the tiles are not the 24 of the box"
    flood_cards = sorted((*state.flood_deck, *state.flood_discards, *bits(state.sunk)))
    if flood_cards != list(range(len(TILES))):
        yield "the flood cards are not those of the 24 tiles"
    if [*_layers_of(state)] != [*state.flood_layers]:
        yield "the flood deck does not lie in its layers"
    if len({player.adventurer for player in state.players}) != state.seats:
        yield "an adventurer plays twice"


def _layers_of(state: Island) -> Iterator[int]:
    """The flood deck cut where its layers are known to end."""
    deck = list(state.flood_deck)
    for layer in state.flood_layers:
        cards, deck = deck[: layer.bit_count()], deck[layer.bit_count() :]
        yield places(cards)
    if deck:
        yield places(deck)


def _positions(state: Island) -> Iterator[str]:
    if state.flooded & state.sunk:
        yield "a tile is in two states"
    if not 1 <= state.water <= SKULL:
        yield f"the water stands at mark {state.water}"
    if not all(0 <= place < len(TILES) for place in state.pawns):
        yield "a pawn is nowhere"
    if not {state.turn, *state.captured} <= {None, *range(state.seats)}:
        yield "the turn or a treasure is nobody's"


def _losses(state: Island) -> Iterator[str]:
    """FI-101, FI-102, FI-104 what ends a game at once."""
    if state.outcome:
        return
    if state.water >= SKULL:
        yield "the water is at the skull, and the game goes on"
    if state.sunk >> state.landing & 1:
        yield "Fools' Landing has sunk, and the game goes on"
    left = {state.treasure_at(place) for place in bits(state.standing)}
    if any(treasure not in left and not state.has_captured(treasure) for treasure in TREASURES):
        yield "a treasure is out of reach, and the game goes on"


def _agenda(state: Island) -> Iterator[str]:
    if bool(state.outcome) == bool(state.agenda):
        yield "the agenda does not fit the outcome"
    for todo in state.agenda:
        named = (todo.seat,) if isinstance(todo, Acting | Ending | Discarding | DrawTreasure) else ()
        passed = todo.passed if isinstance(todo, Considering | Swimming) else ()
        if not {*named, *passed} <= {*range(state.seats)}:
            yield "the agenda names nobody's seat"
        if isinstance(todo, Acting | Ending) and todo.seat != state.turn:
            yield "somebody acts whose turn it is not"
        if isinstance(todo, Acting) and not 1 <= todo.left <= ACTIONS:
            yield f"{todo.left} actions are left"
