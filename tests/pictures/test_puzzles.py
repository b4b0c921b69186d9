"""A puzzle's words in every language, and the banner above its board."""

from itertools import product
from typing import Any

import pytest

import render
from engine import LESSONS, PUZZLES
from engine.island.view import view
from locales import LANGUAGES, say
from render import goals
from render.caption import CAPTION, headed
from render.crusoe.names import title_of
from render.island import pictures as island
from render.theme import STANDARD

ISLAND, BRIDGES, CRUSOE = PUZZLES["island"], PUZZLES["bridges"], PUZZLES["crusoe"]

every_game = pytest.mark.parametrize(("game", "language"), list(product(PUZZLES, LANGUAGES)))


@every_game
def test_every_goal_is_told_whole(game, language, caplog):
    """Every tile, player and card of it by its name."""
    puzzling = PUZZLES[game]
    for puzzle in puzzling.puzzles:
        asked = puzzling.asked(puzzle)
        names = goals.people(game, puzzling.game.view(puzzling.begin(puzzle), 0), language)
        words = goals.goal(game, asked, names, language)
        for square, tile in asked.tiles:
            assert f"{square} {say(language, f'island-{tile}')}" in words
        assert all(names[seat] in words for seat in asked.turns)
        assert str(asked.points or "") in words
        assert str(puzzle.number) in goals.heading(puzzling, puzzle, language)
    assert not caplog.records


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_attempt_is_told_as_it_stands(language):
    """Open, failed and solved are three sentences; a lesson says what it teaches."""
    puzzle = ISLAND.puzzles[0]
    begun, solved = ISLAND.start(puzzle), ISLAND.explained(puzzle)[-1]
    failed = next(
        attempt
        for seat, action in ISLAND.offers(puzzle, begun.state)
        if (attempt := ISLAND.say(begun, seat, action)).verdict == "failed"
    )
    names = ("Ana", "Bea", "Caio", "Davi")
    assert len({goals.standing(ISLAND, each, names, language) for each in (begun, failed, solved)}) == 3
    assert str(puzzle.leads) in goals.standing(ISLAND, solved, names, language)
    assert goals.lesson(ISLAND, begun, language) == ""


@pytest.mark.parametrize(("game", "language"), list(product(LESSONS, LANGUAGES)))
def test_a_lesson_keeps_its_tip_until_it_is_solved(game, language):
    """Also after a step, right or wrong; then it says what was learned."""
    puzzling = LESSONS[game]
    for puzzle in puzzling.puzzles:
        begun, *steps = puzzling.start(puzzle), *puzzling.explained(puzzle)
        tips = {goals.lesson(puzzling, each, language) for each in (begun, *steps[:-1])}
        assert len(tips) == 1
        assert goals.lesson(puzzling, steps[-1], language) not in tips
        assert goals.heading(puzzling, puzzle, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_special_cards_are_told_of_only_where_somebody_has_one(language):
    """Not in a puzzle of Bridges, nor in the first lesson of the island."""
    assert goals.standing(BRIDGES, BRIDGES.start(BRIDGES.puzzles[0]), ("",), language) == ""
    told = {}
    for puzzle in ISLAND.puzzles[:40]:
        begun = ISLAND.start(puzzle)
        hands = [card for each in begun.state.players for card in each.hand]
        told[puzzle.number] = goals.standing(ISLAND, begun, ("",) * 4, language)
        assert bool(told[puzzle.number]) == bool({"helicopter-lift", "sandbags"} & set(hands)), puzzle.number
    assert {bool(each) for each in told.values()} == {True, False}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plan_is_told_with_its_chance_and_why_it_fails(language, caplog):
    """The best chance is told, and who dies; a goal asks for something by its name."""
    for puzzle in CRUSOE.puzzles:
        handed_in = CRUSOE.hand_in(CRUSOE.start(puzzle))
        judged = CRUSOE.judged(puzzle, handed_in.state)
        told = goals.standing(CRUSOE, handed_in, (), language)
        assert str(judged.best) in told
        assert not judged.who or say(language, f"crusoe-{judged.who}") in told
        asked = CRUSOE.asked(puzzle)
        assert title_of(language, asked.about) in goals.goal("crusoe", asked, (), language)
        solved = goals.standing(CRUSOE, CRUSOE.explained(puzzle)[-1], (), language)
        assert solved != told
        assert asked.percent == 100 or str(asked.percent) in solved
    assert not caplog.records


@pytest.mark.parametrize("language", LANGUAGES)
def test_tonights_dice_are_told_with_their_chances(language):
    """RC-141: as many dice as are rolled; Friday is told of where Friday is."""
    lines = {}
    for puzzle in CRUSOE.puzzles:
        seen: Any = CRUSOE.game.view(CRUSOE.begin(puzzle), None)
        weather, dice, rules = goals.chances("crusoe", seen, language)
        assert weather.count("%") >= 3 * len(seen.weather_dice)
        assert dice.count("%") == 4
        lines["friday" in [each.character for each in seen.people]] = rules
        assert len(goals.in_words("crusoe", seen, seen.characters, language)) < 1500
    assert lines[True] != lines[False]
    assert goals.chances("island", None, language) == []


def test_the_banner_grows_with_its_words():
    """Whatever is asked, on a telephone too; nothing of the board is lost."""
    puzzle = max(ISLAND.puzzles, key=lambda each: len(ISLAND.asked(each).tiles))
    seen = view(ISLAND.begin(puzzle), None)
    names = goals.people("island", seen, "en")
    board = island.draw(seen, names, "en", STANDARD, (), "tall")
    words = goals.goal("island", ISLAND.asked(puzzle), names, "en")
    short, long = (headed(board, told, STANDARD) for told in (words, f"{words} {words}"))
    assert short.height == board.height + CAPTION
    assert long.height > short.height
    assert len(long.laid) == len(board.laid) + 1


@pytest.mark.parametrize(("game", "shape"), list(product(PUZZLES, ("wide", "tall"))))
def test_a_puzzle_is_a_picture(game, shape):
    puzzling = PUZZLES[game]
    seen = puzzling.game.view(puzzling.begin(puzzling.puzzles[0]), 0)
    names = goals.people(game, seen, "en")
    words = goals.goal(game, puzzling.asked(puzzling.puzzles[0]), names, "en")
    png = render.puzzle(game, seen, names, "en", words, shape=shape)
    assert png.startswith(b"\x89PNG")
    assert png != render.draw(game, seen, names, "en", shape=shape)
