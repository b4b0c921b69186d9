"""The threat field: each card with its price, its reward, its blow and when it strikes."""

from __future__ import annotations

from engine.crusoe.cards import LIBRARY
from engine.crusoe.events import ThreatPlaced
from locales import say
from render.canvas import Picture, breadth, kept
from render.crusoe.bits import Bits, Sign, lay, sign, width_of
from render.crusoe.places import CARD
from render.crusoe.scene import Scene
from render.crusoe.symbols import effects, price
from render.crusoe.targets import threat_sign
from render.lettering import fitted
from render.printing import Collage, Piece
from render.theme import LEAST, dressed

TITLE = 22
EMBLEM = 44
TALL = 26


def threats(collage: Collage, scene: Scene) -> None:
    """The left card strikes with the next event, the right one with the event after it."""
    view, fresh = scene.view, {each.card for each in scene.events if isinstance(each, ThreatPlaced)}
    for place, (card, box) in enumerate(zip(view.threats, scene.places.threats, strict=True)):
        strikes = view.round + 1 + place
        words = scene.say("crusoe-strikes", round=strikes) if is_threat(card) and strikes <= view.rounds else ""
        collage.lay(card_block(scene.theme.name, scene.lang, card, words, card in fresh, box.width), box.x, box.y)


def is_threat(card: str) -> bool:
    return card in LIBRARY.events


@kept(64)
def card_block(theme: str, lang: str, card: str, when: str, fresh: bool, width: int) -> Piece:
    dress, block = dressed(theme), Picture.blank(width, CARD, dressed(theme).panel)
    line = dress.accent if fresh else dress.panel_line if card else dress.faint
    block.frame(dress.panel_line, dress.raised if card else dress.panel, 0, 0, width, CARD, 12, 2)
    if fresh:
        block.frame(line, dress.raised, 2, 2, width - 4, CARD - 4, 10, 4)
    if not card:
        block.write(say(lang, "picture-crusoe-no-threat"), width / 2, 52, LEAST, dress.faint, "text", "ms")
        return Piece(block)
    block.paint(sign(theme, threat_sign(card), EMBLEM), 8, 22)
    title = say(lang, f"crusoe-{card}-title")
    size = next((size for size in (TITLE, LEAST) if breadth(title, size, "bold") <= width - 70), LEAST)
    block.write(fitted(title, width - 70, size, "bold"), 60, 24, size, dress.ink, "bold")
    _deal(block, theme, card, when)
    return Piece(block)


def _deal(block: Picture, theme: str, card: str, when: str) -> None:
    """What it takes and brings; below, when it strikes and what it does where nobody sees to it."""
    dress = dressed(theme)
    if card in LIBRARY.wreckage:
        wreck = LIBRARY.wreckage[card]
        for row, (pawns, gains) in enumerate(((1, wreck.one), (2, wreck.two))):
            x = lay(block, theme, (*[Sign("pawn")] * pawns, Sign("arrow")), 60, 43 + row * 28, TALL, dress.ink)
            _groups(block, theme, effects(gains), x + 6, 43 + row * 28)
        return
    event = LIBRARY.events[card]
    x = lay(block, theme, (*price(event.action), Sign("arrow")), 60, 43, TALL, dress.ink)
    _groups(block, theme, effects(event.action.reward), x + 6, 43)
    if when:
        x = lay(block, theme, (Sign("event"), when), 60, 70, TALL, dress.danger, LEAST, "text")
        _groups(block, theme, effects(event.threat) or ((Sign("ready"),),), x + 10, 70)


def _groups(block: Picture, theme: str, groups: tuple[Bits, ...], x: int, middle: int) -> None:
    """Groups of signs, closer together where there are many."""
    room = block.width - 8 - x
    tall = TALL
    while tall > 16 and sum(width_of(group, tall) for group in groups) + 8 * (len(groups) - 1) > room:
        tall -= 2
    for group in groups:
        x = lay(block, theme, group, x, middle, tall, dressed(theme).ink) + 8
