"""What each seat may see: everything but the order of the decks, for hands are open (FI-16)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from engine.contract import Seat
from engine.island.actions import Square, When
from engine.island.asking import in_danger
from engine.island.parts import SKULL, TREASURES, Adventurer, Card, Difficulty, Held, Treasure, bits, flood_cards_at
from engine.island.state import Acting, Considering, Discarding, Ending, Island, Lost, Pace, Swimming, Won
from engine.play import waiting

TileState: TypeAlias = Literal["dry", "flooded", "sunk"]
Waiting: TypeAlias = Literal["acting", "ending", "considering", "discarding", "swimming", "over"]


class TileView(Struct, frozen=True):
    """A place of the island; its flood card may lie open in the discard pile."""

    square: Square
    tile: str
    state: TileState
    discarded: bool
    treasure: Treasure | None


class IslandView(Struct, frozen=True, kw_only=True):
    """The table as people see it."""

    seats: int
    seat: Seat | None
    difficulty: Difficulty
    pace: Pace
    layout: str
    rows: tuple[str, ...]
    tiles: tuple[TileView, ...]
    adventurers: tuple[Adventurer, ...]
    pawns: tuple[Square, ...]
    hands: tuple[tuple[Held, ...], ...]
    captured: dict[Treasure, Seat]
    asked: tuple[When, ...]
    treasure_deck: int
    treasure_discards: tuple[Card, ...]
    flood_deck: int
    flood_discards: tuple[Square, ...]
    in_danger: tuple[Square, ...]
    water: int
    rate: int
    next_rate: int | None
    """None: the next mark is the skull."""
    turn: Seat
    left: int
    flight: bool
    waiting: Waiting
    waits_for: tuple[Seat, ...]
    is_ready_to_lift_off: bool
    outcome: Won | Lost | None


_WAITING: dict[type, Waiting] = {
    Acting: "acting",
    Ending: "ending",
    Considering: "considering",
    Discarding: "discarding",
    Swimming: "swimming",
}


def view(state: Island, seat: Seat | None) -> IslandView:
    """The same for everybody at the table and around it."""
    squares = state.map.squares
    acting = next((todo for todo in state.agenda if isinstance(todo, Acting)), None)
    return IslandView(
        seats=state.seats,
        seat=seat,
        difficulty=state.difficulty,
        pace=state.pace,
        layout=state.layout,
        rows=state.map.rows,
        tiles=tuple(_tile(state, place) for place in range(len(state.tiles))),
        adventurers=tuple([player.adventurer for player in state.players]),
        pawns=tuple([squares[player.pawn] for player in state.players]),
        hands=tuple([player.hand for player in state.players]),
        captured={treasure: seat for treasure, seat in zip(TREASURES, state.captured, strict=True) if seat is not None},
        asked=tuple([player.asked for player in state.players]),
        treasure_deck=len(state.treasure_deck),
        treasure_discards=state.treasure_discards,
        flood_deck=len(state.flood_deck),
        flood_discards=tuple(squares[place] for place in state.flood_discards),
        in_danger=tuple(squares[place] for place in bits(in_danger(state))),
        water=state.water,
        rate=state.rate,
        next_rate=flood_cards_at(state.water + 1) if state.water + 1 < SKULL else None,
        turn=state.turn,
        left=acting.left if acting else 0,
        flight=acting.flight if acting else False,
        waiting=_WAITING[type(state.agenda[0])] if state.agenda else "over",
        waits_for=waiting(state),
        is_ready_to_lift_off=state.is_ready_to_lift_off,
        outcome=state.outcome,
    )


def _tile(state: Island, place: int) -> TileView:
    return TileView(
        state.map.squares[place],
        state.tiles[place],
        "sunk" if state.sunk >> place & 1 else "flooded" if state.flooded >> place & 1 else "dry",
        place in state.flood_discards,
        state.treasure_at(place),
    )
