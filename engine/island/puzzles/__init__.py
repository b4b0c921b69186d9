"""The island's puzzles: one turn, or two, of a computers' game, with everything known that matters."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from engine.contract import Action, Seat, Step
from engine.island.actions import AskMe, EndTurn
from engine.island.events import TurnBegan, TurnEnded
from engine.island.odds import odds
from engine.island.parts import SPECIAL_CARDS
from engine.island.puzzles.goals import Capture, CaptureTwo, Goal, Save, Win, is_reached, read_goal
from engine.island.puzzles.solving import Solver, TooMany, actions_left, may_pass_on, passed_on
from engine.island.puzzles.tables import read_table
from engine.island.rulebook import RULES
from engine.island.state import Island
from engine.play import legal, play
from engine.puzzles import Asked, Puzzle, Puzzling, Reason, Verdict

MOST_KEPT: Final = 20_000
"""So many tables are remembered of a puzzle, whatever its players try; each press looks at some hundreds at most."""


@lru_cache(maxsize=8)
def posed(puzzle: Puzzle) -> Solver:
    """Its goal, its first table, and what is known already of the ways from there."""
    before = read_table(puzzle.table)
    return Solver(read_goal(puzzle.goal, before), before, MOST_KEPT)


def begin(puzzle: Puzzle) -> Island:
    """FI-20: the beginning of somebody's turn."""
    return posed(puzzle).before


def offers(puzzle: Puzzle, state: Island) -> list[tuple[Seat, Action]]:
    """All that can be said before the turn ends; its end only where the next player acts, too."""
    solver = posed(puzzle)
    return offered(solver.goal, solver.before, state)


def offered(goal: Goal, before: Island, state: Island) -> list[tuple[Seat, Action]]:
    """The same for any table with a goal."""
    if is_reached(goal, before, state):
        return []
    more = may_pass_on(goal, before, state)
    return [
        (seat, action)
        for seat in range(state.seats)
        for action in legal(RULES, state, seat)
        if not isinstance(action, AskMe) and (more or not isinstance(action, EndTurn))
    ]


def do(puzzle: Puzzle, state: Island, seat: Seat, action: Action) -> Step[Island]:
    """As at any table; only that no card is turned up between two turns."""
    if isinstance(action, EndTurn):
        after = passed_on(state)
        return Step(after, (TurnEnded(seat, actions_left(state)), TurnBegan(after.turn)))
    return play(RULES, state, seat, action)


def verdict(puzzle: Puzzle, state: Island) -> Verdict:
    """Exactly: solved, or whether any way still leads there."""
    solver = posed(puzzle)
    if is_reached(solver.goal, solver.before, state):
        return "solved"
    try:
        leads = solver.leads(state)
    except TooMany:
        posed.cache_clear()
        leads = posed(puzzle).leads(state)
    return "open" if leads else "failed"


def asked(puzzle: Puzzle) -> Asked:
    """The goal, with what has a name."""
    solver = posed(puzzle)
    before = solver.before
    match solver.goal:
        case Win():
            return Asked("win")
        case CaptureTwo():
            return Asked("capture-two", turns=(before.turn, (before.turn + 1) % before.seats))
        case Capture(treasure=treasure, turns=turns):
            seats = tuple((before.turn + turn) % before.seats for turn in range(turns))
            return Asked("capture", turns=seats, treasure=treasure)
        case Save(tiles=tiles):
            return Asked("save", tuple((tile, before.tiles[before.map.place[tile]]) for tile in tiles))


def why(puzzle: Puzzle, state: Island) -> Reason | None:
    """Name the tiles that can't be saved any more, the treasure that's out of reach, or who can't fly home."""
    goal, before = posed(puzzle).goal, posed(puzzle).before
    match goal:
        case Save(tiles=tiles):
            lost = [tile for tile in tiles if not Solver(Save((tile,)), before, MOST_KEPT).leads(state)]
            named = tuple((tile, state.tiles[state.map.place[tile]]) for tile in lost or tiles)
            if not lost:
                return Reason("not-all", named)
            is_sure = all(odds(before).of(before.map.place[tile]) == 1 for tile in lost)
            return Reason("sinks" if is_sure else "can-sink", named)
        case Capture(treasure=treasure):
            return Reason("no-treasure", treasure=treasure)
        case CaptureTwo():
            return Reason("no-treasures")
        case Win():
            lifts = any("helicopter-lift" in each.hand for each in state.players)
            away = tuple(seat for seat, each in enumerate(state.players) if each.pawn != state.landing)
            return Reason("too-far", seats=away) if lifts else Reason("no-lift")


def has_special_cards(state: Island) -> bool:
    """FI-83: a special card can be played in anyone's turn."""
    return any(card in each.hand for each in state.players for card in SPECIAL_CARDS)


PUZZLES: Final = Puzzling(
    RULES, Path(__file__).with_name("puzzles.txt"), begin, offers, do, verdict, asked, has_special_cards, why
)
