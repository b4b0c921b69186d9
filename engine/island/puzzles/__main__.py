"""`python -m engine.island.puzzles`: looks for puzzles in computers' games and keeps the best of them in the file."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Final, NamedTuple, TypeAlias

from engine.contract import Action, Seat
from engine.island import GAME
from engine.island.actions import EndTurn, LiftOff
from engine.island.parts import CARDS_FOR_A_TREASURE, LAYOUTS, START_MARK, TREASURES, bits
from engine.island.puzzles import PUZZLES, offered
from engine.island.puzzles.goals import CaptureTwo, Goal, Save, Win, at_stake, is_reached, write_goal
from engine.island.puzzles.solving import Solver, TooMany, may_pass_on, passed_on
from engine.island.puzzles.tables import read_table, write_table
from engine.island.state import Acting, Island
from engine.play import legal, play, start, waiting, write
from engine.puzzles import Puzzle, dump

SEED: Final = 18
MOST_GAMES: Final = 20_000
WANTED: Final[dict[str, int]] = {"win": 100, "capture-two": 50, "save": 150}
LEAST_SAID: Final = {"win": 3, "capture-two": 4, "save": 2}
MOST_SHARE: Final = 0.6
"""Where nearly everything leads to a solution there is nothing to find out."""
APART: Final = 2

Idea: TypeAlias = "Counter[str]"


class Found(NamedTuple):
    """A puzzle, and what it is about."""

    kind: str
    puzzle: Puzzle
    idea: Idea


def distance(one: Idea, other: Idea) -> int:
    """How many things hold for one and not for the other: what it asks for, who acts, each deed of its solution."""
    return ((one - other) + (other - one)).total()


# Games, and the turns in them


def games(seed: int) -> Iterator[Iterator[Island]]:
    """Of each computers' game the tables at the beginning of a turn."""
    chance = Random(seed)
    for _ in range(MOST_GAMES):
        options = {
            "difficulty": chance.choice(["novice", chance.choice([*START_MARK])]),
            "layout": chance.choice(["classic", chance.choice([*LAYOUTS])]),
        }
        yield _turns(start(GAME, chance.choice(GAME.players), options, chance.getrandbits(32)).state)


def _turns(state: Island) -> Iterator[Island]:
    turn = None
    while state.agenda:
        if isinstance(state.agenda[0], Acting) and state.turn != turn:
            turn = state.turn
            yield state
        seat = waiting(state)[0]
        state = play(GAME, state, seat, chosen(state, seat)).state


def chosen(state: Island, seat: Seat) -> Action:
    """What the calm player does."""
    return GAME.mind(GAME.view(state, seat), seat, legal(GAME, state, seat))


# Goals


def goals(state: Island) -> Iterator[Goal]:
    """What could be asked for here; where the game can be won, nothing less."""
    if state.captured.count(None) <= 1 and any("helicopter-lift" in player.hand for player in state.players):
        yield Win()
        return
    one, other = (state.players[(state.turn + place) % state.seats].hand for place in (0, 1))
    missing = [treasure for treasure, seat in zip(TREASURES, state.captured, strict=True) if seat is None]
    if any(one.count(treasure) >= CARDS_FOR_A_TREASURE for treasure in missing) and any(
        other.count(treasure) >= CARDS_FOR_A_TREASURE - 1 for treasure in missing
    ):
        yield CaptureTwo()
    if tiles := at_stake(state):
        yield Save(tuple(state.map.squares[place] for place in tiles))


def is_calmly_solved(goal: Goal, before: Island) -> bool:
    """Whether the calm player gets there by itself; whoever can lift off then does."""
    state = before
    while not is_reached(goal, before, state):
        if isinstance(goal, Win) and any(LiftOff() in legal(GAME, state, seat) for seat in range(state.seats)):
            return True
        seat = waiting(state)[0]
        action = chosen(state, seat)
        if not isinstance(action, EndTurn):
            state = play(GAME, state, seat, action).state
        elif may_pass_on(goal, before, state):
            state = passed_on(state)
        else:
            return False
    return True


# Puzzles


