"""What is committed with a step: the rows, the computer's moves after it, deadlines, the record of a finished game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, NamedTuple

from cogs._rhythm import next_reminder, rhythm
from cogs._sitting import Sitting
from db import deadlines, preferences, results, seats, settings, steps, tables
from db.store import Together
from engine.contract import Event, Step
from engine.play import legal, pack, play, save, waiting, write

if TYPE_CHECKING:
    from cogs._bot import Atoll

REMINDER = "reminder"
LIMIT = "limit"
MOST_COMPUTER_MOVES = 400


class Played(NamedTuple):
    """One row to be: who, what was said, and where it led."""

    seat: int | None
    line: str
    step: Step[Any]


def computer_moves(table: Sitting, state: Any, seats: Sequence[int]) -> Iterator[Played]:
    """What the computer plays for these seats, until the table waits for somebody else; a stand-in plays one turn."""
    playing = set(seats)
    for _ in range(MOST_COMPUTER_MOVES):
        seat = next((each for each in waiting(state) if each in playing), None)
        if seat is None:
            return
        action = table.game.mind(table.game.view(state, seat), seat, legal(table.game, state, seat))
        step = play(table.game, state, seat, action)
        yield Played(seat, write(action), step)
        state = step.state
        if opens_a_turn(step.events):
            playing = {each for each in playing if table.seats[each].computer}


def computers(table: Sitting, but: int | None = None) -> list[int]:
    """The seats the computer plays now: for good, or, but for somebody who is back, until the next turn."""
    return [each.seat for each in table.seats if each.computer or (each.stand_in and each.seat != but)]


def opens_a_turn(events: Sequence[Event]) -> bool:
    return any(event.opens_a_turn for event in events)


async def write_steps(bot: Atoll, writing: Together, table: Sitting, played: Sequence[Played]) -> None:
    """All of them and what follows from the last one, to be committed together."""
    now = bot.now()
    for number, (seat, line, step) in enumerate(played, table.row.revision + 1):
        await steps.append(
            writing,
            table.row.id,
            number,
            seat=seat,
            notation=line,
            events=pack(step.events),
            state=save(step.state),
            now=now,
        )
    state = played[-1].step.state
    events = [event for each in played for event in each.step.events]
    if any(seat.stand_in for seat in table.seats):
        await seats.end_stand_ins(writing, table.row.id, None if opens_a_turn(events) else played[0].seat)
    if state.agenda:
        await follow(bot, writing, table, state, {each.seat for each in played}, events)
        return
    await record(writing, table, state, now)
    await tables.end(writing, table.row.id, now)


async def follow(
    bot: Atoll, writing: Together, table: Sitting, state: Any, actors: set[int | None], events: Sequence[Event]
) -> None:
    """Who is waited for from now on gets reminders and a time limit; who acted is waited for anew."""
    now = bot.now()
    people = {seat.seat: seat.user_id for seat in table.seats if seat.user_id and seat.left_at is None}
    waits = [seat for seat in waiting(state) if seat in people]
    former = set(waiting(table.state)) if table.state is not None else set()
    is_new_turn = opens_a_turn(events)
    preferred = await preferences.of_all(bot.store, [people[seat] for seat in waits]) if waits else {}
    server = await settings.of(bot.store, table.row.guild_id)
    await deadlines.clear(writing, table.row.id, but=waits)
    for seat in waits:
        begin = deadlines.begin if seat in former and seat not in actors and not is_new_turn else deadlines.begin_anew
        own = preferred[people[seat]]
        due = next_reminder(now, now, 0, rhythm(own, server.reminder_hours), own)
        await begin(writing, table.row.id, seat, REMINDER, now=now, due_at=due)
        if limit := table.row.time_limit_hours:
            await begin(writing, table.row.id, seat, LIMIT, now=now, due_at=now + timedelta(hours=limit))


async def replan(bot: Atoll, user_id: int) -> None:
    """A person's reminders wherever they are waited for, by what they prefer from now on."""
    own = await preferences.of(bot.store, user_id)
    for row in await tables.of_user(bot.store, user_id):
        server = await settings.of(bot.store, row.guild_id)
        mine = [seat.seat for seat in await seats.at(bot.store, row.id) if seat.user_id == user_id]
        for each in await deadlines.of_table(bot.store, row.id):
            if each.kind == REMINDER and each.seat in mine:
                hours = rhythm(own, server.reminder_hours)
                due = next_reminder(each.began_at, bot.now(), each.reminders_sent, hours, own)
                await deadlines.postpone(bot.store, row.id, each.seat, REMINDER, due)
    bot.clock.wake()


async def record(writing: Together, table: Sitting, state: Any, now: datetime) -> None:
    """How it ended for each seat."""
    for seat in table.seats:
        await results.record(
            writing,
            results.Result(
                table_id=table.row.id,
                seat=seat.seat,
                user_id=seat.user_id if seat.left_at is None else None,
                guild_id=table.row.guild_id,
                game=table.row.game,
                variant=table.game.variant(state),
                players=len(table.seats),
                won=seat.seat in state.outcome.winners,
                score=table.game.score(state, seat.seat),
                ended_at=now,
            ),
        )
