"""What the table is asked, in signs and in words."""

from __future__ import annotations

from engine.crusoe.cards import LIBRARY
from engine.crusoe.state import Choosing, Demanding, Dying, Eating, Fighting, Rolling, Weathering
from render.crusoe.bits import Bits, Sign
from render.crusoe.nearby import sky_bits
from render.crusoe.scene import Scene

GOODS = ("wood", "food", "hide")
LEVELS = ("roof", "palisade", "weapons")


def asked_bits(scene: Scene) -> Bits:
    """The faces of a roll, a beast against weapons, clouds against the roof, what is demanded."""
    bits: Bits = ()
    view = scene.view
    match view.asked:
        case Rolling(cause=cause, wound=wound, success=success, adventure=adventure) if cause.field:
            bits = tuple(Sign(f"{cause.field}-{face}") for face in (wound, success, adventure) if face)
        case Fighting(strength=strength, bonus=bonus):
            bits = (Sign("beast"), str(strength), "–", Sign("weapons"), str(view.weapons + bonus))
        case Demanding(kind=kind, n=n):
            bits = (f"−{n}", Sign(_demanded(kind)))
        case Weathering():
            bits = (*sky_bits(view), "–", Sign("roof"), str(view.roof))
        case Eating():
            bits = (Sign("hunger"),)
    return bits


def _demanded(kind: str) -> str:
    if kind in GOODS:
        return f"good-{kind}"
    return kind if kind in LEVELS else {"determination": "good-determination"}.get(kind, "back-invention")


def asked_words(scene: Scene) -> str:
    """Whose card it is, and what it says; nothing planned yet; nothing to be done."""
    view, asked = scene.view, scene.view.asked
    if view.waiting == "planning":
        return scene.say(f"crusoe-win-{view.options.scenario}")
    card = asked.cause.card if isinstance(asked, Choosing | Demanding | Dying | Fighting) else ""
    if isinstance(asked, Fighting) and asked.beast:
        card = asked.beast
    title = scene.card(card) if card and (card in CARDS) else ""
    return title or scene.say(f"crusoe-hint-{view.waiting}")


CARDS = {
    *LIBRARY.events,
    *LIBRARY.adventures,
    *LIBRARY.mysteries,
    *LIBRARY.beasts,
    *LIBRARY.wreckage,
    *LIBRARY.starting,
    *LIBRARY.inventions,
}
