"""How Robinson Crusoe is planned by presses: three menus of places to go, crews to send there, what happens tonight."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from discord import ButtonStyle

from cogs.games.crusoe import drafting, icons
from cogs.games.crusoe.castaways import effect
from cogs.games.crusoe.kinds import CREW, NIGHT, PLAN
from cogs.loaded import Table
from cogs.table import going_on
from cogs.table.choices import ask, by_verb, placeholder
from cogs.table.offers import for_vacant_seats, is_grave, of_the_table
from cogs.table.shape import TOOLS_FOR_SHAPE
from cogs.talk.controls import ACT, ASK, CHOOSE, TOOL, Control, Controls, Option, button, menu
from cogs.talk.limits import BUTTONS_IN_A_ROW, MOST_OPTIONS, ROWS
from cogs.words.teller import Teller
from engine.contract import Action
from engine.crusoe.actions import Answer, Assign, Hasten, Lead, Order, Pass, Pay, TakeBack, Use, Waive
from engine.crusoe.cards import LIBRARY
from engine.crusoe.gates import WAIVES
from engine.crusoe.land import natural_shelter
from engine.crusoe.orders import FOUR, ordered
from engine.crusoe.outlook import outlook
from engine.crusoe.parts import COMPANIONS, SPACES, OrderedWhat
from engine.crusoe.plan import most, needed, prices, threat_card
from engine.crusoe.planner.acts import NEARLY_GLAD
from engine.crusoe.state import Choosing
from engine.crusoe.target import Target
from engine.crusoe.using import answers_the_question
from engine.crusoe.view import view
from engine.play import legal, write
from locales import knows, listed, say

MENUS: Final = ("build", "land", "other")
MENU_OF: Final = {"build": "build", "gather": "land", "explore": "land", "clear": "land"}
"""Of an action's field; all others are in the third."""
PLANNED: Final = "● "
MORE: Final = "more"
"""Chosen in a menu that holds not all there is."""
MOST_CREWS: Final = 10
MOST_BUTTONS: Final = 6
"""So many answers are buttons; more are a menu."""
MOVES: Final = frozenset({"move-camp", "camp"})
"""Questions to which a place for the camp is the answer."""
NOT_SAID: Final = "-"
ASIDE: Final = frozenset({"waive", "order"})
"""What is said about questions to come, and answers none."""
TOOLS_BESIDE: Final = ("workshop", "people")
TOOLS_OF_THE_PLAN: Final = ("uses", "tonight", "suggest")


def offered(tell: Teller, seat: int | None) -> dict[str, list[Action]]:
    """Return a seat's actions by verb; for the shared board, those that every player asked can do."""
    if seat is not None:
        return by_verb(legal(tell.table.game, tell.table.state, seat))
    asked = [_doable(tell.table, each) for each in tell.table.waits_for]
    return by_verb([action for action in asked[0] if all(action in each for each in asked)])


def _doable(table: Table, seat: int) -> list[Action]:
    """Return a seat's actions, apart from orders for later."""
    return [action for action in legal(table.game, table.state, seat) if not action.is_aside]


def who_can_do_more(tell: Teller) -> list[str]:
    """Return the players who have something of their own to use, which the shared board doesn't offer."""
    table = tell.table
    shared = {action for actions in offered(tell, None).values() for action in actions}
    people = [each.seat for each in table.seats if not each.computer]
    return [tell.player(seat) for seat in people if not shared.issuperset(_doable(table, seat))]


def laid(
    tell: Teller,
    menus: Sequence[Control],
    buttons: Iterable[Control],
    tools: Sequence[str],
    first: Sequence[Control] = (),
) -> Controls:
    """Put `first` in a row of its own, then menus, then buttons, as many as there are rows for.

    Among the tools, the one for the picture's shape comes first: nothing else changes that.
    """
    room = (ROWS - len(menus) - bool(first)) * BUTTONS_IN_A_ROW
    tools = sorted(tools, key=lambda tool: tool not in TOOLS_FOR_SHAPE)
    every = [*buttons, *for_vacant_seats(tell), *of_the_table(tell, tools)]
    return Controls([*first, *menus, *every[:room]])


# While planning


def planning_panel(tell: Teller, seat: int | None, tools: Sequence[str]) -> Controls:
    """Where pawns may go, and being ready.

    On a player's own panel being ready comes first once no pawn is free.
    """
    row, verbs = tell.table.row, offered(tell, seat)
    whole = [button(ACT, row.id, row.revision, "ready", label=tell.label(each), style=ButtonStyle.primary)
             for each in verbs.get("ready", [])]  # fmt: skip
    icon = tell.icon_of_kind("take-back")
    back = [button(ASK, row.id, "take-back", label=say(tell.language, "crusoe-open-take-back"), icon=icon)] * (
        "take-back" in verbs
    )
    not_yet = [
        button(ACT, row.id, row.revision, "not-ready", label=tell.label(each)) for each in verbs.get("not-ready", [])
    ]
    wanted = [word for word in TOOLS_OF_THE_PLAN if word != "uses" or {"use", "stack"} & verbs.keys()]
    first = whole if seat is not None and not tell.table.view().pawns else []
    buttons = [*(each for each in whole if not first), *back, *not_yet]
    return laid(tell, menus(tell), buttons, [*wanted, *tools[1:], *TOOLS_BESIDE, *tools[:1]], first)


