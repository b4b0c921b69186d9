"""What a board says: whose turn, since when what happened, the picture or words for it, and what can be pressed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import discord
from discord import ui

import render
from cogs import _panel, _story
from cogs._commits import LIMIT
from cogs._highlights import highlights
from cogs._offers import panel
from cogs._pictures import events_of, files
from cogs._sitting import Sitting
from cogs._tell import Teller
from db import deadlines, preferences, steps
from engine.play import unpack
from locales import knows, listed, say

if TYPE_CHECKING:
    from cogs._bot import Atoll

LONGEST_CONTENT: Final = 2000
STORY_IN_BOARD: Final = 900

TOOLS: Final = ("undo", "text", "hint")
TOOLS_WHILE_PAUSED: Final = ("text",)
TOOLS_IN_PRIVATE: Final = ("mine", "text", "hint")
"""One takes back on one's own board; the table is not rewound over what others choose meanwhile."""
TOOLS_AFTERWARDS: Final = ("rematch", "replay", "text")
TOOLS_AFTER_A_DAILY: Final = ("share", "replay", "text")


@dataclass(frozen=True)
class Board:
    """A board ready to be shown."""

    revision: int
    news: str
    words: Callable[[], str]
    """What stands in for the picture, put together only where it has to."""
    view: ui.View
    pings: tuple[int, ...]
    picture: bytes | None
    drawing: asyncio.Future[bytes] | None
    """Where the picture comes from, perhaps later than the words."""
    description: str

    @property
    def content(self) -> str:
        if self.picture is not None:
            return _panel.cut(self.news, LONGEST_CONTENT)
        words = self.words()
        return f"{_panel.cut(self.news, LONGEST_CONTENT - len(words) - 1)}\n{words}"

    def files(self) -> list[discord.File]:
        return files(self.picture, f"board-{self.revision}.png", self.description)

    @property
    def mentions(self) -> discord.AllowedMentions:
        return discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in self.pings])


def headline(tell: Teller) -> str:
    """Who is waited for, with the mention first, and what may still be done."""
    table = tell.table
    view = table.view()
    who = [table.mention(seat) for seat in table.waits_for]
    facts = tell.facts(view) | {"who": listed(tell.language, who), "waits": len(who)}
    if table.row.status == "paused":
        return say(tell.language, "table-is-paused")
    return say(tell.language, f"{tell.game}-asks-{view.waiting}", **facts)


async def compose(
    bot: Atoll, table: Sitting, history: Sequence[steps.Step], called: tuple[int, ...], here: int | None = None
) -> Board:
    """Words, picture and buttons of a table as it stands; whoever is called is pinged, but for who is here."""
    row, tell = table.row, Teller(table, table.row.language)
    since = _news(tell, history)
    whole = [] if table.state.agenda else _story.standing(await steps.history(bot.store, row.id))
    drawing = bot.pictures.board(table, whole or _story.standing(since))
    told = [headline(tell), await _deadline(bot, table), await _first_turn(bot, table, called)]
    story = _story.told(tell, since, STORY_IN_BOARD, since_turn=True)
    return Board(
        revision=row.revision,
        news="\n".join(filter(None, [*told, story, *highlights(tell, events_of(table, whole))])),
        words=lambda: render.brief(row.game, table.view(), table.escaped_names, row.language),
        view=panel(Teller(table, row.language, plain=True), tools=_tools(table, history)),
        pings=tuple(user for each in called if (user := table.seats[each].user_id) and user != here),
        description=render.alt(row.game, table.view(), table.names, row.language),
        picture=await bot.pictures.in_time(drawing),  # last: the rest is put together while it is drawn
        drawing=drawing,
    )


def _news(tell: Teller, history: Sequence[steps.Step]) -> Sequence[steps.Step]:
    """What whoever is waited for has not seen yet; of a finished game its last step."""
    table = tell.table
    if table.game.in_private and table.state.agenda:
        return _story.since_turn_began(tell, history)
    if table.waits_for:
        return _story.since_last_act(history, table.waits_for[0])
    return _story.run_of(history, history[-1].seat) if table.state.agenda else history[-1:]


def _tools(table: Sitting, history: Sequence[steps.Step]) -> tuple[str, ...]:
    """The table's own buttons; a step is taken back with one press only by who is called and made it."""
    if not table.state.agenda:
        return TOOLS_AFTER_A_DAILY if table.row.options.get("date") else TOOLS_AFTERWARDS
    if not table.waits_for:
        return TOOLS_WHILE_PAUSED
    if table.game.in_private:
        return TOOLS_IN_PRIVATE
    last = _story.last_standing(history)
    is_own = last is not None and last.seat in table.waits_for
    reveals = last is not None and any(event.reveals for event in unpack(table.game, last.events))
    return TOOLS if is_own and not reveals else TOOLS[1:]


async def _deadline(bot: Atoll, table: Sitting) -> str:
    """When the others may decide for who is waited for, on each reader's own clock."""
    if not table.row.time_limit_hours or not table.waits_for:
        return ""
    waits = await deadlines.of_table(bot.store, table.row.id)
    due = [each.due_at for each in waits if each.kind == LIMIT and each.due_at is not None]
    return say(table.row.language, "deadline", at=discord.utils.format_dt(min(due), "R")) if due else ""


async def _first_turn(bot: Atoll, table: Sitting, called: tuple[int, ...]) -> str:
    """Three short sentences for a person's first turn of a game, and never again."""
    key = f"{table.row.game}-new-{table.view().waiting}"
    people = [user for seat in called if knows("en", key) and (user := table.seats[seat].user_id)]
    new = [user for user in people if await preferences.is_first_turn(bot.store, user, table.row.game)]
    return say(table.row.language, key) if new else ""
