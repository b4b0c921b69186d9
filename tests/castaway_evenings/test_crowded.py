"""The longest names, the fullest scenario, in words: all that matters still stands on the board."""

import pytest
from msgspec.structs import replace

from cogs.games.crusoe import panels
from cogs.games.crusoe.castaways import worth_reading
from cogs.talk.controls import Option
from cogs.talk.limits import MOST_OPTIONS
from cogs.words.teller import Teller
from engine.crusoe.outlook import outlook
from tests.castaway_evenings.camp import Camp, Commands
from tests.castaway_evenings.found import whole

NAMES = ("Bartolomeu Albuquerque X", "Wilhelmina Oosterhuisen", "Maximiliano Etcheverria", "Guadalupe Montenegro Paz")
LONGEST = 2000
MOST_WARNINGS = 2
A_WHILE = 90
"""Lines of the game: some three rounds of four people."""


@pytest.fixture
def settings(settings):
    return replace(settings, seed=3)


@pytest.fixture
def people(env, guild):
    return [guild.add_member(env.create_user(f"p{seat}", global_name=name)) for seat, name in enumerate(NAMES)]


@pytest.fixture
def camp(env, channel, people):
    return Camp(env, channel, people)


async def test_warnings_stand_whole_before_the_plan_however_much_there_is_to_tell(camp) -> None:
    """Four long names, the family, Portuguese, no pictures."""
    assert all(len(name) in range(23, 25) for name in NAMES)
    await camp.begin(4, scenario="family", language="pt-BR")
    found, _ = whole(3, 4, scenario="family")
    seen = 0
    for seat, line in found.lines[:A_WHILE]:
        await Commands(camp).say(seat, line)
        table = await camp.sitting()
        content = camp.boards[-1].content
        assert len(content) <= LONGEST
        if table.view().waiting != "planning":
            continue
        tell, told = Teller(table, "pt-BR"), outlook(table.view())
        for warning in worth_reading(tell, told)[:MOST_WARNINGS]:
            assert warning in content
            assert content.index(warning) < content.index("**Plano**")
            seen += 1
    assert seen > MOST_WARNINGS


async def test_a_menu_that_is_too_long_leads_to_the_rest_of_it(camp) -> None:
    """Twenty-four, and one that leads on; nothing is told twice or left out."""
    await camp.begin(2)
    tell = Teller(await camp.sitting(), "es", plain=True)
    every = [Option(f"explore-{number}", str(number)) for number in range(2 * MOST_OPTIONS)]
    told, page = list[str](), 0
    while rest := every[page * (MOST_OPTIONS - 1) :]:
        shown = [each["value"] for each in panels.menu_of(tell, "land", rest, page)["options"]]
        assert len(shown) <= MOST_OPTIONS
        told += [each for each in shown if each != panels.MORE]
        if panels.MORE not in shown:
            break
        page += 1
    assert told == [each.value for each in every]
    assert page == 2
