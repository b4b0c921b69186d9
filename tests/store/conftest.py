"""A store on the disk, and a table in it."""

from datetime import UTC, datetime
from typing import Any

import pytest

from db import steps, tables
from db.store import Store

NOON = datetime(2026, 5, 4, 12, 0, 0, 123000, tzinfo=UTC)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "atoll.db"


@pytest.fixture
async def store(path):
    opened = await Store.open(path)
    yield opened
    await opened.close()


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
