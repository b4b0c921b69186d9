"""/nudge, /pause and /resume: how long a table waits is its people's to say."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace as changed

from cogs.loaded import Table, find
from cogs.table.act import waits_of
from cogs.table.commit import commit_waits
from cogs.talk.answer import Answer, Interaction, Refused, answering
from cogs.talk.mentions import only
from cogs.words.described import described
from cogs.words.names import clean, escaped
from db import deadlines, shown, tables
from db.store import Writing
from locales import say

if TYPE_CHECKING:
    from cogs.bot import Atoll

NUDGE: Final = "nudge"
NUDGE_EVERY: Final = timedelta(hours=8)


class WaitingCog(commands.Cog):
    """A fellow player's nudge, and a rest for all."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot

    @app_commands.command(name="nudge", description=described("command-nudge"))
    @app_commands.guild_only()
    async def nudge(self, interaction: Interaction) -> None:
        async with answering(interaction) as answer:
            table = await self.bot.acting.running_here(answer)
            self._check_nudge(table, self.bot.acting.seat(answer, table))
            now = self.bot.now()
            await deadlines.begin_anew(self.bot.store, table.id, None, NUDGE, now=now, due_at=None)
            seats = [seat for seat in table.waits_for if table.person(seat) is not None]
            people = [user for seat in seats if (user := table.person(seat)) is not None]
            who = " ".join(table.mention(seat) for seat in seats)
            by = escaped(clean(interaction.user.display_name))
            words = say(table.row.language, "nudged", who=who, by=by, link=table.link)
            try:
                message = await answer.to_all(words, allowed_mentions=only(people))
            except discord.HTTPException:  # nobody was pinged, so that it doesn't count
                await deadlines.drop(self.bot.store, table.id, None, NUDGE, began_at=now)
                raise
            place = {"channel_id": message.channel.id, "message_id": message.id}
            await shown.note_reminder(self.bot.store, table.id, seats, **place, now=now)

    def _check_nudge(self, table: Table, seat: int) -> None:
        """Once in eight hours, by a fellow player, for somebody else."""
        if table.waits_for in ((), (seat,)):
            raise Refused("nudge-yourself")
        if all(table.person(each) is None for each in table.waits_for):
            raise Refused("nudge-nobody")
        for former in table.deadlines:
            if former.kind == NUDGE and self.bot.now() - former.began_at < NUDGE_EVERY:
                raise Refused("nudged-already")

    @app_commands.command(name="pause", description=described("command-pause"))
    @app_commands.guild_only()
    async def pause(self, interaction: Interaction) -> None:
        async with answering(interaction) as answer:
            table = await self.bot.acting.running_here(answer)
            self.bot.acting.seat(answer, table)
            async with self.bot.store.together() as writing:
                await tables.pause(writing, table.id)
                await shown.changed(writing, table.id)
            await answer.to_all(say(table.row.language, "paused"))
            await self.bot.boards.show_quietly(table.id)

    @app_commands.command(name="resume", description=described("command-resume"))
    @app_commands.guild_only()
    async def resume(self, interaction: Interaction) -> None:
        async with answering(interaction) as answer:
            table = await find(self.bot.store, channel_id=interaction.channel_id or 0)
            if table is None or table.row.status != "paused":
                raise Refused("not-paused")
            self.bot.acting.seat(answer, table)
            await self._go_on(table, answer)

    async def _go_on(self, paused: Table, answer: Answer) -> None:
        """Reminders and limits begin from now, and whoever is waited for is called."""
        table, now = replace(paused, row=changed(paused.row, status="running")), self.bot.now()
        waits = waits_of(table, now)

        async def resumed(writing: Writing) -> None:
            await tables.resume(writing, table.id)
            await shown.unshow(writing, table.id)

        await commit_waits(self.bot, table, waits, now, also=resumed)
        await self.bot.handing.go_on(table.id)
        await self.bot.boards.show_id(table.id, answer)


async def setup(bot: Atoll) -> None:
    await bot.add_cog(WaitingCog(bot))
