"""/server: what a server has settled, typed as options or changed in a form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final
from zoneinfo import available_timezones

import discord
from discord import app_commands
from discord.ext import commands

from cogs.people.clocks import LONGEST_SAID, clock_of, minutes, zone_meant, zones
from cogs.people.preferences import hours_box, zone_box, zones_to_choose
from cogs.table.groups import server
from cogs.table.rhythm import HOURS, LATEST_HOUR, NONE, hours_of, next_at
from cogs.table.wishes import TIME_LIMITS
from cogs.talk import rights
from cogs.talk.answer import Answer, Interaction, Refused, answering
from cogs.talk.controls import TOOL, Control, Forged, Option, button
from cogs.talk.forms import NO, YES, Asked, Choices, Form, Line, Picker, Sheet, Typed, Value, Way
from cogs.talk.limits import MOST_OPTIONS, channels_named, cut
from cogs.talk.modals import Box
from cogs.words.described import LANGUAGE_CHOICES, described
from db import mornings, settings
from db.mornings import Morning
from db.settings import Settings
from locales import LANGUAGES, listed, say

if TYPE_CHECKING:
    from cogs.bot import Atoll


NAMES: Final = {str(choice.value): str(choice.name) for choice in LANGUAGE_CHOICES}

USUAL_MINUTE: Final = 9 * 60
USUAL_ZONE: Final = "UTC"


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
            changes["reminder_hours"] = _hours(remind_after_hours)
        if time_limit_hours is not None:
            changes["time_limit_hours"] = time_limit_hours or None
        if lobby_role is not None or no_lobby_role:
            changes["call_role"] = _role_to_call(answer, lobby_role)
        await _save(answer, **changes)
        await FORM.show(answer, HERE)


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
        if tuple(channels) != now.channels:
            await _save(answer, channels=tuple(channels))
        await FORM.show(answer, HERE)


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
        if time is not None and time.strip() == NONE:
            await mornings.drop(answer.bot.store, interaction.guild_id or 0)
        elif channel is not None or time is not None or time_zone is not None:
            await _post_daily(answer, channel, time, time_zone)
        await FORM.show(answer, HERE)


# Saving


async def _save(answer: Answer, **changes: Any) -> None:
    if changes:
        await settings.change(answer.bot.store, answer.interaction.guild_id or 0, **changes)


def _hours(said: str) -> tuple[int, ...] | None:
    """Read hours between reminders; `-` clears them."""
    hours = hours_of(said)
    if hours is None and said.strip() != NONE:
        raise Refused("no-such-rhythm", said=cut(said, LONGEST_SAID))
    return hours


def _role_to_call(answer: Answer, role: discord.Role | None) -> int | None:
    """The role, if I can ping it."""
    if role is None:
        return None
    if not (role.mentionable or answer.interaction.app_permissions.mention_everyone):
        raise Refused("setting-role-cannot-be-called", role=role.mention)
    return role.id


async def _post_daily(
    answer: Answer, channel: discord.TextChannel | None, at: str | None = None, zone: str | None = None
) -> None:
    """Post daily results in this channel, at this time; what isn't given stays as it is."""
    guild_id = answer.interaction.guild_id or 0
    known = await mornings.of(answer.bot.store, guild_id)
    _check_daily(answer.language, channel, at, zone, is_known=known is not None)
    where = channel.id if channel is not None else known.channel_id if known is not None else 0
    minute = minutes(at) if at is not None else None
    when = minute if minute is not None else known.minute if known is not None else USUAL_MINUTE
    there = zone or (known.zone if known is not None else USUAL_ZONE)
    await mornings.settle(answer.bot.store, guild_id, where, when, there, next_at(answer.bot.now(), when, there))
    answer.bot.clock.wake()


def _check_daily(
    language: str, channel: discord.TextChannel | None, at: str | None, zone: str | None, *, is_known: bool
) -> None:
    """Refuse an unknown zone or time, a channel where I can't write, or none at all."""
    if zone is not None and zone not in available_timezones():
        raise Refused("no-such-zone", said=cut(zone, LONGEST_SAID))
    if at is not None and minutes(at) is None:
        raise Refused("no-such-time", said=cut(at, LONGEST_SAID))
    if channel is None:
        if not is_known:
            raise Refused("setting-daily-where")
        return
    may = channel.permissions_for(channel.guild.me)
    if lacking := [name for name in rights.IN_A_CHANNEL if not getattr(may, name)]:
        raise Refused("missing-permissions-there", channel=channel.mention, list=rights.named(language, lacking))


