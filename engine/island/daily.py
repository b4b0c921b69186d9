"""The island of the day, the same for everybody: one plays with computers whose thoughts are the same for all, too."""

from __future__ import annotations

from typing import Any, Final, get_args

from msgspec import Struct

from engine.chance import Luck
from engine.contract import MindName
from engine.island.parts import ADVENTURERS, LAYOUTS, Difficulty

SEATS: Final = 3
"""Oneself, who begins, and two computers."""
APART: Final = 1 << 20
"""Far from what the table itself asks of the same seed."""


class DailyIsland(Struct, frozen=True):
    """What `start` takes, and how strong the teammates are."""

    seats: int
    options: dict[str, Any]
    seed: int
    mind: MindName


def daily_island(seed: int) -> DailyIsland:
    """The day's: how hard, where, and as whom; the seed fixes the decks.

    Both minds answer the same to the same view, whatever they imagine of hidden cards: who plays alike meets alike.
    """
    difficulties = get_args(Difficulty)
    level, luck = Luck(seed, APART).below(len(difficulties))
    layout, luck = luck.below(len(LAYOUTS))
    adventurers, _ = luck.shuffled(ADVENTURERS)
    options = {
        "difficulty": difficulties[level],
        "layout": list(LAYOUTS)[layout],
        "adventurers": adventurers[:SEATS],
        "first": 0,
    }
    return DailyIsland(SEATS, options, seed, "strong")
