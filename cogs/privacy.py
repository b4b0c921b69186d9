"""/privacy: what is kept about somebody, to read and to have forgotten."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import _panel
from cogs._answer import Answer, answering
from cogs._buttons import Tool, button
from cogs._sitting import sit
from cogs._words import described
from db import privacy, tables
from locales import say

if TYPE_CHECKING:
    from cogs._bot import Atoll

Interaction = discord.Interaction[Any]


class PrivacyCog(commands.Cog):
    """Nothing is kept about people who do not play."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot
        bot.tools |= {"privacy-export": self.export, "privacy-forget": self.ask_to_forget, "forget-me": self.forget}

    @app_commands.command(name="privacy", description=described("command-privacy"))
    async def privacy(self, interaction: Interaction) -> None:
        async with answering(interaction) as answer:
            view = _panel.empty()
            view.add_item(button(Tool, "me", "privacy-export", label=say(answer.language, "privacy-export")))
            view.add_item(button(Tool, "me", "privacy-forget", label=say(answer.language, "privacy-forget")))
            await answer.privately(say(answer.language, "privacy"), view)

    async def export(self, answer: Answer, _: str) -> None:
        """Everything about a person as a file, to them alone."""
        kept = await privacy.export(self.bot.store, answer.interaction.user.id)
        data = json.dumps(kept, indent=2, ensure_ascii=False).encode()
        file = discord.File(io.BytesIO(data), filename="atoll-about-you.json")
        await answer.privately(say(answer.language, "privacy-exported"), files=[file])

    async def ask_to_forget(self, answer: Answer, _: str) -> None:
        view = _panel.empty()
        style = discord.ButtonStyle.danger
        view.add_item(button(Tool, "me", "forget-me", label=say(answer.language, "forget-sure"), style=style))
        await answer.privately(say(answer.language, "forget-ask"), view)

    async def forget(self, answer: Answer, _: str) -> None:
        """Their seats become someone's; the others' games stay whole."""
        user_id = answer.interaction.user.id
        self.bot.forget_language(user_id)
        for row in await tables.of_user(self.bot.store, user_id):
            table = await sit(self.bot.store, row.id)
            if table is not None and await self.bot.lobbies.leave(table, user_id) is None:
                await self.bot.boards.show_quietly(row.id)
        left = await privacy.forget(self.bot.store, user_id, self.bot.now())
        await answer.privately(say(answer.language, "forgotten"))
        for table_id, seat in left:
            await self.bot.handing.offer_anew(table_id, seat)


async def setup(bot: Atoll) -> None:
    await bot.add_cog(PrivacyCog(bot))
