"""One bot with a file as its store: what boards say doesn't depend on where games are saved."""

import pytest

from cogs.bot import Settings


@pytest.fixture
def seed() -> int:
    return 7


@pytest.fixture
def settings(tmp_path, seed):
    return Settings(database=tmp_path / "atoll.db", shards=1, seed=seed, pictures=True, minds=False)


@pytest.fixture(autouse=True)
def nothing_goes_wrong_unseen(faults):
    """In any of these tests."""
