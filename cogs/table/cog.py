"""/board and /hint; /game story, /game replay and /game end."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

import render
from cogs.behaviour import behaviour_of, behaviour_of_game
from cogs.loaded import Table, find, find_here, whole_history
from cogs.table.catching_up import catch_up
from cogs.table.chances import refuse_others_day
from cogs.table.groups import game
from cogs.table.hints import show_hint
from cogs.table.offers import of_the_table, panel
from cogs.table.pictures import files
from cogs.table.sections import headline
from cogs.table.shape import other_shape
from cogs.table.unshown import NOT_SHOWN
from cogs.talk.answer import Answer, Interaction, Refused, answering
from cogs.talk.controls import TOOL, Controls, button, page_of, tool
from cogs.talk.cooldown import once_in, wait_between
from cogs.talk.limits import LONGEST_CONTENT, cut
from cogs.talk.mentions import NOBODY
from cogs.talk.pages import page_view, pages
from cogs.words import story
from cogs.words.described import described
from cogs.words.names import escaped
from cogs.words.teller import Teller
from db import preferences, shown, tables
from db.store import LostRace
from engine import GAMES
from engine.contract import Illegal, Unreadable
from locales import listed, say

if TYPE_CHECKING:
    from cogs.bot import Atoll

BOARD_COOLDOWN = 5.0
"""A picture is asked for so often; words cost next to nothing, and who plays by them asks after each act."""
REPLAY_COOLDOWN = 30.0
NEWEST: Final = 1_000_000
"""A page beyond the last one is the last one."""


async def _started(answer: Answer, table_id: str) -> Table:
    """The table with this id, if its game began and the one who asks may see it."""
    table = await find(answer.bot.store, table_id)
    if table is None or table.state is None:
        raise Refused("table-over")
    refuse_others_day(answer, table)
    return table


@tool("text")
async def show_text(answer: Answer, table_id: str) -> None:
    table = await _started(answer, table_id)
    await _tell_in_words(answer, table, headline(Teller(table, answer.language), answer.user_id))


async def _tell_in_words(answer: Answer, table: Table, opening: str) -> None:
    """The whole position in words after this opening, in as many messages as it takes."""
    seat = table.seat_of(answer.user_id)
    beside = behaviour_of(table).beside(table)
    told = render.text(table.row.game, table.view(seat), table.escaped_names, answer.language, **beside)
    tell = Teller(table, answer.language)
    opening = "\n".join([opening, *behaviour_of(table).sayable(tell)])
    first, *rest = pages(f"{opening}\n{told}")
    tools = behaviour_of(table).tools_for_one if table.waits_for else ()
    view = Controls(of_the_table(Teller(table, answer.language, plain=True), tools))
    await answer.privately(first, None if view.is_empty else view)
    for page in rest:
        await answer.interaction.followup.send(page, ephemeral=True)


@page_of("story")
async def show_story(answer: Answer, table_id: str, page: int) -> None:
    """Everything that happened, the newest page first."""
    table = await _started(answer, table_id)
    history = await whole_history(answer.bot.store, table)
    tell = Teller(table, answer.language)
    chapters = behaviour_of(table).chapters(tell, history, story.told(tell, history, most=1_000_000))
    leaves = [leaf for chapter in chapters for leaf in pages(chapter)]
    number = max(0, min(page, len(leaves) - 1))
    await answer.privately(leaves[number], page_view(table_id, "story", number, len(leaves)))


@tool("replay")
async def show_replay(answer: Answer, table_id: str) -> None:
    """The whole game as an animated picture: for all to see where its people ask for it after the end."""
    table = await find(answer.bot.store, table_id)
    if table is None or table.state is None:
        raise Refused("replay-none")
    refuse_others_day(answer, table)
    bot, row, language = answer.bot, table.row, table.row.language
    is_own = table.seat_of(answer.user_id) is not None and table.row.in_our_server
    is_for_all = not table.state.agenda and is_own
    wait_between(answer, "replay", REPLAY_COOLDOWN)
    await answer.progress(say(answer.language, "working-on-replay"))
    try:
        moving = await bot.pictures.replay(table)
    except (Illegal, render.NothingToShow):
        moving = None  # if the rules have changed since, the story still tells it as it was
    if moving is None:
        raise Refused("replay-none")
    names = listed(language, map(escaped, table.names))
    told = say(language, "replay", game=say(language, f"{row.game}-title"), names=names)
    animated = files(moving, f"replay-{table_id}-{row.revision}.gif", told)
    if not is_for_all:
        await answer.privately(told, files=animated)
        return
    channel = bot.get_partial_messageable(answer.interaction.channel_id or row.channel_id, guild_id=row.guild_id)
    await channel.send(told, files=animated, allowed_mentions=NOBODY)
    await answer.quietly()


# Ending a table early


def _may_end(answer: Answer, table: Table) -> bool:
    """A lobby: its host; a game: its people; either: a moderator."""
    own = answer.user_id == table.row.host_id if table.state is None else table.seat_of(answer.user_id) is not None
    return own or answer.interaction.permissions.manage_messages


@tool("abandon")
async def abandon_table(answer: Answer, table_id: str) -> None:
    """End it for good; told at the table."""
    try:
        table = await find(answer.bot.store, table_id)
    except Unreadable:
        await _end_unreadable(answer, table_id)
        return
    alone = answer.interaction.permissions.manage_messages or (table is not None and table.state is None)
    if table is None or not alone or not _may_end(answer, table):
        raise Refused("abandon-not-yours")
    try:
        async with answer.bot.store.together() as writing:
            await tables.end(writing, table_id, answer.bot.now(), "abandoned")
            await shown.changed(writing, table_id)
    except LostRace:
        raise Refused("table-over") from None
    await answer.privately(say(answer.language, "done"))
    await answer.bot.boards.show_quietly(table_id)


async def _end_unreadable(answer: Answer, table_id: str) -> None:
    """End a game that can't be read: a moderator does, and its board says so without a picture."""
    bot = answer.bot
    row = await tables.find(bot.store, table_id)
    if row is None or not answer.interaction.permissions.manage_messages:
        raise Refused("abandon-not-yours")
    await bot.boards.forget(table_id)
    await answer.privately(say(answer.language, "done"))
    if row.board_message_id is not None:
        place = bot.get_partial_messageable(row.board_channel_id or row.channel_id, guild_id=row.guild_id)
        said = say(row.language, "table-abandoned")
        with contextlib.suppress(*NOT_SHOWN):
            await place.get_partial_message(row.board_message_id).edit(content=said, attachments=[], view=None)


