"""The history of a table, and its states."""

import asyncio

import pytest

from db import loading, steps, tables
from db.store import LostRace


async def kept_states(store, table_id):
    """Return the revisions whose states are kept."""
    sql = "SELECT revision FROM states WHERE table_id = ? ORDER BY revision"
    return [revision for (revision,) in await store.rows(sql, table_id)]


async def test_the_latest_state_is_that_of_the_last_step(store, lobby, play):
    table_id = await lobby()
    for revision in 1, 2, 3:
        await play(table_id, revision, b"state %d" % revision)
    loaded = await loading.load(store, table_id=table_id)
    assert (loaded.table.revision, loaded.state) == (3, b"state 3")


async def test_history_keeps_words_and_times_of_every_step(store, lobby, play, now):
    table_id = await lobby()
    await play(table_id, 1, seat=None, notation="set-up", events=b"[1]")
    await play(table_id, 2, seat=1, notation="shore-up C3", events=b"[2]")
    assert await steps.history(store, table_id) == [
        steps.Step(1, None, "set-up", b"[1]", None, now),
        steps.Step(2, 1, "shore-up C3", b"[2]", None, now),
    ]
    assert [step.revision for step in await steps.history(store, table_id, after=1)] == [2]


async def test_of_two_steps_on_one_revision_one_wins(store, lobby, play):
    table_id = await lobby()
    await play(table_id, 1)
    answers = await asyncio.gather(play(table_id, 2, b"mine"), play(table_id, 2, b"yours"), return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), LostRace]
    assert (await loading.load(store, table_id=table_id)).state == b"mine"
    assert [step.revision for step in await steps.history(store, table_id)] == [1, 2]


async def test_a_step_comes_right_after_the_last_one(store, lobby, play):
    table_id = await lobby()
    await play(table_id, 1)
    with pytest.raises(LostRace):
        await play(table_id, 3)
    with pytest.raises(LostRace):
        await play(table_id, 1)
    assert len(await steps.history(store, table_id)) == 1
    assert await kept_states(store, table_id) == [1]


async def test_a_step_at_no_table_is_refused(store, play):
    with pytest.raises(LostRace):
        await play("nowhere", 1)


async def test_one_wish_of_several_actions_is_kept_whole_or_not_at_all(store, lobby, play, now):
    table_id = await lobby()
    await play(table_id, 1)

    async def wish(*revisions):
        async with store.together() as writing:
            for revision in revisions:
                await steps.append(
                    writing, table_id, revision, seat=0, notation="assign", events=b"", state=b"x", now=now
                )

    await wish(2, 3, 4)
    with pytest.raises(LostRace):
        await wish(5, 4)
    assert (await tables.find(store, table_id)).revision == 4
    assert [step.revision for step in await steps.history(store, table_id)] == [1, 2, 3, 4]


async def test_what_is_gathered_when_something_goes_wrong_is_dropped(store, lobby, now):
    table_id = await lobby()

    async def fail():
        async with store.together() as writing:
            await tables.start(writing, table_id, now)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await fail()
    assert (await tables.find(store, table_id)).status == "lobby"


async def test_an_undo_is_a_step_too(store, lobby, play, now):
    table_id = await lobby()
    await play(table_id, 1, b"before")
    await play(table_id, 2, b"after")
    await steps.take_back(store, table_id, 3, back_to=1, seat=0, notation="undo", events=b"[]", now=now)
    loaded = await loading.load(store, table_id=table_id)
    assert (loaded.table.revision, loaded.state) == (3, b"before")
    assert (await steps.history(store, table_id))[2].back_to == 1


async def test_states_are_kept_for_the_last_steps_alone(store, lobby, play, now):
    table_id = await lobby()
    for revision in range(1, 46):
        await play(table_id, revision, b"state %d" % revision)
    assert await kept_states(store, table_id) == list(range(6, 46))
    assert len(await steps.history(store, table_id)) == 45
    with pytest.raises(steps.TooFarBack):
        await steps.take_back(store, table_id, 46, back_to=5, seat=0, notation="undo", events=b"", now=now)
    assert (await loading.load(store, table_id=table_id)).state == b"state 45"


async def test_a_table_that_pauses_or_is_over_takes_no_step(store, lobby, play, now):
    """Also not one that was thought out while it still ran."""
    table_id = await lobby()
    await tables.start(store, table_id, now)
    await play(table_id, 1)
    await tables.pause(store, table_id)
    with pytest.raises(LostRace):
        await play(table_id, 2)
    await tables.resume(store, table_id)
    await play(table_id, 2)
    await tables.end(store, table_id, now)
    with pytest.raises(LostRace):
        await play(table_id, 3)
