"""The end: two points for each finished island, most points win."""

from typing import get_args

import pytest
from msgspec.structs import replace

from engine.bridges import GAME
from engine.bridges.events import Counted, GameEnded, HiddenCardShown, RaceScored
from engine.bridges.logbook import entries
from engine.bridges.parts import Race
from engine.bridges.state import Ranking, Scored, Total
from engine.bridges.view import view
from engine.play import legal, start, waiting
from tests.bridges.scene import EMPTY, board, say, table

FIVE = board("""\
A.      B2--C2--D2--E2
        |           |
    F.  |           G2
        |           |
    H.  I.  J.  K.  |
                    |
L.              M.  |
                    |
N.  O.  P.  Q.      R.""")
TWO = board("""\
A.      B1--C1  D.  E.

    F.              G.

    H.  I.  J.  K.

L.              M.

N.  O.  P.  Q.      R.""")


def end(*boards):
    state = table(*boards, to_play="6/1", in_round=17)
    return say(state, *(f"{seat}: skip both; done" for seat in range(len(boards))))


def test_every_finished_island_gives_two_points():
    """BR-044, BR-011"""
    state, events = end(FIVE, TWO)
    assert [(total.finished, total.islands) for total in state.outcome.totals] == [(5, 10), (2, 4)]
    assert [event.points for event in events if isinstance(event, Counted)] == [10, 4]


def test_most_points_win():
    """BR-045"""
    state, events = end(TWO, FIVE, EMPTY["A"])
    assert state.outcome.winners == (1,)
    assert events[-1] == GameEnded(state.outcome, (1,))


def test_a_tie_has_several_winners():
    """BR-045, AMB-18"""
    assert end(TWO, FIVE, FIVE).state.outcome.winners == (1, 2)


def test_a_total_is_islands_and_prizes():
    """BR-046, BR-056: fifteen islands are 30, five for red and four for six make 39."""
    assert Total(0, 15, 30, 5, 0, 4).points == 39
    winner, loser = Total(0, 15, 30, 5, 0, 4), Total(1, 15, 30, 0, 8, 0)
    assert Ranking((winner, loser)).winners == (0,)


def test_points_scored_during_the_game_are_part_of_the_total():
    """BR-046, BR-045"""
    state = table(TWO, TWO, to_play="6/1", in_round=17)
    state = replace(state, scored=(Scored(1, "blue", 4, 7),))
    state = say(state, "0: skip both; done", "1: skip both; done").state
    assert state.outcome.totals == (Total(0, 2, 4, 0, 0, 0), Total(1, 2, 4, 0, 7, 0))
    assert state.outcome.winners == (1,)


def test_after_the_game_the_card_in_the_box_is_named():
    """AMB-14"""
    before = table(TWO, TWO, to_play="6/1", in_round=17)
    assert view(before, 0).hidden is None
    state, events = end(TWO, TWO)
    assert HiddenCardShown(state.hidden) in events
    assert view(state, None).hidden == state.hidden


@pytest.mark.parametrize("seats", [2, 4])
def test_after_the_last_card_nobody_may_do_anything(seats):
    """BR-044"""
    state = end(*(TWO,) * seats).state
    assert waiting(state) == ()
    assert [legal(GAME, state, seat) for seat in range(seats)] == [[]] * seats


@pytest.mark.parametrize(
    ("seats", "options", "variant"),
    [
        (1, {}, "A solo"),
        (2, {"side": "B"}, "B together"),
        (1, {"side": "B", "daily": {"island": "F", "number": 3}}, "B daily"),
    ],
)
def test_games_are_compared_with_games_of_their_kind(seats, options, variant):
    """BR-012, BR-047"""
    assert GAME.variant(start(GAME, seats, options, 1).state) == variant


def test_a_result_is_measured_by_its_points():
    """BR-044"""
    state = end(TWO, FIVE).state
    assert [GAME.score(state, seat) for seat in range(2)] == [4, 10]


def test_a_logbook_names_who_reached_it() -> None:
    """The points of the best, the prizes of who took all three; both, where they are level."""
    end = start(GAME, 2, {}, 1).state
    won = [RaceScored(1, race, 9, 5, first=True) for race in get_args(Race)]
    told = [*won, *(Counted(each, each.points) for each in (Total(0, 5, 33, 0, 0, 0), Total(1, 5, 50, 0, 0, 0)))]
    assert {each.name: each.seats for each in entries(end, told)} == {
        "most-points-a": (1,),
        "much": (1,),
        "all-races": (1,),
    }
    level = [Counted(Total(seat, 5, 33, 0, 0, 0), 33) for seat in (0, 1)]
    assert [(each.value, each.seats) for each in entries(end, level)] == [(33, (0, 1))]