def menus(tell: Teller) -> list[Control]:
    """Where pawns may go or stand, by field; an empty menu is left out."""
    found = [(name, options_of(tell, name)) for name in MENUS]
    return [menu_of(tell, name, options, 0) for name, options in found if options]


def menu_of(tell: Teller, name: str, options: Sequence[Option], page: int) -> Control:
    """One of them; where it holds not all there is, its last line leads to the rest."""
    row, shown = tell.table.row, list(options)
    if len(shown) > MOST_OPTIONS:
        shown = [*shown[: MOST_OPTIONS - 1], Option(MORE, say(tell.language, "crusoe-plan-more"))]
    asked = say(tell.language, f"crusoe-plan-menu-{name}", count=len(options))
    return menu(PLAN, row.id, row.revision, name, page, options=shown, placeholder=asked)


def options_of(tell: Teller, name: str) -> list[Option]:
    """Lines of the plan first, then new ones that a free pawn can begin."""
    seen = tell.table.view()
    lines = {each.line.target: each.line.pawns for each in seen.plan}
    able = {each.to for seat in range(seen.seats) for each in drafting.assigns(tell.table, seat)}
    fresh = [each for each in seen.needs if each in able and each not in lines]
    return [
        Option(
            where,
            f"{PLANNED if where in lines else ''}{tell.named('to', where)}",
            described(tell, where),
            icon=icons.of_target(tell.table, where),
        )
        for where in [*lines, *fresh]
        if MENU_OF.get(where.field, MENUS[-1]) == name
    ]


def described(tell: Teller, where: Target) -> str:
    """What it costs and how many it asks for, or who stands there."""
    seen = tell.table.view()
    for each in seen.plan:
        if each.line.target == where:
            return drafting.crew_of(tell, each.line.pawns)
    pawns = say(tell.language, "crusoe-plan-pawns", n=seen.needs.get(where, 1))
    return f"{price(tell, where)}{pawns}"


def price(tell: Teller, where: Target) -> str:
    """`2 wood · `, or nothing."""
    cost = next((goods for goods in prices(tell.table.state, where).values() if goods), None)
    return f"{tell.named('goods', cost)} · " if cost else ""


# Crews


class Crew(NamedTuple):
    """Pawns that may be sent somewhere, the one who acts first, and with which goods."""

    pawns: tuple[str, ...]
    goods: str = NOT_SAID


def target_panel(tell: Teller, seat: int, where: Target) -> tuple[str, Controls]:
    """What it is, and who may go; or, where somebody stands, what may be changed."""
    table = tell.table
    line = next((each for each in table.view().plan if each.line.target == where), None)
    title = Teller(table, tell.language).named("to", where)
    ways = crew_buttons(tell, seat, where) if line is None else line_buttons(tell, seat, where)
    controls = Controls([*ways, going_on.back(tell)])
    facts = described(tell, where) if line is None else drafting.crew_of(tell, line.line.pawns)
    return "\n".join([f"**{title}** · {facts}", *explained(tell, where)]), controls


def explained(tell: Teller, where: Target) -> list[str]:
    """What it is good for, as its card says it; of a threat also what comes if nobody sees to it."""
    language, card = tell.language, threat_card(tell.table.state, where) if where.kind == "threat" else ""
    if card in LIBRARY.events:
        sides = (("against", "action"), ("strikes", "threat"))
        told = [say(language, f"crusoe-text-{how}", words=say(language, f"crusoe-{card}-{key}")) for how, key in sides]
    else:
        key = f"crusoe-{card}" if card else f"crusoe-invention-{where.item}"
        told = [say(language, key)] if knows("en", key) else []
    return [f"-# {each}" for each in told]


def crew_buttons(tell: Teller, seat: int, where: Target) -> Iterator[Control]:
    """The crews one would send, each told how sure it is; then any other."""
    row, found = tell.table.row, list(crews(tell.table, seat, where))
    for place, crew in enumerate(found[:MOST_CREWS]):
        style = ButtonStyle.primary if place == 0 else ButtonStyle.secondary
        goods = "" if crew.goods == NOT_SAID else f", {tell.named('goods', crew.goods)}"
        label = f"{drafting.crew_of(tell, crew.pawns)}{goods} · {sureness(tell, seat, where, crew)}"
        words = (where, drafting.PLUS.join(crew.pawns), crew.goods)
        icon = icons.of_pawn(crew.pawns[0])
        yield button(CREW, row.id, row.revision, *words, label=label, style=style, icon=icon)
    yield button(ASK, row.id, f"assign ? {where}", label=say(tell.language, "crusoe-plan-other-crew"))