# The panel

HERE: Final = "here"


class SettingsForm(Form):
    """A server's settings, for people who manage it."""

    async def sheet(self, answer: Answer, owner: str) -> Sheet:  # noqa: ARG002 — it's the server of the press
        guild, language = _guild(answer), answer.language
        kept = await settings.of(answer.bot.store, guild.id)
        lines = {
            "language": _language(kept, language),
            "channels": _channels(kept, guild, language),
            "time_limit": _time_limit(kept, language),
            "reminders": _rhythm(kept, language),
            "lobby_role": _role(kept, guild, language),
            "daily": _daily(await mornings.of(answer.bot.store, guild.id), guild, language),
        }
        return Sheet(say(language, "settings-title"), lines, [_preview(language)])

    async def change(self, answer: Answer, owner: str, name: str, values: Sequence[str]) -> None:  # noqa: ARG002
        guild, value = _guild(answer), values[0] if values else NONE
        match name:
            case "language" if value in {*LANGUAGES, NONE}:
                await _save(answer, language=value if value != NONE else None)
            case "channels":
                kept = await settings.of(answer.bot.store, guild.id)
                unseen = _there(kept, guild)[MOST_OPTIONS:]
                chosen = [_channel(guild, each).id for each in values if each != NONE]
                await _save(answer, channels=tuple(dict.fromkeys([*chosen, *unseen])))
            case "time_limit" if value in map(str, TIME_LIMITS):
                await _save(answer, time_limit_hours=int(value) or None)
            case "reminders":
                await _save(answer, reminder_hours=_hours(value))
            case "lobby_role":
                await _save(answer, call_role=_role_to_call(answer, _role_named(guild, value)))
            case "daily" if value == NONE:
                await mornings.drop(answer.bot.store, guild.id)
            case "daily":
                await _post_daily(answer, _channel(guild, value))
            case "daily_zone":
                await _post_daily(answer, None, None, value)
            case _:
                raise Forged(name)

    async def typed(
        self,
        answer: Answer,
        owner: str,  # noqa: ARG002
        name: str,
        boxes: Mapping[str, str],
    ) -> Asked | None:
        _guild(answer)
        match name:
            case "reminders":
                await _save(answer, reminder_hours=_hours(boxes.get("hours") or NONE))
                return None
            case "daily":
                zone = boxes.get("zone")
                fitting = zone_meant(zone) if zone else []
                only = fitting[0] if len(fitting) == 1 else None
                await _post_daily(answer, None, boxes.get("time") or None, only)
                if len(fitting) <= 1:
                    return None
                return "daily_zone", Line(say(answer.language, "zone-ask"), "", [zones_to_choose(fitting)])
            case _:
                raise Forged(name)


FORM: Final = SettingsForm("settle")


def settings_button(language: str) -> Control:
    """The button that opens a server's settings."""
    return button(FORM.kind, HERE, "all", label=say(language, "joined-settings"))


def _guild(answer: Answer) -> discord.Guild:
    """The server of this press, if the user can change its settings."""
    guild = answer.interaction.guild
    if guild is None or answer.is_elsewhere:
        raise Refused("only-in-servers")
    if not answer.interaction.permissions.manage_guild:
        raise Refused("settings-are-for-managers")
    return guild


def _channel(guild: discord.Guild, value: str) -> discord.TextChannel:
    """The channel that was picked; pickers offer channels for text and announcements alone."""
    channel = guild.get_channel(int(value)) if value.isdecimal() else None
    if not isinstance(channel, discord.TextChannel):
        raise Forged("a channel")
    return channel


def _role_named(guild: discord.Guild, value: str) -> discord.Role | None:
    """The role that was picked; None if it was cleared."""
    if value == NONE:
        return None
    role = guild.get_role(int(value)) if value.isdecimal() else None
    if role is None:
        raise Forged("a role")
    return role


