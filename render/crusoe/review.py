"""The review of a finished game of Robinson Crusoe on one picture: the chance to win, and where it turned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engine.crusoe.review import Planned, Review, TurningPoint
from engine.crusoe.state import Line
from locales import say
from render.canvas import Picture
from render.crusoe.bits import pawn, sign
from render.crusoe.board import figure
from render.crusoe.review_text import Telling
from render.crusoe.scene import Scene, scene
from render.crusoe.targets import sign_of, words_of
from render.lettering import drawable, sized, wrapped
from render.printing import Collage
from render.reviewing import LEADING, MARGIN, POINTS, Course, card, column, course, head, left_of, lines_of
from render.theme import LEAST, NAME, STANDARD, WIDTH, Theme

TOP: Final = 60
"""The height above the words of a turning point."""
ROW: Final = 34
"""The height of a line of a plan."""
ICON: Final = 28
PAWNS: Final = 84
"""The width for the pawns of a line."""
SMALL: Final = LEAST + 2
GAP: Final = 14
"""The gap above each plan."""


class Row(NamedTuple):
    """A row under a turning point's words: a title, a line of a plan, or other words."""

    words: str
    line: Line | None = None
    is_title: bool = False


class Paper(NamedTuple):
    """A picture, and the words for it."""

    picture: Picture
    telling: Telling
    theme: Theme


def draw(review: Review, names: Sequence[str], language: str, theme: Theme = STANDARD) -> Collage:
    """Curve, parts, and a column for each turning point."""
    shown = tuple(drawable(name[:40]) or say(language, "picture-player", seat=n) for n, name in enumerate(names, 1))
    telling = Telling(review, shown, language)
    width = column(len(review.points))
    words = [lines_of(telling.told(point), width) for point in review.points]
    plans = [[*_plans(telling, point, width - 36)] for point in review.points]
    most = max((_height(*each) for each in zip(words, plans, strict=True)), default=0)
    height = POINTS + (TOP + most + MARGIN if words else 0)
    paper = Paper(Picture.blank(WIDTH, height, theme.panel), telling, theme)
    head(paper.picture, theme, telling.title(), telling.summary())
    rounds = tuple((each.number, each.chance, each.luck, each.choices) for each in review.rounds)
    places = tuple(review.rounds.index(point.told) for point in review.points)
    told = Course(rounds, 100 if review.won else 0, places)
    course(
        paper.picture,
        theme,
        told,
        say(telling.language, "crusoe-review-luck"),
        say(telling.language, "crusoe-review-choices"),
    )
    for place, point in enumerate(review.points):
        card(paper.picture, theme, place, telling.heading(point), POINTS, width)
        _column(paper, point, left_of(place, width) + 18, width - 36, words[place], plans[place])
    return Collage.of(paper.picture)


def _plans(telling: Telling, point: TurningPoint, width: int) -> Iterator[Row]:
    """Yield the plan that was made, then the better one."""
    yield Row(say(telling.language, "crusoe-review-planned"), is_title=True)
    yield from _rows(telling, point, point.done)
    if point.instead is None:
        yield from map(Row, wrapped(say(telling.language, "crusoe-review-as-good"), width, SMALL))
    else:
        yield Row(say(telling.language, "crusoe-review-better", worth=point.worth), is_title=True)
        yield from _rows(telling, point, point.instead)


def _rows(telling: Telling, point: TurningPoint, planned: Planned) -> Iterator[Row]:
    """Yield the things used first, each line, the wood for the pile, and the number of other lines."""
    teller = telling.teller(point)
    titles = {line.target: teller.parts(line.target)["thing"] for line in planned.lines if line.target.kind == "threat"}
    lines = [Row(titles.get(line.target) or teller.target(line.target), line) for line in planned.lines]
    beside = [Row(words) for words in telling.beside(point, planned)]
    first = len(planned.uses)
    rows = [*beside[:first], *lines, *beside[first:]]
    yield from rows or [Row(say(telling.language, "crusoe-review-nothing"))]
    if point.shared:
        yield Row(say(telling.language, "crusoe-review-same", others=point.shared))


def _height(words: Sequence[str], plans: Sequence[Row]) -> int:
    return len(words) * LEADING + len(plans) * ROW + GAP * sum(row.is_title for row in plans)


def _column(paper: Paper, point: TurningPoint, x: int, width: int, words: Sequence[str], plans: Sequence[Row]) -> None:
    """The words of a turning point, then its plans line by line."""
    picture, theme = paper.picture, paper.theme
    told = scene(point.view, paper.telling.names, theme, paper.telling.language)
    y = POINTS + TOP + 28
    for line in words:
        picture.write(line, x, y, LEAST, theme.ink)
        y += LEADING
    for row in plans:
        if row.is_title:
            y += GAP
        _row(picture, told, row, x, y, width)
        y += ROW


def _row(picture: Picture, told: Scene, row: Row, x: int, y: int, width: int) -> None:
    """Pawns, sign and words; a title in bold."""
    theme, indent = told.theme, 0
    if row.line is not None:
        _pawns(picture, told, row.line, x, y)
        drawing = sign(theme.name, sign_of(told.view, row.line.target), ICON)
        picture.paint(drawing, x + PAWNS + (ICON - drawing.width) // 2, y - 7 - drawing.height // 2)
        indent = PAWNS + ICON + 8
    face = "bold" if row.is_title else "text"
    words, size = sized(row.words, width - indent, NAME if row.is_title else SMALL, face)
    if row.line is not None and words != row.words:  # the sign says the verb
        words, size = sized(words_of(told, row.line.target), width - indent, SMALL, face)
    picture.write(words, x + indent, y, size, theme.ink, face)


def _pawns(picture: Picture, told: Scene, line: Line, x: int, y: int) -> None:
    """Side by side, over one another where they are many."""
    step = min(ICON, (PAWNS - 6 - ICON) // max(len(line.pawns) - 1, 1))
    for place, name in enumerate(line.pawns):
        drawing = pawn(told.theme.name, *figure(told, name, line.target.field), ICON)
        picture.paint(drawing, x + place * step, y - 7 - drawing.height // 2)
