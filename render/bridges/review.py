"""A finished game looked at again, on one picture: the points to expect over its cards, and where it turned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.bridges.parts import CHARTS
from engine.bridges.review import BoardTold, Made, Review, TurningPoint
from locales import say
from render.bridges.board import board
from render.bridges.scene import Look
from render.bridges_review import Telling
from render.canvas import Picture, breadth
from render.initials import initials
from render.lettering import drawable, fitted, wrapped
from render.printing import Collage
from render.theme import DARK, LEAST, NAME, TITLE, WIDTH, Theme

MARGIN: Final = 36
HEAD: Final = 104
CURVE: Final = (86, HEAD + 28, WIDTH - 86 - MARGIN - 20, 260)
"""Where the points to expect are drawn: x, y, width, height."""
PARTS: Final = HEAD + 352
"""Where luck and choices begin, a strip for each board."""
STRIP: Final = 132
LEGEND: Final = 40
GAP: Final = 20
LINES: Final = 11
"""So many beneath a board at the most."""
LEADING: Final = 26
NAMED: Final = 150
"""How wide a name is at the most."""
DISC: Final = 34
STEP: Final = 10
"""Of points, between two lines across the curve."""


class Paper(NamedTuple):
    """What is painted on, and of what."""

    picture: Picture
    review: Review
    telling: Telling
    theme: Theme

    def say(self, key: str) -> str:
        return say(self.telling.language, key)

    @property
    def points(self) -> int:
        """Where the turning points begin."""
        return PARTS + LEGEND + STRIP * len(self.review.boards)

    @property
    def colours(self) -> tuple[str, ...]:
        """Of the boards' curves."""
        return self.theme.water, self.theme.danger, self.theme.good, self.theme.ink


def draw(review: Review, names: Sequence[str], language: str, theme: Theme) -> Collage:
    """Curves, parts, and a column for each turning point."""
    shown = (drawable(name[:40]) or say(language, "picture-player", seat=n) for n, name in enumerate(names, 1))
    telling = Telling(review, tuple(fitted(name, NAMED, LEAST, "bold") for name in shown), language)
    columns = [_lines(telling, point) for point in review.points]
    most = max(map(len, columns), default=0)
    deep = 60 + _tall(review) + 24 + (most + 1) * LEADING + MARGIN if columns else MARGIN
    above = PARTS + LEGEND + STRIP * len(review.boards)
    paper = Paper(Picture.blank(WIDTH, above + deep, theme.panel), review, telling, theme)
    _head(paper)
    _curves(paper)
    _legend(paper)
    for board_told in review.boards:
        _parts(paper, board_told)
    for place, lines in enumerate(columns):
        _point(paper, place, lines)
    collage = Collage.of(paper.picture)
    for place, point in enumerate(review.points):
        look = _look(paper, point.instead or point.done)
        collage.lay(board(look), _left(review, place) + 12, paper.points + 60)
    return collage


def _left(review: Review, place: int) -> int:
    """Where a turning point's column begins."""
    return MARGIN + place * (_column(review) + GAP)