async def _here(answer: Answer) -> Table:
    """The game of this channel, whether it runs or pauses."""
    table = await find_here(answer.bot.store, answer.interaction.channel_id, answer.user_id)
    if table is None:
        raise Refused("no-table-here")
    if table.state is None:
        raise Refused("table-is-lobby")
    return table


async def _show_privately(answer: Answer, table: Table, opening: str) -> None:
    """Show the reader's own picture with all that they can do; words if there is none."""
    bot, seat = answer.bot, table.seat_of(answer.user_id)
    since = story.since_last_act(table.history, seat) if seat is not None else table.history[-1:]
    own = table.prefers(answer.user_id) if seat is not None else await preferences.of(bot.store, answer.user_id)
    drawing = bot.pictures.board(table, since, seat=seat, own=own, language=answer.language)
    picture = await bot.pictures.in_time(drawing)
    if picture is None:
        await _tell_in_words(answer, table, opening)
        return
    tools = (*(behaviour_of(table).tools_for_one if table.state.agenda else ()), other_shape(own))
    tell = Teller(table, answer.language, plain=True)
    view = panel(tell, seat, tools) if seat is not None else Controls(of_the_table(tell, tools))
    alt = render.alt(table.row.game, table.view(seat), table.names, answer.language)
    pictured = files(picture, f"board-{table.row.revision}.png", alt)
    await answer.privately(cut(opening, LONGEST_CONTENT), view, files=pictured)


