"""A puzzle as one sees it: what is asked, how it stands, the picture, and all that can be said."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING, Any, Final

import discord

import render
from cogs.loaded import Table
from cogs.table.choices import OPEN, ask, by_verb, fits, placeholder
from cogs.table.pictures import files
from cogs.table.sections import headline
from cogs.table.shape import other_shape, shape_button
from cogs.talk.answer import Answer
from cogs.talk.controls import ATTEMPT, PAGE, PUZZLE, Control, Controls, Forged, Option, button, menu
from cogs.talk.limits import BUTTONS_IN_A_ROW, LONGEST_CONTENT, MOST_OPTIONS, ROWS, cut
from cogs.talk.pages import page_view
from cogs.words.streaks import days_in_a_row
from cogs.words.teller import Teller
from db import attempts, preferences
from db.rows import EPOCH
from db.seats import Seat
from db.tables import Table as Row
from engine import PUZZLES
from engine.contract import Action
from engine.play import read
from engine.puzzles import Attempt, Puzzle, Puzzling
from locales import say
from render import goals

if TYPE_CHECKING:
    from cogs.bot import Atoll

DAY_ONE: Final = 719_163
"""1970-01-01, as days are counted."""


def of_today(bot: Atoll, game: str) -> Puzzle:
    """The same for everybody who plays with any of us on this day."""
    return PUZZLES[game].of_the_day(bot.now().date().toordinal() - DAY_ONE)


def table_of(attempt: Attempt, game: str, language: str) -> Table:
    """The table that a puzzle's words, pictures and menus are made from; it is nowhere kept."""
    row: dict[str, Any] = dict.fromkeys(Row.__struct_fields__) | {
        "id": "puzzle",
        "game": game,
        "language": language,
        "options": {},
        "status": "running",
        "revision": len(attempt.said),
        "created_at": EPOCH,
    }
    names = goals.people(game, PUZZLES[game].game.view(attempt.state, None), language)
    seats = [Seat(seat, None, name, computer=False, joined_at=EPOCH, left_at=None) for seat, name in enumerate(names)]
    return Table(Row(**row), tuple(seats), attempt.state)


async def show(
    answer: Answer,
    puzzling: Puzzling[Any],
    attempt: Attempt,
    news: Sequence[str] = (),
    leaves: Sequence[Control] | None = None,
    again: str = "",
) -> None:
    """The puzzle as it stands; with `leaves`, where nothing can be said but pages can be turned.

    `again`: the id of a button that shows the same, if that isn't the puzzle itself.
    """
    bot, language = answer.bot, answer.language
    game = puzzling.game.name
    table = table_of(attempt, game, language)
    view, names = table.view(), table.names
    own = await preferences.of(bot.store, answer.user_id)
    goal = goals.goal(game, puzzling.asked(attempt.puzzle), names, language)
    picture = await bot.pictures.in_time(bot.pictures.puzzle(table, goal, attempt.events, own, language))
    chances = goals.chances(game, view, language)
    if attempt.said and not own.in_words:
        chances = chances[:1]
    parts = [
        f"**{goals.heading(puzzling, attempt.puzzle, language)}**",
        goal if attempt.verdict != "solved" or not puzzling.is_lessons else "",
        *(chances if leaves is None else ()),
        *news,
        *(Teller(table, language).events(attempt.events) if leaves is None else ()),
        goals.standing(puzzling, attempt, names, language) if leaves is None or puzzling.hands_in is None else "",
        goals.lesson(puzzling, attempt, language),
        await _solved(answer, puzzling, attempt) if leaves is None else "",
    ]
    if picture is None or own.in_words:
        is_asked = table.waits_for and leaves is None and puzzling.hands_in is None
        parts.append(headline(Teller(table, language)) if is_asked else "")
        parts.append(goals.in_words(game, view, names, language))
    again = again or ATTEMPT.id(puzzling.name, attempt.puzzle.number, "show")
    shape = [shape_button(language, other_shape(own), again)] if picture is not None else []
    buttons = [*_buttons(language, puzzling, attempt, is_explained=leaves is not None), *shape]
    rows = ROWS - ceil(len(buttons) / BUTTONS_IN_A_ROW)
    menus = _menus(language, puzzling, attempt, table, rows) if leaves is None else leaves
    controls = Controls([*menus, *buttons])
    name = f"puzzle-{puzzling.name}-{attempt.puzzle.number}-{len(attempt.said)}.png"
    content = cut("\n".join(filter(None, parts)), LONGEST_CONTENT)
    await answer.privately(content, controls, files=files(picture, name, render.alt(game, view, names, language)))


