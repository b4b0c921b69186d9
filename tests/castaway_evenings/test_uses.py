"""What may be used is offered with what it does: by its card, or by the scenario."""

import re

import pytest
from msgspec.structs import replace

from cogs.games.crusoe.castaways import effect
from cogs.games.crusoe.panels import deciding_panel, menus_for
from cogs.talk.limits import LONGEST_OPTION
from cogs.words.teller import Teller
from engine.crusoe.cards import LIBRARY
from engine.crusoe.scenarios import SCENARIOS
from engine.crusoe.state import Eating, Kept
from locales import LANGUAGES, say
from tests.crusoe.table import table, who
from tests.words.test_tables import sitting

USABLE = [
    *LIBRARY.abilities,
    *LIBRARY.starting,
    *(name for deck in (LIBRARY.inventions, LIBRARY.mysteries, LIBRARY.adventures) for name in deck if deck[name].use),
    *LIBRARY.discoveries,
]


def tell(state, language: str = "en") -> Teller:
    return Teller(sitting("crusoe", 2, state), language, plain=True)


def described(controls) -> dict[str, str]:
    """Every line of every menu, with its description."""
    menus = (each["options"] for each in controls.controls if "options" in each)
    return {line["value"]: line.get("description", "") for lines in menus for line in lines}


def test_at_a_pause_each_thing_says_what_it_does() -> None:
    """Also what brings nothing there: a new idea and tokens feed nobody."""
    state = who(table("carpenter", "explorer", discoveries=("fruit", "sign-4")), "carpenter", determination=3)
    hungry = tell(replace(state, agenda=(Eating(2),), phase="night"))
    assert described(deciding_panel(hungry, 0, ())) == {
        "use new-idea": say("en", "crusoe-ability-new-idea"),
        "use fruit": say("en", "crusoe-discovery-fruit"),
        "use sign-4": say("en", "crusoe-castaways-sign-4"),
    }


def test_what_helps_with_the_question_comes_first() -> None:
    """Fruit feeds; a new idea and tokens can be used at any time."""
    state = who(table("carpenter", "explorer", discoveries=("sign-4", "fruit")), "carpenter", determination=3)
    hungry = tell(replace(state, agenda=(Eating(2),), phase="night"))
    assert next(iter(described(deciding_panel(hungry, 0, ())))) == "use fruit"


def test_while_planning_each_thing_says_what_it_does() -> None:
    state = table("cook", "explorer", discoveries=("sign-4",), kept=(Kept("bottle", 1),))
    told = described(menus_for(tell(state), 0, "use", "stack"))
    assert told == {
        "use bottle": say("en", "crusoe-starting-bottle"),
        "use sign-4": say("en", "crusoe-castaways-sign-4"),
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_whatever_can_be_used_says_what_it_does_in_one_line(scenario, language) -> None:
    teller = tell(table(scenario=scenario), language)
    for thing in USABLE:
        said = effect(teller, thing)
        assert re.search(r"\w", said), thing
        assert len(said) <= LONGEST_OPTION, said


async def test_what_is_typed_is_offered_with_what_it_does_too(camp) -> None:
    """Of the starting items those that may be used while planning."""
    await camp.begin(2)
    offered = await camp.people[0].autocomplete(camp.channel, "crusoe use", "thing", "")
    uses = [each["name"] for each in offered if each["value"].startswith("use ")]
    assert uses
    assert [each for each in uses if not re.search(r" – .+\.$", each)] == []
