"""/profile preferences: what a person wishes."""

from __future__ import annotations

from collections.abc import Callable
from inspect import Parameter, Signature
from typing import Any, Final, NamedTuple
from zoneinfo import available_timezones

from discord import app_commands
from discord.app_commands import Choice

from cogs.behaviour import OwnPreference, behaviour_of_game
from cogs.people.clocks import clock_of, minutes, zones
from cogs.table.groups import profile
from cogs.table.replan import replan
from cogs.table.rhythm import NONE, hours_of
from cogs.talk.answer import Answer, Interaction, Refused, answering
from cogs.talk.limits import cut
from cogs.words.described import LANGUAGE_CHOICES, described
from db import callers, preferences
from db.preferences import Preferences
from engine import GAMES
from locales import listed, say

PALETTES: Final = ("standard", "high-contrast", "colour-blind")
LONGEST_SAID: Final = 40


class Unknown(Exception):  # noqa: N818 — the key of a refusal
    """What a person typed isn't a value of this preference."""


def as_it_is(said: Any) -> Any:
    return said


def time_of_day(said: str) -> int | None:
    """Read a time of day as minutes after midnight; `-` clears it."""
    count = minutes(said)
    if count is None and said.strip() != NONE:
        raise Unknown("no-such-time")
    return count


def zone(said: str) -> str | None:
    """Read a time zone's name; `-` clears it."""
    if said not in {*available_timezones(), NONE}:
        raise Unknown("no-such-zone")
    return said if said != NONE else None


def own_rhythm(said: str) -> tuple[int, ...] | None:
    """Read hours between reminders; `-` clears them."""
    hours = hours_of(said)
    if hours is None and said.strip() != NONE:
        raise Unknown("no-such-rhythm")
    return hours


class Preference(NamedTuple):
    """One option of /profile preferences."""

    name: str
    kind: type
    column: str
    """Its field in `Preferences`."""
    read: Callable[[Any], Any] = as_it_is


LOBBIES: Final = "tell_about_lobbies"
"""The one preference that is kept for each server."""

OF_EVERYONE: Final = (
    Preference("language", str, "language"),
    Preference("quiet_from", str, "quiet_from", time_of_day),
    Preference("quiet_until", str, "quiet_until", time_of_day),
    Preference("time_zone", str, "zone", zone),
    Preference("reminders", bool, "reminders"),
    Preference("remind_after_hours", str, "reminder_hours", own_rhythm),
    Preference("reminders_by_dm", bool, "ping_by_dm"),
    Preference("colours", str, "palette"),
)
OF_GAMES: Final[dict[str, tuple[str, OwnPreference]]] = {
    own.option or own.name: (game, own) for game in GAMES for own in behaviour_of_game(game).preferences
}
OF_EVERYONE_TOO: Final = (
    Preference("boards_in_words", bool, "in_words"),
    Preference("tell_when_next", bool, "when_next"),
    Preference("tall_pictures", bool, "tall"),
    Preference("in_statistics", bool, "stats_opt_out", lambda said: not said),
)
TABLE: Final = (*OF_EVERYONE, *OF_EVERYONE_TOO)
KINDS: Final[dict[str, type]] = {
    **{each.name: each.kind for each in OF_EVERYONE},
    **dict.fromkeys(OF_GAMES, str),
    **{each.name: each.kind for each in OF_EVERYONE_TOO},
    LOBBIES: bool,
}
"""The parameters of the command, in their order."""
CHOICES: Final = {
    "language": LANGUAGE_CHOICES,
    "colours": [Choice(name=described(f"palette-{each}"), value=each) for each in PALETTES],
    **{
        name: [Choice(name=described(f"{game}-{value}"), value=value) for value in own.values]
        for name, (game, own) in OF_GAMES.items()
    },
}


def with_parameters(command: Any) -> Any:
    """Give a command the parameters of the table, for discord.py to read."""
    own = [
        Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=kind | None) for name, kind in KINDS.items()
    ]
    asker = Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD)
    command.__signature__ = Signature([asker, *own])
    return command


def changed(said: dict[str, Any], own: Preferences) -> dict[str, Any]:
    """Return the fields to change; `Unknown` names what can't be read, with what was said."""
    changes: dict[str, Any] = {}
    for each in TABLE:
        if (value := said.get(each.name)) is not None:
            try:
                changes[each.column] = each.read(value)
            except Unknown as unknown:
                raise Unknown(unknown.args[0], value) from None
    if chosen := {own.name: said[option] for option, (_, own) in OF_GAMES.items() if said.get(option) is not None}:
        changes["of_games"] = {**(own.of_games or {}), **chosen}
    return changes


@profile.command(name="preferences", description=described("command-preferences"))
@app_commands.describe(**{name: described(f"preference-{name.replace('_', '-')}") for name in KINDS})
@app_commands.choices(**CHOICES)
@app_commands.autocomplete(time_zone=zones)
@with_parameters
async def show_preferences(interaction: Interaction, **said: Any) -> None:
    async with answering(interaction) as answer:
        try:
            changes = changed(said, await preferences.of(answer.bot.store, interaction.user.id))
        except Unknown as unknown:
            key, value = unknown.args
            raise Refused(key, said=cut(value, LONGEST_SAID)) from None
        await _wish_lobbies(answer, said.get(LOBBIES))
        if changes:
            await preferences.change(answer.bot.store, interaction.user.id, **changes)
            await replan(answer.bot, interaction.user.id)
            answer.bot.forget_language(interaction.user.id)
        await _tell_preferences(answer)


async def _wish_lobbies(answer: Answer, lobbies: bool | None) -> None:
    """Keep whether this server's lobbies call this person."""
    guild_id = None if answer.is_elsewhere else answer.interaction.guild_id
    if lobbies is None:
        return
    if guild_id is None:
        raise Refused("only-in-servers")
    await callers.wish(answer.bot.store, guild_id, answer.user_id, told=lobbies)


async def _tell_preferences(answer: Answer) -> None:
    own = await preferences.of(answer.bot.store, answer.interaction.user.id)
    language, chosen = own.language or answer.language, own.of_games or {}
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
        *(
            say(
                language,
                f"preferences-{each.name}",
                **{each.name: say(language, f"{game}-{chosen.get(each.name, each.usual)}")},
            )
            for game, each in OF_GAMES.values()
        ),
        *(
            say(language, f"preferences-{name}", on="yes" if on else "no")
            for name, on in (("in-words", own.in_words), ("when-next", own.when_next), ("tall", own.tall))
        ),
        say(language, "preferences-records", shown="no" if own.stats_opt_out else "yes"),
    ]
    guild_id = answer.interaction.guild_id
    if guild_id is not None and not answer.is_elsewhere:
        told = await callers.wishes(answer.bot.store, guild_id, answer.user_id)
        lines.append(say(language, "preferences-lobbies", on="yes" if told else "no"))
    if own.quiet_from is not None and own.zone is None:
        lines.append(say(language, "preferences-no-zone"))
    await answer.privately("\n".join(lines))
