"""A lobby's message: the options in words, the seats, how to join, and its buttons."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import discord
import msgspec

from cogs.behaviour import behaviour_of
from cogs.loaded import Table
from cogs.lobby.company import can_have_company, computers_at, hands_at, least_seats, most_seats
from cogs.lobby.options import FORM, option_text, value_words
from cogs.talk.controls import LEARN, LOBBY, Control, Controls, button
from engine import LESSONS
from locales import knows, listed, say

HAND: Final = "✋"


def option_words(table: Table) -> list[str]:
    """Return a line for each option that differs from the usual game."""
    row, own = table.row, behaviour_of(table).lobby_options
    chosen = [(option, option.chosen(row.options)) for option in own]
    lines = [option_text(row.language, row.game, option, now) for option, now in chosen if now != option.usual]
    return [*lines, *_other_options(table, {option.name for option in own})]


def _other_options(table: Table, but: Collection[str]) -> list[str]:
    """The same for options that only a command has."""
    language, game, lines = table.row.language, table.row.game, []
    usual = {field.name: field.default for field in msgspec.structs.fields(table.game.options)}
    for name, value in table.row.options.items():
        if name in but or value == usual.get(name) or not knows("en", f"{game}-option-{name}"):
            continue
        shown = value_words(language, game, name, str(value))
        lines.append(say(language, f"{game}-option-{name}", value=shown))
    return lines


def compose(table: Table) -> tuple[str, Controls]:
    """The message and its buttons."""
    if table.row.status != "lobby":
        return _afterwards(table), Controls()
    lines = [f"## {say(table.row.language, f'{table.row.game}-title')}", *_game(table), *_company(table)]
    if most_seats(table) == 1:
        return "\n".join([*lines, *_alone(table)]), Controls(_buttons(table))
    return "\n".join([*lines, *_seats(table), *_how(table)]), Controls(_buttons(table))


def _afterwards(table: Table) -> str:
    """Two lines: who plays, and what became of the lobby."""
    row, language = table.row, table.row.language
    names = listed(language, [f"**{name}**" for name in table.escaped_names])
    title = say(language, f"{row.game}-title")
    what = say(language, "lobby-with", game=title, names=names) if names else f"**{title}**"
    runs_elsewhere = row.thread and row.status == "running"
    key = "lobby-is-elsewhere" if runs_elsewhere else f"lobby-is-{row.status}"
    return f"{what}\n{say(language, key, place=f'<#{row.channel_id}>')}"


def _game(table: Table) -> list[str]:
    """What the game is about, how long it takes, and what is unusual here."""
    row, language = table.row, table.row.language
    about = [say(language, f"{row.game}-pitch")]
    if knows("en", f"{row.game}-how-long"):
        about.append(say(language, f"{row.game}-how-long"))
    lines = [" ".join(about), *option_words(table), *behaviour_of(table).in_lobby(table)]
    if row.time_limit_hours and most_seats(table) > 1:
        lines.append(say(language, "lobby-time-limit", hours=row.time_limit_hours))
    if table.is_tall:
        lines.append(say(language, "lobby-is-tall"))
    return lines


def _company(table: Table) -> list[str]:
    """Which seats the computer plays."""
    language, lines = table.row.language, []
    if table.begins_elsewhere:
        is_alone = hands_at(table) > 1 and len(table.seats) == 1
        lines.append(say(language, "again-in-lobby-as-two" if is_alone else "again-in-lobby"))
    if computers := computers_at(table):
        lines.append(say(language, "lobby-computers", count=computers, strength=table.strength))
    return lines


def _alone(table: Table) -> list[str]:
    """Who plays without other people, and what starts that."""
    row, language = table.row, table.row.language
    alone = "lobby-alone-with-computers" if computers_at(table) else "lobby-alone"
    key = "lobby-alone-as-two" if hands_at(table) > 1 else alone
    name = f"<@{row.host_id}>" if hands_at(table) > 1 else f"**{table.escaped_names[0]}**"
    return [say(language, key, name=name), say(language, "lobby-ready")]


def _seats(table: Table) -> list[str]:
    """A line a seat, with who has it."""
    row, language, lines = table.row, table.row.language, []
    for place in range(most_seats(table)):
        taken = place < len(table.seats)
        name = f"**{table.escaped_names[place]}**" if taken else say(language, "lobby-free-seat")
        is_host = taken and table.seats[place].user_id == row.host_id
        lines.append(f"{place + 1}\\. {say(language, 'lobby-host', name=name) if is_host else name}")
    return lines


def _how(table: Table) -> list[str]:
    """How to join, and where it will be played."""
    language, least, most = table.row.language, least_seats(table), most_seats(table)
    if len(table.seats) >= most:
        lines = [say(language, "lobby-is-full", hand=HAND)]
    else:
        fixed = "yes" if least == most else "no"
        lines = [say(language, "lobby-how", hand=HAND, least=least, most=most, fixed=fixed)]
    return [*lines, say(language, "lobby-plays-in-a-thread")] if table.row.thread else lines


def _buttons(table: Table) -> list[Control]:
    row, language = table.row, table.row.language
    ready = len(table.seats) >= least_seats(table)
    join = button(LOBBY, row.id, "join", label=say(language, "lobby-join"), style=discord.ButtonStyle.success)
    buttons = [
        *([join] if most_seats(table) > 1 else []),
        button(LOBBY, row.id, "leave", label=say(language, "lobby-leave")),
        button(
            LOBBY,
            row.id,
            "start",
            label=say(language, "lobby-start"),
            style=discord.ButtonStyle.primary if ready else discord.ButtonStyle.secondary,
        ),
    ]
    if can_have_company(table):
        buttons.append(button(LOBBY, row.id, "company", label=say(language, "lobby-company")))
    buttons.append(button(FORM.kind, row.id, "all", label=say(language, "lobby-options")))
    if row.game in LESSONS:
        buttons.append(button(LEARN, row.game, label=say(language, "learn-button")))
    return buttons
