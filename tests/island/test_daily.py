"""The island of the day: the same for everybody, another one each day; what computers say there, and results."""

from datetime import date

import msgspec
import pytest
from msgspec.structs import replace

from engine.island import GAME
from engine.island.daily import (
    choose_for_the_day,
    daily_island,
    score_by_computers,
    score_of_the_day,
    share_card,
    turns_of,
)
from engine.island.foresight.thinking import STRONG, Thinker
from engine.island.parts import SKULL
from engine.island.state import Island, Lost, Won
from engine.island.view import view
from engine.play import legal, play, start, waiting
from locales import LANGUAGES, dated
from render.island.day import shared


def played(seed: int, turns: int, thoughts: int) -> list[object]:
    """Seat 0 does the first thing that is legal and ends the turn; the others think."""
    today = daily_island(seed)
    state = start(GAME, today.seats, today.options, today.seed).state
    tables: list[object] = [state]
    while state.agenda and len(tables) < turns:
        seat = waiting(state)[0]
        actions, seen = legal(GAME, state, seat), view(state, seat)
        said = actions[0] if seat == 0 else choose_for_the_day(seen, seat, actions, thoughts)
        state = play(GAME, state, seat, said).state
        tables.append(state)
    return tables


def test_who_plays_alike_meets_alike():
    """FI-10 to FI-17: the decks, the adventurers, and what the computers do."""
    assert played(20261118, 9, 5) == played(20261118, 9, 5)


def test_each_day_differs_and_each_can_be_set_up():
    days = [daily_island(seed) for seed in range(60)]
    assert (
        len({(each.options["difficulty"], each.options["layout"], each.options["adventurers"]) for each in days}) > 55
    )
    assert {each.options["difficulty"] for each in days} == {"novice", "normal", "elite", "legendary"}
    for each in days:
        state = start(GAME, each.seats, each.options, each.seed).state
        assert waiting(state) == (0,)
        assert GAME.faults(state) == []


# What computers say


def test_what_a_computer_imagines_is_told_by_the_days_seed_alone():
    """The same seed, the same orders of what is hidden; another day, others."""
    today = daily_island(3)
    state = start(GAME, today.seats, today.options, today.seed).state
    seen = view(state, 0)
    few = Thinker(STRONG.effort._replace(futures=3), seed=77)
    assert few.futures([state], seen) == Thinker(few.effort, seed=77).futures([state], seen)
    assert few.futures([state], seen) != Thinker(few.effort, seed=78 << 8).futures([state], seen)
    assert list(few.orders) == [77, 78, 79]


def test_without_a_seed_it_thinks_as_ever():
    assert list(STRONG.orders) == list(range(24))


# Results


def ended(won: bool, treasures: int, water: int) -> Island:
    state = start(GAME, 3, {}, 1).state
    captured = (0,) * treasures + (None,) * (4 - treasures)
    outcome = Won(3) if won else Lost(("skull-reached",))
    return replace(state, captured=captured, water=water, agenda=(), outcome=outcome)


def test_a_win_is_above_any_loss_then_treasures_count_then_the_water_then_swiftness():
    in_order = [
        score_of_the_day(ended(False, 0, SKULL), 3),
        score_of_the_day(ended(False, 0, 3), 3),
        score_of_the_day(ended(False, 1, SKULL), 20),
        score_of_the_day(ended(False, 4, 9), 20),
        score_of_the_day(ended(False, 4, 1), 20),
        score_of_the_day(ended(True, 4, 9), 60),
        score_of_the_day(ended(True, 4, 9), 20),
        score_of_the_day(ended(True, 4, 8), 60),
        score_of_the_day(ended(True, 4, 1), 5),
    ]
    assert in_order == sorted(set(in_order))
    assert in_order[0] == 1
    assert in_order[-1] == 999


def test_a_lost_game_gains_nothing_by_being_quick():
    assert score_of_the_day(ended(False, 2, 6), 2) == score_of_the_day(ended(False, 2, 6), 30) == 241


def test_a_table_and_its_view_score_alike():
    for each in (ended(True, 4, 7), ended(False, 2, 10)):
        assert score_of_the_day(view(each, None), 18) == score_of_the_day(each, 18)
        assert share_card(view(each, None), 18) == share_card(each, 18)


def test_the_calm_computers_score_is_that_of_their_game():
    today = daily_island(4)
    state, story = start(GAME, today.seats, today.options, today.seed)
    told = [*story]
    while asked := waiting(state):
        state, events = play(
            GAME, state, asked[0], GAME.mind(view(state, asked[0]), asked[0], legal(GAME, state, asked[0]))
        )
        told += events
    assert score_by_computers(today) == score_of_the_day(state, turns_of(told))


def test_the_card_to_share_tells_nothing_of_the_deal():
    """No tile, no card, no name of a treasure."""
    card = share_card(ended(False, 2, 6), 14)
    assert msgspec.to_builtins(card) == {
        "difficulty": "novice",
        "won": False,
        "treasures": 2,
        "of": 4,
        "turns": 14,
        "water": 6,
        "skull": 10,
        "score": 241,
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shared_result_has_its_figures_in_every_language(language):
    lost = shared(share_card(ended(False, 2, 6), 14), "Ana", "2026-11-19", language, 3)
    for figure in ("Ana", dated(language, date(2026, 11, 19)), "14", "2", "6", "10", "241", "3", "🏆🏆▫️▫️🌊"):
        assert figure in lost
    won = shared(share_card(ended(True, 4, 7), 18), "Ana", "2026-11-19", language)
    assert "🏆🏆🏆🏆🚁" in won
    assert len(won.splitlines()) == len(lost.splitlines()) - 1
