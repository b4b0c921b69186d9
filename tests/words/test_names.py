"""People's names as they stand in a line."""

import pytest

from cogs.words.names import clean, escaped


@pytest.mark.parametrize("name", ["\u3164", "\uffa0\u115f", "\u2800 \u2800", "\u200b", "  "])
def test_a_name_that_shows_nothing_is_told_as_unknown(name) -> None:
    assert clean(name) == "?"


@pytest.mark.parametrize(
    "name", ["<t:0:R>", "<#123>", "</play:1>", "<:x:1>", "https://example.org", "**B**", "@everyone"]
)
def test_a_name_does_nothing(name) -> None:
    """No date, no channel, no command, no picture, no link, no call."""
    shown = escaped(clean(name))
    assert not shown.startswith("<")
    assert "://" not in shown
    assert "@everyone" not in shown
    assert "**B" not in shown
