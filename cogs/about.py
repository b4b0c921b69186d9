"""/rules, /help and /about: short, paged, in the reader's language."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs._answer import Answer, answering
from cogs._pages import page_view
from cogs._words import described
from engine import GAMES
from locales import knows, say

if TYPE_CHECKING:
    from cogs._bot import Atoll

VERSION = "0.1.0"


def leaves(prefix: str) -> list[str]:
    """The keys of something that has pages: prefix-1, prefix-2 and so on."""
    keys: list[str] = []
    for number in count(1):
        key = f"{prefix}-{number}"
        if not knows("en", key):
            return keys
        keys.append(key)
    return keys


class AboutCog(commands.Cog):
    """What a newcomer asks first."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot
        bot.pages |= {"rules": self.show_rules, "help": self.show_help}

    @app_commands.command(name="rules", description=described("command-rules"))
    @app_commands.describe(game=described("command-rules-game"), topic=described("command-rules-topic"))
    @app_commands.choices(
        game=[Choice(name=described(f"{game}-title"), value=game) for game in GAMES if knows("en", f"{game}-title")]
    )
    async def rules(self, interaction: discord.Interaction[Any], game: str = "island", topic: int = 1) -> None:
        async with answering(interaction) as answer:
            await self.show_rules(answer, game, topic - 1)

    @rules.autocomplete("topic")
    async def _topics(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[int]]:
        game = getattr(interaction.namespace, "game", None) or "island"
        async with answering(interaction) as answer:
            titles = [say(answer.language, key).split("\n")[0].strip("# *") for key in leaves(f"{game}-rules")]
            answer.done = True
        return [
            Choice(name=title[:100], value=number)
            for number, title in enumerate(titles, 1)
            if typed.lower() in title.lower()
        ][:25]

    async def show_rules(self, answer: Answer, game: str, number: int) -> None:
        await self._leaf(answer, f"{game}-rules", game, "rules", number)

    @app_commands.command(name="help", description=described("command-help"))
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        async with answering(interaction) as answer:
            await self.show_help(answer, "bot", 0)

    async def show_help(self, answer: Answer, about: str, number: int) -> None:
        await self._leaf(answer, "help", about, "help", number)

    async def _leaf(self, answer: Answer, prefix: str, about: str, tool: str, number: int) -> None:
        keys = leaves(prefix)
        number = max(0, min(number, len(keys) - 1))
        await answer.privately(say(answer.language, keys[number]), page_view(about, tool, number, len(keys)))

    @app_commands.command(name="about", description=described("command-about"))
    async def about(self, interaction: discord.Interaction[Any]) -> None:
        async with answering(interaction) as answer:
            servers = len(self.bot.guilds)
            await answer.privately(say(answer.language, "about", version=VERSION, servers=servers))


async def setup(bot: Atoll) -> None:
    await bot.add_cog(AboutCog(bot))
