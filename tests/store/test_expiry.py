"""What is not kept for ever."""

import asyncio
from datetime import timedelta

import pytest

from db import expiry, loading, privacy, results, seats, settings, steps, tables
from db.results import Result
from db.share import Share
from db.store import LostRace

DAY = timedelta(days=1)


async def test_a_lobby_nobody_starts_is_stale_after_a_while(store, lobby, now):
    first, second = await lobby(channel_id=7), await lobby(channel_id=8)
    await tables.start(store, second, now)
    assert await expiry.stale_lobbies(store, now) == []
    assert [table.id for table in await expiry.stale_lobbies(store, now + 7 * DAY)] == [first]


async def test_games_long_finished_go_with_all_their_rows_and_results_stay(store, lobby, play, now):
    finished = await asyncio.gather(*(lobby(channel_id=channel) for channel in range(45)))
    running = await lobby(channel_id=99)
    everywhere = [*finished, running]
    await asyncio.gather(*(seats.join(store, table_id, 51, "Ana", now, most=4) for table_id in everywhere))
    await asyncio.gather(*(play(table_id, 1) for table_id in everywhere))
    await asyncio.gather(*(tables.end(store, table_id, now) for table_id in finished))
    await results.record(store, Result(finished[0], 0, 51, 1, "island", "novice", 1, True, None, now))
    assert await expiry.purge_finished(store, now) == 0
    assert await expiry.purge_finished(store, now + DAY) == 45
    for table in "tables", "seats", "steps", "states":
        assert len(await store.rows(f"SELECT * FROM {table}")) == 1, table
    assert len(await results.of_user(store, 51)) == 1


@pytest.fixture
async def told(store, lobby, play, now):
    """A game of a hundred steps that is over, and one that is not; by their ids what each one's history tells."""
    over, running = await lobby(channel_id=7), await lobby(channel_id=8)
    for table_id in over, running:
        await seats.arrange(store, table_id, [(51, "Ana"), (52, "Bo")], now)
        await tables.start(store, table_id, now)
        for revision in range(1, 101):
            events = b'[{"type": "moved", "seat": %d, "to": "C%d"}]' % (revision % 2, revision)
            await play(table_id, revision, seat=revision % 2, events=events, notation=f"move C{revision}")
    await tables.end(store, over, now)
    return {table_id: await steps.history(store, table_id) for table_id in (over, running)}


async def test_the_steps_of_a_game_that_is_over_are_packed_and_read_as_before(store, told, now):
    over, running = told
    loaded = await loading.load(store, table_id=over)
    exported = await privacy.export(store, 51)
    assert await expiry.pack_finished(store, now) == 0
    assert await expiry.pack_finished(store, now + DAY) == 1
    assert await expiry.pack_finished(store, now + DAY) == 0
    assert await store.rows("SELECT DISTINCT table_id FROM steps") == [(running,)]
    assert {table_id: await steps.history(store, table_id) for table_id in told} == told
    assert await steps.history(store, over, after=98) == told[over][98:]
    assert await loading.load(store, table_id=over) == loaded
    assert await privacy.export(store, 51) == exported
    assert len(exported["steps"]) == 100


async def test_packed_steps_take_a_part_of_the_room_and_go_with_their_game(store, told, now):
    await expiry.pack_finished(store, now + DAY)
    ((packed,),) = await store.rows("SELECT length(steps) FROM packed_steps")
    over, _ = told
    assert packed < sum(len(step.events) + len(step.notation) for step in told[over]) / 6
    assert await expiry.purge_finished(store, now + DAY) == 1
    assert await store.rows("SELECT * FROM packed_steps") == []


async def test_a_game_is_packed_once_and_by_the_process_that_has_it(store, told, now):
    over, running = told
    store.share = Share(frozenset({1}), 2)
    assert await expiry.pack_finished(store, now + DAY) == 0
    answers = await asyncio.gather(*(steps.pack_away(store, over) for _ in range(2)), return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), LostRace]
    with pytest.raises(LostRace):
        await steps.pack_away(store, running)
    assert await steps.history(store, over) == told[over]


async def test_an_ended_game_keeps_its_last_state_alone(store, lobby, play, now):
    table_id = await lobby()
    for revision in 1, 2, 3:
        await play(table_id, revision)
    await tables.end(store, table_id, now)
    assert await store.rows("SELECT revision FROM states WHERE table_id = ?", table_id) == [(3,)]


async def test_a_server_that_sent_us_away_waits_and_is_then_forgotten(store, lobby, now):
    running, waiting, elsewhere = [await lobby(channel_id=9 - guild, guild_id=guild) for guild in (1, 3, 2)]
    await tables.start(store, running, now)
    await results.record(store, Result(running, 0, 51, 1, "island", "novice", 1, True, None, now))
    assert await settings.kept(store) == {1, 2, 3}
    for guild in 1, 3:
        await settings.leave(store, guild, now)
    assert await settings.kept(store) == {2}
    assert (await tables.find(store, running)).status == "paused"
    assert (await tables.find(store, waiting)).status == "expired"
    await settings.come_back(store, 3)
    assert await expiry.purge_guilds(store, now + DAY) == 1
    assert await tables.find(store, running) is None
    assert await results.of_user(store, 51) == []
    assert (await tables.find(store, elsewhere)).status == "lobby"
    assert await settings.kept(store) == {2, 3}
