"""/server: what a server has settled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from zoneinfo import available_timezones

import discord
from discord import app_commands
from discord.ext import commands

from cogs.people.clocks import clock_of, minutes, zones
from cogs.table.groups import server
from cogs.table.rhythm import HOURS, LATEST_HOUR, NONE, hours_of, next_at
from cogs.talk import rights
from cogs.talk.answer import Answer, Interaction, Refused, answering
from cogs.talk.limits import channels_named, cut
from cogs.words.described import LANGUAGE_CHOICES, described
from db import mornings, settings
from locales import listed, say

if TYPE_CHECKING:
    from cogs.bot import Atoll


NAMES: Final = {str(choice.value): str(choice.name) for choice in LANGUAGE_CHOICES}

USUAL_MINUTE: Final = 9 * 60
USUAL_ZONE: Final = "UTC"
LONGEST_SAID: Final = 40


@server.command(name="settings", description=described("command-settings"))
@app_commands.describe(
    language=described("setting-language"),
    time_limit_hours=described("setting-time-limit"),
    remind_after_hours=described("setting-remind-after-hours"),
    lobby_role=described("setting-lobby-role"),
    no_lobby_role=described("setting-no-lobby-role"),
)
@app_commands.choices(language=LANGUAGE_CHOICES)
@app_commands.checks.has_permissions(manage_guild=True)
async def change_settings(
    interaction: Interaction,
    language: str | None = None,
    time_limit_hours: app_commands.Range[int, 0, LATEST_HOUR] | None = None,
    remind_after_hours: str | None = None,
    lobby_role: discord.Role | None = None,
    no_lobby_role: bool = False,
) -> None:
    async with answering(interaction) as answer:
        changes: dict[str, Any] = {"language": language} if language else {}
        if remind_after_hours is not None:
            hours = hours_of(remind_after_hours)
            if hours is None and remind_after_hours.strip() != NONE:
                raise Refused("no-such-rhythm", said=cut(remind_after_hours, LONGEST_SAID))
            changes["reminder_hours"] = hours
        if time_limit_hours is not None:
            changes["time_limit_hours"] = time_limit_hours or None
        if lobby_role is not None and not (lobby_role.mentionable or interaction.app_permissions.mention_everyone):
            raise Refused("setting-role-cannot-be-called", role=lobby_role.mention)
        if lobby_role is not None or no_lobby_role:
            changes["call_role"] = lobby_role.id if lobby_role is not None else None
        await _change(answer, changes)


@server.command(name="channels", description=described("command-channels"))
@app_commands.describe(add=described("setting-channels-add"), remove=described("setting-channels-remove"))
@app_commands.checks.has_permissions(manage_guild=True)
async def change_channels(
    interaction: Interaction, add: discord.TextChannel | None = None, remove: discord.TextChannel | None = None
) -> None:
    async with answering(interaction) as answer:
        now = await settings.of(answer.bot.store, interaction.guild_id or 0)
        channels = [each for each in now.channels if remove is None or each != remove.id]
        if add is not None and add.id not in channels:
            channels.append(add.id)
        await _change(answer, {"channels": tuple(channels)} if tuple(channels) != now.channels else {})


@server.command(name="daily", description=described("command-server-daily"))
@app_commands.describe(
    channel=described("setting-daily-channel"),
    time=described("setting-daily-time"),
    time_zone=described("setting-daily-time-zone"),
)
@app_commands.autocomplete(time_zone=zones)
@app_commands.checks.has_permissions(manage_guild=True)
async def change_daily(
    interaction: Interaction,
    channel: discord.TextChannel | None = None,
    time: str | None = None,
    time_zone: str | None = None,
) -> None:
    async with answering(interaction) as answer:
        if refusal := await _settle_day(answer, channel, time, time_zone):
            await answer.privately(refusal)
        else:
            await _change(answer, {})


async def _change(answer: Answer, changes: dict[str, Any]) -> None:
    """Save the changes, then show every setting."""
    guild_id = answer.interaction.guild_id
    assert guild_id is not None
    if changes:
        await settings.change(answer.bot.store, guild_id, **changes)
    await _show_settings(answer, guild_id)


async def _settle_day(
    answer: Answer, channel: discord.TextChannel | None, at: str | None, zone: str | None
) -> str | None:
    """Where and when a day's deals are told; what is wrong with it, in words."""
    if channel is None and at is None and zone is None:
        return None
    guild_id = answer.interaction.guild_id or 0
    if at is not None and at.strip() == NONE:
        await mornings.drop(answer.bot.store, guild_id)
        return None
    known = await mornings.of(answer.bot.store, guild_id)
    if refusal := _why_not_so(answer.language, channel, at, zone, is_known=known is not None):
        return refusal
    where = channel.id if channel is not None else known.channel_id if known is not None else 0
    minute = minutes(at) if at is not None else None
    when = minute if minute is not None else known.minute if known is not None else USUAL_MINUTE
    there = zone or (known.zone if known is not None else USUAL_ZONE)
    await mornings.settle(answer.bot.store, guild_id, where, when, there, next_at(answer.bot.now(), when, there))
    answer.bot.clock.wake()
    return None


async def _show_settings(answer: Answer, guild_id: int) -> None:
    kept = await settings.of(answer.bot.store, guild_id)
    language = answer.language
    channels = channels_named(kept.channels, " ")
    lines = [
        say(language, "settings-title"),
        say(language, "settings-language", language=NAMES.get(kept.language or "", say(language, "not-set"))),
        say(language, "settings-channels", count=len(kept.channels), channels=channels),
        say(language, "settings-time-limit", hours=kept.time_limit_hours or 0),
        say(language, "settings-role", role=f"<@&{kept.call_role}>" if kept.call_role else say(language, "not-set")),
        say(language, "settings-rhythm", hours=listed(language, map(str, kept.reminder_hours or HOURS))),
    ]
    lines.append(await _day_told(answer.bot, language, guild_id))
    await answer.privately("\n".join(lines))


async def _day_told(bot: Atoll, language: str, guild_id: int) -> str:
    """When and where a day's deals are told."""
    found = await mornings.of(bot.store, guild_id)
    state = "off" if found is None else "gone" if found.next_at is None else "on"
    at = clock_of(found.minute, language) if found is not None else ""
    where = f"<#{found.channel_id}>" if found is not None else ""
    zone = found.zone if found is not None else ""
    return say(language, "settings-daily", state=state, channel=where, time=at, zone=zone)


class SettingsCog(commands.Cog):
    """Whether servers still have us."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot

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


def _why_not_so(
    language: str, channel: discord.TextChannel | None, at: str | None, zone: str | None, *, is_known: bool
) -> str | None:
    """What of it cannot be: a zone, a time, a channel where the bot may not write, or none at all."""
    if zone is not None and zone not in available_timezones():
        return say(language, "no-such-zone", said=cut(zone, LONGEST_SAID))
    if at is not None and minutes(at) is None:
        return say(language, "no-such-time", said=cut(at, LONGEST_SAID))
    if channel is None:
        return None if is_known else say(language, "setting-daily-where")
    may = channel.permissions_for(channel.guild.me)
    lacking = [name for name in rights.IN_A_CHANNEL if not getattr(may, name)]
    return say(language, "missing-permissions", list=rights.named(language, lacking)) if lacking else None


async def setup(bot: Atoll) -> None:
    await bot.add_cog(SettingsCog(bot))
