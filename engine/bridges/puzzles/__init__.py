"""Puzzles of Bridges: the last cards of a game alone, all of them known, and so many points to reach."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from engine.bridges.puzzles.solving import Solver
from engine.bridges.puzzles.tables import read_table
from engine.bridges.rulebook import RULES
from engine.bridges.state import Bridges, Rank
from engine.contract import Action, Seat, Step, Unreadable
from engine.play import legal, play
from engine.puzzles import Asked, Puzzle, Puzzling, Verdict


class Posed(NamedTuple):
    """A puzzle as it is played: its first table, the points to reach, what is known of the boards that follow."""

    before: Bridges
    points: int
    solver: Solver


@lru_cache(maxsize=8)
def posed(puzzle: Puzzle) -> Posed:
    before = read_table(puzzle.table)
    return Posed(before, least_points(puzzle), Solver(before))


def least_points(puzzle: Puzzle) -> int:
    """What is asked for: `points 47`, the most there can be."""
    match puzzle.goal.split(" "):
        case ["points", number] if number.isdecimal():
            return int(number)
    raise Unreadable(f"no goal of bridges: {puzzle.goal[:40]!r}")


def begin(puzzle: Puzzle) -> Bridges:
    """The first of the last cards has been turned up."""
    return posed(puzzle).before


def offers(puzzle: Puzzle, state: Bridges) -> list[tuple[Seat, Action]]:
    """As in any game; what was done on a card can be taken back until it is over."""
    return [(0, action) for action in legal(RULES, state, 0)]


def do(puzzle: Puzzle, state: Bridges, seat: Seat, action: Action) -> Step[Bridges]:
    return play(RULES, state, seat, action)


def verdict(puzzle: Puzzle, state: Bridges) -> Verdict:
    """Exactly, whenever a card is over; until then it can be played otherwise."""
    _, points, solver = posed(puzzle)
    if isinstance(state.outcome, Rank):
        return "solved" if state.outcome.total.points >= points else "failed"
    most = solver.best(state.boards[0], (state.card, *state.deck))
    return "open" if most >= points else "failed"


def asked(puzzle: Puzzle) -> Asked:
    """The points, and the cards that are known."""
    before, points, _ = posed(puzzle)
    return Asked(
        "points", points=points, cards=tuple((card.number, card.bridges) for card in (before.card, *before.deck))
    )


PUZZLES: Final = Puzzling(RULES, Path(__file__).with_name("puzzles.txt"), begin, offers, do, verdict, asked)
