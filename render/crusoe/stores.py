"""The strip of the stores: goods with what is kept back and what is to come, the camp's levels, tokens and items."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from engine.crusoe.cards import LIBRARY
from engine.crusoe.parts import Goods
from engine.crusoe.state import Kept
from engine.crusoe.view import CrusoeView
from render.canvas import Picture, breadth, kept
from render.crusoe.bits import faded, sign
from render.crusoe.places import STORES
from render.crusoe.scene import Scene
from render.printing import Collage, Piece
from render.theme import LEAST, dressed

GOODS = ("wood", "food", "preserved", "hide")
LEVELS = ("roof", "palisade", "weapons")
ICON = 36
GOOD, LEVEL = 112, 72
SMALL = 34


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
    """Two pieces: what the camp has, and what lies at hand."""
    what, goods, things = held(scene.view), scene.places.goods, scene.places.things
    collage.lay(block(scene.theme.name, what, goods.width), goods.x, goods.y)
    collage.lay(shelf(scene.theme.name, at_hand(scene.view), things.width, things.x > 0), things.x, things.y)


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
def block(theme: str, what: Stores, width: int) -> Piece:
    dress, strip = dressed(theme), _strip(theme, width)
    for place, name in enumerate(GOODS):
        _good(strip, theme, name, what, 8 + place * GOOD)
    x = 8 + len(GOODS) * GOOD
    strip.fill(dress.faint, x - 6, 10, 2, 32)
    _shelter(strip, theme, what.sheltered, x + 2)
    for place, (name, height, dearer) in enumerate(what.levels):
        left = x + 50 + place * LEVEL
        strip.paint(sign(theme, name, ICON), left, 8)
        strip.write(str(height), left + ICON + 5, 36, 26, dress.ink if height else dress.faint, "bold")
        if dearer:
            strip.paint(sign(theme, "token-plus-wood", 20), left + 20, 26)
    return Piece(strip)


@kept(64)
def shelf(theme: str, things: Things, width: int, is_beside: bool) -> Piece:
    """Tokens and cards at hand, closer together where there are many; a dot for each use; a line beside the goods."""
    dress, strip = dressed(theme), _strip(theme, width)
    if is_beside:
        strip.fill(dress.faint, 0, 10, 2, 32)
    step = min(SMALL + 4, (width - SMALL - 16) // max(len(things) - 1, 1))
    for place, (name, uses) in enumerate(things):
        left = 10 + place * step
        strip.paint(sign(theme, name, SMALL), left, 6)
        for dot in range(uses):
            strip.frame(dress.label_line, dress.accent, left + 6 + dot * 11, 37, 10, 10, 5, 1)
    return Piece(strip)


def _good(strip: Picture, theme: str, name: str, what: Stores, x: int) -> None:
    """What there is, less what the plan keeps back, and what comes when the actions are over."""
    dress = dressed(theme)
    there, promised, coming = (
        getattr(what.stock, name),
        getattr(what.stock, name) - getattr(what.free, name),
        getattr(what.coming, name),
    )
    strip.paint(sign(theme, f"good-{name}", ICON) if there or coming else faded(theme, f"good-{name}", ICON), x, 8)
    strip.write(str(there), x + ICON + 4, 37, 28, dress.ink if there else dress.faint, "bold")
    x += ICON + 8 + round(breadth(str(there), 28, "bold"))
    if promised:
        strip.write(f"−{promised}", x, 24 if coming else 35, LEAST, dress.danger, "bold")
    if coming:
        strip.write(f"+{coming}", x, 44 if promised else 35, LEAST, dress.good, "bold")


def _shelter(strip: Picture, theme: str, sheltered: str, x: int) -> None:
    if sheltered == "natural":
        strip.paint(sign(theme, "source-shelter", ICON), x, 8)
    else:
        strip.paint(sign(theme, "shelter", ICON) if sheltered else faded(theme, "shelter", ICON), x, 8)
