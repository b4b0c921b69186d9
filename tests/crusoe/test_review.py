"""A finished game reviewed: parts that make up the whole, and plans that can be made."""

import pytest

import render
from engine.contract import Action, Illegal, Seat
from engine.crusoe import GAME
from engine.crusoe.actions import Assign, Ready
from engine.crusoe.events import ActionFailed, Died, ThreatStruck, Wounded
from engine.crusoe.planner import choose
from engine.crusoe.planner.advice import carry_on
from engine.crusoe.planner.choosing import alike
from engine.crusoe.planner.search import Plan
from engine.crusoe.review import COSTLY, POINTS, TELLING, Review, judge, parts, review, whole
from engine.crusoe.state import Choosing, Crusoe, Planning
from engine.crusoe.target import Target
from engine.crusoe.view import view
from engine.play import legal, play, start, waiting
from locales import LANGUAGES
from tests.once import once_a_run

Said = list[tuple[Seat, Action]]
LAST = 2
"""So many rounds of a game are reviewed here; it costs half a second each."""


def said_by_computers(state: Crusoe) -> tuple[list[Crusoe], Said]:
    """Every table of a game, and what the calm computers said at it."""
    states, said = [state], Said()
    while state.agenda:
        seat = waiting(state)[0]
        said.append((seat, choose(view(state, seat), seat, legal(GAME, state, seat))))
        state = play(GAME, state, *said[-1]).state
        states.append(state)
    return states, said


def is_morning(states: list[Crusoe], place: int) -> bool:
    state = states[place]
    before = states[place - 1] if place else None
    is_planned = bool(state.agenda) and isinstance(state.agenda[0], Planning)
    return is_planned and (before is None or before.round != state.round or not isinstance(before.agenda[0], Planning))


def from_late(states: list[Crusoe], said: Said, rounds: int = LAST) -> tuple[Crusoe, Said]:
    """The same game as if it had begun on one of its last mornings."""
    mornings = {state.round: place for place, state in reversed([*enumerate(states)]) if is_morning(states, place)}
    place = sorted(mornings.values())[-rounds:][0]
    return states[place], said[place:]


@once_a_run
def looked_at(scenario: str, seats: int, seed: int) -> tuple[Crusoe, Said, Review]:
    """The end of a game."""
    first, said = from_late(*said_by_computers(start(GAME, seats, {"scenario": scenario}, seed).state))
    return first, said, review(first, said)


EVERY = [
    ("castaways", 2, 5),
    ("cursed", 1, 2),
    ("jenny", 4, 3),
    ("volcano", 3, 2),
    ("cannibals", 2, 4),
    ("family", 1, 6),
]
"""Every scenario, and every number of players."""


@pytest.fixture(scope="module", params=EVERY, ids=lambda each: each[0])
def game(request) -> tuple[Crusoe, Said, Review]:
    return looked_at(*request.param)


def ended(first: Crusoe, said: Said) -> Crusoe:
    state = first
    for seat, action in said:
        state = play(GAME, state, seat, action).state
    return state


def test_luck_and_choices_make_up_every_change(game):
    first, said, told = game
    assert told.won == bool(ended(first, said).outcome.winners)
    then = [each.chance for each in told.rounds[1:]] + [100 if told.won else 0]
    assert [each.chance + each.luck + each.choices for each in told.rounds] == then
    assert all(0 <= each.chance <= 100 and each.choices <= 0 for each in told.rounds)


def test_every_round_that_was_planned_is_there_once(game):
    first, said, told = game
    rounds, state = [first.round], first
    for seat, action in said:
        state = play(GAME, state, seat, action).state
        if state.agenda and isinstance(state.agenda[0], Planning) and state.round not in rounds:
            rounds.append(state.round)
    assert [each.number for each in told.rounds] == rounds


def test_it_points_out_the_decisive_night_and_the_plans_that_cost_most(game):
    _, _, told = game
    changes = {each.number: abs(each.then - each.chance) for each in told.rounds}
    decisive = [point for point in told.points if point.is_decisive]
    assert [point.told.number for point in decisive] == (
        [max(changes, key=changes.__getitem__)] if max(changes.values()) >= TELLING else []
    )
    others = [point for point in told.points if not point.is_decisive]
    assert len(told.points) <= POINTS
    assert all(point.told.choices <= -COSTLY for point in others)
    left_out = [each.choices for each in told.rounds if each not in [point.told for point in told.points]]
    if len(told.points) < POINTS:
        assert all(choices > -COSTLY for choices in left_out)
    for point in told.points:
        assert bool(point.instead) == (point.worth > 0)
        assert point.told.choices == point.later - point.worth
        assert point.later <= 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_have_every_round_and_every_turning_point(game, language):
    _, _, told = game
    names = ("Ana", "Bea", "Cai", "Dan")[: game[0].seats]
    lines = render.reviewed("crusoe", told, names, language).splitlines()
    for each in told.rounds:
        assert f"{each.number}: {each.chance}" in lines[2]
    for point in told.points:
        (heading,) = [line for line in lines if line.startswith("**") and f" {point.told.number}:" in line]
        assert f"{point.told.chance}" in heading
        assert f"{point.told.then}" in heading
        assert not point.worth or any(f" {point.worth} " in line for line in lines)
    assert len(render.reviewed("crusoe", told, names, language, is_short=True)) <= 1024


