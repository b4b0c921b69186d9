"""How people sit down and get up, and how a lobby becomes a game."""

from __future__ import annotations

import logging
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Final

import discord
from msgspec.structs import replace as changed

from cogs.behaviour import behaviour_of
from cogs.loaded import FORMER, Table, find
from cogs.lobby import posting
from cogs.lobby.again import seated_as_before
from cogs.lobby.company import least_seats, most_seats, with_company, with_names_of_hands
from cogs.lobby.message import compose
from cogs.table.act import Played, computer_moves, computers, follow_up
from cogs.table.beginning import set_up
from cogs.table.commit import commit
from cogs.talk import rights
from cogs.talk.answer import Answer, Refused
from cogs.talk.codes import THREAD_EXISTS, TOO_MANY, UNKNOWN_MESSAGE
from cogs.talk.controls import Controls
from cogs.talk.limits import LONGEST_THREAD_NAME, cut
from cogs.talk.members import has_left
from cogs.words.names import clean, unlike
from cogs.words.teller import Teller
from db import hands, seats, shown, tables
from db.seats import NoSeat
from db.store import LostRace, Writing
from db.tables import ChannelTaken
from engine.contract import Illegal
from locales import say

if TYPE_CHECKING:
    from cogs.bot import Atoll

"""From this status on Discord may take it another time."""
HOST_ALONE_HOURS: Final = 1
"""For so long only the host starts; then anyone seated may."""


log = logging.getLogger(__name__)


