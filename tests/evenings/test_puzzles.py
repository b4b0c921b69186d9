"""Puzzles by buttons, for oneself, anywhere: from `/learn` to a streak of days."""

from itertools import product

import pytest

from bot import make_bot
from db import attempts, tables
from engine import LESSONS, PUZZLES
from engine.crusoe.actions import Assign
from engine.crusoe.plan import needed
from engine.play import write
from locales import LANGUAGES
from tests.evenings.people import items, press, private
from tests.says import says

ISLAND, CRUSOE = PUZZLES["island"], PUZZLES["crusoe"]


async def say(place, person, shown, line: str):
    """From its menus, half-made first where there are many; a whole plan is handed in by a button."""
    if line == "ready":
        return await use(person, shown, "submit")
    while True:
        found = [each for each in items(shown) if each.kind == "puzzle"]
        words = line.split()
        item = next(
            each
            for each in found
            if all(word in ("?", said) for word, said in zip((each.value or "").split(), words, strict=False))
        )
        shown = private(await press(person, item))
        if item.value == line:
            return shown


async def use(person, shown, word: str):
    item = next(each for each in items(shown) if each.kind == "attempt" and each.custom_id.endswith(f":{word}"))
    return private(await press(person, item))


async def solve(place, person, shown, puzzle):
    for _, line in puzzle.solution:
        shown = await say(place, person, shown, line)
    return shown


@pytest.mark.parametrize(("game", "language"), list(product(LESSONS, LANGUAGES)))
async def test_the_lessons_are_learned_one_after_the_other(place, locales, game, language) -> None:
    ana, puzzling = place.people[0], LESSONS[game]
    locales[ana.id] = language
    shown = private(await ana.slash(place.channel, "learn", game=game))
    for number, lesson in enumerate(puzzling.puzzles, 1):
        shown = await solve(place, ana, shown, lesson)
        is_last = number == len(puzzling.puzzles)
        assert [each.custom_id.split(":")[-1] for each in items(shown) if each.kind == "attempt"] == [
            "play" if is_last else "on"
        ]
        shown = shown if is_last else await use(ana, shown, "on")
    assert await attempts.solved(place.store, ana.id, puzzling.name) == set(range(1, len(puzzling.puzzles) + 1))
    assert not place.said, "nobody else sees any of it"


@pytest.mark.parametrize("game", LESSONS)
async def test_after_the_last_lesson_a_game_begins(place, game) -> None:
    """For one, with a computer where the game has them."""
    ana, puzzling = place.people[0], LESSONS[game]
    last = puzzling.puzzles[-1]
    for puzzle in puzzling.puzzles[:-1]:
        await attempts.keep(place.store, ana.id, puzzling.name, puzzle.number, (), place.env.bot.now())
        await attempts.solve(place.store, ana.id, puzzling.name, puzzle.number, place.env.bot.now(), None)
    shown = await solve(place, ana, private(await ana.slash(place.channel, "learn", game=game)), last)
    await use(ana, shown, "play")
    (row,) = await tables.of_user(place.store, ana.id)
    assert (row.game, row.status) == (game, "running")


async def test_a_lesson_goes_on_where_it_was_left(place) -> None:
    """On another day, in another language; the tip stays, and a wrong step says why."""
    ana, puzzling = place.people[0], LESSONS["island"]
    shown = private(await ana.slash(place.channel, "learn"))
    shown = await say(place, ana, shown, "move C5")
    assert says(shown, "puzzle-why-sinks", places="C2 Gold Gate", places_count=1)
    assert says(shown, "lesson-island-1")
    again = private(await ana.slash(place.channel, "learn", game="island"))
    assert says(again, "puzzle-why-sinks", places="C2 Gold Gate", places_count=1)
    shown = await use(ana, again, "back")
    assert says(shown, "lesson-island-1")
    assert not says(shown, "puzzle-why-sinks", places="C2 Gold Gate", places_count=1)
    assert puzzling.puzzles[0].number not in await attempts.solved(place.store, ana.id, puzzling.name)


