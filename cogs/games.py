"""/games: everywhere somebody plays, whose turn it is, and until when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs._answer import Answer, answering
from cogs._commits import LIMIT
from cogs._pages import page_view, pages
from cogs._sitting import Sitting, escaped, sit
from cogs._words import described
from db import deadlines, tables
from locales import listed, say

if TYPE_CHECKING:
    from cogs._bot import Atoll


class GamesCog(commands.Cog):
    """One's own tables."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot
        bot.pages["games"] = self.show

    @app_commands.command(name="games", description=described("command-games"))
    async def games(self, interaction: discord.Interaction[Any]) -> None:
        async with answering(interaction) as answer:
            await self.show(answer, "me", 0)

    async def show(self, answer: Answer, about: str, number: int) -> None:
        """A page of them, the oldest first."""
        mine = await tables.of_user(self.bot.store, answer.interaction.user.id)
        found = [await sit(self.bot.store, row.id) for row in mine]
        lines = [await self._line(answer.language, answer.interaction.user.id, table) for table in found if table]
        leaves = pages("\n".join(lines) or say(answer.language, "games-none"))
        number = min(number, len(leaves) - 1)
        await answer.privately(leaves[number], page_view(about, "games", number, len(leaves)))

    async def _line(self, language: str, user_id: int, table: Sitting) -> str:
        title, status = say(language, f"{table.row.game}-title"), table.row.status
        if table.state is None:
            return say(language, "games-lobby", title=title, link=table.link)
        whose = "you" if table.seat_of(user_id) in table.waits_for else "others"
        names = listed(language, [escaped(table.names[each]) for each in table.waits_for])
        line = say(
            language,
            "games-line",
            title=title,
            link=table.link,
            whose="paused" if status == "paused" else whose,
            names=names,
        )
        due = await deadlines.of_table(self.bot.store, table.row.id)
        ends = [each.due_at for each in due if each.kind == LIMIT and each.due_at and status == "running"]
        until = say(language, "deadline", at=discord.utils.format_dt(min(ends), "R")) if ends else ""
        return f"{line} {until}".rstrip()


async def setup(bot: Atoll) -> None:
    await bot.add_cog(GamesCog(bot))
