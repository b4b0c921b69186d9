"""What a board offers: menus first, then buttons, then the table's own tools, as many rows as Discord takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from types import MappingProxyType
from typing import TypeAlias

import discord

from cogs.behaviour import behaviour_of
from cogs.loaded import Table
from cogs.table.choices import ask, beneath, by_verb, most_together, option, placeholder, together
from cogs.table.shape import TOOLS_FOR_SHAPE, shape_button
from cogs.talk.controls import ACT, ASK, CHOOSE, LOBBY, SEAT, TOOL, Control, Controls, Option, button, ids_on, menu
from cogs.talk.limits import BUTTONS_IN_A_ROW, LONGEST_LABEL, MOST_OPTIONS, ROWS, cut
from cogs.words.story import AND
from cogs.words.teller import Teller, verb
from engine.contract import Action
from engine.play import legal, play, read, write
from locales import listed, say

Verbs: TypeAlias = dict[str, list[Action]]


def panel(tell: Teller, seat: int | None = None, tools: Sequence[str] = (), first: Sequence[Control] = ()) -> Controls:
    """Everything legal, in few presses: for one seat, or (None) for all whom the table waits for.

    `first`: buttons that come before all others; a game that lays out its own panel has none.
    """
    table = tell.table
    if table.row.status != "running":
        return Controls([*of_the_table(tell, tools), *for_the_winners(tell)])
    own_way = behaviour_of(table).panel(tell, seat, tools)
    if own_way is not None:
        return own_way
    waits = table.waits_for if seat is None else (seat,)
    if seat is None and table.game.in_private:
        return _laid(tell, {}, {}, tools)
    if seat is not None:
        own = by_verb(legal(table.game, table.state, seat))
        return _laid(tell, own, own, tools, seat, first=first)
    people = [each for each in range(len(table.seats)) if not table.seats[each].computer]
    offers = {each: by_verb(_at_the_table(table, each)) for each in people}
    own = offers.get(waits[0], {}) if len(waits) == 1 else {}
    holders = {word: [each for each in people if word in offers[each]] for verbs in offers.values() for word in verbs}
    shared: Verbs = {word: actions for verbs in offers.values() for word, actions in verbs.items()}
    whole = {word: own[word] for word in own if holders[word] == [*waits]}
    whose = {
        word: listed(tell.language, map(tell.player, seats))
        for word, seats in holders.items()
        if word not in whole and not set(waits) <= set(seats)
    }
    return _laid(tell, {**own, **shared}, whole, tools, whose=whose)


def _at_the_table(table: Table, seat: int) -> list[Action]:
    """What is legal, without what is only said about the game; that stands in one's own panel."""
    return [action for action in legal(table.game, table.state, seat) if not action.is_aside]


def _laid(
    tell: Teller,
    offered: Verbs,
    whole: Verbs,
    tools: Sequence[str],
    seat: int | None = None,
    whose: Mapping[str, str] = MappingProxyType({}),
    first: Sequence[Control] = (),
) -> Controls:
    """A menu for what is whole, a button for what is one act or asks more; menus give way where rows are short.

    `whose`: the players who can press a button, where those the game waits for can't all do it.
    """
    extra = [*for_vacant_seats(tell), *of_the_table(tell, tools)]
    menus = [word for word in whole if not _is_one_act(whole[word])]
    rows = ROWS - ceil(len(first) / BUTTONS_IN_A_ROW)
    while len(menus) + ceil((len(offered) - len(menus) + len(extra)) / BUTTONS_IN_A_ROW) > rows:
        menus.pop()
    buttons = [
        _button(tell, word, offered[word], word in whole, seat, whose.get(word, ""))
        for word in offered
        if word not in menus
    ]
    return Controls([*first, *(_menu(tell, word, whole[word], seat) for word in menus), *buttons, *extra])


def of_the_table(tell: Teller, tools: Sequence[str]) -> list[Control]:
    row, language = tell.table.row, tell.language
    return [
        shape_button(language, tool, TOOL.id(row.id, "board"))
        if tool in TOOLS_FOR_SHAPE
        else button(TOOL, row.id, tool, row.revision, label=say(language, f"tool-{tool}"))
        for tool in tools
    ]


def for_the_winners(tell: Teller) -> list[Control]:
    """After a victory: the same people, something harder."""
    table = tell.table
    further = behaviour_of(table).next_game(table)
    if further is None or table.state.agenda or not table.state.outcome.winners:
        return []
    label = say(tell.language, "tool-further", what=say(tell.language, further[0]))
    return [button(TOOL, table.id, "further", table.row.revision, label=label)]


