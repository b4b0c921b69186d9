"""What was kept and is not shown: tried again by itself, and looked for after a start.

What Discord did not take is tried after half a minute, two minutes, ten, then every hour.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from typing import TYPE_CHECKING, Final

import discord

from cogs.loaded import Table, find
from cogs.table.offers import shown_on
from cogs.table.posts import Posts
from cogs.talk.answer import LOST
from db import shown

if TYPE_CHECKING:
    from cogs.bot import Atoll

TRIED_AGAIN: Final = (30.0, 120.0, 600.0, *([3600.0] * 23))
AT_ONCE: Final = 4
"""Tables shown at one time after a start: one that Discord does not answer holds up no other."""
NEWS: Final = 500
"""Messages among which a board is looked for that was posted and not noted."""

NOT_SHOWN: Final = (discord.HTTPException, *LOST)

log = logging.getLogger(__name__)


class Unshown:
    """Tables that could not be shown, and those of which nobody knows whether they are."""

    def __init__(self, bot: Atoll, show: Callable[[Table], Awaitable[Table]]) -> None:
        self.bot = bot
        self._show = show
        self._again: dict[str, asyncio.Task[None]] = {}
        self.suspects: set[str] = set()
        """Tables of which a board may stand in the channel that nobody noted: a kill or a fault came between."""

    @property
    def pending(self) -> Collection[str]:
        """What is tried again by itself."""
        return self._again.keys()

    def miss(self, table_id: str) -> None:
        """Discord did not take it, or did and could not say so: it is looked for, and shown when that can be."""
        self.suspects.add(table_id)
        self.try_again(table_id)

    def try_again(self, table_id: str) -> None:
        """What could not be shown is tried again by itself."""
        if table_id not in self._again:
            self._again[table_id] = asyncio.create_task(self._try_again(table_id), name=f"show {table_id}")

    async def _try_again(self, table_id: str) -> None:
        try:
            for pause in TRIED_AGAIN:
                await asyncio.sleep(pause)
                table = await find(self.bot.store, table_id)
                if table is None or (table.row.is_shown and not table.outdated):
                    return
                try:
                    await self._show(table)
                except NOT_SHOWN:
                    continue  # it is in the log already
                except Exception:
                    log.exception("table %s cannot be shown", table_id)
        finally:
            self._again.pop(table_id, None)

    async def close(self) -> None:
        """What waits to be tried again is found at the next start."""
        for task in self._again.values():
            task.cancel()
        await asyncio.gather(*self._again.values(), return_exceptions=True)

    async def look_for_suspects(self) -> None:
        """Before anything is shown: of whatever is not shown, a board may have been posted just before a kill."""
        self.suspects |= {each.table_id for each in await shown.unshown(self.bot.store)}

    async def catch_up(self, show: Callable[[str], Awaitable[None]]) -> None:
        """After a start: everything saved and not shown, every former board not yet shrunk."""
        waiting = dict.fromkeys(each.table_id for each in await shown.unshown(self.bot.store))
        some = asyncio.Semaphore(AT_ONCE)

        async def one(table_id: str) -> None:
            async with some:
                try:
                    await show(table_id)
                except Exception:
                    log.exception("table %s cannot be shown", table_id)

        await asyncio.gather(*map(one, waiting))

    async def find_lost(self, table: Table, posts: Posts) -> Table:
        """Find boards that nobody noted. One posted just before a kill is the board, and isn't posted again.

        If a restored copy took the game back, boards of the lost time lose their buttons instead.
        """
        row = table.row
        if row.shown_revision < row.revision:
            for place in self._places(table):
                for message, revision in await self._boards(table, place):
                    if (table.brought_back_at or 0) <= revision <= row.revision:
                        await posts.posted(table.id, revision, message)
                    else:
                        await message.edit(view=None)
            table = await find(self.bot.store, table.id) or table
        self.suspects.discard(table.id)
        return table

    def _places(self, table: Table) -> list[discord.PartialMessageable]:
        """Return where boards of a table may be; a restored lobby's game may have begun in a thread beneath it."""
        row, place = table.row, self.bot.place(table.row)
        if table.state is not None or not row.thread or row.board_message_id is None:
            return [place]
        return [place, self.bot.get_partial_messageable(row.board_message_id, guild_id=row.guild_id)]

    async def _boards(self, table: Table, place: discord.PartialMessageable) -> list[tuple[discord.Message, int]]:
        """Return the table's boards that followed the noted one, the oldest first, each with its revision."""
        noted = table.row.board_message_id or discord.utils.time_snowflake(table.row.created_at)
        found: list[tuple[discord.Message, int]] = []
        try:
            async for message in place.history(limit=NEWS):
                if message.id <= noted:
                    break
                revision = shown_on(message, table.id) if message.author == self.bot.user else None
                if revision is not None:
                    found.insert(0, (message, revision))
        except (discord.Forbidden, discord.NotFound):
            log.info("table %s: the messages of %s can't be read", table.id, place.id)
        return found
