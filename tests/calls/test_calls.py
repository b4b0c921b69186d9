"""A call is a mention in the text of a new message. Whole games are played, and each call is counted."""

import random
from typing import Any

import pytest

from engine.crusoe.scenarios import SCENARIOS
from tests.bridges_evenings import boards as bridges
from tests.castaway_evenings import camp as crusoe
from tests.castaway_evenings.evening import agreed
from tests.evenings import captain
from tests.evenings.people import Anybody, Place, Presses, Words

WON, LOST = captain.evening("won", 2), captain.evening("lost", 3, "legendary")


async def over(place: Place) -> bool:
    return (await place.table()).status == "over"


@pytest.mark.parametrize(("game", "seed"), [(WON, WON.seed), (LOST, LOST.seed)], ids=["won", "lost"])
@pytest.mark.parametrize("way", [Words, Presses])
async def test_forbidden_island(env, channel, people, law, game, seed, way) -> None:
    place = Place(env, channel, people)
    await place.begin(len({seat for seat, _ in game.lines}), difficulty=game.options["difficulty"])
    await law.begin()
    said = way(place)
    for seat, line in game.lines:
        await said.say(seat, line)
        await law.check(people[seat].id)
    assert await over(place)


@pytest.mark.parametrize("seed", range(3))
async def test_forbidden_island_at_random(env, channel, people, law, seed) -> None:
    """With four people and every question that they can be asked."""
    place = Place(env, channel, people)
    await place.begin(4, difficulty="legendary", special_cards="careful")
    await law.begin()
    anybody = Anybody(place, seed)
    while not await over(place):
        actor = await anybody.act()
        await law.check(actor.id)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("way", [bridges.Buttons, bridges.Commands])
async def test_bridges(env, channel, people, law, seats, way) -> None:
    place = bridges.Boards(env, channel, people)
    await place.begin(seats)
    await law.begin()
    said, luck = way(place), random.Random(seats)
    while waits := await place.waits():
        seat = luck.choice(waits)
        await said.say(seat, await place.wanted(seat))
        await law.check(people[seat].id)
    assert await over(place)


async def by_agreement(camp: crusoe.Camp, law: Any, way: Any) -> None:
    """One adopts the bot's plan, the others agree, and each answers what they are asked; in any order."""
    luck = random.Random(law.acts)
    while waits := (await camp.sitting()).waits_for:
        if (await camp.sitting()).view().waiting == "planning":
            seat = luck.choice(waits)
            await agreed(camp, seat)
        else:
            wanted = await camp.wanted()
            assert wanted is not None
            seat, line = wanted
            await way.say(seat, line)
        await law.check(camp.people[seat].id)


@pytest.mark.parametrize(("seats", "scenario"), [(2, "castaways"), (4, "castaways"), (3, "volcano"), (2, "family")])
@pytest.mark.parametrize("seed", [7, 8])
async def test_robinson_crusoe(env, channel, people, law, seats, scenario, seed) -> None:
    """Also where a round opens with a question to one of them."""
    assert scenario in SCENARIOS
    camp = crusoe.Camp(env, channel, people)
    await camp.begin(seats, scenario=scenario)
    await law.begin()
    await by_agreement(camp, law, crusoe.Hands(camp))
    assert await over(camp)


@pytest.mark.parametrize("seed", [9])
async def test_robinson_crusoe_by_commands(env, channel, people, law, seed) -> None:
    camp = crusoe.Camp(env, channel, people)
    await camp.begin(2)
    await law.begin()
    await by_agreement(camp, law, crusoe.Commands(camp))
    assert await over(camp)


@pytest.mark.parametrize("language", ["en", "es", "pt-BR"])
@pytest.mark.parametrize("seed", [LOST.seed])
async def test_the_last_board_says_first_what_happened(env, channel, people, language, seed) -> None:
    place = Place(env, channel, people)
    await place.begin(3, difficulty="legendary", language=language)
    said = Presses(place)
    for seat, line in LOST.lines:
        await said.say(seat, line)
    first = place.last.content.split("\n")[0]
    assert {"en": "You lost: ", "es": "Habéis perdido: ", "pt-BR": "Vocês perderam: "}[language] in first
