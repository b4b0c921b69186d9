"""The strip of the stores: goods with what is kept back and what is to come, and the camp's levels."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from engine.crusoe.cards import LIBRARY
from engine.crusoe.parts import Goods
from engine.crusoe.state import Kept
from engine.crusoe.view import CrusoeView
from locales import say
from render.canvas import Picture, breadth, kept
from render.crusoe.bits import faded, sign
from render.crusoe.places import STORES
from render.crusoe.scene import Scene
from render.lettering import fitted
from render.printing import Collage, Piece
from render.theme import LEAST, dressed

GOODS = ("wood", "food", "preserved", "hide")
LEVELS = ("roof", "palisade", "weapons")
ICON, CELL = 34, 89
"""How large a drawing is, and how wide its place."""


Things: TypeAlias = tuple[tuple[str, int], ...]


class Stores(NamedTuple):
    """What the strip is painted from."""

    stock: Goods
    free: Goods
    coming: Goods
    sheltered: str
    """`built`, `natural` or nothing."""
    levels: tuple[tuple[str, int, bool], ...]
    """Each with its height, and whether a token makes it dearer."""


def stores(collage: Collage, scene: Scene) -> None:
    """What the camp has."""
    what, goods = held(scene.view), scene.places.goods
    collage.lay(block(scene.theme.name, scene.lang, what, goods.width), goods.x, goods.y)


def held(view: CrusoeView) -> Stores:
    coming = Goods()
    for haul in view.future:
        coming += haul.goods
    dearer = {token.at for token in view.tokens if token.kind == "plus-wood"}
    return Stores(
        view.stock,
        view.free,
        coming,
        "built" if view.shelter else "natural" if view.sheltered else "",
        tuple((level, getattr(view, level), level in dearer) for level in LEVELS),
    )


def at_hand(view: CrusoeView) -> Things:
    """Discoveries, starting items, treasures: their drawing, and how often each may still be used."""
    tokens = ((f"discovery-{name}", 0) for name in view.discoveries)
    return (*tokens, *((thing(each), each.uses) for each in view.kept))


def thing(card: Kept) -> str:
    """The drawing of a card that is kept."""
    if card.card in LIBRARY.starting:
        return f"starting-{card.card}"
    return "treasure" if card.card in LIBRARY.mysteries else "adventure"


def _strip(theme: str, width: int) -> Picture:
    strip = Picture.blank(width, STORES, dressed(theme).panel)
    strip.fill(dressed(theme).panel_line, 0, 0, width, 3)
    return strip


@kept(64)
def block(theme: str, lang: str, what: Stores, width: int) -> Piece:
    """Each drawing with its number, and its name below."""
    dress, strip = dressed(theme), _strip(theme, width)
    for place, name in enumerate(GOODS):
        x = 4 + place * CELL
        _good(strip, theme, name, what, x)
        _name(strip, theme, say(lang, f"picture-crusoe-caption-{name}"), x)
    left = 4 + len(GOODS) * CELL
    strip.fill(dress.faint, left - 3, 10, 2, STORES - 16)
    _shelter(strip, theme, what.sheltered, left + (CELL - ICON) // 2)
    _name(strip, theme, say(lang, "picture-crusoe-to-shelter"), left)
    for place, (name, height, dearer) in enumerate(what.levels, 1):
        x = left + place * CELL
        strip.paint(sign(theme, name, ICON), x + 12, 6)
        strip.write(str(height), x + ICON + 18, 34, 28, dress.ink if height else dress.faint, "bold")
        if dearer:
            strip.paint(sign(theme, "token-plus-wood", 20), x + 32, 24)
        _name(strip, theme, say(lang, f"picture-crusoe-to-{name}"), x)
    return Piece(strip)


def _name(strip: Picture, theme: str, words: str, x: int) -> None:
    """Below its drawing."""
    words = fitted(words, CELL + 12, LEAST)
    strip.write(words, x + CELL / 2, STORES - 6, LEAST, dressed(theme).faint, "text", "ms")


def _good(strip: Picture, theme: str, name: str, what: Stores, x: int) -> None:
    """What there is, less what the plan keeps back, and what comes when the actions are over."""
    dress = dressed(theme)
    there, promised, coming = (
        getattr(what.stock, name),
        getattr(what.stock, name) - getattr(what.free, name),
        getattr(what.coming, name),
    )
    drawing = sign(theme, f"good-{name}", ICON) if there or coming else faded(theme, f"good-{name}", ICON)
    marks = [f"−{promised}"] * bool(promised) + [f"+{coming}"] * bool(coming)
    beside = max((breadth(mark, LEAST, "bold") for mark in marks), default=0)
    x += max(0, round((CELL - ICON - 3 - breadth(str(there), 28, "bold") - beside) / 2))
    strip.paint(drawing, x, 5)
    strip.write(str(there), x + ICON + 3, 32, 28, dress.ink if there else dress.faint, "bold")
    x += ICON + 4 + round(breadth(str(there), 28, "bold"))
    if promised:
        strip.write(f"−{promised}", x, 22 if coming else 32, LEAST, dress.danger, "bold")
    if coming:
        strip.write(f"+{coming}", x, 42 if promised else 32, LEAST, dress.good, "bold")


def _shelter(strip: Picture, theme: str, sheltered: str, x: int) -> None:
    if sheltered == "natural":
        strip.paint(sign(theme, "source-shelter", ICON), x, 6)
    else:
        strip.paint(sign(theme, "shelter", ICON) if sheltered else faded(theme, "shelter", ICON), x, 6)
