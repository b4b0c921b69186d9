"""The table of words for people says what the bot says."""

import re

import pytest

from locales import LANGUAGES, knows, say
from tests.words.spoken import HOME

ROWS = re.findall(r"^\| `([a-z-]+)` \| [^|]+ \|(.+)\|$", (HOME / "docs/words.md").read_text("utf-8"), re.MULTILINE)
NAMES = [(key, [each.strip() for each in cells.split("|")]) for key, cells in ROWS if knows("en", key)]


def test_the_table_has_the_names_of_every_game() -> None:
    assert len([key for key, _ in NAMES if key.startswith("island-")]) == 6 + 7 + 4 + 24
    assert len([key for key, _ in NAMES if key.startswith("bridges-")]) == 3 + 12
    assert len([key for key, _ in NAMES if key.startswith("crusoe-")]) == 5 + 6 + 6


@pytest.mark.parametrize(("key", "names"), NAMES)
def test_the_table_gives_each_name_as_it_is_said(key, names) -> None:
    assert names == [say(language, key) for language in LANGUAGES]
