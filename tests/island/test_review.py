"""A finished game looked at again: parts that make up the whole, and alternatives that can be played."""

from statistics import fmean, stdev

import pytest
from msgspec.structs import replace

from engine.island import GAME
from engine.island.actions import EndTurn, LiftOff
from engine.island.events import Drew, Flooded, Sank, WatersRose
from engine.island.mind import choose
from engine.island.review import TELLING, Review, review
from engine.island.state import Island
from engine.island.view import view
from engine.play import legal, play, start, waiting
from tests.island.table import Table
from tests.once import once_a_run

CARDS = (Drew, WatersRose, Flooded, Sank)


def said_by_computers(state: Island) -> list:
    said = []
    while state.agenda:
        seat = waiting(state)[0]
        said.append((seat, choose(view(state, seat), seat, legal(GAME, state, seat))))
        state = play(GAME, state, *said[-1]).state
    return said


@pytest.fixture(scope="module", params=[(2, 0, {}), (3, 1, {"pace": "careful"}), (4, 5, {"difficulty": "elite"})])
def looked_at(request) -> tuple[Island, list, Review]:
    seats, seed, options = request.param
    return a_game_looked_at(seats, seed, **options)


@once_a_run
def a_game_looked_at(seats: int, seed: int, **options: str) -> tuple[Island, list, Review]:
    first = start(GAME, seats, options, seed).state
    said = said_by_computers(first)
    return first, said, review(first, said)


def states(first: Island, said: list) -> list[Island]:
    found = [first]
    for seat, action in said:
        found.append(play(GAME, found[-1], seat, action).state)
    return found


def test_luck_and_choices_make_up_every_change(looked_at):
    first, said, told = looked_at
    end = states(first, said)[-1]
    assert told.won == bool(end.outcome.winners)
    then = [turn.chance for turn in told.turns[1:]] + [100 if told.won else 0]
    assert [turn.chance + turn.luck + turn.choices for turn in told.turns] == then
    assert all(0 <= turn.chance <= 100 and turn.choices <= 0 for turn in told.turns)


def test_every_turn_is_there_once(looked_at):
    first, said, told = looked_at
    seats = [state.turn for state in states(first, said)]
    begun = [seat for place, seat in enumerate(seats) if not place or seats[place - 1] != seat]
    assert [turn.seat for turn in told.turns] == begun
    assert [turn.number for turn in told.turns] == list(range(1, len(begun) + 1))


def test_turning_points_are_those_that_changed_most(looked_at):
    _, _, told = looked_at
    assert 1 <= len(told.points) <= 3
    for point in told.points:
        assert point.turn == told.turns[point.turn.number - 1]
        assert max(-point.turn.choices, abs(point.turn.luck)) >= TELLING


def test_what_could_have_been_done_can_be_done_from_the_position_shown(looked_at):
    first, said, told = looked_at
    for point in told.points:
        (state,) = [state for state in states(first, said) if view(state, None) == point.view][:1]
        assert bool(point.instead) == (point.worth > 0)
        if len(point.instead) > 1:
            for seat, action in point.instead:
                assert action in legal(GAME, state, seat)
                state = play(GAME, state, seat, action).state


def test_what_choices_cost_is_what_is_told_of_them(looked_at):
    """The one that could be better by most, and the others of its turn."""
    for point in looked_at[2].points:
        assert point.turn.choices == point.others - point.worth
        assert point.others <= 0


def test_luck_is_nobodys_friend():
    """Over some games neither good nor bad, as far as chance lets one tell."""
    lucks = []
    for seed in range(900, 912):
        difficulty = ("novice", "normal", "elite", "legendary")[seed % 4]
        first = start(GAME, 2 + seed % 3, {"difficulty": difficulty}, seed).state
        lucks.append(sum(turn.luck for turn in review(first, said_by_computers(first)).turns))
    assert abs(fmean(lucks)) < 3 * stdev(lucks) / len(lucks) ** 0.5
    assert any(luck > 20 for luck in lucks)
    assert any(luck < -20 for luck in lucks)


def test_what_the_cards_brought_is_what_was_turned_up(looked_at):
    first, said, told = looked_at
    happened: dict[int, list] = {}
    number, state = 1, first
    for seat, action in said:
        after, events = play(GAME, state, seat, action)
        happened.setdefault(number, []).extend(event for event in events if isinstance(event, CARDS))
        number, state = number + (after.turn != state.turn), after
    for point in told.points:
        assert list(point.brought) == happened[point.turn.number]


def test_a_win_that_was_let_go_is_the_turning_point():
    """FI-100: everybody is there, and the turn is ended."""
    drawing = """
        .  .
     ~s .t ~w .v
  .f .g .c .d .  .
  .  .  .  ~lPX .  .
     .  .  .  .
        .  .
"""
    captured, gone = "stone statue crystal chalice", "stone stone crystal crystal statue statue chalice chalice"
    table = Table("PX", drawing, P="lift", captured=captured, treasure_discards=gone, water=8, asked="never")
    first = replace(table.state, flood_deck=first_cards(table.state), flood_layers=(table.state.map.everywhere,))
    said = [(0, EndTurn())]
    said += said_by_computers(play(GAME, first, *said[0]).state)
    told = review(first, said)
    (point,) = [each for each in told.points if each.turn.number == 1]
    assert point.done == ()
    assert [action for _, action in point.instead] == [LiftOff()]
    assert point.turn.chance == 100
    assert point.worth == -point.turn.choices > 0


def first_cards(state: Island) -> tuple[int, ...]:
    """The landing's card comes first of all."""
    others = [place for place in state.flood_deck if place != state.landing]
    return (*others, state.landing)


def test_a_review_is_the_same_again(looked_at):
    first, said, told = looked_at
    assert review(first, said) == told
