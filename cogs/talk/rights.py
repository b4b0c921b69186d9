"""What the bot may do in a place, and how a missing right is told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import discord

from cogs.talk.codes import ARCHIVED_THREAD, NO_RIGHT
from locales import say

if TYPE_CHECKING:
    from cogs.talk.answer import Interaction

ASKED_FOR: Final = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "attach_files",
    "add_reactions",
    "read_message_history",
)
"""What the invite link asks for; README says why each."""
IN_A_CHANNEL: Final = ("view_channel", "send_messages")
IN_A_THREAD: Final = ("view_channel", "send_messages_in_threads")
FOR_A_THREAD: Final = ("create_public_threads", "send_messages_in_threads")


def missing(interaction: Interaction, names: Iterable[str]) -> list[str]:
    """Those of these permissions that the bot lacks where somebody asked it something."""
    return [name for name in names if not getattr(interaction.app_permissions, name)]


def missing_in(guild: discord.Guild, channel: discord.abc.GuildChannel | None) -> dict[str, bool]:
    """The permissions of the invite link that the bot lacks, and whether it lacks them on the whole server."""
    everywhere = guild.me.guild_permissions
    here = channel.permissions_for(guild.me) if channel is not None else everywhere
    return {name: not getattr(everywhere, name) for name in ASKED_FOR if not getattr(here, name)}


def needed(interaction: Interaction) -> tuple[str, ...]:
    """What a table needs to be played in this place."""
    return IN_A_THREAD if isinstance(interaction.channel, discord.Thread) else IN_A_CHANNEL


def named(language: str, names: Iterable[str]) -> str:
    """Permissions as Discord's settings call them."""
    return ", ".join(say(language, f"permission-{name.replace('_', '-')}") for name in names)


def why_not_shown(interaction: Interaction, language: str, fault: Exception) -> str:
    """For the one who acted: it is kept, but the table cannot be shown now."""
    code = fault.code if isinstance(fault, discord.HTTPException) else None
    if code == ARCHIVED_THREAD:
        return say(language, "not-shown-closed")
    if code not in NO_RIGHT:
        return say(language, "not-shown-yet")
    lacking = missing(interaction, needed(interaction)) or needed(interaction)
    return say(language, "not-shown-missing-permissions", list=named(language, lacking))
