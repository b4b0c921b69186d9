"""Puzzles of Robinson Crusoe: one round, its open table, and a plan that reaches the goal by an exact chance."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from msgspec.structs import replace

from engine.contract import Action, Seat, Step
from engine.crusoe.actions import Assign, Lead, Pay, Ready, TakeBack
from engine.crusoe.events import BecameReady
from engine.crusoe.pawns import free_pawns, is_person
from engine.crusoe.phases.planning import ready_refusal
from engine.crusoe.puzzles.goals import NEAR, Goal, Plan, Short, is_reached, percent, read_goal, threat_of
from engine.crusoe.puzzles.solving import Odds, odds
from engine.crusoe.puzzles.tables import read_table
from engine.crusoe.rulebook import RULES
from engine.crusoe.state import Crusoe
from engine.play import legal, play
from engine.puzzles import Asked, Judged, Puzzle, Puzzling, Verdict

PLANNING: Final = (Assign, Lead, Pay, TakeBack, Ready)


class Posed(NamedTuple):
    """A puzzle as it is played: its table, and what it asks for."""

    table: Crusoe
    goal: Goal


@lru_cache(maxsize=64)
def posed(puzzle: Puzzle) -> Posed:
    table = read_table(puzzle.table)
    return Posed(table, read_goal(puzzle.goal, table))


def begin(puzzle: Puzzle) -> Crusoe:
    """RC-070: the round has come to its plan, and nothing is planned yet."""
    return posed(puzzle).table


def offers(puzzle: Puzzle, state: Crusoe) -> list[tuple[Seat, Action]]:
    """The plan's own acts; once it's handed in, nothing more."""
    if state.ready:
        return []
    is_fit = all(ready_refusal(state, seat) is None for seat in range(state.seats))
    found = [action for action in legal(RULES, state, 0) if isinstance(action, PLANNING)]
    return [(0, action) for action in found if is_fit or not isinstance(action, Ready)]


def do(puzzle: Puzzle, state: Crusoe, seat: Seat, action: Action) -> Step[Crusoe]:
    """As at any table; only that one player is ready for all, and the day doesn't begin."""
    if not isinstance(action, Ready):
        return play(RULES, state, seat, action)
    for each in range(state.seats):
        if (refusal := ready_refusal(state, each)) is not None:
            raise refusal
    idle = sum(is_person(pawn) for pawn in free_pawns(state))
    return Step(replace(state, ready=tuple(range(state.seats))), (BecameReady(seat, idle),))


def verdict(puzzle: Puzzle, state: Crusoe) -> Verdict:
    """Open until the plan is handed in."""
    if not state.ready:
        return "open"
    return "solved" if is_reached(posed(puzzle).goal, odds_of_plan(puzzle, state.plan).works) else "failed"


@lru_cache(maxsize=64)
def odds_of_plan(puzzle: Puzzle, plan: Plan) -> Odds:
    table, goal = posed(puzzle)
    return odds(goal, table, plan)


def judged(puzzle: Puzzle, state: Crusoe) -> Judged | None:
    """How good the plan is, and what most often goes wrong."""
    if not state.ready:
        return None
    works, fails = odds_of_plan(puzzle, state.plan)
    (cause, who), chance = next(iter(fails.items()), (Short(""), 0.0))
    return Judged(told(works), posed(puzzle).goal.percent, cause, who, told(chance))


def told(chance: float) -> int:
    """In whole percent; what can happen is never told as nothing."""
    return percent(chance) or int(chance > NEAR)


def asked(puzzle: Puzzle) -> Asked:
    """The goal, with what has a name."""
    table, goal = posed(puzzle)
    about = threat_of(goal, table) if goal.kind == "threat" else goal.about
    return Asked(goal.kind, about=about, points=goal.n, percent=goal.percent)


PUZZLES: Final = Puzzling(
    RULES,
    Path(__file__).with_name("puzzles.txt"),
    begin,
    offers,
    do,
    verdict,
    asked,
    hands_in=Ready(),
    judged=judged,
    counts="plans",
)
