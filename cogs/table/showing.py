"""One live board a table: posted anew when somebody is called, edited in place otherwise, its former self shrunk."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

import discord

import render
from cogs.behaviour import behaviour_of
from cogs.loaded import Table, find
from cogs.table.board import STORY_IN_BOARD, TOOLS_AFTERWARDS, Board, compose
from cogs.table.posts import Posts, named
from cogs.table.sections import headline, users_to_ping
from cogs.table.unshown import NOT_SHOWN, Unshown
from cogs.talk import rights
from cogs.talk.answer import Answer
from cogs.talk.codes import REFUSED, UNKNOWN_CHANNEL
from cogs.talk.controls import TOOL, Controls, button
from cogs.talk.limits import LONGEST_CONTENT, cut
from cogs.words import story
from cogs.words.teller import Teller
from db import shown, tables
from db.store import LostRace
from locales import say

if TYPE_CHECKING:
    from cogs.bot import Atoll

PATIENCE: Final = 20.0
"""Seconds that Discord has to take all that shows one table; then it is tried again later."""

log = logging.getLogger(__name__)


class Boards:
    """Shows what the store has; what was saved and not shown is shown at start-up."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot
        self.posts = Posts(bot)
        self.unshown = Unshown(bot, self.show)
        self._late: set[asyncio.Task[None]] = set()
        """Pictures that follow their words."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def alone(self, table_id: str) -> asyncio.Lock:
        """One at a time shows a table; whoever comes later finds the newest shown already."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def show(self, table: Table, answer: Answer | None = None, here: int | None = None) -> None:
        """Bring what the channel shows up to this table; who acted hears why, where that cannot be.

        Who is `here` looks at the channel: the one who asks, or somebody who did a moment ago.
        """
        try:
            async with asyncio.timeout(PATIENCE), self.alone(table.id):
                await self._show(await self.posts.newest(table), answer, here)
        except asyncio.CancelledError:
            self.unshown.suspects.add(table.id)
            raise
        except NOT_SHOWN as fault:
            log.warning("table %s is not shown: %s", table.id, named(fault))
            self.unshown.miss(table.id)
            if answer is None or (isinstance(fault, discord.HTTPException) and fault.status == REFUSED):
                raise
            if not answer.done:
                await answer.privately(rights.why_not_shown(answer.interaction, answer.language, fault))

    async def show_id(self, table_id: str, answer: Answer | None = None, here: int | None = None) -> None:
        """The same, of the table with this id as the store has it."""
        table = await find(self.bot.store, table_id)
        if table is not None:
            await self.show(table, answer, here)

    async def show_quietly(self, table_id: str, here: int | None = None) -> None:
        """The same, where nobody waits for an answer: what Discord refuses is logged and tried again."""
        try:
            await self.show_id(table_id, here=here)
        except NOT_SHOWN as fault:
            if isinstance(fault, discord.HTTPException) and fault.code == UNKNOWN_CHANNEL:
                await self.forget(table_id)

    async def call(self, table_id: str, seats: Sequence[int]) -> None:
        """A board of its own calls these people: nothing happened, and the table waits for them."""
        async with asyncio.timeout(PATIENCE), self.alone(table_id):
            table = await find(self.bot.store, table_id)
            still = [seat for seat in seats if table is not None and seat in table.waits_for]
            if table is None or table.state is None or not still:
                return
            board = await compose(self.bot, table, still, at_rest=True)
            self.unshown.suspects.add(table_id)  # until Discord has taken it, and that is noted: also after a start
            await shown.unshow(self.bot.store, table_id)
            await self._put(table, board, anew=True)
            self.unshown.suspects.discard(table_id)

    async def catch_up(self) -> None:
        """After a start: everything saved and not shown."""
        await self.unshown.catch_up(self.show_quietly)

    async def close(self) -> None:
        """What waits is found at the next start."""
        for task in self._late:
            task.cancel()
        await asyncio.gather(self.unshown.close(), *self._late, return_exceptions=True)

    # A table as it stands

    async def _show(self, table: Table, answer: Answer | None, here: int | None) -> None:
        if not table.row.in_our_server:
            await self.bot.elsewhere.show(table, answer, self._privately_after)
            self.posts.forget(table.id)
            return
        if table.id in self.unshown.suspects or table.brought_back_at is not None:
            table = await self.unshown.find_lost(table, self.posts)
        if table.state is None:
            await self.bot.lobbies.show(table, answer)
            return
        if not table.row.is_live and table.state.agenda and not table.row.is_shown:
            await self._show_that_it_ended(table)
        elif table.row.shown_revision < table.row.revision:
            await self._show_game(table, answer, here)
        elif not table.row.is_shown:
            await self._tell_anew(table)
        else:
            self.posts.note(table)
            await self._shrink(table, answer)
        if answer is not None and not answer.done and (not answer.is_press or answer.is_on_private_message):
            await self._privately_after(answer, table)

    async def _show_game(self, table: Table, answer: Answer | None, here: int | None) -> None:
        unshown = table.steps_not_shown
        is_told = table.row.shown_revision >= 0 and table.row.shown_changes >= table.row.changes
        if is_told and unshown and not any(map(table.is_public, unshown)):
            await self._shrink(table, answer, table.row.revision)
            return
        here = answer.user_id if answer is not None else here
        if table.row.thread and not table.was_shown:
            here = None  # whoever acts is here already, but not in a thread that has just been opened
        called = _called(table)
        board = await compose(self.bot, table, called, here)
        is_anew = table.row.shown_revision < 1 or bool(users_to_ping(table, called, here)) or not table.state.agenda
        if answer is not None and not is_anew and not answer.is_press:
            await self._tell_first(answer, table)
        await self._put(table, board, answer, anew=is_anew)
        if table.game.in_private and _opens_a_turn(table):
            await self.bot.own.follow(table, here)

    async def _tell_anew(self, table: Table) -> None:
        """Who sits there, or that it pauses: the board says so in its place, and pings nobody."""
        board = await compose(self.bot, table, ())
        if await self.posts.edit(table, board):
            await self.posts.note_shown(table, board.revision, is_told=True)
        else:
            await self._put(table, board, anew=True)

    async def _show_that_it_ended(self, table: Table) -> None:
        """Without a last step: a new board that calls everybody, why it ended, how it stood, what can be done now."""
        row, people = table.row, users_to_ping(table, table.humans, None)
        who = " ".join(f"<@{user_id}>" for user_id in people)
        words = render.brief(row.game, table.view(), table.escaped_names, row.language)
        view = Controls(
            button(TOOL, row.id, word, row.revision, label=say(row.language, f"tool-{word}"))
            for word in TOOLS_AFTERWARDS
        )
        said = say(row.language, "table-abandoned")
        content = cut(f"{who} {said}".strip() + f"\n{words}", LONGEST_CONTENT)
        if (await self.posts.end(table, content, view, people)).formers:
            self.unshown.try_again(table.id)

    async def _tell_first(self, answer: Answer, table: Table) -> None:
        """Who typed is answered at once, and the board follows, also where Discord takes no answer any more."""
        try:
            await self._privately_after(answer, table)
        except NOT_SHOWN as fault:
            log.warning("table %s: who acted is not answered: %s", table.id, named(fault))

    async def _privately_after(self, answer: Answer, table: Table) -> None:
        """What a wish shows privately once it is granted: one's own board where a game has one, or the news."""
        if table.game.in_private and table.waits_for:
            await self.bot.own.show(answer, table, self.bot.own.last_news(answer, table))
            return
        tell = Teller(table, answer.language)
        asks = headline(tell, answer.user_id) if table.waits_for else ""  # who types may see no board
        now = "\n".join(filter(None, (behaviour_of(table).answered(tell), asks)))
        done = story.told(
            tell, table.history[-1:], min(STORY_IN_BOARD, LONGEST_CONTENT - len(now) - len(table.link) - 2)
        )
        shown = [done, now] if done or now else [say(answer.language, "done")]
        await answer.privately("\n".join(filter(None, [*shown, table.link])))

    async def _put(self, table: Table, board: Board, answer: Answer | None = None, *, anew: bool) -> None:
        """The board in its place; what is left to shrink is tried again, and a late picture follows."""
        after = await self.posts.put(table, board, answer, anew=anew)
        if after.formers:
            self.unshown.try_again(table.id)
        self._follow(after, board)

    async def _shrink(self, table: Table, answer: Answer | None, revision: int | None = None) -> None:
        """Former boards alone: there is nothing else to show."""
        if (await self.posts.note_shown(table, revision, answer=answer)).formers:
            self.unshown.try_again(table.id)

    # A picture that came late

    def _follow(self, table: Table, board: Board) -> None:
        """The picture is late: the words went first, and it follows."""

        def show_again(_: object) -> None:
            task = asyncio.ensure_future(self._show_late(table, board))
            self._late.add(task)
            task.add_done_callback(self._late.discard)

        if board.drawing is not None and not board.drawing.done():
            board.drawing.add_done_callback(show_again)

    async def _show_late(self, table: Table, board: Board) -> None:
        picture = await self.bot.pictures.in_time(board.drawing)
        try:
            async with asyncio.timeout(PATIENCE), self.alone(table.id):
                fresh = await find(self.bot.store, table.id)
                if picture is None or fresh is None or fresh.row.shown_revision != fresh.row.revision:
                    return
                if any(fresh.is_public(step) for step in fresh.history if step.revision > board.revision):
                    return
                await self.posts.edit(fresh, replace(board, picture=picture))
        except NOT_SHOWN as fault:
            log.warning("table %s: its picture is not shown: %s", table.id, named(fault))

    # A table without a place

    async def forget(self, table_id: str) -> None:
        """Its channel was deleted: nobody can go on there."""
        with contextlib.suppress(LostRace):
            await tables.end(self.bot.store, table_id, self.bot.now(), "abandoned")
        row = await tables.find(self.bot.store, table_id)
        if row is not None:
            async with self.bot.store.together() as writing:
                await shown.edit(writing, table_id, row.revision)
                await shown.told(writing, table_id, row.changes)
        self.posts.forget(table_id)


def _called(table: Table) -> tuple[int, ...]:
    """Whom the table waits for since it was last shown; on a new turn and at the end everybody is called anew."""
    if not table.state.agenda:
        return tuple(table.humans)
    if _opens_a_turn(table):
        return table.waits_for
    acted = {step.seat for step in table.steps_not_shown} if table.game.in_private else set()
    begun = (seat for seat in table.waits_for if seat not in table.waited_when_shown and seat not in acted)
    return behaviour_of(table).called(table, begun)


def _opens_a_turn(table: Table) -> bool:
    """Whether a turn began since it was last shown."""
    return any(event.opens_a_turn for step in table.steps_not_shown for event in table.events(step))
