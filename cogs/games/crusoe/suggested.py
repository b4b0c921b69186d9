"""The bot's own plan for Robinson Crusoe: thought out, read with all that it means, adopted in one press."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from discord import ButtonStyle

import render
from cogs.games.crusoe import drafting
from cogs.games.crusoe.behaviour import MOST_WARNINGS, planned_by
from cogs.games.crusoe.castaways import worth_reading
from cogs.games.crusoe.kinds import ADOPT
from cogs.loaded import Table
from cogs.table.going_on import back
from cogs.talk.answer import Answer
from cogs.talk.controls import PAGE, Controls, button, count, page_of, tool
from cogs.words.teller import Teller
from engine.contract import Action, Illegal
from engine.crusoe.planner import suggest, suggest_calmly
from engine.crusoe.planner.advice import Suggestion
from engine.crusoe.planner.reasons import Reason
from engine.crusoe.view import view
from engine.play import read
from locales import listed, say

if TYPE_CHECKING:
    from cogs.bot import Atoll

FIRST_DONE: Final = frozenset({"uses", "costs", "orders-camp", "orders-morale", "orders-arrange"})
"""Reasons for what a plan orders and uses before pawns are sent."""
REMEMBERED: Final = 64
"""Suggestions that were shown and may be adopted; one that was forgotten is thought out again."""


class Suggested:
    """What was suggested lately, so that adopting it adopts what was read."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int, int, int], Suggestion] = OrderedDict()

    def shown(self, table_id: str, revision: int, seat: int, another: int) -> Suggestion | None:
        """What this seat was shown then, if that is not forgotten."""
        return self._kept.get((table_id, revision, seat, another))

    async def of(self, bot: Atoll, table: Table, seat: int, another: int) -> Suggestion:
        """Thought out where it holds nobody up, or else the calm one's plan."""
        key = table.id, table.row.revision, seat, another
        if key not in self._kept:
            view = table.view(seat)
            found = await bot.thought.ask(
                (table.id, seat), suggest, view, seat, another, calm=lambda: suggest_calmly(view, seat, another)
            )
            if found is None:
                raise Illegal("nothing-of-the-kind")
            self._kept[key] = found
            while len(self._kept) > REMEMBERED:
                self._kept.popitem(last=False)
        return self._kept[key]


SUGGESTED: Final = Suggested()
MOST_SUGGESTED: Final = 5


@tool("suggest")
async def suggest_a_plan(answer: Answer, table_id: str) -> None:
    await show_suggestion(answer, table_id, 0)


@page_of("suggest")
async def show_suggestion(answer: Answer, table_id: str, number: int) -> None:
    """A whole plan for everybody's pawns, with its odds and why; agreeing is one press."""
    found = await planned_by(answer, table_id)
    if found is None:
        return
    (table, seat), another = found, number % MOST_SUGGESTED
    async with answer.working(say(answer.language, "working-on-plan")):
        suggestion = await SUGGESTED.of(answer.bot, table, seat, another)
    row, language, tell = table.row, answer.language, Teller(table, answer.language)
    label = say(language, "crusoe-plan-agree" if suggestion.keeps and not suggestion.steps else "crusoe-plan-adopt")
    following = say(language, "crusoe-plan-another")
    controls = Controls(
        [
            button(ADOPT, row.id, row.revision, another, label=label, style=ButtonStyle.success),
            button(PAGE, row.id, "suggest", (another + 1) % MOST_SUGGESTED, label=following),
            back(tell),
        ]
    )
    await answer.privately(told(tell, seat, suggestion), controls)


def told(tell: Teller, seat: int, suggestion: Suggestion) -> str:
    """All that adopting agrees to: its lines with their odds, the wood it piles, what may go wrong, and why."""
    table = tell.table
    state = drafting.after(table, seat, [read(table.game, line) for line in suggestion.steps])
    seen = view(state if state is not None else table.state, seat)
    names = table.names if tell.plain else table.escaped_names
    why = [reason(tell, each) for each in suggestion.reasons]
    wood = [say(tell.language, "crusoe-plan-stacks", wood=suggestion.stack)] * bool(suggestion.stack)
    lines = render.telling("crusoe").planned(seen, names, tell.language, suggestion.outlook)
    warnings = worth_reading(tell, suggestion.outlook)[:MOST_WARNINGS]
    return "\n".join([*of_others(tell, suggestion), *lines, *wood, *warnings, *left_open(tell, suggestion), *why])


def reason(tell: Teller, given: Reason) -> str:
    """Return a reason. For an order or a use, it adds that accepting the plan carries it out."""
    values = tell.advised(given.about) | tell.named_in(given.facts)
    words = say(tell.language, f"crusoe-tip-{given.why}", **values)
    return say(tell.language, "crusoe-plan-included", reason=words) if given.why in FIRST_DONE else words


def of_others(tell: Teller, suggestion: Suggestion) -> list[str]:
    """Whose plan it keeps, or whose pawns it moves."""
    if suggestion.keeps:
        who = listed(tell.language, [tell.player(seat) for seat in suggestion.keeps])
        return [say(tell.language, "crusoe-plan-keeps", who=who, added=len(suggestion.steps))]
    pawns = listed(tell.language, [str(tell.named("pawn", pawn)) for pawn in suggestion.moves])
    return [say(tell.language, "crusoe-plan-moves", who=pawns)] if suggestion.moves else []


def left_open(tell: Teller, suggestion: Suggestion) -> list[str]:
    """Why the plan does nothing about what falls short tonight."""
    return [say(tell.language, f"crusoe-plan-open-{why}", what=what) for what, why in suggestion.open]


@ADOPT
async def adopt(answer: Answer, words: tuple[str, ...], _: Sequence[str]) -> None:
    """The suggestion in the draft's place, and being ready for it."""
    table_id, revision, another = words
    found = await planned_by(answer, table_id)
    if found is None:
        return
    (table, seat), which = found, count(another) % MOST_SUGGESTED
    if table.row.revision != count(revision):
        read_then = SUGGESTED.shown(table_id, count(revision), seat, which)
        if read_then is not None and is_the_plan(table, read_then):  # somebody else has adopted the same meanwhile
            await answer.bot.acting.press(answer, table_id, table.row.revision, "ready", is_advised=True)
        else:
            await show_suggestion(answer, table_id, which)  # the plan has changed: it is read again first
        return
    suggestion = await SUGGESTED.of(answer.bot, table, seat, which)
    await answer.bot.acting.press(
        answer, table_id, table.row.revision, "ready", wish=lambda now, _: adopted(now, suggestion), is_advised=True
    )


def is_the_plan(table: Table, suggestion: Suggestion) -> bool:
    """Whether the draft holds these lines already."""
    suggested, planned = (sorted((line.target, *sorted(line.pawns)) for line in lines)
                          for lines in (suggestion.lines, table.state.plan))  # fmt: skip
    return suggested == planned


def adopted(table: Table, suggestion: Suggestion) -> list[Action]:
    ready = () if suggestion.wins else ("ready",)
    return [read(table.game, line) for line in (*suggestion.steps, *ready)]
