"""/preferences, /settings and /privacy: a person's wishes, a server's, and what is kept about somebody."""

from __future__ import annotations

import io
import json
import re
from typing import TYPE_CHECKING, Any
from zoneinfo import available_timezones

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs import _panel
from cogs._answer import Answer, answering
from cogs._buttons import Tool, button
from cogs._commits import replan
from cogs._rhythm import MOST
from cogs._sitting import sit
from cogs._words import LANGUAGE_CHOICES, described
from db import preferences, privacy, settings, tables
from locales import say

if TYPE_CHECKING:
    from cogs._bot import Atoll

Interaction = discord.Interaction[Any]

PALETTES = ("standard", "high-contrast", "colour-blind")
LATEST_HOUR = 24 * 14


def minutes(clock: str) -> int | None:
    """`22:30` as minutes after midnight; None if it is no time of day."""
    found = re.fullmatch(r"(\d{1,2})(?:[:.h](\d{2}))?", clock.strip())
    if not found:
        return None
    hour, minute = int(found[1]), int(found[2] or 0)
    return hour * 60 + minute if hour < 24 and minute < 60 else None  # noqa: PLR2004 — a day


def clock_of(count: int | None) -> str:
    return "–" if count is None else f"{count // 60:02}:{count % 60:02}"


def hours_of(said: str) -> tuple[int, ...] | None:
    """`8 24 48` as hours after the wait began; None if that is no rhythm."""
    words = re.split(r"[\s,;]+", said.strip())
    if not all(word.isdecimal() for word in words) or len(words) > MOST:
        return None
    hours = tuple(sorted({int(word) for word in words}))
    return hours if hours and hours[0] >= 1 and hours[-1] <= LATEST_HOUR else None