@tool("board")
async def show_board(answer: Answer, table_id: str) -> None:
    """Show a private picture of the board again, as it was asked for."""
    table = await _started(answer, table_id)
    if not table.row.in_our_server:
        await answer.bot.elsewhere.show(table, answer)
    elif table.game.in_private and table.waits_for and table.seat_of(answer.user_id) is not None:
        await answer.bot.own.show(answer, table)
    else:
        await _show_privately(answer, table, catch_up(Teller(table, answer.language), answer.user_id))


class TableCog(commands.Cog):
    """What one can ask of the table in this channel."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot

    @app_commands.command(name="board", description=described("command-board"))
    @app_commands.describe(text=described("command-board-text"), show=described("command-board-show"))
    @once_in(BOARD_COOLDOWN, unless="text")
    @app_commands.guild_only()
    async def board(self, interaction: Interaction, text: bool = False, show: str | None = None) -> None:
        async with answering(interaction) as answer:
            table = await _here(answer)
            if show in behaviour_of(table).pages and not text:
                await tool.of(show)(answer, table.id)
                return
            opening = catch_up(Teller(table, answer.language), answer.user_id)
            if text:
                await _tell_in_words(answer, table, opening)
                return
            await _show_privately(answer, table, opening)

    @app_commands.command(name="hint", description=described("command-hint"))
    @app_commands.guild_only()
    async def hint(self, interaction: Interaction) -> None:
        async with answering(interaction) as answer:
            await show_hint(answer, (await _here(answer)).id)


@game.command(name="story", description=described("command-story"))
async def tell_story(interaction: Interaction) -> None:
    async with answering(interaction) as answer:
        found = await tables.last_in_channel(answer.bot.store, interaction.channel_id or 0)
        if found is None:
            await _here(answer)  # which says why there is none to tell
        else:
            await show_story(answer, found.id, NEWEST)


@game.command(name="replay", description=described("command-replay"))
async def replay(interaction: Interaction) -> None:
    async with answering(interaction) as answer:
        found = await tables.last_in_channel(answer.bot.store, interaction.channel_id or 0)
        if found is None:
            await answer.privately(say(answer.language, "no-table-here"))
        else:
            await show_replay(answer, found.id)


@game.command(name="end", description=described("command-end"))
async def end(interaction: Interaction) -> None:
    async with answering(interaction) as answer:
        found = await tables.in_channel(answer.bot.store, interaction.channel_id or 0)
        lobbies = await tables.lobbies_in(answer.bot.store, interaction.channel_id or 0)
        row = found or (lobbies[-1] if lobbies else None)
        if row is None:
            raise Refused("no-table-here")
        try:
            table = await find(answer.bot.store, row.id)
        except Unreadable:
            table = None
        if table is not None and not _may_end(answer, table):
            raise Refused("abandon-not-yours")
        await _ask_to_abandon(answer, row, table)


async def _ask_to_abandon(answer: Answer, row: tables.Table, table: Table | None) -> None:
    """A lobby's host and a moderator end it alone, a table's people by vote; `table`: None if it can't be read."""
    is_moderator = answer.interaction.permissions.manage_messages
    if table is None and not is_moderator:
        raise Refused("abandon-unreadable")
    alone = is_moderator or table is None or table.state is None or table.seat_of(answer.user_id) is None
    word = "abandon" if alone else "abandon-vote"
    label = say(answer.language, f"{word}-sure")
    view = Controls([button(TOOL, row.id, word, label=label, style=discord.ButtonStyle.danger)])
    await answer.privately(say(answer.language, f"{word}-ask"), view)


async def setup(bot: Atoll) -> None:
    pages = [page for game in GAMES for page in behaviour_of_game(game).pages]
    app_commands.choices(show=[Choice(name=described(f"tool-{page}"), value=page) for page in pages])(TableCog.board)
    await bot.add_cog(TableCog(bot))
