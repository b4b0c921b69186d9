"""The picture of a day's deal: a podium with a crown, and how everybody's points lie, those here marked."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Final, NamedTuple

from locales import say
from render.canvas import Picture, breadth, sprite
from render.day import Bar, Day, bars, best, title
from render.initials import initials
from render.lettering import drawable, fitted, sized, wrapped
from render.printing import Collage, png
from render.theme import DARK, LEAST, NAME, WIDTH, Theme

__all__ = ["draw", "png"]

HEIGHT: Final = 560
MARGIN: Final = 36
HEAD: Final = 136
STEP: Final = 156
"""How wide a step of the podium is."""
HIGH: Final = (170, 145, 120)
"""How high the steps of the first three are."""
ROOM: Final = 3 * STEP + 16
GROUND: Final = 464
ORDER: Final = (1, 0, 2)
"""From the left: the second, the first, the third."""
CHART: Final = (576, HEAD + 104, WIDTH - 576 - MARGIN, GROUND - HEAD - 104)
"""Where the bars are: x, y, width, height."""
DISC: Final = 34
OURS: Final = 2
"""So many of those here are marked above a bar."""
TALLEST: Final = CHART[3] - 30 - OURS * (DISC + 2)


class Paper(NamedTuple):
    """What is painted on, and of what."""

    picture: Picture
    day: Day
    language: str
    theme: Theme


def draw(day: Day, language: str, theme: Theme) -> Collage:
    """A sea with the title above, the podium on the left, the points on the right."""
    paper = Paper(Picture.blank(WIDTH, HEIGHT, theme.panel), day, language, theme)
    _head(paper)
    paper.picture.fill(theme.faint, 552, HEAD + 28, 2, HEIGHT - HEAD - 56, strength=110)
    _podium(paper)
    _points(paper)
    return Collage.of(paper.picture)


def _names(paper: Paper) -> list[str]:
    """Of those here, the best first, as far as our fonts have their letters."""
    return [
        drawable(name[:40]) or say(paper.language, "picture-player", seat=number)
        for number, (_, (name, _, _)) in enumerate(paper.day.ranked, 1)
    ]


# Above


def _head(paper: Paper) -> None:
    picture, day, theme = paper.picture, paper.day, paper.theme
    wave = sprite(day.game, theme.name, "sea")
    sea = Picture.blank(WIDTH, HEAD, theme.sea)
    for x in range(0, WIDTH, wave.width):
        sea.paint(wave, x, 0)
    picture.paint(sea, 0, 0)
    picture.fill(theme.panel_line, 0, HEAD - 4, WIDTH, 4)
    left = MARGIN
    if emblem := getattr(import_module(f"render.{day.game}"), "EMBLEM", ""):
        sign = sprite(day.game, theme.name, emblem, 104)
        picture.paint(sign, left, (HEAD - sign.height) // 2 - 2)
        left += 128
    name, of = title(day, paper.language)
    room = WIDTH - left - MARGIN - _streak(paper)
    picture.write(fitted(name, room, 60, "title"), left, 68, 60, theme.label, "title", "ls", theme.label_line)
    picture.write(fitted(of, room, 30, "bold"), left, 110, 30, theme.label, "bold", "ls", theme.label_line)


def _streak(paper: Paper) -> int:
    """On the right so many days in a row; how much room that takes."""
    if paper.day.streak < 2:
        return 0
    words, number = say(paper.language, "day-streak", days=paper.day.streak), str(paper.day.streak)
    words = words.removeprefix(number).strip()
    width = round(max(breadth(number, 52, "bold"), breadth(words, LEAST, "bold"))) + 44
    left, theme = WIDTH - MARGIN - width, paper.theme
    paper.picture.frame(theme.panel_line, theme.accent, left, 20, width, 96, 18, 4)
    paper.picture.write(number, left + width / 2, 72, 52, DARK, "bold", "ms")
    paper.picture.write(words, left + width / 2, 102, LEAST, DARK, "bold", "ms")
    return width + 24


# The best here


def _podium(paper: Paper) -> None:
    picture, theme, ranked = paper.picture, paper.theme, paper.day.ranked
    _heading(paper, say(paper.language, "day-here"), MARGIN, 540 - MARGIN)
    if not ranked:
        lines = wrapped(say(paper.language, "day-nobody-here"), 440, NAME)
        for row, line in enumerate(lines):
            picture.write(line, 290, 330 + 32 * row, NAME, theme.faint, "text", "ms")
    left = MARGIN + 8 + (STEP // 2 if len(ranked) == 2 else 0)
    for column, number in enumerate(ORDER):
        if number < len(ranked):
            place, (_, points, hints) = ranked[number]
            _step(paper, left + column * STEP, place, (_names(paper)[number], points, hints))
    picture.fill(theme.panel_line, MARGIN, GROUND, ROOM, 4)
    _others(paper)


def _step(paper: Paper, x: int, place: int, finished: tuple[str, int, int]) -> None:
    """As high as the place; the first wears the crown."""
    picture, theme, (name, points, hints) = paper.picture, paper.theme, finished
    tall, is_first = HIGH[place - 1], place == 1
    top, middle, ink = GROUND - tall, x + STEP / 2, DARK if is_first else theme.ink
    picture.frame(theme.panel_line, theme.accent if is_first else theme.raised, x + 3, top, STEP - 6, tall + 10, 14, 3)
    picture.fill(theme.panel, x, GROUND, STEP, 12)
    picture.write(str(points), middle, top + 50, 52, ink, "bold", "ms")
    if hints:
        told = say(paper.language, "day-hints", hints=hints)
        picture.write(fitted(told, STEP - 16, LEAST), middle, top + 76, LEAST, ink, "text", "ms")
    picture.write(f"{place}.", middle, GROUND - 12, NAME, ink, "bold", "ms")
    shown, size = sized(name, (STEP if len(paper.day.ranked) > 1 else ROOM) - 8, NAME)
    picture.write(shown, middle, top - 14, size, theme.ink, "bold", "ms")
    if is_first and paper.day.is_crowned:
        crown = sprite("podium", theme.name, "crown", 60)
        picture.paint(crown, round(middle) - 30, top - 42 - crown.height)


def _others(paper: Paper) -> None:
    """Beneath the podium, in a line, as many as have room."""
    named = zip(_names(paper), paper.day.ranked, strict=True)
    told = [f"{place}. {name}: {points}" for name, (place, (_, points, _)) in named][len(ORDER) :]
    for shown in range(len(told), -1, -1):
        more = [say(paper.language, "day-more", count=len(told) - shown)] if shown < len(told) else []
        line = " · ".join([*told[:shown], *more])
        if breadth(line, LEAST) <= ROOM:
            break
    paper.picture.write(line, MARGIN + 4, GROUND + 34, LEAST, paper.theme.ink)


def _heading(paper: Paper, words: str, x: int, width: int) -> None:
    paper.picture.write(fitted(words, width, 28, "bold"), x, HEAD + 52, 28, paper.theme.ink, "bold")


# Everybody's points


def _points(paper: Paper) -> None:
    """Bars, those here in gold; above them their discs, through one the computer's line."""
    x, _, width, _ = CHART
    _heading(paper, say(paper.language, "day-anywhere"), x, width)
    _legend(paper, x, HEAD + 86)
    found = bars(paper.day)
    step = width // max(len(found), 1)
    most = max((bar.many for bar in found), default=0)
    marks = initials(tuple(_names(paper)))
    for place, bar in enumerate(found):
        middle = x + place * step + step // 2
        tall = round(TALLEST * bar.many / max(most, 1))
        _bar(paper, bar, middle, min(step - 4, 64), tall)
        if bar.has_computer:
            _computer(paper, middle)
        _discs(paper, [marks[number] for number in bar.here], middle, GROUND - tall)
    paper.picture.fill(paper.theme.panel_line, x, GROUND, width, 4)
    _scale(paper, found, step)
    paper.picture.write(fitted(best(paper.day, paper.language), width, LEAST), x, GROUND + 74, LEAST, paper.theme.ink)


