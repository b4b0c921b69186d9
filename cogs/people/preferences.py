"""/profile preferences: what a person wishes, typed as options or changed in a form."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from inspect import Parameter, Signature
from typing import Any, Final, NamedTuple
from zoneinfo import available_timezones

from discord import app_commands
from discord.app_commands import Choice

from cogs.behaviour import OwnPreference, behaviour_of_game
from cogs.people.clocks import LONGEST_SAID, clock_of, minutes, zone_meant, zones
from cogs.table.groups import profile
from cogs.table.replan import replan
from cogs.table.rhythm import NONE, hours_of
from cogs.talk.answer import Answer, Interaction, Refused, answering
from cogs.talk.controls import Forged, Option
from cogs.talk.forms import NO, YES, Asked, Choices, Form, Line, Sheet, Typed, Value, Way
from cogs.talk.limits import cut
from cogs.talk.modals import Box
from cogs.words.described import LANGUAGE_CHOICES, described
from db import callers, preferences
from db.preferences import Preferences
from engine import GAMES
from locales import knows, language_of, listed, say

PALETTES: Final = ("standard", "high-contrast", "colour-blind")


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


def own_language(said: str) -> str | None:
    """Read a language; `-` means the one that Discord has."""
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
    Preference("language", str, "language", own_language),
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


def changed(said: Mapping[str, Any], own: Preferences) -> dict[str, Any]:
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
        await save(answer, said)
        await FORM.show(answer, ME)


async def save(answer: Answer, said: Mapping[str, Any]) -> None:
    """Save what was typed or chosen, by the names of the options."""
    try:
        changes = changed(said, await preferences.of(answer.bot.store, answer.user_id))
    except Unknown as unknown:
        key, value = unknown.args
        raise Refused(key, said=cut(value, LONGEST_SAID)) from None
    await _wish_lobbies(answer, said.get(LOBBIES))
    if changes:
        await preferences.change(answer.bot.store, answer.user_id, **changes)
        await replan(answer.bot, answer.user_id)
        answer.bot.forget_language(answer.user_id)
    if "language" in changes:
        answer.language = changes["language"] or language_of(str(answer.interaction.locale))


async def _wish_lobbies(answer: Answer, lobbies: bool | None) -> None:
    """Keep whether this server's lobbies call this person."""
    if lobbies is None:
        return
    if (guild_id := _server(answer)) is None:
        raise Refused("only-in-servers")
    await callers.wish(answer.bot.store, guild_id, answer.user_id, told=lobbies)


def _server(answer: Answer) -> int | None:
    """The server of ours in which this was asked."""
    return None if answer.is_elsewhere else answer.interaction.guild_id


ME: Final = "me"
QUIET: Final = "quiet_hours"
"""The line of three options: the two times and the zone."""


class PreferencesForm(Form):
    """A person's preferences. Its lines are called as the options are, and are saved in the same way."""

    async def sheet(self, answer: Answer, owner: str) -> Sheet:  # noqa: ARG002 — each user sees their own
        own, language = await preferences.of(answer.bot.store, answer.user_id), answer.language
        lines = {
            "language": _language(own, language),
            QUIET: _quiet(own, language),
            "remind_after_hours": _rhythm(own, language),
            "colours": _colours(own, language),
            **{option: _of_game(own, language, option) for option in OF_GAMES},
            **_switches(own, language),
        }
        if (guild_id := _server(answer)) is not None:
            on = await callers.wishes(answer.bot.store, guild_id, answer.user_id)
            lines[LOBBIES] = _switch(language, "lobbies", on=on)
        return Sheet(say(language, "preferences-title"), lines)

    async def change(self, answer: Answer, owner: str, name: str, values: Sequence[str]) -> None:  # noqa: ARG002
        value = values[0] if values else NONE
        if name == QUIET:
            await save(answer, {"quiet_from": NONE, "quiet_until": NONE})
        elif name not in KINDS or not _is_offered(name, value):
            raise Forged(name)
        else:
            await save(answer, {name: value == YES if KINDS[name] is bool else value})

    async def typed(
        self,
        answer: Answer,
        owner: str,  # noqa: ARG002
        name: str,
        boxes: Mapping[str, str],
    ) -> Asked | None:
        match name:
            case "remind_after_hours":
                await save(answer, {name: boxes.get("hours") or NONE})
                return None
            case "quiet_hours":
                return await _save_quiet_hours(answer, *(boxes.get(each) or NONE for each in ("from", "until", "zone")))
            case _:
                raise Forged(name)


async def _save_quiet_hours(answer: Answer, start: str, end: str, zone: str) -> Asked | None:
    """Save the two times and the zone. If several zones fit, ask which one is meant."""
    if (start == NONE) != (end == NONE):
        raise Refused("quiet-both")
    fitting = [NONE] if zone == NONE else zone_meant(zone)
    said = {"quiet_from": start, "quiet_until": end}
    if len(fitting) == 1:
        await save(answer, said | {"time_zone": fitting[0]})
        return None
    await save(answer, said)
    return "time_zone", Line(say(answer.language, "zone-ask"), "", [zones_to_choose(fitting)])


