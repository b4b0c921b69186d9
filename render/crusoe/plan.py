"""The plan: who goes where and how likely it is; while it is carried out, what came of it; then what is asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.crusoe.state import Line
from engine.crusoe.target import Target
from locales import say
from render.canvas import Picture, breadth, kept
from render.crusoe.asking import asked_bits, asked_words
from render.crusoe.bits import Bits, Sign, lay, pawn, sign, width_of
from render.crusoe.board import figure
from render.crusoe.meanings import Meaning, key, meanings
from render.crusoe.scene import Scene
from render.crusoe.targets import Odds, lacks, odds, sign_of, threat_sign, words_of
from render.lettering import fitted, sized, wrapped
from render.printing import Collage, Piece
from render.theme import ACT, DARK, LEAST, dressed

HEAD = 38
TITLE = 28
COLUMN = 40
ROWS = 38
"""How high a line is at most."""
PAWN = 30
ODDS = ("ready", "gather-wound", "adventure")
HINT = 7
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


class Draft(NamedTuple):
    """What the box is painted from."""

    title: str
    rows: tuple[Row, ...]
    idle: tuple[tuple[str, str], ...]
    asked: Bits
    hint: tuple[str, ...]
    told: tuple[Meaning, ...]
    """What the signs on the board mean."""


def plan(collage: Collage, scene: Scene) -> None:
    """The whole box, painted anew only where something in it changes."""
    box, view = scene.places.plan, scene.view
    rows = tuple(planned(scene) if view.phase == "planning" else carried_out(scene))
    idle = tuple(figure(scene, name) for name in view.pawns) if view.phase == "planning" else ()
    draft = Draft(
        title=scene.say(f"crusoe-waiting-{view.waiting}"),
        rows=rows,
        idle=idle,
        asked=() if view.phase == "planning" else asked_bits(scene),
        hint=() if rows else tuple(wrapped(asked_words(scene), box.width - 28, LEAST))[:HINT],
        told=meanings(scene) if view.phase == "planning" else (),
    )
    collage.lay(block(scene.theme.name, scene.lang, draft, box.width, box.height), box.x, box.y)


def planned(scene: Scene) -> Iterator[Row]:
    for each in scene.view.plan:
        yield _row(scene, each.line)._replace(odds=odds(scene, each), lacking=lacks(each))


def carried_out(scene: Scene) -> Iterator[Row]:
    """What is done, what is being done, what is still to come."""
    for target, card, who, is_success in scene.results:
        row = _row(scene, Line(Target(target), (who,)))
        if card:  # it may lie there no longer, or another may
            row = row._replace(name=threat_sign(card), words=scene.card(card))
        yield row._replace(result="ready" if is_success else "lacking")
    if scene.view.acting:
        yield _row(scene, scene.view.acting)._replace(now=True)
    for each in scene.view.plan:
        yield _row(scene, each.line)._replace(odds=odds(scene, each))


def _row(scene: Scene, line: Line) -> Row:
    return Row(_figures(scene, line), sign_of(scene.view, line.target), words_of(scene, line.target))


def _figures(scene: Scene, line: Line) -> tuple[tuple[str, str], ...]:
    return tuple(figure(scene, name, line.target.field) for name in line.pawns)


@kept(64)
def block(theme: str, lang: str, what: Draft, width: int, height: int) -> Piece:
    dress, box = dressed(theme), Picture.blank(width, height, dressed(theme).panel)
    box.frame(dress.panel_line, dress.panel, 0, 0, width, height, 12, 2)
    has_odds = any(row.odds for row in what.rows)
    room = width - 24 - (COLUMN * len(ODDS) if has_odds else 0)
    box.write(fitted(what.title, room, TITLE, "title"), 12, 29, TITLE, dress.ink, "title")
    for place, name in enumerate(ODDS if has_odds else ()):
        box.paint(sign(theme, name, 24), _column(width, place) - 12, 8)
    has_foot = bool(what.idle or what.asked)
    step = min(ROWS, (height - HEAD - 4 - FOOT * has_foot) // max(len(what.rows), 1))
    for place, row in enumerate(what.rows):
        box.paint(line(theme, lang, row, width - 8, step), 4, HEAD + place * step)
    for place, words in enumerate(what.hint):
        box.write(words, 14, HEAD + 22 + place * 25, LEAST, dress.ink)
    if what.told:
        top = HEAD + 8 + len(what.hint) * 25 + len(what.rows) * step
        key(box, theme, lang, what.told, top, height - 6 - FOOT * has_foot)
    if has_foot:
        box.fill(dress.faint, 12, height - FOOT, width - 24, 1)
        _idle(box, theme, lang, what.idle) if what.idle else _asked(box, theme, what.asked)
    return Piece(box)


def _column(width: int, place: int) -> int:
    """The middle of a column of odds in a box so wide."""
    return width - 10 - COLUMN * (len(ODDS) - place) + COLUMN // 2


@kept(256)
def line(theme: str, lang: str, row: Row, width: int, height: int) -> Picture:
    """Pawns, sign, words; at the right how likely it is, or that it is sure, or what it lacks."""
    dress = dressed(theme)
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
        right = _column(width + 8, 0) - COLUMN // 2 - 4
    elif not row.now:
        right = _sure(strip, theme, say(lang, "picture-crusoe-sure"), right, height)
    x += size + 7
    words, letter = sized(row.words, right - x - 2, min(ACT, height))
    strip.write(words, x, height / 2 + letter * 36 // 100, letter, ink, "bold")
    return strip


def _odds(strip: Picture, theme: str, chances: Odds, height: int) -> None:
    """Three numbers of a hundred, under their signs."""
    dress = dressed(theme)
    colours = (dress.ink, dress.danger if chances.wound >= 50 else dress.ink, dress.ink)
    for place, (chance, colour) in enumerate(zip(chances, colours, strict=True)):
        strip.write(str(chance), _column(strip.width + 8, place) - 4, height / 2 + 9, ACT, colour, "bold", "ms")


def _sure(strip: Picture, theme: str, words: str, right: int, height: int) -> int:
    """A double frame: no dice are rolled."""
    dress, width = dressed(theme), round(breadth(words, ACT, "bold")) + 22
    tall = min(height - 2, 32)
    x, y = right - width, (height - tall) // 2
    strip.frame(dress.good, dress.panel, x, y, width, tall, 8, 2)
    strip.frame(dress.good, dress.panel, x + 3, y + 3, width - 6, tall - 6, 6, 1)
    strip.write(words, x + width / 2, height / 2 + 9, ACT, dress.good, "bold", "ms")
    return x - 4


def _idle(box: Picture, theme: str, lang: str, idle: tuple[tuple[str, str], ...]) -> None:
    words = say(lang, "picture-crusoe-idle")
    box.write(words, 14, box.height - 13, ACT, dressed(theme).faint, "bold")
    x = 22 + round(breadth(words, ACT, "bold"))
    step = min(30, (box.width - 14 - x - 28) // max(len(idle) - 1, 1))
    for place, (name, initial) in enumerate(idle):
        box.paint(pawn(theme, name, initial, 28), x + place * step, box.height - 36)


def _asked(box: Picture, theme: str, asked: Bits) -> None:
    tall = 34 if width_of(asked, 34, 24) <= box.width - 28 else 26
    lay(box, theme, asked, 14, box.height - FOOT // 2, tall, dressed(theme).ink, 24)
