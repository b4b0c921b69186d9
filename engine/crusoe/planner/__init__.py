"""The planner, from a view alone: `choose` is the game's mind, `suggest` shows a whole plan, `hint` tells in levels."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract import Action, HintLevel, Seat
from engine.crusoe.planner import advice, hints
from engine.crusoe.planner.choosing import Planner
from engine.crusoe.planner.search import CALM, DEEP, QUICK
from engine.crusoe.view import CrusoeView

__all__ = ["choose", "choose_deeply", "choose_well", "hint", "hint_calmly", "suggest", "suggest_calmly"]

CALM_ONE = Planner(effort=CALM)
"""Some milliseconds a plan: greedy, without looking into any future."""
QUICK_ONE = Planner(effort=QUICK)
"""At most 0.2 seconds a plan."""
DEEP_ONE = Planner(effort=DEEP)
"""A quarter of a second a plan, four seconds a game, for where thinking holds nobody up: suggestions and hints too."""


def choose(seen: CrusoeView, seat: Seat, legal: Sequence[Action]) -> Action:
    """The next thing to say, after some milliseconds."""
    return CALM_ONE.choose(seen, seat, legal)


def choose_well(seen: CrusoeView, seat: Seat, legal: Sequence[Action]) -> Action:
    """The same, thought over: at most 0.2 seconds, once a round."""
    return QUICK_ONE.choose(seen, seat, legal)


def choose_deeply(seen: CrusoeView, seat: Seat, legal: Sequence[Action]) -> Action:
    """The same where thinking holds nobody up."""
    return DEEP_ONE.choose(seen, seat, legal)


def suggest(seen: CrusoeView, seat: Seat, another: int = 0) -> advice.Suggestion | None:
    """A whole plan with its odds and two reasons; with `another` the next best. None but while planning."""
    return advice.suggest(DEEP_ONE, seen, seat, another)


def suggest_calmly(seen: CrusoeView, seat: Seat, another: int = 0) -> advice.Suggestion | None:
    """The same at once, without looking into any future."""
    return advice.suggest(CALM_ONE, seen, seat, another)


def hint(seen: CrusoeView, seat: Seat, legal: Sequence[Action], level: HintLevel) -> hints.Hint:
    """In three levels, thought over: a quarter of a second."""
    return hints.hint(DEEP_ONE, seen, seat, legal, level)


def hint_calmly(seen: CrusoeView, seat: Seat, legal: Sequence[Action], level: HintLevel) -> hints.Hint:
    """Where to look and what, at once."""
    return hints.hint_calmly(CALM_ONE, seen, seat, legal, level)
