"""One's own board, privately: what only this player may see, and all that they may do now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import render
from cogs.loaded import Table, find
from cogs.table.board import TOOLS_ELSEWHERE
from cogs.table.offers import panel
from cogs.table.pictures import files
from cogs.talk.answer import Answer
from cogs.talk.controls import tool
from cogs.talk.limits import LONGEST_CONTENT, cut
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


class Own:
    """The panel that a press on the table's board opens, and that follows one's presses."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot

    async def show(self, answer: Answer, table: Table, news: str = "") -> None:
        """The player's own board with what has been chosen so far, and what is left to choose; news come first."""
        seat = table.seat_of(answer.user_id)
        if seat is None:
            await answer.privately(say(answer.language, "not-seated"))
            return
        row, view = table.row, table.view(seat)
        prefers = table.prefers(answer.user_id)
        picture = await self.bot.pictures.in_time(
            self.bot.pictures.board(table, (), seat=seat, own=prefers, language=answer.language)
        )
        alt = render.alt(row.game, view, table.names, answer.language)
        parts = [news, self._headline(Teller(table, answer.language), seat)]
        if picture is None:
            parts.append(render.brief(row.game, view, table.escaped_names, answer.language))
        tools = ("hint",) if row.in_our_server else ("hint", *TOOLS_ELSEWHERE)
        offers = panel(Teller(table, answer.language, plain=True), seat, tools)
        content = cut("\n".join(part for part in parts if part), LONGEST_CONTENT)
        name = f"own-{row.id}-{row.revision}.png"
        await answer.privately(content, None if offers.is_empty else offers, files=files(picture, name, alt))

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
        """What one's own last choice did."""
        seat = table.seat_of(answer.user_id)
        own = [step for step in table.history[-1:] if step.seat == seat]
        return story.told_to(Teller(table, answer.language), own, seat) if seat is not None else ""
