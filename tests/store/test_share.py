"""Where several processes share one database, each has the servers of its shards and nobody else's."""

from datetime import timedelta

import pytest

from db import deadlines, expiry, interactions, privacy, results, seats, settings, shown, tables
from db.results import Result
from db.share import Share

DAY = timedelta(days=1)
EVEN, ODD = 10 << 22, 11 << 22
FIRST, SECOND = Share(frozenset({0}), 2), Share(frozenset({1}), 2)


@pytest.fixture
async def places(store, lobby, now):
    """A running table in a server of each shard, one in a direct message, one where only its user brought us."""

    async def running(channel_id, guild_id, **others):
        table_id = await lobby(channel_id=channel_id, guild_id=guild_id, **others)
        await seats.arrange(store, table_id, [(51, "Ana")], now)
        await tables.start(store, table_id, now)
        await deadlines.begin(store, table_id, 0, "reminder", now=now, due_at=now + channel_id * DAY)
        return table_id

    return {
        "even": await running(1, EVEN),
        "odd": await running(2, ODD),
        "message": await running(3, 0, in_our_server=False),
        "guest": await running(4, ODD, in_our_server=False),
    }


async def seen(store, now):
    """What the process is told of: what is due, and which servers it keeps; the due ones of ours are unshown."""
    due = {each.table_id for each in await deadlines.due(store, now + 9 * DAY)}
    rows = [await tables.find(store, table_id) for table_id in due]
    assert {each.table_id for each in await shown.unshown(store)} == {row.id for row in rows if row.in_our_server}
    return due, await settings.kept(store)


@pytest.mark.parametrize(("processes", "count"), [(1, 1), (1, 5), (4, 16), (3, 8), (4, 4)])
def test_every_shard_belongs_to_one_slot_and_each_slot_has_as_many_as_the_others(processes, count):
    shares = [Share.of_slot(slot, processes, count) for slot in range(processes)]
    assert sorted(shard for share in shares for shard in share.shards) == list(range(count))
    sizes = {len(share.shards) for share in shares}
    assert max(sizes) - min(sizes) <= 1
    assert [share.sweeps for share in shares] == [True] + [False] * (processes - 1)


async def test_a_process_alone_has_everything(store, places, now):
    assert await seen(store, now) == (set(places.values()), {EVEN, ODD})


async def test_each_table_and_each_server_belongs_to_one_process(store, places, now):
    store.share = FIRST
    assert await seen(store, now) == ({places["even"], places["message"], places["guest"]}, {EVEN})
    assert await deadlines.next_due(store) == now + DAY
    store.share = SECOND
    assert await seen(store, now) == ({places["odd"]}, {ODD})
    assert await deadlines.next_due(store) == now + 2 * DAY
    assert (await tables.counted(store))["running"] == 1
    store.share = Share(frozenset(), 2)
    assert await seen(store, now) == (set(), set())


async def test_lobbies_are_gathered_by_the_process_of_their_server(store, lobby, now):
    even, odd = await lobby(channel_id=1, guild_id=EVEN), await lobby(channel_id=2, guild_id=ODD)
    store.share = SECOND
    assert [row.id for row in await tables.lobbies(store)] == [odd]
    assert [row.id for row in await expiry.stale_lobbies(store, now + DAY)] == [odd]
    store.share = FIRST
    assert [row.id for row in await tables.lobbies(store)] == [even]


async def test_a_server_is_left_and_found_again_by_its_own_process(store, places, now):
    await settings.leave(store, ODD, now)
    store.share = FIRST
    assert await settings.left(store) == set()
    store.share = SECOND
    assert await settings.left(store) == {ODD}


async def test_who_plays_in_no_server_of_ours_is_never_left_nor_forgotten_with_a_server(store, places, now):
    await settings.leave(store, ODD, now)
    status = {name: (await tables.find(store, table_id)).status for name, table_id in places.items()}
    assert status == {"even": "running", "odd": "paused", "message": "running", "guest": "running"}
    assert await expiry.purge_guilds(store, now + DAY) == 1
    assert {name for name, table_id in places.items() if await tables.find(store, table_id)} == set(places) - {"odd"}


async def test_results_of_games_in_no_server_of_ours_stay_when_the_server_is_forgotten(store, places, now):
    for name in "odd", "guest":
        guest = name == "guest"
        ended = Result(places[name], 0, 51, ODD, "island", "novice", 1, True, 4, now, in_our_server=not guest)
        await results.record(store, ended)
    await settings.leave(store, ODD, now)
    await expiry.purge_guilds(store, now + DAY)
    assert [each.table_id for each in await results.of_user(store, 51)] == [places["guest"]]


async def test_who_is_forgotten_leaves_no_game_running_that_nobody_else_can_reach(store, places, now):
    offered = await privacy.forget(store, 51, now)
    assert {table_id for table_id, _ in offered} == {places["even"], places["odd"]}
    status = {name: (await tables.find(store, table_id)).status for name, table_id in places.items()}
    assert status == {"even": "running", "odd": "running", "message": "abandoned", "guest": "abandoned"}
    assert await deadlines.of_table(store, places["guest"]) == []


async def test_a_game_in_no_server_of_ours_that_nobody_touches_is_over_after_a_while(store, places, play, now):
    await play(places["message"], 1, now=now + 2 * DAY)
    store.share = SECOND
    assert await expiry.end_forsaken(store, now + DAY, now + 31 * DAY) == 0
    store.share = FIRST
    assert await expiry.end_forsaken(store, now + DAY, now + 31 * DAY) == 1
    status = {name: (await tables.find(store, table_id)).status for name, table_id in places.items()}
    assert status == {"even": "running", "odd": "running", "message": "running", "guest": "expired"}
    assert await expiry.end_forsaken(store, now + 3 * DAY, now + 33 * DAY) == 1
    assert (await tables.counted(store))["running"] == 1


async def test_a_place_that_is_no_server_of_ours_makes_none_known(store, lobby):
    await lobby(guild_id=77, in_our_server=False)
    assert await settings.kept(store) == set()


async def test_what_is_nobodys_is_swept_by_the_process_of_the_first_shard(store, places, now):
    await tables.end(store, places["odd"], now)
    await interactions.claim(store, 99, now)
    await settings.leave(store, EVEN, now)
    store.share = SECOND
    late = now + DAY
    sweeps = expiry.purge_finished, expiry.purge_guilds, interactions.prune
    assert [await sweep(store, late) for sweep in sweeps] == [0, 0, 0]
    store.share = FIRST
    assert [await sweep(store, late) for sweep in sweeps] == [1, 1, 1]


async def test_old_interactions_are_pruned_a_few_at_a_time(store, now, monkeypatch):
    monkeypatch.setattr(interactions, "AT_ONCE", 4)
    async with store.together() as writing:
        for number in range(10):
            await interactions.claim(writing, number, now)
        await interactions.claim(writing, 10, now + DAY)
    committed = []
    count = store.count
    monkeypatch.setattr(store, "count", lambda *lines: committed.append(lines) or count(*lines))
    assert await interactions.prune(store, now + DAY) == 10
    assert len(committed) == 3
    with pytest.raises(interactions.AlreadyHandled):
        await interactions.claim(store, 10, now)
