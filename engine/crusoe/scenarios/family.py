"""Scenario 6: a home with everything in it, and children to feed."""

from __future__ import annotations

from typing import ClassVar

from engine.crusoe.cards.card import Usage
from engine.crusoe.cards.words import BuildFree, CoverTerrain, Demand, Gain, Produce, RemoveCover, RerollAnimals
from engine.crusoe.names import Item
from engine.crusoe.parts import TILES, ScenarioName, Space
from engine.crusoe.progress import FamilyProgress, wanted
from engine.crusoe.scenarios.sheet import Effects, Scenario, hearts, use, weather
from engine.crusoe.scene import Scene
from engine.crusoe.state import Cause, Crusoe
from engine.crusoe.target import Target

RANDOM = 9
CHILDREN = {7: 1, 8: 1, 9: 2, 10: 2, 11: 3, 12: 3}
"""What they eat, by round (RC-R26)."""


class Family(Scenario):
    name: ClassVar[ScenarioName] = "family"
    rounds = 12
    progress = FamilyProgress()
    dice = weather(
        (3, 4, ("rain",)),
        (5, 6, ("winter",)),
        (7, 8, ("rain", "animals")),
        (9, 10, ("winter", "animals")),
        (11, 12, ("rain", "animals")),
    )
    inventions: ClassVar[tuple[Item, ...]] = ("fence", "garden")
    general_inventions = RANDOM
    book = (Produce(halved=True),)
    signs: ClassVar[dict[str, Usage]] = {
        "sign-1": use(BuildFree(("rope", "pot", "knife"))),
        "sign-2": use(RemoveCover()),
        "sign-3": use(RerollAnimals(), gates=("weather",)),
        "sign-4": use(Gain(preserved=1), gates=("any", "food")),
    }

    def set_up(self, scene: Scene) -> None:
        """The nine that must be built are remembered."""
        scene.alter(progress=FamilyProgress(scene.state.inventions[-RANDOM:]))

    def totem(self, state: Crusoe, space: Space, number: int) -> Effects:
        """The first of its terrain is not to be used yet."""
        terrain = TILES[state.island[space]].terrain
        others = [TILES[tile].terrain for at, tile in state.island.items() if at != space]
        return () if terrain in others else (CoverTerrain(at=space),)

    def targets(self, state: Crusoe) -> tuple[Target, ...]:
        return tuple(Target.of("clear", each.space, each.what) for each in state.covers if each.what != "tile")

    def succeeds(self, state: Crusoe, target: Target, cause: Cause) -> Effects:
        return (RemoveCover(target.space, target.covered),) if target.covered else ()

    def night(self, state: Crusoe) -> Effects:
        mouths = CHILDREN.get(state.round, 0)
        return (Demand(mouths),) if mouths else ()

    def is_won(self, state: Crusoe) -> bool:
        home = state.shelter and state.roof and state.palisade and state.weapons
        return bool(home) and all(name in state.items for name in wanted(state.progress))

    def points(self, state: Crusoe) -> dict[str, int]:
        return {
            "hearts": hearts(state),
            "weapons": 2 * state.weapons,
            "roof": 3 * state.roof,
            "palisade": 3 * state.palisade,
            "items": 2 * len(state.items),
        }


SCENARIO = Family()
