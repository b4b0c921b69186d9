"""The panel's layers: the round, its card, all cards gone and to come, what the marks mean."""

from __future__ import annotations

from functools import lru_cache

from engine.bridges.parts import Card
from engine.bridges.view import OwnRound
from locales import say
from render.bridges.cards import card_face, legend_block, piles_block
from render.bridges.scene import BLOCK, BLOCKS, Scene
from render.canvas import Picture, sprite
from render.lettering import fitted, wrapped
from render.theme import LEAST, TITLE, dressed

TASKS = 126
"""Where the words beside the card begin."""
TASK, LINE = 22, 27
TASK_GAP = 20


def ground(picture: Picture, scene: Scene) -> None:
    x, y, width, height = scene.plan.panel
    picture.fill(scene.theme.panel, x, y, width, height)
    if width > height:
        picture.fill(scene.theme.panel_line, x, y, width, 3)
    else:
        picture.fill(scene.theme.panel_line, x, y, 3, height)


def status(picture: Picture, scene: Scene) -> None:
    """The round, the card, the legend; each is painted once and kept."""
    view, theme, lang, places = scene.view, scene.theme.name, scene.lang, scene.plan.blocks
    picture.paint(title_block(theme, *title_words(scene)), *places["title"])
    picture.paint(card_block(theme, view.card, tuple(tasks(scene))), *places["card"])
    picture.paint(legend_block(theme, lang, view.turned, view.card), *places["legend"])
    if view.piles:
        picture.paint(piles_block(theme, view.piles), *places["piles"])
    else:
        picture.paint(new_block(theme, lang, scene.own is not None), *places["piles"])
    picture.paint(marks_block(theme, lang), *places["marks"])


def title_words(scene: Scene) -> tuple[str, str]:
    """Which round it is, and who is still thinking; a long list ends in an ellipsis."""
    view = scene.view
    who = ", ".join(scene.names[seat] for seat in view.waits_for)
    if view.waiting == "prewriting":
        title = scene.say("bridges-set-up")
    else:
        title = scene.say("bridges-round", round=view.round, rounds=view.rounds)
    if scene.own is not None and scene.own not in view.waits_for:
        return title, scene.say("bridges-you-are-done")
    if scene.own is not None:
        return title, scene.say("bridges-your-round", seats=view.seats)
    return title, scene.say("bridges-thinking", names=who)


def tasks(scene: Scene) -> list[tuple[str, str]]:
    """What the card asks for: a sign and words for each thing; on a private picture, how far one is."""
    view, own = scene.view, scene.view.own
    if view.card is None:
        if view.prewritten is None:
            return [("pen", scene.say("bridges-prewrite", seats=view.seats))]
        chosen = view.prewritten
        return [("finished", scene.say("bridges-prewrote", number=chosen.number, island=chosen.island))]
    if own is None:
        card = view.card
        return [
            ("pen", scene.say("bridges-card-number", number=card.number)),
            ("pen", scene.say("bridges-card-bridges", count=card.bridges)),
        ]
    return [_number_task(scene, own, view.card), _bridges_task(scene, own, view.card)]


def _number_task(scene: Scene, own: OwnRound, card: Card) -> tuple[str, str]:
    if own.written:
        return "finished", scene.say("bridges-written", number=card.number, island=own.written)
    if own.number_is_open:
        return "pen", scene.say("bridges-card-number", number=card.number)
    return "lost", scene.say("bridges-number-given-up" if "number" in own.given_up else "bridges-number-impossible")


def _bridges_task(scene: Scene, own: OwnRound, card: Card) -> tuple[str, str]:
    drawn = len(own.drawn)
    if drawn == card.bridges:
        return "finished", scene.say("bridges-bridges-drawn", count=drawn)
    if "bridges" in own.given_up:
        return "lost", scene.say("bridges-bridges-given-up")
    if own.bridges_to_draw:
        return "pen", scene.say("bridges-bridges-left", left=own.bridges_to_draw, count=card.bridges)
    if own.number_is_open:
        return "pen", scene.say("bridges-card-bridges", count=card.bridges)
    return "lost", scene.say("bridges-bridges-impossible")


@lru_cache(maxsize=32)
def title_block(theme: str, title: str, below: str) -> Picture:
    dress = dressed(theme)
    block = Picture.blank(BLOCK, BLOCKS["title"], dress.panel)
    block.write(fitted(title, BLOCK, TITLE, "title"), 2, 30, TITLE, dress.ink, "title")
    lines = wrapped(below, BLOCK - 2, LEAST)
    lines = [*lines[:1], fitted(" ".join(lines[1:]), BLOCK - 2, LEAST)] if len(lines) > 1 else lines
    for row, line in enumerate(lines):
        block.write(line, 2, 54 + row * 23, LEAST, dress.ink)
    return block


@lru_cache(maxsize=64)
def card_block(theme: str, card: Card | None, told: tuple[tuple[str, str], ...]) -> Picture:
    """The card large, and beside it what it asks for."""
    dress = dressed(theme)
    block = Picture.blank(BLOCK, BLOCKS["card"], dress.panel)
    block.paint(card_face(theme, card) if card else sprite("bridges", theme, "back"), 0, 0)
    rows = [(sign, wrapped(words, BLOCK - TASKS - 32, TASK, "bold")) for sign, words in told]
    deep = sum(LINE * len(lines) for _, lines in rows) + TASK_GAP * (len(rows) - 1)
    y = (BLOCKS["card"] - deep) // 2
    for sign, lines in rows:
        block.paint(sprite("bridges", theme, sign, 26), TASKS, y)
        for row, line in enumerate(lines):
            block.write(line, TASKS + 32, y + 22 + row * LINE, TASK, dress.ink, "bold")
        y += LINE * len(lines) + TASK_GAP
    return block


@lru_cache(maxsize=16)
def new_block(theme: str, lang: str, is_own: bool) -> Picture:
    """What bright edges mean: on a private picture also where one may write and draw."""
    dress = dressed(theme)
    block = Picture.blank(BLOCK, BLOCKS["piles"], dress.panel)
    marks = (("fresh", dress.accent), ("legal", dress.label)) if is_own else (("new", dress.accent),)
    room = BLOCK // len(marks)
    for place, (name, colour) in enumerate(marks):
        x = 2 + place * (room - 8)
        block.frame(dress.label_line, dress.panel_line, x, 11, 28, 28, 14, 1)
        block.frame(dress.label_line, colour, x + 1, 12, 26, 26, 13, 2)
        words = say(lang, f"picture-bridges-mark-{name}")
        block.write(fitted(words, room - 42, LEAST), x + 34, 32, LEAST, dress.ink)
    return block


@lru_cache(maxsize=16)
def marks_block(theme: str, lang: str) -> Picture:
    """What the signs on an island mean."""
    dress = dressed(theme)
    block = Picture.blank(BLOCK, BLOCKS["marks"], dress.panel)
    for place, name in enumerate(("finished", "lost")):
        block.paint(sprite("bridges", theme, name, 26), 2, 2 + place * 32)
        words = say(lang, f"picture-bridges-mark-{name}")
        block.write(fitted(words, BLOCK - 38, LEAST), 36, 22 + place * 32, LEAST, dress.ink)
    return block
