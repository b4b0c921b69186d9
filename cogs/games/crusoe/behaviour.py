"""Robinson Crusoe at a table: how it stands there, and what answers its own buttons."""

# ruff: noqa: ARG002 — what the usual behaviour takes

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import render
from cogs.behaviour import Behaviour, Words
from cogs.games.crusoe import castaways, drafting, icons, panels, report
from cogs.games.crusoe.before_and_after import OVER, lobby_lines, placed
from cogs.games.crusoe.castaways import REPORT_BEGINS, warned, worth_reading
from cogs.games.crusoe.epilogue import epilogue
from cogs.games.crusoe.kinds import CREW, NIGHT, PLAN
from cogs.games.crusoe.options import OPTIONS
from cogs.loaded import Table, find
from cogs.table import going_on
from cogs.table.pictures import files
from cogs.table.sections import headline
from cogs.table.shape import other_shape, shape_button
from cogs.talk.answer import Answer, Refused
from cogs.talk.controls import TOOL, Controls, Forged, count, tool
from cogs.talk.limits import ROWS
from cogs.talk.pages import pages
from cogs.words import story
from cogs.words.teller import Teller
from db.steps import Step
from db.store import Store
from engine.contract import Action, Event, Illegal
from engine.crusoe.events import RoundBegan
from engine.crusoe.outlook import outlook
from engine.crusoe.review import Review
from engine.crusoe.scenarios import SCENARIOS
from engine.crusoe.target import Target
from engine.crusoe.too_late import too_late
from engine.play import read, write
from locales import knows, listed, say
from render.crusoe.review_text import Telling
from render.icons import Icon

if TYPE_CHECKING:
    from cogs.bot import Atoll

PLANNING: Final = "planning"
MOST_WARNINGS: Final = 2
MOST_DANGERS: Final = 3
"""The most dangers of the plan that a hint names."""
MOST_POWERS: Final = 2
"""For so many characters their powers fit above a picture; the People page has all of them."""


class CampWords(Words):
    """One act leads to much; people are their characters, cards their titles."""

    one_act_a_line = True

    def named(self, tell: Teller, field: str, value: Any, facts: Mapping[str, Any]) -> Any:
        return castaways.named(tell, field, value, facts)

    def event(self, tell: Teller, event: Event) -> str | None:
        return castaways.happened(tell, event)

    def label(self, tell: Teller, action: Action) -> str | None:
        return castaways.label(tell, action)

    def with_action(self, tell: Teller, action: Action) -> dict[str, Any]:
        return castaways.with_action(action)

    def clause(self, tell: Teller, event: Event) -> str:
        return castaways.clause(tell, event)

    def paragraphs(self, events: Sequence[Event]) -> list[list[Event]]:
        return castaways.paragraphs(events)

    def company(self, tell: Teller) -> list[str]:
        return castaways.company(tell)

    def in_headlines(self, tell: Teller, view: Any) -> dict[str, Any]:
        return castaways.at_hand(tell)


