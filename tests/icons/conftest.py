"""The bot with icons, in a simulated Discord that knows its emoji."""

from typing import Any

import pytest
from simcord.backend.errors import BackendError
from simcord.http import router
from simcord.types import HttpLogEntry

from bot import make_bot
from cogs.bot import Settings
from cogs.talk.icons import ICONS
from tests import emoji
from tests.bridges_evenings.boards import Boards
from tests.castaway_evenings.camp import Camp
from tests.evenings.people import Place


@pytest.fixture
def settings(tmp_path):
    return Settings(database=tmp_path / "atoll.db", shards=1, seed=7, pictures=False, minds=False, icons=True)


@pytest.fixture
def made():
    """Make a bot that uploads without pauses."""

    def make(settings: Settings) -> Any:
        bot = make_bot(settings)
        bot.icons.pace = 0.0
        return bot

    return make


@pytest.fixture
def simcord_bot(settings, made):
    return made(settings)


@pytest.fixture(autouse=True)
def emoji_are_looked_at(refused, monkeypatch):
    """Messages with unknown emoji are refused, and uploads with bad names or beyond the limit."""
    dispatch = router.dispatch

    def checked(backend: Any, method: str, path: str, **sent: Any) -> Any:
        body, known = sent.get("json"), {str(each): one.name for each, one in backend.application_emojis.items()}
        refusal = emoji.refused(method, path, body, known)
        if refusal is not None:
            backend.http_requests.append(HttpLogEntry(method, path, {}, body, None))
            raise BackendError(400, refusal.code, refusal.message, errors=refusal.errors)
        return dispatch(backend, method, path, **sent)

    monkeypatch.setattr(router, "dispatch", checked)
    yield
    ICONS.learn({})
    ICONS.when_refused = lambda: None


@pytest.fixture(autouse=True)
def nothing_goes_wrong_unseen(faults):
    """In any of these tests."""


@pytest.fixture
def place(env, channel, people):
    return Place(env, channel, people)


@pytest.fixture
def boards(env, channel, people):
    return Boards(env, channel, people)


@pytest.fixture
def camp(env, channel, people):
    return Camp(env, channel, people)
