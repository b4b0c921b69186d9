"""Sitting down and getting up: by command, by button, by reaction."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.loaded import Table, find
from cogs.lobby.company import most_seats
from cogs.lobby.message import HAND
from cogs.lobby.posting import put_up_hand
from cogs.talk.answer import LOST, Answer, Interaction, answering
from cogs.talk.controls import lobby_tool
from cogs.talk.members import member as member_of
from cogs.talk.mentions import only
from cogs.words.described import described
from db import hands, shown, tables
from locales import say

if TYPE_CHECKING:
    from cogs.bot import Atoll

log = logging.getLogger(__name__)


@lobby_tool("join")
async def join_table(answer: Answer, table_id: str) -> None:
    table = await find(answer.bot.store, table_id)
    refusal = await answer.bot.lobbies.join(table, answer.interaction.user) if table else "table-over"
    await _tell(answer, table_id, refusal, "lobby-joined")
    if refusal is None:
        await _say_that_it_is_full(answer.bot, table_id)


@lobby_tool("leave")
async def leave_table(answer: Answer, table_id: str) -> None:
    table = await find(answer.bot.store, table_id)
    refusal = await answer.bot.lobbies.leave(table, answer.user_id) if table else "table-over"
    await _tell(answer, table_id, refusal, "lobby-left")
    if refusal is None:
        await read_hands(answer.bot, table_id)


@lobby_tool("start")
async def start_table(answer: Answer, table_id: str) -> None:
    await answer.bot.lobbies.start(answer, table_id)


async def _tell(answer: Answer, table_id: str, refusal: str | None, done: str) -> None:
    if refusal is not None or not answer.is_press:
        await answer.privately(say(answer.language, refusal or done))
    if refusal is None:
        await answer.bot.boards.show_id(table_id, answer)


async def _say_that_it_is_full(bot: Atoll, table_id: str) -> None:
    """The last seat is taken: the host hears that the game can start, until it starts or a seat is free again."""
    table = await find(bot.store, table_id)
    if table is None or table.row.status != "lobby" or len(table.seats) < most_seats(table):
        return
    host, language = table.row.host_id, table.row.language
    if host is None or table.seats[-1].user_id == host:
        return
    channel = bot.place(table.row)
    try:
        message = await channel.send(
            say(language, "lobby-full-for-host", who=f"<@{host}>"),
            allowed_mentions=only([host]),
            nonce=f"f{table_id}-{len(table.seats)}",
        )
    except (discord.HTTPException, *LOST) as fault:
        log.warning("lobby %s: its host is not told that it is full: %s", table_id, fault)
        return
    await shown.note(bot.store, table_id, channel_id=message.channel.id, message_id=message.id)


class LobbyCog(commands.Cog):
    """`/join`, `/start` and the raised hand."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot

    @app_commands.command(name="join", description=described("command-join"))
    @app_commands.guild_only()
    async def join(self, interaction: Interaction) -> None:
        async with answering(interaction) as answer:
            table = await self._lobby_here(answer)
            if table is not None:
                await join_table(answer, table.id)

    @app_commands.command(name="start", description=described("command-start"))
    @app_commands.guild_only()
    async def start(self, interaction: Interaction) -> None:
        async with answering(interaction) as answer:
            table = await self._lobby_here(answer)
            if table is not None:
                await self.bot.lobbies.start(answer, table.id)

    async def _lobby_here(self, answer: Answer) -> Table | None:
        """The newest lobby of this channel."""
        found = await tables.lobbies_in(self.bot.store, answer.interaction.channel_id or 0)
        table = await find(self.bot.store, found[-1].id) if found else None
        if table is None:
            await answer.privately(say(answer.language, "no-lobby-here"))
        return table

    @commands.Cog.listener()
    async def on_raw_reaction_add(self, payload: discord.RawReactionActionEvent) -> None:
        with self.bot.at_work():
            table, member = await self._raised(payload), payload.member
            if table and member and await self.bot.lobbies.join(table, member, by_hand=True) is None:
                await self.bot.boards.show_quietly(table.id)
                await _say_that_it_is_full(self.bot, table.id)

    @commands.Cog.listener()
    async def on_raw_reaction_remove(self, payload: discord.RawReactionActionEvent) -> None:
        with self.bot.at_work():
            table = await self._raised(payload)
            if table is None:
                return
            if await self.bot.lobbies.leave(table, payload.user_id, by_hand=True) is None:
                await self.bot.boards.show_quietly(table.id)
                await read_hands(self.bot, table.id)
            else:
                await hands.lowered(self.bot.store, table.id, payload.user_id)

    async def _raised(self, payload: discord.RawReactionActionEvent) -> Table | None:
        """The lobby under which a hand went up or down."""
        if str(payload.emoji) != HAND or self.bot.user is None or payload.user_id == self.bot.user.id:
            return None
        found = await tables.with_board(self.bot.store, payload.message_id)
        return await find(self.bot.store, found.id) if found and found.status == "lobby" else None

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        """What came while this shard was away: hands that went up, boards not shown."""
        await self._catch_up(lambda row: (row.guild_id >> 22) % (self.bot.shard_count or 1) == shard)

    @commands.Cog.listener()
    async def on_store_restored(self) -> None:
        """Show what the restored copy has, as after a start."""
        await self._catch_up(lambda _: True)

    async def _catch_up(self, is_meant: Callable[[tables.Table], bool]) -> None:
        with self.bot.at_work():
            self.bot.clock.wake()
            for row in filter(is_meant, await tables.lobbies(self.bot.store)):
                try:
                    if await read_hands(self.bot, row.id):
                        await self.bot.boards.show_quietly(row.id)
                except Exception:
                    log.exception("the hands under lobby %s cannot be read", row.id)
            await self.bot.boards.catch_up()