@pytest.mark.parametrize("game", PUZZLES)
async def test_the_last_cards_and_turns_can_be_solved_by_presses(place, game) -> None:
    """Easy, tricky and hard ones of each game, by what stands in the menus."""
    ana, puzzling = place.people[0], PUZZLES[game]
    for number in (7, len(puzzling.puzzles) // 2, len(puzzling.puzzles)):
        puzzle = puzzling.numbered(number)
        shown = private(await ana.slash(place.channel, "puzzle", game=game, number=number))
        shown = await solve(place, ana, shown, puzzle)
        assert number in await attempts.solved(place.store, ana.id, game)


async def test_a_plan_is_handed_in_and_changed(place) -> None:
    """The answer has the plan's chance and the best one; after an undo the plan goes on."""
    ana, puzzle = place.people[0], CRUSOE.numbered(3)
    shown = private(await ana.slash(place.channel, "puzzle", game="crusoe", number=3))
    empty = CRUSOE.hand_in(CRUSOE.start(puzzle))
    judged = CRUSOE.judged(puzzle, empty.state)
    shown = await use(ana, shown, "submit")
    assert says(shown.content, "puzzle-round-failed", percent=judged.percent, best=judged.best)
    assert not [each for each in items(shown) if each.kind == "puzzle"], "nothing is planned once it's handed in"
    shown = await use(ana, shown, "back")
    shown = await solve(place, ana, shown, puzzle)
    assert says(shown.content, "puzzle-plans-solved", leads=puzzle.leads, among=puzzle.among)
    assert await attempts.solved(place.store, ana.id, "crusoe") == {3}


async def test_a_plan_with_too_few_pawns_is_not_handed_in(place) -> None:
    """The rules say what is missing, and the plan stays open."""
    ana = place.people[0]
    puzzle, line = next(
        (puzzle, write(action))
        for puzzle in CRUSOE.puzzles
        for _, action in CRUSOE.offers(puzzle, CRUSOE.begin(puzzle))
        if isinstance(action, Assign) and needed(CRUSOE.begin(puzzle), action.to) == 2
    )
    shown = private(await ana.slash(place.channel, "puzzle", game="crusoe", number=puzzle.number))
    shown = await use(ana, await say(place, ana, shown, line), "submit")
    assert says(shown.content, "crusoe-no-too-few-pawns", needed=2, there=1)
    kept = await attempts.of(place.store, ana.id, "crusoe", puzzle.number)
    assert kept.said == ((0, line),)


async def test_the_days_puzzle_is_the_same_for_all_and_counts_days(place) -> None:
    ana, bea = place.people[:2]
    for day in range(3):
        shown = private(await ana.slash(place.channel, "puzzle"))
        other = private(await bea.slash(place.channel, "puzzle"))
        assert shown.content.split("\n")[0] == other.content.split("\n")[0]
        number = int(next(each for each in items(shown) if each.kind == "attempt").custom_id.split(":")[2])
        shown = await solve(place, ana, shown, ISLAND.numbered(number))
        told = "You've finished today's puzzle." if day == 0 else f"{day + 1} days in a row"
        assert told in shown.content
        await place.env.advance_time(86_400)


async def test_a_solved_one_counts_once_however_often_it_is_solved(place) -> None:
    ana = place.people[0]
    for _ in range(2):
        shown = private(await ana.slash(place.channel, "puzzle", number=7))
        await solve(place, ana, shown, ISLAND.numbered(7))
    assert await attempts.solved(place.store, ana.id, "island") == {7}


async def test_what_was_said_is_taken_back_and_kept_over_a_restart(place, restart, settings) -> None:
    ana, puzzle = place.people[0], ISLAND.numbered(len(ISLAND.puzzles))
    shown = private(await ana.slash(place.channel, "puzzle", number=puzzle.number))
    begun = shown.content
    (_, first), *_ = puzzle.solution
    shown = await say(place, ana, shown, first)
    await restart(make_bot(settings))
    again = private(await ana.slash(place.channel, "puzzle", number=puzzle.number))
    assert [each.label for each in items(again)] == [each.label for each in items(shown)]
    back = await use(ana, again, "back")
    assert back.content == begun


async def test_the_solution_is_told_step_by_step(place) -> None:
    ana, puzzle = place.people[0], ISLAND.numbered(150)
    shown = private(await ana.slash(place.channel, "puzzle", number=150))
    told = await use(ana, shown, "solution")
    for number in range(1, len(puzzle.solution) + 1):
        assert f"{number}. " in told.content
        assert f"{number + 1}. " not in told.content
        assert not [each for each in items(told) if each.kind == "puzzle"], "nothing is said while one reads"
        later = [each for each in items(told) if each.custom_id.endswith(f":way:{number}")]
        assert len(later) == (number < len(puzzle.solution))
        told = private(await press(ana, later[0])) if later else told
    shown = private(await ana.slash(place.channel, "puzzle", number=150))
    shown = await solve(place, ana, shown, puzzle)
    assert await attempts.solved(place.store, ana.id, "island") == set(), "who looked has not solved it"


async def test_who_has_solved_it_may_see_the_solution_and_has_solved_it(place) -> None:
    ana, puzzle = place.people[0], ISLAND.numbered(150)
    shown = private(await ana.slash(place.channel, "puzzle", number=150))
    shown = await solve(place, ana, shown, puzzle)
    assert "1. " in (await use(ana, shown, "solution")).content
    assert await attempts.solved(place.store, ana.id, "island") == {150}


async def test_yesterdays_menu_is_answered_with_how_it_stands(place) -> None:
    ana, puzzle = place.people[0], ISLAND.numbered(len(ISLAND.puzzles))
    shown = private(await ana.slash(place.channel, "puzzle", number=puzzle.number))
    other = private(await ana.slash(place.channel, "puzzle", number=puzzle.number))
    (_, first), *_ = puzzle.solution
    await say(place, ana, shown, first)
    stale = await say(place, ana, other, first)
    assert says(stale.content, "stale")
    kept = await attempts.of(place.store, ana.id, "island", puzzle.number)
    assert kept is not None
    assert len(kept.said) == 1


async def test_a_number_there_is_not_is_refused(place) -> None:
    refused = private(await place.people[0].slash(place.channel, "puzzle", number=9999))
    assert says(refused.content, "no-no-such-puzzle", most=300)


async def test_a_file_of_another_version_is_one_clear_sentence(place, tmp_path, monkeypatch) -> None:
    file = tmp_path / "puzzles.txt"
    file.write_text("island puzzles, version 99\n")
    monkeypatch.setitem(ISLAND.__dict__, "file", file)
    monkeypatch.delitem(ISLAND.__dict__, "puzzles", raising=False)
    try:
        refused = private(await place.people[0].slash(place.channel, "puzzle"))
        assert says(refused.content, "puzzle-file-is-other")
    finally:
        ISLAND.__dict__.pop("puzzles", None)


async def test_puzzles_can_be_had_where_only_a_person_brought_the_bot(env) -> None:
    for name in ("puzzle", "learn"):
        command = env.bot.tree.get_command(name)
        assert command.allowed_installs.user
        assert command.allowed_contexts.dm_channel
        assert command.allowed_contexts.private_channel
