"""What the computer teammate wants: the worth of actions and answers on the open table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.words import (
    AnyEffect,
    Determination,
    Discard,
    Discoveries,
    Gain,
    Heal,
    Level,
    LoseItems,
    Lower,
    Morale,
    MoveCamp,
    Mysteries,
    Raise,
    Reshuffle,
    Starve,
    StayOut,
    Wound,
)
from engine.crusoe.parts import TILES
from engine.crusoe.plan import field_of, item_of, kind_of
from engine.crusoe.progress import burnt, wanted
from engine.crusoe.scenarios import SCENARIOS
from engine.crusoe.scenarios.cannibals import VILLAGE_STRENGTH, city_totem
from engine.crusoe.scenarios.volcano import LAVA
from engine.crusoe.state import Choosing, Offer, Person
from engine.crusoe.view import View

ITEMS: dict[str, float] = {
    "shovel": 3.2, "knife": 4, "rope": 3.2, "pot": 2.4, "cure": 3, "fire": 3.6, "map": 3.4, "bricks": 2.4, "dam": 3.2,
    "bow": 5, "spear": 5, "sling": 4.6, "basket": 4.4, "sack": 4.4, "cellar": 3.6, "snare": 5.4, "lantern": 3.6,
    "belts": 2.8, "shield": 2.2, "raft": 2.2, "furnace": 3, "moat": 2.8, "wall": 3.4, "pit": 4, "corral": 3.2,
    "diary": 3, "drums": 3.6, "bed": 2, "fireplace": 3, "shortcut": 4.2, "hatchet": 4.4, "mast": 3, "bell": 2,
    "rescue-raft": 6, "lifeboat": 12, "rope-ladder": 3, "jolly-boat": 9, "ballista": 4.4, "canoe": 2, "fence": 2.6,
    "garden": 3,
}  # fmt: skip
NEEDED: dict[str, tuple[str, ...]] = {
    "castaways": ("fire",),
    "cursed": (),
    "jenny": ("rope", "knife", "rescue-raft", "lifeboat"),
    "volcano": ("rope", "rope-ladder", "jolly-boat"),
    "cannibals": ("knife", "sling", "bow", "spear", "ballista"),
    "family": (),
}
NEVER = 99
WEIGHTS: dict[str, float] = {
    "meal": 12.0,
    "surplus": 1.2,
    "hunt-meal": 4.4,
    "hunt": 0.7,
    "hunt-wound": 2.6,
    "wood": 4.0,
    "wood-home": 2.0,
    "wood-pile": 1.4,
    "shelter": 13.0,
    "roof": 9.0,
    "weapons": 4.0,
    "item": 0.6,
    "explore": 2.2,
    "explore-early": 4.6,
    "explore-terrain": 2.5,
    "arrange": 3.6,
    "gloom": 1.3,
    "poor": 0.8,
    "rest": 7.0,
    "rest-health": 1.2,
    "threat-left": 4.6,
    "threat-right": 3.6,
    "risk": 4.0,
    "peril-build": 2.2,
    "peril-explore": 2.4,
    "peril-gather": 1.0,
    "support-build": 3.6,
    "support-explore": 3.0,
    "support-gather": 1.8,
}
"""What things are worth, about in halves of a wound; found by playing."""
ROLLED = ("build", "gather", "explore")


def missing_pawns(seen: View, target: str) -> int:
    """How many pawns a new line asks for; a threat for two different players is left to people."""
    if kind_of(target) == "threat":
        card = LIBRARY.events.get(seen.threats[0 if target.endswith("left") else 1])
        if card is not None and card.action.different:
            return NEVER
    return seen.needs.get(target, NEVER)


def target_worth(seen: View, target: str, pawn: str) -> float:
    """What an action promises, less the risk of its dice."""
    kind = kind_of(target)
    health = next((hearts(each) for each in seen.people if each.character == pawn), 9)
    worth = WORTH[kind](seen, target) if kind in WORTH else 5.0
    if kind == "rest":
        return WEIGHTS["rest"] - WEIGHTS["rest-health"] * health if health < 6 else 0.0
    worth -= WEIGHTS.get(f"peril-{field_of(target)}", 0.0)
    if field_of(target) in ROLLED and health <= 2:
        worth -= WEIGHTS["risk"]
    return worth


def hearts(person: Person) -> int:
    """About how many are left."""
    return (3 if person.character == "friday" else 12) - person.wounds


def threat(seen: View, target: str) -> float:
    card = seen.threats[0 if target.endswith("left") else 1]
    if card.startswith("wreckage"):
        return 5.5
    return WEIGHTS["threat-left"] if target.endswith("left") else WEIGHTS["threat-right"]


def hunt(seen: View, target: str) -> float:
    """With weapons food and hide, without them wounds."""
    eaten = min(3, max(0, lacking_food(seen)))
    wounds = max(0.0, 4.2 - seen.weapons)
    return WEIGHTS["hunt-meal"] * eaten + WEIGHTS["hunt"] - WEIGHTS["hunt-wound"] * wounds


def lacking_food(seen: View) -> int:
    """How many will go hungry tonight as things stand."""
    coming = sum(line.line.target.startswith("gather") and not line.line.target.endswith("wood") for line in seen.plan)
    coming += 2 * sum(kind_of(line.line.target) == "hunt" for line in seen.plan)
    return seen.seats - seen.free.meals - coming - 2 * seen.discoveries.count("fruit")


def shelter(seen: View, target: str) -> float:
    return 4.0 if seen.sheltered else WEIGHTS["shelter"] + seen.seats


def roof(seen: View, target: str) -> float:
    """By what is likely to rain."""
    planned = sum(kind_of(line.line.target) == "roof" for line in seen.plan)
    home = seen.options.scenario == "family" and not seen.roof + planned
    return WEIGHTS["roof"] if seen.roof + planned < roofs_wanted(seen) or home else 1.2


def roofs_wanted(seen: View) -> int:
    """What two rounds from now may come."""
    coming = scenario_dice(seen, seen.round + 1) + scenario_dice(seen, seen.round)
    clouds = max((CLOUDS.get(each, 0) for each in coming), default=0)
    return clouds + (1 if "rain" in coming and "winter" in coming else 0)


CLOUDS = {"rain": 2, "winter": 2}


def scenario_dice(seen: View, number: int) -> tuple[str, ...]:
    return SCENARIOS[seen.options.scenario].dice.get(number, ())


def palisade(seen: View, target: str) -> float:
    wanted = 1 if seen.options.scenario in ("family", "jenny", "cannibals") else 0
    return 5.0 if seen.palisade < wanted else 0.8


def weapons(seen: View, target: str) -> float:
    if seen.options.scenario == "cannibals":
        return 4.4 if seen.free.wood > 1 else 3.4
    planned = sum(kind_of(line.line.target) == "weapons" for line in seen.plan)
    return WEIGHTS["weapons"] if seen.weapons + planned < 4 and (seen.decks["hunt"] or seen.round < 4) else 0.6


def item(seen: View, target: str) -> float:
    name = item_of(target)
    needed = 5 if name in NEEDED[seen.options.scenario] or name in wanted(seen.progress) else 0
    poor = seen.free.wood < 2 and not seen.sheltered and bool(LIBRARY.inventions[name].pays)
    return ITEMS.get(name, 3.0) + needed - 2 * poor + WEIGHTS["item"]


def cross(seen: View, target: str) -> float:
    return 8.5


def gather(seen: View, target: str) -> float:
    """Food for tonight, wood for the home and the pile."""
    if target.endswith("wood"):
        home = WEIGHTS["wood-home"] if not seen.sheltered or seen.roof < roofs_wanted(seen) else 0.0
        pile = WEIGHTS["wood-pile"] if seen.options.scenario in ("castaways", "cursed", "jenny", "volcano") else 0
        return WEIGHTS["wood"] + home + pile - 0.3 * max(0, seen.free.wood - 2)
    return WEIGHTS["meal"] if lacking_food(seen) > 0 else WEIGHTS["surplus"]


def explore(seen: View, target: str) -> float:
    known = len(seen.island)
    early = max(0.0, WEIGHTS["explore-early"] - 0.55 * known)
    lost_home = 3.0 if not seen.sheltered and seen.free.wood < 2 and known < 5 else 0.0
    terrain = WEIGHTS["explore-terrain"] if len(seen.terrains) < 4 else 0.0
    bonus = 3.5 if seen.options.scenario in ("volcano", "cannibals") else 0.0
    return WEIGHTS["explore"] + early + terrain + bonus + lost_home / 2


def arrange(seen: View, target: str) -> float:
    low = max(0, -seen.morale)
    poor = sum(each.determination for each in seen.people[: seen.seats]) < 2 * seen.seats
    planned = sum(kind_of(line.line.target) == "arrange" for line in seen.plan)
    return WEIGHTS["arrange"] + WEIGHTS["gloom"] * low + WEIGHTS["poor"] * poor - planned


def village(seen: View, target: str) -> float:
    strength = VILLAGE_STRENGTH + sum(token.kind == "village" for token in seen.tokens) + city_totem(seen.round)
    return 9.0 - 1.6 * max(0, strength - seen.weapons)


def city(seen: View, target: str) -> float:
    lacking = 21 - 3 * burnt(seen.progress) - seen.weapons
    fresh = min(hearts(each) for each in seen.people[: seen.seats])
    return 20.0 if lacking < max(6, fresh - 1) else 0.0


def jenny(seen: View, target: str) -> float:
    return 14.0


def totem(seen: View, target: str) -> float:
    return 6.5


WORTH = {
    "threat": threat,
    "hunt": hunt,
    "shelter": shelter,
    "roof": roof,
    "palisade": palisade,
    "weapons": weapons,
    "build": item,
    "cross": cross,
    "gather": gather,
    "explore": explore,
    "arrange": arrange,
    "rest": arrange,
    "village": village,
    "city": city,
    "jenny": jenny,
    "totem": totem,
    "chart": totem,
}


# Answers


def answer_worth(seen: View, asked: Choosing, offer: Offer) -> float:
    """By the words an answer says."""
    if asked.asks in ("heal", "hungry", "marker"):
        return person_worth(seen, asked.asks, offer.word)
    return sum(effect_worth(seen, effect, asked.cause.actor) for effect in offer.effects)


def person_worth(seen: View, asks: str, who: str) -> float:
    wounds = next(each.wounds for each in seen.people if each.character == who)
    return wounds if asks == "heal" else -wounds


def effect_worth(seen: View, effect: AnyEffect, actor: str) -> float:
    """A rough price of each word."""
    price = PRICES.get(type(effect))
    return price(seen, effect, actor) if price else 0.0


def wound_worth(seen: View, n: int, actor: str, *, everybody: bool = False) -> float:
    """The weaker one is, the worse."""
    weak = next((hearts(each) for each in seen.people if each.character == actor), 9) < 4
    return -n * (3.0 if weak else 1.2) * (seen.seats if everybody else 1)


PRICES: dict[type, Callable[[View, Any, str], float]] = {
    Gain: lambda _, effect, __: effect.wood + effect.food + 1.5 * effect.hide + 1.2 * effect.preserved,
    Discard: lambda _, effect, __: -(effect.wood + effect.food + 1.5 * effect.hide),
    Determination: lambda _, effect, __: 0.6 * effect.n,
    Morale: lambda _, effect, __: 1.4 * effect.n,
    Wound: lambda seen, effect, actor: wound_worth(seen, effect.n, actor, everybody=effect.who == "all"),
    Starve: lambda seen, effect, actor: wound_worth(seen, effect.wounds, actor),
    Heal: lambda _, effect, __: 1.3 * effect.n,
    Raise: lambda seen, effect, _: effect.n * level_worth(seen, effect.what),
    Lower: lambda seen, effect, _: -effect.n * level_worth(seen, effect.what),
    MoveCamp: lambda seen, effect, _: site_worth(seen, effect.to) - site_worth(seen, seen.camp),
    Reshuffle: lambda *_: -1.6,
    Mysteries: lambda _, effect, __: 1.2 * effect.treasure - 1.2 * (effect.monster + effect.trap),
    Discoveries: lambda _, effect, __: 1.0 * effect.n,
    StayOut: lambda *_: -2.5,
    LoseItems: lambda *_: -2.5,
}


def level_worth(seen: View, what: Level) -> float:
    return {"roof": 2.0 if seen.weather_dice else 1.2, "palisade": 1.4, "weapons": 1.1, "either": 1.6}[what]


def site_worth(seen: View, space: str) -> float:
    """What a tile means for the camp: its sources, its shelter, what moving breaks."""
    if space not in seen.island:
        return 0.0
    tile = TILES[seen.island[space]]
    open_sources = [
        source for source in tile.sources if not any(c.space == space and c.what == source for c in seen.covers)
    ]
    foggy = any(token.at == space and token.kind == "fog" for token in seen.tokens)
    home = 5.0 if tile.shelter and not seen.shelter else 0.0
    breaking = 0.0 if space == seen.camp else 0.8 + (seen.roof // 2 + seen.palisade // 2) * 2.0
    danger = 30.0 if space in doomed(seen) else 0.0
    return (0.0 if foggy else 2.0 * len(open_sources)) + home - breaking - danger


def doomed(seen: View) -> tuple[str, ...]:
    """Where the lava comes at the next round's beginning."""
    return LAVA.get(seen.round + 1, ()) if seen.options.scenario == "volcano" else ()
