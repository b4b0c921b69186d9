"""Who is in a server, as Discord says."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from cogs.talk.answer import LOST
from cogs.talk.codes import UNKNOWN_MEMBER

if TYPE_CHECKING:
    from cogs.bot import Atoll


log = logging.getLogger(__name__)


async def member(bot: Atoll, guild_id: int, user_id: int) -> discord.Member:
    """Somebody of this server, under the name they have there."""
    guild = bot.get_guild(guild_id) or await bot.fetch_guild(guild_id)
    return await guild.fetch_member(user_id)


async def has_left(bot: Atoll, guild_id: int, user_id: int) -> bool:
    """Whether Discord knows that this person is not in the server."""
    try:
        await member(bot, guild_id, user_id)
    except discord.HTTPException as fault:
        if fault.code in UNKNOWN_MEMBER:
            return True
        log.warning("Discord does not say who is in server %s: %s", guild_id, fault)
    except LOST as fault:
        log.warning("Discord does not say who is in server %s: %s", guild_id, type(fault).__name__)
    return False
