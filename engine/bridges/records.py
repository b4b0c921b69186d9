"""What a finished game leaves in the records."""

from __future__ import annotations

from engine.bridges.rules.scoring import total_of
from engine.bridges.state import Bridges
from engine.contract import Seat


def variant(state: Bridges) -> str:
    """Games are compared with those of one side: the daily deal, alone, or together."""
    return f"{state.side} {'daily' if state.daily else 'solo' if state.is_solo else 'together'}"


def score(state: Bridges, seat: Seat) -> int:
    """The points."""
    return total_of(state, seat).points
