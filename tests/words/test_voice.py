"""The voice: plain English, short forms, chances first. docs/words.md explains it."""

import re

import pytest

from locales import LANGUAGES
from tests.words.sheets import files

BANNED = (
    "anew|whoever|whom|somebody|everybody|anybody|oneself|lodged?|shall|former|mended|in vain|be it|at the most|at hand"
    "|all the same|sees to"
)
LONG_FORMS = (
    "cannot|(?:do|does|did|is|are|was|were|has|have|had|would|could|should|will) not"
    "|you are|they are|(?-i:It is|There is|That is)"
)
LATE_CHANCE = re.compile(r": \{ \$chance \}")
"""A chance at the end of a warning. The number comes first: `4% chance that Ana dies tonight`."""


def sentences(language: str) -> list[tuple[str, str]]:
    """Every line of words with the file it's in. Comments and keys aren't words."""
    lines = [
        (file.name, line)
        for file in files(language)
        for line in file.read_text("utf-8").splitlines()
        if line[:1] != "#"
    ]
    return [(name, re.sub(r"^[\w-]+ =|\{[^{}]*\}|^ *\*?\[[\w-]+\]", "", line)) for name, line in lines]


@pytest.mark.parametrize("wrong", [BANNED, LONG_FORMS], ids=["words", "long forms"])
def test_the_english_is_plain(wrong) -> None:
    pattern = re.compile(rf"\b(?:{wrong})\b", re.IGNORECASE)
    assert [(name, words) for name, words in sentences("en") if pattern.search(words)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_warning_begins_with_its_chance(language) -> None:
    lines = [line for file in files(language) for line in file.read_text("utf-8").splitlines()]
    assert [line for line in lines if LATE_CHANCE.search(line)] == []


def test_the_patterns_find_what_they_should() -> None:
    assert re.search(BANNED, "Whoever acts", re.IGNORECASE)
    assert re.search(LONG_FORMS, "It is your turn")
    assert LATE_CHANCE.search("⚠ Somebody goes hungry: { $chance }%.")
