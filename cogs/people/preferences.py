"""/preferences: what a person wishes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, get_args
from zoneinfo import available_timezones

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.people.clocks import clock_of, minutes, zones
from cogs.table.replan import replan
from cogs.table.rhythm import NONE, hours_of
from cogs.talk.answer import Answer, Interaction, Refused, answering
from cogs.talk.limits import cut
from cogs.words.described import LANGUAGE_CHOICES, described
from db import callers, preferences
from engine.island.actions import When
from locales import listed, say

if TYPE_CHECKING:
    from cogs.bot import Atoll

PALETTES: Final = ("standard", "high-contrast", "colour-blind")


class PreferencesCog(commands.Cog):
    """What people have settled for themselves."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot

    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
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
        in_words=described("preference-in-words"),
        when_next=described("preference-when-next"),
        tall=described("preference-tall"),
        in_records=described("preference-in-records"),
        lobbies=described("preference-lobbies"),
    )
    @app_commands.choices(language=LANGUAGE_CHOICES)
    @app_commands.autocomplete(zone=zones)
    @app_commands.choices(palette=[Choice(name=described(f"palette-{each}"), value=each) for each in PALETTES])
    @app_commands.choices(gates=[Choice(name=described(f"island-{when}"), value=when) for when in get_args(When)])
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
        in_words: bool | None = None,
        when_next: bool | None = None,
        tall: bool | None = None,
        in_records: bool | None = None,
        lobbies: bool | None = None,
    ) -> None:
        async with answering(interaction) as answer:
            said = {
                "language": language,
                "reminders": reminders,
                "ping_by_dm": ping_by_dm,
                "palette": palette,
                "gates": gates,
                "in_words": in_words,
                "when_next": when_next,
                "tall": tall,
                "stats_opt_out": None if in_records is None else not in_records,
            }
            changes = {name: value for name, value in said.items() if value is not None}
            refusal = self._times(answer, changes, quiet_from, quiet_until, zone, rhythm)
            if refusal:
                await answer.privately(refusal)
                return
            guild_id = None if answer.is_elsewhere else interaction.guild_id
            if lobbies is not None and guild_id is None:
                raise Refused("only-in-servers")
            if lobbies is not None and guild_id is not None:
                await callers.wish(self.bot.store, guild_id, interaction.user.id, told=lobbies)
            if changes:
                await preferences.change(self.bot.store, interaction.user.id, **changes)
                await replan(self.bot, interaction.user.id)
                self.bot.forget_language(interaction.user.id)
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
                if count is None and clock.strip() != NONE:
                    return say(answer.language, "no-such-time", said=cut(clock, 40))
                changes[name] = count
        if zone is not None:
            if zone not in {*available_timezones(), NONE}:
                return say(answer.language, "no-such-zone", said=cut(zone, 40))
            changes["zone"] = zone if zone != NONE else None
        if rhythm is not None:
            hours = hours_of(rhythm)
            if hours is None and rhythm.strip() != NONE:
                return say(answer.language, "no-such-rhythm", said=cut(rhythm, 40))
            changes["reminder_hours"] = hours
        return None

    async def _show_preferences(self, answer: Answer) -> None:
        own = await preferences.of(self.bot.store, answer.interaction.user.id)
        language = own.language or answer.language
        named = {choice.value: choice.name for choice in LANGUAGE_CHOICES}
        lines = [
            say(language, "preferences-title"),
            say(language, "preferences-language", language=named.get(own.language or "", say(language, "as-discord"))),
            say(
                language,
                "preferences-quiet",
                quiet="yes" if own.quiet_from is not None else "no",
                start=clock_of(own.quiet_from, language),
                end=clock_of(own.quiet_until, language),
                zone=own.zone or say(language, "not-set"),
            ),
            say(
                language,
                "preferences-reminders",
                on="yes" if own.reminders else "no",
                rhythm="own" if own.reminder_hours else "server",
                hours=listed(language, map(str, own.reminder_hours or ())),
                dm="yes" if own.ping_by_dm else "no",
            ),
            say(language, "preferences-palette", palette=say(language, f"palette-{own.palette}")),
            say(language, "preferences-gates", gates=say(language, f"island-{own.gates or 'matters'}")),
            *(
                say(language, f"preferences-{name}", on="yes" if on else "no")
                for name, on in (("in-words", own.in_words), ("when-next", own.when_next), ("tall", own.tall))
            ),
            say(language, "preferences-records", shown="no" if own.stats_opt_out else "yes"),
        ]
        guild_id = answer.interaction.guild_id
        if guild_id is not None and not answer.is_elsewhere:
            told = await callers.wishes(self.bot.store, guild_id, answer.user_id)
            lines.append(say(language, "preferences-lobbies", on="yes" if told else "no"))
        if own.quiet_from is not None and own.zone is None:
            lines.append(say(language, "preferences-no-zone"))
        await answer.privately("\n".join(lines))


async def setup(bot: Atoll) -> None:
    await bot.add_cog(PreferencesCog(bot))
