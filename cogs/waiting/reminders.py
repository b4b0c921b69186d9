"""Reminders and time limits: the table waits, and says so at its rhythm."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

import discord

from cogs.loaded import Table, find
from cogs.table.act import LIMIT, REMINDER, REST, THOUGHT
from cogs.table.rhythm import after_quiet_hours, next_reminder, rhythm
from cogs.talk.answer import Answer, Refused
from cogs.talk.controls import SEAT, Controls, button, seat_tool
from cogs.talk.members import has_left
from cogs.talk.mentions import only
from cogs.words.teller import Teller
from db import deadlines
from db.deadlines import Deadline
from locales import listed, say

if TYPE_CHECKING:
    from cogs.bot import Atoll


class Reminded(NamedTuple):
    """Somebody to be reminded now, and when the next time would be; nobody's seat is everybody else's."""

    deadline: Deadline
    seat: int
    user_id: int | None
    by_dm: bool
    again: datetime | None


async def ring(bot: Atoll, table: Table, due: Sequence[Deadline]) -> None:
    """What is due at a table: who is out of time is decided about, and not reminded too."""
    if table.row.status != "running":
        return
    limits = [each for each in due if each.kind == LIMIT]
    for limit in limits:
        await _time_is_up(bot, table, limit)
    if thoughts := [each for each in due if each.kind == THOUGHT]:
        await bot.thinking.late(table, thoughts)
    late = {limit.seat for limit in limits}
    await _remind(bot, table, [each for each in due if each.kind == REMINDER], late)
    await _call_at_rest(bot, table, [each for each in due if each.kind.startswith(REST)])


async def _call_at_rest(bot: Atoll, table: Table, due: Sequence[Deadline]) -> None:
    """Nobody has done anything for a while: one board calls those whom the plan waits for."""
    seats = [int(each.kind.removeprefix(REST)) for each in due]
    missing = [seat for seat in seats if seat in table.waits_for and table.person(seat) is not None]
    if missing:
        await bot.boards.call(table.id, missing)
    async with bot.store.together() as writing:
        for each in due:
            await deadlines.remind(writing, table.id, None, each.kind, None, began_at=each.began_at)


async def _time_is_up(bot: Atoll, table: Table, limit: Deadline) -> None:
    """The others are asked what shall be done."""
    if limit.seat is not None and limit.seat in table.waits_for:
        await bot.votes.ask_about_absent(table, limit.seat)
    await deadlines.postpone(bot.store, table.id, limit.seat, LIMIT, None, began_at=limit.began_at)


async def _remind(bot: Atoll, table: Table, due: Sequence[Deadline], late: set[int | None]) -> None:
    """One message for all at this table whose reminder is due, none for whom it has just been settled."""
    people = [person for each in due if (person := await _whom(bot, table, each)) is not None]
    told = [person for person in people if person.seat not in late]
    gone = await _gone(bot, table, told)
    told = [person for person in told if person.seat not in gone]
    if told:
        fresh = await find(bot.store, table.id) if gone else None
        table = await bot.boards.show(fresh or table)
        by_message = [person for person in told if person.by_dm and await _by_message(bot, table, person)]
        await _note(bot, table, by_message)  # they are not told again where the channel refuses the others
        people = [person for person in people if person not in by_message]
        here = [person for person in told if person not in by_message]
        if here:
            await _in_channel(bot, table, here)
    await _note(bot, table, [person for person in people if person.seat not in gone])


async def _note(bot: Atoll, table: Table, people: Sequence[Reminded]) -> None:
    """They are told; each is reminded again in time."""
    async with bot.store.together() as writing:
        for person in people:
            began_at = person.deadline.began_at
            await deadlines.remind(writing, table.id, person.seat, REMINDER, person.again, began_at=began_at)


async def _gone(bot: Atoll, table: Table, people: Sequence[Reminded]) -> list[int]:
    """Who left the server, of those who would be called: their seats are empty from now on, and others are called."""
    vacant = any(person.user_id is None for person in people)
    seats = table.humans if vacant else [person.seat for person in people]
    gone = [
        seat
        for seat in seats
        if (user_id := table.person(seat)) is not None and await has_left(bot, table.row.guild_id, user_id)
    ]
    for seat in gone:
        fresh = await find(bot.store, table.id)
        if fresh is not None and fresh.person(seat) is not None:
            await bot.handing.tell_of_vacant(table.id, await bot.handing.leave(fresh, seat, is_gone=True))
    return gone


async def _whom(bot: Atoll, table: Table, deadline: Deadline) -> Reminded | None:
    """Who is to be reminded, if they want to hear of it now; after the quiet hours otherwise."""
    seat, now = deadline.seat, bot.now()
    if seat is None or seat not in table.waits_for or table.seats[seat].computer:
        await deadlines.drop(bot.store, table.id, seat, REMINDER)
        return None
    sent, began, server = deadline.reminders_sent + 1, deadline.began_at, table.settings.reminder_hours
    user_id = table.person(seat)
    if user_id is None:
        none = table.prefers(0)
        return Reminded(deadline, seat, None, False, next_reminder(began, now, sent, rhythm(None, server), none))
    own = table.prefers(user_id)
    later = after_quiet_hours(now, own) if own.reminders else None
    if later != now:
        await deadlines.postpone(bot.store, table.id, seat, REMINDER, later, began_at=began)
        return None
    return Reminded(deadline, seat, user_id, own.ping_by_dm, next_reminder(began, now, sent, rhythm(own, server), own))


def _message(table: Table, people: Sequence[Reminded], language: str) -> tuple[str, Controls]:
    row = table.row
    content = say(
        language,
        "reminder",
        who=" ".join(table.mention(person.seat) for person in people),
        game=say(language, f"{row.game}-title"),
        link=table.link,
        alone="alone" if len(table.waits_for) == 1 and len(table.seats) > 1 else "among",
        last="more" if any(person.again for person in people) else "last",
    )
    return content, Controls([button(SEAT, row.id, people[0].seat, "not-now", label=say(language, "reminder-not-now"))])


def _of_vacant_seats(table: Table, people: Sequence[Reminded]) -> tuple[str, Controls]:
    """That the table waits for seats nobody has: everybody hears what they can do."""
    tell, row = Teller(table, table.row.language), table.row
    who = " ".join(table.mention(seat) for seat in table.humans)
    names = listed(row.language, [tell.player(person.seat) for person in people])
    content = say(row.language, "seat-is-vacant", who=who, names=names, count=len(people))
    seat = people[0].seat
    words = ("take", "computer")
    return f"{content}\n{table.link}", Controls(
        [button(SEAT, row.id, seat, word, label=say(row.language, f"offer-{word}")) for word in words]
    )


async def _in_channel(bot: Atoll, table: Table, people: Sequence[Reminded]) -> None:
    sitting = [person for person in people if person.user_id is not None]
    vacant = [person for person in people if person.user_id is None]
    channel = bot.place(table.row)
    if sitting:
        content, view = _message(table, sitting, table.row.language)
        users = [person.user_id for person in sitting if person.user_id is not None]
        await channel.send(
            content,
            view=view,
            allowed_mentions=only(users),
            nonce=sitting[0].deadline.told_as,
        )
    if vacant and table.humans:
        content, view = _of_vacant_seats(table, vacant)
        users = [user for seat in table.humans if (user := table.person(seat)) is not None]
        await channel.send(content, view=view, allowed_mentions=only(users), nonce=vacant[0].deadline.told_as)


async def _by_message(bot: Atoll, table: Table, person: Reminded) -> bool:
    """A direct message in the reader's own language, where the person takes them."""
    assert person.user_id is not None
    content, view = _message(table, [person], table.prefers(person.user_id).language or table.row.language)
    try:
        user = await bot.fetch_user(person.user_id)
        await user.send(content, view=view, nonce=person.deadline.told_as)
    except (discord.Forbidden, discord.NotFound):
        return False
    return True


@seat_tool("not-now")
async def not_now(answer: Answer, table_id: str, _: int) -> None:
    """Silence until this person's next turn; the message may have been for others too."""
    table = await find(answer.bot.store, table_id)
    message = answer.interaction.message
    seat = table.seat_of(answer.user_id) if table is not None else None
    called = [each.id for each in message.mentions] if message is not None else []
    is_dm = answer.interaction.guild_id is None
    if seat is None or not (is_dm or answer.user_id in called):
        raise Refused("not-your-reminder")
    await deadlines.silence(answer.bot.store, table_id, seat, REMINDER)
    said = say(answer.language, "reminder-silenced")
    if len(called) > 1:
        await answer.privately(said)
    else:
        await answer.in_place(said, view=None)
