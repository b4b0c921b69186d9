"""A turn tried out on one's own board: what it would lead to, and then played, proposed, or lodged for later."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import discord

import render
from cogs.behaviour import behaviour_of
from cogs.loaded import Table
from cogs.table.choices import OPEN, ask, by_verb, fits, placeholder
from cogs.table.pictures import files
from cogs.table.shape import other_shape, shape_button
from cogs.talk.answer import Answer
from cogs.talk.controls import PLANNED, SKETCH, TOOL, Control, Controls, Option, button, menu
from cogs.talk.limits import BUTTONS_IN_A_ROW, LONGEST_CONTENT, ROWS, cut
from cogs.words.planned import action_called
from cogs.words.story import AND
from cogs.words.teller import Teller
from db import plans
from db.plans import Plan
from db.steps import Step
from engine.contract import Action, Illegal, Plans, Tried
from engine.play import pack, read, write
from locales import say

if TYPE_CHECKING:
    from cogs.bot import Atoll

MOST_LINES: Final = 8
"""So long a plan is; a turn has three actions, and a few cards."""


@dataclass(frozen=True)
class Sketch:
    """A plan for a seat's turn, as far as the table allows it now."""

    table: Table
    seat: int
    """Whose turn it is for."""
    actions: tuple[Action, ...]
    tried: Tried[Any]
    cut_off: str | None = None
    """The first line that is possible no more, if the table has changed so."""

    @property
    def is_now(self) -> bool:
        """Whether that turn is being played."""
        return bool(_plans(self.table).further(self.table.state, self.seat))

    @property
    def lines(self) -> tuple[str, ...]:
        return tuple(map(write, self.actions))

    @property
    def further(self) -> list[Action]:
        """What may follow."""
        if self.tried.ends or len(self.actions) >= MOST_LINES:
            return []
        return list(_plans(self.table).further(self.tried.state, self.seat))

    @property
    def ahead(self) -> Table:
        """The table as it would stand then."""
        row = self.table.row
        step = Step(row.revision + 1, self.seat, AND.join(self.lines), pack(self.tried.events), None, row.created_at)
        return self.table.played([(step, self.tried.events)], self.tried.state)


def _plans(table: Table) -> Plans[Any]:
    assert table.game.plans is not None
    return table.game.plans


def sketched(table: Table, seat: int, lines: Sequence[str]) -> Sketch:
    """As many of these lines as are possible, from the table as it stands, or as that turn would find it."""
    found = _plans(table)
    begin = table.state if found.further(table.state, seat) else found.on_turn(table.state, seat)
    actions: list[Action] = []
    tried = Tried(begin)
    for line in lines[:MOST_LINES]:
        try:
            further = [*actions, read(table.game, line)]
            tried = found.tried(begin, seat, further)
        except Illegal:
            return Sketch(table, seat, tuple(actions), tried, cut_off=line)
        actions = further
    return Sketch(table, seat, tuple(actions), tried)


def whose(table: Table, user_id: int) -> list[int]:
    """The turns this person may plan: their own first, where it is being played, or later; then who plays now."""
    playing = [seat for seat in table.waits_for if _plans(table).further(table.state, seat)]
    own = table.seats_of(user_id)
    others = [seat for seat in playing if seat not in own and table.person(seat) is not None]
    return [*own, *others]


