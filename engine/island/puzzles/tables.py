"""A table at the beginning of somebody's turn in one short line, all that everybody sees; of hidden cards no order.

`classic novice 4 1 ab~c#… PC3EEH/EB4W --0- EERH acd bef,gh`: layout, difficulty, mark of the meter, whose turn; the
tiles as letters in the order of the box, `~` flooded, `#` sunk; by seat the adventurer, the place and the hand; before
whom each treasure lies; treasure discards; flood discards; the known layers of the flood deck from the bottom.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

import msgspec

from engine.chance import Luck
from engine.contract import Unreadable
from engine.island.faults import faults
from engine.island.parts import (
    LAYOUTS,
    TILES,
    TREASURE_CARDS,
    Adventurer,
    Card,
    Difficulty,
    Held,
    Layout,
    bits,
    places,
)
from engine.island.state import Acting, Island, Player

CARD: Final[dict[str, Card]] = {
    "E": "stone",
    "W": "statue",
    "F": "crystal",
    "O": "chalice",
    "H": "helicopter-lift",
    "S": "sandbags",
    "R": "waters-rise",
}
LETTER: Final = {card: letter for letter, card in CARD.items()}
ROLE: Final[dict[str, Adventurer]] = {
    "E": "engineer",
    "P": "pilot",
    "N": "navigator",
    "X": "explorer",
    "D": "diver",
    "M": "messenger",
}
ROLE_LETTER: Final = {role: letter for letter, role in ROLE.items()}
FLOODED: Final = "~"
SUNK: Final = "#"
NONE: Final = "-"


def write_table(state: Island) -> str:
    """The line of a table at the beginning of a turn."""
    return " ".join(
        (
            state.layout,
            state.difficulty,
            str(state.water),
            str(state.turn),
            "".join(_tile_letter(state, place) + _mark(state, place) for place in range(len(state.tiles))),
            "/".join(_player(state.map, player) for player in state.players),
            "".join(NONE if seat is None else str(seat) for seat in state.captured),
            "".join(LETTER[card] for card in sorted(state.treasure_discards)) or NONE,
            _tiles(state, state.flood_discards),
            ",".join(_tiles(state, bits(layer)) for layer in state.flood_layers) or NONE,
        )
    )


def _tile_letter(state: Island, place: int) -> str:
    return chr(ord("a") + TILES.index(state.tiles[place]))


def _mark(state: Island, place: int) -> str:
    return FLOODED if state.flooded >> place & 1 else SUNK if state.sunk >> place & 1 else ""


def _player(layout: Layout, player: Player) -> str:
    hand = "".join(LETTER[card] for card in player.hand)
    return f"{ROLE_LETTER[player.adventurer]}{layout.squares[player.pawn]}{hand}"


def _tiles(state: Island, several: Iterable[int]) -> str:
    return "".join(_tile_letter(state, place) for place in several) or NONE


def read_table(line: str) -> Island:
    """The table of a line; hidden cards lie in some order, for none of them is ever turned up."""
    try:
        state = _table(*line.split(" "))
    except (LookupError, ValueError, TypeError, msgspec.ValidationError) as fault:
        raise Unreadable(f"no table of the island: {line[:60]!r} ({fault})") from None
    if wrong := faults(state):
        raise Unreadable(f"no table of the island: {'; '.join(wrong)}")
    return state


def _table(
    layout: str,
    difficulty: str,
    water: str,
    turn: str,
    tiles: str,
    players: str,
    captured: str,
    discards: str,
    flood_discards: str,
    layers: str,
) -> Island:
    where, seats = LAYOUTS[layout], tuple(players.split("/"))
    letters = [letter for letter in tiles if letter.isalpha()]
    order = {letter: place for place, letter in enumerate(letters)}
    known = [[order[letter] for letter in layer] for layer in layers.split(",") if layer != NONE]
    spent = tuple(CARD[letter] for letter in discards if letter != NONE)
    people = tuple(_read_player(where, seat) for seat in seats)
    hidden = Counter(TREASURE_CARDS) - Counter(spent) - Counter(sum((player.hand for player in people), ()))
    return Island(
        seats=len(seats),
        luck=Luck(0),
        agenda=(Acting(int(turn)),),
        difficulty=msgspec.convert(difficulty, Difficulty),
        pace="swift",
        layout=layout,
        tiles=tuple(TILES[ord(letter) - ord("a")] for letter in letters),
        flooded=_marked(tiles, FLOODED, order),
        sunk=_marked(tiles, SUNK, order),
        turn=int(turn),
        players=people,
        captured=tuple(None if seat == NONE else int(seat) for seat in captured),
        treasure_deck=tuple(hidden.elements()),
        treasure_discards=spent,
        flood_deck=tuple(place for layer in known for place in layer),
        flood_layers=tuple(map(places, known)),
        flood_discards=tuple(order[letter] for letter in flood_discards if letter != NONE),
        water=int(water),
    )


def _marked(tiles: str, mark: str, order: dict[str, int]) -> int:
    return places(order[tiles[at - 1]] for at, letter in enumerate(tiles) if letter == mark)


def _read_player(layout: Layout, line: str) -> Player:
    hand: tuple[Held, ...] = tuple(msgspec.convert(CARD[letter], Held) for letter in line[3:])
    return Player(ROLE[line[0]], layout.place[line[1:3]], hand, "matters")
