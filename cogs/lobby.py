"""Opening a table, sitting down and getting up: by command, by button, by reaction."""

from __future__ import annotations

import contextlib
import logging
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import _rights
from cogs._answer import Answer, answering
from cogs._lobbies import HAND, put_up_hand
from cogs._sitting import Sitting, sit
from cogs._words import described
from db import hands, settings, tables
from locales import language_of, say

if TYPE_CHECKING:
    from cogs._bot import Atoll

log = logging.getLogger(__name__)

play = app_commands.Group(name="play", description=described("command-play"), guild_only=True)
"""`/play`; each game adds itself."""


class LobbyCog(commands.Cog):
    """`/join`, `/leave`, `/start` and the raised hand."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot
        self.lobbies = bot.lobbies
        bot.tools |= {"lobby-join": self.join_table, "lobby-leave": self.leave_table, "lobby-start": self.lobbies.start}

    async def cog_load(self) -> None:
        self.bot.tree.add_command(play)

    async def open(
        self, interaction: discord.Interaction[Any], game: str, options: dict[str, Any], **wishes: Any
    ) -> None:
        """`/play …`: a lobby in this channel, or for a thread where the channel is taken."""
        async with answering(interaction) as answer:
            try:
                await self.open_here(answer, game, options, **wishes)
            except tables.ChannelTaken:  # somebody else was quicker, a moment ago
                await answer.privately(say(answer.language, "channel-taken"))

    async def open_here(self, answer: Answer, game: str, options: dict[str, Any], **wishes: Any) -> None:
        """The same, where somebody has asked already; a channel just taken by another is the caller's to tell."""
        interaction = answer.interaction
        if interaction.guild_id is None or interaction.channel_id is None:
            await answer.privately(say(answer.language, "only-in-servers"))
            return
        server = await settings.of(self.bot.store, interaction.guild_id)
        thread = await self._needs_thread(interaction, bool(wishes.get("thread")))
        refusal = self._why_not_here(answer, server.channels, thread)
        if refusal:
            await answer.privately(refusal)
            return
        facts = {
            "game": game,
            "guild_id": interaction.guild_id,
            "channel_id": interaction.channel_id,
            "language": wishes.get("language") or server.language or language_of(str(interaction.guild_locale)),
            "options": {name: value for name, value in options.items() if value is not None},
            "theme": self.bot.settings.theme,
            "time_limit_hours": (server.time_limit_hours if (hours := wishes.get("time_limit")) is None else hours)
            or None,
        }
        await self.lobbies.open(answer, facts, thread, wishes.get("seed"))

    async def _needs_thread(self, interaction: discord.Interaction[Any], wished: bool) -> bool:
        is_thread = isinstance(interaction.channel, discord.Thread)
        taken = await tables.in_channel(self.bot.store, interaction.channel_id or 0)
        return not is_thread and (wished or taken is not None)

    def _why_not_here(self, answer: Answer, allowed: tuple[int, ...], thread: bool) -> str | None:
        here = answer.interaction.channel_id
        parent = getattr(answer.interaction.channel, "parent_id", None)
        if allowed and here not in allowed and parent not in allowed:
            return say(answer.language, "not-in-this-channel", channels=", ".join(f"<#{each}>" for each in allowed))
        if thread and not self.bot.settings.threads:
            return say(answer.language, "channel-taken")
        needed = (*_rights.needed(answer.interaction), *(_rights.FOR_A_THREAD if thread else ()))
        missing = _rights.missing(answer.interaction, needed)
        if missing:
            return say(answer.language, "missing-permissions", permissions=_rights.named(answer.language, missing))
        return None

    @app_commands.command(name="join", description=described("command-join"))
    @app_commands.guild_only()
    async def join(self, interaction: discord.Interaction[Any]) -> None:
        async with answering(interaction) as answer:
            table = await self._lobby_here(answer)
            if table is not None:
                await self.join_table(answer, table.row.id)

    @app_commands.command(name="start", description=described("command-start"))
    @app_commands.guild_only()
    async def start(self, interaction: discord.Interaction[Any]) -> None:
        async with answering(interaction) as answer:
            table = await self._lobby_here(answer)
            if table is not None:
                await self.lobbies.start(answer, table.row.id)

    async def _lobby_here(self, answer: Answer) -> Sitting | None:
        """The newest lobby of this channel."""
        found = await tables.lobbies_in(self.bot.store, answer.interaction.channel_id or 0)
        table = await sit(self.bot.store, found[-1].id) if found else None
        if table is None:
            await answer.privately(say(answer.language, "no-lobby-here"))
        return table

    async def join_table(self, answer: Answer, table_id: str) -> None:
        table = await sit(self.bot.store, table_id)
        refusal = await self.lobbies.join(table, answer.interaction.user) if table else "table-over"
        await self._told(answer, table_id, refusal, "lobby-joined")

    async def leave_table(self, answer: Answer, table_id: str) -> None:
        table = await sit(self.bot.store, table_id)
        refusal = await self.lobbies.leave(table, answer.interaction.user.id) if table else "table-over"
        await self._told(answer, table_id, refusal, "lobby-left")

    async def _told(self, answer: Answer, table_id: str, refusal: str | None, done: str) -> None:
        if refusal is not None or not answer.is_press:
            await answer.privately(say(answer.language, refusal or done))
        if refusal is None:
            await self.bot.boards.show(table_id, answer)

    @commands.Cog.listener()
    async def on_raw_reaction_add(self, payload: discord.RawReactionActionEvent) -> None:
        with self.bot.at_work():
            table, member = await self._raised(payload), payload.member
            if table and member and await self.lobbies.join(table, member, by_hand=True) is None:
                await self._show(table)

    @commands.Cog.listener()
    async def on_raw_reaction_remove(self, payload: discord.RawReactionActionEvent) -> None:
        with self.bot.at_work():
            table = await self._raised(payload)
            if table is None:
                return
            if await self.lobbies.leave(table, payload.user_id, by_hand=True) is None:
                await self._show(table)
            else:
                await hands.lowered(self.bot.store, table.row.id, payload.user_id)

    async def _show(self, table: Sitting) -> None:
        """A hand has no answer: where the lobby cannot be shown, the log says so."""
        try:
            await self.bot.boards.show(table.row.id)
        except discord.HTTPException as fault:
            log.warning("lobby %s is not shown: %s", table.row.id, fault)

    async def _raised(self, payload: discord.RawReactionActionEvent) -> Sitting | None:
        """The lobby under which a hand went up or down."""
        if str(payload.emoji) != HAND or self.bot.user is None or payload.user_id == self.bot.user.id:
            return None
        found = await tables.with_board(self.bot.store, payload.message_id)
        return await sit(self.bot.store, found.id) if found and found.status == "lobby" else None

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """What came while the bot was away: hands that went up, boards not shown."""
        with self.bot.at_work():
            self.bot.clock.wake()
            for row in await tables.lobbies(self.bot.store):
                table = await sit(self.bot.store, row.id)
                if table is not None:
                    await self._read_hands(table)
            await self.bot.boards.catch_up()

    async def _read_hands(self, table: Sitting) -> None:
        """Who raised a hand meanwhile sits down; who sat down by hand and took it away gets up."""
        row = table.row
        if row.board_message_id is None:
            return
        channel = self.bot.get_partial_messageable(row.board_channel_id or row.channel_id, guild_id=row.guild_id)
        try:
            message = await channel.fetch_message(row.board_message_id)
            raised = next((each for each in message.reactions if str(each.emoji) == HAND), None)
            up = [user.id async for user in raised.users() if not user.bot] if raised else []
            if raised is None or not raised.me:
                await put_up_hand(message)
        except discord.HTTPException as fault:
            log.warning("the hands under lobby %s cannot be read: %s", row.id, fault)
            return
        for seat in table.seats:
            now = await sit(self.bot.store, row.id)
            if now is not None and seat.by_hand and seat.user_id is not None and seat.user_id not in up:
                await self.lobbies.leave(now, seat.user_id, by_hand=True)
        for user_id in set(up) - await hands.that_stay_up(self.bot.store, row.id):
            now = await sit(self.bot.store, row.id)
            if now is not None and now.seat_of(user_id) is None:
                with contextlib.suppress(discord.NotFound):  # who has left the server has left the lobby
                    member = await self.lobbies.member(row.guild_id, user_id)
                    await self.lobbies.join(now, member, by_hand=True)


async def setup(bot: Atoll) -> None:
    await bot.add_cog(LobbyCog(bot))
