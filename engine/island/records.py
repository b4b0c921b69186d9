"""What a finished game leaves in the records."""

from __future__ import annotations

from engine.contract import Seat
from engine.island.parts import SKULL
from engine.island.state import Island


def variant(state: Island) -> str:
    """Games are compared with those of one difficulty and layout."""
    return f"{state.difficulty} {state.layout}"


def score(state: Island, seat: Seat) -> int:
    """Marks between the water and the skull: the fewer a win has, the closer it was."""
    return SKULL - state.water
