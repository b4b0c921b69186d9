"""Every rule of `docs/rules/island.md` is cited by a test, or is no behaviour."""

import ast
import re
from pathlib import Path

RULES = [
    f"FI-{number:02}"
    for first, last in (
        (1, 4),
        (10, 17),
        (20, 21),
        (30, 34),
        (40, 43),
        (50, 53),
        (60, 60),
        (70, 74),
        (80, 85),
        (90, 95),
        (100, 105),
    )
    for number in range(first, last + 1)
] + [f"FI-R{number}" for number in range(1, 17)]

NO_BEHAVIOUR = {
    "FI-R15": "who answers for somebody away is the table's time limit, never a rule of the game",
}

CITED = re.compile(r"FI-R?\d+")


def cited() -> set[str]:
    """The ids in the docstrings of all tests of this game."""
    found: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for part in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(part, ast.FunctionDef) and part.name.startswith("test_"):
                found |= set(CITED.findall(ast.get_docstring(part) or ""))
    return found


def test_every_rule_is_cited_or_has_its_reason():
    """No rule is forgotten."""
    assert set(RULES) - cited() == set(NO_BEHAVIOUR)


def test_no_test_cites_a_rule_that_does_not_exist():
    """A slip of the pen would hide a gap."""
    assert cited() <= set(RULES)


def test_the_document_holds_these_rules():
    """Each line of `docs/rules/island.md` that begins with an id."""
    document = (Path(__file__).parent.parent.parent / "docs" / "rules" / "island.md").read_text(encoding="utf-8")
    assert re.findall(r"^- (FI-R?\d+)", document, re.MULTILINE) == RULES
