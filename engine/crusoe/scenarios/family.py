"""Scenario 6: a home with everything in it, and children to feed."""

from __future__ import annotations

from typing import ClassVar

from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.card import Usage
from engine.crusoe.cards.words import BuildFree, CoverTerrain, Demand, Gain, Produce, RemoveCover, RerollAnimals
from engine.crusoe.land import explored
from engine.crusoe.names import Item
from engine.crusoe.parts import TILES, Level, ScenarioName, Space
from engine.crusoe.progress import FamilyProgress, wanted
from engine.crusoe.scenarios.aims import Brings, Reading, Seen, Timing
from engine.crusoe.scenarios.sheet import Effects, Scenario, hearts, use, weather
from engine.crusoe.scene import Scene
from engine.crusoe.state import Cause, Crusoe
from engine.crusoe.target import Target
from engine.crusoe.weights import Weights

RANDOM = 9
CHILDREN = {7: 1, 8: 1, 9: 2, 10: 2, 11: 3, 12: 3}
"""What they eat, by round (RC-R26)."""
HOME = ("shelter", "roof", "palisade", "weapons")
ROUNDS_EACH = 0.8
"""Rounds that an item of the home takes."""
CLEARED, CLEARED_TERRAIN = 2.0, 1.4
"""What a marker taken away is worth, in wounds: from a source, and from a terrain."""
HOUSE, ITEMS = 0.2, 0.8
"""Shares of the goal: the house's four parts, and the items."""
WEIGHTS = Weights(
    death=10.9,
    gloom=1.42,
    token=0.44,
    rest=0.733,
    ahead=1.92,
    fading=0.963,
    spent=0.633,
    hide=1.16,
    site=1.3,
    house=1.68,
    moving=0.876,
    item=0.792,
    goal=2.9,
    strike=1.23,
    hunt=0.272,
    camp=0.282,
    adventure_build=0.587,
)
"""Found with two players."""


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

    signs_used: ClassVar[dict[str, Timing]] = {"sign-1": "always", "sign-2": "always"}

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

    def weights(self, seats: int) -> Weights:
        return WEIGHTS

    def way(self, state: Crusoe) -> tuple[float, int]:
        short = sum(name not in state.items for name in wanted(state.progress))
        return short * ROUNDS_EACH, self.rounds_left(state)

    def wants_level(self, state: Crusoe, what: Level) -> bool:
        """The home needs one of each."""
        return not getattr(state, what)

    def brings(self, ground: Reading, target: Target) -> Brings:
        if target.kind == "clear":
            return {"worth": CLEARED_TERRAIN if target.covered == "terrain" else CLEARED}
        return super().brings(ground, target)

    def reached(self, state: Crusoe) -> float:
        asked = wanted(state.progress)
        home = sum(bool(getattr(state, part)) for part in HOME) / len(HOME)
        return HOUSE * home + ITEMS * sum(name in state.items for name in asked) / len(asked)

    def own_seen(self, state: Crusoe) -> Seen:
        asked, lands = wanted(state.progress), explored(state)
        cards = {name: LIBRARY.inventions[name] for name in asked if name not in state.items}
        yield "items-short", len(cards) / len(asked)
        yield "items-a-round", len(cards) / self.rounds_left(state)
        yield "items-open", sum(not card.terrain or card.terrain in lands for card in cards.values()) / len(asked)
        yield "items-wood", sum(card.pays[0].wood for card in cards.values() if card.pays) / 20
        yield "children", sum(CHILDREN.get(number, 0) for number in range(state.round, self.rounds + 1)) / 12
        yield "children-tonight", CHILDREN.get(state.round, 0) / 3
        for part in HOME:
            yield f"home-{part}", float(bool(getattr(state, part)))
        for name in asked:
            yield f"wanted-{name}", float(name in cards)


SCENARIO = Family()