FORM: Final = PreferencesForm("prefer")


def zones_to_choose(fitting: Sequence[str]) -> Choices:
    return Choices([Option(each, each) for each in fitting])


def _is_offered(name: str, value: str) -> bool:
    """Whether a button or a menu can have this value; what's typed is read by the option itself."""
    if KINDS[name] is bool:
        return value in {YES, NO}
    values = {choice.value for choice in CHOICES.get(name, ())} | {NONE}
    return value in values or name == "time_zone"


def _language(own: Preferences, language: str) -> Line:
    options = [Option(NONE, say(language, "as-discord"), is_chosen=own.language is None)]
    options += [Option(str(each.value), str(each.name), None, each.value == own.language) for each in LANGUAGE_CHOICES]
    now = next(each.label for each in options if each.is_chosen)
    text = say(language, "preferences-language", language=now)
    return Line(text, say(language, "preferences-language-means"), [Choices(options)])


def _quiet(own: Preferences, language: str) -> Line:
    quiet = YES if own.quiet_from is not None else NO
    start, end = clock_of(own.quiet_from, language), clock_of(own.quiet_until, language)
    zone_now = own.zone or say(language, "not-set")
    text = say(language, "preferences-quiet", quiet=quiet, start=start, end=end, zone=zone_now)
    lacks_zone = quiet == YES and own.zone is None
    means = (
        say(language, "preferences-no-zone") if lacks_zone else say(language, "preferences-quiet-means", quiet=quiet)
    )
    boxes = [
        Box(
            "from",
            say(language, "quiet-from"),
            start if own.quiet_from is not None else "",
            say(language, "quiet-from-help"),
        ),
        Box(
            "until",
            say(language, "quiet-until"),
            end if own.quiet_until is not None else "",
            say(language, "quiet-until-help"),
        ),
        zone_box(language, own.zone),
    ]
    none: list[Way] = [Value(NONE, say(language, "quiet-none"))] if quiet == YES else []
    return Line(text, means, [Typed(say(language, "quiet-enter"), boxes), *none])


def zone_box(language: str, now: str | None) -> Box:
    return Box("zone", say(language, "zone-label"), now or "", say(language, "zone-help"))


def _rhythm(own: Preferences, language: str) -> Line:
    hours = list(map(str, own.reminder_hours or ()))
    text = say(language, "preferences-rhythm", rhythm="own" if hours else "server", hours=listed(language, hours))
    boxes = [hours_box(language, hours)]
    usual: list[Way] = [Value(NONE, say(language, "rhythm-usual"))] if hours else []
    return Line(text, say(language, "preferences-rhythm-means"), [Typed(say(language, "rhythm-enter"), boxes), *usual])


def hours_box(language: str, hours: Sequence[str]) -> Box:
    return Box("hours", say(language, "rhythm-label"), " ".join(hours), say(language, "rhythm-help"))


def _colours(own: Preferences, language: str) -> Line:
    options = [Option(each, say(language, f"palette-{each}"), is_chosen=each == own.palette) for each in PALETTES]
    text = say(language, "preferences-palette", palette=say(language, f"palette-{own.palette}"))
    return Line(text, say(language, "preferences-palette-means"), [Choices(options)])


def _of_game(own: Preferences, language: str, option: str) -> Line:
    game, each = OF_GAMES[option]
    now = (own.of_games or {}).get(each.name, each.usual)
    options = [Option(value, say(language, f"{game}-{value}"), is_chosen=value == now) for value in each.values]
    text = say(language, f"preferences-{each.name}", **{each.name: say(language, f"{game}-{now}")})
    means = say(language, f"preferences-{each.name}-means") if knows("en", f"preferences-{each.name}-means") else ""
    return Line(text, means, [Choices(options)])


SWITCHES: Final[dict[str, tuple[str, Callable[[Preferences], bool]]]] = {
    "reminders": ("reminders", lambda own: own.reminders),
    "reminders_by_dm": ("dm", lambda own: own.ping_by_dm),
    "boards_in_words": ("in-words", lambda own: own.in_words),
    "tell_when_next": ("when-next", lambda own: own.when_next),
    "tall_pictures": ("tall", lambda own: own.tall),
    "in_statistics": ("records", lambda own: not own.stats_opt_out),
}
"""The on/off options: the word in their keys, and whether they're on."""


def _switches(own: Preferences, language: str) -> dict[str, Line]:
    return {option: _switch(language, word, on=is_on(own)) for option, (word, is_on) in SWITCHES.items()}


def _switch(language: str, name: str, *, on: bool) -> Line:
    now = YES if on else NO
    means = say(language, f"switch-{name}-means", on=now)
    return Line(say(language, f"switch-{name}", on=now), means, is_on=on)
