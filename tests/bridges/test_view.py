"""What each seat may see: boards as of the last closed round, and of the open round only one's own."""

import msgspec
import pytest

from engine.bridges import GAME
from engine.bridges.events import Wrote
from engine.bridges.parts import INDEX
from engine.bridges.view import view
from engine.play import start
from tests.bridges.scene import EMPTY, board, cards, picture, say, table

FOUR = EMPTY["A"].written(INDEX["B"], 4)


def shown(state, seat):
    """Everything a view holds, as text."""
    return msgspec.json.encode(view(state, seat)).decode()


@pytest.mark.parametrize(
    "lines", ["write C", "write C; bridge C-D", "skip number", "skip both", "write C; skip bridges; take-back all"]
)
def test_what_is_staged_is_nobody_elses_business(lines):
    """AMB-08"""
    before = table(FOUR, FOUR, FOUR, to_play="5/2 1/1")
    after, events = say(before, f"0: {lines}")
    for other in (1, 2, None):
        assert shown(after, other) == shown(before, other)
        assert [event for event in events if event.seen_by(other)] == []
    assert all(event.seen_by(0) for event in events)


def test_that_a_seat_is_done_is_seen_by_all_and_nothing_more():
    """AMB-08"""
    before = table(FOUR, FOUR, FOUR, to_play="5/2 1/1")
    wrote, waived = (say(before, f"0: {lines}; done") for lines in ("write C; bridge C-D; bridge A-B", "skip both"))
    for other in (1, 2, None):
        assert shown(wrote.state, other) == shown(waived.state, other)
        seen = view(wrote.state, other)
        assert [player.ready for player in seen.players] == [True, False, False]
        assert seen.waits_for == (1, 2)
        public = [[event for event in step.events if event.seen_by(other)] for step in (wrote, waived)]
        assert public[0] == public[1] != []


def test_boards_are_public_once_the_round_is_closed():
    """AMB-08"""
    state = say(table(FOUR, FOUR, to_play="5/1 1/1"), "0: write C; bridge C-D; done", "1: skip both; done").state
    for seat in (0, 1, None):
        assert picture(view(state, seat).players[0].seen.board).startswith("A.      B4  C5--D.")


def test_ones_own_round_is_in_ones_own_view():
    """AMB-08"""
    state = say(table(FOUR, FOUR, to_play="5/2 1/1"), "0: write C; bridge C-D").state
    own = view(state, 0).own
    assert (own.written, own.drawn, own.bridges_to_draw, own.number_is_open, own.done) == (
        "C",
        ("C-D",),
        1,
        False,
        False,
    )
    assert picture(own.seen.board).startswith("A.      B4  C5--D.")
    assert view(state, 1).own.drawn == ()
    assert view(state, None).own is None


def test_the_order_of_the_deck_and_the_card_in_the_box_are_in_no_view():
    """BR-015, BR-029, AMB-14, AMB-15: two tables that differ in nothing else look alike."""
    one = table(FOUR, FOUR, to_play="5/2 1/1 2/1 3/1")
    hidden, *deck = (*cards("2/1 3/1 1/1"), one.hidden)
    other = msgspec.structs.replace(one, deck=tuple(deck), hidden=hidden)
    for seat in (0, 1, None):
        assert shown(one, seat) == shown(other, seat)


def test_running_counts_stand_beside_each_board():
    """AMB-04, BR-010"""
    made = board("""\
A2======B4==C3--D1  E4
                    "
    F1--------------G3

    H.  I.  J.  K.

L.              M.

N.  O.  P.  Q.      R.""")
    seen = view(table(made), None).players[0].seen
    assert (seen.red, seen.blue, seen.group) == (1, 1, 4)
    assert seen.finished == ("A", "B", "C", "D", "F", "G")
    assert {"B-I", "C-J", "D-K"} <= set(seen.closed)


def test_islands_that_can_no_longer_be_finished_are_marked():
    """AMB-12"""
    made = board("""\
A.      B1--C1  D4  E.

    F6              G.

    H.  I.  J.  K.

L.              M.

N.  O.  P.  Q.      R.""")
    seen = view(table(made), None).players[0].seen
    assert seen.unfinishable == ("F",)


def test_a_free_island_is_lost_when_no_fitting_number_can_come():
    """BR-023"""
    made = board("""\
A.======B4  C.  D.  E.
        "
    F.  "           G.
        "
    H4==I.  J.  K.

L.              M.

N.  O.  P.  Q.      R.""")
    waived = "0: skip both; done"
    state = table(made, to_play="6/1 3/1 2/1", in_round=15)
    assert "I" not in view(state, None).players[0].seen.unfinishable
    state = say(state, waived, waived).state
    assert view(state, 0).to_come == cards("6/3")
    assert "I" not in view(state, None).players[0].seen.unfinishable
    state = say(state, waived).state
    assert set(view(state, None).players[0].seen.unfinishable) >= {"I", "A", "C"}


def test_the_story_of_every_round_is_kept_for_all_to_see():
    """BR-043"""
    state = say(start(GAME, 1, {}, 3).state, "0: prewrite B 4; skip both; done").state
    assert [(tally.wrote, tally.built, tally.finished) for (tally,) in view(state, None).tallies] == [(False, False, 0)]


def test_where_the_cards_number_could_never_be_finished_is_known_beforehand():
    """AMB-12"""
    state = table(FOUR, to_play="6/1")
    assert view(state, 0).own.hopeless == ("E", "F")
    assert view(table(FOUR, to_play="1/1"), 0).own.hopeless == ()
    for island in view(state, 0).own.hopeless:
        assert say(state, f"0: write {island}").events == (Wrote(0, island, 6, finished=False, hopeless=True),)
    assert say(state, "0: write I").events == (Wrote(0, "I", 6, finished=False, hopeless=False),)


def test_an_island_is_lost_when_its_neighbours_bear_too_little():
    """AMB-12, BR-010: D needs five; from C and E one bridge each can come, from K two."""
    crowded = EMPTY["A"]
    for letter, number in (("C", 1), ("E", 1), ("D", 5)):
        crowded = crowded.written(INDEX[letter], number)
    assert view(table(crowded), None).players[0].seen.unfinishable == ("D",)


def test_with_the_last_number_written_the_free_islands_are_lost():
    """BR-020: until then the card's number may still come to any of them."""
    state = table(FOUR, to_play="3/1", in_round=17)
    hidden = view(state, 0).to_come
    assert hidden == cards("6/3")
    before = set(view(state, 0).own.seen.unfinishable)
    after = set(view(say(state, "0: write C").state, 0).own.seen.unfinishable)
    assert "D" not in before
    assert "E" in after - before
