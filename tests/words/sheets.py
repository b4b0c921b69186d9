"""The .ftl files as they are written: every key, the values it shows, those it only chooses by."""

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import locales
from tests.once import once_a_run

FOLDER = Path(locales.__file__).parent


@dataclass
class Words(Visitor):
    """One message or attribute."""

    shown: set[str] = field(default_factory=set)
    chosen_by: set[str] = field(default_factory=set)
    mentioned: set[str] = field(default_factory=set)
    """Other messages whose words stand in these."""
    variants: dict[str, set[str]] = field(default_factory=dict)
    """For each value they choose by, the cases they have; the one for everything else is in it too."""

    def visit_VariableReference(self, node: Any) -> None:
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.mentioned.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:
        self.chosen_by.add(node.selector.id.name)
        cases = self.variants.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            cases.add(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)
            self.visit(variant.value)


def files(language: str) -> list[Path]:
    return sorted((FOLDER / language).glob("*.ftl"))


@cache
def entries(language: str) -> list[tuple[str, Any]]:
    """What stands in the files, in order: `Junk` and comments too."""
    return [(file.name, entry) for file in files(language) for entry in parse(file.read_text("utf-8")).body]


@once_a_run
def sheet(language: str) -> dict[str, Words]:
    """Every key of a language; `place.to` is the attribute `to` of `place`."""
    found: dict[str, Words] = {}
    for _, entry in entries(language):
        if isinstance(entry, ast.Message):
            patterns = {entry.id.name: entry.value}
            patterns |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
            for key, pattern in patterns.items():
                found[key] = Words()
                found[key].visit(pattern)
    for words in found.values():
        for other in words.mentioned & found.keys():
            words.shown |= found[other].shown
            words.chosen_by |= found[other].chosen_by
    return found
