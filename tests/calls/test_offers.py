"""Random players are never refused what a menu, a button or a command's list has shown them."""

from typing import Any

import pytest

from tests.bridges_evenings.boards import Boards
from tests.calls.offered import Presser, Refusals, Typer
from tests.castaway_evenings.camp import Camp
from tests.evenings.people import Place

ISLAND = {
    "move": ("to", "who?"),
    "shore_up": ("tile", "second_tile?"),
    "give": ("card", "to"),
    "helicopter": ("from", "to", "who"),
    "sandbags": ("tile",),
    "discard": ("card",),
    "swim": ("to",),
}
BRIDGES = {
    "bridges write": ("island",),
    "bridges draw": ("from", "to"),
    "bridges skip": ("what",),
    "undo": ("what",),
}
CRUSOE = {
    "crusoe assign": ("to", "who?", "helpers?", "pay_with?"),
    "crusoe do_first": ("action",),
    "crusoe answer": ("choice",),
    "crusoe ability": ("name",),
    "crusoe use": ("thing",),
    "crusoe night": (
        *("camp_moves?", "goes_hungry?", "morale_reward?", "ask_about_rolls?", "arrange_camp?", "ask_me_about?"),
    ),
}


@pytest.fixture
def refusals(monkeypatch) -> Refusals:
    return Refusals(monkeypatch)


async def play(place: Place, player: Any, most: int) -> int:
    """So many acts, or until the game is over."""
    for acts in range(most):
        if (await place.table()).status == "over" or not place.called():
            return acts
        await player.act()
    return most


@pytest.mark.parametrize("seed", range(4))
async def test_presses_on_the_island(env, channel, people, refusals, seed) -> None:
    place = Place(env, channel, people)
    await place.begin(2 + seed % 3, difficulty="legendary", special_cards="careful")
    assert await play(place, Presser(place, refusals, seed), 120)


@pytest.mark.parametrize("seed", range(3))
async def test_presses_at_bridges(env, channel, people, refusals, seed) -> None:
    place = Boards(env, channel, people)
    await place.begin(2, side="AB"[seed % 2])
    assert await play(place, Presser(place, refusals, seed), 150)


@pytest.mark.parametrize("seed", range(6))
async def test_presses_of_castaways(env, channel, people, refusals, seed) -> None:
    place = Camp(env, channel, people)
    scenario = ("castaways", "volcano", "family", "cursed", "cannibals", "jenny")[seed]
    await place.begin(2 + seed % 3, scenario=scenario)
    assert await play(place, Presser(place, refusals, seed), 150)


@pytest.mark.parametrize("seed", range(2))
async def test_commands_on_the_island(env, channel, people, refusals, seed) -> None:
    place = Place(env, channel, people)
    await place.begin(3, difficulty="legendary", special_cards="careful")
    ends = ISLAND | {"done": (), "pass": ()}
    assert await play(place, Typer(place, refusals, seed, ends), 150)


@pytest.mark.parametrize("seed", range(2))
async def test_commands_at_bridges(env, channel, people, refusals, seed) -> None:
    place = Boards(env, channel, people)
    await place.begin(2)
    assert await play(place, Typer(place, refusals, seed, BRIDGES), 150)


@pytest.mark.parametrize("seed", range(4))
async def test_commands_of_castaways(env, channel, people, refusals, seed) -> None:
    place = Camp(env, channel, people)
    await place.begin(2 + seed % 3)
    assert await play(place, Typer(place, refusals, seed, CRUSOE), 200)