def _column(review: Review) -> int:
    """How wide each turning point's is."""
    many = len(review.points)
    return min((WIDTH - 2 * MARGIN - GAP * (many - 1)) // many, 500)


def _lines(telling: Telling, point: TurningPoint) -> list[str]:
    width = _column(telling.review) - 36
    lines = [line for told in telling.told(point) for line in wrapped(told, width, LEAST)]
    return lines if len(lines) <= LINES else [*lines[: LINES - 1], fitted(" ".join(lines[LINES - 1 :]), width, LEAST)]


def _head(paper: Paper) -> None:
    picture, theme = paper.picture, paper.theme
    picture.fill(theme.banner, 0, 0, WIDTH, HEAD)
    picture.write(paper.telling.title(), MARGIN, 46, TITLE, "#ffffff", "title")
    about = fitted(paper.telling.about(), WIDTH - 2 * MARGIN, LEAST + 2, "text")
    picture.write(about, MARGIN, 84, LEAST + 2, "#ffffff")


# The points to expect


def _course(told: BoardTold) -> list[float]:
    """Before each card, and in the end."""
    return [*(card.expected / 10 for card in told.cards), float(told.points)]


def _range(review: Review) -> tuple[int, int]:
    """The points at the bottom and the top of the curve."""
    points = [each for told in review.boards for each in _course(told)]
    return int(min(points) // STEP) * STEP, -int(-max(points) // STEP) * STEP or STEP


def _across(review: Review, place: int) -> int:
    """Where a card begins on the picture; the last one leads to the end."""
    x, _, width, _ = CURVE
    return x + round(width * place / max(len(review.boards[0].cards), 1))


def _up(review: Review, points: float) -> int:
    _, y, _, height = CURVE
    low, high = _range(review)
    return y + round(height * (high - points) / max(high - low, 1))


def _curves(paper: Paper) -> None:
    picture, theme, review = paper.picture, paper.theme, paper.review
    x, _, width, _ = CURVE
    low, high = _range(review)
    for points in range(low, high + 1, STEP):
        picture.fill(theme.faint, x, _up(review, points), width, 2, strength=120)
        picture.write(f"{points}", x - 14, _up(review, points) + 1, LEAST, theme.faint, "bold", "rm")
    for told in reversed(review.boards):
        line = [(_across(review, place), _up(review, points)) for place, points in enumerate(_course(told))]
        picture.stroke(line, theme.panel_line, 9)
        picture.stroke(line, paper.colours[told.seat], 5)
    for place, point in enumerate(review.points):
        begun = point.told.round - review.boards[point.seat].cards[0].round
        _disc(paper, str(place + 1), _across(review, begun), _up(review, point.told.expected / 10), theme.accent)
    for place, card in enumerate(review.boards[0].cards):
        _below(paper, str(card.round), _across(review, place))
    if len(review.boards) > 1:
        _ends(paper)


def _below(paper: Paper, words: str, x: int) -> None:
    paper.picture.write(words, x, CURVE[1] + CURVE[3] + 28, LEAST, paper.theme.faint, "text", "mm")


def _ends(paper: Paper) -> None:
    """Whose curve ends where: an initial, kept apart from those above it."""
    letters, floor = initials(paper.telling.names), 0
    for told in sorted(paper.review.boards, key=lambda told: -told.points):
        y = max(_up(paper.review, told.points), floor)
        floor = y + DISC
        at = _across(paper.review, len(told.cards)) + DISC // 2
        paper.picture.frame(
            paper.colours[told.seat], paper.theme.raised, at - DISC // 2, y - DISC // 2, DISC, DISC, DISC // 2, 4
        )
        paper.picture.write(letters[told.seat], at, y + 1, LEAST, paper.theme.ink, "bold", "mm")


def _disc(paper: Paper, words: str, x: int, y: int, colour: str) -> None:
    """A turning point's number."""
    half = DISC // 2
    paper.picture.frame(DARK, colour, x - half, y - half, DISC, DISC, half, 3)
    paper.picture.write(words, x, y + 1, NAME, DARK, "bold", "mm")


# Luck apart from choices


def _legend(paper: Paper) -> None:
    x, y = CURVE[0], PARTS + 20
    for key, colour in (("bridges-review-luck", paper.theme.water), ("bridges-review-choices", paper.theme.danger)):
        words = paper.say(key)
        paper.picture.fill(colour, x, y - 14, 16, 16, 3)
        paper.picture.write(words, x + 24, y, LEAST, paper.theme.ink)
        x += 24 + round(breadth(words, LEAST)) + 36


def _parts(paper: Paper, told: BoardTold) -> None:
    """For each card what it brought, and beside it what choices cost; above them the sums."""
    picture, theme = paper.picture, paper.theme
    y = PARTS + LEGEND + told.seat * STRIP
    words = paper.telling.whole(told).replace("**", "")
    picture.write(fitted(words, WIDTH - CURVE[0] - MARGIN, LEAST, "bold"), CURVE[0], y + 24, LEAST, theme.ink, "bold")
    most = max([abs(part) for each in paper.review.boards for card in each.cards for part in (card.luck, card.choices)])
    zero, half = y + 80, 40
    for place, card in enumerate(told.cards):
        left = _across(paper.review, place) + 4
        for shift, part, colour in ((0, card.luck, theme.water), (20, card.choices, theme.danger)):
            tall = round(abs(part) / (most or 1) * half)
            picture.fill(colour, left + shift, zero - tall if part > 0 else zero, 18, tall)
    picture.fill(theme.panel_line, CURVE[0], zero, CURVE[2], 2)
    picture.write(f"±{-(-most // 10)}", CURVE[0] - 14, zero + 1, LEAST, theme.faint, "bold", "rm")


# Where it turned


def _tall(review: Review) -> int:
    """How high each turning point's board is."""
    return max((_cell(review) * CHARTS[point.done.seen.board.side].rows + 8 for point in review.points), default=0)


def _cell(review: Review) -> int:
    chart = CHARTS[review.points[0].done.seen.board.side]
    return min((_column(review) - 24) // chart.columns, 60)


def _point(paper: Paper, place: int, lines: Sequence[str]) -> None:
    """A column: its number and heading, room for the board, what was made of the card and what could have been."""
    picture, theme, point, width = paper.picture, paper.theme, paper.review.points[place], _column(paper.review)
    x, y = _left(paper.review, place), paper.points
    picture.frame(theme.panel_line, theme.raised, x, y, width, picture.height - y - 20, 14, 3)
    _disc(paper, str(place + 1), x + 32, y + 32, theme.accent)
    heading = fitted(paper.telling.heading(point), width - 76, NAME, "bold")
    picture.write(heading, x + 60, y + 40, NAME, theme.ink, "bold")
    below = y + 60 + _tall(paper.review) + 28
    picture.write(fitted(paper.telling.shown(point), width - 36, LEAST), x + 18, below, LEAST, theme.faint)
    for row, line in enumerate(lines, 1):
        picture.write(line, x + 18, below + row * LEADING, LEAST, theme.ink)


def _look(paper: Paper, made: Made) -> Look:
    """The board as it could have been, or else as it was left."""
    return Look(
        paper.theme.name,
        _cell(paper.review),
        _column(paper.review) - 24,
        _tall(paper.review),
        made.seen,
        frozenset({made.island} if made.island else ()),
        made.bridges,
    )