def for_vacant_seats(tell: Teller) -> list[Control]:
    """Two buttons for an empty seat that the game waits for: take it, or let the computer play it."""
    table = tell.table
    seat = table.seat_to_fill
    if seat is None:
        return []
    return [
        button(SEAT, table.id, seat, word, label=say(tell.language, f"offer-{word}")) for word in ("take", "computer")
    ]


def shown_on(message: discord.Message, table_id: str) -> int | None:
    """The revision of this table that a board shows, or 0 for its lobby; None if the message is neither."""
    ids = ids_on(message)
    if any(each.startswith(f"{LOBBY.word}:{table_id}:") for each in ids):
        return 0
    own = [each.rpartition(":")[2] for each in ids if each.startswith(f"{TOOL.word}:{table_id}:")]
    return next((int(revision) for revision in own if revision.isdigit()), None)


def is_grave(table: Table, seat: int | None, action: Action) -> bool:
    """Whether this certainly kills somebody or loses the game, and need not be: no board proposes it.

    On the table's own board (None) it is said by whoever is waited for, or else by another player who may.
    """
    seats = dict.fromkeys((*table.waits_for, *range(len(table.seats)))) if seat is None else (seat,)
    by = next((each for each in seats if action in legal(table.game, table.state, each)), None)
    doubt = None if by is None else table.game.asks_first(table.state, by, action)
    return doubt is not None and doubt.grave


def _is_one_act(actions: Sequence[Action]) -> bool:
    return len(actions) == 1 and not actions[0].__struct_fields__


def _menu(tell: Teller, word: str, actions: Sequence[Action], seat: int | None) -> Control:
    """What is left of a kind; on one's own board each choice is told with what it leads to."""
    row = tell.table.row
    if seat is not None and actions[0].said_together:
        return _menu_of_several(tell, word, actions, seat)
    question = ask(tell, actions, word)
    is_whole = tell.table.game.in_private and question.field is None
    options: Sequence[Option] = question.options
    if is_whole and seat is not None:
        options = [_foreseen(tell, seat, each.value) for each in options]
    return menu(CHOOSE, row.id, row.revision, word, options=options, placeholder=placeholder(tell, question))


def _menu_of_several(tell: Teller, word: str, actions: Sequence[Action], seat: int) -> Control:
    """One menu for all of a kind that one does now, each told with what it leads to; and for being done after them."""
    table, row = tell.table, tell.table.row
    last = (
        [kind() for kind in table.game.choice_for if kind.said_last] if table.game.gives_up(table.state, seat) else []
    )
    lines = together(table, seat, actions)[: MOST_OPTIONS - len(last)]
    options = [_foreseen(tell, seat, line) for line in lines]
    options += [option(tell, action, tell.label(action)) for action in last]
    asked = say(tell.language, f"{tell.game}-menu-{word}")
    most = most_together(table, seat) + len(last)
    return menu(CHOOSE, row.id, row.revision, word, options=options, placeholder=asked, most=most)


def _foreseen(tell: Teller, seat: int, line: str) -> Option:
    """A choice, with what it would lead to where its game has words for that."""
    table, state = tell.table, tell.table.state
    actions = [read(table.game, each) for each in line.split(AND)]
    told = []
    for action in actions:
        state, events = play(table.game, state, seat, action)
        told += [words for event in events[:1] if (words := tell.foreseen(event))]
    asked = say(tell.language, f"{tell.game}-menu-{verb(actions[0])}")
    label = beneath(asked, tell.label(actions[0]))
    label = label if len(actions) == 1 else f"{len(actions)} × {label}"
    return Option(line, label, ". ".join(told) or None, icon=tell.icon(actions[0]))


def _button(
    tell: Teller, word: str, actions: Sequence[Action], is_whole: bool, seat: int | None, whose: str
) -> Control:
    """`Sandbags`, or `Sandbags (Bea)` where only Bea has any."""
    row = tell.table.row
    if not _is_one_act(actions):
        icon = tell.icon_of_kind(word)
        return _named(button(ASK, row.id, word, label=say(tell.language, f"{tell.game}-open-{word}"), icon=icon), whose)
    is_proposed = is_whole and not is_grave(tell.table, seat, actions[0])
    style = discord.ButtonStyle.primary if is_proposed else discord.ButtonStyle.secondary
    line, label, icon = write(actions[0]), tell.label(actions[0]), tell.icon(actions[0])
    return _named(button(ACT, row.id, row.revision, line, label=label, style=style, icon=icon), whose)


def _named(control: Control, whose: str) -> Control:
    """Add the names of the players who can press a button to its label, unless everyone can."""
    return control | {"label": cut(f"{control['label']} ({whose})", LONGEST_LABEL)} if whose else control
