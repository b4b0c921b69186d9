"""Scenario 2: five crosses against the fog."""

from __future__ import annotations

from typing import ClassVar

from engine.contract import Illegal
from engine.crusoe.cards.card import Usage
from engine.crusoe.cards.words import Arm, BuildFree, Later, Lift, Mysteries, Pawn, Put, RemoveMarkers, Scatter, Wound
from engine.crusoe.land import distance, has_token, is_accessible
from engine.crusoe.names import Item
from engine.crusoe.parts import ScenarioName, Space, TokenKind
from engine.crusoe.progress import CursedProgress
from engine.crusoe.scenarios.aims import Brings, Reading, Seen, Timing
from engine.crusoe.scenarios.sheet import Effects, Scenario, hearts, use, weather
from engine.crusoe.state import Cause, Crusoe
from engine.crusoe.target import Target
from engine.crusoe.weights import Weights

CROSSES = 5
STEPS = 1.8
"""A cross, in steps towards the goal."""
ROUNDS_EACH = 1.2
"""Rounds that a cross takes, with the tile it stands on."""
MARKERS = 3
"""So much fog undoes a step."""
SEARCH = 0.8
"""A place to search, in steps."""
WEIGHTS = Weights(
    gloom=1.41,
    token=0.633,
    token_fading=0.165,
    rest=0.763,
    ahead=1.2,
    fading=0.93,
    spent=0.636,
    wood_fading=0.835,
    wood_home=1.44,
    preserved=0.816,
    hide=1.14,
    site=1.32,
    moving=0.865,
    explore=2.25,
    explore_fading=0.721,
    discovery=0.708,
    item=0.837,
    goal=5.0,
    strike=0.878,
    camp=0.174,
    adventure_gather=0.373,
)
"""Found with two players."""


class Cursed(Scenario):
    name: ClassVar[ScenarioName] = "cursed"
    rounds = 10
    progress = CursedProgress()
    dice = weather((6, 10, ("winter",)))
    inventions: ClassVar[tuple[Item, ...]] = ("cross", "bell")
    book = (Scatter("fog", 2),)
    new_land = 0.6
    signs: ClassVar[dict[str, Usage]] = {
        "sign-1": use(Pawn()),
        "sign-2": use(BuildFree(("cure",)), gates=("any",)),
        "sign-3": use(RemoveMarkers(2)),
        "sign-4": use(Wound(who="fighter"), Arm(3), gates=("fight",), lasting=True),
    }

    signs_used: ClassVar[dict[str, Timing]] = {"sign-1": "building", "sign-2": "always", "sign-3": "always"}

    def totem(self, state: Crusoe, space: Space, number: int) -> Effects:
        """A place to search, a wound, then fog."""
        if number == 1:
            return (Put("totem", space),)
        return (Wound(2),) if number == 2 else (Put("fog", space),)

    def targets(self, state: Crusoe) -> tuple[Target, ...]:
        crosses = tuple(Target.of("cross", space) for space in state.island)
        return (*crosses, *(Target.of("totem", token.at) for token in state.tokens if token.kind == "totem"))

    def refusal(self, state: Crusoe, target: Target) -> Illegal | None:
        kind, space = target.kind, target.space
        if kind not in ("cross", "totem"):
            return None
        if not is_accessible(state, space):
            return Illegal("no-tile-there", space=space)
        if distance(state, space) > 2:
            return Illegal("too-far", space=space)
        if kind == "cross" and has_token(state, "cross", space):
            return Illegal("cross-stands", space=space)
        return None

    def succeeds(self, state: Crusoe, target: Target, cause: Cause) -> Effects:
        if target.kind == "cross":
            return (Later("evening", (Lift("cross", cause.space, back=True),)),)
        return (Lift("totem", cause.space), Mysteries(4, treasure=3, monster=1))

    def is_won(self, state: Crusoe) -> bool:
        return marks(state, "cross") >= CROSSES

    def points(self, state: Crusoe) -> dict[str, int]:
        return {
            "hearts": hearts(state),
            "weapons": 2 * state.weapons,
            "palisade": 2 * state.palisade,
            "roof": 3 * state.roof,
            "crosses": 3 * marks(state, "cross"),
            "fog": -marks(state, "fog"),
        }

    def weights(self, seats: int) -> Weights:
        return WEIGHTS

    def steps(self, state: Crusoe) -> float:
        return marks(state, "fog") / MARKERS - marks(state, "cross")

    def way(self, state: Crusoe) -> tuple[float, int]:
        return (CROSSES - marks(state, "cross")) * ROUNDS_EACH, self.rounds_left(state)

    def brings(self, ground: Reading, target: Target) -> Brings:
        if target.kind == "cross":
            return {"worth": ground.weights.goal * STEPS * ground.pressure}
        return {"worth": SEARCH * ground.weights.goal} if target.kind == "totem" else super().brings(ground, target)

    def reached(self, state: Crusoe) -> float:
        return marks(state, "cross") / CROSSES

    def own_seen(self, state: Crusoe) -> Seen:
        stand, tiles = marks(state, "cross"), len(state.island)
        yield "fog", marks(state, "fog") / 8
        yield "crosses", stand / CROSSES
        yield "crosses-a-round", max(0, CROSSES - stand) / self.rounds_left(state)
        yield "room-for-crosses", min(CROSSES, tiles - stand) / CROSSES
        yield "tiles-short", max(0, CROSSES - tiles) / CROSSES


def marks(state: Crusoe, kind: TokenKind) -> int:
    """How many markers of a kind lie on the island."""
    return sum(token.kind == kind for token in state.tokens)


SCENARIO = Cursed()