class Lobbies:
    """Joining, leaving and starting, however it was wished: a command, a button or a reaction."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot

    # Its message, for `table`, which imports no feature and meets this one through the bot

    @staticmethod
    def message(table: Table) -> tuple[str, Controls]:
        """What the lobby says, and its buttons."""
        return compose(table)

    async def show(self, table: Table, answer: Answer | None) -> None:
        """The lobby's message as it stands now."""
        await posting.show(self.bot, table, answer)

    @staticmethod
    async def post_for(answer: Answer, table_id: str, key: str) -> None:
        """The lobby of people who sit there already: those who did not ask for it are called."""
        await posting.post_for(answer, table_id, key)

    # Its people

    async def join(self, table: Table, user: discord.abc.User, *, by_hand: bool = False) -> str | None:
        """Sit down; or the key of the reason why not."""
        if table.row.status != "lobby":
            return "lobby-over"
        if user.bot:
            return "lobby-no-bots"
        if table.seat_of(user.id) is not None:
            return "lobby-in-already"
        name = unlike(table.names, clean(user.display_name))
        try:
            async with self.bot.store.together() as writing:
                await seats.join(
                    writing, table.id, user.id, name, self.bot.now(), most=most_seats(table), by_hand=by_hand
                )
                await hands.lowered(writing, table.id, user.id)
        except NoSeat:
            again = await find(self.bot.store, table.id)
            return "lobby-full" if again is None or again.seat_of(user.id) is None else "lobby-in-already"
        return None

    async def leave(self, table: Table, user_id: int, *, by_hand: bool = False) -> str | None:
        """Get up again; when the host goes, the next one is host; an empty lobby closes."""
        if table.row.status != "lobby":
            return "lobby-over"
        if table.seat_of(user_id) is None:
            return "lobby-not-in"
        rest = [seat.user_id for seat in table.seats if seat.user_id != user_id]
        try:
            async with self.bot.store.together() as writing:
                await seats.sit_still(writing, table.id, table.seats)
                await seats.leave_lobby(writing, table.id, user_id)
                await (hands.lowered if by_hand else hands.stays_up)(writing, table.id, user_id)
                if not rest:
                    await tables.end(writing, table.id, self.bot.now(), "abandoned")
                elif table.row.host_id == user_id:
                    await tables.host(writing, table.id, rest[0])
        except LostRace:  # somebody else sat down or got up at that moment
            again = await find(self.bot.store, table.id)
            return await self.leave(again, user_id, by_hand=by_hand) if again is not None else "lobby-over"
        except NoSeat:
            return "lobby-not-in"
        return None

    # Its game

    async def start(self, answer: Answer, table_id: str) -> None:
        """The host, or after an hour anyone seated, starts."""
        table = await find(self.bot.store, table_id)
        why_not = self._why_not_start(table, answer.interaction.user.id) if table else "table-over"
        if table is not None and not why_not:
            table = await self._without_who_left(table)
            why_not = self._why_not_start(table, answer.interaction.user.id)
        if table is None or why_not:
            least = least_seats(table) if table else 0
            await answer.privately(say(answer.language, why_not or "table-over", least=least))
            return
        try:
            if not await self.begin(table):
                raise Refused("channel-taken")
        except Illegal as refusal:
            reason = Teller(table, answer.language).refusal(refusal)
            raise Refused("no-start", reason=reason) from None
        except discord.Forbidden:
            lacking = rights.missing(answer.interaction, rights.FOR_A_THREAD) or rights.FOR_A_THREAD
            named = rights.named(answer.language, lacking)
            raise Refused("missing-permissions", list=named) from None
        except LostRace:
            again = await find(self.bot.store, table_id)
            if again is not None and again.row.status == "lobby":  # somebody sat down or got up meanwhile
                await self.start(answer, table_id)
                return
        await self.bot.boards.show_id(table_id, answer)

    async def _without_who_left(self, table: Table) -> Table:
        """Nobody waits for a person who is no longer in the server: their seat is free again."""
        people = [seat.user_id for seat in table.seats if seat.user_id is not None]
        gone = [user_id for user_id in people if await has_left(self.bot, table.row.guild_id, user_id)]
        for user_id in gone:
            await self.leave(table, user_id)
            table = await find(self.bot.store, table.id) or table
        if gone:
            await self.bot.boards.show_quietly(table.id)
        return table

    def _why_not_start(self, table: Table, user_id: int) -> str | None:
        if table.row.status != "lobby":
            return "lobby-over"
        if table.seat_of(user_id) is None:
            return "not-seated"
        waited = (self.bot.now() - table.row.created_at).total_seconds() / 3600
        if user_id != table.row.host_id and waited < HOST_ALONE_HOURS:
            return "lobby-host-starts"
        return "lobby-too-few" if len(table.seats) < least_seats(table) else None

    async def begin(self, table: Table) -> bool:
        """Set the table and write its first step; false if another table plays in this channel already."""
        now, lobby = self.bot.now(), table
        table = await self._with_everybody(table, now)
        options = table.row.options | behaviour_of(table).wished(table)
        table = replace(table, row=changed(table.row, options=options))
        step = set_up(table)
        table = with_names_of_hands(table.at(step.state))
        channel_id, is_thread = await self._place(table)
        running = replace(table, state=None, row=changed(table.row, status="running"))
        first = Played(None, "set-up", step)
        moves = computer_moves(running, step.state, computers(running))
        acted = follow_up(running, [first, *moves], now)

        async def begun(writing: Writing) -> None:
            await seats.sit_still(writing, table.id, lobby.seats)
            if (channel_id, is_thread) != (lobby.row.channel_id, lobby.row.thread):
                await tables.move(writing, table.id, channel_id, thread=is_thread)
            await tables.start(writing, table.id, now, options=lobby.row.options)
            await tables.settle(writing, table.id, table.row.options)
            await seats.arrange(writing, table.id, [(seat.user_id, seat.name) for seat in table.seats], now)

        try:
            await commit(self.bot, acted, here=table.row.host_id, also=begun)
        except ChannelTaken:
            return False
        return True

    async def _with_everybody(self, table: Table, now: datetime) -> Table:
        """All the seats that a game begins with."""
        if not table.begins_elsewhere:
            return with_company(table, now)
        former = await find(self.bot.store, str(table.row.options[FORMER]))
        return seated_as_before(table, former, now)

    async def _place(self, table: Table) -> tuple[int, bool]:
        """Where this table plays, and whether that is a thread of its own, opened under its lobby.

        Where Discord opens none (in a voice channel's chat, or beside too many of them) it plays in the channel itself.
        """
        row = table.row
        if not row.thread or row.board_message_id is None or row.channel_id != row.board_channel_id:
            return row.channel_id, row.thread
        name = say(row.language, "thread-name", game=say(row.language, f"{row.game}-title"), who=", ".join(table.names))
        message = self.bot.place(row).get_partial_message(row.board_message_id)
        try:
            thread = await message.create_thread(name=cut(name, LONGEST_THREAD_NAME), auto_archive_duration=10080)
        except discord.HTTPException as fault:
            if fault.code == THREAD_EXISTS:
                return row.board_message_id, True
            if fault.code == UNKNOWN_MESSAGE:  # somebody deleted the lobby
                await shown.lose(self.bot.store, table.id, row.board_message_id)
                await self.bot.boards.show_id(table.id)
                return await self._place(await find(self.bot.store, table.id) or table)
            if isinstance(fault, discord.Forbidden) or fault.status >= TOO_MANY:
                raise
            log.warning("table %s: no thread can be opened: %s", table.id, fault)
            return row.channel_id, False
        return thread.id, True

    async def start_elsewhere(self, answer: Answer, table: Table) -> None:
        """Computers have thought before the answer is given: nothing can be told later."""
        try:
            is_begun = await self.begin(table)
        except LostRace:
            raise Refused("busy") from None
        if not is_begun:
            raise Refused("table-over")
        begun = await find(self.bot.store, table.id)
        assert begun is not None
        await self.bot.boards.show(await self.bot.thinking.at_once(begun), answer)
