"""The dashboard and the alerts ask for what the bot tells, and docs/run-it.md lists all of it."""

import json
import re
from pathlib import Path

import pytest
from msgspec.structs import replace
from prometheus_client import generate_latest

from bot import make_bot
from cogs.operator.measures import Measures

HOUSE = Path(__file__).parent.parent.parent
NAME = re.compile(r"\b(?:atoll|process)_[a-z_]+[a-z]\b")
PARTS = ("_bucket", "_count", "_sum")


@pytest.fixture
def told(settings) -> set[str]:
    """Every name on the page of metrics."""
    measures = make_bot(replace(settings, metrics_port=9100)).measures
    assert isinstance(measures, Measures)
    page = generate_latest(measures.registry).decode()
    kinds = dict(re.findall(r"^# TYPE (\w+) (\w+)$", page, re.MULTILINE))
    return {name for name in kinds if not name.endswith("_created")} | {
        f"{name}{part}" for name, kind in kinds.items() if kind == "histogram" for part in PARTS
    }


def expressions() -> list[str]:
    dashboard = json.loads((HOUSE / "deploy" / "grafana.json").read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    return asked + re.findall(r"expr: (.+)", (HOUSE / "deploy" / "alerts.yml").read_text(encoding="utf-8"))


def test_what_is_asked_for_is_told(told):
    asked = {name for expression in expressions() for name in NAME.findall(expression)}
    assert len(asked) > 8
    assert asked <= told


def test_what_is_told_is_in_the_document(told):
    written = (HOUSE / "docs" / "run-it.md").read_text(encoding="utf-8")
    ours = {name for name in told if name.startswith("atoll_") and not name.endswith(PARTS)}
    assert {name for name in ours if f"`{name}" not in written} == set()
