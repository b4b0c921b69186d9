"""/game report, and /owner: sync the commands, look into a game and repair it."""

from __future__ import annotations

import io
import logging
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.loaded import Table, find
from cogs.operator.sync import sync
from cogs.table.groups import game
from cogs.talk.answer import Answer, Interaction, Refused, answering, asked
from cogs.talk.controls import tool
from cogs.words.described import described
from db import shown, tables
from locales import say

if TYPE_CHECKING:
    from cogs.bot import Atoll

log = logging.getLogger(__name__)

LAST_STEPS = 12
REPORTS_EVERY = 60.0


@tool("report")
async def report(answer: Answer, table_id: str) -> None:
    """The table and what was pressed go to the owner, and nothing that is hidden there. Once in a while a person."""
    bot = answer.bot
    if bot.cooldowns.left(("report", answer.user_id), REPORTS_EVERY, bot.now().timestamp()):
        raise Refused("reported-already")
    if table_id == "here":
        found = await tables.in_channel(bot.store, answer.interaction.channel_id or 0)
        table_id = found.id if found else "-"
    words = f"{asked(answer.interaction)}\n{await outline(bot, table_id)}"
    log.warning("a problem was reported by %s: table %s", answer.user_id, table_id)
    for owner in bot.settings.owners:
        try:
            user = await bot.fetch_user(owner)
            await user.send(file=discord.File(io.BytesIO(words.encode()), filename=f"table-{table_id}.txt"))
        except discord.HTTPException as fault:
            log.warning("the owner %s was not told: %s", owner, fault)
    await answer.privately(say(answer.language, "reported", table=table_id))


@game.command(name="report", description=described("command-report"))
async def report_here(interaction: Interaction) -> None:
    async with answering(interaction) as answer:
        await report(answer, "here")


async def outline(bot: Atoll, table_id: str) -> str:
    """Where a table stands, for an owner who may sit there: no seed, no hidden choice."""
    row = await tables.find(bot.store, table_id)
    if row is None:
        return f"table {table_id}: there is none"
    return (
        f"table {row.id} {row.game} {row.status} revision {row.revision} shown {row.shown_revision}\n"
        f"guild {row.guild_id} channel {row.channel_id} board {row.board_message_id}"
    )


async def diagnosis(bot: Atoll, table_id: str) -> str:
    """All of it, for an owner who asks."""
    table = await find(bot.store, table_id)
    if table is None:
        return f"table {table_id}: there is none"
    row = table.row
    lines = [await outline(bot, table_id), f"seed {row.seed}", f"options {row.options}"]
    if table.state is not None:
        lines += [f"agenda {table.state.agenda}", f"waits for {table.waits_for}"]
        last = table.history[-LAST_STEPS:]
        lines += [f"{step.revision} {step.seat}: {step.notation} {step.events.decode()}" for step in last]
    return "\n".join(lines)


class OwnerCog(commands.GroupCog, name="owner", description=described("command-owner")):
    """Few tools, and what they do is logged."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot
        super().__init__()

    async def interaction_check(self, interaction: Interaction, /) -> bool:  # type: ignore[override]
        if interaction.user.id in self.bot.settings.owners:
            log.info("owner %s: %s", interaction.user.id, interaction.data)
            return True
        async with answering(interaction) as answer:
            await answer.privately(say(answer.language, "owner-only"))
        return False

    @app_commands.command(name="sync", description=described("command-owner-sync"))
    async def sync(self, interaction: Interaction) -> None:
        async with answering(interaction) as answer:
            await sync(self.bot)
            await answer.privately(say(answer.language, "done"))

    @app_commands.command(name="diagnose", description=described("command-owner-diagnose"))
    @app_commands.describe(table=described("command-owner-table"))
    async def diagnose(self, interaction: Interaction, table: str) -> None:
        async with answering(interaction) as answer:
            words = await diagnosis(self.bot, table[:20])
            file = discord.File(io.BytesIO(words.encode()), filename="table.txt")
            await answer.privately(say(answer.language, "done"), files=[file])

    @app_commands.command(name="repair", description=described("command-owner-repair"))
    @app_commands.describe(table=described("command-owner-table"), back_to=described("command-owner-back-to"))
    async def repair(self, interaction: Interaction, table: str, back_to: int | None = None) -> None:
        async with answering(interaction) as answer:
            found = await find(self.bot.store, table[:20])
            if found is None or not found.row.is_live:
                raise Refused("table-over")
            if back_to is not None and not await self.bot.acting.take_back(found.id, None, back_to, found.row.revision):
                raise Refused("undo-too-far")
            await answer.privately(say(answer.language, "done"))
            await self._show_anew(found)

    async def _show_anew(self, table: Table) -> None:
        """Its board or lobby is posted again, and the computer plays where it is waited for."""
        row = table.row
        if row.board_message_id is not None:
            await shown.lose(self.bot.store, row.id, row.board_message_id)
        await self.bot.handing.go_on(row.id)
        await self.bot.boards.show_id(row.id)


async def setup(bot: Atoll) -> None:
    """Register /owner in the owners' server; nobody else needs to see it."""
    guild = bot.settings.owner_guild
    if guild is not None:
        await bot.add_cog(OwnerCog(bot), guild=discord.Object(guild))