async def read_hands(bot: Atoll, table_id: str) -> bool:
    """Who raised a hand meanwhile sits down; who sat down by hand and took it away gets up. Whether anybody did."""
    table = await find(bot.store, table_id)
    if table is None or table.row.status != "lobby" or table.row.board_message_id is None:
        return False
    up = await _raised_under(bot, table)
    if up is None:
        return False
    changed = False
    for seat in table.seats:
        now = await find(bot.store, table_id)
        if now is not None and seat.by_hand and seat.user_id is not None and seat.user_id not in up:
            changed |= await bot.lobbies.leave(now, seat.user_id, by_hand=True) is None
    stay_up = await hands.that_stay_up(bot.store, table_id)
    for user_id in [each for each in up if each not in stay_up]:
        now = await find(bot.store, table_id)
        if now is not None and now.seat_of(user_id) is None and len(now.seats) < most_seats(now):
            with contextlib.suppress(discord.NotFound):  # who has left the server has left the lobby
                member = await member_of(bot, now.row.guild_id, user_id)
                changed |= await bot.lobbies.join(now, member, by_hand=True) is None
    if changed:
        await bot.boards.show_quietly(table_id)
    return changed


async def _raised_under(bot: Atoll, table: Table) -> list[int] | None:
    """Whose hands are up under a lobby; None where Discord does not say."""
    row = table.row
    channel = bot.get_partial_messageable(row.board_channel_id or row.channel_id, guild_id=row.guild_id)
    try:
        message = await channel.fetch_message(row.board_message_id or 0)
        raised = next((each for each in message.reactions if str(each.emoji) == HAND), None)
        if raised is None or not raised.me:
            await put_up_hand(message)
        return [user.id async for user in raised.users() if not user.bot] if raised else []
    except (discord.HTTPException, *LOST) as fault:
        log.warning("the hands under lobby %s cannot be read: %s", row.id, fault)
        return None


async def setup(bot: Atoll) -> None:
    await bot.add_cog(LobbyCog(bot))
