"""The panel's layers: whose turn it is, treasures won, the water meter, the decks, the players and their hands."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from engine.contract import Seat
from engine.island.parts import FLOOD_CARDS, SKULL, TREASURES, Adventurer, Card
from locales import say
from render.canvas import Picture, breadth, sprite
from render.island.board import pawn, ring
from render.island.scene import BLOCK, PAD, PLAYER_HEIGHT, STATUS_HEIGHT, Scene
from render.lettering import fitted
from render.theme import LEAST, NAME, TITLE, Theme, dressed

SEGMENT = BLOCK // SKULL
CARD_WIDTH = 46
PORTRAIT = 78


def ground(picture: Picture, scene: Scene) -> None:
    x, y, width, height = scene.plan.panel
    picture.fill(scene.theme.panel, x, y, width, height)
    if width > height:
        picture.fill(scene.theme.panel_line, x, y, width, 3)
    else:
        picture.fill(scene.theme.panel_line, x, y, 3, height)


def status(picture: Picture, scene: Scene) -> None:
    """The four blocks above the players; each is painted once and kept."""
    x, y = scene.plan.status
    view, theme, lang = scene.view, scene.theme.name, scene.lang
    picture.paint(turn_block(theme, *turn_words(scene), view.left if view.waiting == "acting" else -1), x, y)
    picture.paint(treasures_block(theme, tuple(view.captured)), x, y + 74)
    picture.paint(meter_block(theme, lang, view.water, view.rate, view.next_rate), x, y + 133)
    decks = (view.treasure_deck, len(view.treasure_discards), view.flood_deck, len(view.flood_discards))
    picture.paint(decks_block(theme, lang, *decks), x, y + 200)


def question(scene: Scene) -> tuple[str, tuple[Seat, ...], str]:
    """What the table waits for, whom it waits for, and a line that says more."""
    view = scene.view
    if view.outcome:
        return "over-won" if view.outcome.winners else "over-lost", (), scene.say("the-end")
    title, more = {
        "acting": ("turn", scene.say("actions", left=view.left)),
        "ending": ("turn", scene.say("ending")),
        "discarding": ("discarding", scene.say("hand-full")),
        "swimming": ("swimming", scene.say("sunk-under")),
        "considering": ("considering", scene.say("gate")),
    }[view.waiting]
    return title, view.waits_for or (view.turn,), more


def turn_words(scene: Scene) -> tuple[str, str]:
    """The question as it fits the panel: several with long names are told by their pawns' letters."""
    title, seats, more = question(scene)
    who = ", ".join(scene.names[seat] for seat in seats)
    if len(seats) > 1 and breadth(scene.say(title, name=who), TITLE, "title") > BLOCK - 8:
        who = ", ".join(scene.initials[seat] for seat in seats)
    return shortened(lambda name: scene.say(title, name=name), who, BLOCK - 8, TITLE, "title"), more


def shortened(line: Callable[[str], str], name: str, width: float, size: int, face: str) -> str:
    """A line with a name in it, the name cut until the line fits."""
    whole = line(name)
    while breadth(whole, size, face) > width and len(name) > 1:
        name = name.rstrip("…")[:-1].rstrip() + "…"
        whole = line(name)
    return whole


@lru_cache(maxsize=32)
def turn_block(theme: str, title: str, below: str, left: int) -> Picture:
    dress = dressed(theme)
    block = Picture.blank(BLOCK, 72, dress.panel)
    block.write(title, 2, 32, TITLE, dress.ink, "title")
    start = 2
    if left >= 0:
        for pip in range(3):
            spent = pip >= left
            block.frame(dress.panel_line, dress.panel if spent else dress.accent, 2 + pip * 26, 44, 20, 20, 10, 3)
        start = 84
    block.write(fitted(below, BLOCK - start, 22), start, 62, 22, dress.ink)
    return block


