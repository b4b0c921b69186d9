"""Cards: the one of this round large, all eighteen small, the piles of the one who plays alone."""

from __future__ import annotations

from engine.bridges.parts import CARDS, Card
from locales import say
from render.bridges.plan import BLOCK, BLOCKS
from render.canvas import Picture, kept, sprite
from render.lettering import fitted
from render.printing import Piece
from render.theme import DARK, LEAST, NAME, dressed

CELL = (43, 36)
"""A card in the legend."""
NOTE = 25


@kept(32)
def card_face(theme: str, card: Card) -> Picture:
    """A card: its number on an island, its bridges below."""
    face = sprite("bridges", theme, "card").copy()
    face.write(str(card.number), 60, 56, 66, DARK, "bold", "mm")
    plank = sprite("bridges", theme, "plank", 480)
    for place in range(card.bridges):
        width = 84
        y = 121 - card.bridges * 8 + place * 16
        face.paint(plank.cut(0, 0, width, plank.height), (120 - width) // 2, y)
    return face


@kept(32)
def legend_block(theme: str, lang: str, turned: tuple[Card, ...], now: Card | None) -> Piece:
    """All eighteen cards, a row for each quantity of bridges; those gone are crossed off."""
    dress = dressed(theme)
    block = Picture.blank(BLOCK, BLOCKS["legend"], dress.panel)
    left = len(CARDS) - len(turned)
    words = say(lang, "picture-bridges-cards", left=left)
    block.write(fitted(words, BLOCK, LEAST, "bold"), 2, 17, LEAST, dress.ink, "bold")
    for card in CARDS:
        state = "now" if card == now else "gone" if card in turned else "to-come"
        block.paint(
            small_card(theme, card, state), (card.number - 1) * (CELL[0] + 1), 24 + (card.bridges - 1) * CELL[1]
        )
    return Piece(block)


@kept(128)
def small_card(theme: str, card: Card, state: str) -> Picture:
    dress = dressed(theme)
    width, height = CELL[0] - 2, CELL[1] - 3
    face = Picture.blank(width, height, dress.panel)
    gone = state == "gone"
    line, ground = (dress.faint, dress.panel) if gone else (dress.panel_line, dress.raised)
    face.frame(line, dress.accent if state == "now" else ground, 0, 0, width, height, 7, 2)
    ink = DARK if state == "now" else dress.faint if gone else dress.ink
    face.write(str(card.number), 13, height / 2 + 1, NOTE, ink, "bold", "mm")
    for place in range(card.bridges):
        y = height // 2 - card.bridges * 4 + place * 8 + 1
        face.fill(ink, 23, y, 16, 5)
    if gone:
        face.stroke(((3, height - 4), (width - 4, 3)), dress.ink, 3)
    return face


@kept(32)
def piles_block(theme: str, lang: str, piles: tuple[int, ...]) -> Piece:
    """Alone: what is left of the three piles."""
    dress = dressed(theme)
    block = Picture.blank(BLOCK, BLOCKS["piles"], dress.panel)
    words = say(lang, "picture-bridges-piles")
    block.write(fitted(words, BLOCK, LEAST), 2, 17, LEAST, dress.ink)
    for place, left in enumerate(piles):
        x = place * (BLOCK // 3)
        if left:
            for layer in range(min(left, 3)):
                block.paint(sprite("bridges", theme, "back", 26), x + 2 + layer * 4, 28 - layer)
        else:
            block.frame(dress.faint, dress.panel, x + 2, 28, 27, 33, 5, 2)
        block.write(str(left), x + 46, 54, NAME, dress.ink if left else dress.faint, "bold")
    return Piece(block)
