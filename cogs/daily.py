"""/daily: the same deal for everybody on one day, alone, in a thread, with a result to share."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Sequence
from datetime import date, timedelta
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakValueDictionary

import discord
from discord import app_commands
from discord.ext import commands

from cogs import _panel, _rights
from cogs._answer import Answer, answering
from cogs._bot import Settings
from cogs._buttons import Tool, button
from cogs._sitting import Sitting, escaped, sit
from cogs._words import described
from db import results, tables
from engine.bridges.daily import ShareCard, daily_options, share_card
from locales import say

if TYPE_CHECKING:
    from cogs._bot import Atoll

SIGNS: Final = ("⬜", "🟢", "⭐")
"""A card that finished no island, one, or more: told apart by their shapes too."""
SEED_BYTES: Final = 7


def seed_of(settings: Settings, day: str) -> int:
    """The day's seed, which nobody can know who does not know the host's secret."""
    secret = settings.daily_secret or hashlib.sha256(f"daily {settings.token}".encode()).hexdigest()
    digest = hmac.new(secret.encode(), day.encode(), hashlib.sha256).digest()
    return int.from_bytes(digest[:SEED_BYTES], "big")


def days_in_a_row(days: Sequence[str], today: date) -> tuple[int, int]:
    """The run of days that still goes on today or may yet, and the longest there was."""
    played = sorted(map(date.fromisoformat, set(days)))
    now = longest = 0
    for before, day in zip([date.min, *played], played, strict=False):
        now = now + 1 if day - before == timedelta(days=1) else 1
        longest = max(longest, now)
    goes_on = bool(played) and today - played[-1] <= timedelta(days=1)
    return now if goes_on else 0, longest


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


class DailyCog(commands.Cog):
    """The deal of the day."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Who asks twice in a moment finds the first one dealt."""
        self._shared: set[tuple[str, int]] = set()
        bot.tools["share"] = self.share

    @app_commands.command(name="daily", description=described("command-daily"))
    @app_commands.guild_only()
    async def daily(self, interaction: discord.Interaction[Any]) -> None:
        async with answering(interaction) as answer, self._turns.setdefault(interaction.user.id, asyncio.Lock()):
            day = self.bot.now().date().isoformat()
            found = await tables.daily_of(self.bot.store, interaction.user.id, day)
            if found is None:
                try:
                    await self._deal(answer, day)
                except tables.ChannelTaken:  # by another, or by oneself a moment ago
                    found = await tables.daily_of(self.bot.store, interaction.user.id, day)
                    if found is None:
                        await answer.privately(say(answer.language, "channel-taken"))
            if found is not None:
                await self._again(answer, found)

    async def _deal(self, answer: Answer, day: str) -> None:
        """A thread of its own takes no channel; where none can be opened it plays right here."""
        may_open = not _rights.missing(answer.interaction, _rights.FOR_A_THREAD)
        seed = seed_of(self.bot.settings, day)
        await self.bot.get_cog("LobbyCog").open_here(  # type: ignore[union-attr]
            answer,
            "bridges",
            {**daily_options(seed), "players": 1, "date": day},
            seed=seed,
            time_limit=0,
            thread=self.bot.settings.threads and may_open,
        )

    async def _again(self, answer: Answer, row: tables.Table) -> None:
        """Once a day: where it is played, or how it went."""
        table = await sit(self.bot.store, row.id)
        assert table is not None
        if row.status == "lobby":  # something went wrong before it began
            if row.board_message_id is None:
                await self.bot.lobbies.post(answer, row.id)
            await self.bot.lobbies.start(answer, row.id)
        elif row.status == "over":
            await answer.privately(await self._result(table, answer.language), self._share_view(answer, table))
        else:
            await answer.privately(
                say(answer.language, "daily-abandoned" if not row.is_live else "daily-runs", link=table.link)
            )

    async def _result(self, table: Sitting, language: str) -> str:
        (seat,) = table.seats
        days = await results.daily_days(self.bot.store, seat.user_id) if seat.user_id else []
        day = str(table.row.options["date"])
        streak, _ = days_in_a_row([each for each in days if each <= day], date.fromisoformat(day))
        return card_words(language, escaped(seat.name), day, share_card(table.view(), 0), streak)

    @staticmethod
    def _share_view(answer: Answer, table: Sitting) -> discord.ui.View:
        view = _panel.empty()
        view.add_item(button(Tool, table.row.id, "share", label=say(answer.language, "tool-share")))
        return view

    async def share(self, answer: Answer, table_id: str) -> None:
        """The result where others see it: in the channel the thread belongs to, once in each."""
        table = await sit(self.bot.store, table_id)
        if table is None or table.row.status != "over" or table.seat_of(answer.interaction.user.id) is None:
            await answer.privately(say(answer.language, "not-seated"))
            return
        here = getattr(answer.interaction.channel, "parent_id", None) or answer.interaction.channel_id or 0
        if (table_id, here) in self._shared:
            await answer.privately(say(answer.language, "daily-shared", channel=f"<#{here}>"))
            return
        words = await self._result(table, table.row.language)
        channel = self.bot.get_partial_messageable(here, guild_id=answer.interaction.guild_id)
        try:
            await channel.send(words, allowed_mentions=discord.AllowedMentions.none())
        except discord.Forbidden:
            lacking = _rights.named(answer.language, _rights.IN_A_CHANNEL)
            await answer.privately(say(answer.language, "missing-permissions", permissions=lacking))
            return
        self._shared.add((table_id, here))
        await answer.privately(say(answer.language, "daily-shared", channel=f"<#{here}>"))


async def setup(bot: Atoll) -> None:
    await bot.add_cog(DailyCog(bot))
