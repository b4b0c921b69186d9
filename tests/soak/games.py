"""Random games of every kind, every law watched."""

from __future__ import annotations

from collections import Counter
from random import Random

from engine import GAMES
from tests.soak.spread import spread
from tests.test_laws import LAWS, any_beginning

SLICE = 300
"""Seeds that a process takes at a time."""
OF_TWENTY = {"island": 16, "bridges": 3, "crusoe": 1}
"""Of twenty games so many are each one's: a longer game has more tables to look at, and all are looked at as long."""


def watched(seeds: range) -> Counter[str]:
    """Each seed is a game: the first law at all its tables, and one of the others in turn."""
    played: Counter[str] = Counter()
    names = [name for name, many in OF_TWENTY.items() for _ in range(many)]
    for seed in seeds:
        name = names[seed % len(names)]
        beginning = any_beginning(name, Random(seed))
        first, *others = LAWS
        other = others[seed // len(names) % len(others)]
        for law in (first, other):
            try:
                law(beginning, Random(seed))
            except BaseException as fault:
                raise AssertionError(f"seed {seed}, {beginning}: {law.__name__}: {fault!r}") from fault
        played[name] += 1
        played[other.__name__] += 1
    return played


def games(count: int, first: int = 0) -> str:
    """So many; the figures in a sentence."""
    played = spread(watched, count, first, SLICE)
    told = ", ".join(f"{played[name]:,} {name}" for name in GAMES)
    least = min(played[law.__name__] for law in LAWS[1:])
    return (
        f"{count:,} games ({told}): the first law at every table, each other one on at least {least:,}; no law broken"
    )
