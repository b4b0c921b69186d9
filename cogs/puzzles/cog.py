"""/puzzle and /learn: one position, played by oneself, in any place."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.behaviour import behaviour_of_game
from cogs.puzzles import panel
from cogs.talk.answer import Answer, Interaction, answering
from cogs.talk.controls import ATTEMPT, LEARN, PUZZLE, Forged, count, page_of
from cogs.words.described import described
from cogs.words.teller import Teller
from db import attempts
from engine import LESSONS, PUZZLES
from engine.contract import Illegal, Unreadable
from engine.play import write
from engine.puzzles import Attempt, Puzzle, Puzzling, Said
from locales import say

if TYPE_CHECKING:
    from cogs.bot import Atoll

FIRST = next(iter(LESSONS))
"""The game that is taught where nobody says which."""
NAMED: Final = {each.name: each for each in (*PUZZLES.values(), *LESSONS.values())}


@PUZZLE
async def choose(answer: Answer, words: tuple[str, ...], values: Sequence[str]) -> None:
    game, number, at, _ = words
    puzzling = _puzzling(game)
    attempt = await _attempt(answer, puzzling, count(number))
    if attempt is None or not values:
        return
    line = values[0]
    if count(at) != len(attempt.said):
        await panel.show(answer, puzzling, attempt, [say(answer.language, "stale")])
    elif panel.is_half_made(line):
        await panel.ask_further(answer, puzzling, attempt, line)
    else:
        await _say(answer, puzzling, attempt, line)


@ATTEMPT
async def use(answer: Answer, words: tuple[str, ...], _: Sequence[str]) -> None:
    """Another press beneath a puzzle."""
    game, digits, word = words
    puzzling, number = _puzzling(game), count(digits)
    if word == "next":
        await _next(answer, puzzling, number)
        return
    attempt = await _attempt(answer, puzzling, number)
    if attempt is None:
        return
    match word:
        case "show":
            await panel.show(answer, puzzling, attempt)
        case "back":
            await _keep(answer, puzzling, puzzling.undo(attempt))
        case "anew":
            await _keep(answer, puzzling, puzzling.start(attempt.puzzle))
        case "submit":
            await _hand_in(answer, puzzling, attempt)
        case "solution":
            await _explain(answer, puzzling, attempt.puzzle)
        case "on":
            await _open(answer, puzzling, min(number + 1, len(puzzling.puzzles)))
        case "play":
            await play_a_first_game(answer, puzzling.game.name)
        case _:
            raise Forged(word)


@LEARN
async def press_learn(answer: Answer, words: tuple[str, ...], _: Sequence[str]) -> None:
    """From a lobby, the help or a message that welcomes somebody."""
    await learn(answer, words[0])


@page_of("way")
async def turn_to_step(answer: Answer, about: str, number: int) -> None:
    """A step of the solution."""
    name, _, puzzle = about.rpartition("-")
    if not puzzle.isdecimal():
        raise Forged(about)
    attempt = await _attempt(answer, _puzzling(name), count(puzzle))
    if attempt is not None:
        await _explain(answer, _puzzling(name), attempt.puzzle, number)


async def _explain(answer: Answer, puzzling: Puzzling[Any], puzzle: Puzzle, step: int = 0) -> None:
    """Whoever has seen it has not solved it; a lesson may be looked up."""
    now, game = answer.bot.now(), puzzling.name
    if not puzzling.is_lessons:
        await attempts.see(answer.bot.store, answer.user_id, game, puzzle.number, now, now.date().isoformat())
    await panel.explain(answer, puzzling, puzzle, step)


def _puzzling(name: str) -> Puzzling[Any]:
    if name not in NAMED:
        raise Forged(name)
    return NAMED[name]


async def play_a_first_game(answer: Answer, game: str) -> None:
    """After the last lesson: a game for one, with a computer where the game has them, as easy as it gets."""
    await answer.bot.opening.here(answer, game, dict(behaviour_of_game(game).first_game))


async def _attempt(answer: Answer, puzzling: Puzzling[Any], number: int) -> Attempt | None:
    """As far as they have come; from the beginning where the puzzles have changed since. Words where there is none."""
    try:
        puzzle = puzzling.numbered(number)
    except Illegal as refusal:
        await answer.privately(say(answer.language, f"no-{refusal.reason}", **refusal.values))
        return None
    except Unreadable as fault:
        await answer.privately(say(answer.language, "puzzle-file-is-other", fault=str(fault)))
        return None
    kept = await attempts.of(answer.bot.store, answer.user_id, puzzling.name, number)
    try:
        return await asyncio.to_thread(_as_far_as, puzzling, puzzle, kept.said if kept is not None else ())
    except Unreadable as fault:
        await answer.privately(say(answer.language, "puzzle-file-is-other", fault=str(fault)))
        return None


def _as_far_as(puzzling: Puzzling[Any], puzzle: Puzzle, said: tuple[Said, ...]) -> Attempt:
    try:
        return puzzling.again(puzzle, said)
    except Illegal:
        return puzzling.start(puzzle)


async def _say(answer: Answer, puzzling: Puzzling[Any], attempt: Attempt, line: str) -> None:
    """Said by the first adventurer who can."""
    offers = puzzling.offers(attempt.puzzle, attempt.state)
    found = next((each for each in offers if write(each[1]) == line), None)
    if found is None:
        await panel.show(answer, puzzling, attempt, [say(answer.language, "no-not-in-this-puzzle")])
        return
    await _keep(answer, puzzling, await asyncio.to_thread(puzzling.say, attempt, *found))


async def _hand_in(answer: Answer, puzzling: Puzzling[Any], attempt: Attempt) -> None:
    """The plan is complete, or the rules say why it can't be carried out."""
    try:
        handed_in = await asyncio.to_thread(puzzling.hand_in, attempt)
    except Illegal as refusal:
        table = panel.table_of(attempt, puzzling.game.name, answer.language)
        await panel.show(answer, puzzling, attempt, [Teller(table, answer.language).refusal(refusal)])
        return
    await _keep(answer, puzzling, handed_in)


