"""The private panel after a step: what it did, how things are now, and all that its player can do next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from discord import ButtonStyle

from cogs.behaviour import behaviour_of
from cogs.loaded import Table
from cogs.table.offers import panel
from cogs.table.sections import headline
from cogs.talk.answer import Answer
from cogs.talk.controls import ADVISED, TOOL, Control, Controls, button, tool
from cogs.talk.limits import LONGEST_ID
from cogs.words import story
from cogs.words.story import AND
from cogs.words.teller import Teller
from engine.contract import Illegal
from engine.play import legal, read
from locales import say

TOOLS_AFTERWARDS: Final = ("replay", "review")
"""Below a private message once the game is over."""


@tool("back")
async def go_back(answer: Answer, table_id: str) -> None:
    """Leave a question, and see again all that can be done."""
    table = await answer.bot.acting.running(table_id)
    seat = answer.bot.acting.seat(answer, table)
    if table.game.in_private:
        await answer.bot.own.show(answer, table)
        return
    view = controls(Teller(table, answer.language, plain=True), seat)
    await answer.privately(situation(table, answer), None if view.is_empty else view)


def back(tell: Teller) -> Control:
    """The button that leads from a question back to the panel."""
    return button(TOOL, tell.table.id, "back", label=say(tell.language, "tool-back"))


def situation(table: Table, answer: Answer) -> str:
    """Say how things are, and what the reader can do."""
    tell = Teller(table, answer.language)
    asks = headline(tell, answer.user_id) if table.waits_for else ""
    return "\n".join(filter(None, (behaviour_of(table).answered(tell), asks)))


def controls(tell: Teller, seat: int | None, following: Sequence[str] = ()) -> Controls:
    """Return all that this player can do now; what advice goes on with comes first."""
    table = tell.table
    if seat is None:
        return Controls()
    if not table.state.agenda:
        return panel(tell, seat, TOOLS_AFTERWARDS if table.game.review is not None else TOOLS_AFTERWARDS[:1])
    return panel(tell, seat, tools(table, seat), first=[*advised(tell, seat, following)])


def tools(table: Table, seat: int) -> tuple[str, ...]:
    """Return the words of the buttons below what this player can do."""
    if not table.waits_for:
        return ()
    last = story.last_standing(table.history)
    undo = ("undo",) * (last is not None and last.seat == seat and story.can_be_taken_back(table))
    return (*undo, "hint", *(("try",) if table.game.plans is not None else ()))


def chain(lines: Sequence[str], *words: object) -> str:
    """Return these lines in one, as many as a button's id holds after its other words."""
    kept: list[str] = []
    for line in lines:
        if len(":".join((ADVISED.word, *map(str, words), AND.join([*kept, line])))) > LONGEST_ID:
            break
        kept.append(line)
    return AND.join(kept)


def advised(tell: Teller, seat: int, lines: Sequence[str]) -> Iterator[Control]:
    """The button that plays the next line of some advice, if that can still be done."""
    table, row = tell.table, tell.table.row
    if not lines:
        return
    try:
        action = read(table.game, lines[0])
    except Illegal:
        return
    if action in legal(table.game, table.state, seat):
        label = say(tell.language, "tip-next", what=tell.label(action))
        line = chain(lines, row.id, row.revision)
        style, icon = ButtonStyle.primary, tell.icon(action)
        yield button(ADVISED, row.id, row.revision, line, label=label, style=style, icon=icon)
