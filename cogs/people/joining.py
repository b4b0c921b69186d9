"""A server has the bot: one calm message says what to type, where the settings are, and how to be rid of it."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.people.settings import settings_button
from cogs.talk import rights
from cogs.talk.controls import LEARN, PAGE, PLAY, Controls, button
from db import tables
from engine import LESSONS
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
            channel, words = guild.system_channel, await self._words(guild)
            try:
                if channel is not None and _may_write(channel):
                    await channel.send(words, view=self._buttons(guild))
                else:
                    await (await self.bot.fetch_user(guild.owner_id or 0)).send(words)
            except discord.HTTPException as fault:
                log.info("on the server %s nobody was told what to type: %s", guild.id, fault)

    async def _words(self, guild: discord.Guild) -> str:
        """What to do first, which permissions are missing, and where games are still paused."""
        language = language_of(str(guild.preferred_locale))
        paused = await tables.paused_in(self.bot.store, guild.id)
        channels = list(dict.fromkeys(f"<#{row.channel_id}>" for row in paused))[:MOST_CHANNELS]
        waiting = say(language, "joined-again", count=len(paused), list=listed(language, channels))
        where = "channel" if guild.system_channel is not None and _may_write(guild.system_channel) else "message"
        return "\n".join(
            [say(language, "joined", where=where), *_lacking(guild, language), *([waiting] if paused else [])]
        )

    def _buttons(self, guild: discord.Guild) -> Controls:
        """A lobby for each game, how to play, and the settings."""
        language, play = language_of(str(guild.preferred_locale)), self.bot.tree.get_command("play")
        assert isinstance(play, app_commands.Group)
        titles = {game.name: say(language, f"{game.name}-title") for game in play.commands}
        lessons = [button(LEARN, next(iter(LESSONS)), label=say(language, "learn-button"))] if LESSONS else []
        return Controls(
            [
                *lessons,
                *(button(PLAY, game, label=say(language, "joined-play", game=title)) for game, title in titles.items()),
                button(PAGE, "me", "help", 0, label=say(language, "joined-help")),
                settings_button(language),
            ]
        )


def _may_write(channel: discord.TextChannel) -> bool:
    return channel.permissions_for(channel.guild.me).send_messages


def _lacking(guild: discord.Guild, language: str) -> list[str]:
    """A line for each permission that is missing: which, where, and what can't be done without it."""
    channel = guild.system_channel
    place = channel.mention if channel is not None else ""
    lines = []
    for name, is_everywhere in rights.missing_in(guild, channel).items():
        without = say(language, f"without-{name.replace('_', '-')}")
        where, permission = "server" if is_everywhere else "channel", rights.named(language, [name])
        lines.append(say(language, "joined-lacks", where=where, channel=place, permission=permission, without=without))
    return lines


async def setup(bot: Atoll) -> None:
    await bot.add_cog(JoiningCog(bot))
