"""What stands in a channel of a table: its live board, edited in place or followed by another, and former ones, shrunk.

What Discord has taken is noted in the store by one commit.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final

import discord
from msgspec.structs import replace as changed

from cogs.behaviour import behaviour_of
from cogs.loaded import Table, find
from cogs.table.board import Board
from cogs.talk.answer import LOST, Answer
from cogs.talk.codes import CANNOT_BE_EDITED, NO_PERMISSION, REQUEST_TOO_LARGE, TOO_LARGE, TOO_MANY
from cogs.talk.controls import Controls
from cogs.talk.mentions import NOBODY, only
from cogs.talk.sending import deliver
from cogs.talk.times import MESSAGE_EDITABLE, SHRUNK_WITHIN
from cogs.words import story
from cogs.words.teller import Teller
from db import preferences, shown

if TYPE_CHECKING:
    from cogs.bot import Atoll

NOTED: Final = 10_000
SOME_PRIME: Final = 9_999_991
"""So much of the former board's id stands in a nonce, which has 25 signs at the most."""

log = logging.getLogger(__name__)


class Posts:
    """The only caller of Discord for what a channel shows of a table."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot
        self._noted: OrderedDict[str, tuple[int, int | None]] = OrderedDict()
        """What was last noted as shown of a table: its revision and its board. A table read before that is stale."""

    # What was noted

    async def newest(self, table: Table) -> Table:
        """The table, read again where somebody else has shown it meanwhile."""
        noted = self._noted.get(table.id)
        if noted is None or noted == (table.row.shown_revision, table.row.board_message_id):
            return table
        return await find(self.bot.store, table.id) or table

    def note(self, table: Table) -> Table:
        """What the store has from now on."""
        self.note_place(table.id, table.row.shown_revision, table.row.board_message_id)
        return table

    def note_place(self, table_id: str, revision: int, message_id: int | None) -> None:
        """The same by its values: this revision is shown, by this message."""
        self._noted[table_id] = revision, message_id
        self._noted.move_to_end(table_id)
        if len(self._noted) > NOTED:
            self._noted.popitem(last=False)

    def forget(self, table_id: str) -> None:
        """Whoever shows it next may have read it at any time."""
        self._noted.pop(table_id, None)

    # The live board

    async def put(self, table: Table, board: Board, answer: Answer | None = None, *, anew: bool) -> Table:
        """The board in its place; in words alone where Discord does not take the picture. The table as it is shown."""
        row = table.row
        is_old = row.board_posted_at is None or self.bot.now() - row.board_posted_at > MESSAGE_EDITABLE
        try:
            if not anew and not is_old and await self.edit(table, board, answer):
                posted = None
            else:
                posted = await self._post(table, board, answer, silent=not anew)
        except discord.HTTPException as fault:
            if board.picture is None or not _is_about_the_picture(fault):
                raise
            return await self.put(table, replace(board, picture=None, drawing=None), answer, anew=anew)
        return await self.note_shown(
            table, board.revision, posted, answer, board.newcomers, is_told=True, reported=board.reported
        )

    async def edit(self, table: Table, board: Board, answer: Answer | None = None) -> bool:
        """Change the live board in place; false if it cannot be any more."""
        return await self.change(table, answer, board.content, view=board.view, attachments=board.files())

    async def change(self, table: Table, answer: Answer | None, content: str, **shown_as: Any) -> bool:
        """Other words and whatever else on a table's message, by the press on it or by itself; false if it is gone."""
        row = table.row
        if row.board_message_id is None:
            return False
        try:
            await self._edit(answer, row.board_channel_id or row.channel_id, row.board_message_id, content, **shown_as)
        except discord.HTTPException as fault:
            if fault.code in CANNOT_BE_EDITED:
                return False
            raise
        return True

    async def _post(self, table: Table, board: Board, answer: Answer | None, *, silent: bool) -> discord.Message:
        """A new message: a command's answer if it came in time, for an edit of a late one pings nobody."""
        by_answer = answer if answer is not None and _can_be_the_answer(answer, table) else None
        how: dict[str, Any] = {"nonce": _nonce(table, board.revision), "silent": silent}
        return await self.post(table, board.content, board.view, board.mentions, board.files(), by_answer, **how)

    async def end(self, table: Table, content: str, view: Controls, people: Sequence[int]) -> Table:
        """The last board of a table that nobody played to its end: a new message that calls its people."""
        row = table.row
        posted = await self.post(table, content, view, only(people), nonce=f"b{row.id}-{row.revision}x")
        return await self.note_shown(table, row.revision, posted, is_told=True)

    async def replace(
        self,
        table: Table,
        content: str,
        view: Controls,
        banner: list[discord.File] | None = None,
        answer: Answer | None = None,
    ) -> discord.Message | None:
        """Other words and buttons on the board or lobby; the new message, if the old one is gone."""
        picture: dict[str, Any] = {} if banner is None else {"attachments": banner}
        if await self.change(table, answer, content, view=view, **picture):
            return None
        message = await self.post(table, content, view, NOBODY, banner)
        await self.posted(table.id, table.row.revision, message)
        return message

    async def post(
        self,
        table: Table,
        content: str,
        view: Controls,
        mentions: discord.AllowedMentions,
        files: list[discord.File] | None = None,
        answer: Answer | None = None,
        **how: Any,
    ) -> discord.Message:
        """Post a board or lobby: as this answer if Discord still takes it, otherwise as a message of its own."""
        said: dict[str, Any] = {"view": view, "allowed_mentions": mentions}
        message = await answer.publicly(content, **said, files=files or []) if answer is not None else None
        if message is not None:
            return message
        return await deliver(self.bot.place(table.row).send, content, **said, files=rewound(files), **how)

    async def posted(self, table_id: str, revision: int, message: discord.Message) -> None:
        """From now on this message is the table's board or lobby."""
        place = {"channel_id": message.channel.id, "message_id": message.id}
        await shown.post(self.bot.store, table_id, revision, **place, now=self.bot.now())
        self.note_place(table_id, revision, message.id)  # whoever read the table before that posts no second one

    async def _edit(
        self, answer: Answer | None, channel_id: int, message_id: int, content: str, **shown_as: Any
    ) -> None:
        """Change a message: as the answer to the press on it where there is one, which is one request fewer."""
        shown_as["allowed_mentions"] = NOBODY
        if answer is None or not await answer.change_if_pressed(message_id, content, **shown_as):
            message = self.bot.get_partial_messageable(channel_id).get_partial_message(message_id)
            rewound(shown_as.get("attachments"))
            await deliver(message.edit, content=content, **shown_as)

    # Former boards

    async def note_shown(
        self,
        table: Table,
        revision: int | None = None,
        posted: discord.Message | None = None,
        answer: Answer | None = None,
        newcomers: tuple[int, ...] = (),
        *,
        is_told: bool = False,
        reported: int = 0,
    ) -> Table:
        """Shrink former boards to the story of what was played on them, then save in one commit what is shown now.

        `revision`: what the channel shows from now on; `posted`: on this new message; `is_told`: with all that changed
        without a step; `reported`: the former boards reported the steps up to this revision.
        Former boards that are left are to be shrunk another time.
        """
        after = _with_board(table, revision, posted, self.bot.now(), reported)
        if is_told:
            after = replace(after, row=changed(after.row, shown_changes=table.row.changes))
        shrunk = [former.message_id for former in after.outdated if await self._shrink_one(after, former, answer)]
        async with self.bot.store.together() as writing:
            if posted is not None:
                assert revision is not None
                place = {"channel_id": posted.channel.id, "message_id": posted.id}
                await shown.post(writing, table.id, revision, **place, now=self.bot.now(), reported=reported)
            elif revision is not None and revision > table.row.shown_revision:
                await shown.edit(writing, table.id, revision)
            if after.row.shown_changes > table.row.shown_changes:
                await shown.told(writing, table.id, after.row.shown_changes)
            for message_id in shrunk:
                await shown.shrink(writing, message_id)
            await preferences.had_first_turn(writing, newcomers, behaviour_of(table).situation(table))
        left = tuple(former for former in after.formers if former.message_id not in shrunk)
        return self.note(replace(after, formers=left))

    async def _shrink_one(self, table: Table, former: shown.Former, answer: Answer | None) -> bool:
        """A former board becomes the story of what was played on it; a lobby stays one, without buttons.

        Reminders and notes about the lobby are deleted.
        """
        try:
            async with asyncio.timeout(SHRUNK_WITHIN):
                if former.is_note:
                    channel = self.bot.get_partial_messageable(former.channel_id)
                    await channel.get_partial_message(former.message_id).delete()
                else:
                    line = self._left_of(table, former)
                    await self._edit(answer, former.channel_id, former.message_id, line, attachments=[], view=None)
        except discord.HTTPException as fault:
            if fault.code in CANNOT_BE_EDITED or (former.seats and fault.status < TOO_MANY):
                return True  # a reminder that can't be deleted stays
            log.warning("table %s: a former board stays as it is for now: %s", table.id, fault)
            return False
        except LOST as fault:
            log.warning("table %s: a former board stays as it is for now: %s", table.id, named(fault))
            return False
        return True

    def _left_of(self, table: Table, former: shown.Former) -> str:
        """Return what stays of a former board."""
        if former.posted_revision < 1:
            return self.bot.lobbies.message(table)[0]
        played = [step for step in table.history if former.posted_revision < step.revision <= former.next_revision]
        return story.one_line(Teller(table, table.row.language), played)


