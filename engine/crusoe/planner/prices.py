"""What cards' words are worth, in wounds, on one table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.words import (
    Again,
    AnyEffect,
    Book,
    BuildAgain,
    BuildFree,
    CoverTerrain,
    Determination,
    Discard,
    DiscardAll,
    DiscardHunt,
    DiscardInventions,
    Discoveries,
    Exhaust,
    Fight,
    FightHunt,
    FlipTile,
    Gain,
    Given,
    Halve,
    Heal,
    Ignore,
    LevelMeant,
    LoseCamp,
    LoseItems,
    Lower,
    Meal,
    Morale,
    Mysteries,
    Produce,
    Put,
    Raise,
    Remove,
    Reshuffle,
    StartingItem,
    Starve,
    StayOut,
    Uncover,
    Who,
    Wound,
)
from engine.crusoe.items import has_item
from engine.crusoe.names import CardName, Item
from engine.crusoe.parts import Name
from engine.crusoe.planner.ground import Ground
from engine.crusoe.scene import first, is_here
from engine.crusoe.weights import ITEMS

ITEM = 3.0
"""An item that isn't in the table of their worths, in wounds."""
LATE, LATE_ROUNDS = 1.5, 4
"""How much more what the goal needs is worth at the end, as a share; and over how many rounds that grows."""
MOOD = 5
"""Rounds over which morale counts."""
LOST_FOOD, LOST_HIDE = 1.1, 1.5
"""A food and a hide thrown away, in wounds; a wood is one."""
WOOD, FOOD, PRESERVED, HIDE = 1.1, 1.0, 1.3, 1.4
"""Goods gained, in wounds each."""
LEVEL, ARMED = 0.3, 0.8
"""A level of roof or palisade besides what it does at night, and a weapon level: wounds."""
HEALED = 0.9
"""A wound healed, as a share of one averted."""
OTHER_TOKEN = -0.8
"""A token that isn't in the table below, in wounds."""

LONG = 8.0
"""Rounds over which an item pays back what it is worth."""


def effects_worth(ground: Ground, effects: Iterable[AnyEffect], actor: Name = "") -> float:
    return sum(effect_worth(ground, effect, actor) for effect in effects)


def effect_worth(ground: Ground, effect: AnyEffect, actor: Name = "") -> float:
    price = PRICES.get(type(effect))
    return price(ground, effect, actor or first(ground.table)) if price else 0.0


def item_worth(ground: Ground, name: Item) -> float:
    """Over the rounds that are left; what the scenario cannot be won without is worth more."""
    weights = ground.weights
    goal = name in ground.needed
    lasting = min(1.0, (ground.left + 1) / LONG)
    worth = weights.item * ITEMS.get(name, ITEM) * lasting
    late = 1 + LATE * max(0, LATE_ROUNDS - ground.left) / LATE_ROUNDS
    return worth + weights.goal * goal * late * ground.pressure


def threat_strikes(ground: Ground, card: CardName) -> float:
    """What a threat would cost, as a gain where it is met."""
    if card not in LIBRARY.events:
        return 0.0
    return max(0.0, -effects_worth(ground, LIBRARY.events[card].threat))


def wounds(ground: Ground, who: Who, n: int, actor: Name) -> float:
    match who:
        case "all":
            return sum(ground.wound(each.character, n) for each in ground.group)
        case "first":
            one = first(ground.table)
        case "actor" | "marked":
            one = actor
        case "fighter":
            return 0.0
        case _:
            one = who
    return ground.wound(one, n) if is_here(ground.table, one) else 0.0


def morale(ground: Ground, n: int) -> float:
    """Tokens or wounds for the first player, in every round to come (RC-060)."""
    before = ground.table.morale
    after = max(-3, min(3, before + n))
    rounds = sum(ground.weights.fading**each for each in range(1, min(MOOD, ground.left) + 1))
    return rounds * (mood(ground, after) - mood(ground, before))


def mood(ground: Ground, level: int) -> float:
    return ground.weights.cheer * max(0, level) - ground.weights.gloom * max(0, -level)


def tokens(ground: Ground, effect: Determination, actor: Name) -> float:
    """Tokens one has not got are wounds."""
    whom = [each.character for each in ground.group] if effect.who == "all" else [actor]
    if effect.n >= 0 and not effect.everything:
        return ground.weights.token * effect.n * len(whom)
    worth = 0.0
    for each in ground.table.people:
        if each.character in whom:
            asked = each.determination if effect.everything else -effect.n
            worth -= ground.weights.token * min(asked, each.determination)
            worth -= ground.wound(each.character, max(0, asked - each.determination))
    return worth


def discard(ground: Ground, effect: Discard, actor: Name) -> float:
    """What there is not wounds the one who acts."""
    stock = ground.table.stock
    missing = 0
    if not effect.if_possible:
        missing = max(0, effect.wood - stock.wood) + max(0, effect.food - stock.meals)
    return -(effect.wood + LOST_FOOD * effect.food + LOST_HIDE * effect.hide) - missing * (ground.wound(actor) - 1)


