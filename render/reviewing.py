"""What the pictures of every game's review share: a heading, lines across, bars for cards and choices, columns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from render.canvas import Picture, breadth
from render.lettering import fitted, sized, wrapped
from render.theme import DARK, LEAST, NAME, TITLE, WIDTH, Theme

MARGIN: Final = 36
HEAD: Final = 104
"""How high the heading is."""
LEFT: Final = 86
"""Where what is drawn over the turns begins; left of it stand the numbers of the lines across."""
GAP: Final = 20
LINES: Final = 14
"""So many in a column at the most."""
LEADING: Final = 26
DISC: Final = 34


def head(picture: Picture, theme: Theme, title: str, about: str) -> None:
    """What is shown, and in a sentence what of it."""
    picture.fill(theme.banner, 0, 0, WIDTH, HEAD)
    picture.write(title, MARGIN, 46, TITLE, "#ffffff", "title")
    about = fitted(about, WIDTH - 2 * MARGIN, LEAST + 2)
    picture.write(about, MARGIN, 84, LEAST + 2, "#ffffff")


def line_across(picture: Picture, theme: Theme, y: int, width: int, number: str = "") -> None:
    """A line to read a height by; with its number a stronger one."""
    picture.fill(theme.faint, LEFT, y, width, 2 if number else 1, strength=120)
    picture.write(number, LEFT - 14, y + 1, LEAST, theme.faint, "bold", "rm")


def disc(picture: Picture, theme: Theme, place: int, x: int, y: int) -> None:
    """A turning point's number."""
    half = DISC // 2
    picture.frame(DARK, theme.accent, x - half, y - half, DISC, DISC, half, 3)
    picture.write(str(place + 1), x, y + 1, NAME, DARK, "bold", "mm")


def legend(picture: Picture, theme: Theme, y: int, cards: str, choices: str) -> None:
    """What the two sorts of bars are."""
    x = LEFT
    for words, is_choice in ((cards, False), (choices, True)):
        bar(picture, theme, x, y - 14, 16, 16, is_choice=is_choice)
        picture.write(words, x + 24, y, LEAST, theme.ink)
        x += 24 + round(breadth(words, LEAST)) + 36


def bar(picture: Picture, theme: Theme, x: int, y: int, width: int, height: int, *, is_choice: bool) -> None:
    """What cards brought is solid, what choices cost is striped: they differ without their colours, too."""
    picture.fill(theme.danger if is_choice else theme.water, x, y, width, height)
    for stripe in range(y + 4, y + height - 2, 7) if is_choice else ():
        picture.fill(theme.panel, x, stripe, width, 3)


def bars(
    picture: Picture, theme: Theme, zero: int, half: int, width: int, parts: Iterable[tuple[int, int, int]], most: int
) -> None:
    """Each from an x: what the cards brought, beside it what choices cost; `most` of it is half as high as all."""
    for x, *both in parts:
        for is_choice, part in enumerate(both):
            tall = round(abs(part) / (most or 1) * half)
            left, top = x + is_choice * (width + 2), zero - tall if part > 0 else zero
            bar(picture, theme, left, top, width, tall, is_choice=bool(is_choice))


# The chance to win


CURVE: Final = (HEAD + 24, WIDTH - LEFT - MARGIN, 236)
"""The place of the curve: y, width, height."""
PARTS: Final = (HEAD + 322, HEAD + 398, 48)
"""The baseline of the words above luck and choices, the line between gain and loss, the height of a bar."""
POINTS: Final = HEAD + 484
"""The upper edge of the turning points."""


class Course(NamedTuple):
    """The chance to win of a whole game: number, chance, luck and choices of each turn, then the chance at the end."""

    turns: tuple[tuple[int, int, int, int], ...]
    end: int
    points: tuple[int, ...]
    """The places of the turning points among the turns."""


def course(picture: Picture, theme: Theme, told: Course, luck: str, choices: str) -> None:
    """Draw the curve with its turning points, and luck and choices of each turn below it."""
    for chance in (0, 25, 50, 75, 100):
        line_across(picture, theme, _up(chance), CURVE[1], "" if chance % 50 else str(chance))
    chances = [chance for _, chance, *_ in told.turns] + [told.end]
    line = [(_across(told, place), _up(chance)) for place, chance in enumerate(chances)]
    picture.stroke(line, theme.panel_line, 9)
    picture.stroke(line, theme.water, 5)
    for number, place in enumerate(told.points):
        disc(picture, theme, number, _across(told, place), _up(chances[place]))
    _numbers(picture, theme, told)
    _parts(picture, theme, told, luck, choices)


def _across(told: Course, place: int) -> int:
    """Return the x where a turn begins. The last one leads to the end."""
    return LEFT + round(CURVE[1] * place / max(len(told.turns), 1))


def _up(chance: int) -> int:
    y, _, height = CURVE
    return y + round(height * (100 - chance) / 100)


def _numbers(picture: Picture, theme: Theme, told: Course) -> None:
    """Of the turns, as many as have room."""
    y = CURVE[0] + CURVE[2] + 28
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100) if len(told.turns) / step <= 20)
    for place, (number, *_) in enumerate(told.turns):
        if number % step == 0:
            picture.write(str(number), _across(told, place), y, LEAST, theme.faint, "text", "mm")


def _parts(picture: Picture, theme: Theme, told: Course, luck: str, choices: str) -> None:
    """Draw the luck of each turn, and its choices beside it."""
    above, zero, half = PARTS
    legend(picture, theme, above, luck, choices)
    width = max(4, min(18, CURVE[1] // max(len(told.turns), 1) // 3))
    parts = [(_across(told, place) + 3, brought, cost) for place, (_, _, brought, cost) in enumerate(told.turns)]
    most = max([abs(part) for _, *both in parts for part in both], default=0) or 1
    bars(picture, theme, zero, half, width, parts, most)
    picture.fill(theme.panel_line, LEFT, zero, CURVE[1], 2)
    picture.write(f"±{most}", LEFT - 14, zero + 1, LEAST, theme.faint, "bold", "rm")


# Turning points


def column(many: int, widest: int = WIDTH) -> int:
    """How wide each of so many columns is."""
    return min((WIDTH - 2 * MARGIN - GAP * (many - 1)) // max(many, 1), widest)


def left_of(place: int, width: int) -> int:
    """Where a column so wide begins."""
    return MARGIN + place * (width + GAP)


def lines_of(told: Iterable[str], width: int) -> list[str]:
    """What is told in a column, in lines; the last of too many ends in an ellipsis."""
    lines = [line for words in told for line in wrapped(words, width - 36, LEAST)]
    if len(lines) <= LINES:
        return lines
    return [*lines[: LINES - 1], fitted(" ".join(lines[LINES - 1 :]), width - 36, LEAST)]


def card(picture: Picture, theme: Theme, place: int, heading: str, y: int, width: int) -> None:
    """A turning point's column, down to the picture's end: its frame, its number, its heading."""
    x = left_of(place, width)
    picture.frame(theme.panel_line, theme.raised, x, y, width, picture.height - y - 20, 14, 3)
    disc(picture, theme, place, x + 32, y + 32)
    shown, size = sized(heading, width - 76, NAME)
    picture.write(shown, x + 60, y + 40, size, theme.ink, "bold")
