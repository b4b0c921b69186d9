"""What pawns might be sent to: each possible line with what it asks and brings."""

from __future__ import annotations

import math
from collections.abc import Callable
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
from engine.crusoe.planner.ground import Ground
from engine.crusoe.planner.prices import effects_worth, item_worth, morale, threat_strikes
from engine.crusoe.scenarios.aims import Brings
from engine.crusoe.target import Target

ARMS: tuple[tuple[int, float], ...] = ((2, 1.0), (4, 0.6))
"""What one more weapon level is worth while there are fewer than so many, as a share of its weight."""
ENOUGH = 0.25
"""The same once there are more."""
FINDS, BACKPACK = 1.6, 2
"""Discoveries that a tile brings on average, and how many more with the backpack."""
LANDS = 2
"""Terrains unknown, each of which is worth its weight divided by so many."""
BLOCKED = 0.4
"""What it's worth to clear a blocked camp, in wounds."""
NEEDLESS = -1.0
"""What rest is worth where nobody is hurt, in wounds."""
ARRANGED = 2
"""Tokens for arranging the camp."""
PREY_MEALS, PREY_HIDE = 3, 1
"""What a beast brings on average."""
HUNTING = 0.3
"""What a hunt hurts besides, in wounds."""


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
    brings = BRINGS[kind](ground, target) if kind in BRINGS else ground.sheet.brings(ground, target)
    return replace(plain, **brings)


def shelter(ground: Ground, target: Target) -> Brings:
    return {"shelter": True}


def level(ground: Ground, target: Target) -> Brings:
    what = cast("Level", target.kind)
    worth = ground.weights.weapons * weapons_worth(ground, ground.table.weapons) if what == "weapons" else 0.0
    return {what: 1, "worth": worth + level_goal(ground, what)}


def weapons_worth(ground: Ground, now: int) -> float:
    """For hunts and for what threats ask: the first ones mean most."""
    return ground.sheet.arms + next((worth for least, worth in ARMS if now < least), ENOUGH)


def level_goal(ground: Ground, what: Level) -> float:
    """A step towards the goal, where it asks for one more of these."""
    return ground.weights.goal * ground.sheet.wants_level(ground.table, what)


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


def gather(ground: Ground, target: Target) -> Brings:
    source = target.source
    table = ground.table
    n = max(1, yields(table, target.space).get(source, 0))
    n += sum(has_item(table, bag) and bag not in table.spent for bag in ("basket", "sack"))
    return {"wood" if RESOURCE[source] == "wood" else "meals": n}


LAND = 0.5
"""A terrain that may be the one that is needed, in steps towards the goal."""
FLIGHT = 3.0
"""What each round is worth that the camp has longer to live, in wounds."""


def explore(ground: Ground, target: Target) -> Brings:
    weights, table = ground.weights, ground.table
    known = len(table.island)
    lands = {"hills", "mountains", "plains", "river"} - set(explored(table))
    worth = weights.explore * weights.explore_fading ** max(0, known - 1) + weights.terrain * len(lands) / LANDS
    worth += weights.discovery * (FINDS + BACKPACK * has_treasure(table, "backpack"))
    sheet = ground.sheet
    worth += weights.goal * sheet.new_land
    worth += weights.goal * ground.pressure * sheet.nearer(table)
    worth += weights.goal * LAND * min(1, len(sheet.lands_wanted(table))) * ground.pressure
    worth += FLIGHT * (sheet.refuge(table, table.camp, (target.space,)) - sheet.refuge(table, table.camp))
    return {"worth": worth}


def arrange(ground: Ground, target: Target) -> Brings:
    weights, table = ground.weights, ground.table
    if has_token(table, "block", "arrange"):
        return {"worth": BLOCKED}
    held = sum(each.determination for each in table.people[: table.seats]) / table.seats
    tokens = ARRANGED * weights.token * math.exp(-held * weights.token_fading)
    cheer = morale(ground, 1)
    if table.seats == 4:
        return {"worth": weights.camp + max(tokens, cheer)}
    return {"worth": weights.camp + tokens + cheer}


def rest(ground: Ground, target: Target) -> Brings:
    """What the worst off gains."""
    hearts = [left for left, each in zip(ground.hearts, ground.group, strict=True) if each.wounds]
    if not hearts:
        return {"worth": NEEDLESS}
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
    return {"meals": PREY_MEALS, "hide": PREY_HIDE, "worth": worth, "wounds": wounds + HUNTING}


BRINGS: dict[str, Callable[[Ground, Target], Brings]] = {
    "shelter": shelter,
    "roof": level,
    "palisade": level,
    "weapons": level,
    "build": build,
    "gather": gather,
    "explore": explore,
    "arrange": arrange,
    "rest": rest,
    "threat": threat,
    "hunt": hunt,
}
