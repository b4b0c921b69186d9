"""People who play Bridges, each on a board of their own."""

import pytest

from bot import make_bot
from cogs._bot import Settings
from tests.bridges_evenings.boards import Boards

NAMES = ("Ana", "Bea", "Cai", "Dov")


@pytest.fixture
def settings(tmp_path):
    return Settings(database=tmp_path / "atoll.db", shards=1, seed=7, pictures=False, daily_secret="tides")  # noqa: S106 - nobody guards it


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
def boards(env, channel, people):
    return Boards(env, channel, people)


@pytest.fixture(autouse=True)
def nothing_goes_wrong_unseen(faults):
    """In any of these tests."""
