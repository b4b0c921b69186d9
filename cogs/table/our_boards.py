"""Boards where several processes share one database: each table is shown by the process that has its server."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from cogs.loaded import Table, find
from cogs.table.showing import Boards
from db import shown

if TYPE_CHECKING:
    from cogs.talk.answer import Answer

log = logging.getLogger(__name__)


class OurBoards(Boards):
    """Shows what is ours; whoever has the others' is told that there is something to show."""

    def has(self, table: Table) -> bool:
        """Whether this process shows it."""
        if not table.row.in_our_server:
            return True  # it is shown by answers alone: whoever was asked has the answer
        return self.bot.store.share.has(table.row.guild_id, in_our_server=table.row.in_our_server)

    async def show(self, table: Table, answer: Answer | None = None, here: int | None = None) -> Table:
        if self.has(table):
            return await super().show(table, answer, here)
        await self.bot.tell(f"show {table.id}")
        return table

    async def told(self, table_id: str) -> None:
        """Another process did something at a table, which may be ours."""
        table = await find(self.bot.store, table_id)
        if table is not None and self.has(table):
            await self.show_quietly(table_id)

    async def look_around(self) -> None:
        """What another process did at our tables, and we were not told; what is tried again by itself is left out."""
        try:
            unshown = {each.table_id for each in await shown.unshown(self.bot.store)}
            for table_id in unshown - set(self.unshown.pending):
                await self.show_quietly(table_id)
        except Exception:
            log.exception("what other processes did cannot be shown")
