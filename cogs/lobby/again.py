"""From here again: a finished game played on from any of its turns, for itself alone and for no record."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace as changed

from cogs.loaded import FORMER, POSITION, Table, find
from cogs.table.beginning import position, set_up
from cogs.talk.answer import Answer, Refused
from cogs.talk.controls import AGAIN, Controls, Forged, Option, count, menu, tool
from cogs.talk.limits import MOST_OPTIONS
from cogs.words.names import clean
from cogs.words.story import AND, standing
from cogs.words.teller import Teller
from db import seats, steps, tables
from db.seats import Seat
from db.steps import Step
from db.tables import ChannelTaken
from engine.contract import Illegal
from engine.play import play_recorded, read, save
from locales import say

if TYPE_CHECKING:
    from cogs.bot import Atoll

ANEW: Final = "anew"
AS_THEY_LAY: Final = "as"


def seated_as_before(table: Table, former: Table | None, now: datetime) -> Table:
    """Everybody where they sat in the former game, the others where there is room; the computer has the rest.

    Who played two adventurers plays both again, unless somebody else has joined.
    """
    most = position(table).seats
    taken: dict[int, Seat] = {}
    for person in table.seats:
        free = [seat for seat in range(most) if seat not in taken]
        own = [seat for seat in _names_before(former, person) if seat in free]
        taken[own[0] if own else free[-1]] = person
    for person in table.seats:
        names = _names_before(former, person)
        own = [seat for seat in names if taken.setdefault(seat, person) is person]
        if len(own) > 1:
            taken |= {seat: changed(person, name=names[seat]) for seat in own}
    everybody = [
        changed(taken[seat], seat=seat)
        if seat in taken
        else Seat(seat, None, table.computer_name(seat), computer=True, joined_at=now, left_at=None)
        for seat in range(most)
    ]
    return replace(table, seats=tuple(everybody))


def _names_before(former: Table | None, person: Seat) -> dict[int, str]:
    """The seats that somebody had in the former game, each with the name it had."""
    if former is None or person.user_id is None:
        return {}
    return {seat: former.seats[seat].name for seat in former.seats_of(person.user_id)}


@tool("from-here")
async def ask_from_where(answer: Answer, table_id: str) -> None:
    """Which turn, and whether what nobody had seen lies as it lay."""
    table = await _former(answer, table_id)
    if table is None:
        return
    history = await steps.history(answer.bot.store, table_id)
    turns = _turns(table, history, answer.language)[-MOST_OPTIONS:]
    asked = ((ANEW, "again-anew"), (AS_THEY_LAY, "again-as"))
    menus = [menu(AGAIN, table_id, way, options=turns, placeholder=say(answer.language, key)) for way, key in asked]
    await answer.privately(say(answer.language, "again-ask"), Controls(menus if turns else []))


@AGAIN
async def begin_from(answer: Answer, words: tuple[str, ...], values: Sequence[str]) -> None:
    """A lobby: who asks sits in it, others may, and the computer has what is left."""
    table_id, way = words
    table = await _former(answer, table_id)
    if table is None:
        return
    if not values or not values[0].isdigit() or way not in {ANEW, AS_THEY_LAY}:
        raise Forged("a turn")
    bot = answer.bot
    state = await _state_at(bot, table, count(values[0]))
    if state is None:
        raise Refused("again-too-old")
    if way == ANEW and table.game.imagined is not None:
        state = table.game.imagined(state, secrets.randbits(63))
    try:
        new = await _lobby(answer, table, state)
    except ChannelTaken:
        raise Refused("channel-taken") from None
    await answer.in_place(say(answer.language, "again-begun"), view=None)  # a second choice would be refused
    await bot.lobbies.post_for(answer, new, "rematch-called")


async def _former(answer: Answer, table_id: str) -> Table | None:
    """A finished game whose position can be imagined anew, asked for by one of its people; words otherwise."""
    table = await find(answer.bot.store, table_id)
    if table is None or table.state is None or table.state.agenda or table.game.imagined is None:
        await answer.privately(say(answer.language, "again-too-old"))
    elif table.day is not None:  # others may have it still before them
        await answer.privately(say(answer.language, "daily-once"))
    elif table.seat_of(answer.user_id) is None:
        await answer.privately(say(answer.language, "not-seated"))
    elif await tables.lobbies_in(answer.bot.store, table.row.channel_id):
        await answer.privately(say(answer.language, "channel-taken"))
    else:
        return table
    return None


def _turns(table: Table, history: Sequence[Step], language: str) -> list[Option]:
    """Each turn that stands, by the step that it began with."""
    tell, found = Teller(table, language, plain=True), list[Option]()
    for step in standing(history):
        for event in table.events(step) if step.back_to is None else ():
            if event.opens_a_turn:
                seat, number = getattr(event, "seat", None), len(found) + 1
                words = (
                    say(language, "again-round", number=number)
                    if seat is None
                    else say(language, "again-turn", number=number, who=tell.player(seat))
                )
                found.append(Option(str(step.revision), words))
    return list({option.value: option for option in found}.values())


async def _state_at(bot: Atoll, table: Table, revision: int) -> Any:
    """As the table stood after this step; nothing where its rules were mended since."""
    history = await steps.history(bot.store, table.id)
    try:
        state: Any = set_up(table).state
        for step in standing([each for each in history if each.revision <= revision]):
            for line in step.notation.split(AND) if step.seat is not None and step.back_to is None else ():
                state = play_recorded(table.game, state, step.seat or 0, read(table.game, line)).state
    except Illegal:
        return None
    return state if state.agenda else None


async def _lobby(answer: Answer, former: Table, state: Any) -> str:
    bot, row = answer.bot, former.row
    kept = {name: value for name, value in row.options.items() if name not in {"players", "computers"}}
    name = clean(answer.interaction.user.display_name)  # whoever played two adventurers sat there by their names
    async with bot.store.together() as writing:
        new = await tables.create(
            writing,
            bot.now(),
            game=row.game,
            guild_id=row.guild_id,
            channel_id=row.channel_id,
            host_id=answer.user_id,
            language=row.language,
            options={**kept, FORMER: row.id, POSITION: save(state).decode()},
            seed=secrets.randbits(63),
            theme=row.theme,
            time_limit_hours=row.time_limit_hours,
        )
        await seats.join(writing, new, answer.user_id, name, bot.now(), most=state.seats)
    return new
