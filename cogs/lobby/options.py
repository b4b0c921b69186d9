"""What the host can still change in a lobby: the game's own options, its players, its language, and the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Never

import discord

from cogs.behaviour import GameOption, behaviour_of
from cogs.loaded import Table, find
from cogs.lobby.company import NOBODY, can_have_company, chosen_now, chosen_options, computers_at, hands_at, offered
from cogs.table.wishes import TIME_LIMITS
from cogs.talk import rights
from cogs.talk.answer import Answer, Refused
from cogs.talk.controls import Forged, Option
from cogs.talk.forms import NO, YES, Choices, Form, Line, Sheet
from cogs.words.described import LANGUAGE_CHOICES
from db import seats, tables
from db.store import LostRace
from db.tables import ChannelTaken
from locales import LANGUAGES, knows, listed, say

ANY: Final = "any"
"""As many players as join."""
MOST_TRIES: Final = 3

LANGUAGE_NAMES: Final = {str(choice.value): str(choice.name) for choice in LANGUAGE_CHOICES}


def value_words(language: str, game: str, option: str, value: str) -> str:
    """A value of a game's option, as a lobby calls it."""
    keys = (f"{game}-{option}-{value}", f"{game}-choice-{value}", f"{game}-{value}")
    return next((say(language, key) for key in keys if knows("en", key)), value)


def option_text(language: str, game: str, option: GameOption, chosen: Sequence[str]) -> str:
    """A game's option with what's chosen."""
    named = [value_words(language, game, option.name, each) for each in chosen]
    value = listed(language, named) if named else say(language, "options-random")
    return say(language, f"{game}-option-{option.name}", value=value)


class LobbyForm(Form):
    """The options of a lobby, for its host. Everyone else sees them in the lobby's message."""

    async def sheet(self, answer: Answer, owner: str) -> Sheet:
        table = await _lobby(answer, owner)
        return Sheet(say(answer.language, "options-title"), _lines(answer, table))

    async def change(self, answer: Answer, owner: str, name: str, values: Sequence[str]) -> None:
        for _ in range(MOST_TRIES):
            table = await _lobby(answer, owner)
            options, row = _changed(answer, table, name, tuple(values))
            try:
                async with answer.bot.store.together() as writing:
                    await seats.sit_still(writing, table.id, table.seats)
                    await tables.arrange(writing, table.id, options, since=table.row.options, **row)
            except ChannelTaken:
                raise Refused("channel-taken") from None
            except LostRace:  # someone joined or left at that moment
                continue
            await answer.bot.boards.show_quietly(table.id)
            return
        raise Refused("busy")

    async def typed(self, answer: Answer, owner: str, name: str, boxes: Mapping[str, str]) -> Never:  # noqa: ARG002
        raise Forged(name)


FORM: Final = LobbyForm("arrange")


async def _lobby(answer: Answer, table_id: str) -> Table:
    """The lobby, if its host asks."""
    table = await find(answer.bot.store, table_id)
    if table is None or table.row.status != "lobby":
        raise Refused("lobby-over")
    if table.row.host_id != answer.user_id:
        raise Refused("options-are-the-hosts")
    return table


