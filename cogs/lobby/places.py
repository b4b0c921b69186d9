"""Where tables play: threads stay open, what could not be shown is shown when it can be, what is deleted is over."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from db import shown, tables

if TYPE_CHECKING:
    from cogs.bot import Atoll

log = logging.getLogger(__name__)


class PlacesCog(commands.Cog):
    """Listens to what happens to channels, threads and the bot's rights in them."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Discord archives a thread after a week of silence; a game that runs there is opened again."""
        kept = payload.data["thread_metadata"]
        if not kept.get("archived"):
            await self._show_what_waits(payload.guild_id)
            return
        if kept.get("locked"):
            return
        row = await tables.in_channel(self.bot.store, payload.thread_id)
        if row is not None and row.status == "running":
            await self._open(payload.thread_id)

    async def _open(self, thread_id: int) -> None:
        try:
            thread = await self.bot.fetch_channel(thread_id)
            if isinstance(thread, discord.Thread):
                await thread.edit(archived=False)
        except discord.HTTPException as fault:
            log.warning("thread %s stays archived: %s", thread_id, fault)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        await self._show_what_waits(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        await self._show_what_waits(after.guild.id)

    async def _show_what_waits(self, guild_id: int) -> None:
        """The bot may have its rights again."""
        for table_id in await shown.unshown_in(self.bot.store, guild_id):
            await self.bot.boards.show_quietly(table_id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._forget_all_in(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self._forget_all_in(payload.thread_id)

    async def _forget_all_in(self, channel_id: int) -> None:
        """Where a channel is deleted its table ends, and so do its lobbies."""
        here = await tables.in_channel(self.bot.store, channel_id)
        for row in (*([here] if here else []), *await tables.lobbies_in(self.bot.store, channel_id)):
            await self.bot.boards.forget(row.id)


async def setup(bot: Atoll) -> None:
    await bot.add_cog(PlacesCog(bot))
