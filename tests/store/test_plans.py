"""However many games are stored, no everyday question reads them all."""

import pytest

from db import (
    attempts,
    days,
    deadlines,
    expiry,
    feats,
    loading,
    mornings,
    offers,
    preferences,
    results,
    seats,
    settings,
    shown,
    steps,
    tables,
    votes,
)
from db.pipeline import dollars
from db.sqlite import SQLite


def by_id(store, table_id):
    return loading.load(store, table_id=table_id, asked_at=3)


def in_channel(store, channel_id):
    return loading.load(store, channel_id=channel_id)


EVERYDAY = [
    (by_id, "id"),
    (in_channel, 7),
    (tables.find, "id"),
    (tables.in_channel, 7),
    (tables.with_board, 900),
    (tables.of_user, 51),
    (tables.lobbies,),
    (tables.lobbies_in, 7),
    (seats.at, "id"),
    (steps.history, "id"),
    (shown.unshown,),
    (deadlines.next_due,),
    (deadlines.of_table, "id"),
    (votes.of_table, "id"),
    (offers.of_table, "id"),
    (results.of_user, 51),
    (results.leaderboard, 1, "island"),
    (settings.of, 1),
    (preferences.of, 51),
    (days.of_the_day, "2026-05-04", "bridges"),
    (days.of_guild, 1, "bridges"),
    (days.days_of_guild, 1),
    (days.daily_days, 51),
    (days.has_taken, "2026-05-04", "bridges", "hash"),
    (attempts.days, 51, "island"),
    (tables.daily_of, 50, "2026-05-04", "bridges"),
    (mornings.next_due,),
    (mornings.of, 1),
    (feats.of_guild, 1),
]


@pytest.fixture
def asked(store, monkeypatch):
    """The questions that are asked from now on."""
    lines = []
    query = store.driver.query
    monkeypatch.setattr(store.driver, "query", lambda questions: lines.extend(questions) or query(questions))
    return lines


@pytest.mark.parametrize("question", EVERYDAY, ids=lambda question: f"{question[0].__module__}.{question[0].__name__}")
async def test_an_everyday_question_is_answered_by_a_key(store, asked, question):
    ask, *values = question
    await ask(store, *values)
    assert await reads_of_whole_tables(store, list(asked)) == []


async def test_what_is_due_and_what_is_stale_is_found_by_time(store, asked, now):
    await deadlines.due(store, now)
    await mornings.due(store, now)
    await expiry.stale_lobbies(store, now)
    await expiry.pack_finished(store, now)
    assert await reads_of_whole_tables(store, list(asked)) == []


async def reads_of_whole_tables(store, questions):
    """The lines of the plans that walk through a table, or through an index that leaves nothing out."""
    assert questions
    if isinstance(store.driver, SQLite):
        return await walks(store, questions)
    rows = store.driver.reader
    rows.execute("SET enable_seqscan = off")  # in a table of nothing it would be the cheapest
    plans = [rows.execute(f"EXPLAIN (GENERIC_PLAN) {dollars(sql)}".encode()) for sql, _ in questions]
    lines = [line for plan in plans for (line,) in plan]
    return [line for line in lines if "Seq Scan" in line and "on former_boards" not in line]


async def walks(store, questions):
    """The same in the words of SQLite."""
    plans = [await store.rows(f"EXPLAIN QUERY PLAN {sql}", *values) for sql, values in questions]
    small = await store.rows("SELECT name FROM sqlite_schema WHERE type = 'index' AND sql LIKE '%WHERE%'")
    allowed = ["SCAN CONSTANT ROW", "SCAN former_boards", *(f"INDEX {name}" for (name,) in small)]
    return [
        line for plan in plans for *_, line in plan if line.startswith("SCAN") and not line.endswith(tuple(allowed))
    ]
