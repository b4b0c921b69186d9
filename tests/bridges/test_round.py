"""One card: action a, the number, then action b, the bridges, for everybody at once."""

import pytest

from engine.bridges import GAME
from engine.bridges.events import CardTurned, HandedIn, Played, RoundClosed, Wrote
from engine.bridges.parts import INDEX, LETTERS, Card
from engine.bridges.view import view
from engine.play import legal, start, waiting
from tests.bridges.scene import EMPTY, UNFLAGGED, board, circles, offered, picture, refused, say, table

FOUR = EMPTY["A"].written(INDEX["B"], 4)
THREE_AT_I = board("""\
A.      B4  C.  D.  E.
        "
    F.  "           G.
        "
    H4--I.  J.  K.

L.              M.

N.  O.  P.  Q.      R.""")


def test_the_top_card_is_laid_face_up_for_everybody():
    """BR-017, AMB-16"""
    before = start(GAME, 2, {}, 5).state
    state, events = say(before, "0: prewrite B 3", "1: prewrite C 4")
    assert state.turned == before.deck[:1]
    assert state.deck == before.deck[1:]
    assert events[-1] == CardTurned(1, before.deck[0])
    assert events[-1].reveals


def test_it_is_everybodys_turn_at_once_in_any_order():
    """BR-018, AMB-07"""
    state = table(FOUR, FOUR, FOUR)
    assert waiting(state) == (0, 1, 2)
    one = say(state, "2: write C; skip bridges; done", "0: write D; skip bridges; done", "1: skip both; done").state
    two = say(state, "1: skip both; done", "0: write D; skip bridges; done", "2: write C; skip bridges; done").state
    assert one == two


def test_the_number_comes_before_the_bridges():
    """BR-018"""
    state = table(FOUR, to_play="5/2 1/1")
    assert offered(state, "bridge") == set()
    assert refused(state, "0: bridge A-B").values == {"number": 5}
    state = say(state, "0: write C; bridge A-B").state
    assert offered(state, "write") == set()
    refusal = refused(state, "0: write D")
    assert (refusal.reason, refusal.values) == ("number-comes-first", {"drawn": ("A-B",)})


@pytest.mark.parametrize(
    ("lines", "given_up"),
    [
        ("write C; skip bridges", ("bridges",)),
        ("skip number; bridge A-B; bridge B-C", ("number",)),
        ("skip both", ("number", "bridges")),
        ("skip number; skip bridges", ("number", "bridges")),
        ("write C; bridge A-B; bridge B-C", ()),
    ],
)
def test_either_action_or_both_may_be_given_up_each_as_a_whole(lines, given_up):
    """BR-019, AMB-03"""
    state, events = say(table(FOUR, to_play="5/2 1/1"), f"0: {lines}; done")
    (played,) = (event for event in events if isinstance(event, Played))
    assert (played.given_up, played.impossible) == (given_up, ())
    assert state.round == 2


def test_what_is_given_up_may_be_taken_up_again():
    """BR-019, AMB-09"""
    state = say(table(FOUR, to_play="5/1 1/1"), "0: skip both; write C; bridge A-B; done").state
    assert state.round == 2
    assert picture(state.boards[0]).startswith("A.------B4  C5  D.")


def test_giving_up_is_refused_where_there_is_nothing_to_give_up():
    """BR-019"""
    state = table(FOUR, to_play="5/2")
    assert refused(state, "0: skip bridges").reason == "write-first"
    state = say(state, "0: write C").state
    assert offered(state, "skip") == {"bridges"}
    refusal = refused(state, "0: skip number")
    assert (refusal.reason, refusal.values) == ("number-is-written", {"what": "number", "island": "C"})
    state = say(state, "0: skip bridges").state
    assert refused(state, "0: skip bridges").values == {"what": "bridges"}
    state = say(state, "0: bridge A-B").state
    assert refused(state, "0: skip bridges").reason == "bridges-are-drawn"


