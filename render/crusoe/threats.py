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
from render.lettering import sized
from render.printing import Collage, Piece
from render.theme import ACT, LEAST, dressed

EMBLEM = 44
TALL = 26
LEFT = 60


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
        block.write(say(lang, "picture-crusoe-no-threat"), width / 2, 52, ACT, dress.faint, "text", "ms")
        return Piece(block)
    block.paint(sign(theme, threat_sign(card), EMBLEM), 8, 22)
    title = say(lang, f"crusoe-{card}-title")
    title, size = sized(title, width - 70, ACT)
    block.write(title, LEFT, 25, size, dress.ink, "bold")
    kind = say(lang, "picture-crusoe-caption-threat" if is_threat(card) else "picture-crusoe-caption-wreckage")
    if breadth(title, size, "bold") + breadth(kind, LEAST) <= width - 84:
        block.write(kind, width - 12, 24, LEAST, dress.faint, "text", "rs")
    if is_threat(card):
        _event(block, theme, lang, card, when)
    else:
        _wreck(block, theme, card)
    return Piece(block)


def _wreck(block: Picture, theme: str, card: str) -> None:
    """What one pawn brings, and what two bring."""
    wreck = LIBRARY.wreckage[card]
    for row, (pawns, gains) in enumerate(((1, wreck.one), (2, wreck.two))):
        middle = 44 + row * 27
        x = lay(block, theme, (*[Sign("pawn")] * pawns, Sign("arrow")), LEFT, middle, TALL, dressed(theme).ink)
        _groups(block, theme, effects(gains), x + 6, middle)


def _event(block: Picture, theme: str, lang: str, card: str, when: str) -> None:
    """What prevents it, and what that brings; below, when it strikes and what it does then."""
    dress, event, left = dressed(theme), LIBRARY.events[card], LEFT
    words, cost, gains = say(lang, "picture-crusoe-prevent"), price(event.action), effects(event.action.reward)
    width = width_of(cost, TALL, ACT) + sum(width_of(group, TALL, ACT) + 8 for group in gains) + TALL + 18
    if breadth(words, LEAST) + width <= block.width - left - 8:
        block.write(words, left, 51, LEAST, dress.faint)
        left += round(breadth(words, LEAST)) + 6
    x = lay(block, theme, (*cost, Sign("arrow")), left, 44, TALL, dress.ink, ACT)
    _groups(block, theme, gains, x + 6, 44)
    if when:
        x = lay(block, theme, (Sign("event"), when), LEFT, 71, TALL, dress.danger, ACT, "bold")
        _groups(block, theme, effects(event.threat) or ((Sign("ready"),),), x + 10, 71)


def _groups(block: Picture, theme: str, groups: tuple[Bits, ...], x: int, middle: int) -> None:
    """Groups of signs, closer together where there are many."""
    room = block.width - 8 - x
    tall, size = TALL, ACT
    while tall > 16 and sum(width_of(group, tall, size) for group in groups) + 8 * (len(groups) - 1) > room:
        tall, size = tall - 2, max(LEAST, size - 2)
    for group in groups:
        x = lay(block, theme, group, x, middle, tall, dressed(theme).ink, size) + 8