class Camp(CampWords, Behaviour):
    """One plan for all, told in words and on the picture; whoever edits it calls nobody."""

    finishing = "ready"
    pages = panels.TOOLS_BESIDE
    reports_edits = True
    has_turning_points = True
    stories = tuple(SCENARIOS)
    lobby_options = OPTIONS
    icons_of_kinds = icons.OF_KINDS

    def beside(self, table: Table) -> dict[str, Any]:
        if table.state is None or table.view().waiting != PLANNING:
            return {}
        known = table.beside
        if "outlook" not in known:
            known["outlook"] = outlook(table.view())
        return known

    def icon(self, table: Table, action: Action) -> Icon | None:
        return icons.of_action(table, action)

    def icon_of(self, table: Table, field: str, value: Any) -> Icon | None:
        return icons.of_value(table, field, value)

    def since(self, table: Table) -> Sequence[Step] | None:
        """From the plan's being carried out: a round's actions, its night, and the next one's morning."""
        return story.since_any(table, REPORT_BEGINS) if table.state.agenda else None

    def turning_point(self, tell: Teller, review: Review) -> str:
        """The night that changed the chance to win most, and the better plan for it."""
        point = next((each for each in review.points if each.is_decisive), None)
        return Telling(review, tuple(tell.table.escaped_names), tell.language).decisive(point) if point else ""

    def situation(self, table: Table) -> str:
        """Each kind of question is met once for the first time."""
        waiting = table.view().waiting
        return drafting.GAME if waiting == PLANNING else f"{drafting.GAME}-{waiting}"

    def perils(self, tell: Teller, view: Any) -> list[str]:
        """While planning: who may die, what the night lacks, and what else the plan risks."""
        if view.waiting != PLANNING:
            return []
        seen = self.beside(tell.table)["outlook"]
        return [*worth_reading(tell, seen)[:MOST_WARNINGS], *late(tell)]

    def position(self, tell: Teller) -> list[str]:
        return self.plan(tell) if tell.table.view().waiting == PLANNING else []

    def with_facts(self, facts: Any) -> dict[str, Any]:
        return {"tokens": getattr(facts, "price", 0)}

    def is_question(self, view: Any) -> bool:
        return bool(view.waiting != PLANNING)

    def where_to_look(self, tell: Teller, where: Sequence[str]) -> list[str]:
        """The plan's most important dangers as sentences; then people and cards by their names."""
        if self.is_question(tell.table.view()):
            return []
        said = {each: warned(tell, each) for each in where}
        dangers = [f"{words}." for words in said.values() if words]
        others = [each for each, words in said.items() if not words]
        lines = [say(tell.language, "crusoe-tip-dangers", dangers=" ".join(dangers[:MOST_DANGERS]))] if dangers else []
        return lines + (super().where_to_look(tell, others) if others or not dangers else [])

    def tips(self, tell: Teller) -> list[str]:
        return lesson(tell) if tell.table.view().waiting == PLANNING else []

    def goal(self, tell: Teller) -> list[str]:
        seen = tell.table.view()
        return [say(tell.language, f"crusoe-aim-{seen.options.scenario}")] if in_the_first_round(seen) else []

    def powers(self, tell: Teller) -> list[str]:
        return cast(tell) if in_the_first_round(tell.table.view()) else []

    def to_report(self, table: Table) -> Sequence[Step] | None:
        """While planning, the whole round."""
        return self.since(table) if table.view().waiting == PLANNING else None

    def report(self, tell: Teller, events: Sequence[Event], *, is_new: bool) -> list[str]:
        if tell.table.view().waiting == PLANNING:
            return report.report(tell, events)
        return report.cause(tell, events) if is_new else report.just_now(tell, events)

    def chapters(self, tell: Teller, history: Sequence[Step], told: str) -> list[str]:
        """A round each."""
        began = (each for step in history for each in tell.table.events(step) if isinstance(each, RoundBegan))
        titles = tuple(tell.event(each).split("** ")[0] for each in began)
        chapters: list[list[str]] = [[]]
        for line in told.split("\n"):
            if titles and line.startswith(titles) and chapters[-1]:
                chapters.append([])
            chapters[-1].append(line)
        return ["\n".join(each) for each in chapters]

    def in_lobby(self, table: Table) -> list[str]:
        return lobby_lines(table)

    async def at_the_end(self, store: Store, tell: Teller, events: Sequence[Event]) -> list[str]:
        """Who died of what, the closest night, and the place among this scenario's scores here."""
        return [*epilogue(tell, events), *await placed(store, tell)]

    def sayable(self, tell: Teller) -> list[str]:
        """The answers to a question, and what else may be used there; a plan's places are in its words."""
        if tell.table.view().waiting == PLANNING or not tell.table.waits_for:
            return []
        verbs = panels.offered(tell, None)
        labels = [tell.label(each) for word, actions in verbs.items() if word not in panels.ASIDE for each in actions]
        return [say(tell.language, "crusoe-text-sayable", list=" · ".join(labels))]

    def resting(self, tell: Teller) -> list[str]:
        """Who waits for whoever is called."""
        ready = [tell.player(seat) for seat in tell.table.view().ready]
        return [say(tell.language, "crusoe-plan-rests", names=listed(tell.language, ready), count=len(ready))]

    def plan(self, tell: Teller) -> list[str]:
        """Line by line, who is ready, and what the night will ask for."""
        seen, language = tell.table.view(), tell.language
        ready = listed(language, [tell.player(seat) for seat in seen.ready])
        head = say(language, "crusoe-plan-title", ready=ready, count=len(seen.ready))
        names = tell.table.names if tell.plain else tell.table.escaped_names
        return [head, *render.telling("crusoe").planned(seen, names, language, self.beside(tell.table).get("outlook"))]

    def answered(self, tell: Teller) -> str:
        return "\n".join(self.plan(tell)) if tell.table.view().waiting == PLANNING else ""

    def panel(self, tell: Teller, seat: int | None, tools: Sequence[str]) -> Controls | None:
        seen = tell.table.view()
        if not seen.waits_for or tell.table.row.status != "running":
            return None
        if seen.waiting == PLANNING:
            return panels.planning_panel(tell, seat, tools)
        return panels.deciding_panel(tell, seat, tools)

    def is_stale(self, former: Any, state: Any, line: str) -> bool:
        """Being ready is for the plan that was read."""
        return line == "ready" and _what_is_agreed_to(former) != _what_is_agreed_to(state)

    def undo_reaches(self, table: Table) -> int:
        """A plan is undone step by step, and never by chance the round before."""
        return story.since_turn_began(table)[0].revision if table.view().waiting == PLANNING else 0

    def taking_back(self, table: Table, seat: int, done: Sequence[Action]) -> Sequence[Action] | None:
        return drafting.taking_back(table, seat, done) if table.view().waiting == PLANNING else None

    def can_take_back(self, table: Table, seat: int) -> list[tuple[str, Sequence[Action]]]:
        return drafting.what_can_come_back(table, seat) if table.view().waiting == PLANNING else []

    def next_game(self, table: Table) -> tuple[str, dict[str, Any]] | None:
        """The next scenario of the book."""
        names = list(SCENARIOS)
        place = names.index(table.row.options.get("scenario", names[0])) + 1
        return (f"crusoe-scenario-{names[place]}", {"scenario": names[place]}) if place < len(names) else None

    def called(self, table: Table, seats: Iterable[int]) -> tuple[int, ...]:
        """Everyone once, when planning opens. An edit of the plan calls no one; a plan at rest calls later."""
        return () if _was_planning(table) else tuple(seats)

    def called_at_rest(self, before: Table, after: Table, actors: Collection[int | None]) -> tuple[int, ...]:
        """Who was ready for another plan, and who alone is missing."""
        then, now = before.view(), after.view()
        if then.waiting != PLANNING or now.waiting != PLANNING or then.round != now.round:
            return ()
        cleared = {seat for seat in then.ready if seat not in now.ready}
        alone = set(now.waits_for) if len(now.waits_for) == 1 and len(after.seats) > 1 else set()
        return tuple(sorted((cleared | alone) - {seat for seat in actors if seat is not None}))


