"""Scenario 1: a signal pile and a fire before the ship passes."""

from __future__ import annotations

from bisect import bisect
from typing import ClassVar

from engine.crusoe.cards.card import Usage
from engine.crusoe.cards.words import HandOut, Heal, Pile, Raise
from engine.crusoe.names import Item
from engine.crusoe.parts import ScenarioName
from engine.crusoe.progress import CastawaysProgress
from engine.crusoe.scenarios.sheet import Scenario, hearts, use, weather
from engine.crusoe.state import Crusoe

STAGES = (1, 3, 6, 10, 15)
"""How much wood the pile holds when each stage is complete."""


class Castaways(Scenario):
    name: ClassVar[ScenarioName] = "castaways"
    rounds = 12
    dice = weather((4, 6, ("rain",)), (7, 12, ("rain", "winter", "animals")))
    inventions: ClassVar[tuple[Item, ...]] = ("hatchet", "mast")
    required: ClassVar[tuple[Item, ...]] = ("fire",)
    signs: ClassVar[dict[str, Usage]] = {
        "sign-1": use(Heal(1, shared=True), gates=("night",)),
        "sign-2": use(Pile(2)),
        "sign-3": use(Raise("weapons"), gates=("plan", "fight", "weapons")),
        "sign-4": use(HandOut(3), gates=("any", "determination")),
    }

    def is_won(self, state: Crusoe) -> bool:
        """The fire and the whole pile while the ship is in sight."""
        return state.round >= 10 and "fire" in state.items and wood_piled(state) == STAGES[-1]

    def points(self, state: Crusoe) -> dict[str, int]:
        return {
            "hearts": hearts(state),
            "weapons": 2 * state.weapons,
            "roof": 3 * state.roof,
            "palisade": 2 * state.palisade,
            "pile": 4 * stages(state),
        }


def wood_piled(state: Crusoe) -> int:
    return state.progress.pile if isinstance(state.progress, CastawaysProgress) else 0


def stages(state: Crusoe) -> int:
    """Complete ones."""
    return bisect(STAGES, wood_piled(state))


def room(state: Crusoe) -> int:
    """How much wood the stage at hand still takes."""
    wood = wood_piled(state)
    return STAGES[bisect(STAGES, wood)] - wood if wood < STAGES[-1] else 0


def may_pile(state: Crusoe) -> bool:
    """One stage a round: wood may go on only where it went before this round."""
    progress = state.progress
    return isinstance(progress, CastawaysProgress) and room(state) > 0 and progress.stage in (None, stages(state))


SCENARIO = Castaways()