def test_the_number_of_the_card_goes_on_one_free_island_of_your_choice():
    """BR-020, BR-021"""
    state = table(FOUR, to_play="5/2")
    assert offered(state, "write") == UNFLAGGED["A"] - {"B"}
    state, events = say(state, "0: write C")
    assert state.drafts[0].board.numbers[INDEX["C"]] == 5
    assert events == (Wrote(0, "C", 5, finished=False, hopeless=False),)
    assert refused(state, "0: write C").reason == "written-there-already"


def test_choosing_another_island_moves_the_number():
    """BR-020, AMB-09"""
    state = say(table(FOUR, to_play="5/2"), "0: write C; write D").state
    assert [LETTERS[island] for island, number in enumerate(state.drafts[0].board.numbers) if number == 5] == ["D"]


def test_an_island_without_a_flag_takes_a_number_whether_or_not_bridges_lead_there():
    """BR-021"""
    state = table(THREE_AT_I, to_play="5/2")
    assert {"I", "J"} <= offered(state, "write")


def test_a_flag_takes_a_number_only_once_a_bridge_leads_there():
    """BR-022, AMB-11"""
    state = table(FOUR, to_play="5/1 2/1")
    refusal = refused(state, "0: write A")
    assert (refusal.reason, refusal.values) == ("flag-needs-bridge", {"island": "A", "flag": "blue"})
    state = say(state, "0: skip number; bridge A-B; done").state
    assert "A" in offered(state, "write")


def test_a_bridge_of_the_same_round_opens_no_flag_in_it():
    """BR-018, BR-022"""
    state = say(table(FOUR, to_play="5/2"), "0: skip number; bridge A-B").state
    assert refused(state, "0: write A").reason == "number-comes-first"


def test_no_number_is_smaller_than_the_bridges_already_there():
    """BR-023"""
    state = table(THREE_AT_I, to_play="2/1")
    assert "I" not in offered(state, "write")
    refusal = refused(state, "0: write I")
    assert (refusal.reason, refusal.values) == ("too-small", {"island": "I", "number": 2, "bridges": 3})


def test_a_number_equal_to_the_bridges_there_finishes_the_island_before_the_bridges():
    """BR-023, AMB-05"""
    state, events = say(table(THREE_AT_I, to_play="3/1 1/1"), "0: write I")
    assert events[0] == Wrote(0, "I", 3, finished=True, hopeless=False)
    assert not offered(state, "bridge") & {"H-I", "I-J", "I-P"}
    assert circles(say(state, "0: bridge F-H; done").state.boards[0]) == "I"


def test_as_many_bridges_are_drawn_as_the_card_shows():
    """BR-024"""
    state = say(table(FOUR, to_play="5/3 1/1"), "0: write C; bridge B-C; bridge A-B").state
    assert refused(state, "0: done").values == {"what": "bridges", "number": 5, "bridges": 1}
    state = say(state, "0: bridge C-D").state
    assert offered(state, "bridge") == set()
    assert refused(state, "0: bridge C-D").values == {"bridges": 3}
    assert picture(say(state, "0: done").state.boards[0]).startswith("A.------B4--C5--D.  E.")


def test_a_bridge_starts_at_a_number_also_at_one_just_written():
    """BR-025, AMB-10"""
    state = say(table(FOUR, to_play="5/2"), "0: write K").state
    assert offered(state, "bridge") == {"A-B", "B-C", "B-I", "J-K", "D-K", "K-M"}


def test_the_bridges_may_be_split_over_several_numbers():
    """BR-026"""
    state = say(table(FOUR, to_play="5/3 1/1"), "0: write K; bridge A-B; bridge J-K; bridge K-M; done").state
    assert state.boards[0].once.bit_count() == 3


def test_fewer_bridges_than_shown_are_forbidden():
    """BR-027"""
    state = say(table(FOUR, to_play="5/2 1/1"), "0: write C; bridge B-C").state
    assert offered(state, "done") == set()
    assert offered(state, "skip") == set()
    assert refused(state, "0: done").reason == "still-to-do"


