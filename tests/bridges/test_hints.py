"""Hints: where to look, why, what; and none leads to a dead end."""

import random
from collections.abc import Callable
from typing import Any, NamedTuple, get_args

import pytest

from engine.bridges import GAME
from engine.bridges.actions import Done, Skip
from engine.bridges.hints import Hint, Why, hint
from engine.bridges.parts import INDEX
from engine.bridges.reach import drawable
from engine.bridges.view import view
from engine.play import legal, play, start, waiting
from tests.bridges.scene import EMPTY, say, table


def hinted(state, level, seat=0):
    return hint(view(state, seat), seat, legal(GAME, state, seat), level)


@pytest.fixture(scope="module")
def followed():
    """Two whole games in which every hint is followed: each hint and the table after it."""
    steps = []
    for side in "AB":
        state = start(GAME, 1, {"side": side}, 1).state
        while state.agenda:
            told = hinted(state, 3)
            state = play(GAME, state, 0, told.what).state
            steps.append((told, state))
    return steps


def test_whoever_follows_the_hints_comes_to_the_end(followed):
    assert [after.outcome is not None for _, after in followed].count(True) == 2


def test_whoever_follows_the_hints_never_meets_a_set_that_cannot_be_completed(followed):
    """AMB-03"""
    for _, after in followed:
        for draft in after.drafts:
            assert len(draft.drawn) in (0, after.card.bridges) or drawable(
                draft.board, after.card.bridges - len(draft.drawn)
            )


@pytest.fixture(scope="module")
def wandered():
    """Games in which hints are often not followed: the table before, the hint, the table it leads to."""
    steps = []
    for seed in range(6):
        luck, state = random.Random(seed), start(GAME, 1 + seed % 2, {"side": "AB"[seed // 2 % 2]}, seed).state
        while state.agenda:
            seat = waiting(state)[0]
            told = hinted(state, 3, seat)
            steps.append((state, seat, told, play(GAME, state, seat, told.what).state))
            chosen = luck.choice(legal(GAME, state, seat)) if luck.random() < 0.4 else told.what
            state = play(GAME, state, seat, chosen).state
    return steps


def test_every_reason_is_given_some_time(wandered):
    """BR-019 too: to give up can be the hint."""
    assert {told.why for _, _, told, _ in wandered} == set(get_args(Why)) - {"wait"}
    gives_up = [told.what for _, _, told, _ in wandered if told.why == "would-spoil"]
    assert set(gives_up) <= {Skip("number"), Skip("bridges")}


class Case(NamedTuple):
    """A reason, the board before the step and after it."""

    told: Hint
    was: Any
    now: Any

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

    def is_finished(self, board: Any) -> bool:
        return all(board.numbers[each] and bridges_at(board, each) == board.numbers[each] for each in self.islands)


def finishes(case: Case) -> bool:
    return case.is_finished(case.now) and not case.is_finished(case.was)


def joins_finished(case: Case) -> bool:
    return finishes(case) and case.told.facts.group == connected(case.now) > connected(case.was)


def has_lines_enough(case: Case) -> bool:
    return case.is_counted() and case.can_be_finished()


def opens_flag(case: Case) -> bool:
    (island,) = case.islands
    return has_lines_enough(case) and case.now.chart.flagged >> island & 1 and bridges_at(case.was, island) > 0


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


def test_what_a_reason_says_of_an_island_is_so(wandered):
    """Finished is finished, what could still be finished is not lost already, and every figure is counted again."""
    met = set()
    for before, seat, told, after in wandered:
        if told.why in CLAIMS and after.agenda and after.card == before.card:
            case = Case(told, before.drafts[seat].board, after.drafts[seat].board)
            assert CLAIMS[told.why](case), told
            met.add(told.why)
    assert met == {*CLAIMS}


def bridges_at(board, island):
    """Bridge by bridge."""
    return sum(board.bridges_on(here) for here, ends in enumerate(board.chart.ends) if island in ends)


def still_possible(board, island):
    """BR-008 to BR-010: two bridges on a line at most, none beyond a number, none that crosses another."""
    rooms = [(number or 6) - bridges_at(board, each) for each, number in enumerate(board.numbers)]
    possible = 0
    for here, (one, other) in enumerate(board.chart.ends):
        if island in (one, other) and not board.closed >> here & 1:
            possible += max(0, min(2 - board.bridges_on(here), rooms[one], rooms[other]))
    return possible


def connected(board):
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


def test_the_levels_tell_more_and_more():
    state = say(table(EMPTY["A"].written(INDEX["B"], 4), to_play="5/2 1/1"), "0: write C").state
    one, two, three = (hinted(state, level) for level in (1, 2, 3))
    assert one == Hint(three.where)
    assert two == Hint(three.where, three.why, three.about, None, three.facts)
    assert set(three.what.connection.split("-")) == set(three.where)


def test_a_hint_names_the_island_a_bridge_finishes():
    state = say(table(EMPTY["A"].written(INDEX["C"], 1), to_play="6/1"), "0: skip number").state
    told = hinted(state, 3)
    assert (told.why, told.about) == ("finishes", ("C",))


def test_at_set_up_a_hint_is_a_place_to_begin():
    told = hinted(start(GAME, 1, {}, 1).state, 2)
    assert told.why == "good-start"
    assert told.where


def test_when_all_is_played_the_hint_says_so():
    state = say(table(EMPTY["A"], EMPTY["A"], to_play="1/1"), "0: skip both").state
    assert hinted(state, 3) == Hint((), "all-played", (), Done())
    assert hinted(say(state, "0: done").state, 3) == Hint((), "wait")
