"""One live board a table: posted anew when somebody is called, edited in place otherwise, its former self shrunk."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakValueDictionary

import discord

import render
from cogs.behaviour import behaviour_of
from cogs.loaded import Table, find
from cogs.table import going_on
from cogs.table.board import STORY_IN_BOARD, TOOLS_AFTERWARDS, Board, compose
from cogs.table.needs import Need, opens_a_turn, seats_to_call, unless_new_thread, what_to_show
from cogs.table.posts import Posts, named
from cogs.table.sections import users_to_ping
from cogs.table.unshown import NOT_SHOWN, Unshown
from cogs.talk import rights
from cogs.talk.answer import Answer, Refused
from cogs.talk.codes import REFUSED, UNKNOWN_CHANNEL
from cogs.talk.controls import TOOL, Controls, button
from cogs.talk.limits import LONGEST_CONTENT, cut
from cogs.talk.times import SHOWN_WITHIN
from cogs.words import story
from cogs.words.teller import Teller
from db import shown, tables
from db.store import LostRace
from locales import say

if TYPE_CHECKING:
    from cogs.bot import Atoll

LOOKS_BACK_EVERY: Final = timedelta(seconds=30)

log = logging.getLogger(__name__)


class Boards:
    """Shows what the store has; what was saved and not shown is shown at start-up."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot
        self.posts = Posts(bot)
        self.unshown = Unshown(bot, self.show)
        self._looked_back_at: datetime | None = None
        """When a finished game was last reviewed for its turning point."""
        self._late: set[asyncio.Task[None]] = set()
        """Pictures that follow their words."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def alone(self, table_id: str) -> asyncio.Lock:
        """One at a time shows a table; whoever comes later finds the newest shown already."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def show(self, table: Table, answer: Answer | None = None, here: int | None = None) -> Table:
        """Bring what the channel shows up to this table; who acted hears why, where that cannot be.

        Return the table as it's shown now.

        Who is `here` looks at the channel: the one who asks, or somebody who did a moment ago.
        """
        try:
            async with asyncio.timeout(SHOWN_WITHIN), self.alone(table.id):
                return await self._show(await self.posts.newest(table), answer, here)
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
            return table

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
        async with asyncio.timeout(SHOWN_WITHIN), self.alone(table_id):
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

    async def _show(self, table: Table, answer: Answer | None, here: int | None) -> Table:
        if not table.row.in_our_server:
            await self.bot.elsewhere.show(table, answer, self._privately_after)
            self.posts.forget(table.id)
            return table
        if table.id in self.unshown.suspects or table.brought_back_at is not None:
            table = await self.unshown.find_lost(table, self.posts)
        viewer_id = answer.user_id if answer is not None else here
        need = what_to_show(table, viewer_id)
        if need is Need.LOBBY:
            await self.bot.lobbies.show(table, answer)
            return table
        after = await self._meet(need, table, answer, viewer_id)
        if answer is not None and not answer.done and (not answer.is_press or answer.is_on_private_message):
            await self._privately_after(answer, table)
        return after

    async def _meet(self, need: Need, table: Table, answer: Answer | None, viewer_id: int | None) -> Table:
        """Show what the channel needs, and return the table as it's shown now."""
        match need:
            case Need.END_NOTICE:
                return await self._show_that_it_ended(table)
            case Need.NEW_BOARD | Need.CHANGED_BOARD:
                return await self._show_game(table, answer, viewer_id, anew=need is Need.NEW_BOARD)
            case Need.CHANGED_NOTES:
                return await self._tell_anew(table)
            case Need.NOTE:
                return await self._shrink(table, answer, table.row.revision)
            case _:
                self.posts.note(table)
                return await self._shrink(table, answer)

    async def _show_game(self, table: Table, answer: Answer | None, viewer_id: int | None, *, anew: bool) -> Table:
        here = unless_new_thread(table, viewer_id)
        board = await compose(self.bot, table, seats_to_call(table), here)
        if answer is not None and not anew and not answer.is_press:
            await self._tell_first(answer, table)
        after = await self._put(table, board, answer, anew=anew)
        if table.game.in_private and opens_a_turn(table):
            await self.bot.own.follow(table, here)
        if not table.state.agenda and self._may_look_back(table):
            self._later(self._add_turning_point(after, here))
        return after

    def _may_look_back(self, table: Table) -> bool:
        """Tell if a finished game is reviewed at once: it takes seconds of thought, so all games share a limit."""
        now = self.bot.now()
        if not behaviour_of(table).has_turning_points or not self.bot.settings.minds:
            return False
        if self._looked_back_at is not None and now - self._looked_back_at < LOOKS_BACK_EVERY:
            return False
        self._looked_back_at = now
        return True

    async def _add_turning_point(self, table: Table, viewer_id: int | None) -> None:
        """Review a finished game, and add the turn that decided it to its last board."""
        try:
            if await self.bot.reviews.of(table) is None:
                return
        except Refused:  # it began under other rules
            return
        try:
            async with asyncio.timeout(SHOWN_WITHIN), self.alone(table.id):
                board = await compose(self.bot, table, table.humans, viewer_id)
                await self.posts.edit(table, board)
        except NOT_SHOWN as fault:
            log.warning("table %s: its turning point is not shown: %s", table.id, named(fault))

    def _later(self, showing: Coroutine[Any, Any, None]) -> None:
        """Show something while the bot goes on."""
        task = asyncio.ensure_future(showing)
        self._late.add(task)
        task.add_done_callback(self._late.discard)

    async def _tell_anew(self, table: Table) -> Table:
        """Who sits there, or that it pauses: the board says so in its place, and pings nobody."""
        board = await compose(self.bot, table, ())
        if await self.posts.edit(table, board):
            return await self.posts.note_shown(table, board.revision, is_told=True)
        return await self._put(table, board, anew=True)

    async def _show_that_it_ended(self, table: Table) -> Table:
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
        return self._shrinking(await self.posts.end(table, content, view, people))

    async def _tell_first(self, answer: Answer, table: Table) -> None:
        """Who typed is answered at once, and the board follows, also where Discord takes no answer any more."""
        try:
            await self._privately_after(answer, table)
        except NOT_SHOWN as fault:
            log.warning("table %s: who acted is not answered: %s", table.id, named(fault))

    async def _privately_after(self, answer: Answer, table: Table, *, goes_on: bool = True) -> None:
        """Show privately what an act did, and all that its player can do next: in some games, their own board."""
        if table.game.in_private and table.waits_for:
            await self.bot.own.show(answer, table, self.bot.own.last_news(answer, table))
            return
        tell = Teller(table, answer.language)
        now = going_on.situation(table, answer)  # who types may see no board
        done = story.told(
            tell, table.history[-1:], min(STORY_IN_BOARD, LONGEST_CONTENT - len(now) - len(table.link) - 2)
        )
        if answer.stays_on is not None and not done:
            await answer.privately(*answer.stays_on(table))
            return
        shown = [done, now] if done or now else [say(answer.language, "done")]
        seat = table.seat_of(answer.user_id) if goes_on else None
        view = going_on.controls(Teller(table, answer.language, plain=True), seat, answer.following)
        content = "\n".join(filter(None, [*shown, table.link]))
        await answer.privately(content, None if view.is_empty else view)

    async def _put(self, table: Table, board: Board, answer: Answer | None = None, *, anew: bool) -> Table:
        """The board in its place; what is left to shrink is tried again, and a late picture follows."""
        after = self._shrinking(await self.posts.put(table, board, answer, anew=anew))
        self._follow(after, board)
        return after

    async def _shrink(self, table: Table, answer: Answer | None, revision: int | None = None) -> Table:
        """Former boards alone: there is nothing else to show."""
        return self._shrinking(await self.posts.note_shown(table, revision, answer=answer))

    def _shrinking(self, table: Table) -> Table:
        """If previous boards are left to shrink, try again later."""
        if table.outdated:
            self.unshown.try_again(table.id)
        return table

    # A picture that came late

    def _follow(self, table: Table, board: Board) -> None:
        """The picture is late: the words went first, and it follows."""

        def show_again(_: object) -> None:
            self._later(self._show_late(table, board))

        if board.drawing is not None and not board.drawing.done():
            board.drawing.add_done_callback(show_again)

    async def _show_late(self, table: Table, board: Board) -> None:
        picture = await self.bot.pictures.in_time(board.drawing)
        try:
            async with asyncio.timeout(SHOWN_WITHIN), self.alone(table.id):
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
