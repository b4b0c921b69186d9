"""The strip of the stores: goods with what is kept back and what is to come, the camp's levels, tokens and items."""

from __future__ import annotations

from typing import NamedTuple

from engine.crusoe.cards import LIBRARY
from engine.crusoe.parts import Goods
from engine.crusoe.state import Kept
from engine.crusoe.view import View
from render.canvas import Picture, breadth, kept
from render.crusoe.bits import faded, sign
from render.crusoe.scene import STORES, Scene
from render.theme import LEAST, dressed

GOODS = ("wood", "food", "preserved", "hide")
LEVELS = ("roof", "palisade", "weapons")
ICON = 36
GOOD, LEVEL = 112, 72
SMALL = 34


class Stores(NamedTuple):
    """What the strip is painted from."""

    stock: Goods
    free: Goods
    coming: Goods
    sheltered: str
    """`built`, `natural` or nothing."""
    levels: tuple[tuple[str, int, bool], ...]
    """Each with its height, and whether a token makes it dearer."""
    things: tuple[tuple[str, int], ...]
    """Discoveries, starting items, treasures: their sprite, and how often each may still be used."""


def stores(picture: Picture, scene: Scene) -> None:
    picture.paint(block(scene.theme.name, held(scene.view)), STORES.x, STORES.y)


def held(view: View) -> Stores:
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
        (*((f"discovery-{name}", 0) for name in view.discoveries), *((thing(kept), kept.uses) for kept in view.kept)),
    )


def thing(kept: Kept) -> str:
    """The drawing of a card that is kept."""
    if kept.card in LIBRARY.starting:
        return f"starting-{kept.card}"
    return "treasure" if kept.card in LIBRARY.mysteries else "adventure"


@kept(64)
def block(theme: str, what: Stores) -> Picture:
    dress = dressed(theme)
    strip = Picture.blank(STORES.width, STORES.height, dress.panel)
    strip.fill(dress.panel_line, 0, 0, STORES.width, 3)
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
    x += 50 + len(what.levels) * LEVEL + 2
    strip.fill(dress.faint, x - 4, 10, 2, 32)
    _things(strip, theme, what.things, x + 6)
    return strip


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


def _things(strip: Picture, theme: str, things: tuple[tuple[str, int], ...], x: int) -> None:
    """Tokens and cards at hand, closer together where there are many; a dot for each use."""
    dress = dressed(theme)
    step = min(SMALL + 4, (STORES.width - x - SMALL - 4) // max(len(things) - 1, 1))
    for place, (name, uses) in enumerate(things):
        left = x + place * step
        strip.paint(sign(theme, name, SMALL), left, 6)
        for dot in range(uses):
            strip.frame(dress.label_line, dress.accent, left + 6 + dot * 11, 37, 10, 10, 5, 1)
