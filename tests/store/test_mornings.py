"""The hour at which a server wishes to be told of the day, told by one process and once."""

import asyncio
from datetime import timedelta

from db import expiry, mornings, settings
from db.mornings import Morning
from db.share import Share

DAY = timedelta(days=1)
HOUR = timedelta(hours=1)


async def test_a_servers_hour_is_settled_and_dropped(store, now):
    assert await mornings.of(store, 1) is None
    await mornings.settle(store, 1, 7, 540, "America/Bogota", now)
    await mornings.settle(store, 1, 8, 480, "Europe/Madrid", now + HOUR)
    assert await mornings.of(store, 1) == Morning(1, 8, 480, "Europe/Madrid", now + HOUR, None)
    await mornings.drop(store, 1)
    assert await mornings.of(store, 1) is None
    assert await mornings.next_due(store) is None


async def test_the_clock_rings_when_the_hour_has_come(store, now):
    await mornings.settle(store, 1, 7, 540, "UTC", now + HOUR)
    await mornings.settle(store, 2, 8, 480, "UTC", now)
    assert await mornings.next_due(store) == now
    assert [each.guild_id for each in await mornings.due(store, now)] == [2]
    assert [each.guild_id for each in await mornings.due(store, now + HOUR)] == [2, 1]
    assert len(await mornings.due(store, now + HOUR, most=1)) == 1


async def test_each_server_is_told_by_one_who_claims_it(store, now):
    await mornings.settle(store, 1, 7, 540, "UTC", now)
    due = await mornings.due(store, now)
    mine, yours = await asyncio.gather(*(mornings.claim(store, due, now + HOUR) for _ in range(2)))
    assert (mine, yours) == (due, [])
    assert await mornings.due(store, now) == []
    # Whoever claimed it died before telling anybody.
    again = await mornings.due(store, now + HOUR)
    await mornings.told(store, 1, "2026-05-04", now + DAY)
    assert await mornings.claim(store, again, now + 2 * HOUR) == []


async def test_the_day_that_was_told_last_only_grows(store, now):
    await mornings.settle(store, 1, 7, 540, "UTC", now)
    for day in "2026-05-04", "2026-05-03":
        await mornings.told(store, 1, day, now + DAY)
    await mornings.settle(store, 1, 8, 600, "UTC", now + HOUR)
    assert (await mornings.of(store, 1)).told_day == "2026-05-04"


async def test_what_cannot_be_told_is_counted_and_at_last_let_be(store, now):
    await mornings.settle(store, 1, 7, 540, "UTC", now)
    await mornings.failed(store, 1, now + HOUR)
    assert (await mornings.of(store, 1)).faults == 1
    assert await mornings.next_due(store) == now + HOUR
    await mornings.failed(store, 1, None)
    assert await mornings.next_due(store) is None
    assert await mornings.due(store, now + DAY) == []
    await mornings.settle(store, 1, 9, 540, "UTC", now)
    assert (await mornings.of(store, 1)).faults == 0
    await mornings.failed(store, 1, now)
    await mornings.told(store, 1, "2026-05-04", now + DAY)
    assert (await mornings.of(store, 1)).faults == 0


async def test_a_process_tells_its_own_servers_alone(store, now):
    for guild_id in 5 << 22, 6 << 22:
        await mornings.settle(store, guild_id, 7, 540, "UTC", now)
    store.share = Share(frozenset({1}), 2)
    assert [each.guild_id for each in await mornings.due(store, now)] == [5 << 22]
    assert await mornings.next_due(store) == now
    store.share = Share(frozenset({2}), 3)
    assert [each.guild_id for each in await mornings.due(store, now)] == [5 << 22]
    store.share = Share(frozenset({1}), 3)
    assert await mornings.next_due(store) is None


async def test_a_server_that_sent_us_away_is_told_nothing_and_is_forgotten(store, now):
    await mornings.settle(store, 1, 7, 540, "UTC", now)
    assert await settings.kept(store) == {1}, "it is known, so that its leaving is noticed"
    await settings.leave(store, 1, now)
    assert await mornings.due(store, now) == []
    assert await mornings.next_due(store) is None
    await expiry.purge_guilds(store, now + DAY)
    assert await mornings.of(store, 1) is None
