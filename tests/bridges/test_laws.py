"""What holds in every game of Bridges, whoever plays and however."""

import re
from contextlib import suppress
from functools import partial
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.bridges import GAME
from engine.bridges.parts import CHARTS, LETTERS, each, many
from engine.bridges.reach import drawable
from engine.bridges.view import view
from engine.contract import Illegal, Unreadable
from engine.play import legal, load, play, read, save, start, waiting, write

few = settings(max_examples=25, deadline=None)
seats_and_side = {"seats": st.integers(1, 4), "side": st.sampled_from("AB"), "seed": st.integers(0, 2**63 - 1)}
EVERYTHING = [
    *(f"prewrite {letter} {number}" for letter in LETTERS for number in (3, 4)),
    *(f"write {letter}" for letter in LETTERS),
    *(f"bridge {name}" for chart in CHARTS.values() for name in chart.names),
    *(f"skip {what}" for what in ("number", "bridges", "both")),
    *(f"take-back {what}" for what in ("number", "bridges", "all", "done", "A-B")),
    "done",
]


def walk(seats, side, seed, luck, most=10_000):
    """A game in which whoever is waited for says anything legal; each table, who spoke, and what."""
    state = start(GAME, seats, {"side": side}, seed).state
    for _ in range(most):
        if not state.agenda:
            break
        seat = luck.choice(waiting(state))
        action = luck.choice(legal(GAME, state, seat))
        step = play(GAME, state, seat, action)
        yield state, seat, action, step
        state = step.state


walks = partial(given, luck=st.integers(0, 2**32).map(Random), **seats_and_side)


@few
@walks()
def test_every_game_ends_after_seventeen_cards_with_a_winner(seats, side, seed, luck):
    """BR-028, BR-045"""
    for _, _, _, step in walk(seats, side, seed, luck):
        assert not step.state.agenda or waiting(step.state)
    assert step.state.outcome.winners
    assert step.state.round == 17
    assert [GAME.score(step.state, seat) for seat in step.state.outcome.winners]


@few
@walks(choice=st.sampled_from(EVERYTHING))
def test_what_is_not_offered_is_refused_with_a_reason_and_changes_nothing(seats, side, seed, luck, choice):
    action = read(GAME, choice)
    for state, _, _, _ in walk(seats, side, seed, luck, most=40):
        before = save(state)
        for seat in range(seats):
            if action not in legal(GAME, state, seat):
                with pytest.raises(Illegal) as refusal:
                    play(GAME, state, seat, action)
                assert refusal.value.reason
        assert save(state) == before


@few
@walks()
def test_the_view_of_others_and_of_the_channel_ignores_what_is_staged(seats, side, seed, luck):
    for state, seat, _, step in walk(seats, side, seed, luck, most=60):
        if step.state.round == state.round and not any(event.seen_by(None) for event in step.events):
            for other in (None, *range(seats)):
                if other != seat:
                    assert view(step.state, other) == view(state, other)


@few
@walks()
def test_a_complete_set_of_bridges_can_always_be_drawn_once_begun(seats, side, seed, luck):
    for state, _, _, _ in walk(seats, side, seed, luck, most=120):
        for seat, draft in enumerate(state.drafts):
            if 0 < len(draft.drawn) < state.card.bridges:
                assert any(write(action).startswith("bridge ") for action in legal(GAME, state, seat)) or draft.done


@settings(max_examples=100, deadline=None)
@walks(data=st.data())
def test_a_save_that_was_tampered_with_is_named_unreadable_or_is_a_real_table(seats, side, seed, luck, data):
    *_, (state, _, _, _) = walk(seats, side, seed, luck, most=30)
    text = save(state).decode()
    numbers = [found.span() for found in re.finditer(r"-?\d+|true|false|null", text)]
    start_at, end_at = data.draw(st.sampled_from(numbers))
    wrong = data.draw(st.sampled_from(["-1", "0", "1", "2", "7", "99", "123456789012345678", "true", "null", "[]"]))
    tampered = (text[:start_at] + wrong + text[end_at:]).encode()
    with suppress(Unreadable):
        table = load(GAME, tampered)
        for seat in range(table.seats):
            assert legal(GAME, table, seat) or seat not in waiting(table)
            assert view(table, seat).seat == seat


def begins_a_set(board, connection, bridges):
    """By trying everything."""
    after = board.drawn(connection)
    return bridges == 1 or any(begins_a_set(after, other, bridges - 1) for other in each(after.open))


@settings(max_examples=10, deadline=None)
@walks()
def test_a_bridge_is_offered_exactly_where_a_complete_set_begins(seats, side, seed, luck):
    """AMB-03"""
    for state, _, _, _ in walk(seats, side, seed, luck, most=300):
        for board in {draft.board for draft in state.drafts} - set(state.boards):
            for bridges in (1, 2, 3):
                offered = drawable(board, bridges)
                assert offered == many(here for here in each(board.open) if begins_a_set(board, here, bridges))
