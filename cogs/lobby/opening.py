"""A wish to play becomes a table: a lobby in this channel or for a thread, or one's own game, which begins at once."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

import discord

from cogs.loaded import Table, find
from cogs.lobby import posting
from cogs.lobby.company import can_have_company, least_seats, most_seats, whom_to_choose
from cogs.table.wishes import AS_USUAL, Wishes
from cogs.talk import rights
from cogs.talk.answer import Answer, Refused
from cogs.talk.controls import Controls
from cogs.talk.limits import channels_named
from cogs.words.names import clean
from db import interactions, seats, settings, tables
from db.store import Together
from db.tables import TooManyLobbies
from locales import language_of, say

if TYPE_CHECKING:
    from cogs.bot import Atoll


MOST_OPEN: Final = 2
"""Lobbies that one host may have open at a time."""


class Opening:
    """New tables, and who sits down first."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot

    async def here(self, answer: Answer, game: str, options: dict[str, Any], wishes: Wishes = AS_USUAL) -> None:
        """A lobby in this channel; a channel just taken by another is the caller's to tell (`ChannelTaken`)."""
        interaction = answer.interaction
        if answer.is_elsewhere:
            await self.for_oneself(answer, game, options, wishes)
            return
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Refused("only-in-servers")
        server = await settings.of(self.bot.store, interaction.guild_id)
        thread = await self._needs_thread(answer, wishes.thread)
        if refusal := self._why_not_here(answer, server.channels, thread):
            await answer.privately(refusal)
            return
        hours = wishes.time_limit
        try:
            table_id = await self._create(
                answer,
                game=game,
                guild_id=interaction.guild_id,
                channel_id=interaction.channel_id,
                language=wishes.language or server.language or language_of(str(interaction.guild_locale)),
                options=_chosen(options | {"tall": wishes.tall or None}),
                seed=wishes.seed,
                thread=thread,
                time_limit_hours=(server.time_limit_hours if hours is None else hours) or None,
                most_open=None if options.get("players") == 1 else MOST_OPEN,  # a game for one begins at once
            )
        except TooManyLobbies:
            raise Refused("lobbies-enough", most=MOST_OPEN) from None
        if not await posting.post(answer, table_id):  # who plays alone starts at once
            await self.bot.lobbies.start(answer, table_id)

    async def for_oneself(
        self,
        answer: Answer,
        game: str,
        options: dict[str, Any],
        wishes: Wishes = AS_USUAL,
        also: Callable[[Together], Awaitable[None]] | None = None,
    ) -> None:
        """A game without a place of its own: it begins at once, and its board is the answer; `also` is kept with it."""
        table_id = await self._create(
            answer,
            also,
            game=game,
            guild_id=answer.interaction.guild_id or 0,
            channel_id=answer.interaction.id,  # it has no place of its own: others may play in the same one
            language=wishes.language or answer.language,
            options={"players": 1} | _chosen(options),
            seed=wishes.seed,
            in_our_server=False,
        )
        table = await find(self.bot.store, table_id)
        assert table is not None
        if most_seats(table) > 1 or least_seats(table) > 1:
            await self._ask_for_company(answer, table)
            return
        await self.bot.lobbies.start_elsewhere(answer, table)
        if wishes.thread or wishes.time_limit:
            await answer.privately(say(answer.language, "elsewhere-without"))

    async def _create(
        self,
        answer: Answer,
        also: Callable[[Together], Awaitable[None]] | None = None,
        *,
        seed: int | None,
        **facts: Any,
    ) -> str:
        """A table with the one who asked as its host and first player, once for each interaction."""
        bot, user = self.bot, answer.interaction.user
        seed = next((each for each in (seed, bot.settings.seed) if each is not None), None)
        seed = secrets.randbits(63) if seed is None else seed
        facts |= {"host_id": user.id, "seed": seed, "theme": bot.settings.theme}
        async with bot.store.together() as writing:
            await interactions.claim(writing, answer.interaction.id, bot.now())
            if also is not None:
                await also(writing)
            table_id = await tables.create(writing, bot.now(), **facts)
            await seats.join(writing, table_id, user.id, clean(user.display_name), bot.now(), most=1)
        return table_id

    async def _ask_for_company(self, answer: Answer, table: Table) -> None:
        """Nobody else can sit down there: computers can, or a second adventurer, where the game takes them."""
        choice = Controls()
        if can_have_company(table):
            choice.add(whom_to_choose(table, answer.language))
        else:
            await tables.end(self.bot.store, table.id, self.bot.now(), "abandoned")
        await answer.privately(say(answer.language, "elsewhere-alone"), choice)

    async def _needs_thread(self, answer: Answer, wished: bool) -> bool:
        is_thread = isinstance(answer.interaction.channel, discord.Thread)
        taken = await tables.in_channel(self.bot.store, answer.interaction.channel_id or 0)
        return not is_thread and (wished or taken is not None)

    def _why_not_here(self, answer: Answer, allowed: tuple[int, ...], thread: bool) -> str | None:
        here = answer.interaction.channel_id
        parent = getattr(answer.interaction.channel, "parent_id", None)
        if allowed and here not in allowed and parent not in allowed:
            return say(answer.language, "not-in-this-channel", list=channels_named(allowed))
        if thread and not self.bot.settings.threads:
            return say(answer.language, "channel-taken")
        needed = (*rights.needed(answer.interaction), *(rights.FOR_A_THREAD if thread else ()))
        missing = rights.missing(answer.interaction, needed)
        if missing:
            return say(answer.language, "missing-permissions", list=rights.named(answer.language, missing))
        return None


def _chosen(options: dict[str, Any]) -> dict[str, Any]:
    """Without what was left open."""
    return {name: value for name, value in options.items() if value is not None}
