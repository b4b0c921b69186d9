"""A lobby's message: posted with its picture and a hand to press, changed as people sit down, and never lost."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from cogs.loaded import Table, find
from cogs.lobby.calling import role_called, tell_people, who_wishes
from cogs.lobby.company import most_seats
from cogs.lobby.message import HAND, compose
from cogs.table.offers import shown_on
from cogs.table.pictures import files
from cogs.table.unshown import NOT_SHOWN
from cogs.talk import rights
from cogs.talk.answer import LOST, Answer
from cogs.talk.mentions import NOBODY, only
from db import shown
from locales import say

if TYPE_CHECKING:
    from cogs.bot import Atoll

log = logging.getLogger(__name__)


async def post(answer: Answer, table_id: str) -> bool:
    """The lobby of somebody who asked for it, as their command's answer if it can be; false if they play alone."""
    bot = answer.bot
    async with bot.boards.alone(table_id):
        table = await find(bot.store, table_id)
        assert table is not None
        called, mentions = await role_called(bot, table) if most_seats(table) > 1 else ([], NOBODY)
        wishing = await who_wishes(bot, table) if most_seats(table) > 1 else []
        message = await _post(bot, table, called, mentions, answer)
    if most_seats(table) == 1:
        return False
    await put_up_hand(message)
    await tell_people(bot, table, wishing, message.jump_url)
    return True


async def post_for(answer: Answer, table_id: str, key: str) -> None:
    """The lobby of people who sit there already: those who did not ask for it are called."""
    bot = answer.bot
    async with bot.boards.alone(table_id):
        table = await find(bot.store, table_id)
        assert table is not None
        try:
            message = await _post(bot, table, *_calling(table, answer.user_id, key))
        except NOT_SHOWN as fault:
            log.warning("lobby %s is not shown: %s", table_id, fault)
            await answer.privately(rights.why_not_shown(answer.interaction, answer.language, fault))
            return
    if most_seats(table) == 1:
        await bot.lobbies.start(answer, table_id)
        return
    await put_up_hand(message)
    await answer.quietly()


def _calling(table: Table, asker: int, key: str) -> tuple[list[str], discord.AllowedMentions]:
    """The line that calls everybody there but the one who asked, and whom it may ping."""
    people = [seat.user_id for seat in table.seats if seat.user_id and seat.user_id != asker]
    who = " ".join(f"<@{user_id}>" for user_id in people)
    called = [say(table.row.language, key, who=who)] if people else []
    return called, only(people)


async def _post(
    bot: Atoll, table: Table, called: list[str], mentions: discord.AllowedMentions, answer: Answer | None = None
) -> discord.Message:
    """Post it as it stands, with whom it calls above, and note it; whoever asks for that holds its lock."""
    words, view = compose(table)
    content = "\n".join([*called, words])
    picture, posts = await _banner(bot, table), bot.boards.posts
    try:
        message = await posts.post(table, content, view, mentions, picture, answer, nonce=f"b{table.id}-0")
    except NOT_SHOWN:
        bot.boards.unshown.miss(table.id)
        raise
    await posts.posted(table.id, 0, message)
    return message


async def show(bot: Atoll, table: Table, answer: Answer | None) -> None:
    """The lobby's message as it stands now; the one that was pressed, if none was noted."""
    posts, pressed = bot.boards.posts, answer.pressed if answer is not None else None
    if table.row.board_message_id is None and pressed is not None and shown_on(pressed, table.id) is not None:
        await posts.posted(table.id, table.row.revision, pressed)
        table = await find(bot.store, table.id) or table
    words, view = compose(table)
    message = await posts.replace(table, words, view, await _banner(bot, table), answer)
    if message is not None and table.row.status == "lobby":
        await put_up_hand(message)
    async with bot.store.together() as writing:
        await shown.edit(writing, table.id, table.row.revision)
        await shown.told(writing, table.id, table.row.changes)
    if table.formers and (len(table.seats) < most_seats(table) or table.row.status != "lobby"):
        await posts.note_shown(table)  # it isn't full any more
    posts.note_place(table.id, table.row.revision, message.id if message is not None else table.row.board_message_id)


async def _banner(bot: Atoll, table: Table) -> list[discord.File]:
    """The lobby's picture, as Discord takes it; who plays alone needs none."""
    if most_seats(table) == 1:
        return []
    picture = await bot.pictures.in_time(bot.pictures.banner(table, most_seats(table)))
    name = f"lobby-{table.id}-{len(table.seats)}-{most_seats(table)}-{table.row.language}.png"
    return files(picture, name, say(table.row.language, f"{table.row.game}-pitch"))


async def put_up_hand(message: discord.Message) -> None:
    """The first ✋ under a lobby, for others to press; where reactions are not allowed the button does."""
    try:
        await message.add_reaction(HAND)
    except (discord.HTTPException, *LOST) as fault:
        log.warning("no hand under the lobby: %s", fault)
