"""What pawns might be sent to: each possible line with what it asks and brings."""

from __future__ import annotations

import math
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.words import AnyEffect, Gain, Raise
from engine.crusoe.drafts import fresh_targets, new_cost
from engine.crusoe.items import has_item, has_treasure, personal
from engine.crusoe.land import RESOURCE, explored, has_token, yields
from engine.crusoe.parts import Field, Goods, Level, Name, Payment
from engine.crusoe.plan import is_rolled, needed, prices, threat_action, threat_card
from engine.crusoe.planner.goals import ASHORE, CROSS, TEMPLE, TILE, lands_wanted, refuge
from engine.crusoe.planner.ground import Ground
from engine.crusoe.planner.prices import effects_worth, item_worth, morale, threat_strikes
from engine.crusoe.progress import burnt
from engine.crusoe.scenarios.cannibals import RAIDERS, strength
from engine.crusoe.scenarios.volcano import GOALS, so_far, temples
from engine.crusoe.target import Target


class Option(Struct, frozen=True):
    """A line that could be planned."""

    target: Target
    kind: str
    field: Field
    needs: int
    ways: tuple[tuple[Payment, Goods], ...]
    rolled: bool = False
    wood: int = 0
    meals: int = 0
    hide: int = 0
    roof: int = 0
    palisade: int = 0
    weapons: int = 0
    shelter: bool = False
    worth: float = 0.0
    """Besides what the above is worth."""
    wounds: float = 0.0
    """What it hurts whoever acts, in wounds, but for the dice."""
    danger: bool = False
    """Without weapons a wound (RC-113)."""
    owner: Name = ""
    again: bool = False
    more: bool = False
    """One pawn more brings more, though nothing is rolled."""


def options(ground: Ground) -> list[Option]:
    """Everything that is possible now."""
    return [read(ground, target) for target in fresh_targets(ground.table)]


def read(ground: Ground, target: Target) -> Option:
    table = ground.table
    kind, field = target.kind, target.field
    space = target.space or (table.camp if field == "build" else "")
    danger = (bool(space) and has_token(table, "strength", space)) or has_token(table, "strength", field)
    plain = Option(
        target,
        kind,
        field,
        needed(table, target),
        tuple((word, new_cost(table, target, word)) for word in prices(table, target)) or (("", Goods()),),
        rolled=is_rolled(target),
        danger=danger and field in ("build", "gather", "explore"),
        owner=personal(table).get(target.item, ""),
        again=kind in ("roof", "palisade", "weapons", "arrange", "rest", "hunt"),
    )
    return replace(plain, **BRINGS[kind](ground, target)) if kind in BRINGS else replace(plain, worth=3.0)


Brings = dict[str, float]


def shelter(ground: Ground, target: Target) -> Brings:
    return {"shelter": True}


def level(ground: Ground, target: Target) -> Brings:
    what = cast("Level", target.kind)
    worth = ground.weights.weapons * weapons_worth(ground, ground.table.weapons) if what == "weapons" else 0.0
    return {what: 1, "worth": worth + level_goal(ground, what)}


def weapons_worth(ground: Ground, now: int) -> float:
    """For hunts and for what threats ask: the first ones mean most."""
    goal = 1.0 if ground.sheet.name == "cannibals" else 0.0
    return goal + (1.0 if now < 2 else 0.6 if now < 4 else 0.25)


def level_goal(ground: Ground, what: Level) -> float:
    """The family's home asks for one of each."""
    home = ground.sheet.name == "family" and getattr(ground.table, what) == 0
    return ground.weights.goal * home


def build(ground: Ground, target: Target) -> Brings:
    name = target.item
    card = LIBRARY.inventions[name]
    gains = [effect for effect in card.built if isinstance(effect, Gain)]
    now = ground.table.weapons
    arms = ground.weights.weapons * sum(weapons_worth(ground, now + each) for each in range(card.weapons))
    return {
        "worth": item_worth(ground, name) + arms,
        "roof": card.roof,
        "palisade": card.palisade,
        "weapons": card.weapons,
        "meals": sum(each.food + each.preserved for each in gains),
    }


def cross(ground: Ground, target: Target) -> Brings:
    return {"worth": ground.weights.goal * CROSS * ground.pressure}


def gather(ground: Ground, target: Target) -> Brings:
    source = target.source
    table = ground.table
    n = max(1, yields(table, target.space).get(source, 0))
    n += sum(has_item(table, bag) and bag not in table.spent for bag in ("basket", "sack"))
    return {"wood" if RESOURCE[source] == "wood" else "meals": n}


LAND = 0.5
"""Of a goal's step, a terrain that may be the one that is needed."""
FLIGHT = 3.0
"""For each round that the camp can flee from the lava."""


def explore(ground: Ground, target: Target) -> Brings:
    weights, table = ground.weights, ground.table
    known = len(table.island)
    lands = {"hills", "mountains", "plains", "river"} - set(explored(table))
    worth = weights.explore * weights.explore_fading ** max(0, known - 1) + weights.terrain * len(lands) / 2
    worth += weights.discovery * (1.6 + 2 * has_treasure(table, "backpack"))
    if ground.sheet.name in ("cursed", "cannibals"):
        worth += weights.goal * 0.6
    worth += weights.goal * ground.pressure * nearer(ground)
    worth += weights.goal * LAND * min(1, len(lands_wanted(table))) * ground.pressure
    if ground.sheet.name == "volcano":
        worth += FLIGHT * (refuge(table, table.camp, (target.space,)) - refuge(table, table.camp))
    return {"worth": worth}


