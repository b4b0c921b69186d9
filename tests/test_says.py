"""How tests find a message by its key and values."""

import pytest

from locales import say
from tests.says import says, says_in_any_language

LEFT = say("en", "island-asks-acting", who="Ana", left=2)


def test_a_message_is_found_by_its_key():
    assert says(LEFT, "island-asks-acting")
    assert says(f"Before it. {LEFT} After it.", "island-asks-acting")
    assert not says(LEFT, "not-seated")


def test_a_value_counts_where_it_is_given():
    assert says(LEFT, "island-asks-acting", left=2)
    assert says(LEFT, "island-asks-acting", left=2, who="Ana")
    assert not says(LEFT, "island-asks-acting", left=1)
    assert not says(LEFT, "island-asks-acting", left=2, who="Bea")


def test_every_case_of_an_entry_is_found():
    for whose in "you", "paused", "others":
        line = say("en", "games-line", title="Forbidden Island", whose=whose, names="Bea", link="", now="")
        assert [each for each in ("you", "paused", "others") if says(line, "games-line", whose=each)] == [whose]
        assert says(line, "games-line")


def test_each_language_has_its_own_words():
    assert says(say("es", "not-seated"), "not-seated", "es")
    assert not says(say("es", "not-seated"), "not-seated")
    assert says_in_any_language(say("pt-BR", "not-seated"), "not-seated")


def test_a_message_of_values_alone_and_an_unknown_value_are_refused():
    """Anything would contain them."""
    with pytest.raises(ValueError, match="nothing of its own"):
        says(LEFT, "crusoe-did-assigned")
    with pytest.raises(ValueError, match="takes no"):
        says(LEFT, "island-asks-acting", rest=2)
