"""One's own board, privately: what only this player may see, and all that they may do now."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from datetime import datetime
from typing import TYPE_CHECKING, Final, NamedTuple

import discord

import render
from cogs.loaded import Table, find
from cogs.table.board import TOOLS_ELSEWHERE
from cogs.table.offers import panel
from cogs.table.pictures import files
from cogs.table.sections import deal_of_the_day
from cogs.table.shape import other_shape
from cogs.talk.answer import Answer
from cogs.talk.controls import Controls, tool
from cogs.talk.limits import LONGEST_CONTENT, cut
from cogs.talk.times import ANSWER_EDITABLE, PRIVATE_WITHIN
from cogs.words import story
from cogs.words.teller import Teller
from locales import knows, say

if TYPE_CHECKING:
    from cogs.bot import Atoll


TOOLS_FOR_ODDS: Final = ("odds",)
"""Beneath one's own board, where a game can tell its chances."""


@tool("mine")
async def open_own(answer: Answer, table_id: str) -> None:
    """From the table's button."""
    table = await find(answer.bot.store, table_id)
    if table is None or table.state is None or not table.state.agenda:
        await answer.privately(say(answer.language, "table-over"))
    elif table.seat_of(answer.user_id) is None:
        await answer.privately(say(answer.language, "not-seated"))
    else:
        await answer.bot.own.show(answer, table)


class Opened(NamedTuple):
    """Where somebody's own board was last shown to them."""

    answer: Answer
    at: datetime


class Own:
    """The panel that a press on the table's board opens, and that follows one's presses."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot
        self._opened: OrderedDict[tuple[str, int], Opened] = OrderedDict()
        """By table and person, as long as Discord takes a change."""

    async def show(self, answer: Answer, table: Table, news: str = "") -> None:
        """The player's own board with what has been chosen so far, and what is left to choose; news come first."""
        if table.seat_of(answer.user_id) is None:
            await answer.privately(say(answer.language, "not-seated"))
            return
        content, offers, picture = await self._panel(table, answer.user_id, answer.language, news)
        await answer.privately(content, None if offers.is_empty else offers, files=picture)
        self._opened[table.id, answer.user_id] = Opened(answer, self.bot.now())
        self._opened.move_to_end((table.id, answer.user_id))
        while self.bot.now() - next(iter(self._opened.values())).at > ANSWER_EDITABLE:
            self._opened.popitem(last=False)

    async def follow(self, table: Table, actor: int | None) -> None:
        """A turn begins for all: whoever still has their own board before them sees the new one there."""
        others = (user for seat in table.waits_for if (user := table.person(seat)) is not None and user != actor)
        await asyncio.gather(*(self._show_anew(table, user_id) for user_id in set(others)))

    async def _show_anew(self, table: Table, user_id: int) -> None:
        opened = self._opened.get((table.id, user_id))
        if opened is None or self.bot.now() - opened.at > ANSWER_EDITABLE:
            return
        content, offers, picture = await self._panel(table, user_id, opened.answer.language)
        try:
            async with asyncio.timeout(PRIVATE_WITHIN):
                is_changed = await opened.answer.privately_anew(content, offers, picture)
        except TimeoutError:
            is_changed = False
        if not is_changed:
            self._opened.pop((table.id, user_id), None)

    async def _panel(
        self, table: Table, user_id: int, language: str, news: str = ""
    ) -> tuple[str, Controls, list[discord.File]]:
        """Words, buttons and picture."""
        seat = table.seat_of(user_id)
        assert seat is not None
        row, view = table.row, table.view(seat)
        own = table.prefers(user_id)
        drawing = self.bot.pictures.board(table, (), seat=seat, own=own, language=language)
        picture = await self.bot.pictures.in_time(drawing)
        alt = render.alt(row.game, view, table.names, language)
        tell = Teller(table, language)
        parts = [news, deal_of_the_day(tell), self._headline(tell, seat)]
        if picture is None:
            parts.append(render.brief(row.game, view, table.escaped_names, language))
        shape = (other_shape(own),) if picture is not None else ()
        tools = ("hint", *shape) if row.in_our_server else ("hint", *TOOLS_ELSEWHERE, *shape)
        offers = panel(Teller(table, language, plain=True), seat, tools)
        content = cut("\n".join(part for part in parts if part), LONGEST_CONTENT)
        return content, offers, files(picture, f"own-{row.id}-{row.revision}.png", alt)

    @staticmethod
    def _headline(tell: Teller, seat: int) -> str:
        """What is still to be chosen; or that the others are waited for."""
        view = tell.table.view(seat)
        waits = "asked" if seat in tell.table.waits_for else "done"
        key = f"{tell.game}-own-{view.waiting}-{waits}"
        return say(
            tell.language,
            key if knows("en", key) else f"own-{waits}",
            **tell.headline(view),
            waits=len(tell.table.waits_for),
        )

    def last_news(self, answer: Answer, table: Table) -> str:
        """What one's own last choice did, and what of it didn't fit."""
        seat = table.seat_of(answer.user_id)
        own = [step for step in table.history[-1:] if step.seat == seat]
        done = story.told_to(Teller(table, answer.language), own, seat) if seat is not None else ""
        return "\n".join(filter(None, (done, answer.note)))
