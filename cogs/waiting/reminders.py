"""Reminders and time limits: the table waits, and says so at its rhythm."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

import discord

from cogs.loaded import Table, find
from cogs.table.act import LIMIT, REMINDER, REST, THOUGHT
from cogs.table.commit import nothing
from cogs.table.rhythm import after_quiet_hours, next_reminder, rhythm
from cogs.talk.answer import Answer, Refused
from cogs.talk.controls import SEAT, Controls, button, seat_tool
from cogs.talk.members import has_left
from cogs.talk.mentions import only
from cogs.waiting.reminder import FIRST, Reminder, later, tonight, waited_for
from cogs.words.teller import Teller
from db import deadlines, shown
from db.deadlines import Deadline
from db.preferences import Preferences
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


class Sent(NamedTuple):
    """A reminder that Discord took."""

    message: discord.Message
    people: Sequence[Reminded]


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
        direct = [one for person in told if person.by_dm and (one := await _by_message(bot, table, person)) is not None]
        by_message = [person for each in direct for person in each.people]
        await _note(bot, table, by_message, direct)  # not again if the channel refuses the others' reminder
        people = [person for person in people if person not in by_message]
        here = [person for person in told if person not in by_message]
    else:
        here = []
    sent = await _in_channel(bot, table, here) if here else []
    await _note(bot, table, [person for person in people if person.seat not in gone], sent)


async def _note(bot: Atoll, table: Table, people: Sequence[Reminded], sent: Sequence[Sent]) -> None:
    """They are told; each is reminded again in time. What was sent is deleted when they have acted."""
    async with bot.store.together() as writing:
        for message, reminded in sent:
            place = {"channel_id": message.channel.id, "message_id": message.id}
            seats = [person.seat for person in reminded]
            await shown.note_reminder(writing, table.id, seats, **place, now=bot.now())
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


def _reminder(bot: Atoll, table: Table, people: Sequence[Reminded], language: str) -> Reminder:
    return Reminder(
        table,
        seats=[person.seat for person in people],
        number=_number(people),
        is_last=not any(person.again for person in people),
        began_at=min(person.deadline.began_at for person in people),
        now=bot.now(),
        language=language,
    )


def _number(people: Sequence[Reminded]) -> int:
    """Return how many reminders these players got for this wait, with this one."""
    return max(person.deadline.reminders_sent for person in people) + 1


def _of_vacant_seats(bot: Atoll, table: Table, people: Sequence[Reminded]) -> tuple[str, Controls]:
    """That the table waits for seats nobody has: everybody hears what they can do."""
    tell, row = Teller(table, table.row.language), table.row
    who = " ".join(table.mention(seat) for seat in table.humans)
    names = listed(row.language, [tell.player(person.seat) for person in people])
    content = say(row.language, "seat-is-vacant", who=who, names=names, count=len(people))
    if _number(people) > FIRST:
        content = f"{content} **{waited_for(row.language, people[0].deadline.began_at, bot.now())}**"
    seat = people[0].seat
    words = ("take", "computer")
    return f"{content}\n{table.link}", Controls(
        [button(SEAT, row.id, seat, word, label=say(row.language, f"offer-{word}")) for word in words]
    )


async def _in_channel(bot: Atoll, table: Table, people: Sequence[Reminded]) -> list[Sent]:
    sitting = [person for person in people if person.user_id is not None]
    vacant = [person for person in people if person.user_id is None]
    channel, sent = bot.place(table.row), list[Sent]()
    if sitting:
        reminder = _reminder(bot, table, sitting, table.row.language)
        users = [person.user_id for person in sitting if person.user_id is not None]
        message = await channel.send(
            reminder.content(),
            view=reminder.controls(),
            allowed_mentions=only(users),
            nonce=sitting[0].deadline.told_as,
        )
        sent.append(Sent(message, sitting))
    if vacant and table.humans:
        content, view = _of_vacant_seats(bot, table, vacant)
        users = [user for seat in table.humans if (user := table.person(seat)) is not None]
        nonce = vacant[0].deadline.told_as
        message = await channel.send(content, view=view, allowed_mentions=only(users), nonce=nonce)
        sent.append(Sent(message, vacant))
    return sent


async def _by_message(bot: Atoll, table: Table, person: Reminded) -> Sent | None:
    """A direct message in the reader's own language, where the person takes them."""
    assert person.user_id is not None
    language = table.prefers(person.user_id).language or table.row.language
    reminder = replace(_reminder(bot, table, [person], language), is_direct=True)
    try:
        user = await bot.fetch_user(person.user_id)
        message = await user.send(reminder.content(), view=reminder.controls(), nonce=person.deadline.told_as)
    except (discord.Forbidden, discord.NotFound):
        return None
    return Sent(message, [person])


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


# Help, from the second reminder on


async def _awaited(answer: Answer, table_id: str) -> tuple[Table, int]:
    """Return the game of a reminder and the seat of the player who pressed, if it still waits for them."""
    table = await find(answer.bot.store, table_id)
    seat = table.seat_of(answer.user_id) if table is not None else None
    if table is None or seat is None or seat not in table.waits_for:
        raise Refused("not-your-reminder")
    return table, seat


@seat_tool("stand-in")
async def let_computer_play(answer: Answer, table_id: str, _: int) -> None:
    """The computer plays this turn for the player who asks for it."""
    _table, seat = await _awaited(answer, table_id)
    user_id = answer.user_id

    def is_theirs(table: Table) -> bool:
        return seat in table.waits_for and table.person(seat) == user_id

    if not await answer.bot.handing.play_turn(table_id, seat, nothing, is_theirs, here=user_id):
        raise Refused("not-your-reminder")
    await answer.privately(say(answer.language, "reminder-stood-in"))


@seat_tool("hand-over")
async def hand_over(answer: Answer, table_id: str, _: int) -> None:
    """Anyone may take the seat."""
    await answer.bot.handing.hand_over(answer, *await _awaited(answer, table_id))


@seat_tool("tonight")
async def remind_tonight(answer: Answer, table_id: str, _: int) -> None:
    await _put_off(answer, table_id, lambda now, own: tonight(now, own) or later(now, own))


@seat_tool("later")
async def remind_later(answer: Answer, table_id: str, _: int) -> None:
    await _put_off(answer, table_id, later)


async def _put_off(answer: Answer, table_id: str, until: Callable[[datetime, Preferences], datetime]) -> None:
    """The next reminder comes when the player asks for it."""
    table, seat = await _awaited(answer, table_id)
    due = until(answer.bot.now(), table.prefers(answer.user_id))
    await deadlines.postpone(answer.bot.store, table_id, seat, REMINDER, due)
    answer.bot.clock.wake()
    await answer.privately(say(answer.language, "reminder-put-off", at=discord.utils.format_dt(due, "R")))
