"""Tables of Forbidden Island as one would write them down: what is flooded and sunk, who stands where with what."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec.structs import replace

from engine.island import GAME
from engine.island.parts import LAYOUTS, TREASURE_CARDS, Card, Held, places
from engine.island.state import (
    Acting,
    Discarding,
    DrawFlood,
    Island,
    NextTurn,
    Swimming,
)
from engine.play import start


def table(seats: int, seed: int = 4, layout: str = "classic") -> Island:
    return start(GAME, seats, {"layout": layout}, seed).state


def posed(
    state: Island,
    flooded: str = "",
    sunk: str = "",
    pawns: str = "",
    hands: tuple[str, ...] = (),
    discards: str = "",
    flood_discards: str = "",
    **more: Any,
) -> Island:
    """The same table with other tiles flooded and sunk, pawns and cards elsewhere, as one would write them down."""
    place = LAYOUTS[state.layout].place
    wet, gone, spent = ([place[square] for square in squares.split()] for squares in (flooded, sunk, flood_discards))
    dealt = tuple(player.hand for player in state.players)
    held = tuple(tuple(HELD[letter] for letter in hand) for hand in hands) or dealt
    used: tuple[Card, ...] = tuple(HELD.get(letter, "waters-rise") for letter in discards)
    elsewhere: Counter[Card] = Counter((*used, *(card for hand in held for card in hand)))
    deck = tuple(each for each in range(len(state.tiles)) if each not in gone and each not in spent)
    stands = tuple(place[square] for square in pawns.split()) or state.pawns
    return replace(
        state,
        flooded=sum(1 << each for each in wet),
        sunk=sum(1 << each for each in gone),
        flood_discards=tuple(spent),
        flood_deck=deck,
        flood_layers=(places(deck),),
        players=tuple(
            replace(player, pawn=pawn, hand=hand)
            for player, pawn, hand in zip(state.players, stands, held, strict=True)
        ),
        treasure_discards=used,
        treasure_deck=tuple((Counter(TREASURE_CARDS) - elsewhere).elements()),
        **more,
    )


HELD: dict[str, Held] = {
    "E": "stone",
    "W": "statue",
    "F": "crystal",
    "O": "chalice",
    "H": "helicopter-lift",
    "S": "sandbags",
}


def stranded() -> Island:
    """Bea's tile has sunk, and there is no shore near her; Ana holds a lift."""
    return posed(
        table(3, 3),
        flooded="E4 B4 D5",
        sunk="C1 D1 C2 B2 D6",
        pawns="A3 C1 E5",
        hands=("EEH", "FFW", "OOS"),
        discards="RR",
        flood_discards="E4 D5",
        water=6,
        agenda=(Swimming(), DrawFlood(2), NextTurn()),
        turn=2,
    )


def middle() -> Island:
    """Four in the middle of a game."""
    return posed(
        table(4, 7),
        flooded="C1 B2 D3 E4 C5 F3",
        sunk="A3 D6",
        pawns="C3 B4 C3 E5",
        hands=("EEEWS", "FF", "OOOH", "EFF"),
        discards="WWWWHRR",
        flood_discards="D3 F3 B3 C5",
        captured=(None, 1, None, None),
        water=4,
        agenda=(Acting(1, left=2),),
        turn=1,
    )


def late() -> Island:
    """Four on one tile; the water stands high, somebody holds too much."""
    return posed(
        table(4, 12),
        flooded="B2 C2 B3 C3 D3 E3 D4 C4 D5",
        sunk="D1 A3 F3 A4 F4 B5 E5 C6",
        pawns="D3 D3 D3 D3",
        hands=("EEWWHSO", "FFFWS", "WWHH", "EEFF"),
        discards="OOOORRR",
        flood_discards="C2 D3 D2",
        captured=(None, None, None, 0),
        water=9,
        agenda=(Discarding(0), DrawFlood(), NextTurn()),
        turn=0,
    )


def at_sea() -> Island:
    """The tile of two has sunk."""
    return posed(
        table(2, 5),
        flooded="C3 D4",
        sunk="C4 B3",
        pawns="C4 C4",
        flood_discards="D4",
        agenda=(Swimming(), DrawFlood(1), NextTurn()),
    )
