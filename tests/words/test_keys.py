"""Everything the code says has words, and no words lie about unsaid."""

import re
from functools import cache

from fluent.syntax import ast

from engine import GAMES
from locales import LANGUAGES
from tests.words.commands import described_keys
from tests.words.expected import SPOKEN, keys_of_shapes
from tests.words.sheets import entries, sheet
from tests.words.spoken import constants, returned, said

FAMILY = re.compile(r"crusoe-(plan|text|warn|tip|hint|power|gate|order|open|menu|sure|asks|question|to)-")
"""Words that are said by shapes of their own, and by no `crusoe-{}`."""
ON_PICTURES = {"picture-{}"}
"""The shape in a drawing's own `say`; what it is asked for is seen where it is asked."""


def whole_keys() -> set[str]:
    return {each.shape for each in said() if "{" not in each.shape and each.speaker != "knows"}


def shapes() -> set[str]:
    return {each.shape for each in said() if "{" in each.shape}


@cache
def put_together() -> frozenset[str]:
    """What the shapes can become: from the engine where it knows, otherwise whatever words fit."""
    found: set[str] = set()
    for shape in shapes():
        found |= keys_of_shapes().get(shape) or set(fitting(shape))
    return frozenset(found)


def fitting(shape: str) -> list[str]:
    pattern = re.compile(re.escape(shape).replace(r"\{\}", ".+"))
    return [key for key in sheet("en") if pattern.fullmatch(key) and is_of_family(key, shape)]


def is_of_family(key: str, shape: str) -> bool:
    """`crusoe-plan-more` is said as such or as `crusoe-plan-{}`; `crusoe-{}` may be anything else."""
    family = FAMILY.match(key)
    return family is None or shape.startswith(family[0])


def asked_before_they_are_said() -> set[str]:
    """Shapes whose words may be missing: the code looks first."""
    return {each.shape for each in said() if each.speaker == "knows"}


def is_asked_before(shape: str) -> bool:
    return shape in asked_before_they_are_said() or shape in ON_PICTURES


async def test_every_key_the_code_names_has_words() -> None:
    named = whole_keys() | returned() | set(put_together()) | await described_keys()
    assert sorted(named - set(sheet("en"))) == []


def test_every_shape_of_a_key_can_be_told_out() -> None:
    """From the engine or the code: so a word that is missing is seen here, not at a table."""
    assert sorted(shape for shape in shapes() if not is_asked_before(shape) and shape not in keys_of_shapes()) == []


def test_what_a_shape_becomes_has_words() -> None:
    for shape in sorted(shapes()):
        assert fitting(shape) or is_asked_before(shape), shape


@cache
def of_games_to_come() -> frozenset[str]:
    """A game whose rules stand has its words before it has a channel's."""
    coming = tuple(sorted(set(GAMES) - set(SPOKEN)))
    messages = [entry for file, entry in entries("en") if file.startswith(coming) and isinstance(entry, ast.Message)]
    return frozenset(entry.id.name for entry in messages)


async def test_no_words_lie_about_unsaid() -> None:
    used = whole_keys() | constants() | set(put_together()) | await described_keys()
    used |= {key for words in sheet("en").values() for key in words.mentioned}
    assert sorted(key for key in set(sheet("en")) - used if key not in of_games_to_come()) == []


def test_every_language_has_the_same_keys() -> None:
    for language in LANGUAGES:
        assert sorted(set(sheet("en")) - set(sheet(language))) == [], f"missing in {language}"
        assert sorted(set(sheet(language)) - set(sheet("en"))) == [], f"surplus in {language}"
