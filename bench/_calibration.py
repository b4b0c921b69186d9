"""Whether the chances to win that are told come true, and by how much they would have to be shifted to do so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import exp, log
from typing import NamedTuple

from bench import table
from engine.island.prospects import BETTER

STEP, REACH = 0.01, 150
"""Shifts tried, in log odds."""


class Told(NamedTuple):
    """A chance that was told, whether the game was won, and which it was."""

    chance: float
    won: bool
    game: tuple[int, int]


def told_and_won(told: Iterable[Told]) -> None:
    """In bands of ten; errors by games, for positions of one game end alike."""
    bands: dict[int, list[Told]] = {}
    for each in told:
        bands.setdefault(round(10 * each.chance) * 10, []).append(each)
    rows = []
    for band, found in sorted(bands.items()):
        share, games = sum(each.won for each in found) / len(found), len({each.game for each in found})
        error = (share * (1 - share) / games) ** 0.5
        rows.append((band, f"{100 * share:.0f}", f"{100 * error:.0f}", len(found), games))
    table("chances to win told when a turn begins", ("told, %", "won, %", "± by games", "positions", "games"), rows)


def fit(told: Sequence[Told]) -> None:
    """What it would have been best to add."""
    best, low, high = shift(told)
    games = len({each.game for each in told})
    print(f"{len(told)} positions of {games} games: shifted by {best:+.2f} ({low:+.2f} to {high:+.2f})")
    print(f"BETTER, now {BETTER}, would be {BETTER + best:.2f}")


def shift(told: Sequence[Told]) -> tuple[float, float, float]:
    """In log odds: what makes what came likeliest, from where to where it is nearly so. A game counts once."""
    shifts = [STEP * step for step in range(-REACH, REACH + 1)]
    found = {each: likelihood(told, each) for each in shifts}
    best = max(shifts, key=found.__getitem__)
    as_likely = [each for each in shifts if found[each] > found[best] - 0.5]
    return best, as_likely[0], as_likely[-1]


def likelihood(told: Sequence[Told], shift: float) -> float:
    """The logarithm of it."""
    positions = Counter(each.game for each in told)
    return sum(log(_chance(each, shift)) / positions[each.game] for each in told)


def _chance(told: Told, shift: float) -> float:
    """Of what came, if what was told is shifted."""
    chance = min(max(told.chance, 1e-4), 1 - 1e-4)
    odds = log(chance / (1 - chance)) + shift
    return 1 / (1 + exp(-odds if told.won else odds))
