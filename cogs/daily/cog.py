"""/daily: the deal of the day, played once by each, for oneself, with a result to share."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.daily.deals import DEALS
from cogs.daily.standings import day_of, tell_standings
from cogs.loaded import Table, find, whole_history
from cogs.table.deals import who
from cogs.table.wishes import Wishes
from cogs.talk.answer import Answer, Interaction, Refused, answering
from cogs.talk.controls import DAY, TOOL, Controls, Forged, button, tool
from cogs.talk.mentions import NOBODY
from cogs.words.described import described
from cogs.words.streaks import days_in_a_row
from db import days, tables
from db.store import LostRace
from db.tables import ChannelTaken
from locales import say

if TYPE_CHECKING:
    from cogs.bot import Atoll
    from db.store import Together

SHARED_FOR: Final = 7 * 86_400.0
"""Seconds in which a result is shared once in a channel."""
GAMES: Final = [Choice(name=described(f"{game}-title"), value=game) for game in DEALS]
SHOWN: Final = [Choice(name=described(f"daily-show-{word}"), value=word) for word in ("results", "yesterday")]

_ASKING: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
"""Who asks twice in a moment finds the first one dealt."""


async def play_the_day(answer: Answer, game: str) -> None:
    """Deal it; or bring what was begun, or how it went."""
    bot, user_id = answer.bot, answer.user_id
    async with _ASKING.setdefault(user_id, asyncio.Lock()):
        day = bot.now().date().isoformat()
        found = await tables.daily_of(bot.store, user_id, day, game)
        if found is not None:
            await _again(answer, found)
        elif not await _deal(answer, game, day):
            await answer.privately(say(answer.language, "daily-taken"))


async def _deal(answer: Answer, game: str, day: str) -> bool:
    """A table that nobody else sees, once for each person; false if they had theirs."""
    bot, deal = answer.bot, DEALS[game]

    async def take(writing: Together) -> None:
        await days.take(writing, day, game, who(bot.settings, day, game, answer.user_id))

    options = {**deal.options(bot.settings, day), "date": day}
    try:
        await bot.opening.for_oneself(answer, game, options, Wishes(seed=deal.seed(bot.settings, day)), take)
    except (days.DayTaken, ChannelTaken):
        return False
    return True


async def _again(answer: Answer, row: tables.Table) -> None:
    """Once a day: where it stands, or how it went."""
    bot, table = answer.bot, await find(answer.bot.store, row.id)
    assert table is not None
    if row.status == "lobby":  # it was cut off before it began
        try:
            await bot.lobbies.start_elsewhere(answer, table)
        except LostRace:
            await answer.privately(say(answer.language, "busy"))
    elif row.status == "over":
        share_button = button(TOOL, table.id, "share", label=say(answer.language, "tool-share"))
        await answer.privately(await result_words(bot, table, answer.language), Controls([share_button]))
    elif row.is_live:
        await bot.boards.show(await bot.thinking.at_once(table), answer)
    else:
        await answer.privately(say(answer.language, "daily-abandoned"))


async def result_words(bot: Atoll, table: Table, language: str) -> str:
    """How a day's deal went for who played it."""
    user_id, day = table.person(0), table.day or ""
    played = await days.daily_days(bot.store, user_id, table.row.game) if user_id else []
    streak, _ = days_in_a_row([each for each in played if each <= day], date.fromisoformat(day))
    return DEALS[table.row.game].result(table, await whole_history(bot.store, table), language, streak)


@tool("share")
async def share(answer: Answer, table_id: str) -> None:
    """The result for everybody where it is pressed, once in each place: as an answer, which needs no right there."""
    table = await find(answer.bot.store, table_id)
    is_over = table is not None and table.row.status == "over" and table.day is not None
    if table is None or not is_over or table.seat_of(answer.user_id) is None:
        raise Refused("not-seated")
    here = answer.interaction.channel_id or 0
    if answer.bot.cooldowns.left(("share", table_id, here), SHARED_FOR, answer.bot.now().timestamp()):
        raise Refused("daily-shared-already")
    words = await result_words(answer.bot, table, table.row.language)
    await answer.privately(say(answer.language, "daily-shared"))
    await answer.interaction.followup.send(words, allowed_mentions=NOBODY)


@DAY
async def press_the_day(answer: Answer, words: tuple[str, ...], _: Sequence[str]) -> None:
    """From the message of a day: today's."""
    if words[0] not in DEALS:
        raise Forged(words[0])
    await play_the_day(answer, words[0])


class DailyCog(commands.Cog):
    """The deal of the day."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot

    @app_commands.command(name="daily", description=described("command-daily"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.describe(game=described("command-daily-game"), show=described("command-daily-show"))
    @app_commands.choices(game=GAMES, show=SHOWN)
    async def daily(self, interaction: Interaction, game: str = next(iter(DEALS)), show: str | None = None) -> None:
        async with answering(interaction) as answer:
            if game not in DEALS:
                raise Forged(game)
            if show is not None:
                await tell_standings(answer, game, day_of(self.bot, show))
            else:
                await play_the_day(answer, game)


async def setup(bot: Atoll) -> None:
    await bot.add_cog(DailyCog(bot))