class Sketches:
    """The private panel, and what is kept of it."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot

    async def show(self, answer: Answer, table: Table, news: str = "") -> None:
        """What was tried out so far, and what may follow; begun anew if nothing was."""
        kept = table.plan_of(answer.user_id, "sketch")
        seats = whose(table, answer.user_id)
        if kept is None or kept.seat not in seats:
            kept = Plan(answer.user_id, "sketch", seats[0], table.row.revision, (), {})
        await self._show(answer, sketched(table, kept.seat, kept.lines), news)

    async def add(self, answer: Answer, table: Table, seat: int, line: str) -> None:
        """One more; half-made ones are asked about."""
        now = self._now(answer, table, seat)
        if OPEN in line.split():
            await self._ask(answer, now, line)
            return
        await self._keep(answer, table, seat, (*now.lines, line))

    async def take_back(self, answer: Answer, table: Table, seat: int) -> None:
        """The last line, or what is left after the table changed."""
        await self._keep(answer, table, seat, self._now(answer, table, seat).lines[:-1])

    async def begin(self, answer: Answer, table: Table, seat: int) -> None:
        """A new one for this turn."""
        await self._keep(answer, table, seat, ())

    def _now(self, answer: Answer, table: Table, seat: int) -> Sketch:
        kept = table.plan_of(answer.user_id, "sketch")
        return sketched(table, seat, kept.lines if kept is not None and kept.seat == seat else ())

    async def _keep(self, answer: Answer, table: Table, seat: int, lines: Sequence[str]) -> None:
        now = sketched(table, seat, lines)
        plan = Plan(answer.user_id, "sketch", seat, table.row.revision, now.lines, {})
        await plans.keep(self.bot.store, table.id, plan)
        await self._show(answer, now)

    async def _ask(self, answer: Answer, now: Sketch, pattern: str) -> None:
        """The next word of a half-made line."""
        tell = Teller(now.ahead, answer.language, plain=True)
        question = ask(tell, [each for each in now.further if fits(each, pattern)], pattern)
        hint = say(answer.language, "choose-one")
        choice = menu(SKETCH, now.table.id, now.seat, pattern, options=question.options, placeholder=hint)
        await answer.privately(placeholder(tell, question), Controls([choice, *_buttons(answer, now)]))

    async def _show(self, answer: Answer, now: Sketch, news: str = "") -> None:
        table, ahead, language = now.table, now.ahead, answer.language
        own = table.prefers(answer.user_id)
        drawing = self.bot.pictures.planned(ahead, now.tried.events, own, language)
        picture = await self.bot.pictures.in_time(drawing)
        odds = await asyncio.to_thread(_odds, ahead, now.seat, language)
        parts = [news, *_told(answer, now), odds]
        if picture is None or own.in_words:
            parts.append(render.brief(table.row.game, ahead.view(now.seat), table.escaped_names, language))
        alt = render.alt(table.row.game, ahead.view(now.seat), table.names, language)
        name = f"plan-{table.id}-{len(now.actions)}.png"
        again = TOOL.id(table.id, "try")
        shape = [shape_button(language, other_shape(own), again)] if picture is not None else []
        buttons = _buttons(answer, now)[: BUTTONS_IN_A_ROW - len(shape)]
        controls = Controls([*_menus(answer, now), *buttons, *shape])
        content = cut("\n".join(filter(None, parts)), LONGEST_CONTENT)
        await answer.privately(content, controls, files=files(picture, name, alt))


def _told(answer: Answer, now: Sketch) -> list[str]:
    """Whose turn, line by line, and what could be lost then."""
    language, table = answer.language, now.table
    tell, plain = Teller(now.ahead, language), Teller(table, language, plain=True)
    later = "plan-title-own" if now.is_now else "plan-title-later"
    title = later if now.seat in table.seats_of(answer.user_id) else "plan-title-theirs"
    lines = [say(language, title, who=tell.player(now.seat))]
    lines += [f"{number}. {plain.label(action)}" for number, action in enumerate(now.actions, 1)]
    if now.cut_off is not None:
        lines.append(say(language, "plan-cut-off", what=action_called(plain, now.cut_off)))
    if not now.actions:
        lines.append(say(language, "plan-empty"))
    lodged = table.plan_of(answer.user_id, "lodged")
    if lodged is not None:
        told = ", ".join(action_called(plain, line) for line in lodged.lines)
        lines.append(say(language, "plan-is-lodged", what=told))
    return lines


def _odds(ahead: Table, seat: int, language: str) -> str:
    """What could be lost then, and the chance to win, where the game tells them."""
    if "odds" not in behaviour_of(ahead).tools_for_one:
        return ""
    return str(render.telling(ahead.row.game).odds(ahead.view(seat), ahead.escaped_names, language))


def _menus(answer: Answer, now: Sketch) -> list[Control]:
    """A menu for each kind of action; where there are more kinds than room, one for all the others."""
    tell, groups = Teller(now.ahead, answer.language, plain=True), by_verb(now.further)
    questions = {word: ask(tell, actions, word) for word, actions in groups.items()}
    first = list(questions)[: ROWS - 1 if len(questions) < ROWS else ROWS - 2]
    menus = [_menu(now, word, questions[word].options, placeholder(tell, questions[word])) for word in first]
    others = [option for word in questions if word not in first for option in questions[word].options]
    if others:
        menus.append(_menu(now, "others", others, say(answer.language, "plan-others")))
    return menus


def _menu(now: Sketch, word: str, options: Sequence[Option], asked: str) -> Control:
    return menu(SKETCH, now.table.id, now.seat, word, options=options, placeholder=asked)


def _buttons(answer: Answer, now: Sketch) -> list[Control]:
    """What can be done with it, and whose turn it may be for instead."""
    table = now.table
    own = table.seats_of(answer.user_id)
    use = "propose" if now.seat not in own else "play" if now.is_now else "lodge"
    possible = {use, "back"} if now.actions else set()
    possible |= {"withdraw"} if table.plan_of(answer.user_id, "lodged") is not None else set()
    possible |= {"retract"} if table.plan_of(answer.user_id, "proposal") is not None else set()
    made = []
    for word in ("play", "lodge", "propose", "back", "withdraw", "retract"):
        if word in possible:
            style = discord.ButtonStyle.primary if word == use else discord.ButtonStyle.secondary
            made.append(
                button(PLANNED, table.id, now.seat, word, label=say(answer.language, f"plan-{word}"), style=style)
            )
    tell = Teller(table, answer.language, plain=True)
    for seat in whose(table, answer.user_id):
        if seat != now.seat:
            key = "plan-for-own" if seat in own else "plan-for"
            label = say(answer.language, key, who=tell.player(seat))
            made.append(button(PLANNED, table.id, seat, "for", label=label))
    return made[:BUTTONS_IN_A_ROW]
