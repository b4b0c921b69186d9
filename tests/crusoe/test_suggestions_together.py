"""A suggestion respects the plan that others agreed to: it keeps that first, and says what another plan changes."""

import random
from typing import Any

import pytest

from engine.crusoe.actions import Assign
from engine.crusoe.planner import suggest_calmly
from engine.crusoe.view import view
from engine.play import legal, play, read, start, waiting, write
from tests.castaway_evenings.found import GAME


def said(state: Any, seat: int, lines: Any) -> Any:
    for line in lines:
        state = play(GAME, state, seat, read(GAME, line)).state
    return state


def adopted(state: Any, seat: int, another: int = 0) -> Any:
    """This player asks for a suggestion, adopts it and is ready."""
    found = suggest_calmly(view(state, seat), seat, another)
    assert found is not None
    return said(state, seat, (*found.steps, *(() if found.wins else ("ready",))))


def mornings(seats: int, seed: int, rounds: int) -> Any:
    """The table as each round's planning opens; in between everyone plays as the computer does."""
    state = start(GAME, seats, {}, seed).state
    for _ in range(rounds):
        while (seated := waiting(state)) and state.phase != "planning":
            state = said(
                state, seated[0], [write(GAME.mind(view(state, seated[0]), seated[0], legal(GAME, state, seated[0])))]
            )
        if not seated:
            return
        yield state
        while waiting(state) and state.phase == "planning":
            seat = waiting(state)[0]
            state = said(state, seat, [write(GAME.mind(view(state, seat), seat, legal(GAME, state, seat)))])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_players_who_ask_and_adopt_in_turn_settle_the_plan(seats, seed) -> None:
    """Once each is enough: nobody's readiness is taken away."""
    for morning in mornings(seats, seed, 4):
        state = morning
        for seat in random.Random(seed).sample(range(seats), seats):
            before, state = state, adopted(state, seat)
            if is_planning(state, morning.round):
                assert set(before.ready) <= set(state.ready)
        assert not is_planning(state, morning.round)


def is_planning(state: Any, number: int) -> bool:
    return bool(waiting(state)) and state.phase == "planning" and state.round == number


def test_the_first_suggestion_keeps_what_another_player_agreed_to() -> None:
    for state in mornings(2, 1, 3):
        ready = adopted(state, 0)
        found = suggest_calmly(view(ready, 1), 1)
        assert found is not None
        assert found.keeps == (0,)
        assert {line.target for line in ready.plan} <= {line.target for line in found.lines}
        assert not found.moves


def test_another_plan_names_the_pawns_of_others_that_it_moves() -> None:
    """Their places before and after are looked at a second way."""
    told = 0
    for state in mornings(2, 3, 3):
        aside = next(each for each in legal(GAME, state, 0) if isinstance(each, Assign) and each.to == "rest")
        drafted = said(state, 0, [write(aside), "ready"])
        found = suggest_calmly(view(drafted, 1), 1, 1)
        assert found is not None
        stays = any(aside.pawn in line.pawns and line.target == "rest" for line in found.lines)
        assert (aside.pawn in found.moves) is not stays
        assert drafted.people[1].character not in found.moves
        told += not stays
    assert told


def test_hunger_that_a_plan_leaves_open_has_its_reason() -> None:
    found = [suggest_calmly(view(state, 0), 0) for seed in range(6) for state in mornings(2, seed, 3)]
    hungry = [each for each in found if each is not None and each.outlook.short["meal"] >= 0.1]
    assert hungry
    assert all("food" in dict(each.open) for each in hungry)
    assert {why for each in hungry for why in dict(each.open).values()} <= {"none", "rather"}
