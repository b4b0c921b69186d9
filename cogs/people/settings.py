"""/settings: what a server has settled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.table.rhythm import HOURS, LATEST_HOUR, NONE, hours_of
from cogs.talk.answer import Answer, Interaction, answering
from cogs.talk.limits import cut
from cogs.words.described import LANGUAGE_CHOICES, described
from db import settings
from locales import say

if TYPE_CHECKING:
    from cogs.bot import Atoll


NAMES: Final = {str(choice.value): str(choice.name) for choice in LANGUAGE_CHOICES}


class SettingsCog(commands.Cog):
    """What servers have settled, and whether they still have us."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot

    @app_commands.command(name="settings", description=described("command-settings"))
    @app_commands.describe(
        language=described("setting-language"),
        allow=described("setting-allow"),
        forbid=described("setting-forbid"),
        time_limit=described("setting-time-limit"),
        rhythm=described("setting-rhythm"),
        role=described("setting-role"),
        no_role=described("setting-no-role"),
    )
    @app_commands.choices(language=LANGUAGE_CHOICES)
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.checks.has_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def settings(
        self,
        interaction: Interaction,
        language: str | None = None,
        allow: discord.TextChannel | None = None,
        forbid: discord.TextChannel | None = None,
        time_limit: app_commands.Range[int, 0, LATEST_HOUR] | None = None,
        rhythm: str | None = None,
        role: discord.Role | None = None,
        no_role: bool = False,
    ) -> None:
        async with answering(interaction) as answer:
            assert interaction.guild_id is not None
            now = await settings.of(self.bot.store, interaction.guild_id)
            changes: dict[str, Any] = {"language": language} if language else {}
            if rhythm is not None:
                hours = hours_of(rhythm)
                if hours is None and rhythm.strip() != NONE:
                    await answer.privately(say(answer.language, "no-such-rhythm", said=cut(rhythm, 40)))
                    return
                changes["reminder_hours"] = hours
            if time_limit is not None:
                changes["time_limit_hours"] = time_limit or None
            if role is not None and not (role.mentionable or interaction.app_permissions.mention_everyone):
                await answer.privately(say(answer.language, "setting-role-cannot-be-called", role=role.mention))
                return
            if role is not None or no_role:
                changes["call_role"] = role.id if role is not None else None
            channels = [each for each in now.channels if forbid is None or each != forbid.id]
            if allow is not None and allow.id not in channels:
                channels.append(allow.id)
            if tuple(channels) != now.channels:
                changes["channels"] = tuple(channels)
            if changes:
                await settings.change(self.bot.store, interaction.guild_id, **changes)
            await self._show_settings(answer, interaction.guild_id)

    async def _show_settings(self, answer: Answer, guild_id: int) -> None:
        now = await settings.of(self.bot.store, guild_id)
        language = answer.language
        channels = " ".join(f"<#{each}>" for each in now.channels)
        lines = [
            say(language, "settings-title"),
            say(language, "settings-language", language=NAMES.get(now.language or "", "–")),
            say(language, "settings-channels", count=len(now.channels), channels=channels),
            say(language, "settings-time-limit", hours=now.time_limit_hours or 0),
            say(language, "settings-role", role=f"<@&{now.call_role}>" if now.call_role else "–"),
            say(language, "settings-rhythm", hours=" ".join(map(str, now.reminder_hours or HOURS))),
        ]
        await answer.privately("\n".join(lines))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await settings.leave(self.bot.store, guild.id, self.bot.now())

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await settings.come_back(self.bot.store, guild.id)

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        """Who sent us away, or took us back, while this shard was down; other shards judge their own servers."""
        with self.bot.at_work():
            here = {guild.id for guild in self.bot.guilds}
            shards = self.bot.shard_count or 1
            for guild_id in await settings.kept(self.bot.store) - here:
                if (guild_id >> 22) % shards == shard:
                    await settings.leave(self.bot.store, guild_id, self.bot.now())
            for guild_id in here & await settings.left(self.bot.store):
                await settings.come_back(self.bot.store, guild_id)


async def setup(bot: Atoll) -> None:
    await bot.add_cog(SettingsCog(bot))
