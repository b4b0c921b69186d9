"""Hints: where to look, why, what; and none leads to a dead end."""

from typing import get_args

import pytest

from engine.bridges import GAME
from engine.bridges.actions import Bridge, Done, Skip
from engine.bridges.hints import Hint, Why, hint_calmly, why_calmly
from engine.bridges.parts import INDEX
from engine.bridges.reach import drawable
from engine.bridges.view import view
from engine.play import legal, play, start
from tests.bridges.claims import CLAIMS, asked, bridges_at, claimed
from tests.bridges.scene import EMPTY, say, table
from tests.bridges.test_advice import COMPARED


def hinted(state, level, seat=0):
    return hint_calmly(view(state, seat), seat, legal(GAME, state, seat), level)


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
    """Games in which hints are often not followed."""
    return [each for seed in range(6) for each in asked(seed)]


def test_every_reason_is_given_some_time(wandered):
    """BR-019 too: to give up can be the hint."""
    assert {each.told.why for each in wandered} == set(get_args(Why)) - {"wait", "nothing-possible", *COMPARED}
    gives_up = [each.told.what for each in wandered if each.told.why == "would-spoil"]
    assert set(gives_up) <= {Skip("number"), Skip("bridges")}


def test_what_a_reason_says_of_an_island_is_so(wandered):
    """Finished is finished, what could still be finished is not lost already, and every figure is counted again."""
    told = [(each.told, is_so) for each in wandered if (is_so := claimed(each)) is not None]
    assert [wrong for wrong, is_so in told if not is_so] == []
    assert {true.why for true, _ in told} == {*CLAIMS}


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


def test_a_hint_is_about_the_end_that_lacks_fewest_bridges():
    begun = EMPTY["A"].written(INDEX["C"], 2).written(INDEX["D"], 4)
    state = say(table(begun, to_play="6/1"), "0: skip number").state
    why, about, facts = why_calmly(view(state, 0), Bridge("C-D"))
    assert (why, about, facts.needs, facts.has) == ("comes-nearer", ("C",), 2, 1)


def test_at_set_up_a_hint_is_a_place_to_begin():
    told = hinted(start(GAME, 1, {}, 1).state, 2)
    assert told.why == "good-start"
    assert told.where


def test_when_all_is_played_the_hint_says_so():
    state = say(table(EMPTY["A"], EMPTY["A"], to_play="1/1"), "0: skip both").state
    assert hinted(state, 3) == Hint((), "all-played", (), Done())
    assert hinted(say(state, "0: done").state, 3) == Hint((), "wait")


def test_when_there_is_nothing_to_compare_the_hint_tells_what_the_board_counts():
    """BR-051: two points for each finished island, and what races brought."""
    begun = EMPTY["A"].written(INDEX["C"], 1)
    state = say(table(begun, begun, to_play="6/1"), "0: skip number; bridge C-D").state
    assert bridges_at(state.drafts[0].board, INDEX["C"]) == 1
    assert hinted(state, 2).facts.points == 2
    assert hinted(say(state, "0: done").state, 2).facts.points == 2
