"""What a board offers: menus first, then buttons, then the table's own tools, as many rows as Discord takes."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import TypeAlias

import discord

from cogs.table.choices import ask, by_verb, placeholder
from cogs.talk.controls import ACT, ASK, CHOOSE, LOBBY, SEAT, TOOL, Control, Controls, button, ids_on, menu
from cogs.talk.limits import BUTTONS_IN_A_ROW, ROWS
from cogs.words.teller import Teller
from engine.contract import Action
from engine.play import legal, write
from locales import say

Verbs: TypeAlias = dict[str, list[Action]]


def panel(tell: Teller, seat: int | None = None, tools: Sequence[str] = ()) -> Controls:
    """Everything legal, in few presses: for one seat, or (None) for all whom the table waits for."""
    table = tell.table
    if table.row.status != "running":
        return _laid(tell, {}, {}, tools)
    waits = table.waits_for if seat is None else (seat,)
    if seat is None and table.game.in_private:
        return _laid(tell, {}, {}, tools)
    if seat is not None:
        own = by_verb(legal(table.game, table.state, seat))
        return _laid(tell, own, own, tools)
    offers = {each: by_verb(legal(table.game, table.state, each)) for each in range(len(table.seats))}
    own = offers[waits[0]] if len(waits) == 1 else {}
    others = {word for each, verbs in offers.items() if each not in waits for word in verbs}
    shared: Verbs = {word: actions for verbs in offers.values() for word, actions in verbs.items()}
    return _laid(tell, {**own, **shared}, {word: own[word] for word in own if word not in others}, tools)


def _laid(tell: Teller, offered: Verbs, whole: Verbs, tools: Sequence[str]) -> Controls:
    """A menu for what is whole, a button for what is one act or asks more; menus give way where rows are short."""
    extra = [*_for_vacant_seats(tell), *_of_the_table(tell, tools)]
    menus = [word for word in whole if not _is_one_act(whole[word])]
    while len(menus) + ceil((len(offered) - len(menus) + len(extra)) / BUTTONS_IN_A_ROW) > ROWS:
        menus.pop()
    buttons = [_button(tell, word, offered[word], word in whole) for word in offered if word not in menus]
    return Controls([*(_menu(tell, word, whole[word]) for word in menus), *buttons, *extra])


def _of_the_table(tell: Teller, tools: Sequence[str]) -> list[Control]:
    row = tell.table.row
    return [button(TOOL, row.id, tool, row.revision, label=say(tell.language, f"tool-{tool}")) for tool in tools]


def _for_vacant_seats(tell: Teller) -> list[Control]:
    """Where the table waits for a seat that nobody has: somebody takes it, or the computer."""
    table = tell.table
    return [
        button(SEAT, table.id, seat, word, label=say(tell.language, f"offer-{word}"))
        for seat in table.waits_for[:1]
        if table.is_vacant(seat)
        for word in ("take", "computer")
    ]


def shown_on(message: discord.Message, table_id: str) -> int | None:
    """The revision of this table that a board shows, or 0 for its lobby; None if the message is neither."""
    ids = ids_on(message)
    if any(each.startswith(f"{LOBBY.word}:{table_id}:") for each in ids):
        return 0
    own = [each.rpartition(":")[2] for each in ids if each.startswith(f"{TOOL.word}:{table_id}:")]
    return next((int(revision) for revision in own if revision.isdigit()), None)


def _is_one_act(actions: Sequence[Action]) -> bool:
    return len(actions) == 1 and not actions[0].__struct_fields__


def _menu(tell: Teller, word: str, actions: Sequence[Action]) -> Control:
    row = tell.table.row
    question = ask(tell, actions, word)
    return menu(CHOOSE, row.id, row.revision, word, options=question.options, placeholder=placeholder(tell, question))


def _button(tell: Teller, word: str, actions: Sequence[Action], is_whole: bool) -> Control:
    row = tell.table.row
    if not _is_one_act(actions):
        return button(ASK, row.id, word, label=say(tell.language, f"{tell.game}-open-{word}"))
    style = discord.ButtonStyle.primary if is_whole else discord.ButtonStyle.secondary
    return button(ACT, row.id, row.revision, write(actions[0]), label=tell.label(actions[0]), style=style)
