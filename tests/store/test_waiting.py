"""Deadlines, votes and offers: what a table waits for."""

import asyncio
from datetime import timedelta

import pytest

from db import deadlines, loading, offers, seats, tables, votes

HOUR = timedelta(hours=1)


@pytest.fixture
async def running(store, lobby, now):
    table_id = await lobby()
    await seats.arrange(store, table_id, [(51, "Ana"), (52, "Bo")], now)
    await tables.start(store, table_id, now)
    return table_id


async def test_the_clock_rings_at_the_next_deadline(store, running, now):
    assert await deadlines.next_due(store) is None
    await deadlines.begin(store, running, 0, "reminder", now=now, due_at=now + 8 * HOUR)
    await deadlines.begin(store, running, 1, "limit", now=now, due_at=now + 24 * HOUR)
    assert await deadlines.next_due(store) == now + 8 * HOUR
    assert await deadlines.due(store, now + 7 * HOUR) == []
    (due,) = await deadlines.due(store, now + 8 * HOUR)
    assert due == deadlines.Deadline(running, 0, "reminder", now, now + 8 * HOUR, 0, False)
    assert [line.seat for line in await deadlines.due(store, now + 24 * HOUR)] == [0, 1]


async def test_a_reminder_counts_and_the_last_one_is_due_no_more(store, running, now):
    await deadlines.begin(store, running, 0, "reminder", now=now, due_at=now)
    await deadlines.remind(store, running, 0, "reminder", now + 24 * HOUR)
    assert await deadlines.next_due(store) == now + 24 * HOUR
    await deadlines.remind(store, running, 0, "reminder", None)
    assert await deadlines.next_due(store) is None
    (line,) = await deadlines.of_table(store, running)
    assert (line.reminders_sent, line.due_at, line.began_at) == (2, None, now)


async def test_not_now_silences_until_it_begins_anew(store, running, now):
    await deadlines.begin(store, running, 0, "reminder", now=now, due_at=now)
    await deadlines.silence(store, running, 0, "reminder")
    await deadlines.begin(store, running, 0, "reminder", now=now + HOUR, due_at=now + HOUR)
    assert await deadlines.due(store, now + 9 * HOUR) == []
    await deadlines.begin_anew(store, running, 0, "reminder", now=now + HOUR, due_at=now + 9 * HOUR)
    (line,) = await deadlines.due(store, now + 9 * HOUR)
    assert (line.began_at, line.reminders_sent, line.silenced) == (now + HOUR, 0, False)


async def test_a_wait_that_begins_anew_has_sent_no_reminder(store, running, now):
    await deadlines.begin(store, running, 0, "reminder", now=now, due_at=now)
    await deadlines.remind(store, running, 0, "reminder", now + 24 * HOUR)
    await deadlines.begin_anew(store, running, 0, "reminder", now=now + HOUR, due_at=now + 9 * HOUR)
    (line,) = await deadlines.of_table(store, running)
    assert (line.began_at, line.reminders_sent) == (now + HOUR, 0)


async def test_what_could_not_be_told_is_due_again_but_for_what_was_dealt_with(store, running, now):
    """Of two that were claimed together the first was told and kept before the second failed."""
    for seat in 0, 1:
        await deadlines.begin(store, running, seat, "reminder", now=now, due_at=now)
    until = now + timedelta(minutes=2)
    told, failed = await deadlines.claim(store, await deadlines.due(store, now), until=until)
    await deadlines.remind(store, running, told.seat, "reminder", now + 24 * HOUR, began_at=now)
    for each in told, failed:
        await deadlines.again(store, each, until, now + HOUR)
    assert {line.seat: line.due_at for line in await deadlines.of_table(store, running)} == {
        told.seat: now + 24 * HOUR,
        failed.seat: now + HOUR,
    }


async def test_who_is_waited_for_no_longer_has_no_deadline(store, running, now):
    for seat in 0, 1, 2, None:
        await deadlines.begin(store, running, seat, "reminder", now=now, due_at=now)
    await deadlines.clear(store, running, but=[1])
    assert [line.seat for line in await deadlines.of_table(store, running)] == [None, 1]
    await deadlines.drop(store, running, None, "reminder")
    await deadlines.clear(store, running)
    assert await deadlines.of_table(store, running) == []


async def test_a_deadline_can_be_extended(store, running, now):
    await deadlines.begin(store, running, 0, "limit", now=now, due_at=now)
    await deadlines.postpone(store, running, 0, "limit", now + HOUR)
    assert await deadlines.next_due(store) == now + HOUR


async def test_of_two_who_would_tell_what_is_due_each_deadline_is_told_by_one(store, running, now):
    for seat in 0, 1:
        await deadlines.begin(store, running, seat, "reminder", now=now, due_at=now)
    due = await deadlines.due(store, now)
    later = now + HOUR
    mine, yours = await asyncio.gather(*(deadlines.claim(store, due, later) for _ in range(2)))
    assert (mine, yours) == (due, [])
    assert await deadlines.due(store, now) == []
    # Whoever claimed them died before telling anybody.
    again = await deadlines.due(store, later)
    assert [each.told_as for each in again] == [each.told_as for each in due]
    await deadlines.remind(store, running, 0, "reminder", later + HOUR, began_at=now)
    await deadlines.silence(store, running, 1, "reminder")
    assert await deadlines.claim(store, again, later + HOUR) == []