def _was_planning(table: Table) -> bool:
    """Whether the channel shows the planning of this very round already."""
    shown = table.state_when_shown
    if shown is None or table.view().waiting != PLANNING:
        return False
    return shown.round == table.state.round and table.game.view(shown, None).waiting == PLANNING


def _what_is_agreed_to(state: Any) -> tuple[Any, ...]:
    """The draft, what happens by itself, and what lies in the camp and on the pile."""
    return state.plan, state.orders, state.stock, state.progress, state.thrift


BEHAVIOUR: Final = Camp()


def in_the_first_round(view: Any) -> bool:
    return bool(view.waiting == PLANNING and view.round == 1)


def cast(tell: Teller) -> list[str]:
    """Who plays whom, and what only they can do."""
    seen = tell.table.view()
    is_crowded = seen.seats > MOST_POWERS
    lines = (
        say(
            tell.language,
            "crusoe-plays-whom" if is_crowded else "crusoe-plays",
            who=tell.player(seat),
            character=say(tell.language, f"crusoe-{each.character}"),
            power=say(tell.language, f"crusoe-power-{each.character}"),
        )
        for seat, each in enumerate(seen.people[: seen.seats])
    )
    return [" ".join(lines)]


OF_EVERY_STORY: Final = 3
"""So many rounds teach what is the same in each scenario."""


