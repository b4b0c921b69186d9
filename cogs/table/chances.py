"""Chances told to whoever asks: the odds of a table as it stands, and a finished game looked at again."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import render
from cogs.behaviour import behaviour_of
from cogs.loaded import Table, find, whole_history
from cogs.table.pictures import files
from cogs.talk.answer import Answer, Refused
from cogs.talk.controls import Forged, tool
from cogs.talk.pages import pages
from cogs.words import story
from locales import say

if TYPE_CHECKING:
    from cogs.bot import Atoll


def refuse_others_day(answer: Answer, table: Table) -> None:
    """A day's deal in play is for its player alone: others may have the same one before them."""
    if table.day is not None and table.state.agenda and table.seat_of(answer.user_id) is None:
        raise Refused("not-seated")


@tool("odds")
async def show_odds(answer: Answer, table_id: str) -> None:
    """What can sink, how a loss could come by the next turn, and the chance to win."""
    table = await answer.bot.acting.running(table_id)
    if "odds" not in behaviour_of(table).tools_for_one:
        raise Forged("odds")
    refuse_others_day(answer, table)
    odds, shown = render.telling(table.row.game).odds, (table.view(), table.escaped_names, answer.language)
    async with answer.working(say(answer.language, "working-on-odds")):
        told = await answer.bot.thought.ask(("odds", table.id), odds, *shown, calm=lambda: None)
        told = told or await asyncio.to_thread(odds, *shown)
    await answer.privately(told)


@tool("review")
async def show_review(answer: Answer, table_id: str) -> None:
    """Where a finished game turned, and what luck did."""
    table = await find(answer.bot.store, table_id)
    is_over = table is not None and table.state is not None and not table.state.agenda
    if table is None or not is_over or table.game.review is None:
        raise Refused("review-none")
    with answer.bot.reviews.asked_by(answer.user_id, table_id):
        await _show_review(answer, table)


async def _turns(bot: Atoll, table: Table) -> int:
    """How many turns a finished game had; of a game without turns, how many cards or rounds."""
    history = story.standing(await whole_history(bot.store, table))
    return sum(any(event.opens_a_turn for event in table.events(step)) for step in history)


async def _show_review(answer: Answer, table: Table) -> None:
    bot = answer.bot
    if not bot.reviews.kept(table.id) is not None:
        turns = await _turns(bot, table)
        await answer.progress(say(answer.language, "working-on-review", count=turns))
    told = await bot.reviews.of(table)
    if told is None:
        raise Refused("review-late")
    own = table.prefers(answer.user_id)
    shown = (table.row.game, told, table.names, answer.language)
    short = render.reviewed(*shown, is_short=True)
    picture = await asyncio.to_thread(render.review, *shown, own.palette) if bot.settings.pictures else None
    first, *rest = pages(render.reviewed(*shown) if own.in_words or picture is None else short)
    await answer.privately(first, files=files(picture, f"review-{table.id}.png", short))
    for page in rest:
        await answer.interaction.followup.send(page, ephemeral=True)
