"""The last picture of a won game: the helicopter over the sea, with everybody below it."""

from __future__ import annotations

from engine.island.parts import Adventurer
from render.canvas import Picture, kept, sprite
from render.island import board
from render.island.plan import FLIGHT, open_sea
from render.island.scene import Scene
from render.printing import Collage, Piece
from render.theme import dressed

HELICOPTER, LOW = 112, 80
"""How large it is, and how deep below its top the pawns hang."""
PAWN, STEP = 33, 30


def flight(collage: Collage, scene: Scene) -> None:
    if scene.has_flown and (spot := open_sea(scene.plan)):
        people = tuple(zip(scene.view.adventurers, scene.initials, strict=False))
        collage.lay(helicopter(scene.theme.name, people), *spot)


@kept(4)
def helicopter(theme: str, people: tuple[tuple[Adventurer, str], ...]) -> Piece:
    picture = Picture.blank(*FLIGHT, dressed(theme).sea)
    picture.paint(sprite("island", theme, "flying"), (FLIGHT[0] - HELICOPTER) // 2, -14)
    left = (FLIGHT[0] - STEP * len(people)) // 2
    for place, (adventurer, initial) in enumerate(people):
        picture.paint(board.figure(theme, adventurer, initial, PAWN), left + place * STEP, LOW)
    return Piece(picture)
