"""Robinson Crusoe has words for all its engine can say, and no words ask for what they are not given."""

import pytest

from engine.crusoe import GAME
from engine.crusoe.scenarios import SCENARIOS
from locales import LANGUAGES
from tests.words.crusoe import keys, questions, reasons, said_first, tokens
from tests.words.expected import refusals, refusals_of_all, tag, view_values
from tests.words.given import BESIDE, with_twins
from tests.words.sheets import sheet


def own_refusals() -> dict[str, frozenset[str]]:
    """Those that this game alone raises, with their values."""
    shared = refusals_of_all()
    return {reason: values for reason, values in refusals("engine/crusoe").items() if reason not in shared}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_it_can_say_has_words(language) -> None:
    wanted = keys() | {f"crusoe-no-{reason}" for reason in own_refusals()}
    assert sorted(wanted - set(sheet(language))) == []


def test_what_is_counted_up_is_seen() -> None:
    """The test above would be hollow if the engine could not be read."""
    assert {"hungry", "move-camp", "tile-to-lay", "decide", "loss", "tribute", "spare"} <= set(questions())
    assert questions()["morale"] == {"tokens", "heal"}
    assert questions()["tribute"] == {"wood", "food"}
    assert questions()["carry"] == {"both", "leave"}
    assert {"adventure", "fog", "village", "lava", "minus-pawn"} <= tokens()
    assert {"too-far", "too-few-goods", "no-chart"} <= set(own_refusals())
    assert len(keys()) > 1_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_need_a_value_they_are_not_given(language) -> None:
    given = {f"crusoe-did-{tag(each)}": with_twins(each.__struct_fields__) for each in GAME.events}
    given |= {
        f"crusoe-do-{tag(each)}": with_twins((*each.__struct_fields__, *BESIDE["do"])) for each in GAME.choice_for
    }
    given |= {f"crusoe-no-{reason}": with_twins(values) for reason, values in own_refusals().items()}
    given |= {key: view_values(GAME) for key in sheet("en") if key.startswith("crusoe-asks-")}
    for key, values in given.items():
        words = sheet(language)[key]
        assert words.shown | words.chosen_by <= values, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_that_choose_know_every_case(language) -> None:
    def cases(key: str, value: str) -> set[str]:
        return sheet(language)[key].variants[value]

    assert cases("crusoe-asks-choosing", "asked_asks") == set(questions())
    assert cases("crusoe-did-book-read", "scenario_key") == set(SCENARIOS)
    assert cases("crusoe-did-game-lost", "reason_key") == reasons()
    assert cases("crusoe-did-demand-unmet", "kind_key") >= said_first("DemandUnmet") - {"{}"}
