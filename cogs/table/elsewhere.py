"""Tables where the bot is only installed by a person: all they show is answers to what that person presses.

No message can be sent there of its own accord, so nobody is reminded or pinged, and computers answer at once. A board
lives on by presses: each may change the message that it stands on, however old that is.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import discord

from cogs.loaded import Table, find
from cogs.table.board import Board, compose
from cogs.table.offers import shown_on
from cogs.talk.answer import Answer, Refused
from cogs.talk.controls import tool
from db import shown
from locales import say

if TYPE_CHECKING:
    from cogs.bot import Atoll

ONCE_IN: Final = 30 * 86_400.0
"""Seconds in which it is said once that nobody else sees a game."""


async def show_elsewhere(bot: Atoll, table: Table, answer: Answer | None) -> None:
    """In place of the board that was pressed; otherwise as an answer of its own."""
    if answer is None:
        return  # the next press shows it
    if table.game.in_private and table.waits_for:
        await bot.own.show(answer, table, bot.own.last_news(answer, table))
    else:
        await _board(bot, table, answer)
    await shown.edit(bot.store, table.id, table.row.revision)


async def _board(bot: Atoll, table: Table, answer: Answer) -> None:
    board = await compose(bot, table, (), answer.user_id)
    how: dict[str, Any] = {"view": board.view, "allowed_mentions": discord.AllowedMentions.none()}
    message = answer.interaction.message
    if message is not None and shown_on(message, table.id) is not None:
        if not answer.done:
            await answer.in_place(board.content, **how, attachments=board.files())
    elif table.day is not None:
        await answer.privately(board.content, **how, files=board.files())
    else:
        board = _noting_who_sees_it(answer, table, board)
        if not answer.can_be_public or await answer.publicly(board.content, **how, files=board.files()) is None:
            if not answer.done:
                await answer.privately(say(answer.language, "done"))
            await answer.interaction.followup.send(board.content, **how, files=board.files())


def _noting_who_sees_it(answer: Answer, table: Table, board: Board) -> Board:
    """A new board; where Discord shows it to its reader alone, that and why is said, once."""
    interaction, bot = answer.interaction, answer.bot
    if interaction.guild_id is None or interaction.app_permissions.use_external_apps:
        return board
    if bot.cooldowns.left(("seen by one", table.id), ONCE_IN, bot.now().timestamp()):
        return board
    return replace(board, headline=f"{board.headline}\n-# {say(answer.language, 'elsewhere-seen-by-one')}")


@tool("go-on")
async def go_on(answer: Answer, table_id: str) -> None:
    """A board that was lost from sight, shown again."""
    table = await find(answer.bot.store, table_id)
    if table is None or table.state is None or table.row.in_our_server or table.seat_of(answer.user_id) is None:
        raise Refused("table-over")
    await show_elsewhere(answer.bot, await answer.bot.thinking.at_once(table), answer)
