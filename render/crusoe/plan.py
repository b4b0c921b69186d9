"""The plan: who goes where and how likely it is; while it is carried out, what came of it; then what is asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.crusoe.plan import field_of
from engine.crusoe.state import Line
from locales import say
from render.canvas import Picture, breadth, kept
from render.crusoe.asking import asked_bits, asked_words
from render.crusoe.bits import Bits, Sign, lay, sign, width_of
from render.crusoe.board import figure, pawn
from render.crusoe.scene import PLAN, Scene
from render.crusoe.targets import Odds, lacks, odds, sign_of, words_of
from render.lettering import fitted, wrapped
from render.theme import DARK, LEAST, dressed

HEAD = 38
TITLE = 28
COLUMN = 38
ROWS = 36
"""How high a line is at most."""
PAWN = 30
ODDS = ("ready", "wound", "adventure")
FOOT = 44
"""How high the strip is that shows who is idle, or what is asked."""


class Row(NamedTuple):
    """A line of the plan as it is painted."""

    pawns: tuple[tuple[str, str], ...]
    name: str
    words: str
    odds: Odds | None = None
    lacking: int = 0
    result: str = ""
    """The sign of what came of it; empty while planned."""
    now: bool = False


def plan(picture: Picture, scene: Scene) -> None:
    """The whole box, painted anew only where something in it changes."""
    rows = tuple(planned(scene) if scene.view.phase == "planning" else carried_out(scene))
    title, foot = scene.say(f"crusoe-waiting-{scene.view.waiting}"), _foot(scene)
    hint = () if rows else tuple(wrapped(asked_words(scene), PLAN.width - 32, LEAST))
    picture.paint(block(scene.theme.name, scene.lang, title, rows, foot, hint[:7]), PLAN.x, PLAN.y)


def planned(scene: Scene) -> Iterator[Row]:
    for each in scene.view.plan:
        target = each.line.target
        yield Row(
            _figures(scene, each.line),
            sign_of(scene.view, target),
            words_of(scene, target),
            odds(scene, each),
            lacks(each),
        )


def carried_out(scene: Scene) -> Iterator[Row]:
    """What is done, what is being done, what is still to come."""
    for target, who, is_success in scene.results:
        result = "ready" if is_success else "lacking"
        words = words_of(scene, target)
        yield Row((figure(scene, who),), sign_of(scene.view, target), words, result=result)
    acting = scene.view.acting
    if acting:
        yield Row(_figures(scene, acting), sign_of(scene.view, acting.target), words_of(scene, acting.target), now=True)
    for each in scene.view.plan:
        line = each.line
        yield Row(
            _figures(scene, line), sign_of(scene.view, line.target), words_of(scene, line.target), odds(scene, each)
        )


def _figures(scene: Scene, line: Line) -> tuple[tuple[str, str], ...]:
    return tuple(figure(scene, name, field_of(line.target)) for name in line.pawns)


def _foot(scene: Scene) -> tuple[tuple[tuple[str, str], ...], Bits]:
    """Whoever is still idle, or what is asked in signs."""
    if scene.view.phase == "planning":
        return tuple(figure(scene, name) for name in scene.view.pawns), ()
    return (), asked_bits(scene)


@kept(64)
def block(
    theme: str,
    lang: str,
    title: str,
    rows: tuple[Row, ...],
    foot: tuple[tuple[tuple[str, str], ...], Bits],
    hint: tuple[str, ...],
) -> Picture:
    dress, box = dressed(theme), Picture.blank(PLAN.width, PLAN.height, dressed(theme).panel)
    box.frame(dress.panel_line, dress.panel, 0, 0, PLAN.width, PLAN.height, 12, 2)
    has_odds = any(row.odds for row in rows)
    room = PLAN.width - 24 - (COLUMN * len(ODDS) if has_odds else 0)
    box.write(fitted(title, room, TITLE, "title"), 12, 29, TITLE, dress.ink, "title")
    for place, name in enumerate(ODDS if has_odds else ()):
        box.paint(sign(theme, name, 24), _column(place) - 12, 8)
    idle, asked = foot
    deep = PLAN.height - HEAD - 4 - (FOOT if idle or asked else 0)
    step = min(ROWS, deep // max(len(rows), 1))
    for place, row in enumerate(rows):
        box.paint(line(theme, lang, row, step), 4, HEAD + place * step)
    for place, words in enumerate(hint):
        box.write(words, 14, HEAD + 24 + place * 26, LEAST, dress.faint)
    if idle or asked:
        box.fill(dress.faint, 12, PLAN.height - FOOT, PLAN.width - 24, 1)
        _idle(box, theme, lang, idle) if idle else _asked(box, theme, asked)
    return box


def _column(place: int) -> int:
    """The middle of a column of odds."""
    return PLAN.width - 10 - COLUMN * (len(ODDS) - place) + COLUMN // 2


@kept(256)
def line(theme: str, lang: str, row: Row, height: int) -> Picture:
    """Pawns, sign, words; at the right how likely it is, or that it is sure, or what it lacks."""

    dress = dressed(theme)
    width = PLAN.width - 8
    strip = Picture.blank(width, height, dress.accent if row.now else dress.panel)
    ink = DARK if row.now else dress.ink
    size = min(PAWN, height - 1)
    step = min(size, 78 // max(len(row.pawns), 1))
    x = 6
    for name, initial in row.pawns:
        strip.paint(pawn(theme, name, initial, size), x, (height - size) // 2)
        x += step
    x = max(x + size - step + 8, 66)
    strip.paint(sign(theme, row.name, size), x, (height - size) // 2)
    right = width - 8
    if row.result:
        strip.paint(sign(theme, row.result, size), right - size, (height - size) // 2)
        right -= size + 6
    elif row.lacking:
        needs: Bits = (Sign("lacking"), f"+{row.lacking}", Sign("pawn"))
        right -= width_of(needs, 24)
        lay(strip, theme, needs, right, height // 2, 24, dress.danger)
    elif row.odds:
        _odds(strip, theme, row.odds, height)
        right = _column(0) - COLUMN // 2 - 4
    elif not row.now:
        right = _sure(strip, theme, say(lang, "picture-crusoe-sure"), right, height)
    x += size + 7
    strip.write(fitted(row.words, right - x - 2, LEAST, "bold"), x, height / 2 + 7, LEAST, ink, "bold")
    return strip


def _odds(strip: Picture, theme: str, chances: Odds, height: int) -> None:
    """Three numbers of a hundred, under their signs."""
    dress = dressed(theme)
    colours = (dress.ink, dress.danger if chances.wound >= 50 else dress.ink, dress.ink)
    for place, (chance, colour) in enumerate(zip(chances, colours, strict=True)):
        strip.write(str(chance), _column(place) - 4, height / 2 + 7, LEAST, colour, "bold", "ms")


def _sure(strip: Picture, theme: str, words: str, right: int, height: int) -> int:
    """A double frame: no dice are rolled."""

    dress, width = dressed(theme), round(breadth(words, LEAST, "bold")) + 22
    tall = min(height - 2, 28)
    x, y = right - width, (height - tall) // 2
    strip.frame(dress.good, dress.panel, x, y, width, tall, 8, 2)
    strip.frame(dress.good, dress.panel, x + 3, y + 3, width - 6, tall - 6, 6, 1)
    strip.write(words, x + width / 2, height / 2 + 7, LEAST, dress.good, "bold", "ms")
    return x - 4


def _idle(box: Picture, theme: str, lang: str, idle: tuple[tuple[str, str], ...]) -> None:

    words = say(lang, "picture-crusoe-idle")
    box.write(words, 14, PLAN.height - 14, LEAST, dressed(theme).faint, "bold")
    x = 24 + round(breadth(words, LEAST, "bold"))
    step = min(30, (PLAN.width - 14 - x - 28) // max(len(idle) - 1, 1))
    for place, (name, initial) in enumerate(idle):
        box.paint(pawn(theme, name, initial, 28), x + place * step, PLAN.height - 36)


def _asked(box: Picture, theme: str, asked: Bits) -> None:
    tall = 34 if width_of(asked, 34, 24) <= PLAN.width - 28 else 26
    lay(box, theme, asked, 14, PLAN.height - FOOT // 2, tall, dressed(theme).ink, 24)
