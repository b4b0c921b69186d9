"""One writer, durable when it answers."""

import asyncio
import random
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import psycopg
import pytest

from db import loading, steps, tables
from db.driver import Lost
from db.statements import Statement
from db.store import LostRace, Store
from tests.store import soak

ON_SQLITE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
"""For what only a file can suffer, or only SQLite can be asked."""


@pytest.fixture
def commits(store, monkeypatch):
    """The transactions that the writer is sent from now on."""
    sent = []
    commit = store.driver.commit
    monkeypatch.setattr(store.driver, "commit", lambda waiting: sent.append(waiting) or commit(waiting))
    return sent


async def test_many_tables_steps_share_a_commit(store, lobby, play, commits):
    places = [await lobby(channel_id=channel) for channel in range(16)]
    commits.clear()
    for revision in range(1, 11):
        await asyncio.gather(*(play(table_id, revision) for table_id in places))
    assert len(commits) <= 20
    assert [(await tables.find(store, table_id)).revision for table_id in places] == [10] * 16


async def test_who_fails_in_a_group_fails_alone(store, lobby, play, commits):
    places = [await lobby(channel_id=channel) for channel in range(8)]
    commits.clear()
    wishes = [play(table_id, 1, b"good") for table_id in places]
    wishes[3:3] = [play("nowhere", 1), play(places[0], 1, b"late"), play(places[1], 5)]
    answers = await asyncio.gather(*wishes, return_exceptions=True)
    assert [type(answer) for answer in answers[3:6]] == [LostRace] * 3
    assert answers[:3] + answers[6:] == [None] * 8
    assert len(commits) == 1
    for table_id in places:
        loaded = await loading.load(store, table_id=table_id)
        assert (loaded.table.revision, loaded.state) == (1, b"good")
        assert len(await steps.history(store, table_id)) == 1


async def test_what_is_acknowledged_is_seen_by_every_reader(store, outside, lobby, play):
    table_id = await lobby()
    for revision in range(1, 20):
        await play(table_id, revision)
        assert outside("SELECT revision FROM tables") == [(revision,)]
        assert (await loading.load(store, table_id=table_id)).table.revision == revision


async def test_a_question_that_nobody_can_answer_is_no_trouble(store):
    """A forged id may be larger than any column."""
    for question in [("SELECT shell FROM nowhere", ()), ("SELECT id FROM tables WHERE guild_id = ?", [2**80])]:
        with pytest.raises(Exception, match=r"nowhere|big|range|large"):
            await store.ask(question)
    assert await store.trouble() is None


async def test_every_commit_is_forced_to_the_disk(store, database):
    for rows in store.driver.writer, store.driver.reader:
        if isinstance(database, Path):
            assert await rows.execute_fetchall("PRAGMA journal_mode") == [("wal",)]
            assert await rows.execute_fetchall("PRAGMA synchronous") == [(2,)]
            assert await rows.execute_fetchall("PRAGMA foreign_keys") == [(1,)]
        else:
            assert rows.execute("SHOW synchronous_commit").fetchall() == [("on",)]


@ON_SQLITE
async def test_a_full_disk_is_told_to_everybody_in_the_group_and_nothing_is_kept(store, lobby, play):
    here, there = await lobby(channel_id=7), await lobby(channel_id=8)

    async def allow(pages):
        await store.driver.writer.execute_fetchall(f"PRAGMA max_page_count = {pages}")

    await allow(1)
    answers = await asyncio.gather(play(here, 1, b"x" * 10_000), play(there, 1, b"x" * 10_000), return_exceptions=True)
    assert [type(answer) for answer in answers] == [sqlite3.OperationalError] * 2
    assert await store.trouble() == "the last commit failed: database or disk is full"
    await allow(100_000)
    assert await store.trouble() is None
    await play(here, 1, b"x" * 10_000)
    assert (await tables.find(store, here)).revision == 1
    assert (await tables.find(store, there)).revision == 0


async def test_a_refusal_is_no_trouble(store, play):
    with pytest.raises(LostRace):
        await play("nowhere", 1)
    assert await store.trouble() is None


