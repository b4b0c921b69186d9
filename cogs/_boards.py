"""One live board a table: posted anew on a new turn, edited in place by a press, its former self shrunk to a line."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakValueDictionary

import discord
from discord import ui

import render
from cogs import _story
from cogs._answer import Answer
from cogs._commits import LIMIT
from cogs._lobbies import compose_lobby
from cogs._offers import panel
from cogs._pictures import files
from cogs._sitting import Sitting, sit
from cogs._tell import Teller
from db import deadlines, preferences, shown, steps, tables
from engine.play import unpack, waiting
from locales import listed, say

if TYPE_CHECKING:
    from cogs._bot import Atoll

EDITABLE: Final = timedelta(minutes=55)
"""Discord allows few edits of a message older than an hour (30046)."""

GONE: Final = frozenset({10003, 10008})
EDIT_QUOTA: Final = 30046
LONGEST_CONTENT: Final = 2000
STORY_IN_BOARD: Final = 900

TOOLS: Final = ("undo", "text", "hint")
TOOLS_AFTERWARDS: Final = ("rematch", "replay", "text")

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Board:
    """A board ready to be shown."""

    revision: int
    content: str
    view: ui.View
    pings: tuple[int, ...]
    picture: bytes | None
    description: str

    def files(self) -> list[discord.File]:
        return files(self.picture, f"board-{self.revision}.png", self.description)

    @property
    def mentions(self) -> discord.AllowedMentions:
        return discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in self.pings])


class Boards:
    """Shows what the store has; what was saved and not shown is shown at start-up."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot
        self._late: set[asyncio.Future[None]] = set()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # What a board says

    def headline(self, tell: Teller) -> str:
        """Who is waited for, with the mention first, and what may still be done."""
        table = tell.table
        view = table.view()
        facts: dict[str, Any] = {
            field: value
            for field in view.__struct_fields__
            if isinstance(value := getattr(view, field), (int, str)) and not isinstance(value, bool)
        }
        who = [table.mention(seat) for seat in table.waits_for]
        facts |= {"who": listed(tell.language, who), "waits": len(who)}
        if table.row.status == "paused":
            return say(tell.language, "table-is-paused")
        return say(tell.language, f"{tell.game}-asks-{view.waiting}", **facts)

    async def compose(self, table: Sitting, history: list[steps.Step], pings: tuple[int, ...]) -> Board:
        """Words, picture and buttons of a table as it stands."""
        tell = Teller(table, table.row.language)
        seat = table.waits_for[0] if table.waits_for else None
        since = history if seat is None else _story.since_last_act(history, seat)
        story = _story.told(tell, since, STORY_IN_BOARD, since_turn=True)
        tools: tuple[str, ...] = TOOLS if table.waits_for else TOOLS_AFTERWARDS
        if table.game.in_private and table.waits_for:
            tools = ("mine", *tools)
        view = panel(Teller(table, table.row.language, plain=True), tools=tools)
        drawing = self.bot.pictures.board(table, since if table.state.agenda else history)
        picture = await self.bot.pictures.in_time(drawing)
        if drawing is not None and not drawing.done():
            self._follow(table, drawing)
        parts = [self.headline(tell), await self._deadline(table), await self._first_turn(table, tell, pings), story]
        if picture is None:
            parts.append(render.brief(table.row.game, table.view(), table.names, table.row.language))
        content = "\n".join(part for part in parts if part)
        users = tuple(user for each in pings if (user := table.seats[each].user_id))
        alt = render.alt(table.row.game, table.view(), table.names, table.row.language)
        return Board(table.row.revision, content[:LONGEST_CONTENT], view, users, picture, alt)

    async def _deadline(self, table: Sitting) -> str:
        """When the others may decide for who is waited for, on each reader's own clock."""
        if not table.row.time_limit_hours or not table.waits_for:
            return ""
        waits = await deadlines.of_table(self.bot.store, table.row.id)
        due = [each.due_at for each in waits if each.kind == LIMIT and each.due_at is not None]
        return say(table.row.language, "deadline", at=discord.utils.format_dt(min(due), "R")) if due else ""

    async def _first_turn(self, table: Sitting, tell: Teller, pings: tuple[int, ...]) -> str:
        """Three short sentences for a person's first turn of a game, and never again."""
        people = [user for seat in pings if (user := table.seats[seat].user_id)]
        new = [user for user in people if await preferences.is_first_turn(self.bot.store, user, table.row.game)]
        return say(tell.language, f"{table.row.game}-first-turn") if new else ""

    def _follow(self, table: Sitting, drawing: asyncio.Future[bytes]) -> None:
        """The picture is late: the words went first, and it follows."""

        def show_again(_: object) -> None:
            task = asyncio.ensure_future(self._show_late(table))
            self._late.add(task)
            task.add_done_callback(self._late.discard)

        drawing.add_done_callback(show_again)

    async def _show_late(self, table: Sitting) -> None:
        async with self.turn(table.row.id):
            row = await tables.find(self.bot.store, table.row.id)
            if row is None or not row.shown_revision == row.revision == table.row.revision:
                return
            history = await steps.history(self.bot.store, row.id, after=row.revision - steps.STATES_KEPT)
            now = replace(table, row=row)
            await self._edit(now, await self.compose(now, history, ()), None)

    # Showing it

    def turn(self, table_id: str) -> asyncio.Lock:
        """One at a time shows a table; whoever comes later finds the newest shown already."""
        return self._turns.setdefault(table_id, asyncio.Lock())

    async def show(self, table_id: str, answer: Answer | None = None) -> None:
        """Bring what the channel shows up to what the store has."""
        async with self.turn(table_id):
            table = await sit(self.bot.store, table_id)
            if table is None:
                return
            if table.state is None:
                await self._show_lobby(table, answer)
                return
            wants_answer = answer is not None and not answer.is_press and not table.game.in_private
            if table.row.shown_revision < table.row.revision or wants_answer:
                await self._show_game(table, answer, wants_answer=wants_answer)
        if answer is not None and not answer.done and (not answer.is_press or answer.is_on_private_message):
            await self._privately_after(answer, table)

    async def _show_game(self, table: Sitting, answer: Answer | None, *, wants_answer: bool) -> None:
        row = table.row
        history = await steps.history(self.bot.store, row.id, after=row.revision - steps.STATES_KEPT)
        since = [step for step in history if step.revision > row.shown_revision]
        if row.shown_revision >= 0 and not wants_answer and since and not any(map(is_public(table), since)):
            await shown.edit(self.bot.store, row.id, row.revision)
            return
        pings, is_new_turn = await self._who_is_called(table, history)
        board = await self.compose(table, history, pings)
        await self._put(table, history, board, answer, anew=is_new_turn or wants_answer)

    async def _privately_after(self, answer: Answer, table: Sitting) -> None:
        """What a private panel shows once its wish is granted: one's own board where a game has one, or the news."""
        if table.game.in_private and table.waits_for:
            await self.bot.own.show(answer, table)
            return
        history = await steps.history(self.bot.store, table.row.id, after=table.row.revision - 1)
        done = _story.told(Teller(table, answer.language), history, STORY_IN_BOARD)
        await answer.privately(done or say(answer.language, "done"))

    async def _who_is_called(self, table: Sitting, history: list[steps.Step]) -> tuple[tuple[int, ...], bool]:
        """Whom the table waits for since it was last shown, and whether a new turn began."""
        from cogs._acting import sit_at  # noqa: PLC0415

        since = [step for step in history if step.revision > table.row.shown_revision]
        is_new_turn = any(event.opens_a_turn for step in since for event in unpack(table.game, step.events))
        former = await sit_at(self.bot, table, table.row.shown_revision)
        waited = waiting(former) if former is not None else ()
        called = tuple(seat for seat in table.waits_for if is_new_turn or seat not in waited)
        return called, is_new_turn or bool(called) or not table.state.agenda

    async def _put(
        self, table: Sitting, history: list[steps.Step], board: Board, answer: Answer | None, *, anew: bool
    ) -> None:
        row = table.row
        is_old = row.board_posted_at is None or self.bot.now() - row.board_posted_at > EDITABLE
        if not anew and not is_old and row.board_message_id and await self._edit(table, board, answer):
            await shown.edit(self.bot.store, row.id, board.revision)
        else:
            message = await self._post(table, board, answer)
            await shown.post(
                self.bot.store,
                row.id,
                board.revision,
                channel_id=message.channel.id,
                message_id=message.id,
                now=self.bot.now(),
            )
        await self._shrink_former(table, history, answer)

    async def _edit(self, table: Sitting, board: Board, answer: Answer | None) -> bool:
        """Change the live board in place; false if it cannot be any more."""
        row = table.row
        shown_as: dict[str, Any] = {
            "attachments": board.files(),
            "view": board.view,
            "allowed_mentions": discord.AllowedMentions.none(),
        }
        try:
            if answer and answer.is_press and not answer.done and _message_of(answer) == row.board_message_id:
                await answer.in_place(board.content, **shown_as)
            else:
                assert row.board_message_id is not None
                await self._message(row.board_channel_id or row.channel_id, row.board_message_id).edit(
                    content=board.content, **shown_as
                )
        except discord.HTTPException as fault:
            if fault.code in GONE or fault.code == EDIT_QUOTA:
                return False
            raise
        return True

    async def _post(self, table: Sitting, board: Board, answer: Answer | None) -> discord.Message:
        said: dict[str, Any] = {"view": board.view, "allowed_mentions": board.mentions, "files": board.files()}
        if answer is not None and not answer.is_press and not answer.done:
            return await answer.publicly(board.content, **said)
        channel = self.bot.get_partial_messageable(table.row.channel_id, guild_id=table.row.guild_id)
        return await channel.send(board.content, **said)

    async def _shrink_former(self, table: Sitting, history: list[steps.Step], answer: Answer | None) -> None:
        line = _story.one_line(Teller(table, table.row.language), history)
        if table.row.shown_revision < 1:
            line, _ = compose_lobby(table)
        for former in await shown.formers(self.bot.store, table.row.id):
            bare: dict[str, Any] = {
                "attachments": [],
                "view": None,
                "allowed_mentions": discord.AllowedMentions.none(),
            }
            try:
                if answer and answer.is_press and not answer.done and _message_of(answer) == former.message_id:
                    await answer.in_place(line, **bare)
                else:
                    await self._message(former.channel_id, former.message_id).edit(content=line, **bare)
            except discord.HTTPException as fault:
                if fault.code not in GONE and fault.code != EDIT_QUOTA:
                    log.warning("table %s: a former board stays as it is: %s", table.row.id, fault)
            await shown.shrink(self.bot.store, former.message_id)

    async def show_quietly(self, table_id: str) -> None:
        """As `show`, where nobody waits for an answer: what Discord refuses is logged."""
        try:
            await self.show(table_id)
        except discord.HTTPException as fault:
            log.warning("table %s cannot be shown now: %s", table_id, fault)

    async def close(self, table_id: str, key: str) -> None:
        """A table ended without a last step: its board says why and has no buttons."""
        async with self.turn(table_id):
            table = await sit(self.bot.store, table_id)
            if table is None or table.row.board_message_id is None:
                return
            row = table.row
            said = say(row.language, key)
            content = said if table.state is None else f"{said}\n{self._last_words(table)}"
            try:
                message = self._message(row.board_channel_id or row.channel_id, table.row.board_message_id)
                await message.edit(content=content[:LONGEST_CONTENT], view=None)
            except discord.HTTPException as fault:
                log.warning("table %s: its last board stays as it is: %s", table_id, fault)
            await shown.edit(self.bot.store, row.id, row.revision)

    @staticmethod
    def _last_words(table: Sitting) -> str:
        return render.alt(table.row.game, table.view(), table.names, table.row.language)

    async def _show_lobby(self, table: Sitting, answer: Answer | None) -> None:
        content, view = compose_lobby(table)
        row = table.row
        if row.board_message_id is None:
            return
        shown_as: dict[str, Any] = {
            "view": view,
            "attachments": await self.bot.lobbies.banner(table),
            "allowed_mentions": discord.AllowedMentions.none(),
        }
        if answer and answer.is_press and not answer.done and _message_of(answer) == row.board_message_id:
            await answer.in_place(content, **shown_as)
        else:
            message = self._message(row.board_channel_id or row.channel_id, row.board_message_id)
            await message.edit(content=content, **shown_as)
        await shown.edit(self.bot.store, row.id, row.revision)

    def _message(self, channel_id: int, message_id: int) -> discord.PartialMessage:
        return self.bot.get_partial_messageable(channel_id).get_partial_message(message_id)

    async def catch_up(self) -> None:
        """After a start: everything saved and not shown, every former board not yet shrunk."""
        for table_id in dict.fromkeys(each.table_id for each in await shown.unshown(self.bot.store)):
            await self.show_quietly(table_id)


def is_public(table: Sitting) -> Callable[[steps.Step], bool]:
    """Whether the channel may know of anything in a step."""
    return lambda step: (
        step.back_to is not None or any(event.seen_by(None) for event in unpack(table.game, step.events))
    )


def _message_of(answer: Answer) -> int | None:
    message = answer.interaction.message
    return message.id if message is not None else None
