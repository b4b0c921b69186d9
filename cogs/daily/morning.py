"""One message a day, where a server wishes it: how yesterday's deals went here, and a button to play today's."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING, Any, Final

import discord

from cogs.daily.deals import DEALS
from cogs.daily.standings import Standings, better_than, standings, told
from cogs.table.pictures import files
from cogs.table.rhythm import next_at
from cogs.talk.answer import LOST, Answer, Refused
from cogs.talk.codes import UNKNOWN_CHANNEL
from cogs.talk.controls import DAY, Controls, button, tool
from cogs.talk.limits import LONGEST_CONTENT, cut
from cogs.talk.mentions import NOBODY
from cogs.talk.times import AGAIN, CLAIMED, SHOWN_WITHIN
from cogs.words.names import clean
from db import mornings, settings
from db.days import Played
from db.mornings import Morning
from locales import language_of, say
from render import day as picture

if TYPE_CHECKING:
    from cogs.bot import Atoll

AT_ONCE: Final = 4
"""Servers told at one time: one that Discord does not answer holds up no other."""

log = logging.getLogger(__name__)


async def ring(bot: Atoll) -> None:
    """Tell each server whose hour has come."""
    now, some = bot.now(), asyncio.Semaphore(AT_ONCE)

    async def tell(morning: Morning) -> None:
        async with some:
            await _try_to_tell(bot, morning, now)

    due = await mornings.claim(bot.store, await mornings.due(bot.store, now), until=now + CLAIMED)
    await asyncio.gather(*map(tell, due))


async def _try_to_tell(bot: Atoll, morning: Morning, now: datetime) -> None:
    """A day is told once; where it cannot be, again in an hour, or not at all where its channel is gone."""
    day = now.date() - timedelta(days=1)
    try:
        if morning.told_day is None or morning.told_day < day.isoformat():
            async with asyncio.timeout(SHOWN_WITHIN):
                await _tell(bot, morning, day)
    except Exception as fault:
        is_ours = not isinstance(fault, (discord.HTTPException, *LOST))
        said = "server %s is not told of its day: %s %s"
        log.log(logging.ERROR if is_ours else logging.WARNING, said, morning.guild_id, type(fault).__name__, fault,
                exc_info=fault if is_ours else None)  # fmt: skip
        is_gone = isinstance(fault, discord.HTTPException) and fault.code == UNKNOWN_CHANNEL
        await mornings.failed(bot.store, morning.guild_id, None if is_gone else now + AGAIN)
        return
    later = next_at(now, morning.minute, morning.zone)
    await mornings.told(bot.store, morning.guild_id, day.isoformat(), later)


async def _tell(bot: Atoll, morning: Morning, day: date) -> None:
    """Nothing, where nobody here has finished a deal of that day."""
    guild_id = morning.guild_id
    found = [each for game in DEALS if (each := await standings(bot, game, day, guild_id)).here]
    if not found:
        return
    channel = bot.get_partial_messageable(morning.channel_id, guild_id=guild_id)
    content, how = await _message(bot, found, await _language(bot, guild_id))
    await channel.send(content, **how, nonce=f"d{guild_id:x}.{day:%y%m%d}")


async def _language(bot: Atoll, guild_id: int) -> str:
    """The language of a server's own messages."""
    own, guild = await settings.of(bot.store, guild_id), bot.get_guild(guild_id)
    return own.language or language_of(str(guild.preferred_locale) if guild is not None else "en")


async def _message(bot: Atoll, found: Sequence[Standings], language: str) -> tuple[str, dict[str, Any]]:
    """The words of a day's message, and all that goes with them."""
    files = [file for each in found for file in await _pictured(bot, each, language)]
    content = cut("\n\n".join(words(each, language) for each in found), LONGEST_CONTENT)
    return content, {"view": buttons(language), "files": files, "allowed_mentions": NOBODY}


@tool("preview")
async def preview(answer: Answer, _: str) -> None:
    """Show how yesterday's results would be posted, or with one result if there are none."""
    bot, guild_id = answer.bot, answer.interaction.guild_id
    if guild_id is None or not answer.interaction.permissions.manage_guild:
        raise Refused("settings-are-for-managers")
    await answer.defer()
    day, language = bot.now().date() - timedelta(days=1), await _language(bot, guild_id)
    every = [await standings(bot, game, day, guild_id) for game in DEALS]
    found = [each for each in every if each.here]
    content, how = await _message(bot, found or [_with_one(each, answer, bot.now()) for each in every], language)
    key = "daily-preview" if found else "daily-preview-example"
    answer.done = True
    head = say(answer.language, key)
    await answer.interaction.followup.send(cut(f"{head}\n{content}", LONGEST_CONTENT), **how, ephemeral=True)


def _with_one(found: Standings, answer: Answer, now: datetime) -> Standings:
    """The same day as if the reader had played it and had as many points as the computer."""
    user = answer.interaction.user
    played = Played(user.id, answer.interaction.guild_id or 0, found.computer, 0, late=False, ended_at=now, won=True)
    names = {user.id: clean(user.display_name)}
    return replace(found, here=(played,), everybody=(*found.everybody, played), names=names, streak=1)


def words(found: Standings, language: str) -> str:
    """A day's deal as a server is told of it."""
    lines = told(found, language)
    best = max(found.in_time, key=lambda each: each.score, default=None)
    if best is not None and (percent := better_than(best, found.everybody)) is not None:
        lines.append(say(language, "morning-best-here", percent=percent))
    if found.streak > 1:
        lines.append(say(language, "standings-streak", days=found.streak))
    return "\n".join(lines)


def buttons(language: str) -> Controls:
    """Today's of each game."""
    return Controls([button(DAY, game, label=say(language, f"morning-play-{game}")) for game in DEALS])


async def _pictured(bot: Atoll, found: Standings, language: str) -> Sequence[discord.File]:
    shown = found.drawn(language)
    drawn: Any = await bot.pictures.in_time(bot.pictures.day(shown, language))
    return files(drawn, f"day-{found.game}-{shown.date}.png", picture.alt(shown, language))
