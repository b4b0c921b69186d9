"""The island of the day, the same for everybody; what computers answer there, and how a result is told and ranked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, get_args

from msgspec import Struct

from engine.chance import Luck
from engine.contract import Action, Event, Mind, MindName, Seat
from engine.island.events import TurnBegan
from engine.island.foresight.thinking import STRONG, Thinker
from engine.island.parts import ADVENTURERS, LAYOUTS, SKULL, TREASURES, Difficulty
from engine.island.rulebook import RULES
from engine.island.state import Island, Won
from engine.island.view import IslandView
from engine.play import legal, play, start, waiting

SEATS: Final = 3
"""Oneself, who begins, and two computers."""
APART: Final = 1 << 20
"""Far from what the table itself asks of the same seed."""
HOME: Final = 500
"""Points for a flight home, more than all treasures are worth."""
EACH_TREASURE, EACH_MARK = 100, 10
QUICK: Final = 9
"""Points for a win within twelve turns; one fewer for every two turns more, down to one."""


class DailyIsland(Struct, frozen=True):
    """What `start` takes, and how strong the teammates are."""

    seats: int
    options: dict[str, Any]
    seed: int
    mind: MindName


def daily_island(seed: int) -> DailyIsland:
    """The day's: how hard, where, and as whom; the seed fixes the decks."""
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


# What computers answer


def choose_for_the_day(view: IslandView, seat: Seat, actions: Sequence[Action], seed: int) -> Action:
    """The strong mind, whose thoughts hang on the view and this seed alone: who plays alike meets alike.

    The seed is the day's, made of the host's secret as the deal's is, and never the deal's own.
    """
    return _thinker(seed).choose(view, seat, actions)


@lru_cache(maxsize=8)
def _thinker(seed: int) -> Thinker:
    return Thinker(STRONG.effort, seed=seed)


def score_by_computers(day: DailyIsland, mind: Mind = RULES.mind) -> int:
    """What computers in every seat make of the day: the calm ones in some hundredths of a second."""
    state, events = start(RULES, day.seats, day.options, day.seed)
    turns = turns_of(events)
    while asked := waiting(state):
        action = mind(RULES.view(state, asked[0]), asked[0], legal(RULES, state, asked[0]))
        state, events = play(RULES, state, asked[0], action)
        turns += turns_of(events)
    return score_of_the_day(state, turns)


# Results


def turns_of(story: Iterable[Event]) -> int:
    """How many turns were begun in all that happened."""
    return sum(isinstance(event, TurnBegan) for event in story)


def score_of_the_day(end: Island | IslandView, turns: int) -> int:
    """From 1 to 999, the more the better, to be read digit by digit: treasures, marks left to the skull, swiftness.

    Home with all four treasures is 9 hundreds; whoever is not home gains nothing by being quick.
    """
    won = isinstance(end.outcome, Won)
    swift = min(max((30 - turns) // 2, 1), QUICK) if won else 1
    return won * HOME + _treasures(end) * EACH_TREASURE + (SKULL - end.water) * EACH_MARK + swift


def _treasures(end: Island | IslandView) -> int:
    captured = end.captured if isinstance(end, IslandView) else [each for each in end.captured if each is not None]
    return len(captured)


class IslandShared(Struct, frozen=True):
    """A result that tells nothing of tiles, cards or their order."""

    difficulty: Difficulty
    won: bool
    treasures: int
    of: int
    turns: int
    water: int
    """The mark the water stands at."""
    skull: int
    score: int


def share_card(end: Island | IslandView, turns: int) -> IslandShared:
    """How the day went; `turns_of` counts the turns of the whole story."""
    return IslandShared(
        end.difficulty,
        isinstance(end.outcome, Won),
        _treasures(end),
        len(TREASURES),
        turns,
        end.water,
        SKULL,
        score_of_the_day(end, turns),
    )
