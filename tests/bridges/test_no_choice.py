"""A card that leaves a player no choice waits for nobody."""

from functools import cache

import pytest
from msgspec.structs import replace

from engine.bridges import GAME
from engine.bridges.actions import Prewrite
from engine.bridges.draft import begun
from engine.bridges.events import CardTurned, CouldNotPlay, HandedIn, Played, RoundClosed
from engine.bridges.hints import hint_calmly
from engine.bridges.parts import INDEX
from engine.bridges.state import Bridges
from engine.bridges.view import view
from engine.contract import Event, Step
from engine.play import legal, load, play, play_recorded, replay, save, start, waiting, write
from tests.bridges.scene import EMPTY, offered, refused, say, table


@cache
def stuck(seats: int) -> Step[Bridges]:
    """Of real games the first table that turns up a card of which Ana can place nothing, and what happened then."""
    for seed in range(100):
        state = start(GAME, seats, {}, seed).state
        while state.agenda:
            seat = waiting(state)[0]
            step = play(GAME, state, seat, GAME.mind(view(state, seat), seat, legal(GAME, state, seat)))
            state = step.state
            if any(isinstance(event, CouldNotPlay) and event.seats == (0,) for event in step.events) and state.agenda:
                return step
    raise AssertionError("there is no such card in so many games")


def kinds(events: tuple[Event, ...]) -> list[str]:
    return [type(event).__name__ for event in events]


def test_a_player_who_can_place_nothing_is_done_at_once():
    """AMB-22"""
    state = stuck(2).state
    assert state.drafts[0].done
    assert waiting(state) == (1,)
    assert legal(GAME, state, 0) == []
    for line in ("done", "take-back done", "take-back all", "write C", "skip both"):
        assert refused(state, f"0: {line}").reason == "nothing-possible"
    assert hint_calmly(view(state, 0), 0, [], 3).why == "nothing-possible"


def test_everyone_is_told_as_the_card_is_turned_up():
    """AMB-22"""
    events = stuck(2).events
    assert kinds(events)[-2:] == ["CardTurned", "CouldNotPlay"]
    assert all(events[-1].seen_by(seat) for seat in (None, 0, 1))


def test_what_everyone_is_told_follows_from_the_open_boards():
    """AMB-08, AMB-22: a look at the boards as all see them, and at the card, says the same."""
    state = stuck(2).state
    boards = [player.seen.board for player in view(state, None).players]
    assert [begun(board, state.card).has_no_choice for board in boards] == [True, False]


def test_the_round_closes_when_the_others_are_done():
    """AMB-22, BR-028"""
    state, closed = stuck(2).state, list[Event]()
    turned = state.round
    while not any(isinstance(event, RoundClosed) for event in closed):
        state, events = play(GAME, state, 1, GAME.mind(view(state, 1), 1, legal(GAME, state, 1)))
        closed += events
    own = next(event for event in closed if isinstance(event, Played) and event.seat == 0)
    assert (own.round, own.impossible) == (turned, ("number", "bridges"))


def test_a_card_that_nobody_can_use_is_over_at_once():
    """AMB-22: alone the next card is there without a word."""
    events = stuck(1).events
    assert kinds(events)[-5:-1] == ["CardTurned", "CouldNotPlay", "Played", "RoundClosed"]
    assert isinstance(events[-1], CardTurned)


def test_a_written_number_can_be_taken_back_also_where_no_bridge_can_be_drawn():
    """AMB-22, BR-035: there is something to decide, so the player is waited for."""
    alone = EMPTY["A"].written(INDEX["F"], 1)
    state = say(table(alone, to_play="1/3 2/1"), "0: skip number").state
    assert waiting(state) == (0,)
    assert offered(state, "done") == {""}
    assert offered(state, "take-back") == {"number", "all"}


def test_a_table_saved_while_such_a_player_was_waited_for_is_played_on():
    """Such tables were saved before the game finished the card by itself."""
    ana, bea = stuck(2).state.drafts
    loaded = load(GAME, save(replace(stuck(2).state, drafts=(replace(ana, done=False), bea))))
    assert waiting(loaded) == (0, 1)
    assert offered(loaded, "take-back") == set()
    assert say(loaded, "0: done").events[-1] == HandedIn(0, (1,))


@pytest.mark.parametrize("seats", [1, 2])
def test_a_record_in_which_such_a_player_was_done_is_replayed(seats):
    """A replay passes over what the game does by itself by now."""
    passed_over = 0
    for seed in range(10):
        state, said = start(GAME, seats, {}, seed).state, list[tuple[int, str]]()
        while state.agenda:
            seat = waiting(state)[0]
            action = GAME.mind(view(state, seat), seat, legal(GAME, state, seat))
            state, events = play(GAME, state, seat, action)
            said.append((seat, write(action)))
            alone = [each for event in events if isinstance(event, CouldNotPlay) for each in event.seats]
            said += [(each, "done") for each in alone]
            passed_over += len(alone)
        assert replay(GAME, seats, {}, seed, said).state == state
    assert passed_over


def test_everything_else_in_a_record_is_played():
    first = start(GAME, 1, {}, 1).state
    assert play_recorded(GAME, first, 0, Prewrite("B", 3)) == play(GAME, first, 0, Prewrite("B", 3))
