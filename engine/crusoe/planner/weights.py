"""What things are worth to the planner, in wounds; found by playing (`python -m bench.tune_planner`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

Weights: TypeAlias = Mapping[str, float]

WEIGHTS: dict[str, float] = {
    # bodies
    "peril": 4.0,  # how much dearer a wound is for the last heart
    "death": 12.0,
    "gloom": 0.9,  # below nothing, a round
    "token": 0.35,
    "token-fading": 0.15,
    "rest": 1.0,
    # the nights to come, beside tonight
    "ahead": 1.0,
    "fading": 0.8,
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
    "item": 0.7,
    "goal": 4.0,
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
    "lacking": 2.3,
    "too-late": 10.0,
    # the least a pawn must bring
    "least": 0.15,
}
ITEMS: dict[str, float] = {
    "shovel": 3.2, "knife": 4, "rope": 3.2, "pot": 2.4, "cure": 3, "fire": 3.6, "map": 3.4, "bricks": 2.4, "dam": 3.2,
    "bow": 5, "spear": 5, "sling": 4.6, "basket": 4.4, "sack": 4.4, "cellar": 3.6, "snare": 5.4, "lantern": 3.6,
    "belts": 2.8, "shield": 2.2, "raft": 2.2, "furnace": 3, "moat": 2.8, "wall": 3.4, "pit": 4, "corral": 3.2,
    "diary": 3, "drums": 3.6, "bed": 2, "fireplace": 3, "shortcut": 4.2, "hatchet": 5.4, "mast": 3.5, "bell": 2,
    "rescue-raft": 6, "lifeboat": 12, "rope-ladder": 3, "jolly-boat": 9, "ballista": 4.4, "canoe": 2, "fence": 2.6,
    "garden": 3,
}  # fmt: skip
"""What an item is worth to a whole game, apart from tonight."""
NEEDED: dict[str, tuple[str, ...]] = {
    "castaways": ("fire",),
    "cursed": (),
    "jenny": ("rope", "knife", "rescue-raft", "lifeboat"),
    "volcano": ("rope", "rope-ladder", "jolly-boat"),
    "cannibals": ("knife", "sling", "bow", "spear", "ballista"),
    "family": (),
}
"""Without these a scenario cannot be won."""
