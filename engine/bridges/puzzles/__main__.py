"""`python -m engine.bridges.puzzles`: looks for puzzles in the games and keeps them in the file."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from engine.bridges import GAME
from engine.bridges.actions import Bridge, Skip, Write
from engine.bridges.board import Board
from engine.bridges.events import Played
from engine.bridges.parts import CHARTS, LETTERS, ROUNDS
from engine.bridges.puzzles import PUZZLES
from engine.bridges.puzzles.solving import NOWHERE, Solver, TooMany, Way, told, ways
from engine.bridges.puzzles.tables import read_table, write_table
from engine.bridges.state import Bridges, Rank
from engine.contract import Action
from engine.play import legal, play, start, write
from engine.puzzles import Puzzle, dump

SEED: Final = 18
MOST_GAMES: Final = 3_000
WANTED: Final = 100
LAST_CARDS: Final = (2, 3, 4)
"""So many are to come, in turn."""
MOST_SHARE: Final = 0.7
APART: Final = 12


class Found(NamedTuple):
    """A puzzle, and the board it begins with."""

    puzzle: Puzzle
    board: Board


def distance(one: Board, other: Board) -> int:
    """How many islands bear another number and how many lines another bridge; all, on another side."""
    if one.side != other.side:
        return len(LETTERS)
    islands = sum(number != that for number, that in zip(one.numbers, other.numbers, strict=True))
    return islands + ((one.once ^ other.once) | (one.twice ^ other.twice)).bit_count()


def games(seed: int) -> Iterator[tuple[Bridges, tuple[Played, ...]]]:
    """The calm player alone, up to its last few cards."""
    chance = Random(seed)
    for number in range(MOST_GAMES):
        last = LAST_CARDS[number % len(LAST_CARDS)]
        state, story = start(GAME, 1, {"side": chance.choice("AB")}, chance.getrandbits(32)).state, list[Played]()
        while state.round <= ROUNDS - last:
            state, events = play(GAME, state, 0, _chosen(state))
            story += [event for event in events if isinstance(event, Played)]
        yield state, tuple(story)


def _chosen(state: Bridges) -> Action:
    return GAME.mind(GAME.view(state, 0), 0, legal(GAME, state, 0))


def played_calmly(state: Bridges) -> int:
    """The points that the calm player comes to."""
    while state.agenda:
        state = play(GAME, state, 0, _chosen(state)).state
    assert isinstance(state.outcome, Rank)
    return state.outcome.total.points


def found(state: Bridges, story: Sequence[Played]) -> Found | None:
    """The puzzle of a table, if it is one: the calm player falls short, and not everything leads there."""
    before = read_table(write_table(state, tuple(story)))
    solver, cards, board = Solver(before), (before.card, *before.deck), before.boards[0]
    try:
        most = solver.best(board, cards)
    except TooMany:
        return None
    firsts = legal(GAME, before, 0)
    best = [way for way in ways(board, cards[0]) if solver.best(way.after, cards[1:]) == most]
    leads = sum(any(_begins(action, way, before) for way in best) for action in firsts)
    if leads > MOST_SHARE * len(firsts) or most <= played_calmly(before):
        return None
    said = tuple((0, write(action)) for action in _line(before, solver.line(board, cards)))
    return Found(Puzzle(0, f"points {most}", leads, len(firsts), write_table(before, tuple(story)), said), board)


def _begins(action: Action, way: Way, state: Bridges) -> bool:
    """Whether a way can be played with this first."""
    match action:
        case Write(island=island):
            return way.island != NOWHERE and LETTERS[way.island] == island
        case Skip(what="number"):
            return way.island == NOWHERE
        case Bridge(connection=connection):
            return CHARTS[state.side].index[connection] in way.bridges
        case _:
            return way.island == NOWHERE and not way.bridges


def _line(state: Bridges, line: Sequence[Way]) -> Iterator[Action]:
    for way in line:
        for action in told(state, way):
            yield action
            state = play(GAME, state, 0, action).state


def choose(seed: int) -> list[Found]:
    """Puzzles of boards that differ, until there are enough."""
    chosen: list[Found] = []
    for number, (state, story) in enumerate(games(seed), 1):
        one = found(state, story)
        if one and all(distance(one.board, other.board) >= APART for other in chosen):
            chosen.append(one)
        if not number % 20:
            sys.stderr.write(f"{number} games, {len(chosen)} puzzles\n")
        if len(chosen) == WANTED:
            break
    return chosen


def main() -> None:
    """100 of them, the easiest first; where no seed is named always the same."""
    seed = int(sys.argv[1]) if sys.argv[1:] else SEED
    puzzles = sorted((each.puzzle for each in choose(seed)), key=lambda puzzle: -puzzle.share)
    PUZZLES.file.write_text(dump("bridges", puzzles), "utf-8")


if __name__ == "__main__":
    main()
