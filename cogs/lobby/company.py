"""Who plays beside the people of a lobby: computers, and a second adventurer of somebody who is alone."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace as changed

from cogs.behaviour import behaviour_of
from cogs.loaded import Table, find
from cogs.table.beginning import position
from cogs.talk.answer import Answer, Refused
from cogs.talk.controls import COMPANY, Control, Controls, Option, lobby_tool, menu
from db import tables
from db.seats import Seat
from db.store import LostRace
from locales import say

if TYPE_CHECKING:
    from collections.abc import Sequence

TWO_HANDS: Final = "two"
NOBODY: Final = "none"


def computers_at(table: Table) -> int:
    """How many seats the host gave to the computer; all but one person's at the most."""
    asked = table.row.options.get("computers") or 0
    return max(0, min(int(asked), table.game.players[-1] - hands_at(table)))


def hands_at(table: Table) -> int:
    """How many seats one person plays: two where somebody plays alone and said so."""
    return 2 if table.row.options.get("hands") == TWO_HANDS and behaviour_of(table).two_hands else 1


def most_seats(table: Table) -> int:
    """How many people may sit down: as many as the host said, or the game takes; computers have the other seats."""
    if table.begins_elsewhere:
        return int(position(table).seats)
    if hands_at(table) > 1:
        return 1
    return max(1, places(table) - computers_at(table))


def least_seats(table: Table) -> int:
    """How many people it takes."""
    if table.begins_elsewhere:
        return 1
    return max(1, table.game.players[0] - computers_at(table) - hands_at(table) + 1)


def places(table: Table) -> int:
    """How many play at the most, people and computers."""
    asked, most = table.row.options.get("players"), table.game.players[-1]
    return min(int(asked), most) if asked else most


def with_company(table: Table, now: datetime) -> Table:
    """All the seats a game begins with: the people's, a second one of who plays two, the computers'."""
    own = [changed(table.seats[0], seat=seat) for seat in range(1, hands_at(table))]
    first = len(table.seats) + len(own)
    computers = [
        Seat(place, None, table.computer_name(place), computer=True, joined_at=now, left_at=None)
        for place in range(first, min(first + computers_at(table), table.game.players[-1]))
    ]
    return replace(table, seats=(*table.seats, *own, *computers))


def with_names_of_hands(table: Table) -> Table:
    """Who plays two is told by whom they play; in a game from here again they were named before."""
    if hands_at(table) == 1 or table.begins_elsewhere:
        return table
    own = table.seats[: hands_at(table)]
    named = [changed(seat, name=behaviour_of(table).hand_name(table, seat.seat)) for seat in own]
    return replace(table, seats=(*named, *table.seats[len(named) :]))


# Choosing


def can_have_company(table: Table) -> bool:
    """Whether its people may choose who plays beside them."""
    return not table.begins_elsewhere and behaviour_of(table).takes_computers and table.row.status == "lobby"


def offered(table: Table, language: str) -> list[Option]:
    """Whom they may choose: as many computers as there are places, calm or strong, or a second adventurer."""
    free = (places(table) if table.row.in_our_server else table.game.players[-1]) - len(table.seats)
    now = chosen_now(table)
    alone = [Option(NOBODY, say(language, "company-none"), is_chosen=now == NOBODY)]
    options = alone if table.row.in_our_server else []
    for strength in ("calm", "strong"):
        for count in range(1, free + 1 if strength in table.game.minds else 1):
            value = f"{count}{strength}"
            told = say(language, f"company-{strength}", count=count)
            options.append(Option(value, told, say(language, f"company-{strength}-how"), is_chosen=now == value))
    if behaviour_of(table).two_hands and len(table.seats) == 1:
        options.append(
            Option(TWO_HANDS, say(language, "company-two"), say(language, "company-two-how"), now == TWO_HANDS)
        )
    return options


def chosen_now(table: Table) -> str:
    """What is chosen, as the menu writes it."""
    count = computers_at(table)
    if hands_at(table) > 1:
        return TWO_HANDS
    return f"{count}{table.strength}" if count else NOBODY


def chosen_options(table: Table, value: str) -> dict[str, Any]:
    """The lobby's options with another choice."""
    if value not in {each.value for each in offered(table, table.row.language)}:
        raise Refused("company-gone")
    count = int(value[0]) if value[0].isdigit() else 0
    wished: dict[str, Any] = {
        "computers": count or None,
        "strength": "strong" if value.endswith("strong") else None,
        "hands": value if value == TWO_HANDS else None,
    }
    if not table.row.in_our_server:
        wished["players"] = 1
    return {name: each for name, each in (table.row.options | wished).items() if each is not None}


@lobby_tool("company")
async def ask_for_company(answer: Answer, table_id: str) -> None:
    """The host's menu of who else plays."""
    table = await _may_choose(answer, table_id)
    if table is None:
        return
    await answer.privately(say(answer.language, "company-ask"), Controls([whom_to_choose(table, answer.language)]))


def whom_to_choose(table: Table, language: str) -> Control:
    """The menu of them."""
    return menu(COMPANY, table.id, options=offered(table, language), placeholder=say(language, "choose-one"))


@COMPANY
async def choose_company(answer: Answer, words: tuple[str, ...], values: Sequence[str]) -> None:
    """The lobby says it at once. The game begins later, by its button; elsewhere there's no lobby, so it begins now."""
    bot = answer.bot
    table = await _may_choose(answer, words[0])
    if table is None:
        return
    options = chosen_options(table, values[0] if values else "")
    try:
        await tables.arrange(bot.store, table.id, options)
    except LostRace:
        raise Refused("lobby-over") from None
    table = replace(table, row=changed(table.row, options=options))
    if not table.row.in_our_server:
        await bot.lobbies.start_elsewhere(answer, table)
    else:
        await answer.privately(say(answer.language, "company-chosen"))
        await bot.boards.show_quietly(table.id)


async def _may_choose(answer: Answer, table_id: str) -> Table | None:
    """The lobby, if it is the host who asks; words otherwise."""
    table = await find(answer.bot.store, table_id)
    why_not = None
    if table is None or not can_have_company(table):
        why_not = "lobby-over"
    elif table.row.host_id != answer.user_id:
        why_not = "company-is-the-hosts"
    if why_not is not None:
        await answer.privately(say(answer.language, why_not))
        return None
    return table
