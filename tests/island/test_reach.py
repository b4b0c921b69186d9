"""How far each adventurer gets, reckoned once more the slow way: by coordinates and by walking every path."""

from random import Random

import pytest

from engine.island.parts import ADVENTURERS, LAYOUTS, bits
from engine.island.reach import dives, navigated, near, swims

BESIDE = {(0, 1), (1, 0), (0, -1), (-1, 0)}
AROUND = {(right, down) for right in (-1, 0, 1) for down in (-1, 0, 1)} - {(0, 0)}


class Chart:
    """A layout as coordinates, some tiles sunk, some flooded."""

    def __init__(self, layout, chance):
        self.layout = layout
        self.spots = [(ord(square[0]), int(square[1:])) for square in layout.squares]
        fates = chance.choices(["dry", "flooded", "sunk"], weights=[chance.random() + 0.1 for _ in range(3)], k=24)
        self.standing = {spot for spot, fate in zip(self.spots, fates, strict=True) if fate != "sunk"}
        self.dry = {spot for spot, fate in zip(self.spots, fates, strict=True) if fate == "dry"}

    def mask(self, spots):
        return sum(1 << place for place, spot in enumerate(self.spots) if spot in spots)

    def named(self, places):
        return {self.spots[place] for place in bits(places)}

    def steps(self, spot, ways):
        return {(spot[0] + right, spot[1] + down) for right, down in ways} & set(self.spots)


def ways_of(adventurer):
    return AROUND if adventurer == "explorer" else BESIDE


def dived(chart, origin):
    """Every path whose tiles on the way are flooded or missing."""
    ends, been, paths = set(), set(), [origin]
    while paths:
        for step in chart.steps(paths.pop(), BESIDE) - been:
            if step in chart.standing:
                ends.add(step)
            if step not in chart.dry:
                been.add(step)
                paths.append(step)
    return ends - chart.steps(origin, BESIDE) - {origin}


def led(chart, adventurer, origin):
    """One step or two; the Diver's first may end on nothing."""
    ways = ways_of(adventurer)
    first = chart.steps(origin, ways)
    between = first if adventurer == "diver" else first & chart.standing
    second = {end for step in between for end in chart.steps(step, ways)}
    return ((first | second) & chart.standing) - {origin}


def swum(chart, adventurer, origin):
    """The Diver's ring grows until it meets land."""
    if adventurer == "pilot":
        return set(chart.standing)
    ring = chart.steps(origin, ways_of(adventurer))
    been = {origin}
    while adventurer == "diver" and ring and not ring & chart.standing:
        been |= ring
        ring = {step for spot in ring for step in chart.steps(spot, BESIDE)} - been
    return ring & chart.standing


@pytest.mark.parametrize("name", LAYOUTS)
def test_the_quick_way_and_the_slow_way_agree(name):
    """FI-30, FI-31, FI-33, FI-34, FI-94, FI-R7, FI-R8: on every layout, whatever has sunk."""
    layout, chance = LAYOUTS[name], Random(name)
    for _ in range(25):
        chart = Chart(layout, chance)
        standing, dry = chart.mask(chart.standing), chart.mask(chart.dry)
        place = chance.randrange(24)
        origin = chart.spots[place]
        assert chart.named(dives(layout, place, standing, dry)) == dived(chart, origin)
        for adventurer in ADVENTURERS:
            assert chart.named(near(layout, adventurer, place)) == chart.steps(origin, ways_of(adventurer))
            assert chart.named(navigated(layout, adventurer, place, standing)) == led(chart, adventurer, origin)
            wet = standing & ~(1 << place)
            chart.standing.discard(origin)
            assert chart.named(swims(layout, adventurer, place, wet)) == swum(chart, adventurer, origin)
            if standing >> place & 1:
                chart.standing.add(origin)
