"""/game nudge, /game pause and /game resume: players decide how long their game waits."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING, Final

import discord
from msgspec.structs import replace as changed

from cogs.loaded import Table, find
from cogs.table.act import waits_of
from cogs.table.commit import commit_waits
from cogs.table.groups import game
from cogs.talk.answer import Answer, Interaction, Refused, answering
from cogs.talk.mentions import only
from cogs.words.described import described
from cogs.words.names import clean, escaped
from db import deadlines, shown, tables
from db.store import Writing
from locales import say

if TYPE_CHECKING:
    from cogs.bot import Atoll

NUDGE: Final = "nudge"
NUDGE_EVERY: Final = timedelta(hours=8)


@game.command(name="nudge", description=described("command-nudge"))
async def nudge(interaction: Interaction) -> None:
    async with answering(interaction) as answer:
        bot = answer.bot
        table = await bot.acting.running_here(answer)
        _check_nudge(bot, table, bot.acting.seat(answer, table))
        now = bot.now()
        await deadlines.begin_anew(bot.store, table.id, None, NUDGE, now=now, due_at=None)
        seats = [seat for seat in table.waits_for if table.person(seat) is not None]
        people = [user for seat in seats if (user := table.person(seat)) is not None]
        who = " ".join(table.mention(seat) for seat in seats)
        by = escaped(clean(interaction.user.display_name))
        words = say(table.row.language, "nudged", who=who, by=by, link=table.link)
        try:
            message = await answer.to_all(words, allowed_mentions=only(people))
        except discord.HTTPException:  # nobody was pinged, so that it doesn't count
            await deadlines.drop(bot.store, table.id, None, NUDGE, began_at=now)
            raise
        place = {"channel_id": message.channel.id, "message_id": message.id}
        await shown.note_reminder(bot.store, table.id, seats, **place, now=now)


def _check_nudge(bot: Atoll, table: Table, seat: int) -> None:
    """Once in eight hours, by a fellow player, for somebody else."""
    if table.waits_for in ((), (seat,)):
        raise Refused("nudge-yourself")
    if all(table.person(each) is None for each in table.waits_for):
        raise Refused("nudge-nobody")
    for former in table.deadlines:
        if former.kind == NUDGE and bot.now() - former.began_at < NUDGE_EVERY:
            raise Refused("nudged-already")


@game.command(name="pause", description=described("command-pause"))
async def pause(interaction: Interaction) -> None:
    async with answering(interaction) as answer:
        bot = answer.bot
        table = await bot.acting.running_here(answer)
        bot.acting.seat(answer, table)
        async with bot.store.together() as writing:
            await tables.pause(writing, table.id)
            await shown.changed(writing, table.id)
        await answer.to_all(say(table.row.language, "paused"))
        await bot.boards.show_quietly(table.id)


@game.command(name="resume", description=described("command-resume"))
async def resume(interaction: Interaction) -> None:
    async with answering(interaction) as answer:
        bot = answer.bot
        table = await find(bot.store, channel_id=interaction.channel_id or 0)
        if table is None or table.row.status != "paused":
            raise Refused("not-paused")
        bot.acting.seat(answer, table)
        await _go_on(table, answer)


async def _go_on(paused: Table, answer: Answer) -> None:
    """Reminders and limits begin from now, and whoever is waited for is called."""
    bot = answer.bot
    table, now = replace(paused, row=changed(paused.row, status="running")), bot.now()
    waits = waits_of(table, now)

    async def resumed(writing: Writing) -> None:
        await tables.resume(writing, table.id)
        await shown.unshow(writing, table.id)

    await commit_waits(bot, table, waits, now, also=resumed)
    await bot.handing.go_on(table.id)
    await bot.boards.show_id(table.id, answer)
