"""Alone: three piles, prizes with a last card, and a table of ranks."""

import pytest
from msgspec.structs import replace

from engine.bridges import GAME
from engine.bridges.events import PrizeCrossedOut
from engine.bridges.parts import PRIZES
from engine.bridges.rules.scoring import rank_of
from engine.bridges.state import Rank, Scored
from engine.bridges.view import view
from engine.play import start
from tests.bridges.scene import EMPTY, board, say, table
from tests.bridges.test_points import LAST

DEADLINES = pytest.mark.parametrize(("race", "deadline"), [("blue", 7), ("red", 12), ("six", 12)])


def alone(race, in_round):
    text, last = LAST[race]
    return say(table(board(text), to_play="6/1 5/1", in_round=in_round), f"0: skip number; bridge {last}; done")


def test_the_cards_are_laid_out_as_seven_five_and_five():
    """BR-048"""
    state = say(start(GAME, 1, {}, 1).state, "0: prewrite B 4").state
    left = [view(state, 0).piles]
    for _ in range(16):
        state = say(state, "0: skip both; done").state
        left.append(view(state, 0).piles)
    assert left[:2] == [(6, 5, 5), (5, 5, 5)]
    assert left[6:8] == [(0, 5, 5), (0, 4, 5)]
    assert left[-1] == (0, 0, 0)


def test_with_others_there_are_no_piles():
    """BR-047"""
    state = start(GAME, 2, {}, 1).state
    assert view(state, 0).piles == ()
    assert [race.deadline for race in view(state, 0).races] == [None] * 3


@DEADLINES
def test_the_first_prize_is_there_up_to_the_last_card_of_its_pile(race, deadline):
    """BR-049, BR-050"""
    assert alone(race, deadline).state.scored[0].points == PRIZES[race].first
    assert alone(race, deadline + 1).state.scored[0].points == PRIZES[race].later


@DEADLINES
def test_the_first_prize_is_crossed_out_when_its_pile_is_done(race, deadline):
    """BR-049, BR-050, BR-043"""
    crossed = PrizeCrossedOut(race, PRIZES[race].later)
    for in_round in (deadline - 1, deadline, deadline + 1):
        state, events = say(table(EMPTY["A"], to_play="6/1 5/1", in_round=in_round), "0: skip both; done")
        assert (crossed in events) == (in_round == deadline)
        seen = next(each for each in view(state, 0).races if each.race == race)
        assert (seen.first_is_open, seen.deadline) == (in_round < deadline, deadline)


def test_with_others_no_card_is_the_last_one_for_a_first_prize():
    """BR-047, BR-040"""
    text, last = LAST["blue"]
    state = table(board(text), board(text), to_play="6/1 5/1", in_round=16)
    state = say(state, f"0: skip number; bridge {last}; done", "1: skip both; done").state
    assert state.scored == (Scored(0, "blue", 16, 7),)


@pytest.mark.parametrize(
    ("rank", "points"),
    [
        ("henchman", (0, 39, 40)),
        ("water-carrier", (41, 42)),
        ("bamboo-binder", (43, 44)),
        ("screw-driver", (45, 46)),
        ("concrete-pourer", (47, 48)),
        ("project-manager", (49, 50)),
        ("bridge-master", (51,)),
        ("professional-planner", (52,)),
        ("adept-of-statics", (54,)),
        ("ace-of-architecture", (56,)),
        ("genius-of-construction", (58,)),
        ("god-of-the-islands", (60,)),
    ],
)
def test_the_total_gives_the_rank(rank, points):
    """BR-051, AMB-19"""
    assert {rank_of(each) for each in points} == {rank}


def test_sixty_is_the_most_and_the_table_has_no_gap_that_can_occur():
    """BR-052, AMB-19: without a category at least one island is unfinished, without both flags two."""
    totals = set()
    for red in (0, 5, 9):
        for blue in (0, 3, 7):
            for six in (0, 4, 8):
                most = 18 - (red == 0) - (blue == 0)
                totals |= {2 * finished + red + blue + six for finished in range(most + 1)}
    assert max(totals) == 60
    assert {each for each in totals if each > 50} == {51, 52, 54, 56, 58, 60}


def test_the_game_ends_with_a_rank():
    """BR-051, BR-047"""
    state = table(EMPTY["A"], to_play="6/1", in_round=17)
    state = replace(state, scored=(Scored(0, "red", 4, 9),))
    state = say(state, "0: skip both; done").state
    assert isinstance(state.outcome, Rank)
    assert (state.outcome.total.points, state.outcome.rank, state.outcome.winners) == (9, "henchman", (0,))
