"""The last picture of a won game: the helicopter over the sea, with everybody below it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from engine.island.parts import Adventurer
from render.canvas import Picture, kept, sprite
from render.island import board
from render.island.plan import EDGE, Place, Plan
from render.island.scene import Scene
from render.printing import Collage, Piece
from render.theme import dressed

HELICOPTER, LOW = 112, 82
"""How large it is, and how deep below its top the pawns hang."""
PAWN, STEP = 33, 30
SIZE = (124, 118)
"""How much sea it wants."""


def flight(collage: Collage, scene: Scene) -> None:
    if scene.has_flown and (spot := open_sea(scene.plan)):
        people = tuple(zip(scene.view.adventurers, scene.initials, strict=False))
        collage.lay(helicopter(scene.theme.name, people), *spot)


def open_sea(where: Plan) -> Place | None:
    """The highest and then the rightmost spot that covers no tile."""
    left, top, _, _ = where.panel
    right, low = (left, where.legend[1]) if top == 0 else (where.width, top)
    spots = product(range(EDGE, low - SIZE[1], 8), range(right - SIZE[0] - 4, EDGE, -8))
    taken = list(_tiles(where))
    return next(((x, y) for y, x in spots if not any(_touch((x, y), tile, where.tile) for tile in taken)), None)


def _tiles(where: Plan) -> Iterator[Place]:
    for row, line in enumerate(where.rows):
        for column, mark in enumerate(line):
            if mark == "#":
                yield where.island[0] + column * where.tile, where.island[1] + row * where.tile


def _touch(spot: Place, tile: Place, size: int) -> bool:
    return all(spot[axis] < tile[axis] + size and tile[axis] < spot[axis] + SIZE[axis] for axis in (0, 1))


@kept(4)
def helicopter(theme: str, people: tuple[tuple[Adventurer, str], ...]) -> Piece:
    picture = Picture.blank(*SIZE, dressed(theme).sea)
    picture.paint(sprite("island", theme, "flying"), (SIZE[0] - HELICOPTER) // 2, -14)
    left = (SIZE[0] - STEP * len(people)) // 2
    for place, (adventurer, initial) in enumerate(people):
        picture.paint(board.figure(theme, adventurer, initial, PAWN), left + place * STEP, LOW)
    return Piece(picture)
