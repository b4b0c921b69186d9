"""No rule is forgotten."""

import re
from pathlib import Path

from tests.crusoe.rules import NO_BEHAVIOUR, RULES

CITED = {
    name
    for file in Path(__file__).parent.glob("test_*.py")
    for text in re.findall(r'"""(.*?)"""', file.read_text(encoding="utf-8"), re.DOTALL)
    for name in re.findall(r"(?:RC-R?|GAP-)\d+", text)
}


def test_each_rule_is_cited_by_a_test_or_has_its_reason():
    assert [rule for rule in RULES if rule not in CITED and rule not in NO_BEHAVIOUR] == []


def test_no_reason_stands_beside_a_test():
    assert sorted(CITED & set(NO_BEHAVIOUR)) == []


def test_no_test_cites_a_rule_that_is_not_there():
    assert sorted(CITED - set(RULES)) == []
