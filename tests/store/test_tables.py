"""A game at a table, from its lobby to its end."""

from datetime import timedelta

import pytest

from db import loading, seats, shown, steps, tables
from db.store import LostRace


async def test_a_lobby_has_what_it_was_opened_with_and_no_state(store, lobby, now):
    table_id = await lobby(thread=True, time_limit_hours=24, language="pt-BR")
    loaded = await loading.load(store, table_id=table_id)
    table = loaded.table
    assert (table.id, table.game, table.guild_id, table.channel_id, table.thread) == (table_id, "island", 1, 7, True)
    assert (table.host_id, table.options, table.language, table.theme) == (
        50,
        {"difficulty": "novice"},
        "pt-BR",
        "standard",
    )
    assert (table.seed, table.time_limit_hours, table.status, table.revision) == (2**63 - 1, 24, "lobby", 0)
    assert (table.created_at, table.started_at, table.ended_at) == (now, None, None)
    assert table.is_live
    assert loaded.state is None
    assert loaded.seats == ()


def test_a_tables_id_is_short_enough_for_a_buttons_id():
    assert all(len(tables.new_id()) == 8 and tables.new_id().isalnum() for _ in range(100))


async def test_there_is_no_table_where_none_was_made(store):
    assert await loading.load(store, table_id="nowhere") is None
    assert await tables.find(store, "nowhere") is None
    assert await tables.in_channel(store, 7) is None


async def test_a_started_game_has_its_seats_and_its_first_state_at_once(store, lobby, now):
    table_id = await lobby()
    async with store.together() as writing:
        await tables.start(writing, table_id, now)
        await seats.arrange(writing, table_id, [(51, "Ana"), (None, "computer"), (50, "Bo")], now)
        await steps.append(writing, table_id, 1, seat=None, notation="set-up", events=b"[1]", state=b"first", now=now)
    loaded = await loading.load(store, table_id=table_id)
    assert (loaded.table.status, loaded.table.revision, loaded.table.started_at) == ("running", 1, now)
    assert [(seat.seat, seat.user_id, seat.name, seat.computer) for seat in loaded.seats] == [
        (0, 51, "Ana", False),
        (1, None, "computer", True),
        (2, 50, "Bo", False),
    ]
    assert loaded.state == b"first"


async def test_a_lobby_is_started_once(store, lobby, now):
    table_id = await lobby()
    await tables.start(store, table_id, now)
    with pytest.raises(LostRace):
        await tables.start(store, table_id, now)


async def test_one_live_table_plays_in_a_channel(store, lobby, now):
    first = await lobby(channel_id=7)
    with pytest.raises(tables.ChannelTaken):
        await lobby(channel_id=7)
    assert (await tables.in_channel(store, 7)).id == first
    await tables.end(store, first, now, "abandoned")
    second = await lobby(channel_id=7)
    assert (await tables.in_channel(store, 7)).id == second


async def test_a_channel_holds_many_games_in_threads(store, lobby, now):
    first = await lobby(channel_id=7)
    second, third = await lobby(channel_id=7, thread=True), await lobby(channel_id=7, thread=True)
    assert [table.id for table in await tables.lobbies_in(store, 7)] == [first, second, third]
    await tables.move(store, second, 700, thread=True)
    await tables.start(store, second, now)
    assert (await tables.in_channel(store, 700)).id == second
    assert (await tables.in_channel(store, 7)).id == first
    await tables.move(store, third, 700, thread=True)
    with pytest.raises(tables.ChannelTaken):
        await tables.start(store, third, now)


async def test_a_pause_ends_where_it_began(store, lobby, now):
    table_id = await lobby()
    with pytest.raises(LostRace):
        await tables.pause(store, table_id)
    await tables.start(store, table_id, now)
    await tables.pause(store, table_id)
    assert (await tables.find(store, table_id)).status == "paused"
    await tables.resume(store, table_id)
    assert (await tables.find(store, table_id)).status == "running"


async def test_an_ended_table_stays_ended(store, lobby, now):
    table_id = await lobby()
    await tables.end(store, table_id, now + timedelta(hours=1), "expired")
    ended = await tables.find(store, table_id)
    assert (ended.status, ended.ended_at, ended.is_live) == ("expired", now + timedelta(hours=1), False)
    with pytest.raises(LostRace):
        await tables.end(store, table_id, now)


async def test_a_person_has_running_tables_everywhere(store, lobby, now):
    here, there, over, left = [await lobby(channel_id=channel, guild_id=channel) for channel in (7, 8, 9, 10)]
    for table_id in here, there, over, left:
        await seats.join(store, table_id, 51, "Ana", now, most=4)
    await tables.end(store, over, now)
    await seats.leave(store, left, 51, now)
    assert {table.id for table in await tables.of_user(store, 51)} == {here, there}
    assert await tables.of_user(store, 52) == []


async def test_a_lobby_can_be_arranged_anew_and_is_then_unshown(store, lobby, now):
    table_id = await lobby()
    await shown.post(store, table_id, 0, channel_id=7, message_id=900, now=now)
    await tables.arrange(store, table_id, {"difficulty": "legendary"})
    await tables.host(store, table_id, 51)
    table = await tables.find(store, table_id)
    assert (table.options, table.host_id) == ({"difficulty": "legendary"}, 51)
    assert table.shown_revision == -1
    await tables.start(store, table_id, now)
    with pytest.raises(LostRace):
        await tables.arrange(store, table_id, {})


async def test_times_without_a_zone_are_refused(store, now):
    with pytest.raises(ValueError, match="zone"):
        await tables.start(store, "any", now.replace(tzinfo=None))


async def test_a_game_begins_with_what_was_read_or_not_at_all(store, lobby, now):
    """Who sits there, and the options: somebody may change either while Discord opens a thread."""
    table_id = await lobby()
    await seats.join(store, table_id, 51, "Ana", now, most=4)
    read, options = await seats.at(store, table_id), (await tables.find(store, table_id)).options
    await seats.join(store, table_id, 52, "Bea", now, most=4)
    with pytest.raises(LostRace):
        await seats.sit_still(store, table_id, read)
    await seats.sit_still(store, table_id, await seats.at(store, table_id))
    await seats.leave_lobby(store, table_id, 51)
    await seats.join(store, table_id, 53, "Cai", now, most=4)
    with pytest.raises(LostRace):
        await seats.sit_still(store, table_id, read)
    await tables.arrange(store, table_id, {"difficulty": "legendary"})
    with pytest.raises(LostRace):
        await tables.start(store, table_id, now, options=options)
    await tables.start(store, table_id, now, options={"difficulty": "legendary"})


async def test_what_changed_without_a_step_is_unshown_until_it_is_told(store, lobby, now):
    """What comes while a board is on its way is still to be told."""
    table_id = await lobby()
    await tables.start(store, table_id, now)
    await shown.post(store, table_id, 0, channel_id=7, message_id=900, now=now)
    assert await shown.unshown(store) == []
    await shown.changed(store, table_id)
    read = await tables.find(store, table_id)
    await shown.changed(store, table_id)
    await shown.told(store, table_id, read.changes)
    assert [each.table_id for each in await shown.unshown(store)] == [table_id]
    assert not (await tables.find(store, table_id)).is_shown
    await shown.told(store, table_id, read.changes + 1)
    assert await shown.unshown(store) == []
