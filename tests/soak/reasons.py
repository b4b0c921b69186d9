"""What hints say is worked out again, by drawing cards, walking and counting."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tests.bridges import claims as of_bridges
from tests.crusoe import claims as of_crusoe
from tests.island import claims as of_island
from tests.soak.spread import spread

CHECKED: dict[str, Callable[[int, int], tuple[Counter[str], list[str]]]] = {
    "island": of_island.checked,
    "bridges": of_bridges.checked,
    "crusoe": of_crusoe.checked,
}
"""So many positions from a seed on: how often each reason was given, and every false claim."""
SLICE = 20
A_SEED = 1000
"""Seeds that the positions of one may take."""


def watched(seeds: range) -> Counter[str]:
    """A position of each game by every seed."""
    met = Counter[str]()
    for name, checked in CHECKED.items():
        given, wrong = checked(len(seeds), seeds.start * A_SEED)
        assert not wrong, f"{name}, from seed {seeds.start * A_SEED}: {wrong}"
        met += Counter({f"{name} {why}": times for why, times in given.items()})
    return met


def reasons(count: int, first: int = 0) -> str:
    """So many positions of each game; the figures in a sentence."""
    met = spread(watched, count, first, SLICE)
    kinds = ", ".join(f"{sum(each.startswith(name) for each in met)} of {name}" for name in CHECKED)
    least = min(met, key=met.__getitem__)
    return f"{count:,} hints of each game, every reason so ({kinds}; least often {least}, {met[least]} times)"
