"""Every rule of `docs/rules/bridges.md` is cited by a test, or is no behaviour, for a reason."""

import re
from pathlib import Path

import pytest

RULES = [f"BR-{number:03}" for number in range(1, 57)] + [f"AMB-{number:02}" for number in range(1, 22)]
NO_BEHAVIOUR = {
    "AMB-17": "who is late or leaves is the table's affair, the same for all games",
    "AMB-21": "about the source's damaged text",
}


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_cited_by_a_test_or_is_no_behaviour(rule):
    cited = {
        found
        for file in Path(__file__).parent.glob("test_*.py")
        if file.name != Path(__file__).name
        for found in re.findall(r"(?:BR-\d{3}|AMB-\d{2})", file.read_text(encoding="utf-8"))
    }
    assert (rule in cited) != (rule in NO_BEHAVIOUR)
