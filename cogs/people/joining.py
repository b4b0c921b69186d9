"""A server has the bot: one calm message says what to type, where the settings are, and how to be rid of it."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from locales import language_of, say

if TYPE_CHECKING:
    from cogs.bot import Atoll

log = logging.getLogger(__name__)


class JoiningCog(commands.Cog):
    """Who was invited introduces itself, once."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """In the channel for such messages; where there is none, or it may not write there, to the owner alone."""
        words = say(language_of(str(guild.preferred_locale)), "joined")
        with self.bot.at_work():
            try:
                await (await self._place(guild)).send(words)
            except discord.HTTPException as fault:
                log.info("on the server %s nobody was told what to type: %s", guild.id, fault)

    async def _place(self, guild: discord.Guild) -> discord.abc.Messageable:
        channel = guild.system_channel
        if channel is not None and channel.permissions_for(guild.me).send_messages:
            return channel
        return await self.bot.fetch_user(guild.owner_id or 0)


async def setup(bot: Atoll) -> None:
    await bot.add_cog(JoiningCog(bot))
