"""What a layer paints from: the view, who sits where, and where things lie on the picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from engine.contract import Event
from engine.island.events import (
    Captured,
    Dived,
    Flew,
    Flooded,
    Lifted,
    Moved,
    Navigated,
    Sandbagged,
    Sank,
    ShoredUp,
    Swam,
)
from engine.island.parts import LAYOUTS
from engine.island.view import IslandView
from locales import say
from render.initials import initials
from render.lettering import drawable
from render.theme import WIDTH, Theme, Undrawable

MARGIN = 6
EDGE = 22
"""The strip of coordinates."""
TILE = 112
"""A tile as it was baked; never larger."""
TALLEST = 860
PAD = 10
BLOCK = 350
"""How wide a block of the panel is."""
STATUS_HEIGHT = 248
PLAYER_HEIGHT = 100
GAP = 6


@dataclass(frozen=True)
class Plan:
    """Where things lie: the panel beside the island or, where that makes the tiles larger, below it."""

    columns: int
    rows: int
    tile: int
    height: int
    island: tuple[int, int]
    panel: tuple[int, int, int, int]
    status: tuple[int, int]
    players: tuple[tuple[int, int], ...]

    def corner(self, square: str) -> tuple[int, int]:
        """The upper left corner of a place."""
        return (
            self.island[0] + (ord(square[0]) - ord("A")) * self.tile,
            self.island[1] + (int(square[1:]) - 1) * self.tile,
        )


@lru_cache(maxsize=64)
def plan(layout: str) -> Plan:
    """The plan of a layout, the same for any number of players so that a table's pictures stay alike."""
    if layout not in LAYOUTS:
        raise Undrawable("layout", layout)
    rows = LAYOUTS[layout].rows
    beside, below = _beside(len(rows[0]), len(rows)), _below(len(rows[0]), len(rows))
    return beside if beside.tile >= below.tile else below


def _beside(columns: int, rows: int) -> Plan:
    left = WIDTH - BLOCK - 2 * PAD
    tile = min(TILE, (left - EDGE - 2 * MARGIN) // columns, (TALLEST - EDGE - MARGIN) // rows)
    height = max(EDGE + rows * tile + MARGIN, STATUS_HEIGHT + 4 * (PLAYER_HEIGHT + GAP) + 2 * PAD)
    room = height - STATUS_HEIGHT - 2 * PAD
    step = room // 4
    return Plan(
        columns,
        rows,
        tile,
        height,
        (EDGE + (left - EDGE - columns * tile) // 2, EDGE + (height - EDGE - MARGIN - rows * tile) // 2),
        (left, 0, WIDTH - left, height),
        (left + PAD, PAD),
        tuple((left + PAD, height - PAD - step * (4 - seat) + step - PLAYER_HEIGHT) for seat in range(4)),
    )


def _below(columns: int, rows: int) -> Plan:
    deep = STATUS_HEIGHT + 2 * PAD
    tile = min(TILE, (WIDTH - EDGE - 2 * MARGIN) // columns, (TALLEST - deep - EDGE - MARGIN) // rows)
    top = EDGE + rows * tile + MARGIN
    gap = (WIDTH - 2 * PAD - 3 * BLOCK) // 2
    row = (STATUS_HEIGHT - 2 * PLAYER_HEIGHT) // 3
    return Plan(
        columns,
        rows,
        tile,
        top + deep,
        (EDGE + (WIDTH - EDGE - columns * tile) // 2, EDGE),
        (0, top, WIDTH, deep),
        (PAD, top + PAD),
        tuple(
            (PAD + (1 + seat % 2) * (BLOCK + gap), top + PAD + row + seat // 2 * (PLAYER_HEIGHT + row))
            for seat in range(4)
        ),
    )


@dataclass(frozen=True)
class Scene:
    """One picture to paint."""

    view: IslandView
    names: tuple[str, ...]
    theme: Theme
    lang: str
    changed: frozenset[str]

    @cached_property
    def plan(self) -> Plan:
        return plan(self.view.layout)

    @cached_property
    def initials(self) -> tuple[str, ...]:
        return initials(self.names)

    @cached_property
    def standing(self) -> dict[str, list[int]]:
        """Whose pawns stand where."""
        pawns: dict[str, list[int]] = {}
        for seat, square in enumerate(self.view.pawns):
            pawns.setdefault(square, []).append(seat)
        return pawns

    def say(self, key: str, **values: object) -> str:
        return say(self.lang, f"picture-{key}", **values)


def scene(view: IslandView, names: Sequence[str], theme: Theme, lang: str, events: Iterable[Event] = ()) -> Scene:
    """A name our fonts cannot draw becomes its seat's."""
    shown = tuple(drawable(name[:40]) or say(lang, "picture-player", seat=seat + 1) for seat, name in enumerate(names))
    return Scene(view, shown, theme, lang, changed(events))


def changed(events: Iterable[Event]) -> frozenset[str]:
    """The places where something happened."""
    places: set[str] = set()
    for event in events:
        match event:
            case Moved() | Flew() | Dived() | Navigated() | Swam() | Lifted():
                places.add(event.to)
            case ShoredUp(tiles=tiles):
                places.update(tiles)
            case Flooded() | Sank() | Sandbagged():
                places.add(event.tile)
            case Captured(at=at):
                places.add(at)
            case _:
                pass
    return frozenset(places)
