"""The panel's layers: whose turn it is, the treasures, the water meter, the cards; what the signs mean."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.island.parts import (
    CARDS_FOR_A_TREASURE,
    FLOOD_CARDS,
    SKULL,
    TREASURE_CARDS,
    TREASURES,
    Card,
    Treasure,
)
from engine.island.view import IslandView
from locales import say
from render.canvas import Picture, breadth, kept, sprite
from render.island.plan import BLOCK, HEIGHTS, Plan
from render.island.question import question
from render.island.scene import Scene
from render.lettering import fitted, sized, title_face
from render.printing import Collage, Piece
from render.theme import ACT, LEAST, NAME, Theme, dressed

SEGMENT = BLOCK // SKULL
TITLE_LINE = 42
"""How much of the first block is the question; it stays through a turn."""
MINI = (11, 15)
"""A card so small that it only says where it is."""
Whereabouts = tuple[int, int, int]
"""Of one kind of card how many are in hands, in the deck, in the discards."""
MARKS = ("flooded", "sank", "shored-up", "came")
CARDS = ("held", "in-deck", "gone")
SIGNS = (*MARKS, *CARDS, "discarded")
"""What has just happened to a place; where a card is."""
ICON, SMALL_ICON = 31, 25
"""What a sign of the legend takes; a small card less."""
PALE = {"high-contrast": 230}
"""How much is left of a treasure that is not won yet, of 255; on black it fades more easily."""


def ground(picture: Picture, where: Plan, theme: str) -> None:
    dress = dressed(theme)
    x, y, width, height = where.panel
    picture.fill(dress.panel, x, y, width, height)
    if width > height:
        picture.fill(dress.panel_line, x, y, width, 3)
    else:
        picture.fill(dress.panel_line, x, y, 3, height)


def status(collage: Collage, scene: Scene) -> None:
    """The blocks above the players; each is painted once and kept."""
    blocks, view, theme, lang = scene.plan.blocks, scene.view, scene.theme.name, scene.lang
    left = view.left if view.waiting == "acting" else -1
    (title, more), (x, y) = turn_words(scene), blocks["turn"]
    collage.lay(title_line(theme, title), x, y)
    collage.lay(turn_line(theme, more, left), x, y + TITLE_LINE)
    collage.lay(treasures_block(theme, tuple(map(_quest(scene), TREASURES))), *blocks["treasures"])
    collage.lay(meter_block(theme, lang, view.water, view.rate, view.next_rate), *blocks["meter"])
    piles = (view.treasure_deck, view.flood_deck, len(view.flood_discards))
    specials = tuple(whereabouts(view, card) for card in SPECIALS)
    collage.lay(cards_block(theme, specials, piles), *blocks["cards"])


def turn_words(scene: Scene) -> tuple[str, str]:
    """The question as it fits the panel: several with long names are told by their pawns' letters."""
    for names in (scene.names, scene.initials):
        key, seats, values, more = question(scene.view, names, scene.lang)
        line, who = partial(say, scene.lang, key, **values), ", ".join(names[seat] for seat in seats)
        kind = title_face(line(name=who))
        if len(seats) + len(values) < 2 or breadth(line(name=who), *kind) <= BLOCK - 8:
            break
    return shortened(line, who, BLOCK - 8, *kind), more


def shortened(line: Callable[..., str], name: str, width: float, size: int, face: str) -> str:
    """A line with a name in it, the name cut until the line fits."""
    whole = line(name=name)
    while breadth(whole, size, face) > width and len(name) > 1:
        name = name.rstrip("…")[:-1].rstrip() + "…"
        whole = line(name=name)
    return fitted(whole, width, size, face)


@kept(128)
def title_line(theme: str, title: str) -> Piece:
    dress = dressed(theme)
    line = Picture.blank(BLOCK, TITLE_LINE, dress.panel)
    size, face = title_face(title)
    line.write(title, 2, 32, size, dress.ink, face)
    return Piece(line)


@kept(96)
def turn_line(theme: str, more: str, left: int) -> Piece:
    """The actions that are left as pips, and in words."""
    dress = dressed(theme)
    line = Picture.blank(BLOCK, HEIGHTS["turn"] - TITLE_LINE, dress.panel)
    start = 2
    if left >= 0:
        for pip in range(3):
            spent = pip >= left
            line.frame(dress.panel_line, dress.panel if spent else dress.accent, 2 + pip * 26, 2, 20, 20, 10, 3)
        start = 84
    words, size = sized(more, BLOCK - start, ACT, "text")
    line.write(words, start, 63 - TITLE_LINE, size, dress.ink)
    return Piece(line)


