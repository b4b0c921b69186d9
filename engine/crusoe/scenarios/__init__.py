"""The six scenarios, by name."""

from __future__ import annotations

from engine.crusoe.scenarios.castaways import SCENARIO as CASTAWAYS
from engine.crusoe.scenarios.scenario import Scenario
from engine.crusoe.state import Crusoe

SCENARIOS: dict[str, Scenario] = {each.name: each for each in (CASTAWAYS,)}


def scenario(state: Crusoe) -> Scenario:
    """The one being played."""
    return SCENARIOS[state.options.scenario]
