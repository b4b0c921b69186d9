"""A finished game of Bridges looked at again by whoever asks, in their own language."""

import pytest
from msgspec.structs import replace

from locales import say
from tests.bridges_evenings.boards import Commands
from tests.evenings.people import items, press, private


@pytest.fixture
def settings(settings):
    return replace(settings, pictures=True)


@pytest.fixture(autouse=True)
def with_patience(env) -> None:
    """Other programs may run beside the thought."""
    env.settle_timeout = 60.0
    env.bot.thought._patience = 60.0


@pytest.mark.parametrize("language", ["en", "es"])
async def test_a_finished_game_is_looked_at_again(boards, locales, language) -> None:
    ana = boards.people[0]
    locales[ana.id] = language
    await boards.begin(1, players=1)
    acts = Commands(boards)
    await acts.say(0, await boards.wanted(0))
    while await boards.waits():
        for line in await boards.wanted_for_the_card(0):
            await acts.say(0, line)
    button = next(each for each in items(boards.last) if each.custom_id.split(":")[2] == "review")
    seen = private(await press(ana, button))
    assert say(language, "bridges-review-title") in seen.content
    assert [file.filename.split("-")[0] for file in seen.attachments] == ["review"]
