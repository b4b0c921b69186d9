"""One live board a table: posted anew on a new turn, edited in place by a press, its former self shrunk to a line."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final, TypeGuard
from weakref import WeakValueDictionary

import discord
from discord import ui

import render
from cogs import _panel, _rights, _story
from cogs._answer import Answer
from cogs._board import LONGEST_CONTENT, STORY_IN_BOARD, Board, compose
from cogs._lobbies import compose_lobby, put_up_hand
from cogs._offers import shown_on
from cogs._sitting import Sitting, sit, state_at
from cogs._tell import Teller
from db import shown, steps, tables
from db.store import LostRace
from engine.play import unpack, waiting
from locales import say

if TYPE_CHECKING:
    from cogs._bot import Atoll

EDITABLE: Final = timedelta(minutes=55)
"""Discord allows few edits of a message older than an hour (30046)."""

UNKNOWN_CHANNEL: Final = 10003
TOO_LARGE: Final = 413
CANNOT_BE_EDITED: Final = frozenset({10008, 30046, 50083})
"""It was deleted, it is old and was edited too often, or its thread is archived."""

NEWS: Final = 20
"""How far back a board is looked for that was posted and not noted."""

log = logging.getLogger(__name__)


class Boards:
    """Shows what the store has; what was saved and not shown is shown at start-up."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot
        self._late: set[asyncio.Future[None]] = set()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def turn(self, table_id: str) -> asyncio.Lock:
        """One at a time shows a table; whoever comes later finds the newest shown already."""
        return self._turns.setdefault(table_id, asyncio.Lock())

    async def show(self, table_id: str, answer: Answer | None = None) -> None:
        """Bring what the channel shows up to what the store has; who acted hears why, where that cannot be."""
        try:
            async with self.turn(table_id):
                await self._show(table_id, answer)
        except discord.HTTPException as fault:
            why = _rights.why_not_shown(answer.interaction, answer.language, fault) if answer else None
            if answer is None or why is None:
                raise
            log.warning("table %s is not shown: %s", table_id, fault)
            await answer.privately(why)

    async def _show(self, table_id: str, answer: Answer | None) -> None:
        table = await sit(self.bot.store, table_id)
        if table is None:
            return
        if table.state is None:
            await self._show_lobby(table, answer)
            return
        row = table.row
        history = await steps.history(self.bot.store, row.id, after=row.revision - steps.STATES_KEPT)
        wants_answer = answer is not None and _can_be_the_answer(answer, table)
        if row.shown_revision < row.revision or wants_answer:
            await self._show_game(table, history, answer, wants_answer=wants_answer)
        await self._shrink_formers(table, history, answer)
        if answer is not None and not answer.done and (not answer.is_press or answer.is_on_private_message):
            await self._privately_after(answer, table, history)

    async def _show_game(
        self, table: Sitting, history: list[steps.Step], answer: Answer | None, *, wants_answer: bool
    ) -> None:
        row = table.row
        since = [step for step in history if step.revision > row.shown_revision]
        if row.shown_revision >= 0 and not wants_answer and since and not any(map(is_public(table), since)):
            await shown.edit(self.bot.store, row.id, row.revision)
            return
        called, is_new_turn = await self._who_is_called(table, history)
        is_alone = answer is not None and _plays_alone(table)
        is_told = is_alone or (answer is not None and not answer.is_press and not table.game.in_private)
        here = answer.interaction.user.id if answer is not None and is_told else None
        board = await compose(self.bot, table, history, called, here)
        anew = (is_new_turn and not is_alone) or wants_answer or not table.state.agenda
        await self._put(table, board, answer, anew=anew)

    async def _privately_after(self, answer: Answer, table: Sitting, history: list[steps.Step]) -> None:
        """What a wish shows privately once it is granted: one's own board where a game has one, or the news."""
        if table.game.in_private and table.waits_for:
            await self.bot.own.show(answer, table, await self.bot.own.last_news(answer, table))
            return
        done = _story.told(Teller(table, answer.language), history[-1:], STORY_IN_BOARD)
        done = done or say(answer.language, "done")
        is_elsewhere = answer.interaction.channel_id != table.row.channel_id
        await answer.privately(f"{done}\n{table.link}" if is_elsewhere else done)

    async def _who_is_called(self, table: Sitting, history: list[steps.Step]) -> tuple[tuple[int, ...], bool]:
        """Whom the table waits for since it was last shown, and whether a new turn began."""
        since = [step for step in history if step.revision > table.row.shown_revision]
        is_new_turn = any(event.opens_a_turn for step in since for event in unpack(table.game, step.events))
        # On a new turn everybody is called anew, whoever was waited for before.
        former = None if is_new_turn else await state_at(self.bot.store, table, table.row.shown_revision)
        waited = waiting(former) if former is not None else ()
        acted = {step.seat for step in since} if table.game.in_private else set()
        called = tuple(seat for seat in table.waits_for if is_new_turn or not (seat in waited or seat in acted))
        return called, is_new_turn or bool(called)

    async def _put(self, table: Sitting, board: Board, answer: Answer | None, *, anew: bool) -> None:
        """The board in its place; in words alone where Discord does not take the picture."""
        row = table.row
        is_old = row.board_posted_at is None or self.bot.now() - row.board_posted_at > EDITABLE
        try:
            if not anew and not is_old and row.board_message_id and await self._edit(table, board, answer):
                await shown.edit(self.bot.store, row.id, board.revision)
            else:
                await self._posted(row.id, board.revision, await self._post(table, board, answer))
        except discord.HTTPException as fault:
            if board.picture is None or not _is_about_the_picture(fault):
                raise
            await self._put(table, replace(board, picture=None, drawing=None), answer, anew=anew)
        else:
            self._follow(table, board)

    def _follow(self, table: Sitting, board: Board) -> None:
        """The picture is late: the words went first, and it follows."""

        def show_again(_: object) -> None:
            task = asyncio.ensure_future(self._show_late(table, board))
            self._late.add(task)
            task.add_done_callback(self._late.discard)

        if board.drawing is not None and not board.drawing.done():
            board.drawing.add_done_callback(show_again)

    async def _show_late(self, table: Sitting, board: Board) -> None:
        picture = await self.bot.pictures.in_time(board.drawing)
        async with self.turn(table.row.id):
            row = await tables.find(self.bot.store, table.row.id)
            if picture is None or row is None or row.shown_revision != row.revision:
                return
            since = await steps.history(self.bot.store, row.id, after=board.revision)
            if any(map(is_public(table), since)):
                return
            try:
                await self._edit(replace(table, row=row), replace(board, picture=picture), None)
            except discord.HTTPException as fault:
                log.warning("table %s: its picture is not shown: %s", table.row.id, fault)

    async def _posted(self, table_id: str, revision: int, message: discord.Message) -> None:
        await shown.post(
            self.bot.store,
            table_id,
            revision,
            channel_id=message.channel.id,
            message_id=message.id,
            now=self.bot.now(),
        )

    async def _edit(self, table: Sitting, board: Board, answer: Answer | None) -> bool:
        """Change the live board in place; false if it cannot be any more."""
        row = table.row
        assert row.board_message_id is not None
        shown_as: dict[str, Any] = {"view": board.view, "allowed_mentions": discord.AllowedMentions.none()}
        try:
            if not (
                _is_pressed(answer, row.board_message_id)
                and await answer.in_place(board.content, **shown_as, attachments=board.files())
            ):
                message = self._message(row.board_channel_id or row.channel_id, row.board_message_id)
                await message.edit(content=board.content, **shown_as, attachments=board.files())
        except discord.HTTPException as fault:
            if fault.code in CANNOT_BE_EDITED:
                return False
            raise
        return True

    async def _post(self, table: Sitting, board: Board, answer: Answer | None) -> discord.Message:
        said: dict[str, Any] = {"view": board.view, "allowed_mentions": board.mentions}
        if answer is not None and not answer.done and _can_be_the_answer(answer, table):
            message = await answer.publicly(board.content, **said, files=board.files())
            if message is not None:
                return message
        channel = self.bot.get_partial_messageable(table.row.channel_id, guild_id=table.row.guild_id)
        return await channel.send(board.content, **said, files=board.files())

    async def _shrink_formers(self, table: Sitting, history: list[steps.Step], answer: Answer | None) -> None:
        """Each former board becomes the story of what was played on it; a lobby stays one, without buttons."""
        bare: dict[str, Any] = {"attachments": [], "view": None, "allowed_mentions": discord.AllowedMentions.none()}
        for former in await shown.formers(self.bot.store, table.row.id):
            played = [step for step in history if former.posted_revision < step.revision <= former.next_revision]
            line = _story.one_line(Teller(table, table.row.language), played)
            if former.posted_revision < 1:
                line, _ = compose_lobby(table)
            try:
                if not (_is_pressed(answer, former.message_id) and await answer.in_place(line, **bare)):
                    await self._message(former.channel_id, former.message_id).edit(content=line, **bare)
            except discord.HTTPException as fault:
                if fault.code not in CANNOT_BE_EDITED:
                    log.warning("table %s: a former board stays as it is: %s", table.row.id, fault)
            await shown.shrink(self.bot.store, former.message_id)

    async def close(self, table_id: str, key: str) -> None:
        """A table ended without a last step: its board says why and has no buttons."""
        async with self.turn(table_id):
            table = await sit(self.bot.store, table_id)
            if table is None:
                return
            row = table.row
            said = say(row.language, key)
            content = said if table.state is None else f"{said}\n{self._last_words(table)}"
            try:
                await self._replace(table, content[:LONGEST_CONTENT], _panel.empty())
            except discord.HTTPException as fault:
                log.warning("table %s: its last board stays as it is: %s", table_id, fault)
            await shown.edit(self.bot.store, row.id, row.revision)

    @staticmethod
    def _last_words(table: Sitting) -> str:
        return render.alt(table.row.game, table.view(), table.names, table.row.language)

    async def _show_lobby(self, table: Sitting, answer: Answer | None) -> None:
        row = table.row
        pressed = _message_of(answer)
        if row.board_message_id is None and pressed is not None:
            await self._posted(row.id, row.revision, pressed)
        content, view = compose_lobby(table)
        shown_as: dict[str, Any] = {
            "view": view,
            "attachments": await self.bot.lobbies.banner(table),
            "allowed_mentions": discord.AllowedMentions.none(),
        }
        here = row.board_message_id or (pressed.id if pressed else None)
        if not (_is_pressed(answer, here) and await answer.in_place(content, **shown_as)):
            message = await self._replace(table, content, view, await self.bot.lobbies.banner(table))
            if message is not None and table.row.status == "lobby":
                await put_up_hand(message)
        await shown.edit(self.bot.store, row.id, row.revision)

    async def _replace(
        self, table: Sitting, content: str, view: ui.View, banner: list[discord.File] | None = None
    ) -> discord.Message | None:
        """Other words and buttons on the board or lobby; a new message if the old one is gone."""
        row = table.row
        none = discord.AllowedMentions.none()
        picture: dict[str, Any] = {} if banner is None else {"attachments": banner}
        try:
            if row.board_message_id is not None:
                message = self._message(row.board_channel_id or row.channel_id, row.board_message_id)
                await message.edit(content=content, view=view, allowed_mentions=none, **picture)
                return None
        except discord.HTTPException as fault:
            if fault.code not in CANNOT_BE_EDITED:
                raise
        channel = self.bot.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
        message = await channel.send(content, view=view, allowed_mentions=none, files=_rewound(banner))
        await self._posted(row.id, row.revision, message)
        return message

    def _message(self, channel_id: int, message_id: int) -> discord.PartialMessage:
        return self.bot.get_partial_messageable(channel_id).get_partial_message(message_id)

    async def show_quietly(self, table_id: str) -> None:
        """As `show`, where nobody waits for an answer: what Discord refuses is logged."""
        try:
            await self.show(table_id)
        except discord.HTTPException as fault:
            log.warning("table %s cannot be shown now: %s", table_id, fault)
            if fault.code == UNKNOWN_CHANNEL:
                await self.forget(table_id)

    async def catch_up(self) -> None:
        """After a start: everything saved and not shown, every former board not yet shrunk."""
        for table_id in dict.fromkeys(each.table_id for each in await shown.unshown(self.bot.store)):
            await self._find_lost(table_id)
            await self.show_quietly(table_id)

    async def _find_lost(self, table_id: str) -> None:
        """A board posted in the moment before a kill is the board, and is not posted a second time."""
        async with self.turn(table_id):
            table = await sit(self.bot.store, table_id)
            if table is None or table.row.shown_revision >= table.row.revision:
                return
            row = table.row
            channel = self.bot.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
            after = discord.Object(row.board_message_id or 0)
            try:
                said = [message async for message in channel.history(limit=NEWS, after=after, oldest_first=False)]
            except (discord.Forbidden, discord.NotFound):
                return
            for message in reversed(said):
                revision = shown_on(message, table_id)
                if revision is not None and message.author == self.bot.user:
                    await self._posted(table_id, revision, message)

    async def forget(self, table_id: str) -> None:
        """Its channel was deleted: nobody can go on there."""
        with contextlib.suppress(LostRace):
            await tables.end(self.bot.store, table_id, self.bot.now(), "abandoned")
        table = await tables.find(self.bot.store, table_id)
        if table is not None:
            await shown.edit(self.bot.store, table_id, table.revision)