def crews(table: Table, seat: int, where: Target) -> Iterator[Crew]:
    """As few as it asks for, then one more where that makes it sure; one's own pawn first, then the helpers'."""
    state, free = table.state, table.view().pawns
    mine = table.view().people[seat].character
    order = sorted(free, key=lambda pawn: (pawn != mine, pawn in COMPANIONS))
    for size in range(needed(state, where), most(state, where) + 1):
        for pawns in dict.fromkeys(combinations(order, size)):
            crew = Crew(pawns)
            if drafting.after(table, seat, sent(table, seat, where, crew)) is None:
                continue
            yield crew
            if mine in pawns:
                yield from (Crew(pawns, goods) for goods in drafting.ways_to_pay(table, seat, where, pawns[0]))


def sent(table: Table, seat: int, where: Target, crew: Crew) -> list[Action]:
    """What one says to send a crew: who goes, who acts, with which goods."""
    going: list[Action] = [Assign(pawn, where) for pawn in crew.pawns]
    leading = drafting.leading(table, seat, going, Lead(crew.pawns[0], where))
    return [*going, *leading, *drafting.paying(where, None if crew.goods == NOT_SAID else crew.goods)]


def sureness(tell: Teller, seat: int, where: Target, crew: Crew) -> str:
    """`sure`, or the chance that it succeeds."""
    state = drafting.after(tell.table, seat, sent(tell.table, seat, where, crew))
    seen = view(state if state is not None else tell.table.state, seat)
    line = next(each for each in seen.plan if each.line.target == where)
    if line.certain:
        return say(tell.language, "crusoe-plan-sure")
    odds = next((each for each in outlook(seen).lines if each.target == where), None)
    return say(tell.language, "crusoe-text-odds-short", success=round(100 * odds.success)) if odds is not None else "?"


def line_buttons(tell: Teller, seat: int, where: Target) -> Iterator[Control]:
    """One pawn more, one back, who acts, with which goods, which first."""
    row, language = tell.table.row, tell.language
    for kind in (Assign, TakeBack, Lead, Pay, Hasten):
        found = [
            each
            for each in legal(tell.table.game, tell.table.state, seat)
            if isinstance(each, kind) and getattr(each, "to", None) == where
        ]
        if len(found) == 1:
            line, label, icon = write(found[0]), tell.label(found[0]), tell.icon(found[0])
            yield button(ACT, row.id, row.revision, line, label=label, icon=icon)
        elif found:
            word = str(kind.__struct_config__.tag)
            pattern = f"{word} {where}" if kind is Pay else f"{word} ? {where}"
            yield button(ASK, row.id, pattern, label=say(language, f"crusoe-open-{word}"))


# What is asked once the plan is carried out


def deciding_panel(tell: Teller, seat: int | None, tools: Sequence[str]) -> Controls:
    """Each answer a button, where they are few; a menu of what may be used, for it says what that does; when to be
    asked again."""
    row = tell.table.row
    verbs = {
        word: sorted(actions, key=lambda each: (is_grave(tell.table, seat, each), not helps(tell.table, seat, each)))
        for word, actions in offered(tell, seat).items()
    }
    wide = {word for word, actions in verbs.items() if len(actions) > MOST_BUTTONS or word == "use"}
    aside = ASIDE & verbs.keys()
    more = who_can_do_more(tell) if seat is None else []
    chosen = [menu_for(tell, word, verbs[word]) for word in verbs if word in wide - aside]
    pressed = [
        button(
            *(ACT, row.id, row.revision, write(each)),
            label=label_of(tell, each),
            style=style_of(tell, seat, each),
            icon=tell.icon(each),
        )
        for word in verbs
        if word not in wide | aside
        for each in verbs[word]
    ]
    asking = [button(TOOL, row.id, "tonight", row.revision, label=say(tell.language, "crusoe-open-waive"))] * bool(
        aside
    )
    whose = say(tell.language, "crusoe-open-own", who=listed(tell.language, more))
    own = [button(TOOL, row.id, "uses", row.revision, label=whose)] * bool(more)
    return laid(tell, chosen, [*pressed, *own, *asking], [*tools, *TOOLS_BESIDE])