def level(ground: Ground, what: LevelMeant, n: int) -> float:
    """What a level up or down means to the nights."""
    table = ground.table
    if what == "weapons":
        return ARMED * n if table.weapons + n >= 0 else -wounds(ground, "all", 1, "")
    if what == "either":
        return max(level(ground, "roof", n), level(ground, "palisade", n))
    if n < 0 and getattr(table, what) + n < 0:
        return -wounds(ground, "all", 1, "")
    then = ground.camp._replace(**{what: max(0, getattr(table, what) + n)})
    return ground.ahead(ground.camp) - ground.ahead(then) + LEVEL * n


def gain(ground: Ground, effect: Gain, actor: Name) -> float:
    times = ground.table.seats if effect.per_player else 1
    return times * (effect.wood * WOOD + effect.food * FOOD + effect.preserved * PRESERVED + effect.hide * HIDE)


def heal(ground: Ground, effect: Heal, actor: Name) -> float:
    who = effect.who if effect.who not in ("actor", "") else actor
    person = next((each for each in ground.table.people if each.character == who), None)
    if person is None:
        return 0.0
    n = min(effect.n, person.wounds)
    return HEALED * n * ground.wound(person.character)


def fight(ground: Ground, effect: Fight, actor: Name) -> float:
    missing = max(0, effect.strength - ground.table.weapons)
    return effect.food + HIDE * effect.hide - wounds(ground, "actor", missing, actor) - effect.weapons - effect.palisade


def put(ground: Ground, effect: Put, actor: Name) -> float:
    return ON_TABLE.get(effect.token, OTHER_TOKEN) * (len(ground.group) if effect.at == "weather" else 1)


ON_TABLE = {
    "rain": -0.9,
    "winter": -1.1,
    "storm": -0.8,
    "animals": -0.6,
    "adventure": -0.4,
    "reroll": -0.3,
    "minus-pawn": -0.9,
    "plus-wood": 1.5,
    "plus-food": 2.5,
    "fog": -1.0,
    "ash": -1.0,
    "strength": -0.8,
}
"""What a token on the table is worth, in wounds."""

PRICES: dict[type, Callable[[Ground, Any, Name], float]] = {
    Gain: gain,
    Discard: discard,
    DiscardAll: lambda ground, *_: -1.2 * (ground.table.stock.wood + ground.table.stock.meals),
    Determination: tokens,
    Morale: lambda ground, effect, _: morale(ground, effect.n),
    Wound: lambda ground, effect, actor: -wounds(ground, effect.who, effect.n, actor),
    Starve: lambda ground, effect, _: -ground.wound(effect.who, effect.wounds),
    Heal: heal,
    Raise: lambda ground, effect, _: level(ground, effect.what, effect.n),
    Lower: lambda ground, effect, _: 0.0 if effect.if_possible else level(ground, effect.what, -effect.n),
    Halve: lambda ground, effect, _: 1.2 * level(ground, "roof" if effect.what == "either" else effect.what, -1),
    LoseCamp: lambda *_: -9.0,
    Reshuffle: lambda *_: -1.2,
    Mysteries: lambda _, effect, __: (
        min(effect.n, effect.treasure + 0.5 * (effect.monster + effect.trap)) * 1.1
        - 1.0 * (effect.monster + effect.trap)
    ),
    Discoveries: lambda ground, effect, _: ground.weights.discovery * (effect.keep or effect.n),
    StayOut: lambda ground, _, actor: -1.2 - ground.wound(actor),
    LoseItems: lambda ground, effect, _: -2.0 * min(effect.n, len(ground.table.items)),
    DiscardInventions: lambda _, effect, __: -0.35 * effect.n,
    BuildFree: lambda ground, effect, _: max(
        (item_worth(ground, name) for name in effect.items if not has_item(ground.table, name)), default=0.0
    ),
    BuildAgain: lambda ground, _, actor: 2.2 - 0.67 * ground.wound(actor),
    StartingItem: lambda *_: 2.4,
    Given: lambda ground, effect, actor: effects_worth(
        ground, effect.then if not effect.has or has_item(ground.table, effect.has) else effect.otherwise, actor
    ),
    Meal: lambda ground, *_: -0.7 * len(ground.group),
    Exhaust: lambda _, effect, __: -1.2 * effect.n,
    CoverTerrain: lambda *_: -1.0,
    FlipTile: lambda *_: -1.5,
    Uncover: lambda *_: 1.5,
    Remove: lambda _, effect, __: -ON_TABLE.get(effect.token, OTHER_TOKEN),
    Put: put,
    Produce: lambda _, effect, __: -1.0 * (effect.no_food + effect.no_wood) - 2.0 * effect.nothing - effect.halved,
    Fight: fight,
    FightHunt: lambda *_: -2.0,
    DiscardHunt: lambda *_: -0.5,
    Again: lambda *_: -1.5,
    Book: lambda ground, *_: ground.sheet.book_worth,
    Ignore: lambda *_: 1.0,
}
"""What each word of a card is worth, in wounds; plain figures are guesses that no playing has moved."""
