"""What is in the box: eighteen cards, and two sides of a board with eighteen islands each."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

Side: TypeAlias = Literal["A", "B"]
Letter: TypeAlias = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O", "P", "Q", "R"]
Flag: TypeAlias = Literal["red", "blue"]
Race: TypeAlias = Literal["red", "blue", "six"]
Many: TypeAlias = int
"""Several islands, or several connections, as the bits of one whole number."""

LETTERS: tuple[Letter, ...] = ("A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O", "P", "Q", "R")
INDEX: dict[str, int] = {letter: island for island, letter in enumerate(LETTERS)}
HIGHEST = 6
"""The highest number on the cards, so the most bridges any island can bear."""


class Card(Struct, frozen=True, gc=False, array_like=True, order=True):
    """One number and one quantity of bridges."""

    number: int
    bridges: int


CARDS = tuple(Card(number, bridges) for number in range(1, HIGHEST + 1) for bridges in (1, 2, 3))
ROUNDS = len(CARDS) - 1
PILES = (7, 5, 5)


class Prize(Struct, frozen=True):
    """A race's points: for the first and for everybody later. Alone, the last card that counts as first."""

    first: int
    later: int
    deadline: int


PRIZES: dict[Race, Prize] = {"red": Prize(9, 5, 12), "blue": Prize(7, 3, 7), "six": Prize(8, 4, 12)}
EACH_FINISHED = 2
GROUP = 6

RANKS: tuple[tuple[int, str], ...] = (
    (60, "god-of-the-islands"),
    (58, "genius-of-construction"),
    (56, "ace-of-architecture"),
    (54, "adept-of-statics"),
    (52, "professional-planner"),
    (51, "bridge-master"),
    (49, "project-manager"),
    (47, "concrete-pourer"),
    (45, "screw-driver"),
    (43, "bamboo-binder"),
    (41, "water-carrier"),
    (0, "henchman"),
)
"""The least points of each rank of the one who plays alone."""


class Island(Struct, frozen=True, array_like=True):
    """Where an island lies: columns from the left, rows from the top."""

    letter: Letter
    column: int
    row: int
    flag: Flag | None


class Connection(Struct, frozen=True, array_like=True):
    """One dotted line, named by the islands at its ends."""

    name: str
    direction: Literal["H", "V"]


class Chart(Struct, frozen=True, dict=True):
    """One side of a board as it is printed. Islands and connections count from 0 in the order given here."""

    columns: int
    rows: int
    islands: tuple[Island, ...]
    connections: tuple[Connection, ...]
    crossings: tuple[tuple[str, str], ...]

    @cached_property
    def index(self) -> dict[str, int]:
        """Which connection bears this name."""
        return {connection.name: here for here, connection in enumerate(self.connections)}

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(connection.name for connection in self.connections)

    @cached_property
    def ends(self) -> tuple[tuple[int, int], ...]:
        """The two islands each connection joins."""
        return tuple((INDEX[name[0]], INDEX[name[2]]) for name in self.names)

    @cached_property
    def joins(self) -> tuple[Many, ...]:
        """The same two islands, as bits."""
        return tuple(1 << one | 1 << other for one, other in self.ends)

    @cached_property
    def at(self) -> tuple[Many, ...]:
        """The connections that reach each island."""
        return tuple(many(here for here, ends in enumerate(self.ends) if island in ends) for island in range(18))

    @cached_property
    def crossing(self) -> tuple[Many, ...]:
        """The connections each one excludes by crossing them."""
        pairs = [*self.crossings, *((other, one) for one, other in self.crossings)]
        return tuple(many(self.index[other] for one, other in pairs if one == name) for name in self.names)

    @cached_property
    def near(self) -> tuple[Many, ...]:
        """All a bridge here may close: itself, its neighbours at both ends, what it crosses."""
        return tuple(self.at[one] | self.at[other] | self.crossing[here] for here, (one, other) in enumerate(self.ends))

    @cached_property
    def red(self) -> Many:
        return many(here for here, island in enumerate(self.islands) if island.flag == "red")

    @cached_property
    def blue(self) -> Many:
        return many(here for here, island in enumerate(self.islands) if island.flag == "blue")

    @cached_property
    def flagged(self) -> Many:
        return self.red | self.blue

    def letters(self, islands: Many) -> tuple[Letter, ...]:
        return tuple(LETTERS[island] for island in each(islands))

    def named(self, connections: Many) -> tuple[str, ...]:
        return tuple(self.names[here] for here in each(connections))

    def between(self, one: str, other: str) -> str | None:
        """The connection of two neighbours, whichever is named first."""
        return next((name for name in (f"{one}-{other}", f"{other}-{one}") if name in self.index), None)

    def neighbours(self, island: str) -> tuple[Letter, ...]:
        """The islands a dotted line joins to this one."""
        here = INDEX[island]
        return tuple(sorted(LETTERS[sum(self.ends[line]) - here] for line in each(self.at[here])))


def many(places: Iterable[int]) -> Many:
    """The places as one number's bits."""
    return sum(1 << place for place in places)


_BYTES = tuple(
    tuple(tuple(first + bit for bit in range(8) if byte >> bit & 1) for byte in range(256)) for first in (0, 8, 16, 24)
)


def each(places: Many) -> tuple[int, ...]:
    """The places in a number's bits, lowest first; no board has more than 32 connections."""
    low, second, third, fourth = _BYTES
    return low[places & 255] + second[places >> 8 & 255] + third[places >> 16 & 255] + fourth[places >> 24]


CHARTS: dict[str, Chart] = msgspec.json.decode(
    Path(__file__).with_name("boards.json").read_bytes(), type=dict[str, Chart]
)
