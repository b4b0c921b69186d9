"""/hint: where to look, why, what; each level only for who asks on. Without a game's own hints, what is legal."""

from __future__ import annotations

from itertools import takewhile
from typing import Final

from discord import ButtonStyle

from cogs.loaded import Table
from cogs.table.choices import by_verb
from cogs.table.going_on import back, chain
from cogs.table.offers import of_the_table, panel
from cogs.table.sections import headline
from cogs.talk.answer import Answer
from cogs.talk.controls import ADVISED, PAGE, TOOL, Controls, button, page_of, tool
from cogs.talk.pages import pages
from cogs.words.teller import Teller
from db import tables
from engine.contract import HintLevel, Tip
from engine.play import legal, write
from locales import say

LEVELS: Final = (2, 3)
"""After where to look: why, and what."""
NOBODY: Final = 0
"""A user who reads a seat's hint without a person in it."""
MOST_HINTS: Final = 8
"""So many actions of a kind are named; where there are more, the rest are not."""


@tool("hint")
async def show_hint(answer: Answer, table_id: str) -> None:
    """The first level, for whoever sits here."""
    table = await answer.bot.acting.running(table_id)
    seat = answer.bot.acting.seat(answer, table)
    if table.game.hint is None:
        await _list_what_is_legal(answer, table, seat)
        return
    if table.day is not None:  # help with a deal that others have too is told with its result
        await tables.hint(answer.bot.store, table.id)
    await _show(answer, table, seat, 1)


@page_of("tip")
async def show_tip(answer: Answer, table_id: str, level: int) -> None:
    """The next level of a hint: why, then what."""
    table = await answer.bot.acting.running(table_id)
    seat = answer.bot.acting.seat(answer, table)
    if table.game.hint is not None:
        await _show(answer, table, seat, 3 if level >= LEVELS[-1] else 2)


async def _show(answer: Answer, table: Table, seat: int, level: HintLevel) -> None:
    """One level of a hint, thought of in the process that thinks; a calm one where that cannot be."""
    assert table.game.hint is not None
    asked = table.view(seat), seat, legal(table.game, table.state, seat), level
    async with answer.working(say(answer.language, "working-on-hint")):
        tip = await answer.bot.thought.ask(
            (table.id, seat), table.game.hint, *asked, calm=lambda: table.game.hint_calmly(*asked)
        )
    tell = Teller(table, answer.language)
    await answer.privately("\n".join(_told(tell, seat, level, tip)), _buttons(tell, seat, level, tip))


def _told(tell: Teller, seat: int, level: HintLevel, tip: Tip) -> list[str]:
    """A hint in words, as far as this level goes."""
    language, game, table = tell.language, tell.game, tell.table
    lines = [say(language, "tip-to", name=tell.player(tip.to))] if tip.to is not None else []
    is_question = tip.to is None and tell.behaviour.is_question(table.view())
    if is_question:
        lines.append(headline(tell, table.person(seat) or NOBODY))
    if tip.why is None or (tip.where and not is_question):
        lines += tell.behaviour.where_to_look(tell, tip.where)
    if level == 1:
        groups = by_verb([each for each in legal(table.game, table.state, seat) if not each.is_aside])
        names = {word: tell.label(one) for word, (one, *others) in groups.items() if not others}
        lines += [
            f"-# **{names.get(word) or say(language, f'{game}-open-{word}')}**: {say(language, f'{game}-hint-{word}')}"
            for word in groups
        ]
    if tip.why is not None:
        own = [*takewhile(lambda said: said[0] == (seat if tip.to is None else tip.to), tip.then)]
        moves = 0 if tip.what is None else 1 + len(own)
        for why, about, facts in (*tip.also, (tip.why, tip.about, tip.facts)):
            values = tell.advised(about) | tell.named_in(facts)
            lines.append(say(language, f"{game}-tip-{why}", moves=moves, **values))
    elif level == LEVELS[0]:
        lines.append(say(language, "tip-at-once"))
    if tip.spent is not None:
        lines.append(say(language, f"{game}-tip-spends", **tell.named_in(tip.spent)))
    if tip.what is not None:
        key = "tip-first" if tip.then else "tip-what"
        lines.append(say(language, key, what=Teller(table, language, plain=True).label(tip.what)))
        if tip.then:
            steps = tell.steps(tip.then, seat if tip.to is None else tip.to)
            lines.append(say(language, "tip-then", then="; ".join(steps)))
    return lines


def _buttons(tell: Teller, seat: int, level: HintLevel, tip: Tip) -> Controls:
    """The levels that follow; at the last one what it advises is done by a press."""
    row, language = tell.table.row, tell.language
    view = Controls()
    for later in LEVELS[level - 1 :] if tip.why != "wait" else ():
        view.add(button(PAGE, row.id, "tip", later, label=say(language, f"tip-{later}")))
    if tip.what is not None and tip.to is None:
        label = Teller(tell.table, language, plain=True).label(tip.what)
        own = takewhile(lambda said: said[0] == seat, tip.then)
        line = chain([write(action) for action in (tip.what, *(action for _, action in own))], row.id, row.revision)
        style, icon = ButtonStyle.primary, tell.icon(tip.what)
        view.add(button(ADVISED, row.id, row.revision, line, label=label, style=style, icon=icon))
    if tell.table.game.in_private:
        view.add(button(TOOL, row.id, "mine", label=say(language, "tool-mine")))
    else:
        view.add(back(tell))
    if level == 1:
        view.add(*of_the_table(tell, ("report",)))
    return view


async def _list_what_is_legal(answer: Answer, table: Table, seat: int) -> None:
    """What one may do, and what each would do."""
    tell = Teller(table, answer.language)
    groups = by_verb(legal(table.game, table.state, seat))
    lines = [say(answer.language, "hint-nothing")] if not groups else []
    for word, actions in groups.items():
        labels = [tell.label(action) for action in actions[:MOST_HINTS]]
        more = "" if len(actions) <= MOST_HINTS else " …"
        lines.append(f"**{say(answer.language, f'{table.row.game}-open-{word}')}**: " + "; ".join(labels) + more)
        lines.append(f"-# {say(answer.language, f'{table.row.game}-hint-{word}')}")
    first, *rest = pages("\n".join(lines))
    await answer.privately(first, panel(Teller(table, answer.language, plain=True), seat, tools=("report",)))
    for page in rest:
        await answer.interaction.followup.send(page, ephemeral=True)
