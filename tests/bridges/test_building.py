"""Building bridges correctly, and islands that are finished."""

from engine.bridges.events import Drew
from engine.bridges.parts import INDEX
from tests.bridges.scene import EMPTY, board, circles, offered, picture, refused, say, table


def numbers(text, side="A"):
    made = EMPTY[side]
    for letter, number in text.split():
        made = made.written(INDEX[letter], int(number))
    return made


def test_bridges_never_cross():
    """BR-030, AMB-06"""
    state = say(table(numbers("F4 I4"), to_play="1/2 2/2"), "0: skip number; bridge F-G; bridge F-G; done").state
    state = say(state, "0: skip number").state
    assert "B-I" not in offered(state, "bridge")
    refusal = refused(state, "0: bridge B-I")
    assert (refusal.reason, refusal.values) == ("crossing", {"connection": "B-I", "crossed": ("F-G",)})


def test_a_crossing_is_closed_for_good_and_named_with_all_it_crosses():
    """BR-030, AMB-06"""
    state = table(numbers("F4 B4 C4"), to_play="1/2 2/2")
    state = say(state, "0: skip number; bridge B-I; bridge C-J; done", "0: skip number").state
    assert refused(state, "0: bridge F-G").values == {"connection": "F-G", "crossed": ("B-I", "C-J")}


def test_a_bridge_taken_back_in_the_same_round_opens_the_crossing_again():
    """AMB-06, AMB-09"""
    state = say(table(numbers("F4 I4"), to_play="1/2"), "0: skip number; bridge F-G").state
    assert "B-I" not in offered(state, "bridge")
    assert "B-I" in offered(say(state, "0: take-back F-G").state, "bridge")


def test_a_second_bridge_may_be_added_in_the_same_round_or_later():
    """BR-031, BR-009"""
    _, events = say(table(numbers("B4"), to_play="1/2 2/1"), "0: skip number; bridge B-C; bridge B-C")
    assert [event.second for event in events if isinstance(event, Drew)] == [False, True]
    later = say(table(numbers("B4"), to_play="1/1 2/1"), "0: skip number; bridge B-C; done").state
    assert "B-C" in offered(say(later, "0: skip number").state, "bridge")


def test_there_are_never_more_than_two_bridges_between_neighbours():
    """BR-009, BR-031"""
    state = say(table(numbers("B4"), to_play="1/3"), "0: skip number; bridge B-C; bridge B-C").state
    assert "B-C" not in offered(state, "bridge")
    refusal = refused(state, "0: bridge B-C")
    assert (refusal.reason, refusal.values) == ("two-already", {"connection": "B-C"})


def test_no_bridge_joins_two_islands_without_a_number():
    """BR-032, BR-025, AMB-11"""
    state = table(numbers("B4"), to_play="1/1 2/1 3/1")
    state = say(state, "0: skip number; bridge B-C; done", "0: skip number").state
    refusal = refused(state, "0: bridge C-D")
    assert (refusal.reason, refusal.values) == ("no-number-at-either-end", {"one": "C", "other": "D"})
    state = say(state, "0: take-back all; write C; bridge C-D; done").state
    assert picture(state.boards[0]).startswith("A.      B4--C2--D.")


def test_several_separate_groups_are_fine():
    """BR-033"""
    state = say(table(numbers("B1 O1"), to_play="1/2 2/1"), "0: skip number; bridge A-B; bridge N-O; done").state
    assert circles(state.boards[0]) == "BO"


def test_no_island_bears_more_than_six_bridges_also_without_a_number():
    """BR-034"""
    text = """\
A.      B6  C.  D.  E.
        "
    F.  "           G.
        "
    H6==I.==J6  K.

L.              M.

N.  O.  P6  Q.      R."""
    state = say(table(board(text), to_play="1/1"), "0: skip number").state
    refusal = refused(state, "0: bridge I-P")
    assert (refusal.reason, refusal.values) == ("six-already", {"island": "I", "most": 6})
    state = table(board(text), to_play="6/1 5/1")
    assert offered(state, "write") & {"I"}
    assert "I" in circles(say(state, "0: write I; skip bridges; done").state.boards[0])
    assert refused(table(board(text), to_play="5/1"), "0: write I").reason == "too-small"


def test_an_island_is_finished_when_exactly_as_many_bridges_leave_it_as_its_number_says():
    """BR-010"""
    state = table(numbers("B2 O4"), to_play="1/2 5/3")
    state, events = say(state, "0: skip number; bridge A-B; bridge N-O; done")
    assert circles(state.boards[0]) == ""
    state, events = say(state, "0: skip number; bridge B-C; bridge N-O; bridge O-P; done")
    assert circles(state.boards[0]) == "B"
    assert [event.finished for event in events if isinstance(event, Drew)] == [("B",), (), ()]


def test_from_a_finished_island_no_further_bridge_leaves_and_none_reaches_it():
    """BR-010"""
    state = say(table(numbers("B1 I4"), to_play="1/1 5/1"), "0: skip number; bridge A-B; done", "0: skip number").state
    assert not offered(state, "bridge") & {"A-B", "B-C", "B-I"}
    refusal = refused(state, "0: bridge B-I")
    assert (refusal.reason, refusal.values) == ("island-finished", {"island": "B", "number": 1})


def test_a_bridge_may_finish_both_of_its_ends():
    """BR-010"""
    _, events = say(table(numbers("B1 C1"), to_play="5/1"), "0: skip number; bridge B-C")
    assert events[-1] == Drew(0, "B-C", second=False, left=0, finished=("B", "C"))