def _with_board(
    table: Table, revision: int | None, posted: discord.Message | None, now: datetime, reported: int
) -> Table:
    """The table as it is shown from now on; a board that was followed is a former one."""
    row = table.row
    if revision is None:
        return table
    if posted is None:
        return replace(table, row=changed(row, shown_revision=max(revision, row.shown_revision)))
    formers = table.formers
    if row.board_message_id is not None and row.board_message_id != posted.id:
        channel_id = row.board_channel_id or row.channel_id
        followed = shown.Former(channel_id, row.board_message_id, row.board_revision or 0, revision)
        formers = (*formers, followed)
    board = changed(
        row,
        shown_revision=revision,
        board_revision=revision,
        board_channel_id=posted.channel.id,
        board_message_id=posted.id,
        board_posted_at=now,
        reported_revision=reported,
    )
    return replace(table, row=board, formers=formers)


def _nonce(table: Table, revision: int) -> str:
    """For some minutes Discord answers the same nonce with the message that it took first.

    So each board has one of its own, by the board that it follows; it is the same when its posting is tried again.
    """
    return f"b{table.id}-{revision}-{(table.row.board_message_id or 0) % SOME_PRIME}"


def _can_be_the_answer(answer: Answer, table: Table) -> bool:
    """Whether a command is answered with the board: where the table plays, and not where people act in private."""
    is_here = answer.interaction.channel_id == table.row.channel_id
    return answer.can_be_public and is_here and not table.game.in_private


def rewound(files: list[discord.File] | None) -> list[discord.File]:
    """Files that were sent before, from their beginning."""
    for file in files or ():
        file.reset()
    return files or []


def _is_about_the_picture(fault: discord.HTTPException) -> bool:
    """Too large, or files may not be sent here."""
    return fault.status == TOO_LARGE or fault.code in {REQUEST_TOO_LARGE, NO_PERMISSION}


def named(fault: BaseException) -> str:
    """A fault in a log's line."""
    return f"{type(fault).__name__} {fault}".strip()