def test_where_no_complete_set_exists_the_bridges_are_given_up_by_themselves():
    """BR-027, AMB-03"""
    alone = EMPTY["A"].written(INDEX["F"], 1)
    state = say(table(alone, to_play="1/3 2/1"), "0: skip number").state
    assert (offered(state, "bridge"), offered(state, "skip"), offered(state, "done")) == (set(), set(), {""})
    refusal = refused(state, "0: bridge F-H")
    assert (refusal.reason, refusal.values) == ("cannot-complete-set", {"bridges": 3, "possible": 1})
    assert refused(state, "0: skip bridges").reason == "nothing-to-give-up"
    _, events = say(state, "0: done")
    assert next(event for event in events if isinstance(event, Played)).impossible == ("bridges",)


def test_where_no_island_can_take_the_number_it_is_given_up_by_itself():
    """AMB-03"""
    full = EMPTY["A"]
    for letter in UNFLAGGED["A"]:
        full = full.written(INDEX[letter], 6)
    state = table(full, to_play="1/1 2/1")
    assert (offered(state, "write"), offered(state, "skip")) == (set(), {"bridges"})
    _, events = say(state, "0: bridge B-C; done")
    assert next(event for event in events if isinstance(event, Played)).impossible == ("number",)


def test_a_bridge_that_leaves_too_few_ways_is_a_dead_end():
    """AMB-03"""
    text = """\
A.      B.  C.  D1  E1

    F.              G.

    H.  I.  J.  K.

L.              M.

N.  O.  P.  Q.      R."""
    state = say(table(board(text), to_play="6/2"), "0: skip number").state
    assert offered(state, "bridge") == {"C-D", "D-K", "E-G"}
    refusal = refused(state, "0: bridge D-E")
    assert (refusal.reason, refusal.values) == ("dead-end", {"connection": "D-E", "bridges": 2, "possible": 1})


def test_when_all_are_done_the_next_card_turns_up():
    """BR-028"""
    state, events = say(table(FOUR, FOUR, to_play="5/1 2/2"), "1: skip both; done")
    assert (state.round, waiting(state)) == (1, (0,))
    assert events[-1] == HandedIn(1, still_out=(0,))
    state, events = say(state, "0: write C; bridge B-C; done")
    assert (state.round, state.card, waiting(state)) == (2, Card(2, 2), (0, 1))
    assert events[-2:] == (RoundClosed(1, cards_left=1), CardTurned(2, Card(2, 2)))


def test_seventeen_cards_are_turned_up_and_then_the_game_ends():
    """BR-028"""
    state = say(start(GAME, 1, {}, 3).state, "0: prewrite B 4").state
    for round_now in range(1, 18):
        assert state.round == round_now
        state = say(state, "0: skip both; done").state
    assert (state.agenda, state.round) == ((), 17)
    assert legal(GAME, state, 0) == []


def test_the_legend_shows_which_cards_are_gone_and_which_may_come():
    """BR-029, BR-004, AMB-15"""
    state = say(start(GAME, 1, {}, 3).state, "0: prewrite B 4; skip both; done").state
    seen = view(state, 0)
    assert seen.turned == state.turned
    assert set(seen.to_come) == {*state.deck, state.hidden}
    assert list(seen.to_come) == sorted(seen.to_come)


def test_the_first_number_goes_to_an_island_without_a_flag():
    """BR-022"""
    for seed in range(5):
        state = say(start(GAME, 1, {}, seed).state, "0: prewrite B 4").state
        assert offered(state, "write") == UNFLAGGED["A"] - {"B"}


def test_a_number_that_can_never_be_finished_is_legal_and_comes_with_a_warning():
    """AMB-12"""
    _, events = say(table(FOUR, to_play="6/1"), "0: write F")
    assert events == (Wrote(0, "F", 6, finished=False, hopeless=True),)
    _, events = say(table(FOUR, to_play="4/1"), "0: write F")
    assert events == (Wrote(0, "F", 4, finished=False, hopeless=False),)