@lru_cache(maxsize=32)
def treasures_block(theme: str, captured: tuple[str, ...]) -> Picture:
    """Won: in colour, with a tick. Not yet: a pale shadow in a ring."""
    dress = dressed(theme)
    block = Picture.blank(BLOCK, 58, dress.panel)
    step = BLOCK // len(TREASURES)
    for place, treasure in enumerate(TREASURES):
        x, won = place * step, treasure in captured
        block.frame(
            dress.good if won else dress.faint,
            dress.raised if won else dress.panel,
            x,
            0,
            step - 8,
            56,
            10,
            4 if won else 2,
        )
        emblem = sprite("island", theme, treasure, 48)
        if won:
            block.paint(emblem, x + 6, 4)
            block.tick(x + step - 30, 30, dress.good, dress.raised)
        else:
            block.paint(emblem.faded(80 if dress.panel > "#8" else 150), x + (step - 8 - 48) // 2, 4)
    return block


@lru_cache(maxsize=32)
def meter_block(theme: str, lang: str, water: int, rate: int, next_rate: int | None) -> Picture:
    """Ten marks with the flood cards of each, filled to the present one, the skull at the end."""
    dress = dressed(theme)
    block = Picture.blank(BLOCK, 66, dress.panel)
    words = say(lang, "picture-water", mark=water)
    then = (
        say(lang, "picture-rate", rate=rate, next=next_rate) if next_rate else say(lang, "picture-rate-last", rate=rate)
    )
    block.write(words, 2, 20, LEAST, dress.ink, "bold")
    block.write(then, BLOCK - 2, 20, LEAST, dress.ink, "text", "rs")
    for mark in range(1, SKULL + 1):
        _segment(block, dress, theme, mark, water)
    return block


def _segment(block: Picture, dress: Theme, theme: str, mark: int, water: int) -> None:
    x, is_now = (mark - 1) * SEGMENT, mark == water
    inside = dress.water if mark <= water else dress.danger if mark == SKULL else dress.raised
    y, height = (28, 38) if is_now else (32, 32)
    block.frame(dress.accent if is_now else dress.panel_line, inside, x, y, SEGMENT - 2, height, 6, 4 if is_now else 2)
    if mark == SKULL:
        block.paint(sprite("island", theme, "skull", 26), x + 3, 35)
        return
    ink = "#ffffff" if mark <= water else dress.ink
    block.write(str(FLOOD_CARDS[mark - 1]), x + (SEGMENT - 2) / 2, 48, 22, ink, "bold", "mm")


@lru_cache(maxsize=64)
def decks_block(theme: str, lang: str, treasure: int, spent: int, flood: int, flooded: int) -> Picture:
    dress = dressed(theme)
    block = Picture.blank(BLOCK, STATUS_HEIGHT - 200, dress.panel)
    for place, (back, deck, discards) in enumerate(
        (("treasure-deck", treasure, spent), ("flood-deck", flood, flooded))
    ):
        x = place * (BLOCK // 2 + 4)
        block.paint(sprite("island", theme, back), x, 0)
        block.write(say(lang, "picture-deck", count=deck), x + 46, 20, 21, dress.ink, "bold")
        block.write(say(lang, "picture-discards", count=discards), x + 46, 43, LEAST, dress.faint)
    return block


def players(picture: Picture, scene: Scene) -> None:
    """A portrait, a name, the hand; framed where the table waits for this player."""
    view = scene.view
    for seat, (x, y) in zip(range(view.seats), scene.plan.players, strict=False):
        who = view.adventurers[seat]
        picture.paint(place(scene.theme.name, scene.lang, who, seat in view.waits_for), x, y)
        left, right = x + PAD + PORTRAIT + 10, x + BLOCK - PAD
        room = right - left - breadth(_role(scene.lang, who), LEAST) - 8
        name = fitted(scene.names[seat], room, NAME, "bold")
        picture.write(name, left, y + 30, NAME, scene.theme.ink, "bold")
        _hand(picture, scene.theme.name, view.hands[seat], left + 2, y + 36, right - left - 2)
        picture.paint(pawn(scene, seat, 38), x + PORTRAIT - 24, y + PLAYER_HEIGHT - 44)


@lru_cache(maxsize=32)
def place(theme: str, lang: str, adventurer: Adventurer, is_waited_for: bool) -> Picture:
    """What a player's row has at every table: the frame, the portrait, the role."""
    dress = dressed(theme)
    row = Picture.blank(BLOCK, PLAYER_HEIGHT, dress.panel)
    if is_waited_for:
        row.frame(dress.panel_line, dress.accent, 0, 0, BLOCK, PLAYER_HEIGHT, 14, 3)
        row.fill(dress.raised, 8, 8, BLOCK - 16, PLAYER_HEIGHT - 16, 8)
    else:
        row.frame(dress.faint, dress.raised, 0, 0, BLOCK, PLAYER_HEIGHT, 14, 2)
    row.paint(sprite("island", theme, adventurer, PORTRAIT), PAD, (PLAYER_HEIGHT - PORTRAIT) // 2)
    row.write(_role(lang, adventurer), BLOCK - PAD, 30, LEAST, dress.faint, "text", "rs")
    return row


def _role(lang: str, adventurer: Adventurer) -> str:
    return say(lang, f"island-{adventurer}")


def _hand(picture: Picture, theme: str, hand: tuple[Card, ...], left: int, high: int, width: int) -> None:
    """Cards side by side, closer together where there are many, like with like."""
    ordered = sorted(hand, key=lambda card: (card not in TREASURES, card))
    step = min(CARD_WIDTH + 2, (width - CARD_WIDTH) // max(len(hand) - 1, 1))
    for spot, card in enumerate(ordered):
        picture.paint(sprite("island", theme, f"{card}-card"), left + spot * step, high)


def legend(picture: Picture, scene: Scene) -> None:
    """What the marks mean, where a player's place is free."""
    if scene.view.seats < len(scene.plan.players):
        picture.paint(legend_block(scene.theme.name, scene.lang), *scene.plan.players[-1])


@lru_cache(maxsize=16)
def legend_block(theme: str, lang: str) -> Picture:
    dress = dressed(theme)
    block = Picture.blank(BLOCK, PLAYER_HEIGHT, dress.panel)
    marks = (
        ("flooded", sprite("island", theme, "lost-lagoon-flooded", 40)),
        ("discarded", sprite("island", theme, "drop", 32)),
        ("sunk", sprite("island", theme, "sunk", 40)),
        ("changed", ring(theme, 36)),
    )
    for place, (name, mark) in enumerate(marks):
        x, y = 6 + place % 2 * (BLOCK // 2 - 6), 6 + place // 2 * (PLAYER_HEIGHT // 2 - 2)
        if name == "sunk":
            block.fill(dress.sea, x, y, 40, 40, 8)
        block.paint(mark, x + (40 - mark.width) // 2, y + (40 - mark.height) // 2)
        block.write(fitted(say(lang, f"picture-mark-{name}"), BLOCK // 2 - 58, LEAST), x + 50, y + 27, LEAST, dress.ink)
    return block
