"""What each seat may see: everything but the order of the decks, for hands are open (FI-16)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from engine.contract import Seat, View
from engine.island.actions import Square, When
from engine.island.asking import Matter, Why, asked, matter
from engine.island.odds import Odds, odds
from engine.island.parts import (
    SKULL,
    TREASURES,
    Adventurer,
    Card,
    Difficulty,
    Held,
    SpecialCard,
    Treasure,
    bits,
    flood_cards_at,
)
from engine.island.state import Acting, Considering, Discarding, Ending, Island, Lost, Pace, Swimming, Won
from engine.play import waiting

Weight: TypeAlias = Literal["landing", "last", "treasure", "pawn"]
TileState: TypeAlias = Literal["dry", "flooded", "sunk"]
Waiting: TypeAlias = Literal["acting", "ending", "considering", "discarding", "swimming", "over"]


class TileView(Struct, frozen=True):
    """A place of the island; its flood card may lie open in the discard pile."""

    square: Square
    tile: str
    state: TileState
    discarded: bool
    treasure: Treasure | None


class Peril(Struct, frozen=True):
    """A tile that can sink this turn, and how likely; only once the waters rise, where `anyway` is nothing."""

    square: Square
    chance: float
    anyway: float
    """If no Waters Rise! comes."""
    risen: float
    """If one does."""
    matter: Matter | None
    """What would be lost with it."""
    why: Weight | None = None
    """The same told apart: a treasure's last place, or its other one is no safer; none where the other one is dry."""
    treasure: Treasure | None = None
    """Whose place it is, if it is not captured."""
    who: tuple[Seat, ...] = ()
    """Who stands there."""


class Asking(Struct, frozen=True):
    """Why a gate waits for somebody: which cards of theirs could help, and where."""

    seat: Seat
    why: Why
    cards: tuple[SpecialCard, ...]
    tiles: tuple[Square, ...]


class IslandView(View, frozen=True, kw_only=True):
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
    flood_layers: tuple[tuple[Square, ...], ...]
    """The flood deck as far as it is known, from the top: what lies in a layer comes before all below it."""
    treasure_cards: int
    """How many are still to come this turn."""
    flood_cards: int
    """How many are still to come this turn, as the meter stands."""
    rise: float
    """How likely a Waters Rise! still comes this turn."""
    perils: tuple[Peril, ...]
    """What can sink this turn, in reading order."""
    water: int
    rate: int
    next_rate: int | None
    """None: the next mark is the skull."""
    turn: Seat
    left: int
    flight: bool
    waiting: Waiting
    waits_for: tuple[Seat, ...]
    asking: tuple[Asking, ...]
    """At a gate, for each it waits for."""
    swimmers: tuple[Seat, ...]
    """Whose tile has sunk."""
    sunk_under: tuple[Square, ...]
    """The tile that sank under them."""
    stranded: tuple[Seat, ...]
    """Those of them who cannot swim anywhere: all is lost unless they are lifted off."""
    rescuers: tuple[Seat, ...]
    """Who can still lift off the stranded."""
    is_ready_to_lift_off: bool
    outcome: Won | Lost | None

    @property
    def places(self) -> Mapping[str, str]:
        """The tile on each square."""
        return {each.square: each.tile for each in self.tiles}

    @property
    def characters(self) -> tuple[Adventurer, ...]:
        return self.adventurers


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
    chances = odds(state)
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
        flood_layers=tuple([_squares(state, layer) for layer in reversed(state.flood_layers)]),
        treasure_cards=state.treasure_cards_to_come,
        flood_cards=state.flood_cards_to_come,
        rise=chances.rise,
        perils=_perils(state, chances),
        water=state.water,
        rate=state.rate,
        next_rate=flood_cards_at(state.water + 1) if state.water + 1 < SKULL else None,
        turn=state.turn,
        left=acting.left if acting else 0,
        flight=acting.flight if acting else False,
        waiting=_WAITING[type(state.agenda[0])] if state.agenda else "over",
        waits_for=waiting(state),
        asking=_asking(state),
        swimmers=state.swimmers,
        sunk_under=tuple(dict.fromkeys(squares[state.players[seat].pawn] for seat in state.swimmers)),
        stranded=state.stranded,
        rescuers=_rescuers(state),
        is_ready_to_lift_off=state.is_ready_to_lift_off,
        outcome=state.outcome,
    )


def _squares(state: Island, places: int) -> tuple[Square, ...]:
    return tuple([state.map.squares[place] for place in bits(places)])


def _asking(state: Island) -> tuple[Asking, ...]:
    if not state.agenda or not isinstance(state.agenda[0], Considering):
        return ()
    told = ((seat, asked(state, seat)) for seat in waiting(state))
    return tuple([Asking(seat, why.why, why.cards, _squares(state, why.tiles)) for seat, why in told if why])


def _rescuers(state: Island) -> tuple[Seat, ...]:
    swim = state.agenda[0] if state.agenda else None
    return swim.rescuers(state) if isinstance(swim, Swimming) else ()


def _perils(state: Island, chances: Odds) -> tuple[Peril, ...]:
    return tuple(
        [
            Peril(
                state.map.squares[place],
                chances.of(place),
                chances.anyway.get(place, 0.0),
                chances.risen.get(place, 0.0),
                matter(state, place),
                *_weight(state, place),
            )
            for place in sorted(chances.anyway.keys() | chances.risen.keys())
        ]
    )


def _weight(state: Island, place: int) -> tuple[Weight | None, Treasure | None, tuple[Seat, ...]]:
    """Why it matters that this place can sink, whose treasure it bears, who stands there."""
    what, treasure = matter(state, place), state.treasure_at(place)
    standing = tuple(seat for seat, player in enumerate(state.players) if player.pawn == place)
    if treasure is None or state.has_captured(treasure):
        return ("landing" if what == "landing" else "pawn" if standing else None), None, standing
    other = next(each for each in range(len(state.tiles)) if each != place and state.treasure_at(each) == treasure)
    if state.sunk >> other & 1:
        return "last", treasure, standing
    return ("treasure" if state.flooded >> other & 1 else "pawn" if standing else None), treasure, standing


def _tile(state: Island, place: int) -> TileView:
    return TileView(
        state.map.squares[place],
        state.tiles[place],
        "sunk" if state.sunk >> place & 1 else "flooded" if state.flooded >> place & 1 else "dry",
        place in state.flood_discards,
        state.treasure_at(place),
    )
