"""Tables where the bot is only installed by a person: all they show is answers to what that person presses.

No message can be sent there of its own accord, so nobody is reminded or pinged, and computers answer at once. A board
lives on by presses: each may change the message that it stands on, however old that is.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import discord

from cogs.loaded import Table, find
from cogs.table.board import Board, compose
from cogs.table.offers import shown_on
from cogs.talk.answer import LOST, Answer, Refused
from cogs.talk.controls import tool
from cogs.talk.mentions import NOBODY
from cogs.talk.sending import deliver
from cogs.talk.times import ANSWER_EDITABLE, PRIVATE_WITHIN
from db import shown
from locales import say

if TYPE_CHECKING:
    from cogs.bot import Atoll

ONCE_IN: Final = 30 * 86_400.0
"""Seconds in which it is said once that nobody else sees a game."""

log = logging.getLogger(__name__)


Tell = Callable[..., Awaitable[None]]
"""How the one who acted hears what they did, where their answer isn't the board: answer, table, and `goes_on`."""


class Live(NamedTuple):
    """The board of a table, and what changes it."""

    message_id: int | None
    change: Callable[..., Awaitable[Any]]
    language: str
    at: datetime
    """When that was pressed or typed which Discord takes the change for."""


class Elsewhere:
    """Shows these tables. The live board is remembered for as long as Discord takes a change of it."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot
        self._live: OrderedDict[str, Live] = OrderedDict()

    async def show(self, table: Table, answer: Answer | None, tell: Tell | None = None) -> None:
        """In place of the board that was pressed, or of the live one; otherwise as an answer of its own.

        Without `tell` the reader lost sight of the board, so it's always a new message.
        """
        if answer is None:
            return  # the next press shows it
        if table.game.in_private and table.waits_for:
            await self._own_board(table, answer)
        else:
            await self._board(table, answer, tell)
        await shown.edit(self.bot.store, table.id, table.row.revision)

    async def _own_board(self, table: Table, answer: Answer) -> None:
        """One's own board; it replaces the panel that was pressed."""
        await self.bot.own.show(answer, table, self.bot.own.last_news(answer, table))
        await self._note(table, answer, answer.private_id, answer.change_private)

    async def _board(self, table: Table, answer: Answer, tell: Tell | None) -> None:
        board = await compose(self.bot, table, (), answer.user_id)
        how: dict[str, Any] = {"view": board.view, "allowed_mentions": NOBODY}
        message = answer.interaction.message
        if message is not None and shown_on(message, table.id) is not None:
            if not answer.done and await answer.in_place(board.content, **how, attachments=board.files()):
                await self._note(table, answer, message.id, answer.interaction.edit_original_response)
        elif table.day is not None:
            await answer.privately(board.content, **how, files=board.files())
            await self._note(table, answer, answer.private_id, answer.change_private)
        elif answer.is_press and tell is not None and await self._changed(table, board, how):
            if not answer.done:
                await tell(answer, table)
        else:
            await self._new_board(table, answer, _noting_who_sees_it(answer, table, board), how, tell)

    async def _new_board(
        self, table: Table, answer: Answer, board: Board, how: dict[str, Any], tell: Tell | None
    ) -> None:
        """A message of its own, which makes no sound: the reader just acted."""
        sent: discord.Message | None = None
        if answer.can_be_public:
            sent = await answer.publicly(board.content, **how, files=board.files(), silent=True)
        if sent is None:
            if not answer.done:
                # The board follows right below, so the words need no controls of their own.
                await (tell(answer, table, goes_on=False) if tell is not None else answer.quietly())
            followup = answer.interaction.followup
            sent = await deliver(followup.send, board.content, **how, files=board.files(), silent=True, wait=True)
        await self._note(table, answer, sent.id, sent.edit)

    async def _changed(self, table: Table, board: Board, how: dict[str, Any]) -> bool:
        """Whether the live board could be changed where it is."""
        live = self._live.get(table.id)
        if live is None or self.bot.now() - live.at > ANSWER_EDITABLE:
            return False
        try:
            async with asyncio.timeout(PRIVATE_WITHIN):
                await deliver(live.change, content=board.content, **how, attachments=board.files())
        except (discord.HTTPException, *LOST) as fault:
            log.info("a board elsewhere stays as it is: %s", fault)
            return False
        return True

    async def _note(
        self, table: Table, answer: Answer, message_id: int | None, change: Callable[..., Awaitable[Any]]
    ) -> None:
        """This board is the live one; the former one loses its buttons."""
        former = self._live.pop(table.id, None)
        self._live[table.id] = Live(message_id, change, answer.language, answer.interaction.created_at)
        while self.bot.now() - next(iter(self._live.values())).at > ANSWER_EDITABLE:
            self._live.popitem(last=False)
        if former is None or former.message_id == message_id or self.bot.now() - former.at > ANSWER_EDITABLE:
            return
        try:
            async with asyncio.timeout(PRIVATE_WITHIN):
                words = say(former.language, "elsewhere-goes-on")
                await former.change(content=words, view=None, attachments=[])
        except (discord.HTTPException, *LOST) as fault:
            log.info("a former board elsewhere stays as it is: %s", fault)


def _noting_who_sees_it(answer: Answer, table: Table, board: Board) -> Board:
    """A new board; where Discord shows it to its reader alone, that and why is said, once."""
    interaction, bot = answer.interaction, answer.bot
    if interaction.guild_id is None or interaction.app_permissions.use_external_apps:
        return board
    if bot.cooldowns.left(("seen by one", table.id), ONCE_IN, bot.now().timestamp()):
        return board
    line = f"-# {say(answer.language, 'elsewhere-seen-by-one')}"
    return replace(board, text=f"{board.text}\n{line}", long=lambda room: f"{board.long(room - len(line) - 1)}\n{line}")


@tool("go-on")
async def go_on(answer: Answer, table_id: str) -> None:
    """A board that was lost from sight, shown again."""
    table = await find(answer.bot.store, table_id)
    if table is None or table.state is None or table.row.in_our_server or table.seat_of(answer.user_id) is None:
        raise Refused("table-over")
    await answer.bot.elsewhere.show(await answer.bot.thinking.at_once(table), answer)
