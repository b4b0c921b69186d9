"""How far each adventurer gets: sets of places, as bits."""

from __future__ import annotations

from functools import lru_cache

from engine.island.parts import Adventurer, Layout, bits, spread


def near(layout: Layout, adventurer: Adventurer, place: int) -> int:
    """FI-30, FI-31, FI-40, FI-42: the places beside; for the Explorer diagonally too."""
    return layout.around[place] if adventurer == "explorer" else layout.beside[place]


@lru_cache(maxsize=1 << 14)
def dives(layout: Layout, place: int, standing: int, dry: int) -> int:
    """FI-34, FI-R8: tiles at the end of a way through missing and flooded places, beyond a plain step."""
    wet = layout.everywhere & ~dry
    way, further = 0, layout.beside[place] & wet
    while further:
        way |= further
        further = spread(layout, further) & wet & ~way
    return spread(layout, way) & standing & ~layout.beside[place] & ~(1 << place)


@lru_cache(maxsize=1 << 14)
def navigated(layout: Layout, adventurer: Adventurer, place: int, standing: int) -> int:
    """FI-33, FI-R7: tiles one or two steps off; the Diver's first step may cross a missing one."""
    first = near(layout, adventurer, place)
    reached = first & standing
    for between in bits(first if adventurer == "diver" else reached):
        reached |= near(layout, adventurer, between) & standing
    return reached & ~(1 << place)


@lru_cache(maxsize=1 << 14)
def swims(layout: Layout, adventurer: Adventurer, place: int, standing: int) -> int:
    """FI-94, FI-R8: where a swimmer may land."""
    if adventurer == "pilot":
        return standing
    if adventurer == "diver":
        return _nearest(layout, place, standing)
    return near(layout, adventurer, place) & standing


def _nearest(layout: Layout, place: int, standing: int) -> int:
    been, ring = 1 << place, layout.beside[place]
    while ring and not ring & standing:
        been |= ring
        ring = spread(layout, ring) & ~been
    return ring & standing