def _language(kept: Settings, language: str) -> Line:
    options = [Option(NONE, say(language, "as-discord"), is_chosen=kept.language is None)]
    options += [Option(each, name, is_chosen=each == kept.language) for each, name in NAMES.items()]
    text = say(language, "settings-language", language=NAMES.get(kept.language or "", options[0].label))
    return Line(text, say(language, "settings-language-means"), [Choices(options)])


def _there(kept: Settings, guild: discord.Guild) -> list[int]:
    """The channels where people can play, without those that were deleted."""
    return [each for each in kept.channels if guild.get_channel(each) is not None]


def _channels(kept: Settings, guild: discord.Guild, language: str) -> Line:
    count, named = len(kept.channels), channels_named(kept.channels, " ")
    picked = Picker("channel", _there(kept, guild), say(language, "settings-choose-channels"), most=MOST_OPTIONS)
    everywhere = [Value(NONE, say(language, "settings-everywhere"))] if count else []
    return Line(
        say(language, "settings-channels", count=count, channels=named),
        say(language, "settings-channels-means", count=count),
        [picked, *everywhere],
        say(language, "settings-channels-count", count=count),
    )


def _time_limit(kept: Settings, language: str) -> Line:
    now = kept.time_limit_hours or 0
    options = [Option(str(each), say(language, f"time-limit-{each}"), is_chosen=each == now) for each in TIME_LIMITS]
    text, means = say(language, "settings-time-limit", hours=now), say(language, "settings-time-limit-means", hours=now)
    return Line(text, means, [Choices(options)])


def _rhythm(kept: Settings, language: str) -> Line:
    text = say(language, "settings-rhythm", hours=listed(language, map(str, kept.reminder_hours or HOURS)))
    typed = Typed(say(language, "rhythm-enter"), [hours_box(language, list(map(str, kept.reminder_hours or ())))])
    usual = [Value(NONE, say(language, "rhythm-usual"))] if kept.reminder_hours else []
    return Line(text, say(language, "settings-rhythm-means"), [typed, *usual])


def _role(kept: Settings, guild: discord.Guild, language: str) -> Line:
    role = guild.get_role(kept.call_role) if kept.call_role else None
    now = YES if kept.call_role else NO
    mention = f"<@&{kept.call_role}>" if kept.call_role else say(language, "nobody")
    name = f"@{role.name}" if role is not None else mention
    picked = Picker("role", [role.id] if role is not None else [], say(language, "settings-choose-role"))
    none = [Value(NONE, say(language, "settings-no-role"))] if kept.call_role else []
    return Line(
        say(language, "settings-role", role=mention),
        say(language, "settings-role-means", on=now),
        [picked, *none],
        say(language, "settings-role", role=name),
    )


def _daily(found: Morning | None, guild: discord.Guild, language: str) -> Line:
    state = "off" if found is None else "gone" if found.next_at is None else "on"
    channel = guild.get_channel(found.channel_id) if found is not None else None
    picked = Picker("channel", [channel.id] if channel is not None else [], say(language, "settings-choose-channel"))
    at, zone = clock_of(found.minute, language) if found is not None else "", found.zone if found is not None else ""
    boxes = [Box("time", say(language, "daily-time"), at, say(language, "daily-time-help")), zone_box(language, zone)]
    more: list[Way] = (
        [Typed(say(language, "daily-enter"), boxes), Value(NONE, say(language, "daily-stop"))] if found else []
    )
    return Line(
        say(
            language,
            "settings-daily",
            state=state,
            channel=f"<#{found.channel_id}>" if found else "",
            time=at,
            zone=zone,
        ),
        say(language, "settings-daily-means", state=state),
        [picked, *more, _preview(language)],
        say(language, "settings-daily", state=state, channel=f"#{channel}", time=at, zone=zone),
    )


def _preview(language: str) -> Control:
    """The button that shows a server's manager how daily results look; `daily` answers it."""
    return button(TOOL, HERE, "preview", label=say(language, "settings-preview"))


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


async def setup(bot: Atoll) -> None:
    await bot.add_cog(SettingsCog(bot))
