"""Where things lie on the picture: the island, and around it the blocks of the panel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product

from engine.island.parts import LAYOUTS
from render.theme import TALL_WIDTH, WIDTH, Undrawable

MARGIN = 6
EDGE = 22
"""The strip of coordinates."""
TILE = 112
"""A tile as it was baked; never larger."""
TALLEST = 860
PAD = 10
GAP = 5
BLOCK = 350
"""How wide a block of the panel is."""
HEIGHTS = {"turn": 70, "treasures": 76, "meter": 66, "cards": 56, "player": 92, "legend": 58}
ENDING = {"title": 230, "numbers": 132, "setting": 62, "person": 58}
LEGEND = (BLOCK // 2, 27)
"""How large a line of the legend is."""

Place = tuple[int, int]
Legend = tuple[int, int, int]
"""Where a half of the legend lies, and in how many columns."""


@dataclass(frozen=True)
class Plan:
    """The panel beside the island or, where that makes the tiles larger, below it; below it in a tall picture."""

    rows: tuple[str, ...]
    tile: int
    width: int
    height: int
    island: Place
    panel: tuple[int, int, int, int]
    blocks: dict[str, Place]
    players: tuple[Place, ...]
    ending: dict[str, Place]
    """The blocks of a finished game's panel."""
    people: tuple[Place, ...]
    """Who played, on a finished game's panel."""
    legend: tuple[Legend, ...]
    """Where the marks are explained, and where the small cards: on the panel or, in a corner, on the sea."""

    def corner(self, square: str) -> Place:
        """The upper left corner of a place."""
        return (
            self.island[0] + (ord(square[0]) - ord("A")) * self.tile,
            self.island[1] + (int(square[1:]) - 1) * self.tile,
        )


@cache
def plan(layout: str, shape: str = "wide", seats: int = 4) -> Plan:
    """The plan of a layout, the same through a game; a tall one is as high as its players need."""
    if layout not in LAYOUTS:
        raise Undrawable("layout", layout)
    rows = LAYOUTS[layout].rows
    if shape == "tall":
        return _tall(rows, seats)
    if shape != "wide":
        raise Undrawable("shape", shape)
    beside, below = _beside(rows), _below(rows)
    return beside if beside.tile >= below.tile else below


