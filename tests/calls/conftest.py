"""One bot with a file as its store: these laws are about messages, not about where they are saved."""

import pytest

from cogs.bot import Settings
from tests.calls.law import Law


@pytest.fixture
def seed() -> int:
    return 7


@pytest.fixture
def settings(tmp_path, seed):
    return Settings(database=tmp_path / "atoll.db", shards=1, seed=seed, pictures=False, minds=False)


@pytest.fixture
def law(env):
    return Law(env)


@pytest.fixture(autouse=True)
def nothing_goes_wrong_unseen(faults):
    """In any of these tests."""
