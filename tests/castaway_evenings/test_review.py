"""The review of a finished game of Robinson Crusoe."""

import pytest
from msgspec.structs import replace

from cogs.loaded import find
from locales import say
from tests.castaway_evenings.camp import Commands
from tests.castaway_evenings.found import whole
from tests.evenings.people import items, press, private
from tests.says import says

SHORT = 46
"""The seed of a game that is lost in its sixth round: each round costs half a second of thought."""


@pytest.fixture
def settings(settings):
    return replace(settings, seed=SHORT, pictures=True, minds=True)


@pytest.fixture(autouse=True)
def with_patience(env) -> None:
    """Other programs may run beside the thought."""
    env.settle_timeout = 200.0
    env.bot.thought._patience = 60.0


async def test_the_last_board_names_the_decisive_night_and_its_review_opens(camp, env, locales, turning_points) -> None:
    """The bot adds the night after it posted the board. The edit pings nobody."""
    ana = camp.people[0]
    await camp.begin(1)
    for seat, line in whole(SHORT, 1)[0].lines:
        await Commands(camp).say(seat, line)
    pings = len(camp.pings)
    button = next(each for each in items(camp.last) if each.custom_id.split(":")[2] == "review")
    locales[ana.id] = "es"
    seen = private(await press(ana, button))
    assert say("es", "crusoe-review-title") in seen.content
    assert [file.filename.split("-")[0] for file in seen.attachments] == ["review"]
    await env.settle()
    review = await env.bot.reviews.of(await find(camp.store, (await camp.table()).id))
    decisive = next(point for point in review.points if point.is_decisive)
    key = "crusoe-turning-plan" if decisive.instead else "crusoe-turning-night"
    assert says(camp.last, key, round=decisive.told.number, before=decisive.told.chance, after=decisive.told.then)
    assert len(camp.pings) == pings
