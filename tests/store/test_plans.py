"""However many games are stored, no everyday question reads them all."""

import pytest

from db import deadlines, expiry, loading, offers, preferences, results, seats, settings, shown, steps, tables, votes


def by_id(store, table_id):
    return loading.load(store, table_id=table_id, asked_at=3)


def in_channel(store, channel_id):
    return loading.load(store, channel_id=channel_id)


EVERYDAY = [
    (tables.load, "id"),
    (by_id, "id"),
    (in_channel, 7),
    (tables.find, "id"),
    (tables.in_channel, 7),
    (tables.with_board, 900),
    (tables.of_user, 51),
    (tables.lobbies,),
    (tables.lobbies_in, 7),
    (tables.live_in_guild, 1),
    (seats.at, "id"),
    (steps.history, "id"),
    (steps.state_at, "id", 3),
    (shown.unshown,),
    (deadlines.next_due,),
    (deadlines.of_table, "id"),
    (votes.of_table, "id"),
    (offers.of_table, "id"),
    (results.of_user, 51),
    (results.of_table, "id"),
    (results.leaderboard, 1, "island"),
    (settings.of, 1),
    (preferences.of, 51),
]


@pytest.mark.parametrize("question", EVERYDAY, ids=lambda question: f"{question[0].__module__}.{question[0].__name__}")
async def test_an_everyday_question_is_answered_by_a_key(store, question):
    asked = []
    await store.driver.reader.set_trace_callback(asked.append)
    ask, *values = question
    await ask(store, *values)
    await store.driver.reader.set_trace_callback(None)
    assert await reads_of_whole_tables(store, asked) == []


async def test_what_is_due_and_what_is_stale_is_found_by_time(store, now):
    asked = []
    await store.driver.reader.set_trace_callback(asked.append)
    await deadlines.due(store, now)
    await expiry.stale_lobbies(store, now)
    await store.driver.reader.set_trace_callback(None)
    assert await reads_of_whole_tables(store, asked) == []


async def reads_of_whole_tables(store, asked):
    """The steps of SQLite's plans that walk through a table, or through an index that leaves nothing out."""
    plans = [await store.rows(f"EXPLAIN QUERY PLAN {sql}") for sql in asked if sql.lstrip().startswith("SELECT")]
    assert plans
    small = await store.rows("SELECT name FROM sqlite_schema WHERE type = 'index' AND sql LIKE '%WHERE%'")
    allowed = ["SCAN CONSTANT ROW", "SCAN former_boards", *(f"INDEX {name}" for (name,) in small)]
    return [
        line for plan in plans for *_, line in plan if line.startswith("SCAN") and not line.endswith(tuple(allowed))
    ]