async def test_what_began_anew_is_not_claimed_as_what_it_was(store, running, now):
    await deadlines.begin(store, running, 0, "reminder", now=now, due_at=now + HOUR)
    due = await deadlines.due(store, now + HOUR)
    await deadlines.begin_anew(store, running, 0, "reminder", now=now + HOUR, due_at=now + HOUR)
    assert await deadlines.claim(store, due, now + 2 * HOUR) == []


async def test_each_reminder_is_called_otherwise_and_within_discords_limit(store, running, now):
    names = [
        deadlines.Deadline(running, seat, "reminder", now + hours * HOUR, now, sent, silenced=False).told_as
        for seat in (None, 0, 1, 19)
        for sent in (0, 1, 99)
        for hours in (0, 1, 9000)
    ]
    assert len(set(names)) == len(names)
    assert max(map(len, names)) <= 25


async def test_nobody_is_reminded_at_a_table_that_pauses_or_is_over(store, running, now):
    await deadlines.begin(store, running, 0, "reminder", now=now, due_at=now)
    await tables.pause(store, running)
    assert await deadlines.next_due(store) is None
    assert await deadlines.due(store, now) == []
    await tables.resume(store, running)
    assert await deadlines.next_due(store) == now
    await tables.end(store, running, now)
    assert await deadlines.of_table(store, running) == []


async def test_a_seat_answers_a_question_once_but_may_change_its_mind(store, running, now):
    await votes.cast(store, running, "undo:5", 1, "yes", now=now)
    await votes.cast(store, running, "undo:5", 0, "no", now=now + HOUR)
    await votes.cast(store, running, "undo:5", 0, "yes", now=now + 2 * HOUR)
    await votes.cast(store, running, "abandon", 0, "yes", now=now)
    assert [(vote.seat, vote.answer) for vote in await votes.on(store, running, "undo:5")] == [(1, "yes"), (0, "yes")]
    assert (await votes.on(store, running, "undo:5"))[0].voted_at == now
    await votes.close(store, running, "undo:5")
    assert [vote.question for vote in await votes.of_table(store, running)] == ["abandon"]


async def test_an_offered_seat_is_taken_once(store, running, now):
    await seats.leave(store, running, 51, now)
    await offers.make(store, running, 0, from_user_id=51, to_user_id=None, now=now)
    assert await offers.of_table(store, running) == [offers.Offer(0, 51, None, now)]
    takers = [offers.take(store, running, 0, user_id=who, name="x", now=now) for who in (53, 54)]
    answers = await asyncio.gather(*takers, return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), offers.NoOffer]
    taken = (await seats.at(store, running))[0]
    assert (taken.user_id, taken.left_at) == (53, None)


async def test_an_offer_to_one_is_not_taken_by_another_nor_after_it_was_withdrawn(store, running, now):
    await offers.make(store, running, 0, from_user_id=51, to_user_id=53, now=now)
    with pytest.raises(offers.NoOffer):
        await offers.take(store, running, 0, user_id=54, name="Dee", now=now)
    await offers.withdraw(store, running, 0)
    with pytest.raises(offers.NoOffer):
        await offers.take(store, running, 0, user_id=53, name="Cy", now=now)


async def test_who_sits_at_the_table_already_keeps_to_one_seat_and_the_offer_stays(store, running, now):
    await offers.make(store, running, 0, from_user_id=51, to_user_id=None, now=now)
    with pytest.raises(seats.NoSeat):
        await offers.take(store, running, 0, user_id=52, name="Bo", now=now)
    assert len(await offers.of_table(store, running)) == 1


async def test_an_answer_counts_only_while_it_is_asked(store, running, now):
    """Whoever settled a question a moment ago has settled it."""
    with pytest.raises(votes.Settled):
        await votes.answer(store, running, "undo:5", 0, "no", now=now)
    await votes.cast(store, running, "undo:5", 1, "yes", now=now)
    await votes.answer(store, running, "undo:5", 0, "no", now=now + HOUR)
    await votes.answer(store, running, "undo:5", 0, "yes", now=now + 2 * HOUR)
    assert [(vote.seat, vote.answer) for vote in await votes.on(store, running, "undo:5")] == [(1, "yes"), (0, "yes")]
    await votes.close(store, running, "undo:5")
    with pytest.raises(votes.Settled):
        await votes.close(store, running, "undo:5")


async def test_who_takes_a_seat_does_not_take_its_past(store, running, now):
    """What was done there until now is told with the name of who did it."""
    await seats.leave(store, running, 51, now)
    await offers.make(store, running, 0, from_user_id=None, to_user_id=None, now=now)
    former = (await seats.at(store, running))[0].name
    await offers.take(store, running, 0, user_id=53, name="Zoe", now=now)
    whole = await loading.load(store, table_id=running)
    assert whole is not None
    assert [(each.seat, each.name) for each in whole.sat] == [(0, former)]