@ON_SQLITE
@pytest.mark.parametrize("ending", ["", "-wal"])
async def test_a_file_that_was_deleted_or_replaced_under_the_bot_is_trouble(store, path, lobby, ending):
    """The store's own, or the log beside it; also where nobody had looked before."""
    await lobby()
    file = path.with_name(f"{path.name}{ending}")
    away = file.rename(path.with_name("away.db"))
    assert "deleted or replaced" in await store.trouble()
    file.write_bytes(away.read_bytes())
    assert str(path) in await store.trouble()


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
async def test_who_fails_is_undone_alone_whatever_it_is_that_failed(store, lobby, play):
    """A fault of a statement of ours, in the same transaction as a refusal and a step that is right."""
    here, there = await lobby(channel_id=7), await lobby(channel_id=8)
    wrong = store.write(Statement("INSERT INTO settings (guild_id, left_at) VALUES (?, ?)", [9, "no time"]))
    answers = await asyncio.gather(play(here, 1), wrong, play(there, 5), return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), psycopg.errors.InvalidTextRepresentation, LostRace]
    assert (await tables.find(store, here)).revision == 1
    assert await store.trouble() is None


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
async def test_two_processes_in_each_others_way_are_both_granted(store, database, lobby, play):
    """Each holds the row that the other wants: PostgreSQL ends one of the two, which is then done again."""
    here, there = await lobby(channel_id=7), await lobby(channel_id=8)
    other = await Store.open(database, shared=True)

    def both(writer, first, second):
        lines = (Statement("UPDATE tables SET seed = seed - 1 WHERE id = ?", [each]) for each in (first, second))
        slowly = Statement("UPDATE facts SET value = value WHERE pg_sleep(0.2) IS NOT NULL")
        one, two = lines
        return writer.write(one, slowly, two)

    await asyncio.gather(both(store, here, there), both(other, there, here))
    assert [(await tables.find(store, each)).seed for each in (here, there)] == [2**63 - 3] * 2
    await other.close()


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
async def test_a_connection_that_is_lost_has_a_name_and_is_told_once(store, outside, lobby, play):
    table_id = await lobby()
    lost = []
    store.when_lost = lost.append
    outside(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'atoll'"
    )
    answers = await asyncio.gather(play(table_id, 1), tables.find(store, table_id), return_exceptions=True)
    assert [type(answer) for answer in answers] == [Lost] * 2
    assert "is lost" in await store.trouble()
    assert [type(fault) for fault in lost] == [Lost]


async def test_who_stops_waiting_does_not_hold_up_the_others(store, lobby, play):
    here, there = await lobby(channel_id=7), await lobby(channel_id=8)
    impatient = asyncio.create_task(play(here, 1))
    patient = asyncio.create_task(play(there, 1))
    await asyncio.sleep(0)
    impatient.cancel()
    await patient
    assert impatient.cancelled()
    assert (await tables.find(store, there)).revision == 1


async def test_no_task_waits_when_there_is_nothing_to_write(store, lobby, play):
    table_id = await lobby()
    await asyncio.gather(play(table_id, 1), play(table_id, 2))
    await asyncio.sleep(0)
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_closing_finishes_what_waits_and_refuses_what_comes_later(database, now):
    store = await Store.open(database)
    facts: dict[str, Any] = {"game": "island", "guild_id": 1, "host_id": 1, "language": "en", "options": {}, "seed": 1}
    wishes = [asyncio.create_task(tables.create(store, now, channel_id=channel, **facts)) for channel in range(5)]
    await asyncio.sleep(0)
    await store.close()
    made = await asyncio.gather(*wishes)
    with pytest.raises(ValueError, match="closed"):
        await tables.create(store, now, channel_id=9, **facts)
    again = await Store.open(database)
    assert [(await tables.in_channel(again, channel)).id for channel in range(5)] == made
    await again.close()


def test_a_killed_writer_leaves_every_acknowledged_step_and_no_half_one(path):
    assert soak.soak(path, 3, random.Random(0)) == []


def test_a_bot_that_dies_of_an_error_ends_though_its_store_was_not_closed(database):
    dies = (
        f"import asyncio; from db.store import Store; asyncio.run(Store.open({str(database)!r})); raise SystemExit(3)"
    )
    ended = subprocess.run([sys.executable, "-c", dies], cwd=soak.ROOT, timeout=60, check=False)  # noqa: S603 — our own line
    assert ended.returncode == 3
