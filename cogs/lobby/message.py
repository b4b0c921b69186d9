"""A lobby's message: the options in words, the seats, how to join, and its buttons."""

from __future__ import annotations

from typing import Any, Final

import discord

from cogs.behaviour import behaviour_of
from cogs.loaded import Table
from cogs.lobby.company import can_have_company, computers_at, hands_at, least_seats, most_seats
from cogs.talk.controls import LOBBY, Control, Controls, button
from locales import knows, listed, say

HAND: Final = "✋"


def option_words(language: str, game: str, options: dict[str, Any]) -> list[str]:
    """What a table plays with, a line an option."""
    lines = []
    for name, value in options.items():
        if knows("en", f"{game}-option-{name}"):
            key = f"{game}-{name}-{value}"
            shown_value = say(language, key) if knows("en", key) else str(value)
            if isinstance(value, list):
                shown_value = listed(language, [say(language, f"{game}-{each}") for each in value])
            lines.append(say(language, f"{game}-option-{name}", value=shown_value))
    return lines


def compose(table: Table) -> tuple[str, Controls]:
    """The message and its buttons."""
    row, language, most = table.row, table.row.language, most_seats(table)
    parts = [f"## {say(language, f'{row.game}-title')}"]
    if most > 1:
        parts.append(say(language, f"{row.game}-pitch"))
    parts += option_words(language, row.game, row.options)
    parts += behaviour_of(table).in_lobby(table)
    if table.begins_elsewhere and row.status == "lobby":
        is_alone = hands_at(table) > 1 and len(table.seats) == 1
        parts.append(say(language, "again-in-lobby-as-two" if is_alone else "again-in-lobby"))
    if (computers := computers_at(table)) and row.status == "lobby":
        parts.append(say(language, "lobby-computers", count=computers, strength=table.strength))
    if row.time_limit_hours and most > 1:
        parts.append(say(language, "lobby-time-limit", hours=row.time_limit_hours))
    if most == 1:
        alone = "lobby-alone-with-computers" if computers_at(table) else "lobby-alone"
        key = "lobby-alone-as-two" if hands_at(table) > 1 else alone
        name = f"<@{row.host_id}>" if hands_at(table) > 1 else f"**{table.escaped_names[0]}**"
        return "\n".join([*parts, say(language, key, name=name)]), Controls()
    parts += _seats(table, most)
    if row.status == "lobby":
        return "\n".join([*parts, *_how(table, most)]), Controls(_buttons(table))
    runs_elsewhere = row.thread and row.status == "running"
    parts.append(
        say(
            language, "lobby-is-elsewhere" if runs_elsewhere else f"lobby-is-{row.status}", place=f"<#{row.channel_id}>"
        )
    )
    return "\n".join(parts), Controls()


def _seats(table: Table, most: int) -> list[str]:
    """A line a seat, with who has it."""
    row, language, lines = table.row, table.row.language, []
    for place in range(most if row.status == "lobby" else len(table.seats)):
        taken = place < len(table.seats)
        name = f"**{table.escaped_names[place]}**" if taken else say(language, "lobby-free-seat")
        is_host = taken and table.seats[place].user_id == row.host_id
        lines.append(f"{place + 1}\\. {say(language, 'lobby-host', name=name) if is_host else name}")
    return lines


def _how(table: Table, most: int) -> list[str]:
    """How to join, and where it will be played."""
    language = table.row.language
    full = len(table.seats) >= most
    how = "lobby-is-full" if full else "lobby-how"
    lines = [say(language, how, hand=HAND, least=least_seats(table), most=most)]
    return [*lines, say(language, "lobby-plays-in-a-thread")] if table.row.thread else lines


def _buttons(table: Table) -> list[Control]:
    row, language = table.row, table.row.language
    ready = len(table.seats) >= least_seats(table)
    buttons = [
        button(LOBBY, row.id, "join", label=say(language, "lobby-join"), style=discord.ButtonStyle.success),
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
    return buttons
