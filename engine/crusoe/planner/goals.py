"""How much dearer each step towards the goal is, for want of rounds."""

from __future__ import annotations

from engine.crusoe.scenarios import scenario
from engine.crusoe.state import Crusoe

SLACK = 2.0
"""Rounds to spare that are none too many."""
STEEP = 0.5
"""How much dearer a step gets with each round that is short, as a factor."""
MOST, HURRY = 3.0, 1.4
"""The most that it gets dearer, as a factor; and the most where haste kills."""


def pressure(table: Crusoe) -> float:
    """One where there is time enough; the more, the more steps there are for the rounds that are left."""
    sheet = scenario(table)
    steps, rounds = sheet.way(table)
    most = MOST if sheet.may_hurry(table) else HURRY
    return min(most, 1 + STEEP * max(0.0, steps + SLACK - rounds)) if steps else 1.0
