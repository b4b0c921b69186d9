"""People who play Bridges, each on a board of their own."""

import pytest

from cogs.bot import Settings
from tests.bridges_evenings.boards import Boards


@pytest.fixture
def settings(database):
    return Settings(database=database, shards=1, seed=7, pictures=False, daily_secret="tides")  # noqa: S106 - nobody guards it


@pytest.fixture
def boards(env, channel, people):
    return Boards(env, channel, people)


@pytest.fixture(autouse=True)
def nothing_goes_wrong_unseen(faults):
    """In any of these tests."""
