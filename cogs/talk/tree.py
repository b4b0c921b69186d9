"""The tree of commands: what a client of Discord cannot have sent never reaches one."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands

from cogs.talk.answer import Answer, Interaction, answering
from cogs.talk.renamed import new_name, unknown
from locales import say

Command: TypeAlias = app_commands.Command[Any, ..., Any] | app_commands.Group

TEXT, NUMBER, IS_TRUE = 3, 4, 5
IDS: Final = frozenset({6, 7, 8, 9})
"""Kinds of options whose value is somebody's or something's id."""
LARGEST_ID: Final = 2**63
LARGEST_NUMBER: Final = 2**53

log = logging.getLogger(__name__)


def is_genuine(option: Any) -> bool:
    """Whether a value is of the kind that its option has, as every client of Discord sends it."""
    kind, value = option.get("type"), option.get("value")
    if "options" in option:
        return all(map(is_genuine, option["options"]))
    if kind == TEXT:
        return isinstance(value, str) and _is_text(value)
    if kind == NUMBER:
        typed = option.get("focused") and isinstance(value, str)
        return typed or (isinstance(value, int) and abs(value) < LARGEST_NUMBER)
    if kind == IS_TRUE:
        return isinstance(value, bool)
    return kind not in IDS or (str(value).isascii() and str(value).isdigit() and int(value) < LARGEST_ID)


def _is_text(value: str) -> bool:
    """Half a surrogate is none."""
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def is_offered(command: Command | None, options: Iterable[Any]) -> bool:
    """Whether what is chosen is among the choices that the command has now."""
    if isinstance(command, app_commands.Group):
        return all(is_offered(command.get_command(str(each.get("name"))), each.get("options", ())) for each in options)
    if not isinstance(command, app_commands.Command):
        return True
    if unknown(options, frozenset(each.display_name for each in command.parameters)):
        return False
    choices = {each.display_name: [choice.value for choice in each.choices] for each in command.parameters}
    chosen = (each for each in options if choices.get(each["name"]) and not each.get("focused"))
    return all(each.get("value") in choices[each["name"]] for each in chosen)


class Tree(app_commands.CommandTree[Any]):
    """Answers what is forged privately, in one line of the log, and does nothing."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        data: Any = interaction.data or {}
        options: Iterable[Any] = data.get("options", ())
        guild = discord.Object(int(data["guild_id"])) if data.get("guild_id") else None
        command = self.get_command(str(data.get("name")), guild=guild) or self.get_command(str(data.get("name")))
        if all(map(is_genuine, options)) and is_offered(command, options):
            return True
        log.warning("not understood, and nothing changed: a value of /%s is no such value", str(data.get("name"))[:32])
        if interaction.type is discord.InteractionType.application_command:
            async with answering(interaction) as answer:
                await answer.privately(changed(answer))
        return False


def changed(answer: Answer) -> str:
    """Return what to type now that a command has changed."""
    new = new_name(answer.interaction.data or {})
    if new is None:
        return say(answer.language, "command-changed")
    return say(answer.language, "command-renamed", new=new)
