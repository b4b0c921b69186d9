"""Tall pictures for phones: chosen below any private picture, and kept for all of them."""

import io
import struct

import pytest
from msgspec.structs import replace

from db import preferences
from tests.evenings.people import items, private


@pytest.fixture
def settings(settings):
    return replace(settings, pictures=True)


@pytest.fixture
def ana(place):
    return place.people[0]


async def is_tall(shown) -> bool:
    (picture,) = shown.attachments
    width, height = struct.unpack_from("!8x8xII", io.BytesIO(await picture.read()).getvalue())
    return height > width


async def turn(person, shown, word: str):
    """Press the button for this shape; what the same message shows then."""
    (button,) = [each for each in items(shown) if each.kind == "shape"]
    assert button.custom_id.split(":")[1] == word
    return private(await person.click(shown, custom_id=button.custom_id))


async def of_the_board(place, ana):
    await place.begin(2)
    return private(await ana.slash(place.channel, "board"))


async def of_ones_own_board(place, ana):
    await ana.slash(place.channel, "play bridges", players=1)
    opening = next(each for each in items(place.last) if ":mine" in each.custom_id)
    return private(await ana.click(place.last, custom_id=opening.custom_id))


async def of_a_turn_tried_out(place, ana):
    await place.begin(2)
    return private(await ana.slash(place.channel, "try"))


async def of_a_page(place, ana, page: str):
    await ana.slash(place.channel, "play crusoe", players=1)
    beside = next(each for each in items(place.last) if f":{page}" in each.custom_id)
    return private(await ana.click(place.last, custom_id=beside.custom_id))


async def of_the_workshop(place, ana):
    return await of_a_page(place, ana, "workshop")


async def of_the_people(place, ana):
    return await of_a_page(place, ana, "people")


async def of_a_puzzle(place, ana):
    return private(await ana.slash(place.channel, "puzzle", number=7))


async def of_a_lesson(place, ana):
    return private(await ana.slash(place.channel, "learn"))


async def of_a_solution(place, ana):
    shown = await of_a_puzzle(place, ana)
    return private(await ana.click(shown, custom_id="attempt:island:7:solution"))


async def of_the_days_bridges(place, ana):
    return private(await ana.slash(place.channel, "daily", game="bridges"))


async def of_the_days_island(place, ana):
    return private(await ana.slash(place.channel, "daily", game="island"))


async def of_a_castaway(place, ana):
    await ana.slash(place.channel, "play crusoe", players=1)
    return private(await ana.slash(place.channel, "board"))


PICTURES = [
    of_the_board,
    of_ones_own_board,
    of_a_turn_tried_out,
    of_a_puzzle,
    of_a_lesson,
    of_a_solution,
    of_the_days_bridges,
    of_the_days_island,
    of_a_castaway,
    of_the_workshop,
    of_the_people,
]


@pytest.mark.parametrize("picture", PICTURES)
async def test_every_private_picture_can_be_tall_and_wide_again_in_its_place(place, ana, picture) -> None:
    shown = await picture(place, ana)
    assert not await is_tall(shown)
    words, others = shown.content, {each.custom_id for each in items(shown) if each.kind != "shape"}
    tall = await turn(ana, shown, "tall")
    assert tall.id == shown.id
    assert await is_tall(tall)
    assert (tall.content, {each.custom_id for each in items(tall) if each.kind != "shape"}) == (words, others)
    assert not await is_tall(await turn(ana, tall, "wide"))


async def test_the_choice_is_kept_for_the_next_picture(place, ana) -> None:
    await turn(ana, await of_a_lesson(place, ana), "tall")
    assert (await preferences.of(place.store, ana.id)).tall
    assert await is_tall(await of_the_board(place, ana))
    assert not await is_tall(place.board), "the others' board is as it was"


async def test_a_spectator_has_the_choice_too(place, ana) -> None:
    await place.begin(2)
    cai = place.people[2]
    shown = private(await cai.slash(place.channel, "board"))
    assert await is_tall(await turn(cai, shown, "tall"))


async def test_where_there_is_no_picture_there_is_no_such_button(place, ana, env) -> None:
    env.bot.settings = replace(env.bot.settings, pictures=False)
    shown = await of_a_puzzle(place, ana)
    assert not [each for each in items(shown) if each.kind == "shape"]
