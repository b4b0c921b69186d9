"""Where things lie: wide for a channel, tall for a telephone held upright."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.crusoe.parts import CITY, COMPANIONS, MORALE, Space
from engine.crusoe.view import CrusoeView
from render.theme import TALL_WIDTH, WIDTH

HEIGHT = 700
ROW, STEP = 132, 152
LEFT = {1: 92, 2: 16, 3: 92}
"""Where each row of the island begins."""
CELL, LEVEL = 44, 30
STRIP, STORES, PERSON = 56, 48, 140
"""How high they are: rounds and goal, goods and things, a person."""
SEA, CARD, DRAFT = 456, 88, 264
COMPANION, DOG = 150, 80


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
    goal: Box
    island: Box
    threats: tuple[Box, Box]
    plan: Box
    goods: Box
    things: Box
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
    rounds, morale = 10 + CELL * view.rounds, 18 + LEVEL * len(MORALE)
    return Places(
        WIDTH,
        HEIGHT,
        rounds=Box(0, 0, rounds, STRIP),
        morale=Box(rounds, 0, morale, STRIP),
        goal=Box(rounds + morale, 0, WIDTH - rounds - morale, STRIP),
        island=Box(0, STRIP, 716, SEA),
        threats=(Box(724, 60, 370, CARD), Box(724, 152, 370, CARD)),
        plan=Box(724, 246, 370, DRAFT),
        goods=Box(0, 512, 720, STORES),
        things=Box(720, 512, WIDTH - 720, STORES),
        people=tuple(_row(view, 560)),
    )


def tall(view: CrusoeView) -> Places:
    """One below the other."""
    morale, half = 18 + LEVEL * len(MORALE), TALL_WIDTH // 2
    y = 2 * STRIP + SEA
    people = tuple(_rows(view, y + CARD + DRAFT + 2 * STORES + 16))
    return Places(
        TALL_WIDTH,
        max(each.y for each in people) + PERSON,
        rounds=Box(0, 0, TALL_WIDTH, STRIP),
        morale=Box(0, STRIP, morale, STRIP),
        goal=Box(morale, STRIP, TALL_WIDTH - morale, STRIP),
        island=Box(0, 2 * STRIP, TALL_WIDTH, SEA),
        threats=(Box(4, y + 4, half - 6, CARD), Box(half + 2, y + 4, half - 6, CARD)),
        plan=Box(4, y + CARD + 8, TALL_WIDTH - 8, DRAFT),
        goods=Box(0, y + CARD + DRAFT + 14, TALL_WIDTH, STORES),
        things=Box(0, y + CARD + DRAFT + STORES + 14, TALL_WIDTH, STORES),
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