def lesson(tell: Teller) -> list[str]:
    """One a round, where somebody plays their first game; those on the weather and the ship are the castaways'."""
    table, seen = tell.table, tell.table.view()
    key = f"crusoe-lesson-{seen.round}"
    if seen.round > OF_EVERY_STORY and seen.options.scenario != "castaways":
        return []
    is_first = any((table.person(seat), OVER) not in table.versed for seat in table.humans)
    return [say(tell.language, key)] if is_first and knows("en", key) else []


def late(tell: Teller) -> list[str]:
    """What of the goal is out of reach, or nearly: a line in small letters."""
    found = too_late(tell.table.view())
    return [say(tell.language, f"crusoe-late-{found.what}", **tell.named_in(found))] if found is not None else []


# Sending crews


async def planned_by(answer: Answer, table_id: str) -> tuple[Table, int] | None:
    """The table while it plans, and where the one who asks sits; its present panel otherwise."""
    table = await answer.bot.acting.running(table_id)
    seat = answer.bot.acting.seat(answer, table)
    if table.row.game != drafting.GAME:
        raise Forged(table.row.game)
    if table.view().waiting != PLANNING:
        await answer.bot.acting.show_present_panel(answer, table, seat, say(answer.language, "crusoe-no-not-now"))
        return None
    return table, seat


@PLAN
async def chosen(answer: Answer, words: tuple[str, ...], values: Sequence[str]) -> None:
    """A place to go: who goes there; or the rest of a long menu."""
    table_id, _, name, page = words
    found = await planned_by(answer, table_id)
    if found is None:
        return
    if not values or name not in panels.MENUS:
        raise Forged(name)
    table, seat = found
    tell = Teller(table, answer.language, plain=True)
    if values[0] == panels.MORE:
        rest = panels.options_of(tell, name)[count(page) * 24 + 24 :]
        if not rest:
            raise Forged(name)
        await answer.privately(
            say(answer.language, f"crusoe-plan-menu-{name}", count=len(rest)),
            Controls([panels.menu_of(tell, name, rest, count(page) + 1), going_on.back(tell)]),
        )
        return
    if values[0] not in drafting.targets(table, seat):
        gone = Teller(table, answer.language).refusal(Illegal("nothing-of-the-kind"))
        await answer.bot.acting.show_present_panel(answer, table, seat, gone)
        return
    told, controls = panels.target_panel(tell, seat, Target(values[0]))
    await answer.privately(told, controls)


async def shown_full(answer: Answer, to: str) -> bool:
    """Show what can be changed at a place that takes no more pawns; False for any other place."""
    table = await answer.bot.acting.running_here(answer, drafting.GAME)
    seat = answer.bot.acting.seat(answer, table)
    if table.view().waiting != PLANNING:
        return False
    try:
        where = drafting.target_said(table, seat, to)
    except Illegal:
        return False  # the command says why
    if not drafting.is_full(table, seat, where):
        return False
    words, controls = panels.target_panel(Teller(table, answer.language, plain=True), seat, where)
    await answer.privately(words, controls)
    return True


@CREW
async def sent(answer: Answer, words: tuple[str, ...], _: Sequence[str]) -> None:
    """A whole crew in one press."""
    table_id, revision, where, pawns, goods = words
    crew = panels.Crew(tuple(pawns.split(drafting.PLUS)), goods)

    def wish(table: Table, seat: int) -> list[Action]:
        if table.row.game != drafting.GAME:
            raise Forged(table.row.game)
        actions = panels.sent(table, seat, Target(where), crew)
        return [read(table.game, line) for line in map(write, actions)]

    first = f"assign {crew.pawns[0]} {where}"
    await answer.bot.acting.press(answer, table_id, count(revision), first, wish=wish)


