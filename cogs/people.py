"""The table's people: leaving, handing a seat over, taking one, ending a game together, playing it again."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs._answer import Answer, answering
from cogs._lobbies import compose_lobby, most_seats, put_up_hand
from cogs._sitting import Sitting, sit
from cogs._words import described
from db import seats, shown, tables
from db.tables import ChannelTaken
from locales import say

if TYPE_CHECKING:
    from cogs._bot import Atoll


class PeopleCog(commands.Cog):
    """Who plays, and who plays on."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot
        bot.tools |= {"leave": self.leave_game, "abandon-vote": self.vote_to_abandon, "rematch": self.rematch}
        bot.seat_tools |= {"take": bot.handing.take, "computer": bot.handing.to_computer}

    async def leave_game(self, answer: Answer, table_id: str) -> None:
        """Get up from a running game."""
        table = await sit(self.bot.store, table_id)
        seat = table.seat_of(answer.interaction.user.id) if table is not None else None
        if table is None or seat is None or not table.row.is_live:
            await answer.privately(say(answer.language, "not-seated"))
            return
        await answer.privately(say(answer.language, "left-game"))
        await self.bot.handing.leave(table, seat)

    @app_commands.command(name="hand_over", description=described("command-hand-over"))
    @app_commands.describe(to=described("command-hand-over-to"))
    @app_commands.guild_only()
    async def hand_over(self, interaction: discord.Interaction[Any], to: discord.User | None = None) -> None:
        async with answering(interaction) as answer:
            table = await self.bot.acting.running_here(answer)
            seat = table.seat_of(interaction.user.id) if table is not None else None
            if table is None or seat is None:
                if table is not None:
                    await answer.privately(say(answer.language, "not-seated"))
                return
            if to is not None and (to.bot or table.seat_of(to.id) is not None):
                await answer.privately(say(answer.language, "offer-not-to-them"))
                return
            await answer.privately(say(answer.language, "offered"))
            await self.bot.handing.offer(table, seat, to.id if to else None, by=interaction.user.id)

    async def vote_to_abandon(self, answer: Answer, table_id: str) -> None:
        """The people of a table end it together."""
        table = await sit(self.bot.store, table_id)
        seat = table.seat_of(answer.interaction.user.id) if table is not None else None
        if table is None or seat is None:
            await answer.privately(say(answer.language, "abandon-not-yours"))
            return
        await self.bot.votes.ask(answer, table, f"abandon-{seat}-{table.row.revision}", seat)

    async def rematch(self, answer: Answer, table_id: str) -> None:
        """The same people, seats moved on by one, in a lobby of their own."""
        former = await sit(self.bot.store, table_id)
        if former is None or former.seat_of(answer.interaction.user.id) is None:
            await answer.privately(say(answer.language, "not-seated"))
            return
        if former.row.options.get("date"):
            await answer.privately(say(answer.language, "daily-once"))
            return
        if await tables.lobbies_in(self.bot.store, former.row.channel_id):
            await answer.privately(say(answer.language, "channel-taken"))
            return
        try:
            new = await self._same_again(former, answer.interaction.user.id)
        except ChannelTaken:
            await answer.privately(say(answer.language, "channel-taken"))
            return
        await self._post_lobby(answer, new)

    async def _same_again(self, former: Sitting, host_id: int) -> str:
        """A lobby with the people who still sat there at the end; who sat first sits last."""
        row = former.row
        seed = self.bot.settings.seed if self.bot.settings.seed is not None else secrets.randbits(63)
        first, *others = [former.seats[seat] for seat in former.humans]
        async with self.bot.store.together() as writing:
            new = await tables.create(
                writing,
                self.bot.now(),
                game=row.game,
                guild_id=row.guild_id,
                channel_id=row.channel_id,
                host_id=host_id,
                language=row.language,
                options=row.options,
                seed=seed,
                theme=row.theme,
                time_limit_hours=row.time_limit_hours,
            )
            for person in (*others, first):
                assert person.user_id is not None
                most = former.game.players[-1]
                await seats.join(writing, new, person.user_id, person.name, self.bot.now(), most=most)
        return new

    async def _post_lobby(self, answer: Answer, table_id: str) -> None:
        table = await sit(self.bot.store, table_id)
        assert table is not None
        content, view = compose_lobby(table)
        row = table.row
        people = [discord.Object(seat.user_id) for seat in table.seats if seat.user_id]
        called = say(row.language, "rematch-called", who=" ".join(f"<@{person.id}>" for person in people))
        channel = self.bot.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
        async with self.bot.boards.turn(table_id):
            message = await channel.send(
                f"{called}\n{content}",
                view=view,
                files=await self.bot.lobbies.banner(table),
                allowed_mentions=discord.AllowedMentions(users=people),
            )
            place = {"channel_id": message.channel.id, "message_id": message.id}
            await shown.post(self.bot.store, table_id, 0, **place, now=self.bot.now())
        if most_seats(table) == 1:
            await self.bot.lobbies.start(answer, table_id)
            return
        await put_up_hand(message)
        await answer.quietly()

    @app_commands.command(name="remove", description=described("command-remove"))
    @app_commands.describe(who=described("command-remove-who"))
    @app_commands.guild_only()
    async def remove(self, interaction: discord.Interaction[Any], who: discord.User) -> None:
        """The host takes a person out of a lobby, a moderator out of any table."""
        async with answering(interaction) as answer:
            table = await self._table_of(answer, who.id)
            if table is None:
                await answer.privately(say(answer.language, "remove-not-here"))
                return
            is_lobby = table.row.status == "lobby"
            is_host = is_lobby and interaction.user.id == table.row.host_id
            if not (is_host or interaction.permissions.manage_messages):
                await answer.privately(say(answer.language, "not-allowed"))
            elif is_lobby:
                await self.bot.lobbies.leave(table, who.id)
                await answer.privately(say(answer.language, "done"))
                await self.bot.boards.show(table.row.id)
            else:
                seat = table.seat_of(who.id)
                assert seat is not None
                await answer.privately(say(answer.language, "done"))
                await self.bot.handing.leave(table, seat)

    async def _table_of(self, answer: Answer, user_id: int) -> Sitting | None:
        here = answer.interaction.channel_id
        for row in await tables.of_user(self.bot.store, user_id):
            if row.channel_id == here:
                return await sit(self.bot.store, row.id)
        return None


async def setup(bot: Atoll) -> None:
    await bot.add_cog(PeopleCog(bot))