def label_of(tell: Teller, action: Action) -> str:
    """Label an answer. A place for the camp also says that it shelters."""
    asked = tell.table.view().asked
    if not isinstance(action, Answer) or not isinstance(asked, Choosing) or asked.asks not in MOVES:
        return tell.label(action)
    space = next((each for each in SPACES if each == action.word), None)
    is_sheltered = space is not None and natural_shelter(tell.table.state, space)
    return say(tell.language, "crusoe-answer-sheltered", space=space) if is_sheltered else tell.label(action)


def helps(table: Table, seat: int | None, action: Action) -> bool:
    """Tell if using this helps with the very question that is asked."""
    asked = table.waits_for[:1] if seat is None else (seat,)
    return isinstance(action, Use) and any(answers_the_question(table.state, each, action) for each in asked)


def style_of(tell: Teller, seat: int | None, action: Action) -> ButtonStyle:
    is_proposed = isinstance(action, Answer | Pass) and not is_grave(tell.table, seat, action)
    return ButtonStyle.primary if is_proposed else ButtonStyle.secondary


def menu_for(tell: Teller, word: str, actions: Sequence[Action]) -> Control:
    """All of a kind, or the first of its open words; of a thing what using it does."""
    row, question = tell.table.row, ask(tell, actions, word)
    asked, things = placeholder(tell, question), {write(each): each.thing for each in actions if isinstance(each, Use)}
    options = [each._replace(description=effect(tell, things.get(each.value, ""))) for each in question.options]
    return menu(CHOOSE, row.id, row.revision, word, options=options, placeholder=asked)


def menus_for(tell: Teller, seat: int, *words: str) -> Controls:
    """One's own menus of these verbs, as far as there is anything to choose."""
    verbs = offered(tell, seat)
    return Controls([menu_for(tell, word, verbs[word]) for word in words if word in verbs])


# Before the night


ASKING: Final = "asking"
"""The menu of when to ask a player."""
ROLLS: Final[Mapping[str, Sequence[str]]] = {
    "never": (),
    "failures": ("failures",),
    "wounds": ("failures", "wounds"),
    "always": ("failures", "wounds", "always"),
}
"""For each order about rolls, the options of that menu."""


def tonight_panel(tell: Teller, seat: int) -> Controls:
    """Return a menu for each of tonight's questions, which shows what is decided now."""
    table = tell.table
    controls = Controls()
    for what in questions(table):
        words = [each.word for each in orders(table, seat) if each.what == what]
        if words:
            now = Order(what, ordered(table.state, seat, what))
            every = [now, *(Order(what, word) for word in words)]
            options = [Option(each.word, tell.label(each), None, each == now, tell.icon(each)) for each in every]
            controls.add(night_menu(tell, what, options))
    wanted = asked_about(table, seat)
    asks: list[str] = [each.gate for each in waives(table, seat)]
    asks += [*ROLLS["always"]] if any(each.what == "rolls" for each in orders(table, seat)) else []
    if asks:
        options = [Option(each, say(tell.language, f"crusoe-ask-{each}"), None, each in wanted) for each in asks]
        controls.add(night_menu(tell, ASKING, options, least=0, most=len(options)))
    return controls


def night_menu(tell: Teller, what: str, options: Sequence[Option], **limits: int) -> Control:
    row, nothing = tell.table.row, say(tell.language, "crusoe-ask-nothing")
    return menu(NIGHT, row.id, row.revision, what, options=options, placeholder=nothing, **limits)


def orders(table: Table, seat: int) -> list[Order]:
    return [each for each in legal(table.game, table.state, seat) if isinstance(each, Order)]


def waives(table: Table, seat: int) -> list[Waive]:
    return [each for each in legal(table.game, table.state, seat) if isinstance(each, Waive)]


def questions(table: Table) -> list[OrderedWhat]:
    """Return what a player can decide before the night, apart from when to be asked.

    Morale's reward is left out while morale is too low to reach its top by the next round.
    """
    found: list[OrderedWhat] = ["camp", "hungry"]
    if table.view().morale >= NEARLY_GLAD:
        found.append("morale")
    if table.view().seats == FOUR:
        found.append("arrange")
    return found


def asked_about(table: Table, seat: int) -> set[str]:
    """Return the options that match when a player is asked now."""
    own = table.view().people[seat]
    return {*(each.gate for each in WAIVES if each.gate not in own.waived), *ROLLS[own.orders.rolls]}


def decided(table: Table, seat: int, what: str, values: Sequence[str]) -> list[Action]:
    """Return the actions that a choice in the panel stands for; none if it changes nothing."""
    if what != ASKING:
        return [each for each in orders(table, seat) if each.what == what and each.word in values]
    before, wanted = asked_about(table, seat), set(values)
    rolls = next(word for word in reversed([*ROLLS]) if word in {"never", *wanted})
    changed = [each for each in waives(table, seat) if (each.gate in before) != (each.gate in wanted)]
    return [*changed, *(each for each in orders(table, seat) if (each.what, each.word) == ("rolls", rolls))]
