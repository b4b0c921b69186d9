"""A finished game looked at again, on one picture: the chance to win over its turns, and where it turned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.island.parts import LAYOUTS
from engine.island.review import Review, TurningPoint
from engine.island.view import IslandView
from locales import say
from render.canvas import Picture, sprite
from render.initials import initials
from render.island.board import figure
from render.island.review_text import Telling
from render.lettering import drawable
from render.printing import Collage
from render.reviewing import LEADING, MARGIN, POINTS, Course, card, column, course, head, left_of, lines_of
from render.theme import LEAST, STANDARD, WIDTH, Theme

RIM: Final = 24
"""What coordinates take of a map."""
CELL: Final = 46
"""How large a tile of a map is at the most."""


class Paper(NamedTuple):
    """What is painted on, and of what."""

    picture: Picture
    review: Review
    telling: Telling
    theme: Theme


def draw(review: Review, names: Sequence[str], language: str, theme: Theme = STANDARD) -> Collage:
    """Curve, parts, and a column for each turning point."""
    shown = tuple(drawable(name[:40]) or say(language, "picture-player", seat=n) for n, name in enumerate(names, 1))
    telling = Telling(review, shown, language, 1)
    width = column(len(review.points))
    columns = [lines_of(telling.told(point), width) for point in review.points]
    most = max(map(len, columns), default=0)
    deep = max((_map(point.view, width)[1] for point in review.points), default=0)
    height = POINTS + (60 + deep + 20 + most * LEADING + MARGIN if columns else 0)
    paper = Paper(Picture.blank(WIDTH, height, theme.panel), review, telling, theme)
    head(paper.picture, theme, telling.title(), telling.summary())
    turns = tuple((turn.number, turn.chance, turn.luck, turn.choices) for turn in review.turns)
    places = tuple(point.turn.number - 1 for point in review.points)
    told = Course(turns, 100 if review.won else 0, places)
    course(paper.picture, theme, told, say(language, "island-review-luck"), say(language, "island-review-choices"))
    for place, lines in enumerate(columns):
        _point(paper, place, width, deep, lines)
    return Collage.of(paper.picture)


# Where it turned


def _point(paper: Paper, place: int, width: int, deep: int, lines: Sequence[str]) -> None:
    """A column: its number and heading, the position, what was done and what could have been."""
    point: TurningPoint = paper.review.points[place]
    x = left_of(place, width)
    card(paper.picture, paper.theme, place, paper.telling.heading(point), POINTS, width)
    _position(paper, point.view, x + width // 2, POINTS + 60, width)
    for row, line in enumerate(lines):
        paper.picture.write(line, x + 18, POINTS + 60 + deep + 28 + row * LEADING, LEAST, paper.theme.ink)


def _map(view: IslandView, width: int) -> tuple[int, int]:
    """How large a tile of an island's map is in a column so wide, and how high the map."""
    cell = min(CELL, (width - RIM - 36) // len(view.rows[0]))
    return cell, len(view.rows) * cell + RIM + 8


def _position(paper: Paper, view: IslandView, middle: int, y: int, width: int) -> None:
    """The island in small: its tiles, and who stands where."""
    size, deep = _map(view, width)
    wide = len(view.rows[0]) * size
    left, top = middle - (wide - RIM) // 2, y + RIM
    paper.picture.fill(paper.theme.sea, left - RIM - 4, y, wide + RIM + 12, deep, 10)
    _coordinates(paper, view, left, top, size)
    tiles = {tile.square: tile for tile in view.tiles}
    for square in LAYOUTS[view.layout].squares:
        tile = tiles[square]
        at = (left + (ord(square[0]) - ord("A")) * size, top + (int(square[1:]) - 1) * size)
        name = "sunk" if tile.state == "sunk" else f"{tile.tile}-{tile.state}"
        paper.picture.paint(sprite("island", paper.theme.name, name, size - 2), at[0] + 1, at[1] + 1)
        here = [seat for seat, pawn in enumerate(view.pawns) if pawn == square]
        _pawns(paper, view, here, at, size)


def _coordinates(paper: Paper, view: IslandView, left: int, top: int, size: int) -> None:
    """Letters above the columns, numbers beside the rows."""
    signs = [
        (chr(ord("A") + column), left + column * size + size // 2, top - 12) for column in range(len(view.rows[0]))
    ]
    signs += [(str(row + 1), left - 14, top + row * size + size // 2) for row in range(len(view.rows))]
    for sign, x, y in signs:
        paper.picture.write(sign, x, y + 1, LEAST, paper.theme.coordinate, "bold", "mm")


def _pawns(paper: Paper, view: IslandView, seats: Sequence[int], at: tuple[int, int], size: int) -> None:
    """Side by side on their tile, over one another where they are many."""
    letters, tall = initials(paper.telling.names), round(size * 0.7)
    step = (size - tall) // max(len(seats) - 1, 1)
    for place, seat in enumerate(seats):
        pawn = figure(paper.theme.name, view.adventurers[seat], letters[seat], tall)
        x = at[0] + (place * step if len(seats) > 1 else step // 2)
        paper.picture.paint(pawn, x, at[1] + size - pawn.height - 2)