async def _solved(answer: Answer, puzzling: Puzzling[Any], attempt: Attempt) -> str:
    """How many they have, and how many days in a row; once this one is solved."""
    if attempt.verdict != "solved" or puzzling.is_lessons:
        return ""
    store, game = answer.bot.store, puzzling.game.name
    count = len(await attempts.solved(store, answer.user_id, game))
    days, _ = days_in_a_row(await attempts.days(store, answer.user_id, game), answer.bot.now().date())
    return say(answer.language, "puzzle-so-far", count=count, days=days)


async def ask_further(answer: Answer, puzzling: Puzzling[Any], attempt: Attempt, pattern: str) -> None:
    """The next word of a half-made choice."""
    table = table_of(attempt, puzzling.game.name, answer.language)
    tell = Teller(table, answer.language, plain=True)
    actions = [action for _, action in puzzling.offers(attempt.puzzle, attempt.state) if fits(action, pattern)]
    if not actions:
        raise Forged(pattern)
    question = ask(tell, list(dict.fromkeys(actions)), pattern)
    choice = _menu(puzzling, attempt, pattern, question.options, placeholder(tell, question))
    await answer.privately(
        placeholder(tell, question), Controls([choice, *_buttons(answer.language, puzzling, attempt)])
    )


async def explain(answer: Answer, puzzling: Puzzling[Any], puzzle: Puzzle, number: int = 0) -> None:
    """The proved way, a picture a step, told so far; leafed through with two buttons."""
    language, game, steps = answer.language, puzzling.game.name, puzzling.explained(puzzle)
    number = min(number, len(steps) - 1)
    lines = [say(language, "puzzle-solution")]
    for at, step in enumerate(steps[: number + 1], 1):
        tell = Teller(table_of(step, game, language), language)
        told = " ".join(tell.events(step.events)) or tell.label(read(puzzling.game, step.said[-1][1]))
        lines.append(f"{at}. {told}")
    about = f"{puzzling.name}-{puzzle.number}"
    leaves, again = page_view(about, "way", number, len(steps)), PAGE.id(about, "way", number)
    await show(answer, puzzling, steps[number], lines, leaves.controls if leaves is not None else [], again)


def _menus(language: str, puzzling: Puzzling[Any], attempt: Attempt, table: Table, rows: int) -> list[Control]:
    """One for each kind of action, the last one for all that is left."""
    tell = Teller(table, language, plain=True)
    offers: list[Action] = [
        action for _, action in puzzling.offers(attempt.puzzle, attempt.state) if action != puzzling.hands_in
    ]
    groups = by_verb(list(dict.fromkeys(offers)))
    questions = {word: ask(tell, actions, word) for word, actions in groups.items()}
    first = list(questions)[: rows if len(questions) <= rows else rows - 1]
    menus = [
        _menu(puzzling, attempt, word, questions[word].options, placeholder(tell, questions[word])) for word in first
    ]
    others = [option for word in questions if word not in first for option in questions[word].options]
    if others:
        menus.append(_menu(puzzling, attempt, "others", others[:MOST_OPTIONS], say(language, "plan-others")))
    return menus


def _menu(puzzling: Puzzling[Any], attempt: Attempt, word: str, options: Sequence[Option], asked: str) -> Control:
    about = (puzzling.name, attempt.puzzle.number, len(attempt.said), word)
    return menu(PUZZLE, *about, options=options, placeholder=asked)


def _buttons(language: str, puzzling: Puzzling[Any], attempt: Attempt, *, is_explained: bool = False) -> list[Control]:
    """Hand in the plan, undo, start over, the solution, another one; a solved lesson has the next one alone."""
    name, number, is_solved = puzzling.name, attempt.puzzle.number, attempt.verdict == "solved"
    if puzzling.is_lessons and is_solved:
        possible = {"on" if number < len(puzzling.puzzles) else "play"}
    else:
        possible = {"solution"} | ({"back", "anew"} if attempt.said else set())
        possible |= set() if puzzling.is_lessons else {"next"}
    if puzzling.hands_in is not None and attempt.verdict == "open" and not is_explained:
        possible.add("submit")
    blue = {"next", "on", "play"} if is_solved else {"back"} if attempt.verdict == "failed" else {"submit"}
    made = []
    for word in ("submit", "back", "anew", "solution", "next", "on", "play"):
        if word in possible:
            style = discord.ButtonStyle.primary if word in blue else discord.ButtonStyle.secondary
            made.append(button(ATTEMPT, name, number, word, label=say(language, f"puzzle-{word}"), style=style))
    return made


def is_half_made(line: str) -> bool:
    return OPEN in line.split()
