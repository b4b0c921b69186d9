"""People around a table of the real bot, in the simulated Discord and over real sockets."""

import pytest

from bot import make_bot
from cogs._bot import Settings
from tests.evenings.people import Place
from tests.evenings.stage import Stage

NAMES = ("Ana", "Bea", "Cai", "Dov")


@pytest.fixture
def settings(tmp_path):
    """What the bot is made with: always the same luck, and no pictures but where they are what is looked at."""
    return Settings(database=tmp_path / "atoll.db", shards=1, seed=7, pictures=False)


@pytest.fixture
def simcord_bot(settings):
    return make_bot(settings)


@pytest.fixture
def guild(env):
    return env.create_guild()


@pytest.fixture
def channel(guild):
    return guild.create_text_channel("games")


@pytest.fixture
def people(env, guild):
    return [guild.add_member(env.create_user(name.lower(), global_name=name)) for name in NAMES]


@pytest.fixture
def place(env, channel, people):
    return Place(env, channel, people)


@pytest.fixture
def stage(wire, settings, monkeypatch):
    return Stage(wire, settings, monkeypatch)


@pytest.fixture(autouse=True)
def nothing_goes_wrong_unseen(faults):
    """In any of these tests."""