def _legend(paper: Paper, x: int, y: int) -> None:
    for key, colour in (("day-ours", paper.theme.accent), ("day-others", paper.theme.water)):
        words = say(paper.language, key)
        paper.picture.frame(paper.theme.panel_line, colour, x, y - 16, 18, 18, 4, 2)
        paper.picture.write(words, x + 26, y, LEAST, paper.theme.ink)
        x += 26 + round(breadth(words, LEAST)) + 30


def _bar(paper: Paper, bar: Bar, middle: int, wide: int, tall: int) -> None:
    """Those elsewhere on those here."""
    left, here = middle - wide // 2, round(tall * len(bar.here) / max(bar.many, 1))
    paper.picture.fill(paper.theme.panel_line, left, GROUND - tall, wide, tall, 4)
    paper.picture.fill(paper.theme.water, left + 2, GROUND - tall + 2, wide - 4, tall - 2, 3)
    here = min(here, tall - 2)
    paper.picture.fill(paper.theme.accent, left + 2, GROUND - here, wide - 4, here)


def _discs(paper: Paper, marks: Sequence[str], middle: int, top: int) -> None:
    for row, mark in enumerate(discs(marks)):
        y = top - (row + 1) * (DISC + 2)
        paper.picture.frame(DARK, paper.theme.accent, middle - DISC // 2, y, DISC, DISC, DISC // 2, 3)
        paper.picture.write(mark, middle, y + DISC // 2 + 1, LEAST, DARK, "bold", "mm")


def discs(marks: Sequence[str]) -> list[str]:
    """Return the marks of tied players: all of them, or the first and how many more there are."""
    return list(marks) if len(marks) <= OURS else [marks[0], f"+{len(marks) - 1}"]


def _computer(paper: Paper, middle: int) -> None:
    """A line through its bar, its points above."""
    picture, theme, (x, y, width, _) = paper.picture, paper.theme, CHART
    picture.fill(theme.panel, middle - 4, y + 30, 8, GROUND - y - 30)
    for dash in range(y + 30, GROUND, 14):
        picture.fill(theme.danger, middle - 2, dash, 4, min(8, GROUND - dash))
    words = fitted(say(paper.language, "day-computer", points=paper.day.computer), width, LEAST, "bold")
    half = breadth(words, LEAST, "bold") / 2 + 4
    at = min(max(middle, x + half), x + width - half)
    picture.write(words, at, y + 20, LEAST, theme.danger, "bold", "ms")


def _scale(paper: Paper, found: Sequence[Bar], step: int) -> None:
    """The fewest points of each bar, as many as have room."""
    x = CHART[0]
    widest = max((breadth(str(bar.first), LEAST) for bar in found), default=0) + 14
    every = next(every for every in range(1, 99) if every * step >= widest)
    for place, bar in list(enumerate(found))[::every]:
        words = str(bar.first)
        paper.picture.write(words, x + place * step + step // 2, GROUND + 34, LEAST, paper.theme.faint, "text", "ms")
