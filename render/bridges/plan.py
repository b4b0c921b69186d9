"""Where things lie on the picture: the boards, and around them the blocks of the panel."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.bridges.parts import CHARTS, Chart
from render.theme import TALL_WIDTH, WIDTH, Undrawable

PANEL = 300
BLOCK = 266
"""How wide a block of the panel is."""
STRIP = 46
"""A player's line above the board."""
ROWED = 84
"""The others' lines below one's own board."""
HEIGHT = 700
PAD = 10
MARGIN = 4
LARGEST = 112
"""A cell of a board that has the picture to itself."""
BLOCKS = {"title": 84, "card": 156, "legend": 130, "piles": 62, "races": 174, "marks": 60}

Place = tuple[int, int]


@dataclass(frozen=True)
class Plan:
    """Where things lie: the boards, the panel beside or below them, its blocks."""

    cell: int
    width: int
    height: int
    box: Place
    """How large a board is, with its player's line."""
    boards: tuple[Place, ...]
    panel: tuple[int, int, int, int]
    blocks: dict[str, Place]
    others: tuple[Place, ...] = ()
    """Where the others' lines lie on a private picture."""


@lru_cache(maxsize=32)
def plan(side: str, boards: int, others: int = 0, shape: str = "wide") -> Plan:
    """The plan for so many boards of a side, and for so many others of whom there is but a line."""
    if side not in CHARTS:
        raise Undrawable("side", side)
    chart = CHARTS[side]
    if shape == "tall":
        return _upright(chart, boards, others)
    if shape != "wide":
        raise Undrawable("shape", shape)
    if boards == 1:
        return _alone(chart, others)
    return {2: _below, 3: _three, 4: _squared}[boards](chart)


def _alone(chart: Chart, others: int) -> Plan:
    left, room = WIDTH - PANEL, HEIGHT - STRIP - (ROWED if others else 0)
    cell = min(LARGEST, (left - 2 * MARGIN) // chart.columns, (room - 2 * MARGIN) // chart.rows)
    step = left // max(others, 1)
    rows = tuple((seat * step, HEIGHT - ROWED) for seat in range(others))
    panel = (left, 0, PANEL, HEIGHT)
    return Plan(cell, WIDTH, HEIGHT, (left, STRIP + room), ((0, 0),), panel, _beside(HEIGHT), rows)


def _squared(chart: Chart) -> Plan:
    """Four boards in a square, as large as the letters on them need."""
    width = (WIDTH - PANEL) // 2
    across = (width - 2 * MARGIN) // chart.columns
    height = max(HEIGHT // 2, STRIP + 2 * MARGIN + min(across, 56) * chart.rows)
    cell = min(across, (height - STRIP - 2 * MARGIN) // chart.rows)
    places = tuple((x, y) for y in (0, height) for x in (0, width))
    panel = (2 * width, 0, PANEL, 2 * height)
    return Plan(cell, WIDTH, 2 * height, (width, height), places, panel, _beside(2 * height))


def _three(chart: Chart) -> Plan:
    """Three boards, larger than four; in the fourth corner the panel in two columns."""
    half, high = WIDTH // 2, 430
    cell = min((half - 2 * MARGIN) // chart.columns, (high - STRIP - 2 * MARGIN) // chart.rows)
    corner = (half, high, half, high)
    places = ((0, 0), (half, 0), (0, high))
    return Plan(cell, WIDTH, 2 * high, (half, high), places, corner, _paired(half, half, high, high))


def _below(chart: Chart) -> Plan:
    """Two boards side by side, the panel in three columns below them."""
    deep = BLOCKS["title"] + BLOCKS["card"] + 2 * PAD
    cell = min((WIDTH // 2 - 2 * MARGIN) // chart.columns, (HEIGHT + 30 - deep - STRIP - 2 * MARGIN) // chart.rows)
    top = STRIP + 2 * MARGIN + cell * chart.rows
    left, middle, right = _columns(0, WIDTH, 3)
    blocks = {
        **_stacked(left, deep, ("title", "card"), top),
        **_stacked(middle, deep, ("legend", "piles"), top),
        **_stacked(right, deep, ("races", "marks"), top),
    }
    half = WIDTH // 2
    return Plan(cell, WIDTH, top + deep, (half, top), ((0, 0), (half, 0)), (0, top, WIDTH, deep), blocks)


def _upright(chart: Chart, boards: int, others: int) -> Plan:
    """For a telephone held upright: one board below the other, then the panel in two columns."""
    cell = min(LARGEST, (TALL_WIDTH - 2 * MARGIN) // chart.columns)
    high = STRIP + 2 * MARGIN + cell * chart.rows
    top = boards * high + (ROWED if others else 0)
    deep = 2 * PAD + 380
    step = TALL_WIDTH // max(others, 1)
    return Plan(
        cell,
        TALL_WIDTH,
        top + deep,
        (TALL_WIDTH, high),
        tuple((0, high * place) for place in range(boards)),
        (0, top, TALL_WIDTH, deep),
        _paired(0, TALL_WIDTH, deep, top),
        tuple((seat * step, top - ROWED) for seat in range(others)),
    )


def _paired(x: int, width: int, height: int, top: int) -> dict[str, Place]:
    """The blocks in two columns."""
    left, right = _columns(x, width, 2)
    return {
        **_stacked(left, height, ("title", "card", "piles", "marks"), top),
        **_stacked(right, height, ("legend", "races"), top),
    }


def _beside(height: int) -> dict[str, Place]:
    """The blocks one below the other, beside the boards."""
    return _stacked(WIDTH - PANEL + (PANEL - BLOCK) // 2, height, tuple(BLOCKS))


def _columns(x: int, width: int, many: int) -> list[int]:
    gap = (width - many * BLOCK) // (many + 1)
    return [x + gap + place * (BLOCK + gap) for place in range(many)]


def _stacked(x: int, height: int, names: tuple[str, ...], top: int = 0) -> dict[str, Place]:
    gap = (height - 2 * PAD - sum(BLOCKS[name] for name in names)) // max(len(names) - 1, 1)
    places, y = {}, top + PAD
    for name in names:
        places[name] = (x, y)
        y += BLOCKS[name] + gap
    return places
