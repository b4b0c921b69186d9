"""The shared draft: whose pawns one plans with, being ready and not, and what a view tells of it."""

import pytest

from engine import play
from engine.contract import Illegal
from engine.crusoe import GAME
from engine.crusoe.events import ReadyWithdrawn, RoundBegan
from engine.crusoe.state import Options, RoundEnds
from engine.crusoe.view import view
from tests.crusoe.table import face, legal, say, table, told

OWN = {"draft": "own"}
THREE = ("cook", "explorer", "friday")


def seen(state, seat=None):
    return view(state, seat)


def test_the_group_plans_with_every_pawn():
    """RC-070, RC-182: anybody places, takes back, and says who acts."""
    state = say(table(*THREE, hunt=("beast-fox",)), 1, "assign cook hunt", "assign explorer hunt", "assign friday rest")
    assert state.plan[0].pawns == ("cook", "explorer")
    state = say(state, 1, "lead explorer hunt", "take-back cook hunt", "take-back friday rest")
    assert [line.pawns for line in state.plan] == [("explorer",)]


def test_each_may_plan_with_their_own_alone():
    """RC-070, RC-083: an option of the table."""
    state = table(*THREE, options=OWN)
    assert {line.split()[1] for line in legal(state, 1) if line.startswith("assign")} == {"explorer"}
    state = say(state, 0, "assign cook rest")
    for line in ("assign cook rest.2", "take-back cook rest"):
        with pytest.raises(Illegal, match="not-your-pawn"):
            say(state, 1, line)


def test_leading_is_for_those_on_the_action():
    """RC-083, RC-028: or for the first player, where each plans with their own."""
    state = table("cook", "explorer", "soldier", "carpenter", options=OWN, threats=("", "event-a16"))
    state = say(say(state, 1, "assign explorer threat-right"), 2, "assign soldier threat-right")
    assert "lead soldier threat-right" in legal(state, 1)
    assert "lead soldier threat-right" in legal(state, 0)
    assert "lead soldier threat-right" not in legal(state, 3)


def test_a_pawn_that_is_not_there():
    """RC-071: is named, with those that are."""
    with pytest.raises(Illegal) as refusal:
        say(table(*THREE), 0, "assign soldier rest")
    assert refusal.value.reason == "no-such-pawn"
    assert refusal.value.values == {"pawn": "soldier", "pawns": ["cook", "explorer", "friday"]}


def test_ready_is_withdrawn():
    """RC-070: while somebody still thinks."""
    state = say(table(), 1, "ready")
    assert "not-ready" not in legal(state, 0)
    step = play.play(GAME, state, 1, play.read(GAME, "not-ready"))
    assert (step.state.ready, step.events) == ((), (ReadyWithdrawn(1),))
    with pytest.raises(Illegal, match="not-ready-yet"):
        say(step.state, 1, "not-ready")


def test_a_round_calls_everybody_anew():
    """RC-033."""
    step = face(table(event_deck=()), RoundEnds(), stop=None)
    assert [event.opens_a_turn for event in told(step, RoundBegan)] == [True]
    assert sum(event.opens_a_turn for event in step.events) == 1


def test_a_view_tells_who_is_waited_for_and_why():
    """RC-070, RC-156."""
    state = say(table(), 1, "ready")
    assert (seen(state).waiting, seen(state).waits_for) == ("planning", (0,))
    lost = face(table(round=12), RoundEnds(), stop=None).state
    assert (seen(lost).waiting, seen(lost).waits_for, seen(lost).asked) == ("over", (), None)


def test_a_view_tells_whose_pawns_are_idle():
    """RC-071, GAP-27: people's, not the additional ones."""
    state = say(table(*THREE, items=("map",)), 0, "assign cook rest")
    assert seen(state).idle == ("cook", "explorer", "explorer", "friday")
    assert "map" in seen(state).pawns


def test_a_view_tells_the_weather_dice_ahead():
    """RC-140: of this round and those to come."""
    ahead = seen(table(round=5)).ahead
    assert list(ahead) == [5, 6, 7, 8, 9, 10, 11, 12]
    assert (ahead[5], ahead[7]) == (("rain",), ("rain", "winter", "animals"))


@pytest.mark.parametrize(
    ("seats", "options", "variant"),
    [
        (2, {}, "castaways"),
        (2, {"friday": "yes", "dog": "no", "wreckage": "random"}, "castaways"),
        (2, {"dog": "yes"}, "castaways easier"),
        (3, {"friday": "yes"}, "castaways easier"),
        (3, {"starting_items": 4}, "castaways easier"),
        (2, {"friday": "no"}, "castaways harder"),
        (1, {"dog": "no"}, "castaways harder"),
        (4, {"starting_items": 0}, "castaways harder"),
        (4, {"starting_items": 0, "dog": "yes"}, "castaways"),
        (3, {"scenario": "jenny", "events": "fewer-book"}, "jenny easier"),
        (3, {"scenario": "jenny", "events": "more-book"}, "jenny harder"),
    ],
)
def test_games_are_compared_with_those_eased_alike(seats, options, variant):
    """RC-187, RC-188."""
    assert GAME.variant(play.start(GAME, seats, options, 1).state) == variant


def test_the_castaways_book_does_nothing():
    """RC-187, RC-188: so there more book events are the easier ones."""
    assert GAME.variant(play.start(GAME, 2, {"events": "more-book"}, 1).state) == "castaways easier"
    assert GAME.variant(play.start(GAME, 2, {"events": "fewer-book"}, 1).state) == "castaways harder"
    assert Options().events == "standard"
