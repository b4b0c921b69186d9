"""The table's people: leaving, handing a seat over, ending a game together, playing it again."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.behaviour import behaviour_of
from cogs.loaded import Table, find, find_here
from cogs.table.groups import game
from cogs.table.wishes import Wishes
from cogs.talk.answer import Answer, Interaction, Refused, answering
from cogs.talk.controls import TOOL, Controls, button, lobby_tool, tool
from cogs.words.described import described
from db import seats, tables
from db.tables import ChannelTaken
from locales import say

if TYPE_CHECKING:
    from cogs.bot import Atoll


async def _seated(answer: Answer, table_id: str) -> tuple[Table, int]:
    """The live game of this table, and where the one who asks sits."""
    table = await find(answer.bot.store, table_id)
    seat = table.seat_of(answer.user_id) if table is not None else None
    if table is None or seat is None or not table.row.is_live or table.state is None:
        raise Refused("not-seated")
    return table, seat


@tool("end")
async def ask_to_leave(answer: Answer, table_id: str) -> None:
    """Getting up from a running game cannot be taken back: it is asked about once."""
    table, seat = await _seated(answer, table_id)
    key = "leave-ask" if table.others(seat) else "leave-ask-last"
    label, style = say(answer.language, "leave-sure"), discord.ButtonStyle.danger
    await answer.privately(
        say(answer.language, key), Controls([button(TOOL, table_id, "leave", label=label, style=style)])
    )


@tool("leave")
async def leave_game(answer: Answer, table_id: str) -> None:
    """Get up from a running game."""
    table, seat = await _seated(answer, table_id)
    left = await answer.bot.handing.leave(table, seat)
    await answer.privately(say(answer.language, "left-game" if left else "left-game-alone"))
    await answer.bot.handing.tell_of_vacant(table_id, left)


@tool("abandon-vote")
async def vote_to_abandon(answer: Answer, table_id: str) -> None:
    """The people of a table end it together."""
    table = await find(answer.bot.store, table_id)
    seat = table.voting_seat_of(answer.user_id) if table is not None else None
    if table is None or seat is None or not table.row.is_live:
        raise Refused("abandon-not-yours")
    await answer.bot.votes.ask_abandon(answer, table, seat)


@tool("rematch")
async def rematch(answer: Answer, table_id: str) -> None:
    """The same people, seats moved on by one, in a lobby of their own."""
    await _play_again(answer, table_id, is_further=False)


@tool("further")
async def further(answer: Answer, table_id: str) -> None:
    """The same, with what comes after a victory: a harder island, the next scenario."""
    await _play_again(answer, table_id, is_further=True)


async def _play_again(answer: Answer, table_id: str, *, is_further: bool) -> None:
    bot = answer.bot
    former = await find(bot.store, table_id)
    if former is None or former.seat_of(answer.user_id) is None:
        raise Refused("not-seated")
    if former.day is not None:
        raise Refused("daily-once")
    if not former.row.in_our_server:
        changes = behaviour_of(former).next_game(former) if is_further else None
        await bot.opening.here(
            answer,
            former.row.game,
            former.options_afresh | (changes[1] if changes else {}),
            Wishes(language=former.row.language),
        )
        return
    if await tables.lobbies_in(bot.store, former.row.channel_id):
        raise Refused("channel-taken")
    try:
        found = behaviour_of(former).next_game(former) if is_further else None
        new = await _same_again(bot, former, answer.user_id, found[1] if found is not None else {})
    except ChannelTaken:
        raise Refused("channel-taken") from None
    await bot.lobbies.post_for(answer, new, "rematch-called")


async def _same_again(bot: Atoll, former: Table, host_id: int, changes: dict[str, Any]) -> str:
    """A lobby with the people who still sat there at the end; who sat first sits last."""
    row = former.row
    seed = bot.settings.seed if bot.settings.seed is not None else secrets.randbits(63)
    first, *others = [former.seats[seat] for seat in former.humans]
    options = former.options_afresh | changes
    if others:
        options.pop("hands", None)  # somebody joined who had played two alone
    async with bot.store.together() as writing:
        new = await tables.create(
            writing,
            bot.now(),
            game=row.game,
            guild_id=row.guild_id,
            channel_id=row.channel_id,
            host_id=host_id,
            language=row.language,
            options=options,
            seed=seed,
            theme=row.theme,
            time_limit_hours=row.time_limit_hours,
        )
        for person in (*others, first):
            assert person.user_id is not None
            most = former.game.players[-1]
            await seats.join(writing, new, person.user_id, person.name, bot.now(), most=most)
    return new


class PeopleCog(commands.Cog):
    """Who plays, and who plays on."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot

    @app_commands.command(name="leave", description=described("command-leave"))
    @app_commands.guild_only()
    async def leave(self, interaction: Interaction) -> None:
        async with answering(interaction) as answer:
            for row in await tables.lobbies_in(self.bot.store, interaction.channel_id or 0):
                table = await find(self.bot.store, row.id)
                if table is not None and table.seat_of(answer.user_id) is not None:
                    await lobby_tool.of("leave")(answer, row.id)
                    return
            table = await find_here(self.bot.store, interaction.channel_id, answer.user_id)
            if table is None:
                await answer.privately(say(answer.language, "no-table-here"))
            else:
                await ask_to_leave(answer, table.id)


@game.command(name="hand_over", description=described("command-hand-over"))
@app_commands.describe(to=described("command-hand-over-to"))
async def hand_over(interaction: Interaction, to: discord.User | None = None) -> None:
    async with answering(interaction) as answer:
        bot = answer.bot
        table = await bot.acting.running_here(answer)
        seat = bot.acting.seat(answer, table)
        if to is not None and (not isinstance(to, discord.abc.User) or to.bot or table.seat_of(to.id) is not None):
            raise Refused("offer-not-to-them")
        await bot.handing.hand_over(answer, table, seat, to.id if to else None)


@game.command(name="kick", description=described("command-kick"))
@app_commands.describe(who=described("command-kick-who"))
async def kick(interaction: Interaction, who: discord.User) -> None:
    """The host takes a person out of a lobby, a moderator out of any game."""
    async with answering(interaction) as answer:
        bot = answer.bot
        table = await _table_of(answer, who.id)
        if table is None:
            raise Refused("remove-not-here")
        is_lobby = table.row.status == "lobby"
        is_host = is_lobby and interaction.user.id == table.row.host_id
        if not (is_host or interaction.permissions.manage_messages):
            await answer.privately(say(answer.language, "not-allowed"))
        elif is_lobby:
            await bot.lobbies.leave(table, who.id)
            await answer.privately(say(answer.language, "done"))
            await bot.boards.show_quietly(table.id)
        else:
            seat = table.seat_of(who.id)
            assert seat is not None
            left = await bot.handing.leave(table, seat)
            await answer.privately(say(answer.language, "done"))
            await bot.handing.tell_of_vacant(table.id, left)


async def _table_of(answer: Answer, user_id: int) -> Table | None:
    here = answer.interaction.channel_id
    for row in await tables.of_user(answer.bot.store, user_id):
        if row.channel_id == here:
            return await find(answer.bot.store, row.id)
    return None


async def setup(bot: Atoll) -> None:
    await bot.add_cog(PeopleCog(bot))
