"""The strip above the island: rounds with their dice, and morale."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple, TypeAlias

from engine.crusoe.parts import MORALE
from locales import say
from render.canvas import Picture, breadth, kept
from render.crusoe.bits import sign
from render.crusoe.goals import dice_of, omen
from render.crusoe.places import STRIP
from render.crusoe.scene import Scene
from render.lettering import fitted
from render.printing import Collage, Piece
from render.theme import ACT, DARK, LEAST, dressed

EDGE = 8
CAPTION = 66
"""How wide the word before a track may be."""
PAST, WIDEST, LEVEL = 21, 76, 26
"""How wide a past round is, another at most, and a step of morale."""
CELL = 29
"""How high a round is; the dice lie below it."""
DIE = 22

Cells: TypeAlias = tuple[tuple[int, int, int], ...]
"""Each round with where it begins and how wide it is."""


class Run(NamedTuple):
    """Rounds with the same dice and the same special event, from pixel to pixel."""

    left: int
    right: int
    signs: tuple[str, ...]


def track(collage: Collage, scene: Scene) -> None:
    """Two pieces side by side."""
    view, theme, where = scene.view, scene.theme.name, scene.places
    days = rounds(theme, scene.lang, view.options.scenario, view.round, view.rounds, where.rounds.width)
    collage.lay(days, where.rounds.x, where.rounds.y)
    collage.lay(levels(theme, scene.lang, view.morale, where.morale.width), where.morale.x, where.morale.y)


def _strip(theme: str, width: int) -> Picture:
    strip = Picture.blank(width, STRIP, dressed(theme).panel)
    strip.fill(dressed(theme).panel_line, 0, STRIP - 3, width, 3)
    return strip


def _caption(strip: Picture, theme: str, words: str) -> int:
    """The track's name, and where the track begins."""
    words = fitted(words, CAPTION, LEAST)
    strip.write(words, EDGE, 26, LEAST, dressed(theme).faint)
    return EDGE + round(breadth(words, LEAST)) + 7


@kept(48)
def rounds(theme: str, lang: str, scenario: str, now: int, last: int, width: int) -> Piece:
    """Every round, past ones small; below them what their evenings bring, told once for rounds that are alike."""
    strip, dress = _strip(theme, width), dressed(theme)
    places = cells(_caption(strip, theme, say(lang, "picture-crusoe-caption-round")), width - 4, now, last)
    for number, x, wide in places:
        _round(strip, theme, number, now, x, wide)
    for run in runs(scenario, [place for place in places if place[0] >= now]):
        strip.frame(dress.faint, dress.raised, run.left, 33, run.right - run.left, 24, 6, 1)
        size = min(DIE, (run.right - run.left - 4) // len(run.signs))
        left = (run.left + run.right - len(run.signs) * size) // 2
        for place, name in enumerate(run.signs):
            strip.paint(sign(theme, name, size), left + place * size, 45 - size // 2)
    return Piece(strip)


def cells(left: int, right: int, now: int, last: int) -> Cells:
    past = now - 1
    wide = min(WIDEST, (right - left - past * PAST) // (last - past))
    starts = [left + number * PAST for number in range(past)]
    starts += [left + past * PAST + number * wide for number in range(last - past)]
    return tuple((number + 1, x, PAST if number < past else wide) for number, x in enumerate(starts))


def runs(scenario: str, places: list[tuple[int, int, int]]) -> Iterator[Run]:
    """Rounds one after the other that bring the same."""
    for signs, alike in groupby(places, key=lambda place: signs_of(scenario, place[0])):
        if signs:
            rounds_of = list(alike)
            yield Run(rounds_of[0][1], rounds_of[-1][1] + rounds_of[-1][2] - 2, signs)


def signs_of(scenario: str, number: int) -> tuple[str, ...]:
    special = omen(scenario, number)
    return (*(f"die-{die}" for die in dice_of(scenario, number)), *([special] if special else ()))


def _round(strip: Picture, theme: str, number: int, now: int, x: int, wide: int) -> None:
    dress = dressed(theme)
    if number < now:
        strip.write(str(number), x + PAST / 2, 25, LEAST, dress.faint, "text", "ms")
        return
    ground, ink = (dress.accent, DARK) if number == now else (dress.panel, dress.ink)
    strip.frame(dress.panel_line, ground, x, 3, wide - 2, CELL, 7, 2 if number == now else 1)
    strip.write(str(number), x + (wide - 2) / 2, 27, ACT, ink, "bold", "ms")


@kept(24)
def levels(theme: str, lang: str, morale: int, width: int) -> Piece:
    strip = _strip(theme, width)
    left = _caption(strip, theme, say(lang, "picture-crusoe-caption-morale"))
    for place, steps in enumerate(MORALE):
        _level(strip, theme, left + place * LEVEL, steps, morale)
    return Piece(strip)


def _level(strip: Picture, theme: str, x: int, steps: int, now: int) -> None:
    dress, is_now = dressed(theme), steps == now
    strip.frame(dress.panel_line, dress.accent if is_now else dress.raised, x, 9, LEVEL - 1, 34, 6, 2 if is_now else 1)
    words = f"+{steps}" if steps > 0 else f"−{-steps}" if steps < 0 else "0"
    ink = DARK if is_now else dress.danger if steps < 0 else dress.ink
    strip.write(words, x + (LEVEL - 1) / 2, 33, LEAST, ink, "bold", "ms")
