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
from engine.crusoe.parts import CITY, NEIGHBOURS, ScenarioName, Space, WeatherDie
from engine.crusoe.progress import CannibalsProgress, burnt
from engine.crusoe.scenarios.aims import Brings, Reading, Seen, Timing
from engine.crusoe.scenarios.cursed import marks
from engine.crusoe.scenarios.sheet import Effects, Scenario, hearts, use
from engine.crusoe.scene import Scene, players, track
from engine.crusoe.state import Cause, Cover, Crusoe, Kept
from engine.crusoe.target import Kind, Target
from engine.crusoe.weights import Weights

CITY_TILE = 4
CITY_ROUND = 4
CITY_STRENGTH = 21
RAIDERS = 3
"""So many wounds a raid brings, one less for each village that is burnt."""
VILLAGE_STRENGTH = 4
VILLAGE = 2.2
"""A village burnt, in steps towards the goal."""
RAIDS = 0.5
"""Raids a round: half of the events are the book's."""
FALLS, HOLDS = 40.0, -9.0
"""What an attack on the city is worth, in wounds: where someone survives it, and where nobody does."""
FAR, BARRED = 4, 9
"""So many tiles to explore are a long way; a tile that can't be entered is no way at all."""
HOPELESS = 9
"""Wounds more than anyone could bear."""
STRENGTH, WAY = 0.7, 0.3
"""Shares of the goal: an attack that someone survives, and the way to the city."""
WEIGHTS = Weights(
    peril=3.39,
    gloom=1.34,
    token=0.319,
    rest=1.17,
    ahead=1.77,
    fading=0.963,
    spent=0.564,
    site=1.29,
    moving=0.618,
    weapons=2.3,
    explore=2.0,
    discovery=0.656,
    item=0.561,
    goal=1.83,
    camp=0.256,
    adventure_gather=0.415,
)
"""Found with two players."""
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
    book_worth = -2.0
    arms = 1.0
    new_land = 0.6
    signs: ClassVar[dict[str, Usage]] = {
        "sign-1": use(Arm(2), gates=("fight",)),
        "sign-2": use(Heal(1, shared=True), gates=("night",)),
        "sign-3": use(ScoutTiles(3, ordered=True)),
        "sign-4": use(Raise("weapons"), gates=("any", "fight", "weapons")),
    }

    signs_used: ClassVar[dict[str, Timing]] = {"sign-3": "always", "sign-4": "always"}

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

    def weights(self, seats: int) -> Weights:
        return WEIGHTS

    def steps(self, state: Crusoe) -> float:
        return -burnt(state.progress)

    def brings(self, ground: Reading, target: Target) -> Brings:
        """Every raid to come wounds everyone once less, until three villages are burnt."""
        table = ground.table
        if target.kind not in ("village", "city"):
            return super().brings(ground, target)
        missing = max(0, strength(table, target.kind) - table.weapons)
        if target.kind == "city":
            return {"worth": FALLS if missing <= max(ground.hearts) else HOLDS, "wounds": float(missing)}
        spared = RAIDS * ground.left * (burnt(table.progress) < RAIDERS)
        worth = VILLAGE * ground.weights.goal + spared * sum(ground.wound(each.character) for each in ground.group)
        return {"worth": worth, "wounds": float(missing)}

    def reached(self, state: Crusoe) -> float:
        """Return the shares of wounds that the city would still cost too many, and of the way to it."""
        bearable = 1 - unbearable(state) / HOPELESS
        return STRENGTH * max(0.0, min(1.0, bearable)) + WAY * max(0.0, 1 - way_to_city(state) / FAR)

    def own_seen(self, state: Crusoe) -> Seen:
        burned, villages = burnt(state.progress), marks(state, "village")
        over, far = unbearable(state), way_to_city(state)
        for n in (1, 2, 3, 4):
            yield f"burnt-{n}", float(burned >= n)
        yield "raid", float(max(0, RAIDERS - burned))
        yield "villages", villages / 4
        yield "some-village", float(villages > 0)
        yield "village-wounds", max(0, strength(state, "village") - state.weapons) / 8
        yield "city-weapons", (strength(state, "city") - state.weapons) / CITY_STRENGTH
        yield "city-linked", float(is_linked(state, CITY))
        yield "city-far", far / 3
        yield "unbearable", over / HOPELESS
        yield "unbearable-far", max(0, over) * far / 20
        yield "bearable", float(over <= 0)
        yield "city-now", float(over <= 0 and far == 0 and state.round >= CITY_ROUND)
        for space in state.island:
            yield f"tile-{space}", 1.0


def has_fallen(state: Crusoe) -> bool:
    """The city."""
    return isinstance(state.progress, CannibalsProgress) and state.progress.city


def strength(state: Crusoe, kind: Kind) -> int:
    """Of a village by the totems that lie open, the found city's too (RC-R26); of the city by the villages burnt."""
    if kind == "city":
        return CITY_STRENGTH - 3 * burnt(state.progress)
    return VILLAGE_STRENGTH + marks(state, "village") + is_accessible(state, CITY)


def unbearable(state: Crusoe) -> int:
    """Wounds by which the city would kill the healthiest; none where it would fall."""
    most = max(track(each.character).hearts - each.wounds for each in players(state))
    return strength(state, "city") - state.weapons - most


def way_to_city(state: Crusoe) -> int:
    """How many tiles must still be explored on the shortest way from the camp."""
    asked: dict[Space, int] = {state.camp: 0}
    edge = [state.camp]
    while edge:
        at = edge.pop(0)
        for to in NEIGHBOURS[at]:
            far = asked[at] + tiles_before(state, to)
            if far < asked.get(to, BARRED):
                asked[to] = far
                edge.append(to)
    return asked.get(CITY, BARRED)


def tiles_before(state: Crusoe, space: Space) -> int:
    if space not in state.island:
        return 1
    return 0 if space == CITY or is_accessible(state, space) else BARRED


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
