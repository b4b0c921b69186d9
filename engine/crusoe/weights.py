"""What things are worth to the planner, in wounds; found by playing (`python -m bench._tune_planner`).

The learned values look through these: whoever changes them has them learn anew (`python -m bench._learn_crusoe`)."""

from __future__ import annotations

import math
from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from engine.crusoe.parts import Field


class Weights(Struct, frozen=True, gc=False):
    """What suits most scenarios."""

    # bodies
    peril: float = 4.0  # how much dearer a wound is for the last heart
    death: float = 12.0
    gloom: float = 1.2  # below nothing, a round
    token: float = 0.35
    token_fading: float = 0.15
    rest: float = 1.0
    # the nights to come, beside tonight
    ahead: float = 1.0
    fading: float = 0.8
    spent: float = 0.7  # wood or food that the weather takes
    # goods left over
    wood: float = 1.0
    wood_fading: float = 0.85
    wood_home: float = 1.2
    food: float = 0.25
    preserved: float = 0.9
    hide: float = 1.3
    # the camp's place
    site: float = 1.2
    house: float = 2.0
    moving: float = 0.8
    # the plan's lines
    weapons: float = 0.8
    explore: float = 2.8
    explore_fading: float = 0.82
    terrain: float = 0.8
    discovery: float = 0.8
    item: float = 1.0
    goal: float = 4.0  # a step of two pawns
    strike: float = 1.0
    strike_soon: float = 1.6
    hunt: float = 0.3
    camp: float = 0.2
    # what dice bring besides
    adventure_build: float = 0.5
    adventure_gather: float = 0.5
    adventure_explore: float = 0.5
    # the pile
    pile: float = 0.8
    pile_late: float = 0.8
    pile_now: float = 1.6
    stage: float = 0.5
    # a morning
    win: float = 60.0
    loss: float = 40.0
    cheer: float = 0.35
    lacking: float = 3.6
    done: float = 10.0
    too_late: float = 10.0
    # the least a pawn must bring
    least: float = 0.15

    def adventure(self, field: Field) -> float:
        """Return what an adventure of this field costs."""
        return {"build": self.adventure_build, "gather": self.adventure_gather, "explore": self.adventure_explore}[
            field
        ]


WEIGHTS = Weights()
FADING = ("fading", "wood_fading", "explore_fading")
"""These are shares: below one."""


def moved(weights: Weights, by: Mapping[str, float]) -> Weights:
    """Return the weights with these made more or less of."""
    return replace(weights, **{name: shifted(name, getattr(weights, name), each) for name, each in by.items()})


def shifted(name: str, weight: float, by: float) -> float:
    """Such a weight made more or less of."""
    if name in FADING:
        return 1 / (1 + (1 / weight - 1) * math.exp(-2 * by))
    return weight * math.exp(by)


ITEMS: dict[str, float] = {
    "shovel": 3.5, "knife": 2.5, "rope": 2.5, "pot": 4, "cure": 3, "fire": 2.5, "map": 4, "bricks": 1.5, "dam": 1,
    "bow": 2, "spear": 2, "sling": 1, "basket": 8, "sack": 8, "cellar": 4, "snare": 10, "lantern": 8,
    "belts": 7, "shield": 3, "raft": 7, "furnace": 4, "moat": 1, "wall": 1, "pit": 6, "corral": 6,
    "diary": 3, "drums": 6, "bed": 3, "fireplace": 7, "shortcut": 9, "hatchet": 11, "mast": 4, "bell": 2,
    "rescue-raft": 6, "lifeboat": 12, "rope-ladder": 3, "jolly-boat": 9, "ballista": 2, "canoe": 2, "fence": 1,
    "garden": 1,
}  # fmt: skip
"""What an item is worth to a whole game, apart from tonight."""