def is_public(table: Sitting) -> Callable[[steps.Step], bool]:
    """Whether the channel may know of anything in a step."""
    return lambda step: (
        step.back_to is not None or any(event.seen_by(None) for event in unpack(table.game, step.events))
    )


def _message_of(answer: Answer | None) -> discord.Message | None:
    """The message that was pressed, where everybody sees it."""
    return answer.interaction.message if answer is not None and not answer.is_on_private_message else None


def _is_pressed(answer: Answer | None, message_id: int | None) -> TypeGuard[Answer]:
    """Whether the press that waits for its answer was on this message."""
    pressed = _message_of(answer)
    return answer is not None and not answer.done and pressed is not None and pressed.id == message_id


def _plays_alone(table: Sitting) -> bool:
    """Whether the one who acted is the only one to see it, and sees it on a board of their own: nobody is called."""
    return table.game.in_private and len(table.humans) == 1 and table.row.shown_revision > 0


def _can_be_the_answer(answer: Answer, table: Sitting) -> bool:
    """Whether a command is answered with the board: where the table plays, and not where people act in private."""
    return not answer.is_press and not table.game.in_private and answer.interaction.channel_id == table.row.channel_id


def _rewound(files: list[discord.File] | None) -> list[discord.File]:
    """Files that were sent before, from their beginning."""
    for file in files or ():
        file.reset()
    return files or []


def _is_about_the_picture(fault: discord.HTTPException) -> bool:
    """Too large, or files may not be sent here."""
    return fault.status == TOO_LARGE or fault.code in {40005, 50013}
