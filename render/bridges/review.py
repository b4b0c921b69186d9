"""A finished game looked at again, on one picture: the points to expect over its cards, and where it turned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.bridges.parts import CHARTS
from engine.bridges.review import BoardTold, Made, Review, TurningPoint
from locales import say
from render.bridges.board import board
from render.bridges.review_text import Telling
from render.bridges.scene import Look
from render.canvas import Picture
from render.initials import initials
from render.lettering import drawable, fitted, wrapped
from render.printing import Collage
from render.reviewing import (
    DISC,
    HEAD,
    LEADING,
    LEFT,
    MARGIN,
    bars,
    card,
    column,
    disc,
    head,
    left_of,
    legend,
    line_across,
    lines_of,
)
from render.theme import LEAST, WIDTH, Theme

CURVE: Final = (HEAD + 28, WIDTH - LEFT - MARGIN - 20, 260)
"""Where the points to expect are drawn: y, width, height."""
PARTS: Final = HEAD + 352
"""Where luck and choices begin, a strip for each board."""
STRIP: Final = 108
"""How high it is without its words."""
SUM: Final = 24
"""How high a line of these is."""
LEGEND: Final = 40
NAMED: Final = 150
"""How wide a name is at the most."""
WIDEST: Final = 500
"""Of a column."""
DOT: Final = 14
STEP: Final = 10
"""Of points, between two lines across the curve."""


class Paper(NamedTuple):
    """What is painted on, and of what."""

    picture: Picture
    review: Review
    telling: Telling
    theme: Theme
    strip: int
    """How high each board's strip of luck and choices is."""

    @property
    def points(self) -> int:
        """Where the turning points begin."""
        return PARTS + LEGEND + self.strip * len(self.review.boards)

    @property
    def column(self) -> int:
        """How wide each turning point's is."""
        return _column(self.review)

    @property
    def colours(self) -> tuple[str, ...]:
        """Of the boards' curves."""
        return self.theme.water, self.theme.danger, self.theme.good, self.theme.ink


def draw(review: Review, names: Sequence[str], language: str, theme: Theme) -> Collage:
    """Curves, parts, and a column for each turning point."""
    shown = (drawable(name[:40]) or say(language, "picture-player", seat=n) for n, name in enumerate(names, 1))
    telling = Telling(review, tuple(fitted(name, NAMED, LEAST, "bold") for name in shown), language)
    columns = [(_shown(telling, point), lines_of(telling.told(point), _column(review))) for point in review.points]
    most = max((len(above) + len(lines) for above, lines in columns), default=0)
    deep = 60 + _tall(review) + 24 + most * LEADING + MARGIN if columns else MARGIN
    strip = STRIP + SUM * max(len(_sums(telling, told)) for told in review.boards)
    height = PARTS + LEGEND + strip * len(review.boards) + deep
    paper = Paper(Picture.blank(WIDTH, height, theme.panel), review, telling, theme, strip)
    head(paper.picture, theme, telling.title(), telling.about())
    _curves(paper)
    luck, choices = say(language, "bridges-review-luck"), say(language, "bridges-review-choices")
    legend(paper.picture, theme, PARTS + 20, luck, choices)
    for board_told in review.boards:
        _parts(paper, board_told)
    for place, (shown_lines, lines) in enumerate(columns):
        _point(paper, place, shown_lines, lines)
    collage = Collage.of(paper.picture)
    for place, point in enumerate(review.points):
        look = _look(paper, point.instead or point.done)
        collage.lay(board(look), left_of(place, paper.column) + 12, paper.points + 60)
    return collage


def _column(review: Review) -> int:
    return column(len(review.points), WIDEST)


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
    return LEFT + round(CURVE[1] * place / max(len(review.boards[0].cards), 1))


def _up(review: Review, points: float) -> int:
    y, _, height = CURVE
    low, high = _range(review)
    return y + round(height * (high - points) / max(high - low, 1))


def _curves(paper: Paper) -> None:
    picture, theme, review = paper.picture, paper.theme, paper.review
    low, high = _range(review)
    for points in range(low, high + 1, STEP):
        line_across(picture, theme, _up(review, points), CURVE[1], str(points))
    for told in reversed(review.boards):
        line = [(_across(review, place), _up(review, points)) for place, points in enumerate(_course(told))]
        picture.stroke(line, theme.panel_line, 9)
        picture.stroke(line, paper.colours[told.seat], 5)
        for x, y in line if len(review.boards) > 1 else ():
            _mark(paper, told.seat, x, y, DOT)
    for place, point in enumerate(review.points):
        begun = point.told.round - review.boards[point.seat].cards[0].round
        disc(picture, theme, place, _across(review, begun), _up(review, point.told.expected / 10))
    below = CURVE[0] + CURVE[2] + 28
    for place, each in enumerate(review.boards[0].cards):
        picture.write(str(each.round), _across(review, place), below, LEAST, theme.faint, "text", "mm")
    if len(review.boards) > 1:
        _ends(paper)


