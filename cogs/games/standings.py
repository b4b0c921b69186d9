"""`/daily show:` how a day's deal went: here, anywhere, and for the computer; today's only for who is done with it."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from cogs.talk.answer import Answer
from cogs.words.streaks import days_in_a_row
from db import days
from db.days import Played
from engine import GAMES
from engine.bridges.daily import daily_options
from engine.play import legal, play, start, waiting
from locales import say

if TYPE_CHECKING:
    from cogs.bot import Atoll

MOST_SHOWN: Final = 10
CROWN: Final = "👑"


async def tell_standings(answer: Answer, day: date, seed: int) -> None:
    """Of this day; who has not finished today's deal yet sees nothing of it but how many have."""
    bot, guild_id = answer.bot, answer.interaction.guild_id or 0
    everybody = await days.of_the_day(bot.store, day.isoformat(), "bridges")
    here = [each for each in everybody if each.guild_id == guild_id]
    own = next((each for each in everybody if each.user_id == answer.user_id), None)
    language, is_open = answer.language, day == bot.now().date()
    lines = [say(language, "standings-title", date=day.isoformat())]
    if is_open and own is None:
        lines.append(say(language, "standings-later", count=len(everybody)))
    elif not everybody:
        lines.append(say(language, "standings-none"))
    else:
        lines += _ranked(language, here)
        lines += _anywhere(language, everybody, own)
        by_computer = await asyncio.to_thread(computers_score, seed)
        lines.append(say(language, "standings-computer", points=by_computer))
    lines += await _streak(answer, guild_id)
    await answer.privately("\n".join(lines))


def _ranked(language: str, here: list[Played]) -> list[str]:
    """The best of this place; whoever is level shares the place."""
    named = [each for each in here if each.user_id is not None][:MOST_SHOWN]
    lines = []
    for each in named:
        place = 1 + sum(other.score > each.score for other in here)
        who = f"<@{each.user_id}>{f' {CROWN}' if place == 1 else ''}"
        lines.append(say(language, "standings-line", place=place, who=who, points=each.score))
    return lines or [say(language, "standings-none-here")]


def _anywhere(language: str, everybody: list[Played], own: Played | None) -> list[str]:
    """The best of all who play with this bot, and where the reader stands among them."""
    lines = [say(language, "standings-best", points=everybody[0].score, count=len(everybody))]
    if own is not None and len(everybody) > 1:
        below = sum(each.score < own.score for each in everybody)
        percent = round(100 * below / (len(everybody) - 1))
        lines.append(say(language, "standings-own", points=own.score, percent=percent))
    return lines


async def _streak(answer: Answer, guild_id: int) -> list[str]:
    """So many days in a row somebody here has finished the day's deal."""
    if not guild_id:
        return []
    played = await days.days_of_guild(answer.bot.store, guild_id, "bridges")
    run, _ = days_in_a_row(played, answer.bot.now().date())
    return [say(answer.language, "standings-streak", days=run)] if run > 1 else []


@lru_cache(maxsize=8)
def computers_score(seed: int) -> int:
    """What the calm computer makes of the same cards."""
    game = GAMES["bridges"]
    state: Any = start(game, 1, daily_options(seed), seed).state
    while state.agenda:
        seat = waiting(state)[0]
        state = play(game, state, seat, game.mind(game.view(state, seat), seat, legal(game, state, seat))).state
    return game.score(state, 0) or 0


def day_of(bot: Atoll, word: str) -> date:
    """Today, or yesterday."""
    return bot.now().date() - timedelta(days=word == "yesterday")
