"""A person's reminders wherever they are waited for, by what they prefer from now on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.loaded import find
from cogs.table.act import REMINDER
from cogs.table.rhythm import next_reminder, rhythm
from db import deadlines, tables

if TYPE_CHECKING:
    from cogs.bot import Atoll


async def replan(bot: Atoll, user_id: int) -> None:
    """All of them at once."""
    for row in await tables.of_user(bot.store, user_id):
        table = await find(bot.store, row.id)
        if table is None:
            continue
        own = table.prefers(user_id)
        hours = rhythm(own, table.settings.reminder_hours)
        for each in table.deadlines:
            if each.kind == REMINDER and each.seat is not None and table.person(each.seat) == user_id:
                due = next_reminder(each.began_at, bot.now(), each.reminders_sent, hours, own)
                await deadlines.postpone(bot.store, row.id, each.seat, REMINDER, due)
    bot.clock.wake()
