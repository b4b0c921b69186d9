"""Opening a table, sitting down and getting up: by command, by button, by reaction."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs._answer import Answer, answering
from cogs._lobbies import HAND
from cogs._sitting import Sitting, sit
from cogs._words import described
from db import settings, tables
from locales import language_of, say

if TYPE_CHECKING:
    from cogs._bot import Atoll

play = app_commands.Group(name="play", description=described("command-play"), guild_only=True)
"""`/play`; each game adds itself."""

NEEDED = ("view_channel", "send_messages")
NEEDED_IN_THREADS = ("create_public_threads", "send_messages_in_threads")


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
            await self.lobbies.open(answer, facts, thread)

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
        held = answer.interaction.app_permissions
        in_thread = isinstance(answer.interaction.channel, discord.Thread)
        needed = ("send_messages_in_threads",) if in_thread else (*NEEDED, *(NEEDED_IN_THREADS if thread else ()))
        missing = [name for name in needed if not getattr(held, name)]
        if missing:
            return say(answer.language, "missing-permissions", permissions=permission_words(answer.language, missing))
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
        table = await self._raised(payload)
        if table is not None and payload.member is not None and await self.lobbies.join(table, payload.member) is None:
            await self.bot.boards.show(table.row.id)

    @commands.Cog.listener()
    async def on_raw_reaction_remove(self, payload: discord.RawReactionActionEvent) -> None:
        table = await self._raised(payload)
        if table is not None and await self.lobbies.leave(table, payload.user_id) is None:
            await self.bot.boards.show(table.row.id)

    async def _raised(self, payload: discord.RawReactionActionEvent) -> Sitting | None:
        """The lobby under which a hand went up or down."""
        if str(payload.emoji) != HAND or self.bot.user is None or payload.user_id == self.bot.user.id:
            return None
        found = await tables.with_board(self.bot.store, payload.message_id)
        return await sit(self.bot.store, found.id) if found and found.status == "lobby" else None

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """What came while the bot was away: hands that went up, boards not shown."""
        for row in await tables.lobbies(self.bot.store):
            table = await sit(self.bot.store, row.id)
            if table is not None:
                await self._read_hands(table)
        await self.bot.boards.catch_up()
        self.bot.clock.wake()

    async def _read_hands(self, table: Sitting) -> None:
        row = table.row
        if row.board_message_id is None:
            return
        channel = self.bot.get_partial_messageable(row.board_channel_id or row.channel_id, guild_id=row.guild_id)
        try:
            message = await channel.fetch_message(row.board_message_id)
            hands = [
                user for reaction in message.reactions if str(reaction.emoji) == HAND async for user in reaction.users()
            ]
        except discord.HTTPException:
            return
        for user in hands:
            now = await sit(self.bot.store, row.id)
            if now is not None and not user.bot and now.seat_of(user.id) is None:
                await self.lobbies.join(now, user)


def permission_words(language: str, names: list[str]) -> str:
    """Permissions as Discord's settings call them."""
    return ", ".join(say(language, f"permission-{name.replace('_', '-')}") for name in names)


async def setup(bot: Atoll) -> None:
    await bot.add_cog(LobbyCog(bot))
