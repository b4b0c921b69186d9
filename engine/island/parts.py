"""What is in the box: tiles, adventurers, cards, the water meter and the layouts (FI-01 to FI-04)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final, Literal, TypeAlias, TypeGuard

Treasure: TypeAlias = Literal["stone", "statue", "crystal", "chalice"]
SpecialCard: TypeAlias = Literal["helicopter-lift", "sandbags"]
Held: TypeAlias = Literal[Treasure, SpecialCard]
"""What a hand can hold: a Waters Rise! is never kept."""
Card: TypeAlias = Literal[Held, "waters-rise"]
Adventurer: TypeAlias = Literal["engineer", "pilot", "navigator", "explorer", "diver", "messenger"]
Difficulty: TypeAlias = Literal["novice", "normal", "elite", "legendary"]

TREASURES: Final[tuple[Treasure, ...]] = ("stone", "statue", "crystal", "chalice")
ADVENTURERS: Final[tuple[Adventurer, ...]] = ("engineer", "pilot", "navigator", "explorer", "diver", "messenger")
SPECIAL_CARDS: Final[tuple[SpecialCard, ...]] = ("helicopter-lift", "sandbags")

TREASURE_CARDS: Final[tuple[Card, ...]] = (
    *(treasure for treasure in TREASURES for _ in range(5)),
    *("waters-rise",) * 3,
    *("helicopter-lift",) * 3,
    *("sandbags",) * 2,
)


def is_treasure(card: Card) -> TypeGuard[Treasure]:
    """FI-52 what can be given, and captured with."""
    return card in TREASURES


HAND_LIMIT: Final = 5
CARDS_FOR_A_TREASURE: Final = 4
ACTIONS: Final = 3
TREASURE_CARDS_A_TURN: Final = 2

LANDING: Final = "fools-landing"

START_OF: Final[dict[Adventurer, str]] = {
    "pilot": "fools-landing",
    "engineer": "bronze-gate",
    "explorer": "copper-gate",
    "navigator": "gold-gate",
    "diver": "iron-gate",
    "messenger": "silver-gate",
}
TREASURE_ON: Final[dict[str, Treasure]] = {
    "temple-of-the-moon": "stone",
    "temple-of-the-sun": "stone",
    "whispering-garden": "statue",
    "howling-garden": "statue",
    "cave-of-embers": "crystal",
    "cave-of-shadows": "crystal",
    "coral-palace": "chalice",
    "tidal-palace": "chalice",
}
TILES: Final = (
    *START_OF.values(),
    *TREASURE_ON,
    "breakers-bridge",
    "cliffs-of-abandon",
    "crimson-forest",
    "dunes-of-deception",
    "lost-lagoon",
    "misty-marsh",
    "observatory",
    "phantom-rock",
    "twilight-hollow",
    "watchtower",
)

FLOOD_CARDS: Final = (2, 2, 3, 3, 3, 4, 4, 5, 5)
"""Flood cards a turn at each mark of the water meter; marks count from 1."""
SKULL: Final = 10
START_MARK: Final[dict[Difficulty, int]] = {"novice": 1, "normal": 2, "elite": 3, "legendary": 4}


def flood_cards_at(mark: int) -> int:
    """FI-90 the number beside a mark; at the skull nobody draws any more."""
    return FLOOD_CARDS[min(mark, SKULL - 1) - 1]


@dataclass(frozen=True, eq=False)
class Layout:
    """Where tiles lie. Places count from 0 in reading order; sets of places are bits of an int."""

    name: str
    rows: tuple[str, ...]

    @cached_property
    def squares(self) -> tuple[str, ...]:
        """The coordinate of each place: letters from the left, numbers from the top."""
        return tuple(
            f"{chr(ord('A') + column)}{row + 1}"
            for row, line in enumerate(self.rows)
            for column, mark in enumerate(line)
            if mark == "#"
        )

    @cached_property
    def place(self) -> dict[str, int]:
        return {square: place for place, square in enumerate(self.squares)}

    @cached_property
    def everywhere(self) -> int:
        return (1 << len(self.squares)) - 1

    def _near(self, ways: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
        found = []
        for square in self.squares:
            near = 0
            for right, down in ways:
                other = self.place.get(f"{chr(ord(square[0]) + right)}{int(square[1:]) + down}")
                near |= 0 if other is None else 1 << other
            found.append(near)
        return tuple(found)

    @cached_property
    def beside(self) -> tuple[int, ...]:
        """For each place, those above, below, left and right of it."""
        return self._near(((0, -1), (-1, 0), (1, 0), (0, 1)))

    @cached_property
    def around(self) -> tuple[int, ...]:
        """For each place, those beside it and diagonal to it."""
        return self._near(tuple((right, down) for down in (-1, 0, 1) for right in (-1, 0, 1) if right or down))


_LOW, _MIDDLE, _HIGH = (
    tuple(tuple(first + bit for bit in range(8) if byte >> bit & 1) for byte in range(256)) for first in (0, 8, 16)
)


def bits(places: int) -> tuple[int, ...]:
    """The places of a set, in reading order; no island has more than 24."""
    return _LOW[places & 255] + _MIDDLE[places >> 8 & 255] + _HIGH[places >> 16]


def places(several: Iterable[int]) -> int:
    """The set of these places."""
    found = 0
    for place in several:
        found |= 1 << place
    return found


@lru_cache(maxsize=1 << 14)
def spread(layout: Layout, places: int) -> int:
    """All places orthogonally beside any of these."""
    reached = 0
    for place in bits(places):
        reached |= layout.beside[place]
    return reached


LAYOUTS: Final[dict[str, Layout]] = {
    name: Layout(name, tuple(rows.split()))
    for name, rows in {
        "classic": "..##.. .####. ###### ###### .####. ..##..",
        "treasure": "##...## .#####. ..###.. ..###.. .#####. ##...##",
        "shadows": "###### ###### ###### ######",
        "volcano": "##### ##### ##.## ##### #####",
        "death": "..###.. ####### .#####. ..###.. ..###.. ..###..",
        "gulls": "...##... ...##... #..##..# ######## .######. ...##...",
        "bone": ".##..##. ######## ######## .##..##.",
        "reef": ".##.... ####... ######. .###### ...#### ....##.",
        "skull": "###### #.##.# ###### .####. .####.",
        "bridge": "###...#### ########## ####...###",
        "atoll": "..###.. .##.##. ##...## #.....# ##...## .##.##. ..###..",
        "arch": "...###... ..#####.. .###.###. ###...### ##.....##",
        "shipwreck": "######## ##.##.## .##..##. .######.",
        "harpoon": "####.. ###... ####.# #.#### ...### ..####",
        "davy": "....#.... .####.... ###.####. .####.### ....####. ....#....",
        "palm": "..###.. .#####. .#.#.#. ...#... .#####. #######",
        "mutiny": "#.....# #.....# #.....# ##...## ####### #######",
        "tombstone": "..##.. .####. .####. .####. .####. ######",
        "shockking": "#.#.# ##### #.#.# ##### .###. .#.#. .###.",
        "barbary": ".##### ##.##. ###### .##.## #####.",
        "hangman": "..##... .####.. ######. #...##. #...##. ....##. ...####",
        "anchorbay": ".####. ..##.. .####. ..##.. ###### .####. ..##..",
        "anchorisle": "..##.. .####. ..##.. #.##.# ###### .####. ..##..",
        "invader": ".#..#. ###### #.##.# ###### .#..#. ##..##",
        "peaks": "#.#.#. #.#.#. ###### ..#### .####. ..####",
        "parlay": "###... ###... ###### ..#### ..#### ..####",
        "roasted": ".#..#. ##..## .####. .####. .####. ##..## .#..#.",
        "plank": "####..... .####.... ..####... ...####.. ....####. .....####",
        "shuriken": "....#... ...##... ..####.. ###..##. .##..### ..####.. ...##... ...#....",
    }.items()
}