def nearer(ground: Ground) -> float:
    """Steps that a tile there is towards the goal."""
    table = ground.table
    if ground.sheet.name == "volcano":
        return TILE * (so_far(table).explored < GOALS[table.seats][0])
    return 0.0


def arrange(ground: Ground, target: Target) -> Brings:
    weights, table = ground.weights, ground.table
    if has_token(table, "block", "arrange"):
        return {"worth": 0.4}
    held = sum(each.determination for each in table.people[: table.seats]) / table.seats
    tokens = 2 * weights.token * math.exp(-held * weights.token_fading)
    cheer = morale(ground, 1)
    if table.seats == 4:
        return {"worth": weights.camp + max(tokens, cheer)}
    return {"worth": weights.camp + tokens + cheer}


def rest(ground: Ground, target: Target) -> Brings:
    """What the worst off gains."""
    hearts = [left for left, each in zip(ground.hearts, ground.group, strict=True) if each.wounds]
    if not hearts:
        return {"worth": -1.0}
    n = 1 + has_item(ground.table, "bed")
    least = min(hearts)
    return {"worth": ground.weights.rest * (ground.pain(least + n, n + 1) - ground.pain(least + n, 1))}


def threat(ground: Ground, target: Target) -> Brings:
    table = ground.table
    card = threat_card(table, target)
    if card in LIBRARY.wreckage:
        one = LIBRARY.wreckage[card].one
        return {**brought(one), "worth": effects_worth(ground, one), "more": True}
    action = threat_action(table, target)
    soon = target.side == "left" and bool(table.threats[1])
    strikes = (ground.weights.strike_soon if soon else ground.weights.strike) * threat_strikes(ground, card)
    if not ground.left:
        strikes = 0.0
    worth = strikes + effects_worth(ground, action.reward)
    return {**brought(action.reward), "worth": worth}


def brought(effects: tuple[AnyEffect, ...]) -> Brings:
    gains = [effect for effect in effects if isinstance(effect, Gain)]
    raised = [effect for effect in effects if isinstance(effect, Raise) and not effect.only_lost]
    return {
        "wood": sum(each.wood for each in gains),
        "meals": sum(each.food + each.preserved for each in gains),
        "hide": sum(each.hide for each in gains),
        "weapons": sum(each.n for each in raised if each.what == "weapons"),
        "roof": sum(each.n for each in raised if each.what in ("roof", "either")),
    }


def hunt(ground: Ground, target: Target) -> Brings:
    """Any beast of those that may be there."""
    table = ground.table
    stronger = has_token(table, "strength", "hunt")
    beasts = LIBRARY.beasts.values()
    wounds = sum(max(0, each.strength + stronger - table.weapons) for each in beasts) / len(beasts)
    lost = sum(min(each.weapons, table.weapons) for each in beasts) / len(beasts)
    worth = ground.weights.hunt - lost * ground.weights.weapons * weapons_worth(ground, table.weapons - 1)
    return {"meals": 3, "hide": 1, "worth": worth, "wounds": wounds + 0.3}


RAIDS = 0.5
"""Of the rounds to come; half of the events are the book's."""


def village(ground: Ground, target: Target) -> Brings:
    """Every raid to come wounds everybody once less, until three are burnt."""
    missing = max(0, strength(ground.table, target.kind) - ground.table.weapons)
    spared = RAIDS * ground.left * (burnt(ground.table.progress) < RAIDERS)
    worth = 2.2 * ground.weights.goal + spared * sum(ground.wound(each.character) for each in ground.group)
    return {"worth": worth, "wounds": float(missing)}


def city(ground: Ground, target: Target) -> Brings:
    missing = max(0, strength(ground.table, target.kind) - ground.table.weapons)
    return {"worth": 40.0 if missing <= max(ground.hearts) else -9.0, "wounds": float(missing)}


def jenny(ground: Ground, target: Target) -> Brings:
    return {"worth": ASHORE * ground.weights.goal * ground.pressure}


def totem(ground: Ground, target: Target) -> Brings:
    table = ground.table
    if ground.sheet.name != "volcano":
        return {"worth": 0.8 * ground.weights.goal}
    return {"worth": TEMPLE * ground.weights.goal * ground.pressure * (temples(table) < GOALS[table.seats][1])}


def chart(ground: Ground, target: Target) -> Brings:
    return {"worth": 3.0}


def clear(ground: Ground, target: Target) -> Brings:
    what = target.covered
    return {"worth": 1.4 if what == "terrain" else 2.0}


BRINGS = {
    "shelter": shelter,
    "roof": level,
    "palisade": level,
    "weapons": level,
    "build": build,
    "cross": cross,
    "gather": gather,
    "explore": explore,
    "arrange": arrange,
    "rest": rest,
    "threat": threat,
    "hunt": hunt,
    "village": village,
    "city": city,
    "jenny": jenny,
    "totem": totem,
    "chart": chart,
    "clear": clear,
}
