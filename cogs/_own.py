"""One's own board, privately: what only this player may see, and all that they may do now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import render
from cogs import _story
from cogs._answer import Answer
from cogs._offers import panel
from cogs._pictures import files
from cogs._sitting import Sitting, sit
from cogs._tell import Teller
from db import preferences, steps
from locales import knows, say

if TYPE_CHECKING:
    from cogs._bot import Atoll

LONGEST_CONTENT: Final = 2000
TOOLS: Final = ("hint",)


class Own:
    """The panel that a press on the table's board opens, and that follows one's presses."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot
        bot.tools["mine"] = self.open

    async def open(self, answer: Answer, table_id: str) -> None:
        """From the table's button."""
        table = await sit(self.bot.store, table_id)
        if table is None or table.state is None or not table.state.agenda:
            await answer.privately(say(answer.language, "table-over"))
        elif table.seat_of(answer.interaction.user.id) is None:
            await answer.privately(say(answer.language, "not-seated"))
        else:
            await self.show(answer, table)

    async def show(self, answer: Answer, table: Sitting, news: str = "") -> None:
        """The player's own board with what has been chosen so far, and what is left to choose; news come first."""
        seat = table.seat_of(answer.interaction.user.id)
        if seat is None:
            await answer.privately(say(answer.language, "not-seated"))
            return
        row, view = table.row, table.view(seat)
        prefers = await preferences.of(self.bot.store, answer.interaction.user.id)
        picture = await self.bot.pictures.in_time(
            self.bot.pictures.board(table, (), seat=seat, theme=prefers.palette, language=answer.language)
        )
        alt = render.alt(row.game, view, table.names, answer.language)
        parts = [news, self._headline(Teller(table, answer.language), seat)]
        if picture is None:
            parts.append(render.brief(row.game, view, table.escaped_names, answer.language))
        offers = panel(Teller(table, answer.language, plain=True), seat, TOOLS)
        content = "\n".join(part for part in parts if part)[:LONGEST_CONTENT]
        name = f"own-{row.id}-{row.revision}.png"
        await answer.privately(content, offers if offers.children else None, files=files(picture, name, alt))

    @staticmethod
    def _headline(tell: Teller, seat: int) -> str:
        """What is still to be chosen; or that the others are waited for."""
        view = tell.table.view(seat)
        waits = "asked" if seat in tell.table.waits_for else "done"
        key = f"{tell.game}-own-{view.waiting}-{waits}"
        return say(
            tell.language,
            key if knows("en", key) else f"own-{waits}",
            **tell.facts(view),
            waits=len(tell.table.waits_for),
        )

    async def last_news(self, answer: Answer, table: Sitting) -> str:
        """What one's own last choice did."""
        seat = table.seat_of(answer.interaction.user.id)
        if seat is None:
            return ""
        history: list[Any] = await steps.history(self.bot.store, table.row.id, after=table.row.revision - 1)
        own = [step for step in history if step.seat == seat]
        return _story.told_to(Teller(table, answer.language), own, seat)
