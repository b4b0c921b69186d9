"""Set-up: a 3 or a 4 for the player on the left, and one card into the box."""

import pytest

from engine.bridges import GAME
from engine.bridges.events import BoardsPassed, CardTurned, GameSetUp, Prewrote, WasReady
from engine.bridges.parts import CARDS, INDEX
from engine.bridges.view import view
from engine.contract import Illegal
from engine.play import legal, start, waiting
from tests.bridges.scene import EMPTY, UNFLAGGED, offered, refused, say


@pytest.mark.parametrize("side", ["A", "B"])
def test_all_players_use_the_same_side(side):
    """BR-012"""
    state = start(GAME, 3, {"side": side}, 1).state
    assert [board.side for board in state.boards] == [side] * 3


def test_side_a_is_for_the_first_games():
    """BR-012"""
    assert start(GAME, 1, {}, 1).state.side == "A"


def test_another_side_is_refused_by_name():
    """BR-012"""
    with pytest.raises(Illegal) as refusal:
        start(GAME, 1, {"side": "C"}, 1)
    assert (refusal.value.reason, refusal.value.values["option"]) == ("unknown-value", "side")


@pytest.mark.parametrize("side", ["A", "B"])
def test_everybody_writes_a_3_or_a_4_on_any_island_without_a_flag(side):
    """BR-013"""
    state = start(GAME, 2, {"side": side}, 1).state
    assert waiting(state) == (0, 1)
    assert offered(state, "prewrite", 1) == {f"{letter} {n}" for letter in UNFLAGGED[side] for n in (3, 4)}


def test_no_flag_takes_the_number_of_the_set_up():
    """BR-013"""
    refusal = refused(start(GAME, 1, {}, 1).state, "0: prewrite G 3")
    assert (refusal.reason, refusal.values) == ("no-flag-at-set-up", {"island": "G", "flag": "red"})


def test_every_board_is_handed_to_the_left():
    """BR-014, AMB-02"""
    state, events = say(start(GAME, 3, {}, 1).state, "0: prewrite B 3", "1: prewrite C 4", "2: prewrite D 4")
    assert state.boards == (
        EMPTY["A"].written(INDEX["D"], 4),
        EMPTY["A"].written(INDEX["B"], 3),
        EMPTY["A"].written(INDEX["C"], 4),
    )
    (passed,) = (event for event in events if isinstance(event, BoardsPassed))
    assert [(each.by, each.to, each.island, each.number) for each in passed.boards] == [
        (0, 1, "B", 3),
        (1, 2, "C", 4),
        (2, 0, "D", 4),
    ]


def test_two_players_write_for_each_other():
    """AMB-02"""
    state = say(start(GAME, 2, {}, 1).state, "0: prewrite B 3", "1: prewrite C 4").state
    assert [board.numbers[INDEX["C"]] for board in state.boards] == [4, 0]


def test_alone_one_writes_for_oneself():
    """AMB-02"""
    state = say(start(GAME, 1, {}, 1).state, "0: prewrite B 3").state
    assert state.boards[0].numbers[INDEX["B"]] == 3


def test_the_choice_is_secret_and_free_to_change_until_all_have_chosen():
    """AMB-02"""
    state, events = say(start(GAME, 2, {}, 1).state, "0: prewrite B 3", "0: prewrite C 4")
    assert waiting(state) == (1,)
    assert [event for event in events if event.seen_by(1)] == [WasReady(0)]
    assert WasReady(0) not in [event for event in events if event.seen_by(0)]
    assert [event for event in events if event.seen_by(None)] == [WasReady(0)]
    assert all(event.seen_by(0) for event in events if event != WasReady(0))
    assert Prewrote(0, "C", 4) in events
    assert view(state, 0).prewritten.island == "C"
    assert view(state, 1).prewritten is None
    assert view(state, None).prewritten is None
    assert refused(state, "0: prewrite C 4").reason == "written-there-already"
    state = say(state, "1: prewrite D 3").state
    assert state.boards[1].numbers[INDEX["C"]] == 4
    assert refused(state, "0: prewrite B 3").reason == "boards-are-passed"


def test_before_the_boards_are_passed_no_card_is_played():
    """BR-014"""
    state = start(GAME, 2, {}, 1).state
    for line in ("write B", "bridge A-B", "skip both", "take-back all", "done"):
        assert refused(state, f"0: {line}").reason == "boards-are-not-passed"


def test_one_card_goes_into_the_box_and_seventeen_form_the_deck():
    """BR-015, BR-016"""
    state, events = start(GAME, 1, {}, 1)
    assert len(state.deck) == 17
    assert sorted((state.hidden, *state.deck)) == sorted(CARDS)
    assert events == (GameSetUp("A", 1, None),)


def test_every_card_may_be_the_one_in_the_box():
    """BR-015"""
    assert {start(GAME, 1, {}, seed).state.hidden for seed in range(300)} == set(CARDS)


def test_the_seed_fixes_the_deal():
    """BR-015"""
    deals = [start(GAME, 1, {}, seed).state.deck for seed in (7, 7, 8)]
    assert deals[0] == deals[1] != deals[2]


def test_a_daily_deal_fixes_number_and_island():
    """AMB-02"""
    daily = {"island": "F", "number": 4}
    state, events = start(GAME, 1, {"daily": daily, "side": "B"}, 1)
    assert state.boards == (EMPTY["B"].written(INDEX["F"], 4),)
    assert state.round == 1
    assert [type(event) for event in events] == [GameSetUp, BoardsPassed, CardTurned]
    assert not [action for action in legal(GAME, state, 0) if "Prewrite" in type(action).__name__]


@pytest.mark.parametrize(
    ("seats", "daily", "reason"),
    [
        (2, {"island": "F", "number": 4}, "daily-is-solo"),
        (1, {"island": "G", "number": 4}, "unknown-value"),
        (1, {"island": "F", "number": 5}, "unknown-value"),
        (1, {"island": "Z", "number": 4}, "unknown-value"),
        (1, {"island": "F", "number": 4, "date": "today"}, "unknown-value"),
    ],
)
def test_a_daily_deal_is_solo_and_obeys_the_set_up(seats, daily, reason):
    """AMB-02"""
    with pytest.raises(Illegal) as refusal:
        start(GAME, seats, {"daily": daily}, 1)
    assert refusal.value.reason == reason


def test_an_unknown_option_is_named():
    """BR-012"""
    with pytest.raises(Illegal) as refusal:
        start(GAME, 1, {"sides": "A"}, 1)
    assert refusal.value.values == {"option": "sides", "known": ["daily", "side"]}
