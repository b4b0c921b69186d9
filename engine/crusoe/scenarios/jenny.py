"""Scenario 3: Jenny on the rock, and a lifeboat for all."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.card import Usage
from engine.crusoe.cards.words import Arm, BuildFree, Gain, Heal, Lower, Morale, Raise, Rescue, Wound
from engine.crusoe.names import Item
from engine.crusoe.parts import JENNY, ScenarioName, Space
from engine.crusoe.progress import JennyProgress, rescued
from engine.crusoe.scenarios.aims import Brings, Reading, Seen, Timing
from engine.crusoe.scenarios.sheet import Effects, Scenario, hearts, use, weather
from engine.crusoe.scene import Scene, person, track
from engine.crusoe.state import Cause, Crusoe, Person
from engine.crusoe.target import Target
from engine.crusoe.weights import Weights

GLASS = "storm-glass"
NIGHT = 2
"""Wounds that a night on the rock costs Jenny."""
ASHORE = 5
"""Jenny ashore, in steps: she must be fed then, but lives, so that goes before comfort."""
HIDE, WOOD = 0.7, 0.3
"""A hide and a wood of the lifeboat's price, in steps."""
ROPE, RAFT, KNIFE, RESCUED, BOAT = 0.1, 0.15, 0.1, 0.3, 0.35
"""Shares of the goal; the lifeboat's goods alone are at most GOODS of BOAT."""
GOODS = 0.6
WEIGHTS = Weights(
    peril=2.96,
    death=9.62,
    gloom=1.48,
    token=0.406,
    ahead=0.8,
    fading=0.909,
    wood=0.549,
    wood_fading=0.799,
    hide=1.11,
    site=1.3,
    moving=0.865,
    weapons=0.644,
    explore_fading=0.785,
    item=0.893,
    adventure_gather=0.413,
    adventure_explore=0.436,
    win=200.0,
    loss=120.0,
)
"""Found with two players."""
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

    signs_used: ClassVar[dict[str, Timing]] = {"sign-3": "always", "sign-4": "housed"}

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
        return () if rescued(state.progress) else (Wound(NIGHT, JENNY),)

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

    def weights(self, seats: int) -> Weights:
        return WEIGHTS

    def steps(self, state: Crusoe) -> float:
        """RC-285: rope and raft, the way to her, knife and lifeboat."""
        goods = self.goods_short(state, state.stock.wood, state.stock.hide)
        return len(self.missing(state)) + ASHORE * (not rescued(state.progress)) + goods

    def way(self, state: Crusoe) -> tuple[float, int]:
        """Return the rounds until someone is with her, and those she lives to see; then the way to the lifeboat."""
        rounds = self.rounds_left(state)
        if rescued(state.progress):
            return self.paced(state), rounds
        return self.to_her(state) + 1, min(rounds, hearts_of_jenny(state) // NIGHT + 1)

    def to_her(self, state: Crusoe) -> int:
        """Return what's still to build on the way to her, one a round, and the land that the rope needs."""
        built = sum(name not in state.items for name in ("rope", "rescue-raft"))
        return built + bool(self.lands_wanted(state) & {"plains"})

    def may_hurry(self, state: Crusoe) -> bool:
        """Once she's ashore, haste kills."""
        return not rescued(state.progress)

    def goods_short(self, state: Crusoe, wood: int, hide: int) -> float:
        if "lifeboat" in state.items:
            return 0.0
        price = LIBRARY.inventions["lifeboat"].pays[0]
        return WOOD * max(0, price.wood - wood) + HIDE * max(0, price.hide - hide)

    def brings(self, ground: Reading, target: Target) -> Brings:
        if target.kind == "jenny":
            return {"worth": ASHORE * ground.weights.goal * ground.pressure}
        return super().brings(ground, target)

    def left_alone(self, state: Crusoe) -> tuple[int, int] | None:
        if rescued(state.progress):
            return None
        nights, _ = self.way(state)
        return track(JENNY).hearts, person(state, JENNY).wounds + NIGHT * int(nights - 1)

    def reached(self, state: Crusoe) -> float:
        """Return the shares of raft and rope, Jenny ashore, knife, and the boat or some of its goods."""
        items, stock, price = state.items, state.stock, LIBRARY.inventions["lifeboat"].pays[0]
        goods = min(1.0, stock.wood / price.wood) / 2 + min(1.0, stock.hide / price.hide) / 2
        boat = 1.0 if "lifeboat" in items else GOODS * goods
        built = ROPE * ("rope" in items) + RAFT * ("rescue-raft" in items) + KNIFE * ("knife" in items)
        return built + RESCUED * rescued(state.progress) + BOAT * boat

    def own_seen(self, state: Crusoe) -> Seen:
        hearts = hearts_of_jenny(state)
        yield "ashore", float(rescued(state.progress))
        yield f"jenny-hearts-{min(hearts, 4)}", 1.0
        if not rescued(state.progress):
            nights = int(self.way(state)[0]) - 1
            yield f"nights-alone-{max(0, min(6, nights))}", 1.0
            yield "hearts-short", max(0, NIGHT * nights - hearts) / 4
            yield "raft-stands", float("rescue-raft" in state.items)
        yield "boat-wood", min(1.0, state.stock.wood / 8)
        yield "boat-hide", min(4, state.stock.hide) / 4
        for n in (1, 2, 3, 4):
            yield f"hide-{n}", float(state.stock.hide >= n)


def hearts_of_jenny(state: Crusoe) -> int:
    return track(JENNY).hearts - person(state, JENNY).wounds


SCENARIO = Jenny()
