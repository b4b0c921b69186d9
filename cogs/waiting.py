"""/nudge, /pause and /resume: how long a table waits is its people's to say."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs._answer import Answer, answering
from cogs._commits import follow
from cogs._sitting import Sitting, sit
from cogs._words import described
from db import deadlines, shown, tables
from engine.play import waiting
from locales import say

if TYPE_CHECKING:
    from cogs._bot import Atoll

NUDGE: Final = "nudge"
NUDGE_EVERY: Final = timedelta(hours=8)


class WaitingCog(commands.Cog):
    """A fellow player's nudge, and a rest for all."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot

    @app_commands.command(name="nudge", description=described("command-nudge"))
    @app_commands.guild_only()
    async def nudge(self, interaction: discord.Interaction[Any]) -> None:
        async with answering(interaction) as answer:
            table = await self.bot.acting.running_here(answer)
            if table is None:
                return
            why_not = await self._why_not_nudge(table, interaction.user.id)
            if why_not:
                await answer.privately(say(answer.language, why_not))
                return
            now = self.bot.now()
            await deadlines.begin_anew(self.bot.store, table.row.id, None, NUDGE, now=now, due_at=None)
            people = [
                discord.Object(user) for seat in table.waits_for if (user := table.seats[seat].user_id) is not None
            ]
            who = " ".join(table.mention(seat) for seat in table.waits_for)
            by = discord.utils.escape_markdown(interaction.user.display_name[:32])
            await answer.publicly(
                say(table.row.language, "nudged", who=who, by=by, link=table.link),
                allowed_mentions=discord.AllowedMentions(users=people),
            )

    async def _why_not_nudge(self, table: Sitting, user_id: int) -> str | None:
        """Once in eight hours, by a fellow player, for somebody else."""
        seat = table.seat_of(user_id)
        if seat is None:
            return "not-seated"
        if table.waits_for in ((), (seat,)):
            return "nudge-yourself"
        for former in await deadlines.of_table(self.bot.store, table.row.id):
            if former.kind == NUDGE and self.bot.now() - former.began_at < NUDGE_EVERY:
                return "nudged-already"
        return None

    @app_commands.command(name="pause", description=described("command-pause"))
    @app_commands.guild_only()
    async def pause(self, interaction: discord.Interaction[Any]) -> None:
        async with answering(interaction) as answer:
            table = await self.bot.acting.running_here(answer)
            if table is not None and await self._is_seated(answer, table):
                await tables.pause(self.bot.store, table.row.id)
                self.bot.clock.wake()
                await answer.publicly(say(table.row.language, "paused"))

    @app_commands.command(name="resume", description=described("command-resume"))
    @app_commands.guild_only()
    async def resume(self, interaction: discord.Interaction[Any]) -> None:
        async with answering(interaction) as answer:
            found = await tables.in_channel(self.bot.store, interaction.channel_id or 0)
            table = await sit(self.bot.store, found.id) if found and found.status == "paused" else None
            if table is None:
                await answer.privately(say(answer.language, "not-paused"))
            elif await self._is_seated(answer, table):
                await self._go_on(table, answer)

    async def _go_on(self, table: Sitting, answer: Answer) -> None:
        """Reminders and limits begin from now, and whoever is waited for is called."""
        table_id = table.row.id
        async with self.bot.store.together() as writing:
            await tables.resume(writing, table_id)
            await follow(self.bot, writing, table, table.state, set(waiting(table.state)), ())
            await shown.unshow(writing, table_id)
        await self.bot.handing.go_on(table_id)
        await self.bot.boards.show(table_id, answer)

    async def _is_seated(self, answer: Answer, table: Sitting) -> bool:
        if table.seat_of(answer.interaction.user.id) is None:
            await answer.privately(say(answer.language, "not-seated"))
            return False
        return True


async def setup(bot: Atoll) -> None:
    await bot.add_cog(WaitingCog(bot))