# What stands beside the plan


@tool("uses")
async def show_uses(answer: Answer, table_id: str) -> None:
    """While planning: what this player can use, and wood for the pile. At a question: all they can answer it with."""
    table = await answer.bot.acting.running(table_id)
    seat = answer.bot.acting.seat(answer, table)
    if table.row.game != drafting.GAME:
        raise Forged(table.row.game)
    tell = Teller(table, answer.language, plain=True)
    if table.view().waiting == PLANNING:
        controls = panels.menus_for(tell, seat, "use", "stack")
        controls.add(going_on.back(tell))
        await answer.privately(say(answer.language, "crusoe-menu-use"), controls)
        return
    controls = panels.deciding_panel(tell, seat, ())
    await answer.privately(headline(Teller(table, answer.language), answer.user_id), controls)


@tool("tonight")
async def show_tonight(answer: Answer, table_id: str) -> None:
    await tell_tonight(answer, await answer.bot.acting.running(table_id))


async def tell_tonight(answer: Answer, table: Table) -> None:
    """Show the menus that answer tonight's questions in advance."""
    if table.row.game != drafting.GAME:
        raise Forged(table.row.game)
    await answer.privately(*tonight(answer, table))


def tonight(answer: Answer, table: Table) -> tuple[str, Controls]:
    tell = Teller(table, answer.language, plain=True)
    controls = panels.tonight_panel(tell, answer.bot.acting.seat(answer, table))
    if len(controls.controls) < ROWS:
        controls.add(going_on.back(tell))
    return say(answer.language, "crusoe-tonight"), controls


@NIGHT
async def decided(answer: Answer, words: tuple[str, ...], values: Sequence[str]) -> None:
    """Answer a question in advance, and go on in the same panel."""
    table_id, revision, what = words
    table = await answer.bot.acting.running(table_id)

    def wish(table: Table, seat: int) -> list[Action]:
        if table.row.game != drafting.GAME:
            raise Forged(table.row.game)
        return panels.decided(table, seat, what, values)

    first = next(iter(wish(table, answer.bot.acting.seat(answer, table))), None)
    if first is None:
        await tell_tonight(answer, table)
        return
    answer.stays_on = partial(tonight, answer)
    await answer.bot.acting.press(answer, table_id, count(revision), write(first), wish=wish)


@tool("workshop")
async def show_workshop(answer: Answer, table_id: str) -> None:
    await show_page(answer, table_id, "workshop")


@tool("people")
async def show_people(answer: Answer, table_id: str) -> None:
    await show_page(answer, table_id, "people")


async def show_page(answer: Answer, table_id: str, page: str) -> None:
    """A picture of its own, privately; its words where there are no pictures."""
    table = await find(answer.bot.store, table_id)
    if table is None or table.state is None:
        raise Refused("table-over")
    if table.row.game != drafting.GAME:
        raise Forged(table.row.game)
    own = table.prefers(answer.user_id)
    words = render.telling("crusoe").pages(table.view(), table.escaped_names, answer.language)[
        2 + panels.TOOLS_BESIDE.index(page)
    ]
    drawing = answer.bot.pictures.board(table, (), own=own, language=answer.language, page=page)
    picture = await answer.bot.pictures.in_time(drawing)
    first, *rest = pages(words)
    can_act = table.row.status == "running" and table.seat_of(answer.user_id) is not None
    view = Controls([going_on.back(Teller(table, answer.language))] if can_act else [])
    if picture is not None:
        view.add(shape_button(answer.language, other_shape(own), TOOL.id(table_id, page)))
        title = words.split("\n", maxsplit=1)[0]
        await answer.privately(title, view, files=files(picture, f"{page}-{table.row.revision}.png", words))
        return
    await answer.privately(first, view)
    for each in rest:
        await answer.interaction.followup.send(each, ephemeral=True)


async def setup(bot: Atoll) -> None:
    """Nothing to add: its buttons answer as soon as they are known."""
