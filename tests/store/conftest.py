"""A store on the disk, and a table in it."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import psycopg
import pytest

from db import steps, tables
from db.store import Store

NOON = datetime(2026, 5, 4, 12, 0, 0, 123000, tzinfo=UTC)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "atoll.db"


@pytest.fixture
async def store(database):
    """An open store; a test that takes `path` too means SQLite's file alone."""
    opened = await Store.open(database)
    yield opened
    await opened.close()


@pytest.fixture
def outside(database):
    """Asks what stands in the database, past the store."""

    def ask(sql):
        if isinstance(database, Path):
            with closing(sqlite3.connect(database)) as rows:
                return rows.execute(sql).fetchall()
        with psycopg.connect(database) as rows:
            return rows.execute(sql.encode()).fetchall()

    return ask


@pytest.fixture
def columns(outside, database):
    """Every table's columns, by its name."""

    def named():
        if isinstance(database, Path):
            sql = "SELECT m.name, c.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c WHERE m.type = 'table'"
        else:
            sql = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
        return outside(sql)

    return named


@pytest.fixture
def now():
    return NOON


@pytest.fixture
def lobby(store):
    """Opens a lobby in a channel."""

    async def open_lobby(channel_id=7, **others):
        facts: dict[str, Any] = {
            "game": "island",
            "guild_id": 1,
            "host_id": 50,
            "language": "en",
            "options": {"difficulty": "novice"},
            "seed": 2**63 - 1,
        }
        return await tables.create(store, NOON, channel_id=channel_id, **(facts | others))

    return open_lobby


@pytest.fixture
def play(store):
    """Appends a step."""

    async def append(table_id, revision, state=b"state", **others):
        facts: dict[str, Any] = {"seat": 0, "notation": "move C3", "events": b"[]", "now": NOON}
        await steps.append(store, table_id, revision, state=state, **(facts | others))

    return append
