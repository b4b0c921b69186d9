"""Whole evenings of Forbidden Island: won and lost, by commands and by presses, in each language."""

import pytest
from msgspec.structs import replace

from tests.evenings.captain import evening
from tests.evenings.people import Presses, Words

LANGUAGES = ("en", "es", "pt-BR")


@pytest.fixture
def game(request):
    return evening(*request.param)


@pytest.fixture
def settings(settings, game):
    return replace(settings, seed=game.seed)


async def played(place, game, way) -> None:
    for seat, line in game.lines:
        assert seat in place.called()
        await way.say(seat, line)
    assert await place.lines() == list(game.lines)


@pytest.mark.parametrize("game", [("won", 2), ("lost", 3)], indirect=True, ids=str)
@pytest.mark.parametrize("way", [Words, Presses])
async def test_a_whole_evening(place, game, way) -> None:
    seats = 1 + max(seat for seat, _ in game.lines)
    await place.begin(seats)
    await played(place, game, way(place))
    assert (await place.table()).status == "over"
