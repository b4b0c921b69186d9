"""/profile privacy: what is kept about someone, to read and to delete."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING

import discord

from cogs.loaded import Table, find
from cogs.table.groups import profile
from cogs.talk.answer import Answer, Interaction, answering
from cogs.talk.controls import TOOL, Controls, button, tool
from cogs.words.described import described
from db import privacy, tables
from locales import say

if TYPE_CHECKING:
    from cogs.bot import Atoll


@tool("privacy-export")
async def export(answer: Answer, _: str) -> None:
    """Everything about a person as a file, to them alone."""
    kept = await privacy.export(answer.bot.store, answer.user_id)
    data = json.dumps(kept, indent=2, ensure_ascii=False).encode()
    file = discord.File(io.BytesIO(data), filename="atoll-about-you.json")
    await answer.privately(say(answer.language, "privacy-exported"), files=[file])


@tool("privacy-forget")
async def ask_to_forget(answer: Answer, _: str) -> None:
    label, style = say(answer.language, "forget-sure"), discord.ButtonStyle.danger
    await answer.privately(
        say(answer.language, "forget-ask"), Controls([button(TOOL, "me", "forget-me", label=label, style=style)])
    )


@tool("forget-me")
async def forget(answer: Answer, _: str) -> None:
    """Their seats become someone's; the others' games stay whole."""
    bot, user_id = answer.bot, answer.user_id
    bot.forget_language(user_id)
    for row in await tables.of_user(bot.store, user_id):
        table = await find(bot.store, row.id) if row.status == "lobby" else None
        if table is not None and await bot.lobbies.leave(table, user_id) is None:
            await bot.boards.show_quietly(row.id)
    left = [(each.id, await bot.handing.leave(each, seat, is_gone=True)) for each, seat in await _running(bot, user_id)]
    await privacy.forget(bot.store, user_id, bot.now())
    await answer.privately(say(answer.language, "forgotten"))
    for table_id, own in left:  # told by then without a name
        await bot.handing.tell_of_vacant(table_id, own)


async def _running(bot: Atoll, user_id: int) -> list[tuple[Table, int]]:
    """The games somebody plays, and where they sit."""
    found = [await find(bot.store, row.id) for row in await tables.of_user(bot.store, user_id)]
    seated = [(table, table.seat_of(user_id)) for table in found if table is not None and table.state is not None]
    return [(table, seat) for table, seat in seated if seat is not None]


@profile.command(name="privacy", description=described("command-privacy"))
async def show_privacy(interaction: Interaction) -> None:
    """Nothing is kept about people who don't play."""
    async with answering(interaction) as answer:
        words = ("privacy-export", "privacy-forget")
        view = Controls([button(TOOL, "me", word, label=say(answer.language, word)) for word in words])
        await answer.privately(say(answer.language, "privacy"), view)
