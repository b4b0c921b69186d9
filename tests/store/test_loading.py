"""What one act needs is read in one hop, and is what the single questions say."""

from datetime import timedelta

import pytest

from db import deadlines, loading, preferences, seats, settings, shown, steps, tables
from db.preferences import Preferences
from db.settings import Settings

HOUR = timedelta(hours=1)


@pytest.fixture
async def busy(store, lobby, play, now):
    """A table in its 45th step, with everything that can stand beside one."""
    table_id = await lobby()
    await seats.arrange(store, table_id, [(51, "Ana"), (None, "computer"), (52, "Bo")], now)
    await tables.start(store, table_id, now)
    for revision in range(1, 46):
        await play(table_id, revision, b"state %d" % revision)
    await shown.post(store, table_id, 41, channel_id=7, message_id=900, now=now)
    await shown.post(store, table_id, 43, channel_id=7, message_id=901, now=now)
    await deadlines.begin(store, table_id, 2, "reminder", now=now, due_at=now + HOUR)
    await deadlines.begin(store, table_id, None, "limit", now=now, due_at=None)
    await settings.change(store, 1, language="es", reminder_hours=(8, 24))
    await preferences.change(store, 52, palette="high-contrast")
    await preferences.had_first_turn(store, [52], "island")
    await preferences.had_first_turn(store, [51], "bridges")
    return table_id


async def test_everything_of_a_table_is_loaded_as_it_is_told_one_by_one(store, busy):
    whole = await loading.load(store, table_id=busy)
    assert (whole.table, whole.state) == (await tables.find(store, busy), b"state 45")
    assert list(whole.seats) == await seats.at(store, busy) != []
    assert whole.states == {43: b"state 43", 45: b"state 45"}
    assert list(whole.history) == await steps.history(store, busy, after=45 - steps.STATES_KEPT)
    assert list(whole.formers) == await shown.formers(store, busy) != []
    assert list(whole.deadlines) == await deadlines.of_table(store, busy) != []
    assert whole.settings == Settings("es", (), None, (8, 24))
    assert whole.preferences == {51: Preferences(), 52: Preferences(palette="high-contrast")}
    assert whole.versed == {(52, "island")}


async def test_the_live_table_of_a_channel_is_loaded_in_the_same_hop(store, busy, lobby):
    other = await lobby(channel_id=8)
    assert await loading.load(store, channel_id=7) == await loading.load(store, table_id=busy)
    assert (await loading.load(store, channel_id=8)).table.id == other
    assert await loading.load(store, channel_id=9) is None
    assert await loading.load(store, table_id="nowhere") is None


async def test_the_state_a_button_was_made_at_comes_too_if_it_is_kept(store, busy):
    assert (await loading.load(store, table_id=busy, asked_at=44)).states[44] == b"state 44"
    # Step 45 stands where step 5 stood.
    assert set((await loading.load(store, table_id=busy, asked_at=5)).states) == {43, 45}


async def test_a_lobby_has_no_state_and_nobody_told_how_things_go(store, lobby, now):
    table_id = await lobby(guild_id=3)
    await seats.join(store, table_id, 51, "Ana", now, most=4)
    whole = await loading.load(store, table_id=table_id)
    assert (whole.state, whole.states, whole.history, whole.formers, whole.deadlines) == (None, {}, (), (), ())
    assert (whole.settings, whole.preferences, whole.versed) == (Settings(), {51: Preferences()}, frozenset())


async def test_one_hop_asks_and_one_hop_keeps(store, busy, play, now, monkeypatch):
    asked, committed = [], []
    ask, count = store.ask, store.count
    monkeypatch.setattr(store, "ask", lambda *questions: asked.append(questions) or ask(*questions))
    monkeypatch.setattr(store, "count", lambda *lines: committed.append(lines) or count(*lines))
    await loading.load(store, table_id=busy)
    async with store.together() as writing:
        await steps.append(writing, busy, 46, seat=0, notation="x", events=b"", state=b"46", now=now)
        await deadlines.clear(writing, busy)
    assert (len(asked), len(committed)) == (1, 1)
