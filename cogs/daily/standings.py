"""How a day's deal went: here, anywhere, and for the computer; today's only for who is done with it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import TYPE_CHECKING, Final

import discord

from cogs.daily.deals import DEALS
from cogs.table.deals import who as noted
from cogs.talk.answer import Answer
from cogs.words.streaks import days_in_a_row
from db import days, seats, tables
from db.days import Played
from locales import say
from render.day import Day, title

if TYPE_CHECKING:
    from cogs.bot import Atoll

MOST_SHOWN: Final = 10
CROWN: Final = "👑"


@dataclass(frozen=True)
class Standings:
    """A day's deal, seen from one server."""

    game: str
    day: date
    here: tuple[Played, ...]
    everybody: tuple[Played, ...]
    names: dict[int, str]
    """Of those here who keep records, as they were last called."""
    computer: int
    streak: int
    """So many days in a row somebody here has finished the day's deal."""

    @property
    def in_time(self) -> list[Played]:
        """Those here who finished it on its day: they have places."""
        return [each for each in self.here if not each.late]

    def place(self, played: Played) -> int:
        return 1 + sum(other.score > played.score for other in self.in_time)

    def drawn(self, language: str) -> Day:
        """What its picture shows; who keeps no record is somebody."""
        someone = say(language, "someone")
        here = tuple((self.names.get(each.user_id or 0, someone), each.score, each.hints) for each in self.in_time)
        everybody = tuple(each.score for each in self.everybody if not each.late)
        crowned = any(each.won and self.place(each) == 1 for each in self.in_time)
        return Day(self.game, self.day.isoformat(), here, everybody, self.computer, self.streak, crowned)


async def standings(bot: Atoll, game: str, day: date, guild_id: int | None) -> Standings:
    """As they are kept; in a direct message nobody else is here."""
    everybody = await days.of_the_day(bot.store, day.isoformat(), game)
    here = [each for each in everybody if guild_id and each.guild_id == guild_id]
    known = [each.user_id for each in here if each.user_id is not None]
    played = await days.days_of_guild(bot.store, guild_id, game) if guild_id else []
    streak, _ = days_in_a_row([each for each in played if each <= day.isoformat()], day)
    computer = await asyncio.to_thread(DEALS[game].computers_score, bot.settings, day.isoformat())
    names = await seats.names_of(bot.store, known) if known else {}
    return Standings(game, day, tuple(here), tuple(everybody), names, computer, streak)


def told(found: Standings, language: str, own: Played | None = None) -> list[str]:
    """A day in words: the places here, the best anywhere, where one stands, the computer."""
    lines = ["**{}. {}**".format(*title(found.drawn(language), language))]
    if not found.everybody:
        return [*lines, say(language, "standings-none")]
    lines += _ranked(found, language) or [say(language, "standings-none-here")]
    best = max(each.score for each in found.everybody)
    lines.append(say(language, "standings-best", points=best, count=len(found.everybody)))
    if own is not None and (percent := better_than(own, found.everybody)) is not None:
        lines.append(say(language, "standings-own", points=own.score, percent=percent))
    lines.append(say(language, "standings-computer", points=found.computer))
    return lines


def better_than(own: Played, everybody: Sequence[Played]) -> int | None:
    """Of a hundred others so many have fewer points."""
    if len(everybody) < 2:  # noqa: PLR2004 — somebody else
        return None
    return round(100 * sum(each.score < own.score for each in everybody) / (len(everybody) - 1))


def _ranked(found: Standings, language: str) -> list[str]:
    """The best of this server with their places; whoever is level shares one. Late ones follow without."""
    lines: list[str] = []
    for each in found.here:
        if each.user_id is None or len(lines) >= MOST_SHOWN:
            continue
        who, place = f"<@{each.user_id}>", found.place(each)
        if each.late:
            lines.append(say(language, "standings-late", who=who, points=each.score))
            continue
        crowned = f"{who} {CROWN}" if place == 1 and each.won else who
        lines.append(say(language, "standings-line", place=place, who=crowned, points=each.score, hints=each.hints))
    return lines


async def tell_standings(answer: Answer, game: str, day: date) -> None:
    """Of this day; who is not done with today's deal sees nothing of it but how many are."""
    bot, language = answer.bot, answer.language
    guild_id = None if answer.is_elsewhere else answer.interaction.guild_id
    found = await standings(bot, game, day, guild_id)
    own = next((each for each in found.everybody if each.user_id == answer.user_id), None)
    if day == bot.now().date() and own is None and not await _is_done(answer, game, day):
        lines = [told(found, language)[0], say(language, "standings-later", count=len(found.everybody))]
    else:
        lines = told(found, language, own)
    if found.streak > 1:
        lines.append(say(language, "standings-streak", days=found.streak))
    lines.append(say(language, "standings-next", when=discord.utils.format_dt(next_deal(bot.now()), "R")))
    await answer.privately("\n".join(lines))


async def _is_done(answer: Answer, game: str, day: date) -> bool:
    """Whether they had this deal and it is over for them, also if they keep no record or were forgotten since."""
    bot, of = answer.bot, day.isoformat()
    if not await days.has_taken(bot.store, of, game, noted(bot.settings, of, game, answer.user_id)):
        return False
    table = await tables.daily_of(bot.store, answer.user_id, of, game)
    return table is None or not table.is_live


def next_deal(now: datetime) -> datetime:
    """Days begin at midnight in UTC, everywhere."""
    return datetime.combine(now.date() + timedelta(days=1), time(), UTC)


def day_of(bot: Atoll, word: str) -> date:
    """Today, or yesterday."""
    return bot.now().date() - timedelta(days=word == "yesterday")
