"""A lobby that opens calls those who asked for it: the server's role once an hour, people by message once a day."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import discord

from cogs.loaded import Table
from cogs.table.rhythm import after_quiet_hours
from cogs.talk.answer import LOST
from cogs.talk.members import has_left
from cogs.talk.mentions import NOBODY, only_role
from cogs.words.names import escaped
from db import callers, preferences, settings
from locales import say

if TYPE_CHECKING:
    from cogs.bot import Atoll

MOST_TOLD: Final = 25
"""So many people are written to for one lobby, at the most."""
MOST_CONSIDERED: Final = 200
"""Among so many those are looked for who are not in their quiet hours."""

log = logging.getLogger(__name__)


async def role_called(bot: Atoll, table: Table) -> tuple[list[str], discord.AllowedMentions]:
    """The line that calls the server's role, and whom it may ping; nothing if it was called within the hour."""
    role = table.settings.call_role
    if role is None or not await settings.claim_role_call(bot.store, table.row.guild_id, bot.now()):
        return [], NOBODY
    line = say(table.row.language, "lobby-calls", role=f"<@&{role}>")
    return [line], only_role(role)


async def who_wishes(bot: Atoll, table: Table) -> list[int]:
    """Whoever wishes to hear of lobbies here and has not today; those in their quiet hours hear of a later one."""
    row, store, now = table.row, bot.store, bot.now()
    people = await callers.untold(store, row.guild_id, now, but=row.host_id or 0, most=MOST_CONSIDERED)
    own = await preferences.of_all(store, people) if people else {}
    awake = [user_id for user_id in people if after_quiet_hours(now, own[user_id]) == now]
    return await callers.claim(store, row.guild_id, now, awake[:MOST_TOLD])


async def tell_people(bot: Atoll, table: Table, people: Sequence[int], link: str) -> None:
    """Each of them, but nobody who has left the server."""
    row = table.row
    for user_id in people:
        own = await preferences.of(bot.store, user_id)
        if await has_left(bot, row.guild_id, user_id):
            await callers.wish(bot.store, row.guild_id, user_id, told=False)
            continue
        language = own.language or row.language
        host = escaped(table.names[0])
        words = say(language, "lobby-opened", host=host, game=say(language, f"{row.game}-title"), link=link)
        try:
            await (await bot.fetch_user(user_id)).send(words, nonce=f"l{row.id}")
        except (discord.HTTPException, *LOST) as fault:
            log.warning("lobby %s: somebody who asked for it is not told: %s", row.id, fault)
