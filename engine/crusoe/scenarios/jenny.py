"""Scenario 3: Jenny on the rock, and a lifeboat for all."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.crusoe.cards.card import Usage
from engine.crusoe.cards.words import Arm, BuildFree, Gain, Heal, Lower, Morale, Raise, Rescue, Wound
from engine.crusoe.names import Item
from engine.crusoe.parts import JENNY, ScenarioName, Space
from engine.crusoe.progress import JennyProgress, rescued
from engine.crusoe.scenarios.sheet import Effects, Scenario, hearts, use, weather
from engine.crusoe.scene import Scene
from engine.crusoe.state import Cause, Crusoe, Person
from engine.crusoe.target import Target

GLASS = "storm-glass"
TOTEMS: dict[int, Effects] = {1: (Wound(2),), 2: (Morale(-2),), 3: (BuildFree(("rope",)),), 4: (Gain(hide=2),)}


class Jenny(Scenario):
    name: ClassVar[ScenarioName] = "jenny"
    rounds = 8
    progress = JennyProgress()
    dice = weather((5, 8, ("animals",)))
    inventions: ClassVar[tuple[Item, ...]] = ("rescue-raft", "lifeboat")
    required: ClassVar[tuple[Item, ...]] = ("rope", "knife", "rescue-raft", "lifeboat")
    patient = True
    needs: ClassVar[dict[str, Item]] = {"jenny": "rescue-raft"}
    """RC-285: built in an earlier round."""
    book = (Lower("palisade"),)
    signs: ClassVar[dict[str, Usage]] = {
        "sign-1": use(Heal(1, shared=True), gates=("night",)),
        "sign-2": use(Arm(3), gates=("fight",)),
        "sign-3": use(Gain(wood=2), gates=("any", "wood")),
        "sign-4": use(Raise("palisade"), gates=("any", "palisade")),
    }

    def set_up(self, scene: Scene) -> None:
        """Jenny waits; the storm glass is not in the game."""
        state = scene.state
        box = tuple(card for card in state.box if card != GLASS)
        kept = state.kept
        if any(each.card == GLASS for each in kept):
            kept = tuple(replace(each, card=box[0]) if each.card == GLASS else each for each in kept)
            box = box[1:]
        people = (*state.people, Person(JENNY, pawns=1))
        scene.alter(people=people, kept=kept, box=box, gone=(*state.gone, GLASS))

    def totem(self, state: Crusoe, space: Space, number: int) -> Effects:
        return TOTEMS.get(number, ())

    def night(self, state: Crusoe) -> Effects:
        """Alone on the rock she suffers."""
        return () if rescued(state.progress) else (Wound(2, JENNY),)

    def targets(self, state: Crusoe) -> tuple[Target, ...]:
        return (Target.of("jenny"),) if "rescue-raft" in state.items and not rescued(state.progress) else ()

    def succeeds(self, state: Crusoe, target: Target, cause: Cause) -> Effects:
        return (Rescue(),)

    def is_won(self, state: Crusoe) -> bool:
        """RC-R04: in any order."""
        return rescued(state.progress) and "lifeboat" in state.items

    def points(self, state: Crusoe) -> dict[str, int]:
        return {
            "hearts": hearts(state),
            "weapons": 2 * state.weapons,
            "roof": 4 * state.roof,
            "palisade": 3 * state.palisade,
            "jenny": 5 * rescued(state.progress),
            "lifeboat": 5 * ("lifeboat" in state.items),
        }


SCENARIO = Jenny()
