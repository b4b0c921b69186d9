"""Points during the game: red flags, blue flags, six connected."""

import pytest

from engine.bridges.events import PrizeCrossedOut, RaceScored
from engine.bridges.parts import PRIZES
from engine.bridges.state import Scored
from engine.bridges.view import view
from tests.bridges.scene import board, circles, say, table

# One bridge more, from E to G, finishes the last red flag.
RED = """\
A.      B.  C.  D.  E4

    F.              G1

    H.  I.  J.  K1
                |
L.              M1

N2==O2  P2==Q2      R."""
# One bridge more, from A to B, finishes the last blue flag.
BLUE = """\
A1      B4  C.  D.  E.

    F1              G.
    |               |
    H1  I.  J.  K.  |
                    |
L.              M.  |
                    |
N.  O.  P.  Q.      R1"""
# One bridge more, from A to B, joins A to the five others.
SIX = """\
A1      B2--C2--D2--E2
                    |
    F.              G2
                    |
    H.  I.  J.  K.  |
                    |
L.              M.  |
                    |
N.  O.  P.  Q.      R4"""


LAST = {"red": (RED, "E-G"), "blue": (BLUE, "A-B"), "six": (SIX, "A-B")}
RACES = pytest.mark.parametrize("race", ["red", "blue", "six"])


def score(*seats_that_win, race, in_round=13, to_play="6/1 5/1 4/1", seats=3):
    text, last = LAST[race]
    state = table(*(board(text),) * seats, to_play=to_play, in_round=in_round)
    return win(state, *seats_that_win, last=last)


def win(state, *seats_that_win, last):
    lines = [
        f"{seat}: skip number; bridge {last}; done" if seat in seats_that_win else f"{seat}: skip both; done"
        for seat in range(state.seats)
    ]
    return say(state, *lines)


def points(state):
    return [(scored.seat, scored.points) for scored in state.scored]


@RACES
def test_who_is_first_gets_the_first_prize_and_everybody_later_the_lesser_one(race):
    """BR-038, BR-039, BR-040, BR-041"""
    prize = PRIZES[race]
    assert (prize.first, prize.later) == {"red": (9, 5), "blue": (7, 3), "six": (8, 4)}[race]
    state = score(1, race=race).state
    assert points(state) == [(1, prize.first)]
    state = win(state, 2, last=LAST[race][1]).state
    assert points(state) == [(1, prize.first), (2, prize.later)]


@RACES
def test_several_in_the_same_round_all_get_the_first_prize(race):
    """BR-039, BR-040, BR-041, AMB-07"""
    first = PRIZES[race].first
    state, events = score(2, 0, race=race)
    assert points(state) == [(0, first), (2, first)]
    assert [event for event in events if isinstance(event, RaceScored)] == [
        RaceScored(0, race, 13, first, first=True),
        RaceScored(2, race, 13, first, first=True),
    ]


@RACES
def test_each_category_is_scored_once_and_never_lost(race):
    """BR-038, AMB-07"""
    state = score(0, race=race).state
    after = say(state, *(f"{seat}: skip both; done" for seat in range(3))).state
    assert after.scored == state.scored == (Scored(0, race, 13, PRIZES[race].first),)


@RACES
def test_the_first_prize_is_crossed_out_once_it_is_awarded(race):
    """BR-043"""
    _, events = score(0, race=race)
    assert PrizeCrossedOut(race, PRIZES[race].later) in events
    state = table(*(board(LAST[race][0]),) * 2, to_play="6/1 5/1")
    seen = next(each for each in view(state, 0).races if each.race == race)
    assert (seen.first_is_open, seen.scored) == (True, ())
    state = win(state, 1, last=LAST[race][1]).state
    seen = next(each for each in view(state, 0).races if each.race == race)
    assert (seen.first_is_open, len(seen.scored)) == (False, 1)


@RACES
def test_a_category_first_met_with_the_last_card_still_pays_the_first_prize(race):
    """AMB-07"""
    state = score(0, race=race, in_round=17, to_play="6/1").state
    assert points(state) == [(0, PRIZES[race].first)]
    assert state.agenda == ()


def test_flagged_islands_need_not_be_connected():
    """BR-042"""
    state = score(0, race="red").state
    assert set("GMNQ") <= set(circles(state.boards[0]))
    assert state.boards[0].largest_group() == 2


def test_five_connected_are_not_six():
    """BR-041"""
    five = SIX.replace("A1      B2", "A.      B1")
    state = table(board(five), board(five))
    assert state.boards[0].largest_group() == 5
    assert not state.boards[0].has_won()["six"]


def test_an_unfinished_island_in_between_parts_a_group():
    """BR-041, AMB-04"""
    parted = board(SIX.replace("D2", "D3").replace("A1      B2", "A1------B2"))
    assert circles(parted) == "ABCEG"
    assert parted.largest_group() == 3


def test_a_group_may_have_any_shape_and_lie_in_a_larger_network():
    """AMB-04"""
    shape = """\
A.      B3==C3--D1  E.
        |
    F.  |           G.
        |
    H.  I4--J2--K3
        "
L.      "       M.
        "
N.  O.  P4--Q.      R."""
    made = board(shape)
    assert circles(made) == "BCDIJ"
    assert made.largest_group() == 5
    assert board(shape.replace("P4", "P3")).has_won()["six"]


def test_flagged_islands_count_among_the_six():
    """AMB-04"""
    state = score(0, race="six").state
    assert circles(state.boards[0]) == "ABCDEG"


def test_several_categories_in_one_round_are_all_scored():
    """AMB-13"""
    both = """\
A1      B2--C2--D2--E2
                    |
    F1              G2
    |               |
    H1  I.  J.  K.  |
                    |
L.              M.  |
                    |
N.  O.  P.  Q.      R1"""
    state = table(board(both), board(both), to_play="6/1 5/1", in_round=9)
    state = win(state, 0, last="A-B").state
    assert points(state) == [(0, 7), (0, 8)]


def test_points_are_written_down_at_once_and_seen_by_all():
    """BR-043"""
    state, events = score(1, race="blue")
    assert all(event.seen_by(None) for event in events if isinstance(event, RaceScored))
    assert view(state, 0).players[1].total.blue == 7


def test_only_finished_islands_earn_points():
    """BR-011"""
    state = score(1, race="blue").state
    assert [player.total.islands for player in view(state, None).players] == [6, 8, 6]