def _beside(rows: tuple[str, ...]) -> Plan:
    left, height = WIDTH - BLOCK - 2 * PAD, 700
    tile = min(TILE, (left - EDGE - 2 * MARGIN) // len(rows[0]), (TALLEST - EDGE - MARGIN) // len(rows))
    height = max(EDGE + len(rows) * tile + MARGIN, height)
    x = left + PAD
    island = (EDGE + (left - EDGE - len(rows[0]) * tile) // 2, EDGE + (height - EDGE - MARGIN - len(rows) * tile) // 2)
    blocks, deep = _column(("turn", "treasures", "meter", "cards"), HEIGHTS, x, PAD, 6)
    step = (height - PAD - deep) // 4
    ending, low = _column(("title", "numbers", "setting"), ENDING, x, PAD, 8)
    return Plan(
        rows,
        tile,
        WIDTH,
        height,
        island,
        (left, 0, WIDTH - left, height),
        blocks,
        tuple((x, height - PAD - step * (4 - seat) + step - HEIGHTS["player"]) for seat in range(4)),
        ending,
        tuple((x, low + seat * (ENDING["person"] + 2)) for seat in range(4)),
        _free(rows, tile, island, (left, height)),
    )


def _below(rows: tuple[str, ...]) -> Plan:
    player = HEIGHTS["player"] + GAP
    deep = 2 * player + HEIGHTS["cards"] + 2 * PAD
    tile = min(TILE, (WIDTH - EDGE - 2 * MARGIN) // len(rows[0]), (TALLEST - deep - EDGE - MARGIN) // len(rows))
    top = EDGE + len(rows) * tile + MARGIN
    left, middle, right = (PAD + place * (BLOCK + (WIDTH - 2 * PAD - 3 * BLOCK) // 2) for place in range(3))
    blocks, _ = _column(("turn", "treasures", "meter"), HEIGHTS, left, top + PAD + 6, 12)
    blocks["cards"] = (middle, top + PAD + 2 * player)
    ending, _ = _column(("numbers", "setting"), ENDING, middle, top + PAD + 20, 16)
    island = (EDGE + (WIDTH - EDGE - len(rows[0]) * tile) // 2, EDGE)
    return Plan(
        rows,
        tile,
        WIDTH,
        top + deep,
        island,
        (0, top, WIDTH, deep),
        blocks,
        tuple(((middle, right)[seat % 2], top + PAD + seat // 2 * player) for seat in range(4)),
        {**ending, "title": (left, top + PAD)},
        tuple((right, top + PAD + seat * (ENDING["person"] + 4)) for seat in range(4)),
        ((right, top + PAD + 2 * player, 2), *_free(rows, tile, island, (WIDTH, top), 1)),
    )


def _tall(rows: tuple[str, ...], seats: int) -> Plan:
    """For a telephone held upright: the blocks in two columns below the island."""
    tile = min(TILE, (TALL_WIDTH - EDGE - 2 * MARGIN) // len(rows[0]))
    top = EDGE + len(rows) * tile + MARGIN
    left, right = PAD // 2, TALL_WIDTH - PAD // 2 - BLOCK
    blocks, deep = _column(("turn", "treasures"), HEIGHTS, left, top + PAD, 10)
    more, _ = _column(("meter", "cards"), HEIGHTS, right, top + PAD, 16)
    player = HEIGHTS["player"] + GAP
    low = deep + (2 if seats > 2 else 1) * player
    ending, _ = _column(("numbers", "setting"), ENDING, right, top + PAD + 20, 16)
    return Plan(
        rows,
        tile,
        TALL_WIDTH,
        low + 2 * LEGEND[1] + PAD,
        (EDGE + (TALL_WIDTH - EDGE - len(rows[0]) * tile) // 2, EDGE),
        (0, top, TALL_WIDTH, low + 2 * LEGEND[1] + PAD - top),
        {**blocks, **more},
        tuple(((left, right)[seat % 2], deep + seat // 2 * player) for seat in range(4)),
        {**ending, "title": (left, top + PAD)},
        tuple(
            ((left, right)[seat % 2], top + PAD + ENDING["title"] + 8 + seat // 2 * (ENDING["person"] + 2))
            for seat in range(4)
        ),
        ((left, low, 2), (right, low, 2)),
    )


def _column(names: Sequence[str], heights: dict[str, int], x: int, top: int, gap: int) -> tuple[dict[str, Place], int]:
    """Blocks one below the other, and where the next one would begin."""
    places = {}
    for name in names:
        places[name] = (x, top)
        top += heights[name] + gap
    return places, top


def _free(rows: tuple[str, ...], tile: int, island: Place, sea: Place, many: int = 2) -> tuple[Legend, ...]:
    """Open water for the legend's halves: low rather than high, left rather than right, upright rather than lying."""
    taken = [
        (island[0] + column * tile + 4, island[1] + row * tile + 2, tile - 8, tile - 4)
        for row, line in enumerate(rows)
        for column, mark in enumerate(line)
        if mark == "#"
    ]
    found: list[Legend] = []
    for _ in range(many):
        spots = (each for each in _spots(island, sea) if not any(_touch(_box(each), other) for other in taken))
        place = next(spots, None)
        if place is not None:
            found.append(place)
            taken.append(_box(place))
    return tuple(found)


@lru_cache(maxsize=8)
def _spots(island: Place, sea: Place) -> tuple[Legend, ...]:
    """Where a half of the legend might lie, the best first."""
    spots = []
    for columns in (1, 2):
        _, _, wide, high = _box((0, 0, columns))
        places = product(range(island[0] - 1, sea[0] - wide, 6), range(EDGE, sea[1] - high - 2, 3))
        spots += [(x, y, columns) for x, y in sorted(places, key=lambda spot: (-(spot[1] // 80), spot[0], -spot[1]))]
    return tuple(spots)


def _box(half: Legend) -> tuple[int, int, int, int]:
    x, y, columns = half
    return x, y, columns * LEGEND[0] + 8, 4 // columns * LEGEND[1] + 4


def _touch(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    return (
        one[0] < other[0] + other[2]
        and other[0] < one[0] + one[2]
        and one[1] < other[1] + other[3]
        and other[1] < one[1] + one[3]
    )
