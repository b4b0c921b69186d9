"""/daily: the same deal for everybody on one day, alone, in a thread, with a result to share."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from datetime import date
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.games.standings import day_of, tell_standings
from cogs.loaded import Table, find
from cogs.talk import rights
from cogs.talk.answer import Answer, Interaction, answering
from cogs.talk.controls import TOOL, Controls, button, tool
from cogs.words.described import described
from cogs.words.names import escaped
from cogs.words.streaks import days_in_a_row
from db import days, tables
from engine.bridges.daily import ShareCard, daily_options, share_card
from locales import say

if TYPE_CHECKING:
    from cogs.bot import Atoll, Settings

SIGNS: Final = ("⬜", "🟢", "⭐")
"""A card that finished no island, one, or more: told apart by their shapes too."""
SEED_BYTES: Final = 7
SHARED_FOR: Final = 7 * 86_400.0
"""Seconds in which a result is shared once in a channel."""


def seed_of(settings: Settings, day: str) -> int:
    """The day's seed, which nobody can know who does not know the host's secret."""
    secret = settings.daily_secret or hashlib.sha256(f"daily {settings.token}".encode()).hexdigest()
    digest = hmac.new(secret.encode(), day.encode(), hashlib.sha256).digest()
    return int.from_bytes(digest[:SEED_BYTES], "big")


def card_words(language: str, name: str, day: str, card: ShareCard, streak: int) -> str:
    """How it went, and nothing of the deal."""
    finished = [each.finished for each in card.rounds]
    grown = [after - before for before, after in zip([0, *finished], finished, strict=False)]
    signs = "".join(SIGNS[min(new, len(SIGNS) - 1)] for new in grown)
    races = [
        say(language, "daily-race", race=say(language, f"bridges-{each.race}"), round=each.round, points=each.points)
        for each in card.races
    ]
    none, one, more = SIGNS
    rank = say(language, f"bridges-{card.rank}") if card.rank else "–"
    return "\n".join(
        (
            say(language, "daily-result", name=name, date=day, side=card.side),
            say(language, "daily-points", points=card.points, finished=card.finished, rank=rank),
            signs,
            f"-# {say(language, 'daily-signs', none=none, one=one, more=more)}",
            *races,
            *([say(language, "daily-streak", days=streak)] if streak > 1 else []),
        )
    )


async def result_words(bot: Atoll, table: Table, language: str) -> str:
    """How a day's deal went for who played it."""
    (seat,) = table.seats
    played = await days.daily_days(bot.store, seat.user_id, table.row.game) if seat.user_id else []
    day = str(table.row.options["date"])
    streak, _ = days_in_a_row([each for each in played if each <= day], date.fromisoformat(day))
    return card_words(language, escaped(seat.name), day, share_card(table.view(), 0), streak)


@tool("share")
async def share(answer: Answer, table_id: str) -> None:
    """The result where others see it: in the channel the thread belongs to, once in each."""
    table = await find(answer.bot.store, table_id)
    if table is None or table.row.status != "over" or table.seat_of(answer.user_id) is None:
        await answer.privately(say(answer.language, "not-seated"))
        return
    here = getattr(answer.interaction.channel, "parent_id", None) or answer.interaction.channel_id or 0
    if answer.bot.cooldowns.left(("share", table_id, here), SHARED_FOR, answer.bot.now().timestamp()):
        await answer.privately(say(answer.language, "daily-shared", channel=f"<#{here}>"))
        return
    words = await result_words(answer.bot, table, table.row.language)
    channel = answer.bot.get_partial_messageable(here, guild_id=answer.interaction.guild_id)
    try:
        await channel.send(words, allowed_mentions=discord.AllowedMentions.none())
    except discord.Forbidden:
        lacking = rights.named(answer.language, rights.IN_A_CHANNEL)
        await answer.privately(say(answer.language, "missing-permissions", permissions=lacking))
        return
    await answer.privately(say(answer.language, "daily-shared", channel=f"<#{here}>"))


class DailyCog(commands.Cog):
    """The deal of the day."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Who asks twice in a moment finds the first one dealt."""

    @app_commands.command(name="daily", description=described("command-daily"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.describe(show=described("command-daily-show"))
    @app_commands.choices(
        show=[Choice(name=described(f"daily-show-{word}"), value=word) for word in ("results", "yesterday")]
    )
    async def daily(self, interaction: Interaction, show: str | None = None) -> None:
        if show is not None:
            async with answering(interaction) as answer:
                of = day_of(self.bot, show)
                await tell_standings(answer, of, seed_of(self.bot.settings, of.isoformat()))
            return
        async with answering(interaction) as answer, self._turns.setdefault(interaction.user.id, asyncio.Lock()):
            day = self.bot.now().date().isoformat()
            found = await tables.daily_of(self.bot.store, interaction.user.id, day, "bridges")
            if found is None:
                try:
                    await self._deal(answer, day)
                except tables.ChannelTaken:  # by another, or by oneself a moment ago
                    found = await tables.daily_of(self.bot.store, interaction.user.id, day, "bridges")
                    if found is None:
                        await answer.privately(say(answer.language, "channel-taken"))
            if found is not None:
                await self._again(answer, found)

    async def _deal(self, answer: Answer, day: str) -> None:
        """A thread of its own takes no channel; where none can be opened it plays right here."""
        may_open = not answer.is_elsewhere and not rights.missing(answer.interaction, rights.FOR_A_THREAD)
        seed = seed_of(self.bot.settings, day)
        await self.bot.lobbies.open_here(
            answer,
            "bridges",
            {**daily_options(seed), "players": 1, "date": day},
            seed=seed,
            time_limit=0,
            thread=self.bot.settings.threads and may_open,
        )

    async def _again(self, answer: Answer, row: tables.Table) -> None:
        """Once a day: where it is played, or how it went."""
        table = await find(self.bot.store, row.id)
        assert table is not None
        if row.status == "lobby":  # something went wrong before it began
            if row.board_message_id is None:
                await self.bot.lobbies.post(answer, row.id)
            await self.bot.lobbies.start(answer, row.id)
        elif row.status == "over":
            share_button = button(TOOL, table.id, "share", label=say(answer.language, "tool-share"))
            await answer.privately(await result_words(self.bot, table, answer.language), Controls([share_button]))
        elif row.is_live and not row.in_our_server:
            await self.bot.boards.show(table, answer)
        else:
            await answer.privately(
                say(answer.language, "daily-abandoned" if not row.is_live else "daily-runs", link=table.link)
            )


async def setup(bot: Atoll) -> None:
    await bot.add_cog(DailyCog(bot))
