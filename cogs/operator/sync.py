"""Discord is told our commands only when they changed: a digest of them is kept."""

from __future__ import annotations

import hashlib
import json
import logging
from typing import TYPE_CHECKING

import discord

from db import facts
from locales import edition

if TYPE_CHECKING:
    from cogs.bot import Atoll

log = logging.getLogger(__name__)


def digest(bot: Atoll) -> str:
    """Changes when any name, description, choice or word does; nothing is translated to find that nothing changed."""
    told = [command.to_dict(bot.tree) for command in bot.tree.get_commands()]
    return hashlib.sha256(json.dumps([told, edition()], sort_keys=True).encode()).hexdigest()


async def sync_if_changed(bot: Atoll) -> bool:
    """Tell Discord, or the development server, if there is something new to tell."""
    name = f"commands-{bot.settings.dev_guild or 'everywhere'}-{bot.application_id}"
    now = digest(bot)
    if await facts.of(bot.store, name) == now:
        return False
    await sync(bot)
    await facts.note(bot.store, name, now)
    return True


async def sync(bot: Atoll) -> None:
    """Tell Discord, whether or not anything changed."""
    guild = discord.Object(bot.settings.dev_guild) if bot.settings.dev_guild else None
    if guild is not None:
        bot.tree.copy_global_to(guild=guild)
    await bot.tree.sync(guild=guild)
    log.info("Discord was told the commands")