async def _keep(answer: Answer, puzzling: Puzzling[Any], attempt: Attempt) -> None:
    bot, game, puzzle = answer.bot, puzzling.name, attempt.puzzle
    async with bot.store.together() as writing:
        await attempts.keep(writing, answer.user_id, game, puzzle.number, attempt.said, bot.now())
        if attempt.verdict == "solved":
            is_todays = not puzzling.is_lessons and puzzle == panel.of_today(bot, game)
            day = bot.now().date().isoformat() if is_todays else None
            await attempts.solve(writing, answer.user_id, game, puzzle.number, bot.now(), day)
    await panel.show(answer, puzzling, attempt)


async def _next(answer: Answer, puzzling: Puzzling[Any], number: int) -> None:
    """The first one after this that they have not solved."""
    solved = await attempts.solved(answer.bot.store, answer.user_id, puzzling.name)
    everything = [puzzle.number for puzzle in puzzling.puzzles]
    left = [each for each in (*everything[number:], *everything[:number]) if each not in solved]
    if not left:
        await answer.privately(say(answer.language, "puzzle-all-solved", count=len(everything)))
        return
    await _open(answer, puzzling, left[0])


async def _open(answer: Answer, puzzling: Puzzling[Any], number: int) -> None:
    """Where they left it; one that is solved begins anew."""
    attempt = await _attempt(answer, puzzling, number)
    if attempt is None:
        return
    if attempt.verdict == "solved":
        attempt = puzzling.start(attempt.puzzle)
        await attempts.keep(answer.bot.store, answer.user_id, puzzling.name, number, (), answer.bot.now())
    await panel.show(answer, puzzling, attempt)


class PuzzlesCog(commands.Cog):
    """For oneself, anywhere."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot

    @app_commands.command(name="puzzle", description=described("command-puzzle"))
    @app_commands.describe(game=described("command-puzzle-game"), number=described("command-puzzle-number"))
    @app_commands.choices(game=[Choice(name=described(f"{game}-title"), value=game) for game in PUZZLES])
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def puzzle(
        self, interaction: Interaction, game: str = FIRST, number: app_commands.Range[int, 1, 9999] | None = None
    ) -> None:
        async with answering(interaction) as answer:
            puzzling = _puzzling(game)
            try:
                chosen = number or panel.of_today(self.bot, game).number
            except Unreadable as fault:
                await answer.privately(say(answer.language, "puzzle-file-is-other", fault=str(fault)))
                return
            await _open(answer, puzzling, chosen)

    @app_commands.command(name="learn", description=described("command-learn"))
    @app_commands.describe(game=described("command-learn-game"))
    @app_commands.choices(game=[Choice(name=described(f"{game}-title"), value=game) for game in LESSONS])
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def learn(self, interaction: Interaction, game: str = FIRST) -> None:
        async with answering(interaction) as answer:
            await learn(answer, game)


async def learn(answer: Answer, game: str) -> None:
    """The first lesson they haven't solved; all over again once they have solved them all."""
    if game not in LESSONS:
        raise Forged(game)
    puzzling = LESSONS[game]
    solved = await attempts.solved(answer.bot.store, answer.user_id, puzzling.name)
    left = [puzzle.number for puzzle in puzzling.puzzles if puzzle.number not in solved]
    await _open(answer, puzzling, left[0] if left else 1)


async def setup(bot: Atoll) -> None:
    await bot.add_cog(PuzzlesCog(bot))