class SettingsCog(commands.Cog):
    """What people and servers have settled."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot
        bot.tools |= {"privacy-export": self.export, "privacy-forget": self.ask_to_forget, "forget-me": self.forget}

    # A person's

    @app_commands.command(name="preferences", description=described("command-preferences"))
    @app_commands.describe(
        language=described("preference-language"),
        quiet_from=described("preference-quiet-from"),
        quiet_until=described("preference-quiet-until"),
        zone=described("preference-zone"),
        reminders=described("preference-reminders"),
        rhythm=described("preference-rhythm"),
        ping_by_dm=described("preference-ping-by-dm"),
        palette=described("preference-palette"),
        gates=described("preference-gates"),
        in_records=described("preference-in-records"),
    )
    @app_commands.choices(language=LANGUAGE_CHOICES)
    @app_commands.choices(palette=[Choice(name=described(f"palette-{each}"), value=each) for each in PALETTES])
    @app_commands.choices(
        gates=[Choice(name=described(f"island-{when}"), value=when) for when in ("always", "saving", "never")]
    )
    async def preferences(
        self,
        interaction: Interaction,
        language: str | None = None,
        quiet_from: str | None = None,
        quiet_until: str | None = None,
        zone: str | None = None,
        reminders: bool | None = None,
        rhythm: str | None = None,
        ping_by_dm: bool | None = None,
        palette: str | None = None,
        gates: str | None = None,
        in_records: bool | None = None,
    ) -> None:
        async with answering(interaction) as answer:
            said = {
                "language": language,
                "reminders": reminders,
                "ping_by_dm": ping_by_dm,
                "palette": palette,
                "gates": gates,
                "stats_opt_out": None if in_records is None else not in_records,
            }
            changes = {name: value for name, value in said.items() if value is not None}
            refusal = self._times(answer, changes, quiet_from, quiet_until, zone, rhythm)
            if refusal:
                await answer.privately(refusal)
                return
            if changes:
                await preferences.change(self.bot.store, interaction.user.id, **changes)
                self.bot.forget_language(interaction.user.id)
                await replan(self.bot, interaction.user.id)
            await self._show_preferences(answer)

    @staticmethod
    def _times(
        answer: Answer,
        changes: dict[str, Any],
        quiet_from: str | None,
        quiet_until: str | None,
        zone: str | None,
        rhythm: str | None,
    ) -> str | None:
        """Times and zones people typed; what cannot be read is named."""
        for name, clock in (("quiet_from", quiet_from), ("quiet_until", quiet_until)):
            if clock is not None:
                count = minutes(clock)
                if count is None:
                    return say(answer.language, "no-such-time", said=_panel.cut(clock, 40))
                changes[name] = count
        if zone is not None:
            if zone not in available_timezones():
                return say(answer.language, "no-such-zone", said=_panel.cut(zone, 40))
            changes["zone"] = zone
        if rhythm is not None:
            hours = hours_of(rhythm)
            if hours is None:
                return say(answer.language, "no-such-rhythm", said=_panel.cut(rhythm, 40))
            changes["reminder_hours"] = hours
        return None

    @preferences.autocomplete("zone")
    async def _zones(self, interaction: Interaction, typed: str) -> list[Choice[str]]:  # noqa: ARG002
        wanted = typed.lower().replace(" ", "_")
        fitting = sorted(zone for zone in available_timezones() if wanted in zone.lower() and "/" in zone)
        return [Choice(name=zone, value=zone) for zone in fitting[: _panel.MOST_OPTIONS]]

    async def _show_preferences(self, answer: Answer) -> None:
        own = await preferences.of(self.bot.store, answer.interaction.user.id)
        language = own.language or answer.language
        lines = [
            say(language, "preferences-title"),
            say(language, "preferences-language", language=own.language or "–"),
            say(
                language,
                "preferences-quiet",
                start=clock_of(own.quiet_from),
                end=clock_of(own.quiet_until),
                zone=own.zone or "–",
            ),
            say(
                language,
                "preferences-reminders",
                on="yes" if own.reminders else "no",
                hours=" ".join(map(str, own.reminder_hours)) if own.reminder_hours else "–",
                dm="yes" if own.ping_by_dm else "no",
            ),
            say(language, "preferences-palette", palette=say(language, f"palette-{own.palette}")),
            say(language, "preferences-gates", gates=say(language, f"island-{own.gates or 'always'}")),
            say(language, "preferences-records", shown="no" if own.stats_opt_out else "yes"),
        ]
        if own.quiet_from is not None and own.zone is None:
            lines.append(say(language, "preferences-no-zone"))
        await answer.privately("\n".join(lines))

    # A server's

    @app_commands.command(name="settings", description=described("command-settings"))
    @app_commands.describe(
        language=described("setting-language"),
        allow=described("setting-allow"),
        forbid=described("setting-forbid"),
        time_limit=described("setting-time-limit"),
        rhythm=described("setting-rhythm"),
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
    ) -> None:
        async with answering(interaction) as answer:
            assert interaction.guild_id is not None
            now = await settings.of(self.bot.store, interaction.guild_id)
            changes: dict[str, Any] = {"language": language} if language else {}
            if rhythm is not None:
                hours = hours_of(rhythm)
                if hours is None:
                    await answer.privately(say(answer.language, "no-such-rhythm", said=_panel.cut(rhythm, 40)))
                    return
                changes["reminder_hours"] = hours
            if time_limit is not None:
                changes["time_limit_hours"] = time_limit or None
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
            say(language, "settings-language", language=now.language or "–"),
            say(language, "settings-channels", count=len(now.channels), channels=channels),
            say(language, "settings-time-limit", hours=now.time_limit_hours or 0),
            say(language, "settings-rhythm", hours=" ".join(map(str, now.reminder_hours or ())) or "8 24 48 72 96"),
        ]
        await answer.privately("\n".join(lines))

    # What is kept

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

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await settings.leave(self.bot.store, guild.id, self.bot.now())

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await settings.come_back(self.bot.store, guild.id)


async def setup(bot: Atoll) -> None:
    await bot.add_cog(SettingsCog(bot))