def test_a_better_plan_can_be_made_that_morning():
    states, said = said_by_computers(start(GAME, 2, {}, 5).state)
    rounds = [played for (played,) in parts(states[0], said)]
    better = [(played, found) for played in (rounds[1], rounds[4]) if (found := judge(played).instead) is not None]
    assert better
    for played, plan in better:
        state = played.morning
        for use in plan.uses:
            seat = next(seat for seat in range(state.seats) if use in legal(GAME, state, seat))
            state = play(GAME, state, seat, use).state
        assert alike(plan.lines, carry_on(state, Plan(plan.lines, plan.wood), 0)[1].plan)


def idle_game(seats: int, seed: int) -> tuple[Crusoe, Said]:
    """Nobody ever does anything."""
    state = first = start(GAME, seats, {}, seed).state
    said = Said()
    while state.agenda:
        seat = waiting(state)[0]
        action: Action = Ready()
        if not isinstance(state.agenda[0], Planning):
            action = choose(view(state, seat), seat, legal(GAME, state, seat))
        said.append((seat, action))
        state = play(GAME, state, seat, action).state
    return first, said


def test_who_does_nothing_loses_by_choices_and_is_shown_a_plan():
    first, said = idle_game(1, 3)
    judged = [judge(*part) for part in parts(first, said)[:2]]
    assert all(each.instead is not None and each.instead.lines for each in judged)
    assert all(each.best - each.left >= 0.05 for each in judged)


def test_what_a_round_brought_is_what_happened():
    first, said, told = looked_at(*EVERY[0])
    happened: dict[int, list] = {}
    number, state = first.round, first
    for seat, action in said:
        state, more = play(GAME, state, seat, action)
        happened.setdefault(number, []).extend(more)
        if state.agenda and isinstance(state.agenda[0], Planning):
            number = state.round
    for point in told.points:
        events, brought = happened[point.told.number], point.brought
        assert dict(brought.wounds) == {
            who: sum(event.n for event in events if isinstance(event, Wounded) and event.who == who)
            for who in {event.who for event in events if isinstance(event, Wounded)}
        }
        assert [each for _, each in brought.failed] == [e.target for e in events if isinstance(e, ActionFailed)]
        assert [*brought.struck] == [event.card for event in events if isinstance(event, ThreatStruck)]
        assert [*brought.died] == [event.who for event in events if isinstance(event, Died)]


def test_a_game_that_ends_before_its_first_plan_is_reviewed():
    """One that goes on from a position can begin with a question, and end at once."""
    first, said, _ = looked_at(*EVERY[0])
    end = ended(first, said)
    told = review(end, [])
    assert told == Review((), (), bool(end.outcome.winners))
    assert render.reviewed("crusoe", told, ("Ana", "Bea"), "en")
    assert render.review("crusoe", told, ("Ana", "Bea"), "en")


def test_a_game_that_begins_in_the_middle_of_a_round_is_reviewed_from_its_next_morning():
    states, said = said_by_computers(start(GAME, 2, {}, 5).state)
    places = [place for place, state in enumerate(states) if state.agenda and isinstance(state.agenda[0], Choosing)]
    place = places[-1]
    rounds = {states[each].round for each in range(place, len(said)) if is_morning(states, each)}
    assert {played.morning.round for (played,) in parts(states[place], said[place:])} == rounds


def test_a_round_is_judged_alike_again():
    first, said, told = looked_at(*EVERY[0])
    judged = [judge(*part) for part in parts(first, said)]
    assert whole(first, said, judged) == told


def test_a_step_that_the_rules_refuse_by_now_is_no_review():
    """The bot says then that it can't review the game."""
    first, said, _ = looked_at(*EVERY[0])
    with pytest.raises(Illegal):
        parts(first, [said[0], (0, Assign("cook", Target("nowhere"))), *said[1:]])
