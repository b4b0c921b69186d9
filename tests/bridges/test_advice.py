"""Hints that compare futures: each figure is worked out again by playing on, card by card, what the hint compared."""

from statistics import fmean
from typing import Any

import pytest

from engine.bridges import GAME
from engine.bridges.actions import Bridge, Prewrite, Skip, Write
from engine.bridges.advice import ADVISER, ORDERS, advise, hint
from engine.bridges.foresight import choose_well, way_of
from engine.bridges.hints import hint_calmly
from engine.bridges.mind import lines, plans, step_of
from engine.bridges.outlook import outlook_of
from engine.bridges.parts import INDEX
from engine.bridges.view import view
from engine.chance import Luck
from engine.contract import Action
from engine.play import legal, play, start, waiting

COMPARED = {"more-than-island", "more-than-line", "more-than-none", "as-good", "only-way"}


@pytest.fixture(scope="module")
def asked():
    """Some positions of a game, most of them of the second half, where thought is short."""
    found = []
    for seats, side, seed in ((1, "A", 3), (2, "B", 4)):
        state = start(GAME, seats, {"side": side}, seed).state
        while waits := waiting(state):
            seat, number = waits[0], len(found)
            seen, actions = view(state, seat), legal(GAME, state, seat)
            if state.round > 8 or not state.round:
                found.append((state, seat, hint(seen, seat, actions, 3)))
            mind = choose_well if number % 5 == 4 and state.round > 12 else GAME.mind
            state = play(GAME, state, seat, mind(seen, seat, actions)).state
    return found


def points_of(seen: Any, seat: int, action: Action) -> float:
    """What the best round that begins so comes to, played on over the same orders one by one."""
    own, outlook = seen.own, outlook_of(seen)
    if isinstance(action, Prewrite):
        begun = seen.players[seat].seen.board
        board = begun.written(INDEX[action.island], action.number)
        way = way_of(board, board, outlook)
    else:
        open_now = (
            plans(own.seen.board, seen.card, outlook, 18)
            if own.number_is_open
            else lines(own.seen.board, own.bridges_to_draw, outlook, may_rest=not own.drawn)
        )
        plan = max(plan for plan in open_now if step_of(plan, own) == action)
        way = way_of(seen.players[seat].seen.board, plan.after, outlook)
    orders = [Luck(order).shuffled(seen.to_come)[0] for order in range(ORDERS)]
    return fmean(way.gained + ADVISER.played_on(way, order) for order in orders)


def action_of(seen: Any, than: Any) -> Action:
    """What the other way begins with."""
    if not than:
        return Skip("number") if seen.own.number_is_open else Skip("bridges")
    if "(" in than:
        return Prewrite(than[0], 3 if "3" in than else 4)
    return Bridge(than) if "-" in than else Write(than)


def test_each_figure_is_so(asked):
    compared = [(state, seat, told) for state, seat, told in asked if told.why in COMPARED]
    assert len(compared) > 20
    for state, seat, told in compared[::4]:
        seen = view(state, seat)
        best = points_of(seen, seat, told.what)
        assert told.facts.points == round(best, 1)
        if told.why.startswith("more-than"):
            other = points_of(seen, seat, action_of(seen, told.facts.than))
            assert told.facts.more == round(best - other, 1) > 0
            assert told.facts.orders == ORDERS


def test_every_reason_has_a_figure(asked):
    """None is the computer's judgement alone but what is for somebody else."""
    assert [told.why for _, _, told in asked if told.why not in COMPARED | {"all-played", "for-neighbour"}] == []
    for state, seat, told in asked:
        if told.why == "all-played":
            total, board = view(state, seat).players[seat].total, state.drafts[seat].board
            assert told.facts.points == 2 * board.finished.bit_count() + total.red + total.blue + total.six


def test_what_is_advised_is_legal_and_shown_where(asked):
    for state, seat, told in asked:
        assert told.what in legal(GAME, state, seat)
        assert bool(told.where) == isinstance(told.what, Write | Bridge | Prewrite)


def test_the_same_question_has_the_same_answer(asked):
    state, seat, told = asked[-1]
    advise.cache_clear()
    assert hint(view(state, seat), seat, legal(GAME, state, seat), 3) == told


def test_where_nothing_can_be_thought_over_the_calm_hint_answers():
    state = start(GAME, 1, {}, 1).state
    actions = legal(GAME, state, 0)
    assert GAME.hint_calmly(view(state, 0), 0, actions, 3) == hint_calmly(view(state, 0), 0, actions, 3)
    assert GAME.hint is hint
