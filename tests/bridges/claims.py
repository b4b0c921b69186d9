"""What a hint claims of an island or a line, counted again bridge by bridge."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from engine.bridges import GAME
from engine.bridges.board import Board
from engine.bridges.hints import Hint, Why, hint_calmly
from engine.bridges.parts import INDEX
from engine.bridges.state import Bridges
from engine.bridges.view import view
from engine.contract import Seat
from engine.play import legal, play, start, waiting


class Asked(NamedTuple):
    """A table, who asked, the hint, and the table it leads to."""

    before: Bridges
    seat: Seat
    told: Hint
    after: Bridges


def asked(seed: int) -> Iterator[Asked]:
    """Every table of a game in which hints are often not followed."""
    luck, state = random.Random(seed), start(GAME, 1 + seed % 2, {"side": "AB"[seed // 2 % 2]}, seed).state
    while state.agenda:
        seat = waiting(state)[0]
        offered = legal(GAME, state, seat)
        told = hint_calmly(view(state, seat), seat, offered, 3)
        assert told.what in offered, f"{told} is not legal"
        yield Asked(state, seat, told, play(GAME, state, seat, told.what).state)
        state = play(GAME, state, seat, luck.choice(offered) if luck.random() < 0.4 else told.what).state


def bridges_at(board: Board, island: int) -> int:
    """Bridge by bridge."""
    return sum(board.bridges_on(here) for here, ends in enumerate(board.chart.ends) if island in ends)


def still_possible(board: Board, island: int) -> int:
    """BR-008 to BR-010: two bridges on a line at most, none beyond a number, none that crosses another."""
    rooms = [(number or 6) - bridges_at(board, each) for each, number in enumerate(board.numbers)]
    possible = 0
    for here, (one, other) in enumerate(board.chart.ends):
        if island in (one, other) and not board.closed >> here & 1:
            possible += max(0, min(2 - board.bridges_on(here), rooms[one], rooms[other]))
    return possible


def connected(board: Board) -> int:
    """BR-041: the most finished islands that bridges join, walked from each."""
    finished = {each for each, number in enumerate(board.numbers) if number and bridges_at(board, each) == number}
    ways = [ends for here, ends in enumerate(board.chart.ends) if board.bridges_on(here)]
    most = 0
    for island in finished:
        been, edge = {island}, [island]
        while edge:
            at = edge.pop()
            beside = {b if a == at else a for a, b in ways if at in (a, b)} & finished - been
            been |= beside
            edge += beside
        most = max(most, len(been))
    return most


class Case(NamedTuple):
    """A reason, the board before the step and after it."""

    told: Hint
    was: Board
    now: Board

    @property
    def islands(self) -> list[int]:
        return [INDEX[letter] for letter in self.told.about]

    def counted(self) -> tuple[int, int, int]:
        """The number of the island it is about, its bridges, how many more it could have."""
        (island,) = self.islands
        return self.now.numbers[island], bridges_at(self.now, island), still_possible(self.now, island)

    def is_counted(self) -> bool:
        facts: Any = self.told.facts
        return (facts.needs, facts.has, facts.free) == self.counted()

    def can_be_finished(self) -> bool:
        needs, has, free = self.counted()
        return has + free >= needs

    def is_finished(self, board: Board) -> bool:
        return all(0 < board.numbers[each] == bridges_at(board, each) for each in self.islands)


def finishes(case: Case) -> bool:
    return case.is_finished(case.now) and not case.is_finished(case.was)


def joins_finished(case: Case) -> bool:
    return finishes(case) and case.told.facts.group == connected(case.now) > connected(case.was)


def has_lines_enough(case: Case) -> bool:
    return case.is_counted() and case.can_be_finished()


def opens_flag(case: Case) -> bool:
    (island,) = case.islands
    return has_lines_enough(case) and bool(case.now.chart.flagged >> island & 1) and bridges_at(case.was, island) > 0


def comes_nearer(case: Case) -> bool:
    (island,) = case.islands
    return has_lines_enough(case) and bridges_at(case.now, island) > bridges_at(case.was, island)


def spends_number(case: Case) -> bool:
    return case.is_counted() and not case.can_be_finished()


def reaches_flag(case: Case) -> bool:
    are_flags = all(case.now.chart.flagged >> each & 1 for each in case.islands)
    return are_flags and all(bridges_at(case.now, each) > bridges_at(case.was, each) == 0 for each in case.islands)


def spends_bridge(case: Case) -> bool:
    """None of its ends that has a number comes nearer to it."""
    board = case.now
    wanting = [each for each in case.islands if 0 < board.numbers[each] > bridges_at(board, each)]
    return all(bridges_at(board, each) + still_possible(board, each) < board.numbers[each] for each in wanting)


CLAIMS: dict[Why, Callable[[Case], bool]] = {
    "finishes": finishes,
    "joins-finished": joins_finished,
    "has-lines-enough": has_lines_enough,
    "opens-flag": opens_flag,
    "comes-nearer": comes_nearer,
    "spends-number": spends_number,
    "reaches-flag": reaches_flag,
    "spends-bridge": spends_bridge,
}
"""What the others say is the computer's own judgement, and is told as that."""


def claimed(each: Asked) -> bool | None:
    """Whether it is so; None where nothing is claimed, or the card was changed before one could look."""
    if each.told.why not in CLAIMS or not each.after.agenda or each.after.card != each.before.card:
        return None
    boards = (state.drafts[each.seat].board for state in (each.before, each.after))
    return CLAIMS[each.told.why](Case(each.told, *boards))


def checked(many: int, seed: int) -> tuple[Counter[str], list[str]]:
    """How often each reason was worked out again, in so many positions, and every false claim."""
    given, wrong = Counter[str](), list[str]()
    while given.total() < many:
        for each in asked(seed):
            if (is_so := claimed(each)) is not None and given.total() < many:
                given[each.told.why or ""] += 1
                wrong += [] if is_so else [f"{each.told}"]
        seed += 1
    return given, wrong
