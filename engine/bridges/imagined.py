"""A table that looks like another to every seat: the cards to come, and the one in the box, lie in another order."""

from __future__ import annotations

from msgspec.structs import replace

from engine.bridges.state import Bridges
from engine.chance import Luck


def imagined(state: Bridges, seed: int = 0) -> Bridges:
    """Whatever it waits for; what nobody has seen lies as the seed has it."""
    (hidden, *deck), luck = Luck(seed).shuffled((state.hidden, *state.deck))
    return replace(state, hidden=hidden, deck=tuple(deck), luck=luck)