def _changed(answer: Answer, table: Table, name: str, values: tuple[str, ...]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the table's options and the values of its row with another choice."""
    own = {option.name: option for option in _own_options(table)}
    value = values[0] if values else ""
    fields: dict[str, Any] = {}
    row: dict[str, Any] = {}
    match name:
        case "computers":
            return chosen_options(table, value), {}
        case "players" if value in _numbers(table) or value == ANY:
            fields = _freeing_players(table) | {"players": int(value) if value != ANY else None}
        case "tall" if value in {YES, NO}:
            fields = {"tall": value == YES or None}
        case "time_limit" if value in map(str, TIME_LIMITS):
            row = {"time_limit_hours": int(value) or None}
        case "language" if value in LANGUAGES:
            row = {"language": value}
        case "thread" if value in {YES, NO}:
            _check_thread(answer, is_wished=value == YES)
            row = {"thread": value == YES}
        case _ if name in own:
            fields = _own_fields(table, own[name], values)
        case _:
            raise Forged(name)
    return {field: each for field, each in (table.row.options | fields).items() if each is not None}, row


def _freeing_players(table: Table) -> dict[str, Any]:
    """The fields to clear so that the host can choose the number of players again."""
    fixed = [each for each in _own_options(table) if each.fixes_players and each.chosen(table.row.options)]
    return {name: value for option in fixed for name, value in option.changes(()).items()}


def _own_fields(table: Table, option: GameOption, values: tuple[str, ...]) -> dict[str, Any]:
    if not set(values) <= set(option.values) or len(values) > option.most:
        raise Forged(option.name)
    if len(values) < option.least and (values or option.most == 1):
        raise Refused("options-too-few", least=option.least, most=option.most)
    fields = option.changes(values)
    if (fields.get("players") or len(table.seats)) < len(table.seats):
        raise Refused("company-gone")
    return fields


def _check_thread(answer: Answer, *, is_wished: bool) -> None:
    """Refuse a thread that can't be opened in this channel."""
    if is_wished and (missing := rights.missing(answer.interaction, rights.FOR_A_THREAD)):
        raise Refused("missing-permissions", list=rights.named(answer.language, missing))


# The lines


def _lines(answer: Answer, table: Table) -> dict[str, Line]:
    language = answer.language
    lines = {option.name: _own_line(language, table, option) for option in _own_options(table)}
    if not table.begins_elsewhere and hands_at(table) == 1 and not _freeing_players(table):
        lines["players"] = _players(language, table)
    if can_have_company(table):
        lines["computers"] = _computers(language, table)
    lines["time_limit"] = _time_limit(language, table)
    lines["language"] = _language(language, table)
    if answer.bot.settings.threads and not isinstance(answer.interaction.channel, discord.Thread):
        on = YES if table.row.thread else NO
        text, means = say(language, "options-thread", on=on), say(language, "options-thread-means", on=on)
        lines["thread"] = Line(text, means, is_on=table.row.thread)
    on = YES if table.is_tall else NO
    text, means = say(language, "options-tall", on=on), say(language, "options-tall-means", on=on)
    return lines | {"tall": Line(text, means, is_on=table.is_tall)}


def _own_options(table: Table) -> Sequence[GameOption]:
    """The game's own options; a game that continues another one has them already."""
    return () if table.begins_elsewhere else behaviour_of(table).lobby_options


def _own_line(language: str, table: Table, option: GameOption) -> Line:
    game, chosen = table.row.game, option.chosen(table.row.options)
    named = {each: value_words(language, game, option.name, each) for each in option.values}
    options = [Option(value, label, is_chosen=value in chosen) for value, label in named.items()]
    if len(options) > MANY:
        options.sort(key=lambda each: each.label)
    least = option.least if option.most == 1 else 0
    key = f"{game}-option-{option.name}-means"
    means = say(language, key if knows("en", key) else f"{game}-option-{option.name}-description")
    return Line(option_text(language, game, option, chosen), means, [Choices(options, least, option.most)])


MANY: Final = 25
"""So many values are easier to find by their names."""


def _numbers(table: Table) -> list[str]:
    """How many can play here, with those who joined."""
    least = max(table.game.players[0], len(table.seats) + computers_at(table), 1)
    return [str(number) for number in table.game.players if number >= least]


def _players(language: str, table: Table) -> Line:
    now = str(table.row.options.get("players") or ANY)
    any_number = say(language, "options-players-any")
    options = [Option(each, each, is_chosen=each == now) for each in _numbers(table)]
    options.append(Option(ANY, any_number, is_chosen=now == ANY))
    text = say(language, "options-players", value=any_number if now == ANY else now)
    return Line(text, say(language, "options-players-means"), [Choices(options)])


def _computers(language: str, table: Table) -> Line:
    options, now = offered(table, language), chosen_now(table)
    value = next((each.label for each in options if each.value == now), now)
    text = say(language, "options-computers", value=value, others=NO if now == NOBODY else YES)
    return Line(text, say(language, "options-computers-means"), [Choices(options)])


def _time_limit(language: str, table: Table) -> Line:
    now = table.row.time_limit_hours or 0
    options = [Option(str(each), say(language, f"time-limit-{each}"), is_chosen=each == now) for each in TIME_LIMITS]
    text, means = say(language, "options-time-limit", hours=now), say(language, "settings-time-limit-means", hours=now)
    return Line(text, means, [Choices(options)])


def _language(language: str, table: Table) -> Line:
    options = [Option(each, name, is_chosen=each == table.row.language) for each, name in LANGUAGE_NAMES.items()]
    text = say(language, "options-language", language=LANGUAGE_NAMES[table.row.language])
    return Line(text, say(language, "options-language-means"), [Choices(options)])
