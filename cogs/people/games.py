"""/games: everywhere somebody plays, whose turn it is, and until when."""

from __future__ import annotations

import logging
from itertools import product
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.loaded import Table, find
from cogs.table.act import LIMIT
from cogs.talk.answer import Answer, Interaction, answering
from cogs.talk.controls import TOOL, Controls, button, page_of
from cogs.talk.pages import page_view, pages
from cogs.words.described import described
from cogs.words.names import escaped
from db import tables
from engine import GAMES
from engine.contract import Unreadable
from locales import listed, say

if TYPE_CHECKING:
    from cogs.bot import Atoll

MOST_ELSEWHERE: Final = 8
"""So many have their buttons here: for two each there are four rows."""

log = logging.getLogger(__name__)


@page_of("games")
async def show_games(answer: Answer, about: str, number: int) -> None:
    """A page of them, the oldest first."""
    lines, elsewhere = [], list[Table]()
    for row in await tables.of_user(answer.bot.store, answer.user_id):
        try:
            table = await find(answer.bot.store, row.id)
        except Unreadable:
            log.exception("table %s cannot be read", row.id)
            title = say(answer.language, f"{row.game}-title") if row.game in GAMES else row.game
            lines.append(say(answer.language, "games-unreadable", title=title))
            continue
        if table is None or (table.state is None and not table.row.in_our_server):
            continue  # whoever asked there has not said yet who plays along
        if not table.row.in_our_server:
            elsewhere.append(table)
        shown = line(answer.language, answer.user_id, table)
        lines.append(shown if table.row.in_our_server else f"{len(elsewhere)}. {shown}")
    leaves = pages("\n".join(lines) or say(answer.language, "games-none"))
    number = min(number, len(leaves) - 1)
    view = page_view(about, "games", number, len(leaves)) or Controls()
    some = enumerate(elsewhere[:MOST_ELSEWHERE], 1)
    for (number_here, table), (word, key) in product(some, (("go-on", "tool-go-on"), ("end", "tool-end"))):
        title = say(answer.language, f"{table.row.game}-title")
        view.add(button(TOOL, table.id, word, label=f"{say(answer.language, key)}: {number_here}. {title}"))
    await answer.privately(leaves[number], None if view.is_empty else view)


def line(language: str, user_id: int, table: Table) -> str:
    """Where one plays, whose turn it is, and until when."""
    title, status = say(language, f"{table.row.game}-title"), table.row.status
    if table.state is None:
        return say(language, "games-lobby", title=title, link=table.link)
    whose = "you" if table.seat_of(user_id) in table.waits_for else "others"
    names = listed(language, [escaped(table.names[each]) for each in table.waits_for])
    line = say(
        language,
        "games-line",
        title=title,
        link=table.link,
        whose="paused" if status == "paused" else whose,
        names=names,
    )
    ends = [each.due_at for each in table.deadlines if each.kind == LIMIT and each.due_at and status == "running"]
    until = say(language, "deadline", at=discord.utils.format_dt(min(ends), "R")) if ends else ""
    begun = table.row.created_at
    started = say(language, "games-started", at=discord.utils.format_dt(begun, "R"))
    return " ".join(filter(None, (line.rstrip(), until, "" if table.row.in_our_server else started)))


class GamesCog(commands.Cog):
    """One's own tables."""

    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.command(name="games", description=described("command-games"))
    async def games(self, interaction: Interaction) -> None:
        async with answering(interaction) as answer:
            await show_games(answer, "me", 0)


async def setup(bot: Atoll) -> None:
    await bot.add_cog(GamesCog())
