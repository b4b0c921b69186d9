"""What is in the box, and the words for it."""

import pytest

from engine.bridges import GAME
from engine.bridges.parts import CARDS, CHARTS, INDEX, LETTERS
from engine.contract import Illegal
from engine.play import start
from tests.bridges.scene import EMPTY, board, offered, picture, refused, table

SIDES = pytest.mark.parametrize("side", ["A", "B"])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_players_may_play(seats):
    """BR-001"""
    assert start(GAME, seats, {}, 1).state.seats == seats


@pytest.mark.parametrize("seats", [0, 5])
def test_there_are_boards_for_four_and_no_more(seats):
    """BR-002, AMB-20"""
    with pytest.raises(Illegal, match="wrong-number-of-seats") as refusal:
        start(GAME, seats, {}, 1)
    assert refusal.value.values == {"seats": seats, "least": 1, "most": 4}


@SIDES
def test_each_side_shows_eighteen_islands_four_with_a_red_flag_and_three_with_a_blue_one(side):
    """BR-003"""
    flags = [island.flag for island in CHARTS[side].islands]
    assert (len(flags), flags.count("red"), flags.count("blue"), flags.count(None)) == (18, 4, 3, 11)
    assert tuple(island.letter for island in CHARTS[side].islands) == LETTERS


def test_each_number_from_1_to_6_comes_with_one_two_and_three_bridges():
    """BR-005"""
    assert len(CARDS) == 18
    assert {(card.number, card.bridges) for card in CARDS} == {(n, b) for n in range(1, 7) for b in (1, 2, 3)}


def test_an_island_holds_at_most_one_number():
    """BR-006"""
    state = table(EMPTY["A"].written(INDEX["B"], 4))
    assert "B" not in offered(state, "write")
    refusal = refused(state, "0: write B")
    assert (refusal.reason, refusal.values) == ("island-taken", {"island": "B", "number": 4})


@SIDES
def test_the_dotted_lines_join_islands_that_see_each_other_in_a_row_or_column(side):
    """BR-007, BR-008, AMB-01"""
    islands = CHARTS[side].islands
    seen = set()
    for one in islands:
        for along, across in (("column", "row"), ("row", "column")):
            beyond = [
                other
                for other in islands
                if getattr(other, across) == getattr(one, across) and getattr(other, along) > getattr(one, along)
            ]
            if beyond:
                nearest = min(beyond, key=lambda other: getattr(other, along))
                seen.add((f"{one.letter}-{nearest.letter}", "H" if along == "column" else "V"))
    assert seen == {(line.name, line.direction) for line in CHARTS[side].connections}


@SIDES
def test_two_lines_cross_where_one_runs_over_the_other(side):
    """AMB-06"""
    chart = CHARTS[side]
    crossing = set()
    for across in chart.connections:
        for down in chart.connections:
            if (across.direction, down.direction) != ("H", "V"):
                continue
            left, right = (chart.islands[INDEX[end]] for end in across.name.split("-"))
            upper, lower = (chart.islands[INDEX[end]] for end in down.name.split("-"))
            if left.column < upper.column < right.column and upper.row < left.row < lower.row:
                crossing.add((across.name, down.name))
    assert crossing == set(chart.crossings)


def test_islands_that_no_dotted_line_joins_take_no_bridge():
    """BR-007"""
    state = table(EMPTY["A"].written(INDEX["B"], 4), to_play="1/1")
    refusal = refused(state, "0: bridge B-D")
    assert refusal.reason == "not-neighbours"
    assert refusal.values == {"connection": "B-D", "island": "B", "possible": ("A-B", "B-C", "B-I")}
    assert refused(state, "0: bridge zero").values == {"connection": "zero", "island": None, "possible": ()}


def test_two_neighbours_are_found_whichever_is_named_first():
    """BR-007"""
    chart = CHARTS["A"]
    assert (chart.between("B", "A"), chart.between("A", "B"), chart.between("A", "C")) == ("A-B", "A-B", None)
    assert chart.neighbours("I") == ("B", "H", "J", "P")


def test_a_board_can_be_told_in_text():
    """BR-004: what a player writes and draws is what one sees."""
    text = """\
A.------B4==C.  D.  E.
        |
    F.  |           G.
        |
    H.  I4  J.  K.
        "
L.      "       M.
        "
N.  O.  P.  Q.      R."""
    assert picture(board(text)) == text
