"""A finished game looked at again, on one picture: the chance to win over its turns, and where it turned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.island.parts import LAYOUTS, Adventurer
from engine.island.review import Review, TurningPoint
from engine.island.view import IslandView
from locales import say
from render.canvas import Picture, breadth, sprite
from render.initials import initials
from render.island.board import figure
from render.island_review import Telling
from render.lettering import drawable, fitted, wrapped
from render.printing import Collage
from render.theme import DARK, LEAST, NAME, STANDARD, TITLE, WIDTH, Theme

MARGIN: Final = 36
HEAD: Final = 104
CURVE: Final = (86, HEAD + 24, WIDTH - 86 - MARGIN, 236)
"""Where the chance to win is drawn: x, y, width, height."""
PARTS: Final = (86, HEAD + 336, WIDTH - 86 - MARGIN, 96)
"""Where luck and choices are."""
POINTS: Final = HEAD + 484
"""Where the turning points begin."""
GAP: Final = 20
MAP: Final = 216
RIM: Final = 24
"""What coordinates take of it."""
LINES: Final = 11
"""So many beneath a map at the most."""
LEADING: Final = 26
DISC: Final = 34


class Paper(NamedTuple):
    """What is painted on, and of what."""

    picture: Picture
    review: Review
    telling: Telling
    theme: Theme

    def say(self, key: str) -> str:
        return say(self.telling.language, key)


def draw(review: Review, names: Sequence[str], language: str, theme: Theme = STANDARD) -> Collage:
    """Curve, parts, and a column for each turning point."""
    shown = tuple(drawable(name[:40]) or say(language, "picture-player", seat=n) for n, name in enumerate(names, 1))
    telling = Telling(review, shown, language, 1)
    columns = [_lines(telling, point) for point in review.points]
    most = max(map(len, columns), default=0)
    height = POINTS + (60 + MAP + 20 + most * LEADING + MARGIN if columns else 0)
    paper = Paper(Picture.blank(WIDTH, height, theme.panel), review, telling, theme)
    _head(paper)
    _curve(paper)
    _parts(paper)
    for place, lines in enumerate(columns):
        _point(paper, place, lines)
    return Collage.of(paper.picture)


def _column(review: Review) -> int:
    """How wide each turning point's is."""
    many = len(review.points)
    return (WIDTH - 2 * MARGIN - GAP * (many - 1)) // many


def _lines(telling: Telling, point: TurningPoint) -> list[str]:
    width = _column(telling.review) - 36
    lines = [line for told in telling.told(point) for line in wrapped(told, width, LEAST)]
    return lines if len(lines) <= LINES else [*lines[: LINES - 1], fitted(" ".join(lines[LINES - 1 :]), width, LEAST)]


def _head(paper: Paper) -> None:
    picture, theme = paper.picture, paper.theme
    picture.fill(theme.banner, 0, 0, WIDTH, HEAD)
    picture.write(paper.telling.title(), MARGIN, 46, TITLE, "#ffffff", "title")
    told = fitted(paper.telling.summary(), WIDTH - 2 * MARGIN, LEAST + 2, "text")
    picture.write(told, MARGIN, 84, LEAST + 2, "#ffffff")


# The chance to win


def _across(paper: Paper, turn: int) -> int:
    """Where a turn begins on the picture; the last one leads to the end."""
    x, _, width, _ = CURVE
    return x + round(width * (turn - 1) / max(len(paper.review.turns), 1))


def _up(chance: int) -> int:
    _, y, _, height = CURVE
    return y + round(height * (100 - chance) / 100)


def _curve(paper: Paper) -> None:
    picture, theme = paper.picture, paper.theme
    x, _, width, _ = CURVE
    for chance in (0, 25, 50, 75, 100):
        picture.fill(theme.faint, x, _up(chance), width, 1 if chance % 50 else 2, strength=120)
        if not chance % 50:
            picture.write(f"{chance}", x - 14, _up(chance) + 1, LEAST, theme.faint, "bold", "rm")
    chances = [turn.chance for turn in paper.review.turns] + [100 if paper.review.won else 0]
    line = [(_across(paper, number), _up(chance)) for number, chance in enumerate(chances, 1)]
    picture.stroke(line, theme.panel_line, 9)
    picture.stroke(line, theme.water, 5)
    for place, point in enumerate(paper.review.points):
        turn = point.turn
        _disc(paper, place, _across(paper, turn.number), _up(turn.chance))
    _numbers(paper)