def _mark(paper: Paper, seat: int, x: int, y: int, size: int, letter: str = "") -> None:
    """Of a board's curve: round or square, solid or hollow, so that curves are told apart without their colours."""
    theme, colour = paper.theme, paper.colours[seat]
    is_solid, is_round = seat in (0, 3), seat < 2
    inside, ink = (colour, theme.panel) if is_solid else (theme.raised, theme.ink)
    round_by = size // 2 if is_round else size // 5
    x, y = x - size // 2, y - size // 2
    paper.picture.frame(theme.panel_line, colour, x - 1, y - 1, size + 2, size + 2, round_by + 1, 1)
    paper.picture.frame(colour, inside, x, y, size, size, round_by, max(3, size // 8))
    if letter:
        paper.picture.write(letter, x + size // 2, y + size // 2 + 1, LEAST, ink, "bold", "mm")


def _ends(paper: Paper) -> None:
    """Whose curve ends where: an initial on its mark, apart from the others and no lower than the curves."""
    letters, review = initials(paper.telling.names), paper.review
    order = sorted(review.boards, key=lambda told: -told.points)
    heights: list[int] = []
    for told in order:
        heights.append(max(_up(review, told.points), heights[-1] + DISC + 2 if heights else 0))
    lowest = CURVE[0] + CURVE[2]
    for place in reversed(range(len(heights))):
        heights[place] = min(heights[place], lowest)
        lowest = heights[place] - DISC - 2
    x = LEFT + CURVE[1] + DISC // 2
    for told, y in zip(order, heights, strict=True):
        _mark(paper, told.seat, x, y, DISC, letters[told.seat])


# Luck apart from choices


def _sums(telling: Telling, told: BoardTold) -> list[str]:
    return wrapped(telling.whole(told).replace("**", ""), WIDTH - LEFT - MARGIN, LEAST, "bold")


def _parts(paper: Paper, told: BoardTold) -> None:
    """For each card what it brought, and beside it what choices cost; above them the sums."""
    picture, theme = paper.picture, paper.theme
    y = PARTS + LEGEND + told.seat * paper.strip
    for row, words in enumerate(_sums(paper.telling, told)):
        picture.write(words, LEFT, y + 24 + row * SUM, LEAST, theme.ink, "bold")
    most = max([abs(part) for each in paper.review.boards for card in each.cards for part in (card.luck, card.choices)])
    parts = [(_across(paper.review, place) + 4, card.luck, card.choices) for place, card in enumerate(told.cards)]
    zero = y + paper.strip - 52
    bars(picture, theme, zero, 40, 18, parts, most)
    picture.fill(theme.panel_line, LEFT, zero, CURVE[1], 2)
    picture.write(f"±{-(-most // 10)}", LEFT - 14, zero + 1, LEAST, theme.faint, "bold", "rm")


# Where it turned


def _tall(review: Review) -> int:
    """How high each turning point's board is."""
    return max((_cell(review) * CHARTS[point.done.seen.board.side].rows + 8 for point in review.points), default=0)


def _cell(review: Review) -> int:
    chart = CHARTS[review.points[0].done.seen.board.side]
    return min((_column(review) - 24) // chart.columns, 60)


def _shown(telling: Telling, point: TurningPoint) -> list[str]:
    """Which board stands above, in lines."""
    return wrapped(telling.shown(point), _column(telling.review) - 36, LEAST)


def _point(paper: Paper, place: int, shown: Sequence[str], lines: Sequence[str]) -> None:
    """A column: its number and heading, room for the board, what was made of the card and what could have been."""
    picture, theme, point, width = paper.picture, paper.theme, paper.review.points[place], paper.column
    x = left_of(place, width)
    card(picture, theme, place, paper.telling.heading(point), paper.points, width)
    below = paper.points + 60 + _tall(paper.review) + 28
    for row, line in enumerate((*shown, *lines)):
        picture.write(line, x + 18, below + row * LEADING, LEAST, theme.faint if row < len(shown) else theme.ink)


def _look(paper: Paper, made: Made) -> Look:
    """The board as it could have been, or else as it was left."""
    return Look(
        paper.theme.name,
        _cell(paper.review),
        paper.column - 24,
        _tall(paper.review),
        made.seen,
        frozenset({made.island} if made.island else ()),
        made.bridges,
    )
