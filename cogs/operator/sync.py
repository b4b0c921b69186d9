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
    guild = _owner_guild(bot)
    commands = [*bot.tree.get_commands(), *(bot.tree.get_commands(guild=guild) if guild else ())]
    told = [command.to_dict(bot.tree) for command in commands]
    return hashlib.sha256(json.dumps([told, edition()], sort_keys=True).encode()).hexdigest()


async def sync_if_changed(bot: Atoll) -> bool:
    """Send the commands to Discord, or to the development server, if they changed. The owners' server has its own."""
    name = f"commands-{bot.settings.dev_guild or 'everywhere'}-{bot.application_id}"
    now = f"{digest(bot)} {bot.settings.owner_guild or ''}".rstrip()
    if await facts.of(bot.store, name) == now:
        return False
    await sync(bot)
    await facts.note(bot.store, name, now)
    return True


async def sync(bot: Atoll) -> None:
    """Send the commands to Discord, whether or not anything changed."""
    guild = discord.Object(bot.settings.dev_guild) if bot.settings.dev_guild else None
    owner = _owner_guild(bot)
    if guild is not None:
        bot.tree.copy_global_to(guild=guild)
    await bot.tree.sync(guild=guild)
    if owner is not None and owner != guild:
        await bot.tree.sync(guild=owner)
    await _forget_former(bot, guild)
    log.info("Discord was told the commands")


async def _forget_former(bot: Atoll, dev: discord.Object | None) -> None:
    """Remove /owner from the server that OWNER_GUILD_ID named before."""
    name, now = f"owner-guild-{bot.application_id}", str(bot.settings.owner_guild or "")
    former = await facts.of(bot.store, name) or ""
    if former == now:
        return
    if former and (dev is None or int(former) != dev.id):
        try:
            await bot.http.bulk_upsert_guild_commands(bot.application_id or 0, int(former), [])
        except (discord.Forbidden, discord.NotFound) as fault:  # the bot has left it, and its commands with it
            log.info("server %s has no /owner to remove: %s", former, fault)
    await facts.note(bot.store, name, now)


def _owner_guild(bot: Atoll) -> discord.Object | None:
    return discord.Object(bot.settings.owner_guild) if bot.settings.owner_guild else None
