"""No rule is forgotten: each of `docs/rules/crusoe.md` is cited by a test, and every citation leads there."""

import re
from pathlib import Path

import pytest

from tests.crusoe.rules import NO_BEHAVIOUR, RULES

HOUSE = Path(__file__).parent.parent.parent
PAGE = (HOUSE / "docs" / "rules" / "crusoe.md").read_text(encoding="utf-8")
ID = re.compile(r"(?:RC-R?|GAP-)\d+")

CITED = {
    name
    for file in Path(__file__).parent.glob("test_*.py")
    for text in re.findall(r'"""(.*?)"""', file.read_text(encoding="utf-8"), re.DOTALL)
    for name in ID.findall(text)
}


def test_the_page_holds_these_rules():
    """Each line of it that begins with an id."""
    assert re.findall(rf"^- ({ID.pattern}) ", PAGE, re.MULTILINE) == RULES


def test_each_rule_is_cited_by_a_test_or_has_its_reason():
    assert [rule for rule in RULES if rule not in CITED and rule not in NO_BEHAVIOUR] == []


def test_no_reason_stands_beside_a_test():
    assert sorted(CITED & set(NO_BEHAVIOUR)) == []


@pytest.mark.parametrize("folder", ["engine/crusoe", "tests/crusoe", "render/crusoe", "docs/rules"])
def test_every_citation_leads_to_a_rule(folder):
    """In the code, in the tests and on the page itself."""
    files = [file for file in (HOUSE / folder).rglob("*") if file.suffix in (".py", ".toml", ".md")]
    for file in files:
        if folder != "docs/rules" or file.stem == "crusoe":
            cited = set(ID.findall(file.read_text(encoding="utf-8")))
            assert sorted(cited - set(RULES)) == [], file


def test_something_is_cited():
    """The tests above look at something."""
    assert len(CITED) > 200
