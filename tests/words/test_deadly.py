"""What a board offers, and what is said, where an answer certainly kills."""

from typing import Any

import pytest
from discord import ButtonStyle
from msgspec.structs import replace

from cogs.behaviour import behaviour_of
from cogs.table.sections import headline
from cogs.words.teller import Teller
from engine.contract import Doubt
from engine.crusoe import GAME
from engine.crusoe.cards.words import Wound
from engine.crusoe.parts import Goods
from engine.crusoe.state import Cause, Crusoe, Eating, Fighting, Kept
from engine.play import read
from locales import LANGUAGES
from tests.crusoe.table import ASKING, face, happens, table, who
from tests.words.test_tables import sitting


def fight(wounds: int) -> Crusoe:
    """Five weapons are missing; a pistol is three."""
    state = table("cook", "explorer", phase="action", kept=(Kept("pistol", 1),))
    return face(who(state, "cook", wounds=wounds), Fighting(Cause(actor="cook", suffers="actor"), 5)).state


def hungry() -> Crusoe:
    """One of two goes without a meal, which the cook would not survive."""
    state = table("cook", "explorer", phase="night", stock=Goods(food=1), orders=ASKING)
    return face(who(state, "cook", wounds=11), Eating(2)).state


def buttons(state: Crusoe) -> list[tuple[str, int]]:
    """The table's own board: each action with its colour, in their order."""
    tell = Teller(sitting("crusoe", 2, state), "en", plain=True)
    shown: Any = behaviour_of(tell.table).panel(tell, None, ())
    found = [each for each in shown.controls if each["custom_id"].startswith("act:")]
    return [(each["custom_id"].split(":", 3)[3], each["style"]) for each in found]


def test_a_deadly_pass_is_not_the_blue_button() -> None:
    """RC-042: with nine wounds it kills, with five it only hurts."""
    assert dict(buttons(fight(5)))["pass"] == ButtonStyle.primary.value
    assert dict(buttons(fight(9)))["pass"] == ButtonStyle.secondary.value


def test_a_deadly_answer_comes_last() -> None:
    """RC-155: the explorer can bear it."""
    assert buttons(hungry()) == [
        ("answer explorer", ButtonStyle.primary.value),
        ("answer cook", ButtonStyle.secondary.value),
    ]


def asked(state: Crusoe, line: str, language: str = "en") -> tuple[str, str]:
    """The question, and the button that answers it."""
    action = read(GAME, line)
    doubt = GAME.asks_first(state, 0, action)
    assert isinstance(doubt, Doubt)
    tell = Teller(sitting("crusoe", 2, state), language, plain=True)
    return tell.doubt(doubt), tell.insisted(doubt, action)


def test_the_question_says_who_dies_and_the_button_repeats_the_verb() -> None:
    assert asked(fight(9), "pass") == (
        "Fighting now would kill Ana (5 wounds) and end the game for everyone. You can still avoid it.",
        "Fight anyway",
    )
    assert asked(hungry(), "answer cook") == (
        "This answer would kill Ana (2 wounds) and end the game for everyone. You can still avoid it.",
        "Ana",
    )


def test_a_friday_who_dies_ends_nothing() -> None:
    """RC-185."""
    state = who(table("cook", "explorer", "friday", stock=Goods(food=1)), "friday", wounds=3)
    state = happens(who(state, "cook", determination=2), Wound(who="friday"), card="event-a9").state
    words, button = asked(state, "pass")
    assert words == "Doing nothing would kill Friday (1 wound). You can still avoid it."
    assert button == "Let it happen"


def test_what_is_dying_is_in_the_headline() -> None:
    state = who(table("cook", "explorer", stock=Goods(food=1)), "cook", wounds=12, determination=2)
    state = happens(state, Wound(who="all"), card="event-a9").state
    told = headline(Teller(sitting("crusoe", 2, state), "en", plain=True), reader=1)
    assert told.endswith("Ana will die of 1 wound.** Heal someone now, or let it happen.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(language) -> None:
    for state, line in ((fight(9), "pass"), (hungry(), "answer cook"), (replace(fight(9)), "waive fight")):
        words, button = asked(state, line, language)
        assert "Ana" in words
        assert "{" not in words + button
