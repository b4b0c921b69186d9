"""A finished game looked at again: parts that make up the whole, and alternatives that can be played."""

from statistics import fmean, stdev

import pytest

from engine.bridges import GAME
from engine.bridges.actions import Bridge, Skip
from engine.bridges.mind import choose
from engine.bridges.review import POINTS, TELLING, Review, review
from engine.bridges.rules.scoring import total_of
from engine.bridges.state import Bridges
from engine.bridges.view import view
from engine.contract import Action
from engine.play import legal, play, read, start, waiting
from tests.once import once_a_run


def said_by_computers(state: Bridges) -> tuple[list, Bridges]:
    said = []
    while state.agenda:
        seat = waiting(state)[0]
        said.append((seat, choose(view(state, seat), seat, legal(GAME, state, seat))))
        state = play(GAME, state, *said[-1]).state
    return said, state


@pytest.fixture(scope="module", params=[(1, "A", 4000), (3, "B", 4005)])
def looked_at(request) -> tuple[Bridges, list, Bridges, Review]:
    return a_game_looked_at(*request.param)


@once_a_run
def a_game_looked_at(seats: int, side: str, seed: int) -> tuple[Bridges, list, Bridges, Review]:
    first = start(GAME, seats, {"side": side}, seed).state
    said, end = said_by_computers(first)
    return first, said, end, review(first, said)


def test_expected_luck_choices_and_others_make_up_the_points(looked_at):
    _, _, end, told = looked_at
    for board in told.boards:
        assert board.points == total_of(end, board.seat).points
        assert [card.then for card in board.cards] == [card.expected for card in board.cards[1:]] + [10 * board.points]
        assert all(card.choices <= 0 for card in board.cards)
        assert end.seats > 1 or not board.others


def test_every_card_is_there_once_on_every_board(looked_at):
    _, _, end, told = looked_at
    assert [board.seat for board in told.boards] == list(range(end.seats))
    for board in told.boards:
        assert tuple(card.card for card in board.cards) == end.turned


def test_turning_points_say_what_was_done_and_what_cost_it_choices(looked_at):
    first, said, _, told = looked_at
    assert 1 <= len(told.points) <= POINTS
    state, left = first, {}
    for seat, action in said:
        before, state = state, play(GAME, state, seat, action).state
        if len(state.tallies) > len(before.tallies):
            left[before.round] = state.boards
    for point in told.points:
        assert point.told in told.boards[point.seat].cards
        assert max(-3 * point.told.choices, abs(point.told.luck)) >= TELLING
        assert point.done.seen.board == left[point.told.round][point.seat]
        assert (point.instead is None) == (point.told.choices == 0)


def test_what_could_have_been_made_of_a_card_can_be_played(looked_at):
    first, said, _, told = looked_at
    begun, state = {}, first
    for seat, action in said:
        if state.turned and not state.drafts[seat].written and not state.drafts[seat].drawn:
            begun.setdefault((seat, state.round), state)
        state = play(GAME, state, seat, action).state
    ways = [point for point in told.points if point.instead]
    assert ways
    for point in ways:
        state, made = begun[point.seat, point.told.round], point.instead
        assert made
        for bridges in (made.bridges, made.bridges[::-1]):
            if played_out(state, point.seat, made.island, bridges) == made.seen.board:
                break
        else:
            pytest.fail(f"{made} cannot be played")


def played_out(state: Bridges, seat: int, island: str | None, bridges: tuple[str, ...]):
    """The board after these, or nothing where one of them is not legal."""
    first: Action = read(GAME, f"write {island}") if island else Skip("number")
    actions = [first] if state.drafts[seat].number_is_open else []
    for action in [*actions, *map(Bridge, bridges)]:
        if action not in legal(GAME, state, seat):
            return None
        state = play(GAME, state, seat, action).state
    return state.drafts[seat].board


def test_luck_is_nobodys_friend():
    """Over some games neither good nor bad, as far as chance lets one tell."""
    lucks = []
    for seed in range(900, 908):
        first = start(GAME, 1, {"side": "AB"[seed % 2]}, seed).state
        (board,) = review(first, said_by_computers(first)[0]).boards
        lucks.append(board.luck)
    assert abs(fmean(lucks)) < 3 * stdev(lucks) / len(lucks) ** 0.5
    assert any(luck > 20 for luck in lucks)
    assert any(luck < -20 for luck in lucks)


def test_a_review_is_the_same_again(looked_at):
    first, said, _, told = looked_at
    assert review(first, said) == told
