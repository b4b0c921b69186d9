"""The panel's layers: the round, its card, all cards gone and to come, what the marks mean."""

from __future__ import annotations

from engine.bridges.parts import Card
from engine.bridges.view import OwnRound
from locales import say
from render.bridges.cards import card_face, legend_block, piles_block
from render.bridges.plan import BLOCK, BLOCKS
from render.bridges.scene import Scene
from render.canvas import Picture, kept, sprite
from render.lettering import balanced, fitted, wrapped
from render.printing import Collage, Piece
from render.theme import LEAST, TITLE, dressed

TASKS = 124
"""Where the words beside the card begin."""
TASK, LINE = 25, 28
TASK_GAP = 20


def ground(collage: Collage, scene: Scene) -> None:
    x, y, width, height = scene.plan.panel
    collage.lay(_ground(scene.theme.name, width, height, x > 0, y > 0), x, y)


@kept(8)
def _ground(theme: str, width: int, height: int, is_right: bool, is_below: bool) -> Piece:
    """With a line where boards border on it."""
    picture = Picture.blank(width, height, dressed(theme).panel)
    picture.fill(dressed(theme).panel_line, 0, 0, 3 * is_right, height)
    picture.fill(dressed(theme).panel_line, 0, 0, width, 3 * is_below)
    return Piece(picture)


def status(collage: Collage, scene: Scene) -> None:
    """The round, the card, the legend; each is painted once and kept."""
    view, theme, lang, places = scene.view, scene.theme.name, scene.lang, scene.plan.blocks
    collage.lay(title_block(theme, *title_words(scene)), *places["title"])
    collage.lay(card_block(theme, view.card, tuple(tasks(scene))), *places["card"])
    collage.lay(legend_block(theme, lang, view.turned, view.card), *places["legend"])
    own = view.own
    if view.piles:
        collage.lay(piles_block(theme, lang, view.piles), *places["piles"])
    else:
        collage.lay(
            new_block(theme, lang, scene.own is not None, bool(own and own.number_is_open and own.hopeless)),
            *places["piles"],
        )
    collage.lay(marks_block(theme, lang), *places["marks"])


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
        name = _neighbour(scene)
        if view.prewritten is None:
            is_public = view.seat is None and view.seats > 1
            key = "bridges-prewrite-for-others" if is_public else "bridges-prewrite"
            return [("pen", scene.say(key, seats=view.seats, name=name))]
        chosen = view.prewritten
        return [("finished", scene.say("bridges-prewrote", number=chosen.number, island=chosen.island, name=name))]
    if own is None:
        card = view.card
        return [
            ("pen", scene.say("bridges-card-number", number=card.number)),
            ("pen", scene.say("bridges-card-bridges", count=card.bridges)),
        ]
    return [_number_task(scene, own, view.card), _bridges_task(scene, own, view.card)]


def _neighbour(scene: Scene) -> str:
    """Whose board one writes on, in a line's room; none on one's own."""
    seat = scene.view.writes_for
    return "none" if seat is None else fitted(scene.names[seat], BLOCK - TASKS - 30, TASK, "bold")


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


@kept(32)
def title_block(theme: str, title: str, below: str) -> Piece:
    dress = dressed(theme)
    block = Picture.blank(BLOCK, BLOCKS["title"], dress.panel)
    block.write(fitted(title, BLOCK, TITLE, "title"), 2, 30, TITLE, dress.ink, "title")
    lines = wrapped(below, BLOCK - 2, LEAST)
    lines = [*lines[:1], fitted(" ".join(lines[1:]), BLOCK - 2, LEAST)] if len(lines) > 1 else lines
    for row, line in enumerate(lines):
        block.write(line, 2, 54 + row * 23, LEAST, dress.ink)
    return Piece(block)


@kept(64)
def card_block(theme: str, card: Card | None, told: tuple[tuple[str, str], ...]) -> Piece:
    """The card large, and beside it what it asks for."""
    dress = dressed(theme)
    block = Picture.blank(BLOCK, BLOCKS["card"], dress.panel)
    block.paint(card_face(theme, card) if card else sprite("bridges", theme, "back"), 0, 0)
    rows = [(sign, balanced(words, BLOCK - TASKS - 30, TASK, "bold")) for sign, words in told]
    deep = sum(LINE * len(lines) for _, lines in rows) + TASK_GAP * (len(rows) - 1)
    y = (BLOCKS["card"] - deep) // 2
    for sign, lines in rows:
        block.paint(sprite("bridges", theme, sign, 26), TASKS, y)
        for row, line in enumerate(lines):
            block.write(line, TASKS + 30, y + 22 + row * LINE, TASK, dress.ink, "bold")
        y += LINE * len(lines) + TASK_GAP
    return Piece(block)


@kept(16)
def new_block(theme: str, lang: str, is_own: bool, is_hopeless_somewhere: bool) -> Piece:
    """What bright edges mean: on a private picture also where one may write and draw."""
    dress = dressed(theme)
    block = Picture.blank(BLOCK, BLOCKS["piles"], dress.panel)
    marks = [[("fresh", dress.accent), ("legal", dress.label)]] if is_own else [[("new", dress.accent)]]
    marks += [[("hopeless", dress.sea)]] if is_hopeless_somewhere else []
    for row, line in enumerate(marks):
        for column, (name, colour) in enumerate(line):
            room = BLOCK // len(line)
            x, y = 2 + column * (room - 8), 3 + row * 30
            block.frame(dress.label_line, colour, x, y, 26, 26, 13, 2)
            words = say(lang, f"picture-bridges-mark-{name}")
            block.write(fitted(words, room - 42, LEAST), x + 34, y + 20, LEAST, dress.ink)
    return Piece(block)


@kept(16)
def marks_block(theme: str, lang: str) -> Piece:
    """What the signs on an island mean."""
    dress = dressed(theme)
    block = Picture.blank(BLOCK, BLOCKS["marks"], dress.panel)
    for place, name in enumerate(("finished", "lost")):
        block.paint(sprite("bridges", theme, name, 26), 2, 2 + place * 32)
        words = say(lang, f"picture-bridges-mark-{name}")
        block.write(fitted(words, BLOCK - 38, LEAST), 36, 22 + place * 32, LEAST, dress.ink)
    return Piece(block)
