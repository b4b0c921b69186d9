"""A server has the bot: one calm message says what to type, where the settings are, and how to be rid of it."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord
from discord.ext import commands

from db import tables
from locales import language_of, listed, say

if TYPE_CHECKING:
    from cogs.bot import Atoll

MOST_CHANNELS: Final = 10
"""So many channels with paused games are named."""

log = logging.getLogger(__name__)


class JoiningCog(commands.Cog):
    """Who was invited introduces itself, once."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """In the channel for such messages; where there is none, or it may not write there, to the owner alone."""
        with self.bot.at_work():
            words = await self._words(guild)
            try:
                await (await self._place(guild)).send(words)
            except discord.HTTPException as fault:
                log.info("on the server %s nobody was told what to type: %s", guild.id, fault)

    async def _words(self, guild: discord.Guild) -> str:
        """What to type; and where games wait that paused when the server sent the bot away."""
        language = language_of(str(guild.preferred_locale))
        paused = await tables.paused_in(self.bot.store, guild.id)
        channels = list(dict.fromkeys(f"<#{row.channel_id}>" for row in paused))[:MOST_CHANNELS]
        waiting = say(language, "joined-again", count=len(paused), list=listed(language, channels))
        return "\n".join([say(language, "joined"), *([waiting] if paused else [])])

    async def _place(self, guild: discord.Guild) -> discord.abc.Messageable:
        channel = guild.system_channel
        if channel is not None and channel.permissions_for(guild.me).send_messages:
            return channel
        return await self.bot.fetch_user(guild.owner_id or 0)


async def setup(bot: Atoll) -> None:
    await bot.add_cog(JoiningCog(bot))
