"""The computer teammate: sees the view and its legal actions."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract import Action, Seat
from engine.crusoe.view import View


def choose(seen: View, seat: Seat, legal: Sequence[Action]) -> Action:
    return legal[0]
