"""Odds for who asks, and a finished game looked at again."""

import pytest
from msgspec.structs import replace

from cogs.loaded import find
from locales import LANGUAGES
from tests.evenings.captain import evening
from tests.evenings.people import Words, items, press, private

WAYS_TO_SAY_WIN = {"en": "chance that you win", "es": "ganéis", "pt-BR": "ganhar"}


@pytest.fixture
def settings(settings):
    return replace(settings, seed=evening("lost", 3).seed)


@pytest.fixture(autouse=True)
def with_patience(env) -> None:
    """Other programs may run beside the thought."""
    env.settle_timeout = 100.0
    env.bot.thought._patience = 60.0


async def played(place, **options):
    await place.begin(3, **options)
    for seat, line in evening("lost", 3).lines:
        await Words(place).say(seat, line)
    return place.last


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_finished_game_is_looked_at_again_by_whoever_asks(place, locales, language) -> None:
    board = await played(place, language=language)
    cai = place.people[2]
    locales[cai.id] = language
    button = next(each for each in items(board) if each.custom_id.split(":")[2] == "review")
    seen = private(await press(cai, button))
    assert "%" in seen.content
    assert not place.said[-1].content.startswith("<@&")
    assert len(place.boards) == 1


async def test_the_last_board_soon_names_the_turn_that_decided(place, turning_points) -> None:
    """It's thought about after the board was posted; the edit calls nobody."""
    board = await played(place)
    pings = len(place.pings)
    review = await place.env.bot.reviews.of(await find(place.store, (await place.table()).id))
    point = max(review.points, key=lambda each: abs(each.then - each.turn.chance))
    await place.env.settle()
    assert f"turn {point.turn.number}:" in place.board.content
    assert place.board.id == board.id
    assert place.board.content.split("\n")[0] == board.content.split("\n")[0]
    assert len(place.pings) == pings


async def test_one_that_runs_is_not(place) -> None:
    await place.begin(2)
    assert not [each for each in items(place.board) if "review" in each.custom_id]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_odds_are_told_on_ones_own_board(place, locales, language) -> None:
    await place.begin(2)
    ana = place.people[0]
    locales[ana.id] = language
    own = (await ana.slash(place.channel, "board")).response
    button = next(each for each in items(own) if each.custom_id.split(":")[2] == "odds")
    told = private(await press(ana, button)).content
    assert WAYS_TO_SAY_WIN[language] in told
    assert told.count("%") >= 3
