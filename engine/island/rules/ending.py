"""FI-101 to FI-105: how the island wins."""

from __future__ import annotations

from msgspec.structs import replace

from engine.contract import Seat, Step
from engine.island.events import Cause, GameLost
from engine.island.parts import LANDING, SKULL, Treasure
from engine.island.state import Island, Lost


def lose(
    step: Step[Island], causes: tuple[Cause, ...], treasure: Treasure | None = None, drowned: tuple[Seat, ...] = ()
) -> Step[Island]:
    """FI-R12: all causes that apply are named."""
    state, events = step
    return Step(replace(state, agenda=(), outcome=Lost(causes)), (*events, GameLost(causes, treasure, drowned)))


def lost_by_water(step: Step[Island]) -> Step[Island]:
    """FI-104, FI-105: the skull, at that very card."""
    return lose(step, ("skull-reached",)) if step.state.water >= SKULL else step


def lost_by_sinking(step: Step[Island], place: int) -> Step[Island]:
    """FI-101, FI-102, FI-105: a treasure out of reach or no way home, at that very card."""
    state = step.state
    treasure = _treasure_lost(state, place)
    causes: tuple[Cause, ...] = ()
    if treasure:
        causes += ("treasure-lost",)
    if state.tiles[place] == LANDING:
        causes += ("landing-lost",)
    if not causes:
        return step
    drowned = _beyond_rescue(state)
    return lose(step, (*causes, "drowned") if drowned else causes, treasure, drowned)


def _treasure_lost(state: Island, place: int) -> Treasure | None:
    treasure = state.treasure_at(place)
    if treasure is None or state.has_captured(treasure):
        return None
    both = (other for other in range(len(state.tiles)) if state.treasure_at(other) == treasure)
    return treasure if all(state.sunk >> other & 1 for other in both) else None


def _beyond_rescue(state: Island) -> tuple[Seat, ...]:
    """FI-103 for a game that ends by another cause at the same card."""
    lift_in_hand = any("helicopter-lift" in player.hand for player in state.players) and state.standing
    return () if lift_in_hand else state.stranded
