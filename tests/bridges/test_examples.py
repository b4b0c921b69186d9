"""The rulebook's own examples."""

from msgspec.structs import replace

from engine.bridges import GAME
from engine.bridges.events import BoardsPassed, RaceScored, Wrote
from engine.bridges.parts import CARDS, Card
from engine.bridges.state import Total
from engine.play import start
from tests.bridges.scene import EMPTY, UNFLAGGED, board, circles, offered, picture, refused, say, table


def test_linus_writes_a_3_and_three_bridges_finish_it():
    """BR-053"""
    state, events = say(table(EMPTY["A"], to_play="3/2 1/1 2/1"), "0: write B; bridge A-B; bridge A-B; done")
    assert Wrote(0, "B", 3, finished=False, hopeless=False) in events
    assert circles(state.boards[0]) == ""
    state = say(state, "0: skip number; bridge B-C; done").state
    assert circles(state.boards[0]) == "B"
    assert picture(state.boards[0]).startswith("A.======B3--C.")
    state = say(state, "0: skip number").state
    assert refused(state, "0: bridge B-I").reason == "island-finished"


def test_tim_plays_a_5_with_three_bridges_in_the_first_round():
    """BR-054, BR-014"""
    state = start(GAME, 2, {}, 1).state
    rest = [card for card in CARDS if card != Card(5, 3)]
    state = replace(state, hidden=rest[0], deck=(Card(5, 3), *rest[1:]))
    state, events = say(state, "0: prewrite K 4", "1: prewrite O 3")
    (passed,) = (event for event in events if isinstance(event, BoardsPassed))
    assert (passed.boards[0].by, passed.boards[0].to, passed.boards[0].number) == (0, 1, 4)
    assert offered(state, "write", seat=1) == UNFLAGGED["A"] - {"K"}
    state = say(state, "1: write C; bridge K-M; bridge C-D; bridge C-J; done", "0: skip both; done").state
    assert (
        picture(state.boards[1])
        == """\
A.      B.  C5--D.  E.
            |
    F.      |       G.
            |
    H.  I.  J.  K4
                |
L.              M.

N.  O.  P.  Q.      R."""
    )
    assert GAME.faults(state) == []


def test_linus_is_the_first_to_connect_six_islands():
    """BR-055"""
    five = """\
A.      B2--C2--D2--E2
        |           |
    F.  |           G1
        |
    H.  I2  J.  K.

L.              M.

N.  O.  P.  Q.      R."""
    state = table(board(five), board(five), to_play="6/1 5/1", in_round=9)
    assert state.boards[0].largest_group() == 5
    state, events = say(state, "0: skip number; bridge I-J; done", "1: skip both; done")
    assert RaceScored(0, "six", 9, 8, first=True) in events
    assert circles(state.boards[0]) == "BCDEGI"


def test_sarahs_final_count():
    """BR-056, BR-046"""
    sarah = Total(seat=0, finished=15, islands=30, red=5, blue=0, six=4)
    assert sarah.points == 39
