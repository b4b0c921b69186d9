"""What a finished game leaves in the records."""

from __future__ import annotations

from engine.contract import Seat
from engine.crusoe.scenarios import scenario
from engine.crusoe.state import Crusoe


def variant(state: Crusoe) -> str:
    """Games are compared with those of the same scenario."""
    return state.options.scenario


def score(state: Crusoe, seat: Seat) -> int:
    """RC-293: the scenario's victory points, the same for all, won or lost."""
    return state.outcome.score if state.outcome else sum(scenario(state).points(state).values())
