"""People around a table of the real bot, in the simulated Discord and over real sockets."""

import pytest

from tests.evenings.people import Place
from tests.evenings.stage import Stage


@pytest.fixture
def place(env, channel, people):
    return Place(env, channel, people)


@pytest.fixture
def stage(wire, settings, monkeypatch):
    return Stage(wire, settings, monkeypatch)


@pytest.fixture(autouse=True)
def nothing_goes_wrong_unseen(faults):
    """In any of these tests."""
