"""Scenario 5: villages to burn, and the city behind them."""

from __future__ import annotations

from typing import ClassVar

from engine.contract import Illegal
from engine.crusoe.cards.card import Usage
from engine.crusoe.cards.words import (
    AnyEffect,
    Arm,
    Burn,
    Choose,
    Discard,
    Fight,
    Given,
    Heal,
    LoseCamp,
    MoveCamp,
    Option,
    Put,
    Raise,
    ScoutTiles,
    TurnUp,
    Wound,
)
from engine.crusoe.land import is_accessible, open_neighbours
from engine.crusoe.names import Item
from engine.crusoe.parts import CITY, ScenarioName, Space, WeatherDie
from engine.crusoe.progress import CannibalsProgress, burnt
from engine.crusoe.scenarios.cursed import marks
from engine.crusoe.scenarios.sheet import Effects, Scenario, hearts, use
from engine.crusoe.scene import Scene
from engine.crusoe.state import Cause, Cover, Crusoe, Kept
from engine.crusoe.target import Kind, Target

CITY_TILE = 4
CITY_ROUND = 4
CITY_STRENGTH = 21
RAIDERS = 3
"""So many wounds a raid brings, one less for each village that is burnt."""
VILLAGE_STRENGTH = 4
TRIBUTE = Choose(
    (Option("wood", (Discard(wood=1, if_possible=True),)), Option("food", (Discard(food=1, if_possible=True),))),
    "tribute",
)


class Cannibals(Scenario):
    name: ClassVar[ScenarioName] = "cannibals"
    rounds = 9
    progress = CannibalsProgress()
    dice: ClassVar[dict[int, tuple[WeatherDie, ...]]] = {}
    inventions: ClassVar[tuple[Item, ...]] = ("ballista", "canoe")
    required: ClassVar[tuple[Item, ...]] = ("knife", "sling", "bow", "spear", "ballista")
    signs: ClassVar[dict[str, Usage]] = {
        "sign-1": use(Arm(2), gates=("fight",)),
        "sign-2": use(Heal(1, shared=True), gates=("night",)),
        "sign-3": use(ScoutTiles(3, ordered=True)),
        "sign-4": use(Raise("weapons"), gates=("any", "fight", "weapons")),
    }

    def set_up(self, scene: Scene) -> None:
        """Rum and a pipe; a tile face down where the city will be."""
        state = scene.state
        cards = {*state.box, *(kept.card for kept in state.kept)}
        scene.alter(
            kept=(Kept("rum", 2), Kept("pipe", 2)),
            box=tuple(sorted(cards - {"rum", "pipe"})),
            island={**state.island, CITY: CITY_TILE},
            tiles=tuple(tile for tile in state.tiles if tile != CITY_TILE),
            covers=(Cover(CITY, "tile", "city"), Cover(CITY, "terrain", "city")),
        )

    def round_begins(self, state: Crusoe) -> Effects:
        """RC-R26: in round 4 the city is found."""
        return (TurnUp(CITY),) if state.round == CITY_ROUND else ()

    def read_book(self, state: Crusoe) -> Effects:
        """A raid: wounds, and the camp flees; if it cannot, it falls."""
        wounds = RAIDERS - burnt(state.progress)
        raid: AnyEffect = MoveCamp() if can_flee(state) else LoseCamp(2)
        return (Wound(wounds, "all"), raid) if wounds > 0 else (raid,)

    def totem(self, state: Crusoe, space: Space, number: int) -> Effects:
        village = Put("village", space)
        if number == 4:
            return (village, Given(has="cure", then=(Wound(1),), otherwise=(Wound(3),)), TRIBUTE)
        if number > 4:
            return (village,)
        return (village, Wound(1), TRIBUTE) if number > 1 else (village, Wound(1))

    def targets(self, state: Crusoe) -> tuple[Target, ...]:
        city = (Target.of("city", CITY),) if state.round >= CITY_ROUND else ()
        return (*(Target.of("village", token.at) for token in state.tokens if token.kind == "village"), *city)

    def refusal(self, state: Crusoe, target: Target) -> Illegal | None:
        if target.kind in ("village", "city") and not is_linked(state, target.space):
            return Illegal("too-far", space=target.space)
        return None

    def more_pawns(self, state: Crusoe, target: Target) -> int:
        """Where the islanders live one gathers under guard."""
        return int(target.kind == "gather" and is_theirs(state, target.space))

    def no_camp(self, state: Crusoe, space: Space) -> bool:
        return is_theirs(state, space)

    def succeeds(self, state: Crusoe, target: Target, cause: Cause) -> Effects:
        return (Fight(strength(state, target.kind)), Burn())

    def is_won(self, state: Crusoe) -> bool:
        return has_fallen(state)

    def points(self, state: Crusoe) -> dict[str, int]:
        return {
            "hearts": hearts(state),
            "weapons": 3 * state.weapons,
            "palisade": 3 * state.palisade,
            "villages": 3 * burnt(state.progress),
            "city": 5 * has_fallen(state),
        }


def has_fallen(state: Crusoe) -> bool:
    """The city."""
    return isinstance(state.progress, CannibalsProgress) and state.progress.city


def strength(state: Crusoe, kind: Kind) -> int:
    """Of a village by the totems that lie open, the found city's too (RC-R26); of the city by the villages burnt."""
    if kind == "city":
        return CITY_STRENGTH - 3 * burnt(state.progress)
    return VILLAGE_STRENGTH + marks(state, "village") + is_accessible(state, CITY)


def is_theirs(state: Crusoe, space: Space) -> bool:
    return space == CITY or any(token.kind == "village" and token.at == space for token in state.tokens)


def can_flee(state: Crusoe) -> bool:
    return any(not is_theirs(state, space) for space in open_neighbours(state, state.camp))


def is_linked(state: Crusoe, space: Space) -> bool:
    """Whether a path of accessible tiles leads there from the camp."""
    reached, edge = {state.camp}, [state.camp]
    while edge:
        edge = [each for at in edge for each in open_neighbours(state, at) if each not in reached]
        reached.update(edge)
    return space in reached and is_accessible(state, space)


SCENARIO = Cannibals()
