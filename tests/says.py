"""Find a message by its key and values, so that a test refers to what is said and not to its wording."""

import re
from functools import cache
from itertools import product
from typing import Any, Self

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from locales import LANGUAGES, _worn, vocabulary

UNKNOWN = "\ue000"
"""Stands in a sentence for a value that the test doesn't give."""


class Unknown(str):
    """A value that the test doesn't give: it counts as `case` where the words depend on it."""

    __slots__ = ("case",)
    case: Any

    def __new__(cls, case: Any = None) -> Self:
        made = super().__new__(cls, UNKNOWN)
        made.case = case
        return made

    def __eq__(self, other: object) -> bool:
        return self.case == other

    def __hash__(self) -> int:
        return hash(self.case)


class Asked(Visitor):
    """Which values an entry takes, the cases of each, and which other entries it includes."""

    def __init__(self) -> None:
        self.values: dict[str, set[Any]] = {}
        self.entries: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.values.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.entries.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = [each.key for each in node.variants]
        cases = {key.name if isinstance(key, ast.Identifier) else float(key.value) for key in keys}
        self.values.setdefault(node.selector.id.name, set()).update(cases)
        self.generic_visit(node)


@cache
def asked(language: str, name: str) -> dict[str, set[Any]]:
    """The values of an entry and of those that it includes, each with its cases."""
    written = vocabulary(language)._written.get(name) or vocabulary("en")._written[name]
    found = Asked()
    found.visit(FluentParser(with_spans=False).parse_entry(written))
    for other in found.entries:
        for value, cases in asked(language, other).items():
            found.values.setdefault(value, set()).update(cases)
    return found.values


def sentences(key: str, language: str = "en", **values: Any) -> set[tuple[str, ...]]:
    """Return all the texts of a key with these values, each in pieces: anything can stand between them."""
    return _sentences(key, language, tuple(values.items()), tuple(_worn))


@cache
def _sentences(key: str, language: str, given: tuple[tuple[str, Any], ...], _: tuple[str, ...]) -> set[tuple[str, ...]]:
    values = dict(given)
    possible = asked(language, key.partition(".")[0])
    if unknown := values.keys() - possible.keys():
        raise ValueError(f"{key} takes no {sorted(unknown)}, but {sorted(possible)}")
    free = [name for name in possible if name not in values]
    texts = set()
    for cases in product(*[[None, *sorted(possible[name], key=str)] for name in free]):
        others = {name: Unknown(case) for name, case in zip(free, cases, strict=True)}
        text = vocabulary(language).say(key, {**values, **others})[0].replace("!.", "!").replace("….", "…")
        texts.add(tuple(piece for piece in re.split(rf"{UNKNOWN}\.?", text) if piece))
    if not all(re.search(r"\w", "".join(pieces)) for pieces in texts):
        raise ValueError(f"{key} says nothing of its own in some case: give it values")
    return texts


def contains(text: str, pieces: tuple[str, ...]) -> bool:
    """Return whether the pieces stand in a text, one after the other."""
    place = 0
    for piece in pieces:
        place = text.find(piece, place)
        if place < 0:
            return False
        place += len(piece)
    return True


def words_of(shown: Any) -> str:
    """What a message says: of SimCord, of the played Discord, or a text."""
    if isinstance(shown, str):
        return shown
    if isinstance(shown, dict):
        return str(shown["content"])
    if getattr(shown, "content", None) is None and hasattr(shown, "response"):
        shown = shown.response
    return str(shown.content)


def says(shown: Any, key: str, language: str = "en", **values: Any) -> bool:
    """Whether a message contains the words of this key, with these values. Values that aren't given don't matter."""
    return any(contains(words_of(shown), pieces) for pieces in sentences(key, language, **values))


def says_in_any_language(shown: Any, key: str, **values: Any) -> bool:
    return any(says(shown, key, language, **values) for language in LANGUAGES)
