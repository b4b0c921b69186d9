"""The bot's owner: told of problems, and able to sync, look into a table and repair it."""

from __future__ import annotations

import io
import logging
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs._answer import Answer, answering, asked
from cogs._sitting import Sitting, sit
from cogs._sync import sync
from cogs._words import described
from db import shown, steps, tables
from engine.play import waiting
from locales import say

if TYPE_CHECKING:
    from cogs._bot import Atoll

log = logging.getLogger(__name__)

LAST_STEPS = 12
REPORTS_EVERY = 60.0


class OwnerCog(commands.GroupCog, name="owner", description=described("command-owner")):
    """Few tools, and what they do is logged."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot
        bot.tools["report"] = self.report
        self._reported: commands.CooldownMapping[discord.Interaction[Any]] = commands.CooldownMapping.from_cooldown(
            1, REPORTS_EVERY, lambda interaction: interaction.user.id
        )
        super().__init__()

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        if interaction.user.id in self.bot.settings.owners:
            log.info("owner %s: %s", interaction.user.id, interaction.data)
            return True
        async with answering(interaction) as answer:
            await answer.privately(say(answer.language, "owner-only"))
        return False

    async def report(self, answer: Answer, table_id: str) -> None:
        """Table, revision and last lines go to the owner; nothing anybody wrote does. Once in a while a person."""
        if self._reported.update_rate_limit(answer.interaction, self.bot.now().timestamp()):
            await answer.privately(say(answer.language, "reported-already"))
            return
        if table_id == "here":
            found = await tables.in_channel(self.bot.store, answer.interaction.channel_id or 0)
            table_id = found.id if found else "-"
        words = f"{asked(answer.interaction)}\n{await self._diagnosis(table_id)}"
        log.warning("a problem was reported by %s\n%s", answer.interaction.user.id, words)
        for owner in self.bot.settings.owners:
            try:
                user = await self.bot.fetch_user(owner)
                await user.send(file=discord.File(io.BytesIO(words.encode()), filename=f"table-{table_id}.txt"))
            except discord.HTTPException as fault:
                log.warning("the owner %s was not told: %s", owner, fault)
        await answer.privately(say(answer.language, "reported", table=table_id))

    async def _diagnosis(self, table_id: str) -> str:
        table = await sit(self.bot.store, table_id)
        if table is None:
            return f"table {table_id}: there is none"
        row = table.row
        lines = [
            f"table {row.id} {row.game} {row.status} revision {row.revision} shown {row.shown_revision}",
            f"guild {row.guild_id} channel {row.channel_id} board {row.board_message_id} seed {row.seed}",
            f"options {row.options}",
        ]
        if table.state is not None:
            lines += [f"agenda {table.state.agenda}", f"waits for {waiting(table.state)}"]
            history = await steps.history(self.bot.store, table_id, after=row.revision - LAST_STEPS)
            lines += [f"{step.revision} {step.seat}: {step.notation} {step.events.decode()}" for step in history]
        return "\n".join(lines)

    @app_commands.command(name="sync", description=described("command-owner-sync"))
    async def sync(self, interaction: discord.Interaction[Any]) -> None:
        async with answering(interaction) as answer:
            await sync(self.bot)
            await answer.privately(say(answer.language, "done"))

    @app_commands.command(name="diagnose", description=described("command-owner-diagnose"))
    @app_commands.describe(table=described("command-owner-table"))
    async def diagnose(self, interaction: discord.Interaction[Any], table: str) -> None:
        async with answering(interaction) as answer:
            words = await self._diagnosis(table[:20])
            file = discord.File(io.BytesIO(words.encode()), filename="table.txt")
            await answer.privately(say(answer.language, "done"), files=[file])

    @app_commands.command(name="repair", description=described("command-owner-repair"))
    @app_commands.describe(table=described("command-owner-table"), back_to=described("command-owner-back-to"))
    async def repair(self, interaction: discord.Interaction[Any], table: str, back_to: int | None = None) -> None:
        async with answering(interaction) as answer:
            found = await sit(self.bot.store, table[:20])
            if found is None or not found.row.is_live:
                await answer.privately(say(answer.language, "table-over"))
                return
            if back_to is not None and not await self.bot.acting.take_back(found, None, back_to):
                await answer.privately(say(answer.language, "undo-too-far"))
                return
            await answer.privately(say(answer.language, "done"))
            await self._show_anew(found)

    async def _show_anew(self, table: Sitting) -> None:
        """Its board or lobby is posted again, and the computer plays where it is waited for."""
        row = table.row
        if row.board_message_id is not None:
            await shown.lose(self.bot.store, row.id, row.board_message_id)
        await self.bot.handing.go_on(row.id)
        await self.bot.boards.show(row.id)


async def setup(bot: Atoll) -> None:
    await bot.add_cog(OwnerCog(bot))
