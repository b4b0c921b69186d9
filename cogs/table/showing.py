"""One live board a table: posted anew when somebody is called, edited in place otherwise, its former self shrunk.

What is kept and cannot be shown is tried again by itself: after half a minute, two minutes, ten, then every hour.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final, TypeGuard
from weakref import WeakValueDictionary

import discord
from msgspec.structs import replace as changed

import render
from cogs.loaded import Table, find
from cogs.table.board import STORY_IN_BOARD, TOOLS_AFTERWARDS, Board, compose, people_called
from cogs.table.elsewhere import show_elsewhere
from cogs.table.manner import manner_of
from cogs.table.offers import shown_on
from cogs.talk import rights
from cogs.talk.answer import LOST, Answer
from cogs.talk.controls import TOOL, Controls, button
from cogs.talk.limits import LONGEST_CONTENT, cut
from cogs.words import story
from cogs.words.teller import Teller
from db import preferences, shown, steps, tables
from db.steps import Step
from db.store import LostRace
from locales import say

if TYPE_CHECKING:
    from cogs.bot import Atoll

EDITABLE: Final = timedelta(minutes=55)
"""Discord allows few edits of a message older than an hour (30046)."""

UNKNOWN_CHANNEL: Final = 10003
OUR_FAULT: Final = 400
TOO_LARGE: Final = 413
CANNOT_BE_EDITED: Final = frozenset({10008, 30046, 50083})
"""It was deleted, it is old and was edited too often, or its thread is archived."""

PATIENCE: Final = 20.0
"""Seconds that Discord has to take all that shows one table; then it is tried again later."""
FORMER_PATIENCE: Final = 6.0
"""Seconds that a former board has to shrink: the live one is not held up by it."""
TRIED_AGAIN: Final = (30.0, 120.0, 600.0, *([3600.0] * 23))
AT_ONCE: Final = 4
"""Tables shown at one time after a start: one that Discord does not answer holds up no other."""
NEWS: Final = 200
"""Messages among which a board is looked for that was posted and not noted."""
NOTED: Final = 10_000

NOT_SHOWN: Final = (discord.HTTPException, *LOST)

log = logging.getLogger(__name__)


class Boards:
    """Shows what the store has; what was saved and not shown is shown at start-up."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot
        self._tasks: set[asyncio.Task[None]] = set()
        self._again: dict[str, asyncio.Task[None]] = {}
        """Tables that could not be shown, and are tried again."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._noted: OrderedDict[str, tuple[int, int | None]] = OrderedDict()
        """What was last noted as shown of a table: its revision and its board. A table read before that is stale."""
        self.suspects: set[str] = set()
        """Tables of which a board may stand in the channel that nobody noted: a kill or a fault came between."""

    def alone(self, table_id: str) -> asyncio.Lock:
        """One at a time shows a table; whoever comes later finds the newest shown already."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def show(self, table: Table, answer: Answer | None = None, here: int | None = None) -> None:
        """Bring what the channel shows up to this table; who acted hears why, where that cannot be.

        Who is `here` looks at the channel: the one who asks, or somebody who did a moment ago.
        """
        try:
            async with asyncio.timeout(PATIENCE), self.alone(table.id):
                await self._show(await self._newest(table), answer, here)
        except NOT_SHOWN as fault:
            log.warning("table %s is not shown: %s", table.id, _named(fault))
            self.suspects.add(table.id)
            self.try_again(table.id)
            if answer is None or (isinstance(fault, discord.HTTPException) and fault.status == OUR_FAULT):
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

    async def _newest(self, table: Table) -> Table:
        """The table, read again where somebody else has shown it meanwhile."""
        noted = self._noted.get(table.id)
        if noted is None or noted == (table.row.shown_revision, table.row.board_message_id):
            return table
        return await find(self.bot.store, table.id) or table

    def _note(self, table: Table) -> Table:
        """What the store has from now on."""
        self._noted[table.id] = table.row.shown_revision, table.row.board_message_id
        self._noted.move_to_end(table.id)
        if len(self._noted) > NOTED:
            self._noted.popitem(last=False)
        return table

    async def refresh(self, table_id: str) -> None:
        """The board tells anew whom the table waits for, and pings nobody: who sits there changed."""
        try:
            async with asyncio.timeout(PATIENCE), self.alone(table_id):
                table = await find(self.bot.store, table_id)
                if table is None or table.state is None or table.row.shown_revision < 0:
                    return
                if not table.row.in_our_server:
                    return
                board = await compose(self.bot, table, ())
                if not (table.row.board_message_id and await self._edit(table, board, None)):
                    await self._put(table, board, None, anew=True)
        except NOT_SHOWN as fault:
            log.warning("table %s is not shown: %s", table_id, _named(fault))

    async def call(self, table_id: str, seats: Sequence[int]) -> None:
        """A board of its own calls these people: nothing happened, and the table waits for them."""
        async with asyncio.timeout(PATIENCE), self.alone(table_id):
            table = await find(self.bot.store, table_id)
            if table is not None and table.state is not None:
                await self._put(table, await compose(self.bot, table, seats, at_rest=True), None, anew=True)

    # Trying again

    def try_again(self, table_id: str) -> None:
        """What could not be shown is tried again by itself."""
        if table_id not in self._again:
            self._again[table_id] = asyncio.create_task(self._try_again(table_id), name=f"show {table_id}")

    async def _try_again(self, table_id: str) -> None:
        try:
            for pause in TRIED_AGAIN:
                await asyncio.sleep(pause)
                table = await find(self.bot.store, table_id)
                if table is None or (table.row.shown_revision >= table.row.revision and not table.formers):
                    return
                with contextlib.suppress(*NOT_SHOWN):
                    await self.show(table)
        finally:
            self._again.pop(table_id, None)

    async def close(self) -> None:
        """What waits to be tried again is found at the next start."""
        for task in (*self._again.values(), *self._tasks):
            task.cancel()
        await asyncio.gather(*self._again.values(), *self._tasks, return_exceptions=True)

    # A game

    async def _show(self, table: Table, answer: Answer | None, here: int | None) -> None:
        if not table.row.in_our_server:
            await show_elsewhere(self.bot, table, answer)
            self._noted.pop(table.id, None)
            return
        if table.id in self.suspects:
            table = await self._find_lost(table)
        if table.state is None:
            await self._show_lobby(table, answer)
            return
        if table.row.shown_revision < table.row.revision:
            await self._show_game(table, answer, here)
        else:
            self._note(table)
            await self._shrink_and_note(table, None, None, answer)
        if answer is not None and not answer.done and (not answer.is_press or answer.is_on_private_message):
            await self._privately_after(answer, table)

    async def _show_game(self, table: Table, answer: Answer | None, here: int | None) -> None:
        unshown = table.unshown
        if table.row.shown_revision >= 0 and unshown and not any(map(table.is_public, unshown)):
            await self._shrink_and_note(table, table.row.revision, None, answer)
            return
        begins = table.row.shown_revision < 1
        here = answer.user_id if answer is not None else here
        if begins and table.row.thread:
            here = None  # whoever acts is here already, but not in a thread that has just been opened
        called = self._called(table)
        board = await compose(self.bot, table, called, here)
        is_anew = begins or bool(people_called(table, called, here)) or not table.state.agenda
        if answer is not None and not is_anew and not answer.is_press:
            await self._tell_first(answer, table)
        await self._put(table, board, answer, anew=is_anew)

    @staticmethod
    def _called(table: Table) -> tuple[int, ...]:
        """Whom the table waits for since it was last shown; on a new turn and at the end everybody is called anew."""
        if not table.state.agenda:
            return tuple(table.humans)
        unshown = table.unshown
        if any(event.opens_a_turn for step in unshown for event in table.events(step)):
            return table.waits_for
        acted = {step.seat for step in unshown} if table.game.in_private else set()
        begun = (seat for seat in table.waits_for if seat not in table.waited_when_shown and seat not in acted)
        return manner_of(table).called(table, begun)

    async def _tell_first(self, answer: Answer, table: Table) -> None:
        """Who typed is answered at once, and the board follows, also where Discord takes no answer any more."""
        try:
            await self._privately_after(answer, table)
        except NOT_SHOWN as fault:
            log.warning("table %s: who acted is not answered: %s", table.id, _named(fault))

    async def _privately_after(self, answer: Answer, table: Table) -> None:
        """What a wish shows privately once it is granted: one's own board where a game has one, or the news."""
        if table.game.in_private and table.waits_for:
            await self.bot.own.show(answer, table, self.bot.own.last_news(answer, table))
            return
        tell = Teller(table, answer.language)
        done = story.told(tell, table.history[-1:], STORY_IN_BOARD) or manner_of(table).answered(tell)
        await answer.privately(f"{done or say(answer.language, 'done')}\n{table.link}".strip())

    async def _put(self, table: Table, board: Board, answer: Answer | None, *, anew: bool) -> None:
        """The board in its place; in words alone where Discord does not take the picture."""
        row = table.row
        is_old = row.board_posted_at is None or self.bot.now() - row.board_posted_at > EDITABLE
        try:
            if not anew and not is_old and row.board_message_id and await self._edit(table, board, answer):
                posted = None
            else:
                posted = await self._post(table, board, answer, silent=not anew)
        except discord.HTTPException as fault:
            if board.picture is None or not _is_about_the_picture(fault):
                raise
            await self._put(table, replace(board, picture=None, drawing=None), answer, anew=anew)
            return
        noted = await self._shrink_and_note(table, board.revision, posted, answer, board.newcomers)
        self._follow(noted, board)

    async def _edit(self, table: Table, board: Board, answer: Answer | None) -> bool:
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

    async def _post(self, table: Table, board: Board, answer: Answer | None, *, silent: bool) -> discord.Message:
        """A new message: a command's answer if it came in time, for an edit of a late one pings nobody."""
        said: dict[str, Any] = {"view": board.view, "allowed_mentions": board.mentions}
        if answer is not None and _can_be_the_answer(answer, table):
            message = await answer.publicly(board.content, **said, files=board.files())
            if message is not None:
                return message
        channel = self.bot.get_partial_messageable(table.row.channel_id, guild_id=table.row.guild_id)
        # For some minutes Discord answers the same nonce with the message that it took first.
        nonce = f"b{table.id}-{board.revision}"
        return await channel.send(board.content, **said, files=board.files(), nonce=nonce, silent=silent)

    async def _shrink_and_note(
        self,
        table: Table,
        revision: int | None,
        posted: discord.Message | None,
        answer: Answer | None,
        newcomers: tuple[int, ...] = (),
    ) -> Table:
        """Former boards become the story of what was played on them; then one commit notes what is shown now."""
        after = _with_board(table, revision, posted, self.bot.now())
        shrunk = [former.message_id for former in after.formers if await self._shrink(after, former, answer)]
        async with self.bot.store.together() as writing:
            if posted is not None:
                assert revision is not None
                place = {"channel_id": posted.channel.id, "message_id": posted.id}
                await shown.post(writing, table.id, revision, **place, now=self.bot.now())
            elif revision is not None and revision > table.row.shown_revision:
                await shown.edit(writing, table.id, revision)
            for message_id in shrunk:
                await shown.shrink(writing, message_id)
            await preferences.had_first_turn(writing, newcomers, manner_of(table).situation(table))
        left = tuple(former for former in after.formers if former.message_id not in shrunk)
        if left:
            self.try_again(table.id)
        return self._note(replace(after, formers=left))

    async def _shrink(self, table: Table, former: shown.Former, answer: Answer | None) -> bool:
        """A former board becomes the story of what was played on it; a lobby stays one, without buttons."""
        played = [step for step in table.history if former.posted_revision < step.revision <= former.next_revision]
        line = story.one_line(Teller(table, table.row.language), played)
        if former.posted_revision < 1:
            line, _ = self.bot.lobbies.message(table)
        bare: dict[str, Any] = {"attachments": [], "view": None, "allowed_mentions": discord.AllowedMentions.none()}
        try:
            async with asyncio.timeout(FORMER_PATIENCE):
                if not (_is_pressed(answer, former.message_id) and await answer.in_place(line, **bare)):
                    await self._message(former.channel_id, former.message_id).edit(content=line, **bare)
        except discord.HTTPException as fault:
            if fault.code in CANNOT_BE_EDITED:
                return True
            log.warning("table %s: a former board stays as it is for now: %s", table.id, fault)
            return False
        except LOST as fault:
            log.warning("table %s: a former board stays as it is for now: %s", table.id, _named(fault))
            return False
        return True

    # A picture that came late

    def _follow(self, table: Table, board: Board) -> None:
        """The picture is late: the words went first, and it follows."""

        def show_again(_: object) -> None:
            task = asyncio.ensure_future(self._show_late(table, board))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

        if board.drawing is not None and not board.drawing.done():
            board.drawing.add_done_callback(show_again)

    async def _show_late(self, table: Table, board: Board) -> None:
        picture = await self.bot.pictures.in_time(board.drawing)
        async with self.alone(table.id):
            now = await find(self.bot.store, table.id)
            if picture is None or now is None or now.row.shown_revision != now.row.revision:
                return
            if any(now.is_public(step) for step in now.history if step.revision > board.revision):
                return
            try:
                await self._edit(now, replace(board, picture=picture), None)
            except NOT_SHOWN as fault:
                log.warning("table %s: its picture is not shown: %s", table.id, _named(fault))

    # A table that ended otherwise, and lobbies

    async def close_table(self, table_id: str, key: str) -> None:
        """A table ended without a last step: its board says why, its people are called, and it has no buttons."""
        async with self.alone(table_id):
            table = await find(self.bot.store, table_id)
            if table is None:
                return
            said = say(table.row.language, key)
            try:
                if not table.row.in_our_server:
                    pass  # its next press says so
                elif table.state is None:
                    await self._replace(table, said, Controls())
                else:
                    await self._say_that_it_ended(table, said)
            except NOT_SHOWN as fault:
                log.warning("table %s: its last board stays as it is: %s", table_id, _named(fault))
            await shown.edit(self.bot.store, table_id, table.row.revision)
            self._noted.pop(table_id, None)

    async def _say_that_it_ended(self, table: Table, said: str) -> None:
        """The last board is a new one that calls everybody: why it ended, how it stood, and what can be done now."""
        row, people = table.row, people_called(table, table.humans, None)
        who = " ".join(f"<@{user_id}>" for user_id in people)
        words = render.brief(row.game, table.view(), table.escaped_names, row.language)
        view = Controls(
            button(TOOL, row.id, word, row.revision, label=say(row.language, f"tool-{word}"))
            for word in TOOLS_AFTERWARDS
        )
        channel = self.bot.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
        posted = await channel.send(
            cut(f"{who} {said}".strip() + f"\n{words}", LONGEST_CONTENT),
            view=view,
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(user_id) for user_id in people]),
            nonce=f"b{row.id}-{row.revision}x",
        )
        await self._shrink_and_note(table, row.revision, posted, None)

    async def _show_lobby(self, table: Table, answer: Answer | None) -> None:
        """The lobby's message as it stands now; the one that was pressed, if none was noted."""
        row, pressed = table.row, answer.pressed if answer is not None else None
        if row.board_message_id is None and pressed is not None and shown_on(pressed, table.id) is not None:
            await self._posted(table, row.revision, pressed)
            table = await find(self.bot.store, table.id) or table
            row = table.row
        content, view = self.bot.lobbies.message(table)
        banner = await self.bot.lobbies.banner(table)
        shown_as: dict[str, Any] = {
            "view": view, "attachments": banner, "allowed_mentions": discord.AllowedMentions.none()
        }  # fmt: skip
        if not (_is_pressed(answer, row.board_message_id) and await answer.in_place(content, **shown_as)):
            message = await self._replace(table, content, view, _rewound(banner))
            if message is not None and row.status == "lobby":
                await self.bot.lobbies.put_up_hand(message)
        await shown.edit(self.bot.store, table.id, row.revision)
        self._noted.pop(table.id, None)

    async def _replace(
        self, table: Table, content: str, view: Controls, banner: list[discord.File] | None = None
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
        files = _rewound(banner)
        message = await channel.send(content, view=view, allowed_mentions=none, files=files)
        await self._posted(table, row.revision, message)
        return message

    async def _posted(self, table: Table, revision: int, message: discord.Message) -> None:
        place = {"channel_id": message.channel.id, "message_id": message.id}
        await shown.post(self.bot.store, table.id, revision, **place, now=self.bot.now())
        self._noted.pop(table.id, None)

    def _message(self, channel_id: int, message_id: int) -> discord.PartialMessage:
        return self.bot.get_partial_messageable(channel_id).get_partial_message(message_id)

    # After a start

    async def whole_history(self, table: Table) -> list[Step]:
        """Every step of a table: the last ones are here, the ones before are read."""
        first = table.history[0].revision if table.history else 1
        if first <= 1:
            return list(table.history)
        kept = {step.revision: step for step in await steps.history(self.bot.store, table.id)}
        return list((kept | {step.revision: step for step in table.history}).values())

    async def look_for_suspects(self) -> None:
        """Before anything is shown: of whatever is not shown, a board may have been posted just before a kill."""
        self.suspects |= {each.table_id for each in await shown.unshown(self.bot.store)}

    async def catch_up(self) -> None:
        """After a start: everything saved and not shown, every former board not yet shrunk."""
        waiting = dict.fromkeys(each.table_id for each in await shown.unshown(self.bot.store))
        some = asyncio.Semaphore(AT_ONCE)

        async def show(table_id: str) -> None:
            async with some:
                try:
                    await self.show_quietly(table_id)
                except Exception:
                    log.exception("table %s cannot be shown", table_id)

        await asyncio.gather(*map(show, waiting))

    async def _find_lost(self, table: Table) -> Table:
        """A board posted in the moment before a kill is the board, and is not posted a second time."""
        row = table.row
        if row.shown_revision < row.revision:
            channel = self.bot.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
            after = discord.Object(row.board_message_id or discord.utils.time_snowflake(row.created_at))
            try:
                async for message in channel.history(limit=NEWS, after=after, oldest_first=True):
                    revision = shown_on(message, table.id) if message.author == self.bot.user else None
                    if revision is not None:
                        await self._posted(table, revision, message)
            except (discord.Forbidden, discord.NotFound):
                log.info("table %s: the channel's messages cannot be read", table.id)
            table = await find(self.bot.store, table.id) or table
        self.suspects.discard(table.id)
        return table

    async def forget(self, table_id: str) -> None:
        """Its channel was deleted: nobody can go on there."""
        with contextlib.suppress(LostRace):
            await tables.end(self.bot.store, table_id, self.bot.now(), "abandoned")
        row = await tables.find(self.bot.store, table_id)
        if row is not None:
            await shown.edit(self.bot.store, table_id, row.revision)
        self._noted.pop(table_id, None)


def _with_board(table: Table, revision: int | None, posted: discord.Message | None, now: Any) -> Table:
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
    )
    return replace(table, row=board, formers=formers)


def _is_pressed(answer: Answer | None, message_id: int | None) -> TypeGuard[Answer]:
    """Whether the press that waits for its answer was on this message."""
    return answer is not None and not answer.done and answer.pressed is not None and answer.pressed.id == message_id


def _can_be_the_answer(answer: Answer, table: Table) -> bool:
    """Whether a command is answered with the board: where the table plays, and not where people act in private."""
    is_here = answer.interaction.channel_id == table.row.channel_id
    return answer.can_be_public and is_here and not table.game.in_private


def _rewound(files: list[discord.File] | None) -> list[discord.File]:
    """Files that were sent before, from their beginning."""
    for file in files or ():
        file.reset()
    return files or []


def _is_about_the_picture(fault: discord.HTTPException) -> bool:
    """Too large, or files may not be sent here."""
    return fault.status == TOO_LARGE or fault.code in {40005, 50013}


def _named(fault: BaseException) -> str:
    return f"{type(fault).__name__} {fault}".strip()
