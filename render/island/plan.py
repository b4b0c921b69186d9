"""Where things lie on the picture: the island, and around it the blocks of the panel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
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
HEIGHTS = {"turn": 70, "treasures": 76, "meter": 66, "cards": 56, "player": 92, "legend": 62}
POWER = 22
"""How much higher a player's block is that says what their adventurer can do."""
FLIGHT = (124, 114)
"""How much sea the helicopter wants in the last picture."""
ENDING = {"title": 230, "numbers": 132, "setting": 62, "person": 58}

Place = tuple[int, int]
Legend = tuple[int, int, int]
"""Where the legend lies, and how wide it is."""


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
    player: int
    """How high a player's block is."""
    legend: Legend
    """Below everything else."""

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
    left, height, strip = WIDTH - BLOCK - 2 * PAD, 700, HEIGHTS["legend"]
    tile = min(TILE, (left - EDGE - 2 * MARGIN) // len(rows[0]), (TALLEST - EDGE - MARGIN) // len(rows))
    height = max(EDGE + len(rows) * tile + MARGIN, height)
    x = left + PAD
    island = (EDGE + (left - EDGE - len(rows[0]) * tile) // 2, EDGE + (height - EDGE - MARGIN - len(rows) * tile) // 2)
    blocks, deep = _column(("turn", "treasures", "meter", "cards"), HEIGHTS, x, PAD, 6)
    whole = height + strip
    step = (whole - PAD - deep) // 4
    player = min(step - 2, HEIGHTS["player"] + POWER)
    ending, low = _column(("title", "numbers", "setting"), ENDING, x, PAD, 8)
    return Plan(
        rows,
        tile,
        WIDTH,
        whole,
        island,
        (left, 0, WIDTH - left, whole),
        blocks,
        tuple((x, whole - PAD - step * (4 - seat) + step - player) for seat in range(4)),
        ending,
        tuple((x, low + seat * (ENDING["person"] + 2)) for seat in range(4)),
        player,
        (0, height, left),
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
        top + deep + HEIGHTS["legend"],
        island,
        (0, top, WIDTH, deep + HEIGHTS["legend"]),
        blocks,
        tuple(((middle, right)[seat % 2], top + PAD + seat // 2 * player) for seat in range(4)),
        {**ending, "title": (left, top + PAD)},
        tuple((right, top + PAD + seat * (ENDING["person"] + 4)) for seat in range(4)),
        HEIGHTS["player"],
        (0, top + deep, WIDTH),
    )


def _tall(rows: tuple[str, ...], seats: int) -> Plan:
    """For a telephone held upright: the blocks in two columns below the island."""
    tile = min(TILE, (TALL_WIDTH - EDGE - 2 * MARGIN) // len(rows[0]))
    top = EDGE + len(rows) * tile + MARGIN
    left, right = PAD // 2, TALL_WIDTH - PAD // 2 - BLOCK
    blocks, deep = _column(("turn", "treasures"), HEIGHTS, left, top + PAD, 10)
    more, _ = _column(("meter", "cards"), HEIGHTS, right, top + PAD, 16)
    player = HEIGHTS["player"] + POWER + GAP
    low = deep + (2 if seats > 2 else 1) * player
    ending, _ = _column(("numbers", "setting"), ENDING, right, top + PAD + 20, 16)
    return Plan(
        rows,
        tile,
        TALL_WIDTH,
        low + HEIGHTS["legend"],
        (EDGE + (TALL_WIDTH - EDGE - len(rows[0]) * tile) // 2, EDGE),
        (0, top, TALL_WIDTH, low + HEIGHTS["legend"] - top),
        {**blocks, **more},
        tuple(((left, right)[seat % 2], deep + seat // 2 * player) for seat in range(4)),
        {**ending, "title": (left, top + PAD)},
        tuple(
            ((left, right)[seat % 2], top + PAD + ENDING["title"] + 8 + seat // 2 * (ENDING["person"] + 2))
            for seat in range(4)
        ),
        HEIGHTS["player"] + POWER,
        (0, low, TALL_WIDTH),
    )


def _column(names: Sequence[str], heights: dict[str, int], x: int, top: int, gap: int) -> tuple[dict[str, Place], int]:
    """Blocks one below the other, and where the next one would begin."""
    places = {}
    for name in names:
        places[name] = (x, top)
        top += heights[name] + gap
    return places, top


# Where the helicopter flies


def open_sea(where: Plan) -> Place | None:
    """The highest and then the rightmost spot that covers no tile."""
    left, top, _, _ = where.panel
    right, low = (left, where.legend[1]) if top == 0 else (where.width, top)
    spots = product(range(EDGE, low - FLIGHT[1], 8), range(right - FLIGHT[0] - 4, EDGE, -8))
    taken = list(_tiles(where))
    return next(((x, y) for y, x in spots if not any(_touch((x, y), tile, where.tile) for tile in taken)), None)


def _tiles(where: Plan) -> Iterator[Place]:
    for row, line in enumerate(where.rows):
        for column, mark in enumerate(line):
            if mark == "#":
                yield where.island[0] + column * where.tile, where.island[1] + row * where.tile


def _touch(spot: Place, tile: Place, size: int) -> bool:
    return all(spot[axis] < tile[axis] + size and tile[axis] < spot[axis] + FLIGHT[axis] for axis in (0, 1))
