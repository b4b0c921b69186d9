"""The computer teammate: plain, legal and sensible; it sees what everybody sees."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract import Action, Seat


def choose(view: object, seat: Seat, actions: Sequence[Action]) -> Action:
    """The most worthwhile of its legal actions."""
    return actions[0]
