"""Who sits where at a table."""

import asyncio

import pytest

from db import loading, privacy, seats, shown, tables


async def names(store, table_id):
    return [seat.name for seat in await seats.at(store, table_id)]


async def test_joining_and_leaving_a_lobby_keeps_the_order(store, lobby, now):
    table_id = await lobby()
    for user_id, name in (51, "Ana"), (52, "Bo"), (53, "Cy"):
        await seats.join(store, table_id, user_id, name, now, most=4)
    await seats.leave_lobby(store, table_id, 52)
    await seats.join(store, table_id, 52, "Bo", now, most=4)
    assert await names(store, table_id) == ["Ana", "Cy", "Bo"]


async def test_nobody_sits_twice_nor_where_no_seat_is_free(store, lobby, now):
    table_id = await lobby()
    await seats.join(store, table_id, 51, "Ana", now, most=2)
    with pytest.raises(seats.NoSeat):
        await seats.join(store, table_id, 51, "Ana", now, most=2)
    await seats.join(store, table_id, 52, "Bo", now, most=2)
    with pytest.raises(seats.NoSeat):
        await seats.join(store, table_id, 53, "Cy", now, most=2)
    assert await names(store, table_id) == ["Ana", "Bo"]


async def test_of_many_who_react_at_once_the_first_ones_sit(store, lobby, now):
    table_id = await lobby()
    asked = [seats.join(store, table_id, user_id, str(user_id), now, most=4) for user_id in range(20)]
    refused = [answer for answer in await asyncio.gather(*asked, return_exceptions=True) if answer is not None]
    assert len(refused) == 16
    assert await names(store, table_id) == ["0", "1", "2", "3"]


async def test_after_the_start_nobody_joins_or_leaves_the_lobby(store, lobby, now):
    table_id = await lobby()
    await seats.join(store, table_id, 51, "Ana", now, most=4)
    await tables.start(store, table_id, now)
    with pytest.raises(seats.NoSeat):
        await seats.join(store, table_id, 52, "Bo", now, most=4)
    with pytest.raises(seats.NoSeat):
        await seats.leave_lobby(store, table_id, 51)


async def test_a_change_in_a_lobby_is_still_to_be_shown(store, lobby, now):
    table_id = await lobby()
    await shown.post(store, table_id, 0, channel_id=7, message_id=900, now=now)
    assert await shown.unshown(store) == []
    await seats.join(store, table_id, 51, "Ana", now, most=4)
    assert [line.table_id for line in await shown.unshown(store)] == [table_id]


async def test_a_seat_that_was_left_is_offered_until_somebody_takes_it(store, lobby, now):
    table_id = await lobby()
    await seats.arrange(store, table_id, [(51, "Ana"), (52, "Bo")], now)
    await seats.leave(store, table_id, 51, now)
    assert (await seats.at(store, table_id))[0].left_at == now
    await seats.hand_over(store, table_id, 0, former=51, user_id=53, name="Cy", now=now)
    taken = (await seats.at(store, table_id))[0]
    assert (taken.user_id, taken.name, taken.computer, taken.left_at) == (53, "Cy", False, None)


async def test_of_two_who_take_a_seat_one_has_it(store, lobby, now):
    table_id = await lobby()
    await seats.arrange(store, table_id, [(51, "Ana"), (None, "computer")], now)
    takers = [seats.hand_over(store, table_id, 1, former=None, user_id=who, name="x", now=now) for who in (53, 54)]
    answers = await asyncio.gather(*takers, return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), seats.NoSeat]
    assert (await seats.at(store, table_id))[1].user_id == 53


async def test_the_computer_takes_a_seat_but_nobody_takes_two(store, lobby, now):
    table_id = await lobby()
    await seats.arrange(store, table_id, [(51, "Ana"), (52, "Bo")], now)
    with pytest.raises(seats.NoSeat):
        await seats.hand_over(store, table_id, 0, former=51, user_id=52, name="Bo", now=now)
    await seats.hand_over(store, table_id, 0, former=51, user_id=None, name="computer", now=now)
    assert [(seat.user_id, seat.computer) for seat in await seats.at(store, table_id)] == [(None, True), (52, False)]


async def test_who_sat_there_before_is_kept_with_the_step_they_sat_until(store, lobby, now):
    """Once for each step: whoever took the seat and gave it on without a step played nothing."""
    table_id = await lobby()
    await seats.arrange(store, table_id, [(51, "Ana"), (52, "Bo")], now)
    await seats.hand_over(store, table_id, 0, former=51, user_id=53, name="Cy", now=now)
    await seats.hand_over(store, table_id, 0, former=53, user_id=None, name="computer", now=now)
    whole = await loading.load(store, table_id=table_id)
    assert whole is not None
    assert [(each.seat, each.until_revision, each.name) for each in whole.sat] == [(0, whole.table.revision, "Ana")]
    await privacy.forget(store, 51, now)
    whole = await loading.load(store, table_id=table_id)
    assert whole is not None
    assert [each.name for each in whole.sat] == ["someone"]
