"""Mistakes: refused beforehand; one's own round is free to change until it closes."""

import pytest
from msgspec.structs import replace

from engine.bridges import GAME
from engine.bridges.board import Board
from engine.bridges.events import HandedIn, TookBack, Withdrew
from engine.bridges.parts import INDEX
from engine.play import start, waiting
from tests.bridges.scene import EMPTY, offered, refused, say, table

FOUR = EMPTY["A"].written(INDEX["B"], 4)


@pytest.mark.parametrize(
    ("before", "taken_back", "after"),
    [
        ("write C", "number", ""),
        ("skip number", "number", ""),
        ("write C; bridge A-B; bridge B-I", "A-B", "write C; bridge B-I"),
        ("write C; bridge A-B; bridge B-I; bridge A-B", "A-B", "write C; bridge A-B; bridge B-I"),
        ("write C; bridge A-B; bridge B-I", "bridges", "write C"),
        ("write C; skip bridges", "bridges", "write C"),
        ("write C; bridge A-B; bridge B-I", "all", ""),
        ("skip both", "all", ""),
        ("skip both", "number", None),
    ],
)
def test_a_mistake_may_be_corrected(before, taken_back, after):
    """BR-035, AMB-09"""
    fresh = table(FOUR, to_play="5/3 1/1")
    state, events = say(fresh, f"0: {before}; take-back {taken_back}")
    assert events[-1] == TookBack(0, taken_back)
    if after is None:
        assert (state.drafts[0].board, state.drafts[0].given_up) == (FOUR, ("bridges",))
    else:
        assert state == (say(fresh, f"0: {after}").state if after else fresh)


def test_what_can_be_taken_back_is_what_was_done():
    """BR-035"""
    state = table(FOUR, to_play="5/3")
    assert offered(state, "take-back") == set()
    assert refused(state, "0: take-back all").values == {"what": "all", "possible": ()}
    state = say(state, "0: write C").state
    assert offered(state, "take-back") == {"number", "all"}
    state = say(state, "0: bridge A-B; bridge A-B").state
    assert offered(state, "take-back") == {"A-B", "bridges", "all"}
    refusal = refused(state, "0: take-back number")
    assert (refusal.reason, refusal.values) == ("bridges-are-drawn", {"what": "number", "drawn": ("A-B", "A-B")})
    assert refused(state, "0: take-back C-D").values == {"what": "C-D", "possible": ("A-B", "bridges", "all")}


def test_being_done_can_be_withdrawn_until_the_round_closes():
    """AMB-09"""
    state, events = say(table(FOUR, FOUR, to_play="5/1 1/1"), "0: write C; bridge A-B; done")
    assert events[-1] == HandedIn(0, (1,))
    assert offered(state, "take-back") == {"done"}
    for line in ("write D", "bridge A-B", "skip both", "done", "take-back all"):
        assert refused(state, f"0: {line}").reason == "already-done"
    state, events = say(state, "0: take-back done")
    assert events == (Withdrew(0),)
    assert waiting(state) == (0, 1)
    assert "D" in offered(say(state, "0: take-back bridges").state, "write")
    assert refused(state, "0: take-back done").reason == "not-done-yet"


def test_a_closed_round_stays_as_it_is():
    """BR-036, AMB-09"""
    state = say(table(FOUR, to_play="5/1 1/1"), "0: write C; bridge A-B; done").state
    assert offered(state, "take-back") == set()
    assert "C" not in offered(state, "write")


@pytest.mark.parametrize(
    ("wrong", "fault"),
    [
        ({"numbers": (0, 7, *(0,) * 16)}, "no such number"),
        ({"once": 1}, "not 0 bridges"),
        ({"twice": 1}, "without the first"),
        ({"closed": 1}, "do not follow"),
        ({"finished": 1}, "do not follow"),
    ],
)
def test_every_board_can_be_checked(wrong, fault):
    """BR-037"""
    state = say(start(GAME, 1, {}, 1).state, "0: prewrite B 4").state
    assert GAME.faults(state) == []
    fields = {name: getattr(FOUR, name) for name in FOUR.__struct_fields__}
    bad = replace(state, boards=(Board(**{**fields, **wrong}),))
    assert fault in "; ".join(GAME.faults(bad))
