"""What goes wrong outside an answer: told to the one who asked, logged with a number."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands

from cogs.talk.answer import LOST, Interaction, answering
from cogs.talk.tree import changed
from locales import say

if TYPE_CHECKING:
    from cogs.bot import Atoll


GONE: Final = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)
"""A client remembers a command of another release."""


async def on_fault(interaction: Interaction, fault: app_commands.AppCommandError) -> None:
    """Never silence: a cooldown, a missing right, a command that is gone, or a fault of ours."""
    if interaction.type is discord.InteractionType.autocomplete and isinstance(fault, GONE):
        with contextlib.suppress(discord.HTTPException, *LOST):  # Discord takes no message for a half-typed word
            await interaction.response.autocomplete([])
        return
    async with answering(interaction) as answer:
        match fault:
            case app_commands.CommandOnCooldown():
                await answer.privately(say(answer.language, "cooldown", seconds=max(1, round(fault.retry_after))))
            case app_commands.MissingPermissions():
                await answer.privately(say(answer.language, "not-allowed"))
            case app_commands.NoPrivateMessage():
                await answer.privately(say(answer.language, "only-in-servers"))
            case app_commands.CheckFailure():
                answer.done = True  # whoever checked has said why
            case fault if isinstance(fault, GONE):
                await answer.privately(changed(answer))
            case app_commands.TransformerError():
                await answer.privately(say(answer.language, "option-unknown", value=str(fault.value)[:40]))
            case _:
                raise fault


async def setup(bot: Atoll) -> None:
    bot.tree.error(on_fault)