# Treasures and cards


Quest = tuple[Treasure, bool, Whereabouts, str, int]
"""A treasure, whether it is won, where its cards are, who holds most of them and how many."""
SPECIALS: tuple[Card, ...] = ("helicopter-lift", "sandbags", "waters-rise")


def whereabouts(view: IslandView, card: Card) -> Whereabouts:
    held, gone = sum(hand.count(card) for hand in view.hands), view.treasure_discards.count(card)
    return held, TREASURE_CARDS.count(card) - held - gone, gone


def _quest(scene: Scene) -> Callable[[Treasure], Quest]:
    def quest(treasure: Treasure) -> Quest:
        view = scene.view
        most = max(range(view.seats), key=lambda seat: (view.hands[seat].count(treasure), -seat))
        many = view.hands[most].count(treasure)
        nearest = scene.initials[most] if many > 1 else ""
        return treasure, treasure in view.captured, whereabouts(view, treasure), nearest, many

    return quest


@kept(128)
def treasures_block(theme: str, quests: tuple[Quest, ...]) -> Piece:
    block = Picture.blank(BLOCK, HEIGHTS["treasures"], dressed(theme).panel)
    for place, quest in enumerate(quests):
        block.paint(quest_box(theme, *quest), place * (BLOCK // len(TREASURES)), 0)
    return Piece(block)


@kept(64)
def quest_box(theme: str, treasure: Treasure, is_won: bool, cards: Whereabouts, nearest: str, many: int) -> Picture:
    """Won: in colour, with a tick. Not yet: pale, with who is nearest, and where its five cards are."""
    dress, wide, high = dressed(theme), BLOCK // len(TREASURES) - 4, HEIGHTS["treasures"]
    box = Picture.blank(wide, high, dress.panel)
    line = dress.good if is_won or many >= CARDS_FOR_A_TREASURE else dress.faint
    box.frame(line, dress.raised, 0, 0, wide, high, 10, 4 if line == dress.good else 2)
    if is_won:
        box.paint(sprite("island", theme, treasure, 56), 8, 10)
        box.tick(wide - 31, high - 31, dress.good, dress.raised)
        return box
    box.paint(sprite("island", theme, treasure, 44).faded(PALE.get(theme, 150)), 5 if nearest else (wide - 44) // 2, 6)
    if nearest:
        box.write(nearest, wide - 21, 25, ACT, dress.ink, "bold", "ms")
        box.write(f"{many}/{CARDS_FOR_A_TREASURE}", wide - 21, 49, ACT, dress.ink, "bold", "ms")
    _minis(box, dress, cards, wide // 2, 54)
    return box


def _minis(block: Picture, dress: Theme, cards: Whereabouts, middle: int, y: int) -> None:
    """A small card for each card there is: in a hand, in the deck, gone."""
    signs = [sign for sign, many in zip(CARDS, cards, strict=True) for _ in range(many)]
    step = MINI[0] + 3
    left = middle - (len(signs) * step - 3) // 2
    for place, sign in enumerate(signs):
        _mini(block, dress, sign, left + place * step, y)


def _mini(block: Picture, dress: Theme, sign: str, x: int, y: int) -> None:
    """In a hand: dark. In the deck: light, with a spot. Gone: an outline, struck out."""
    width, height = MINI
    if sign == "held":
        block.fill(dress.ink, x, y, width, height, 3)
        return
    block.frame(dress.ink if sign == "in-deck" else dress.faint, dress.raised, x, y, width, height, 3, 2)
    if sign == "in-deck":
        block.fill(dress.danger, x + 4, y + 5, 3, 5)
    else:
        block.stroke(((x + 1, y + height - 2), (x + width - 2, y + 1)), dress.faint, 2)


@kept(128)
def cards_block(theme: str, specials: tuple[Whereabouts, ...], piles: tuple[int, int, int]) -> Piece:
    """The treasure deck, and where its special cards are; the flood deck and its discards."""
    dress = dressed(theme)
    block = Picture.blank(BLOCK, HEIGHTS["cards"], dress.panel)
    treasure_deck, flood_deck, flood_discards = piles
    _pile(block, dress, sprite("island", theme, "treasure-deck"), treasure_deck, 0)
    for place, (card, cards) in enumerate(zip(SPECIALS, specials, strict=True)):
        middle = 92 + place * 42
        block.paint(sprite("island", theme, card, 34), middle - 17, 0)
        _minis(block, dress, cards, middle, 37)
    _pile(block, dress, sprite("island", theme, "flood-deck"), flood_deck, BLOCK - 144)
    _pile(block, dress, sprite("island", theme, "discarded", 44), flood_discards, BLOCK - 72)
    return Piece(block)


def _pile(block: Picture, dress: Theme, card: Picture, many: int, x: int) -> None:
    block.paint(card, x, 3)
    block.write(str(many), x + card.width + 2, 36, NAME, dress.ink, "bold")


@kept(32)
def meter_block(theme: str, lang: str, water: int, rate: int, next_rate: int | None) -> Piece:
    """Ten marks with the flood cards of each, filled to the present one, the skull at the end."""
    dress = dressed(theme)
    block = Picture.blank(BLOCK, HEIGHTS["meter"], dress.panel)
    words = say(lang, "picture-island-water", mark=water)
    then = (
        say(lang, "picture-island-rate", rate=rate, next=next_rate)
        if next_rate
        else say(lang, "picture-island-rate-last", rate=rate)
    )
    block.write(words, 2, 20, LEAST, dress.ink, "bold")
    block.write(then, BLOCK - 2, 20, LEAST, dress.ink, "text", "rs")
    for mark in range(1, SKULL + 1):
        _segment(block, dress, theme, mark, water)
    return Piece(block)


def _segment(block: Picture, dress: Theme, theme: str, mark: int, water: int) -> None:
    x, is_now = (mark - 1) * SEGMENT, mark == water
    inside = dress.water if mark <= water else dress.danger if mark == SKULL else dress.raised
    y, height = (28, 38) if is_now else (32, 32)
    block.frame(dress.ink if is_now else dress.panel_line, inside, x, y, SEGMENT - 2, height, 6, 4 if is_now else 2)
    if mark == SKULL:
        block.paint(sprite("island", theme, "skull", 26), x + 3, 35)
        return
    ink = "#ffffff" if mark <= water else dress.ink
    block.write(str(FLOOD_CARDS[mark - 1]), x + (SEGMENT - 2) / 2, 49, ACT, ink, "bold", "mm")


# What the signs mean


def legend(picture: Picture, where: Plan, theme: str, lang: str) -> None:
    """What the marks on the island mean; below, what the small cards of both decks mean."""
    dress, (x, y, width) = dressed(theme), where.legend
    picture.fill(dress.panel, x, y, width, HEIGHTS["legend"])
    picture.fill(dress.panel_line, x, y, width, 3)
    rows: tuple[tuple[str, ...], ...] = (MARKS, (say(lang, "picture-island-legend-treasure"), *CARDS, "discarded"))
    for row, names in enumerate(rows):
        parts = [name if name in SIGNS else "" for name in names]
        words = [
            say(lang, f"picture-island-mark-{part}") if part else name for part, name in zip(parts, names, strict=True)
        ]
        icons = [SMALL_ICON if part in CARDS else ICON if part else 0 for part in parts]
        lengths = [icon + round(breadth(each, LEAST)) for icon, each in zip(icons, words, strict=True)]
        gap = min(28, (width - 24 - sum(lengths)) // max(len(names) - 1, 1))
        across, down = x + 12, y + 7 + row * 27
        for part, icon, each, length in zip(parts, icons, words, lengths, strict=True):
            if part:
                _sign(picture, dress, part, across, down)
            picture.write(each, across + icon, down + 19, LEAST, dress.ink if part else dress.faint)
            across += length + gap


def _sign(picture: Picture, dress: Theme, name: str, x: int, y: int) -> None:
    if name == "discarded":
        picture.paint(sprite("island", dress.name, name, 26), x, y)
        return
    if name in CARDS:
        _mini(picture, dress, name, x + 6, y + 5)
    else:
        picture.paint(sprite("island", dress.name, f"sample-{name}"), x, y + 1)
