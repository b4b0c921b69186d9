"""The six scenarios, by name."""

from __future__ import annotations

from engine.crusoe.scenarios.cannibals import SCENARIO as CANNIBALS
from engine.crusoe.scenarios.castaways import SCENARIO as CASTAWAYS
from engine.crusoe.scenarios.cursed import SCENARIO as CURSED
from engine.crusoe.scenarios.family import SCENARIO as FAMILY
from engine.crusoe.scenarios.jenny import SCENARIO as JENNY
from engine.crusoe.scenarios.sheet import Scenario
from engine.crusoe.scenarios.volcano import SCENARIO as VOLCANO
from engine.crusoe.state import Crusoe, Options
from engine.crusoe.weights import Weights

SCENARIOS: dict[str, Scenario] = {each.name: each for each in (CASTAWAYS, CURSED, JENNY, VOLCANO, CANNIBALS, FAMILY)}


def scenario(state: Crusoe) -> Scenario:
    """The one being played."""
    return SCENARIOS[state.options.scenario]


def weights_for(options: Options, seats: int) -> Weights:
    """Return the weights that win most games of this scenario with so many players."""
    return SCENARIOS[options.scenario].weights(seats)
