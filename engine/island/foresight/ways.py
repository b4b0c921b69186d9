"""How many actions an adventurer needs, to stand on a tile or to shore it up."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from engine.island.parts import Adventurer, Layout, bits, spread
from engine.island.reach import dives, near

FAR: Final = 9
"""Actions to a place that cannot be reached."""


class Ways(NamedTuple):
    """From one place, by place: the steps to stand there, and those to shore up what is there."""

    steps: tuple[int, ...]
    shoring: tuple[int, ...]


@lru_cache(maxsize=1 << 15)
def ways(layout: Layout, adventurer: Adventurer, place: int, standing: int) -> Ways:
    """As tiles stand; the Diver's way under flooded tiles is left out."""
    count = len(layout.squares)
    steps, shoring = [FAR] * count, [FAR] * count
    edge, been, distance = 1 << place, 0, 0
    covered = 0
    while edge:
        for there in bits(edge):
            steps[there] = distance
        shored = (_beside(layout, adventurer, edge) | edge) & ~covered
        for there in bits(shored):
            shoring[there] = distance
        covered |= shored
        been |= edge
        edge = _on(layout, adventurer, edge, standing) & ~been
        distance += 1
    return Ways(tuple(steps), tuple(shoring))


def _beside(layout: Layout, adventurer: Adventurer, edge: int) -> int:
    if adventurer != "explorer":
        return spread(layout, edge)
    reached = 0
    for place in bits(edge):
        reached |= near(layout, adventurer, place)
    return reached


def _on(layout: Layout, adventurer: Adventurer, edge: int, standing: int) -> int:
    """A step further."""
    if adventurer == "pilot":
        return standing
    reached = _beside(layout, adventurer, edge) & standing
    if adventurer == "diver":
        for place in bits(edge):
            reached |= dives(layout, place, standing, standing)
    return reached
