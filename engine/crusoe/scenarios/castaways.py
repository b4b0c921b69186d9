"""Scenario 1: a signal pile and a fire before the ship passes."""

from __future__ import annotations

from typing import ClassVar

from engine.crusoe.cards.card import Usage
from engine.crusoe.cards.words import HandOut, Heal, Pile, Raise
from engine.crusoe.land import explored
from engine.crusoe.names import Item
from engine.crusoe.parts import ScenarioName
from engine.crusoe.pile import STAGES, room, stages, stages_short, wood_piled, wood_short
from engine.crusoe.scenarios.aims import Seen, Timing
from engine.crusoe.scenarios.sheet import Scenario, hearts, use, weather
from engine.crusoe.state import Crusoe
from engine.crusoe.weights import Weights

HASTY = Weights(ahead=1.66, fading=0.9, house=2.2, wood_fading=0.75, explore=2.95, pile_now=2.4)
"""For one player."""
TOGETHER = Weights(ahead=1.11, fading=0.9, wood_fading=0.82, discovery=0.73, item=0.76, pile_now=1.94)
"""For two players and more."""
MIDDLE = 6
"""From the round after this one a fire that isn't built yet is late."""


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

    signs_used: ClassVar[dict[str, Timing]] = {"sign-2": "piling", "sign-3": "always", "sign-4": "always"}

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

    def weights(self, seats: int) -> Weights:
        return HASTY if seats == 1 else TOGETHER

    def seen(self, state: Crusoe) -> Seen:
        """Yield how far the pile is, what it takes of each round left, and whether each stage still has its round."""
        behind, short = wood_short(state), stages_short(state)
        rounds = self.rounds_left(state)
        yield "behind", behind / 15
        yield "behind-stores", max(0, behind - state.stock.wood) / 15
        yield "pace", min(3.0, max(0, behind - state.stock.wood) / rounds) / 3
        yield f"stages-{short}", 1.0
        yield "slack", (rounds - short) / 7
        yield "tight", float(rounds <= short)
        yield "hopeless", float(rounds < short)
        yield "stage-ready", float(behind > 0 and state.stock.wood >= room(state))
        built = "fire" in state.items
        yield "fire", float(built)
        if not built:
            yield "no-fire-late", max(0, state.round - MIDDLE) / MIDDLE
            possible = "fire" in state.inventions
            yield "fire-lost", float(not possible)
            yield "fire-open", float(possible and "mountains" in explored(state))


SCENARIO = Castaways()
