"""What the lobby proposes, and what stands on the last board."""

import pytest
from msgspec.structs import replace

from engine.crusoe.scenarios import SCENARIOS
from locales import say
from tests.castaway_evenings.camp import Camp, Commands
from tests.castaway_evenings.found import Found, game
from tests.evenings.people import private
from tests.says import says


@pytest.fixture
def end() -> str:
    return "lost"


@pytest.fixture
def found(end) -> Found:
    return game(end, 1, "death" if end == "lost" else "")


@pytest.fixture
def settings(settings, found):
    return replace(settings, seed=found.seed)


async def lobby(camp: Camp, seats: int, **options) -> str:
    """What an open table says with so many people."""
    host, *others = camp.people[:seats]
    await host.slash(camp.channel, "play crusoe", **options)
    for guest in others:
        await guest.click(camp.lobby, custom_id=camp.item(camp.lobby, "lobby", "join").custom_id)
    return str(camp.lobby.content)


async def played_alone(camp: Camp, found: Found) -> str:
    """The computer's game, said by one person to its end; the last board."""
    await camp.people[0].slash(camp.channel, "play crusoe", players=1)
    for seat, line in found.lines:
        await Commands(camp).say(seat, line)
    return str(camp.boards[-1].content)


async def test_a_lobby_of_newcomers_proposes_the_dog_and_a_third_item(camp) -> None:
    assert says(await lobby(camp, 2), "crusoe-lobby-newcomers")


async def test_a_lobby_sums_up_what_its_options_come_to(camp) -> None:
    """RC-187, RC-188."""
    assert says(await lobby(camp, 2, dog="yes", starting_items=3), "crusoe-lobby-easing", ease="easier")


async def test_a_lobby_says_where_everything_is_harder(camp) -> None:
    told = await lobby(camp, 2, friday="no")
    assert says(told, "crusoe-lobby-easing", ease="harder")


@pytest.mark.parametrize("end", ["won"])
async def test_a_game_that_was_won_names_its_closest_night_and_stats_tick_its_story(camp, found, end) -> None:
    assert says(await played_alone(camp, found), "crusoe-closest-night")
    told = private(await camp.people[0].slash(camp.channel, "profile stats", game="crusoe")).content
    assert f"✓ {say('en', 'crusoe-scenario-castaways')}" in told
    assert told.count("◇") == len(SCENARIOS) - 1


async def test_a_game_that_was_lost_says_of_what_and_its_place_among_the_games_here(camp, found) -> None:
    """RC-293: losses score, too."""
    first = await played_alone(camp, found)
    assert says(first, "crusoe-died-of")
    assert not says(first, "crusoe-placed")
    assert says(await played_alone(camp, found), "crusoe-placed", place=1, count=2)
