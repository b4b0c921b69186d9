"""The strip that shows what can be built now."""

from __future__ import annotations

from engine.crusoe.target import Target
from locales import say
from render.canvas import Picture, breadth, kept
from render.crusoe.bits import sign
from render.crusoe.places import BUILDABLE
from render.crusoe.scene import Scene
from render.crusoe.targets import sign_of, words_of
from render.lettering import fitted
from render.printing import Collage, Piece
from render.theme import LEAST, dressed

EDGE, ICON = 9, 36
BUILT = ("shelter", "roof", "palisade", "weapons", "build")

Thing = tuple[str, str]
"""A drawing, and what it is called."""


def buildable(collage: Collage, scene: Scene) -> None:
    box = scene.places.buildable
    things = tuple((sign_of(scene.view, target), words_of(scene, target)) for target in can_build(scene))
    collage.lay(block(scene.theme.name, scene.lang, things, scene.view.waiting, box.width), box.x, box.y)


def can_build(scene: Scene) -> list[Target]:
    """What the table can still plan to build, as far as terrain, items and goods allow it."""
    return [target for target in scene.view.needs if target.kind in BUILT]


@kept(64)
def block(theme: str, lang: str, things: tuple[Thing, ...], waiting: str, width: int) -> Piece:
    """Each with its name where there is room, else the drawings alone; blank while nothing is planned."""
    dress, strip = dressed(theme), Picture.blank(width, BUILDABLE, dressed(theme).panel)
    if waiting != "planning":
        return Piece(strip)
    strip.fill(dress.faint, EDGE, 0, width - 2 * EDGE, 1)
    words = say(lang, "picture-crusoe-can-build" if things else "picture-crusoe-builds-nothing")
    strip.write(words, EDGE, 30, LEAST, dress.faint, "bold")
    x = EDGE + round(breadth(words, LEAST, "bold")) + 10
    room, spare = width - EDGE - x, ICON + 6
    if not things:
        return Piece(strip)
    lengths = [spare + round(breadth(name, LEAST, "bold")) + 14 for _, name in things]
    is_named = sum(lengths) <= room
    step = min(spare, (room - ICON) // max(len(things) - 1, 1))
    for (drawing, name), length in zip(things, lengths, strict=True):
        strip.paint(sign(theme, drawing, ICON), x, 4)
        if is_named:
            strip.write(fitted(name, length, LEAST, "bold"), x + spare - 2, 30, LEAST, dress.ink, "bold")
        x += length if is_named else step
    return Piece(strip)
