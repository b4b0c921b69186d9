"""Where things lie: wide for a channel, tall for a telephone held upright."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.crusoe.parts import CITY, COMPANIONS, Space
from engine.crusoe.view import CrusoeView
from render.theme import TALL_WIDTH, WIDTH

ROW, STEP = 132, 152
LEFT = {1: 92, 2: 16, 3: 92}
"""Where each row of the island begins."""
STRIP, HEADLINE, GOAL, STORES, BUILDABLE, PERSON = 60, 46, 62, 62, 42, 134
"""How high they are: the rounds, the headline, the goal, the goods, what can be built, a person."""
SEA, CARD, DRAFT = 456, 88, 312
MORALE = 258
"""How wide the track of morale is."""
COMPANION, DOG = 150, 80
SIDE = 716
"""How wide the island is; the panel lies beside it."""
HEIGHT = STRIP + SEA + STORES + BUILDABLE + PERSON


class Box(NamedTuple):
    x: int
    y: int
    width: int
    height: int


class Places(NamedTuple):
    """The boxes of one picture."""

    width: int
    height: int
    rounds: Box
    morale: Box
    headline: Box
    goal: Box
    island: Box
    threats: tuple[Box, Box]
    plan: Box
    goods: Box
    buildable: Box
    people: tuple[Box, ...]
    """Players, companions, the dog."""


def corner(space: Space) -> tuple[int, int]:
    """The upper left corner of a space's hexagon, within the island's box."""
    column, row = ord(space[0]) - ord("A"), int(space[1])
    return LEFT[row] + STEP * (column if space != CITY else 3), 8 + ROW * (row - 1)


def places(view: CrusoeView, shape: str = "wide") -> Places:
    return tall(view) if shape == "tall" else wide(view)


def wide(view: CrusoeView) -> Places:
    """The panel beside the island, the people in a row."""
    panel, width, lower = SIDE + 8, WIDTH - SIDE - 14, STRIP + SEA
    cards, end = HEADLINE + GOAL + 2, lower + STORES + BUILDABLE
    draft = cards + 2 * (CARD + 4)
    return Places(
        WIDTH,
        HEIGHT,
        rounds=Box(0, 0, SIDE - MORALE, STRIP),
        morale=Box(SIDE - MORALE, 0, MORALE, STRIP),
        headline=Box(SIDE, 0, WIDTH - SIDE, HEADLINE),
        goal=Box(SIDE, HEADLINE, WIDTH - SIDE, GOAL),
        island=Box(0, STRIP, SIDE, SEA),
        threats=(Box(panel, cards, width, CARD), Box(panel, cards + CARD + 4, width, CARD)),
        plan=Box(panel, draft, width, end - draft - 2),
        goods=Box(0, lower, SIDE, STORES),
        buildable=Box(0, lower + STORES, SIDE, BUILDABLE),
        people=tuple(_row(view, end)),
    )


def tall(view: CrusoeView) -> Places:
    """One below the other."""
    half, sea = TALL_WIDTH // 2, HEADLINE + GOAL + STRIP
    cards = sea + SEA + 4
    draft = cards + CARD + 4
    goods = draft + DRAFT + 6
    people = tuple(_rows(view, goods + STORES + BUILDABLE + 2))
    return Places(
        TALL_WIDTH,
        max(each.y for each in people) + PERSON,
        headline=Box(0, 0, TALL_WIDTH, HEADLINE),
        goal=Box(0, HEADLINE, TALL_WIDTH, GOAL),
        rounds=Box(0, HEADLINE + GOAL, TALL_WIDTH - MORALE, STRIP),
        morale=Box(TALL_WIDTH - MORALE, HEADLINE + GOAL, MORALE, STRIP),
        island=Box(0, sea, TALL_WIDTH, SEA),
        threats=(Box(4, cards, half - 6, CARD), Box(half + 2, cards, half - 6, CARD)),
        plan=Box(4, draft, TALL_WIDTH - 8, DRAFT),
        goods=Box(0, goods, TALL_WIDTH, STORES),
        buildable=Box(0, goods + STORES, TALL_WIDTH, BUILDABLE),
        people=people,
    )


def _narrow(view: CrusoeView) -> list[int]:
    """How wide the places of companions and the dog are."""
    companions = [COMPANION for each in view.people if each.character in COMPANIONS]
    return [*companions, *([DOG] if view.dog else [])]


def _row(view: CrusoeView, y: int) -> Iterator[Box]:
    """Players side by side, companions in narrower places, the dog at the end."""
    narrow, x = _narrow(view), 0
    for width in (*[min((WIDTH - sum(narrow)) // view.seats, WIDTH // 2)] * view.seats, *narrow):
        yield Box(x, y, width, PERSON)
        x += width


def _rows(view: CrusoeView, y: int) -> Iterator[Box]:
    """Two players a row."""
    x = 0
    for width in (*[TALL_WIDTH // 2] * view.seats, *_narrow(view)):
        if x + width > TALL_WIDTH:
            x, y = 0, y + PERSON
        yield Box(x, y, width, PERSON)
        x += width
