"""A day's deal of a server: who did best here, how all others did, and the computer; its words, and its picture."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date as calendar
from importlib import import_module
from typing import Final, NamedTuple, TypeAlias

from msgspec import Struct

from locales import dated, say
from render.theme import STANDARD, dressed

MOST: Final = 1024
BARS: Final = 16
"""So many at the most."""
STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200)
"""How many points a bar may hold."""
TOLD: Final = 10
"""So many of those here are named."""

Finished: TypeAlias = tuple[str, int, int]
"""Somebody here: name, points, hints that were asked for."""


class Day(Struct, frozen=True):
    """What is known of it; the best need not come first."""

    game: str
    date: str
    """As a calendar's `2026-11-19`."""
    here: tuple[Finished, ...]
    everybody: tuple[int, ...]
    """The points of all who played it, those here among them."""
    computer: int | None
    streak: int
    """So many days in a row somebody here has finished it."""
    is_crowned: bool = True
    """Whoever is first here has won it; the most points of those who lost are no crown's worth."""

    @property
    def ranked(self) -> list[tuple[int, Finished]]:
        """Those here with their places, the best first; whoever is level shares a place."""
        order = sorted(self.here, key=lambda each: -each[1])
        return [(1 + sum(other[1] > each[1] for other in order), each) for each in order]


class Bar(NamedTuple):
    """So many who have from so many to so many points, and who of those here."""

    first: int
    last: int
    many: int
    here: tuple[int, ...]
    """Their numbers in the ranking, from 0."""
    has_computer: bool


def bars(day: Day) -> list[Bar]:
    """From the fewest points to the most; a bar holds as few different ones as there is room for."""
    computer = [] if day.computer is None else [day.computer]
    points = [*day.everybody, *[points for _, points, _ in day.here], *computer]
    if not points:
        return []
    low, high = min(points), max(points)
    step = next((step for step in STEPS if high // step - low // step < BARS), (high - low) // BARS + 1)
    found = []
    for first in range(low // step * step, high + 1, step):
        held = range(first, first + step)
        here = tuple(number for number, (_, (_, points, _)) in enumerate(day.ranked) if points in held)
        many = max(sum(each in held for each in day.everybody), len(here))
        found.append(Bar(first, held[-1], many, here, day.computer in held))
    return found


# In words


def title(day: Day, language: str) -> tuple[str, str]:
    """The game, and whose day it is."""
    when = dated(language, calendar.fromisoformat(day.date))
    return say(language, f"{day.game}-title"), say(language, f"day-of-{day.game}", date=when)


def alt(day: Day, language: str) -> str:
    """The picture's description: 1,024 characters at most, the last of those here left out first."""
    for most, longest in ((TOLD, 32), (TOLD, 16), (3, 16)):
        words = "\n".join(_lines(day, language, most, longest))
        if len(words) <= MOST:
            return words
    return words[: MOST - 1] + "…"


def _lines(day: Day, language: str, most: int, longest: int) -> Iterator[str]:
    yield ". ".join(title(day, language)) + "."
    ranked = day.ranked
    for place, (name, points, hints) in ranked[:most]:
        shown = name if len(name) <= longest else name[: longest - 1] + "…"
        yield say(language, "day-line", place=place, name=shown, points=points, hints=hints)
    if not ranked:
        yield say(language, "day-nobody-here")
    elif len(ranked) > most:
        yield say(language, "day-more", count=len(ranked) - most)
    yield best(day, language)
    if day.computer is not None:
        yield say(language, "day-computer", points=day.computer)
    if day.everybody:
        spread = ", ".join(f"{_held(bar)}: {bar.many}" for bar in bars(day) if bar.many)
        yield say(language, "day-spread", bars=spread)
    if day.streak > 1:
        yield say(language, "day-streak", days=day.streak)


def best(day: Day, language: str) -> str:
    """Of all who play with this bot."""
    if not day.everybody:
        return say(language, "day-nobody")
    return say(language, "day-best", points=max(day.everybody), count=len(day.everybody))


def _held(bar: Bar) -> str:
    return str(bar.last) if bar.first == bar.last else f"{bar.first}–{bar.last}"


# Drawn


def drawn(day: Day, language: str, theme: str = STANDARD.name) -> bytes:
    """The picture as a PNG; `alt` is its twin in words."""
    podium = import_module("render.podium")  # Pillow comes with it
    picture: bytes = podium.png(podium.draw(day, language, dressed(theme)))
    return picture