def found(state: Island, wanted: Counter[str]) -> Iterator[Found]:
    """The puzzles of a table, each solved, none by the calm player."""
    before = read_table(write_table(state))
    for goal in goals(before):
        if not wanted[str(goal.__struct_config__.tag)] or is_calmly_solved(goal, before):
            continue
        try:
            made = _made(goal, before)
        except TooMany:
            continue
        if made:
            yield made


def _made(goal: Goal, before: Island) -> Found | None:
    solver, kind = Solver(goal, before), str(goal.__struct_config__.tag)
    if not solver.leads(before):
        return None
    way = solver.shortest()
    firsts = [play(GAME, before, seat, action).state for seat, action in offered(goal, before, before) if _acts(action)]
    leads = sum(map(solver.leads, firsts))
    if len(way) < LEAST_SAID[kind] or leads > MOST_SHARE * len(firsts):
        return None
    said = tuple((step.seat, write(step.action)) for step in way)
    puzzle = Puzzle(0, write_goal(goal), leads, len(firsts), write_table(before), said)
    return Found(kind, puzzle, idea_of(puzzle))


def _acts(action: Action) -> bool:
    return not isinstance(action, EndTurn)


def idea_of(puzzle: Puzzle) -> Idea:
    """The kind, who acts, who does what, and what it brings."""
    before = read_table(puzzle.table)
    who = [player.adventurer for player in before.players]
    deeds = [f"{who[seat]} {line.split()[0]}" for seat, line in puzzle.solution]
    after = PUZZLES.explained(puzzle)[-1].state
    return Counter([puzzle.goal.split()[0], f"acts {who[before.turn]}", *_brought(before, after), *deeds])


def _brought(before: Island, after: Island) -> list[str]:
    """The tiles dried and the treasures captured, or so many people at home."""
    if after.outcome:
        return [f"{before.seats} home"]
    dried = [before.tiles[place] for place in bits(before.flooded & ~after.flooded)]
    won = zip(TREASURES, before.captured, after.captured, strict=True)
    return dried + [treasure for treasure, was, seat in won if was != seat]


def choose(seed: int) -> list[Found]:
    """One of a kind from a game, none like another, until there are as many as are wanted."""
    chosen_ones: list[Found] = []
    left = Counter(WANTED)
    for number, game in enumerate(games(seed), 1):
        new: dict[str, Found] = {}
        for state in game:
            for each in found(state, left):
                if each.kind not in new and _is_new(each, chosen_ones):
                    new[each.kind] = each
                    chosen_ones.append(each)
                    left[each.kind] -= 1
        if not number % 100:
            sys.stderr.write(f"{number} games, still wanted: {dict(left)}\n")
        if not left.total():
            break
    return chosen_ones


def _is_new(one: Found, others: list[Found]) -> bool:
    return all(distance(one.idea, other.idea) >= APART for other in others)


# The first five are lessons


def _with(kind: str, *needed: str, among: str) -> Callable[[Found], bool]:
    def fits(one: Found) -> bool:
        verbs = {line.split()[0] for _, line in one.puzzle.solution}
        return one.kind == kind and verbs.issuperset(needed) and verbs <= {*needed, *among.split()}

    return fits


LESSONS: Final = (
    _with("save", "move", "shore-up", among=""),
    _with("save", "lift", "shore-up", among="move"),
    _with("capture-two", "capture", "lift", among="move end-turn"),
    _with("capture-two", "capture", "give", among="move lift end-turn"),
    _with("win", "move", "lift", "lift-off", among="capture"),
)
"""By idea: moving and shoring up, a special card, capturing, giving, the flight home."""


def in_order(found_ones: list[Found]) -> list[Puzzle]:
    """The shortest of each idea, the easiest of these; then the others, the easiest first."""
    easiest_first = sorted(found_ones, key=lambda one: (-one.puzzle.share, len(one.puzzle.solution)))
    shortest_first = sorted(easiest_first, key=lambda one: len(one.puzzle.solution))
    lessons = [next(one for one in shortest_first if fits(one)) for fits in LESSONS]
    return [one.puzzle for one in (*lessons, *(one for one in easiest_first if one not in lessons))]


def main() -> None:
    """300 of them, where no seed is named always the same."""
    seed = int(sys.argv[1]) if sys.argv[1:] else SEED
    PUZZLES.file.write_text(dump("island", in_order(choose(seed))), "utf-8")


if __name__ == "__main__":
    main()
