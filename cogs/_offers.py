"""What a board offers: menus first, then buttons, then the table's own tools, as many rows as Discord takes."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import TypeAlias

import discord
from discord import ui

from cogs import _panel
from cogs._buttons import Act, Ask, Choose, Lobby, Persistent, Tool, button, menu
from cogs._tell import Teller
from engine.contract import Action
from engine.play import legal, write
from locales import say

Verbs: TypeAlias = dict[str, list[Action]]


def panel(tell: Teller, seat: int | None = None, tools: Sequence[str] = ()) -> ui.View:
    """Everything legal, in few presses: for one seat, or (None) for all whom the table waits for."""
    table = tell.table
    waits = table.waits_for if seat is None else (seat,)
    offers = {each: _panel.by_verb(legal(table.game, table.state, each)) for each in range(len(table.seats))}
    own = offers[waits[0]] if len(waits) == 1 else {}
    others = {word for each, verbs in offers.items() if each not in waits for word in verbs}
    if seat is not None:
        return _laid(tell, own, own, tools)
    if table.game.in_private:
        return _laid(tell, {}, {}, tools)
    shared: Verbs = {word: actions for verbs in offers.values() for word, actions in verbs.items()}
    return _laid(tell, {**own, **shared}, {word: own[word] for word in own if word not in others}, tools)


def _laid(tell: Teller, offered: Verbs, whole: Verbs, tools: Sequence[str]) -> ui.View:
    """A menu for what is whole, a button for what is one act or asks more; menus give way where rows are short."""
    menus = [word for word in whole if not _is_one_act(whole[word])]
    while len(menus) + ceil((len(offered) - len(menus) + len(tools)) / _panel.BUTTONS_IN_A_ROW) > _panel.ROWS:
        menus.pop()
    buttons = [_button(tell, word, offered[word], word in whole) for word in offered if word not in menus]
    row = tell.table.row
    buttons += [button(Tool, row.id, tool, row.revision, label=say(tell.language, f"tool-{tool}")) for tool in tools]
    view = _panel.empty()
    for item in (*(_menu(tell, word, whole[word]) for word in menus), *buttons):
        view.add_item(item)
    return view


def shown_on(message: discord.Message, table_id: str) -> int | None:
    """The revision of this table that a board shows, or 0 for its lobby; None if the message is neither."""
    ids = [part.custom_id or "" for row in message.components for part in getattr(row, "children", ())]
    if any(each.startswith(f"{Lobby.word}:{table_id}:") for each in ids):
        return 0
    own = [each.rpartition(":")[2] for each in ids if each.startswith(f"{Tool.word}:{table_id}:")]
    return next((int(revision) for revision in own if revision.isdigit()), None)


def _is_one_act(actions: Sequence[Action]) -> bool:
    return len(actions) == 1 and not actions[0].__struct_fields__


def _menu(tell: Teller, word: str, actions: Sequence[Action]) -> Persistent:
    row = tell.table.row
    question = _panel.ask(tell, actions, word)
    options = [_panel.option(value, label) for value, label in question.words]
    return menu(Choose, row.id, row.revision, word, options=options, placeholder=_panel.placeholder(tell, question))


def _button(tell: Teller, word: str, actions: Sequence[Action], is_whole: bool) -> Persistent:
    row = tell.table.row
    if not _is_one_act(actions):
        return button(Ask, row.id, word, label=say(tell.language, f"{tell.game}-open-{word}"))
    style = discord.ButtonStyle.primary if is_whole else discord.ButtonStyle.secondary
    return button(Act, row.id, row.revision, write(actions[0]), label=tell.label(actions[0]), style=style)
