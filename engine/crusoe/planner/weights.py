"""What things are worth to the planner, in wounds; found by playing (`python -m bench._tune_planner`).

The learned values look through WEIGHTS: whoever changes those has them learn anew (`python -m bench._learn_crusoe`)."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TypeAlias

from engine.crusoe.state import Options

Weights: TypeAlias = Mapping[str, float]

WEIGHTS: dict[str, float] = {
    # bodies
    "peril": 4.0,  # how much dearer a wound is for the last heart
    "death": 12.0,
    "gloom": 1.2,  # below nothing, a round
    "token": 0.35,
    "token-fading": 0.15,
    "rest": 1.0,
    # the nights to come, beside tonight
    "ahead": 1.0,
    "fading": 0.8,
    "spent": 0.7,  # wood or food that the weather takes
    # goods left over
    "wood": 1.0,
    "wood-fading": 0.85,
    "wood-home": 1.2,
    "food": 0.25,
    "preserved": 0.9,
    "hide": 1.3,
    # the camp's place
    "site": 1.2,
    "house": 2.0,
    "moving": 0.8,
    # the plan's lines
    "weapons": 0.8,
    "explore": 2.8,
    "explore-fading": 0.82,
    "terrain": 0.8,
    "discovery": 0.8,
    "item": 1.0,
    "goal": 4.0,  # a step of two pawns
    "strike": 1.0,
    "strike-soon": 1.6,
    "hunt": 0.3,
    "camp": 0.2,
    # what dice bring besides
    "adventure-build": 0.5,
    "adventure-gather": 0.5,
    "adventure-explore": 0.5,
    # the pile
    "pile": 0.8,
    "pile-late": 0.8,
    "pile-now": 1.6,
    "stage": 0.5,
    # a morning
    "win": 60.0,
    "loss": 40.0,
    "cheer": 0.35,
    "lacking": 3.6,
    "done": 10.0,
    "too-late": 10.0,
    # the least a pawn must bring
    "least": 0.15,
}
MORE = {"ahead": 1.11, "fading": 0.9, "wood-fading": 0.82, "discovery": 0.73, "item": 0.76, "pile-now": 1.94}
CASTAWAYS: dict[int, dict[str, float]] = {
    1: {"ahead": 1.66, "fading": 0.9, "house": 2.2, "wood-fading": 0.75, "explore": 2.95, "pile-now": 2.4},
    **dict.fromkeys((2, 3, 4), MORE),
}
"""Where that scenario, with so many players, is better played with others."""
PATIENT = ("jenny", "volcano")
"""Where no step makes up for dying of haste, and every night to come is looked at."""
SUITED: dict[str, dict[str, float]] = {
    "cursed": {
        "gloom": 1.41, "token": 0.633, "token-fading": 0.165, "rest": 0.763, "ahead": 1.2, "fading": 0.93,
        "spent": 0.636, "wood-fading": 0.835, "wood-home": 1.44, "preserved": 0.816, "hide": 1.14, "site": 1.32,
        "moving": 0.865, "explore": 2.25, "explore-fading": 0.721, "discovery": 0.708, "item": 0.837,
        "goal": 5.0, "strike": 0.878, "camp": 0.174, "adventure-gather": 0.373,
    },
    "jenny": {
        "peril": 2.96, "death": 9.62, "gloom": 1.48, "token": 0.406, "ahead": 0.8, "fading": 0.909,
        "wood": 0.549, "wood-fading": 0.799, "hide": 1.11, "site": 1.3, "moving": 0.865, "weapons": 0.644,
        "explore-fading": 0.785, "item": 0.893, "adventure-gather": 0.413, "adventure-explore": 0.436,
        "win": 200.0, "loss": 120.0,
    },
    "volcano": {
        "peril": 3.16, "rest": 0.869, "ahead": 1.88, "fading": 0.945, "spent": 0.477, "wood-home": 0.994,
        "food": 0.228, "site": 1.38, "item": 0.884, "adventure-gather": 0.577, "win": 200.0, "loss": 120.0,
    },
    "cannibals": {
        "peril": 3.39, "gloom": 1.34, "token": 0.319, "rest": 1.17, "ahead": 1.77, "fading": 0.963, "spent": 0.564,
        "site": 1.29, "moving": 0.618, "weapons": 2.3, "explore": 2.0, "discovery": 0.656, "item": 0.561, "goal": 1.83,
        "camp": 0.256, "adventure-gather": 0.415,
    },
    "family": {
        "death": 10.9, "gloom": 1.42, "token": 0.44, "rest": 0.733, "ahead": 1.92, "fading": 0.963,
        "spent": 0.633, "hide": 1.16, "site": 1.3, "house": 1.68, "moving": 0.876, "item": 0.792, "goal": 2.9,
        "strike": 1.23, "hunt": 0.272, "camp": 0.282, "adventure-build": 0.587,
    },
}  # fmt: skip
"""What suits the other scenarios, found with two players."""
FADING = ("fading", "wood-fading", "explore-fading")
"""These are shares: below one."""


def weights_for(options: Options, seats: int) -> Weights:
    return {
        **WEIGHTS,
        **(CASTAWAYS[seats] if options.scenario == "castaways" else SUITED[options.scenario]),
    }


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
NEEDED: dict[str, tuple[str, ...]] = {
    "castaways": ("fire",),
    "cursed": (),
    "jenny": ("rope", "knife", "rescue-raft", "lifeboat"),
    "volcano": ("rope", "jolly-boat"),
    "cannibals": ("knife", "sling", "bow", "spear", "ballista"),
    "family": (),
}
"""Without these a scenario cannot be won."""
