"""People who play Robinson Crusoe, all on one plan."""

import pytest

from cogs.bot import Settings
from tests.castaway_evenings.camp import Camp
from tests.evenings.stage import Stage


@pytest.fixture
def settings(database):
    """No process of its own thinks here: what is suggested is the same however busy the machine is."""
    return Settings(database=database, shards=1, seed=7, pictures=False, minds=False)


@pytest.fixture
def camp(env, channel, people):
    return Camp(env, channel, people)


@pytest.fixture
def stage(wire, settings, monkeypatch):
    return Stage(wire, settings, monkeypatch)


@pytest.fixture(autouse=True)
def nothing_goes_wrong_unseen(faults):
    """In any of these tests."""