def _numbers(paper: Paper) -> None:
    """Of the turns, as many as have room."""
    turns = len(paper.review.turns)
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100) if turns / step <= 20)
    for number in range(step, turns + 1, step):
        paper.picture.write(
            str(number), _across(paper, number), CURVE[1] + CURVE[3] + 28, LEAST, paper.theme.faint, "text", "mm"
        )


def _disc(paper: Paper, place: int, x: int, y: int) -> None:
    """A turning point's number."""
    theme, half = paper.theme, DISC // 2
    paper.picture.frame(DARK, theme.accent, x - half, y - half, DISC, DISC, half, 3)
    paper.picture.write(str(place + 1), x, y + 1, NAME, DARK, "bold", "mm")


# Luck apart from choices


def _parts(paper: Paper) -> None:
    """For each turn what the cards brought, and beside it what choices cost."""
    x, y, width, height = PARTS
    picture, theme, turns = paper.picture, paper.theme, paper.review.turns
    _legend(paper, x, y - 14)
    most = max([abs(part) for turn in turns for part in (turn.luck, turn.choices)], default=0) or 1
    zero = y + height // 2 + 14
    bar = max(4, min(18, width // max(len(turns), 1) // 3))
    for turn in turns:
        left = _across(paper, turn.number) + 3
        for shift, part, colour in ((0, turn.luck, theme.water), (bar + 2, turn.choices, theme.danger)):
            tall = round(abs(part) / most * height / 2)
            picture.fill(colour, left + shift, zero - tall if part > 0 else zero, bar, tall)
    picture.fill(theme.panel_line, x, zero, width, 2)
    picture.write(f"±{most}", x - 14, zero + 1, LEAST, theme.faint, "bold", "rm")


def _legend(paper: Paper, x: int, y: int) -> None:
    for key, colour in (("island-review-luck", paper.theme.water), ("island-review-choices", paper.theme.danger)):
        words = paper.say(key)
        paper.picture.fill(colour, x, y - 14, 16, 16, 3)
        paper.picture.write(words, x + 24, y, LEAST, paper.theme.ink)
        x += 24 + round(breadth(words, LEAST)) + 36


# Where it turned


def _point(paper: Paper, place: int, lines: Sequence[str]) -> None:
    """A column: its number and heading, the position, what was done and what could have been."""
    picture, theme, point, width = paper.picture, paper.theme, paper.review.points[place], _column(paper.review)
    x = MARGIN + place * (width + GAP)
    picture.frame(theme.panel_line, theme.raised, x, POINTS, width, picture.height - POINTS - 20, 14, 3)
    _disc(paper, place, x + 32, POINTS + 32)
    heading = fitted(paper.telling.heading(point), width - 76, NAME, "bold")
    picture.write(heading, x + 60, POINTS + 40, NAME, theme.ink, "bold")
    _position(paper, point.view, x + width // 2, POINTS + 60)
    for row, line in enumerate(lines):
        picture.write(line, x + 18, POINTS + 60 + MAP + 28 + row * LEADING, LEAST, theme.ink)


def _position(paper: Paper, view: IslandView, middle: int, y: int) -> None:
    """The island in small: its tiles, and who stands where."""
    columns, rows = len(view.rows[0]), len(view.rows)
    size = min((MAP - RIM - 8) // rows, (300 - RIM) // columns)
    left, top = middle - (columns * size - RIM) // 2, y + (MAP - rows * size + RIM) // 2
    paper.picture.fill(paper.theme.sea, left - RIM - 4, y, columns * size + RIM + 12, MAP, 10)
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
    letters, tall = initials(paper.telling.names), round(size * 0.8)
    for place, seat in enumerate(seats):
        pawn = _figure(paper.theme, view.adventurers[seat], letters[seat], tall)
        paper.picture.paint(pawn, at[0] + 2 + place * size // 4, at[1] + size - pawn.height)


def _figure(theme: Theme, adventurer: Adventurer, letter: str, tall: int) -> Picture:
    return figure(theme.name, adventurer, letter, tall)
