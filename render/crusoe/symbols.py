"""What cards ask and do, in signs: a price, a gain, a blow."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.crusoe.cards.card import ThreatAction
from engine.crusoe.cards.words import (
    Again,
    AnyEffect,
    Book,
    CoverTerrain,
    Determination,
    Discard,
    DiscardAll,
    DiscardHunt,
    DiscardInventions,
    DrawInventions,
    EndAmbush,
    Exhaust,
    FightHunt,
    Gain,
    Halve,
    HuntToBottom,
    LoseItems,
    Lower,
    Morale,
    Mysteries,
    Produce,
    Put,
    Raise,
    Remove,
    StartingItem,
    TakeHunt,
    Uncover,
    Wound,
)
from engine.crusoe.parts import Goods
from render.crusoe.bits import Bit, Bits, Sign

UNKNOWN = Sign("adventure")
"""What no sign can tell; its card's words do."""
SKY = ("rain", "winter", "storm")
DICE = ("animals",)
GOODS = ("wood", "food", "preserved", "hide")


def goods(amount: Goods) -> Bits:
    """`2` wood, `1` hide."""
    bits: list[Bit] = []
    for name in GOODS:
        if n := getattr(amount, name):
            bits += [str(n), Sign(f"good-{name}")]
    return tuple(bits)


def price(action: ThreatAction) -> Bits:
    """What a threat asks for: pawns, weapons, an item, goods one way or another."""
    bits: list[Bit] = [Sign("pawn")] * action.pawns
    if action.different:
        bits.append(Sign("all"))
    if action.weapons:
        bits += [str(action.weapons), Sign("weapons")]
    if action.needs:
        bits.append(Sign(f"invention-{action.needs}"))
    ways = [goods(way) for way in action.pays]
    if action.unless:
        ways.append((Sign(f"invention-{action.unless}"),))
    for place, way in enumerate(ways):
        bits += ["/"] if place else []
        bits += way
    return tuple(bits)


def effects(these: Iterable[AnyEffect]) -> tuple[Bits, ...]:
    """A group of bits for each effect."""
    return tuple(effect(each) for each in these)


def effect(this: AnyEffect) -> Bits:
    """What no sign can tell is a question mark; its card's words say it."""
    told = SYMBOLS.get(type(this))
    return told(this) if told else (UNKNOWN,)


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"−{-n}"


def _everybody(who: str) -> Bits:
    return (Sign("all"),) if who == "all" else ()


def _level(what: str) -> Bits:
    return (Sign("roof"), "/", Sign("palisade")) if what == "either" else (Sign(what),)


def _token(token: str) -> Bits:
    if token in SKY:
        return (Sign(f"weather-{token}"),)
    return (Sign(f"die-{token}" if token in DICE else f"token-{token}"),)


def _place(at: str) -> Bits:
    if at in ("hunt", "build", "gather", "explore", "arrange", "rest"):
        return (Sign(f"field-{at}"),)
    return (Sign(at),) if at in ("shelter", "roof", "palisade", "weapons", "camp") else ()


def _source(source: str) -> str:
    return f"source-{source}" if source in ("wood", "parrot", "fish") else "any-source"


def _barren(this: Produce) -> Bits:
    denied = (("wood", this.no_wood), ("food", this.no_food))
    return tuple(Sign(f"good-{name}", struck=True) for name, is_denied in denied if is_denied or this.nothing)


def _exhausted(this: Exhaust) -> Bits:
    return (*([str(this.n)] if this.n > 1 else []), Sign(_source(this.source), struck=True))


SYMBOLS: dict[type, Callable[[Any], Bits]] = {
    Determination: lambda this: (signed(this.n), Sign("good-determination"), *_everybody(this.who)),
    Wound: lambda this: (signed(-this.n), Sign("heart"), *_everybody(this.who)),
    Morale: lambda this: (signed(this.n), Sign("morale")),
    Raise: lambda this: (signed(this.n), *_level(this.what)),
    Lower: lambda this: (signed(-this.n), *_level(this.what)),
    Halve: lambda this: ("½", *_level(this.what)),
    Gain: lambda this: ("+", *goods(Goods(this.wood, this.food, this.preserved, this.hide))),
    Discard: lambda this: ("−", *goods(Goods(this.wood, this.food, 0, this.hide))),
    DiscardAll: lambda _: tuple(Sign(f"good-{name}", struck=True) for name in GOODS),
    Put: lambda this: (*_token(this.token), *_place(this.at)),
    Remove: lambda this: (Sign(f"token-{this.token}", struck=True), *_place(this.at)),
    Again: lambda _: (Sign("again"),),
    Book: lambda _: (Sign("book"),),
    Exhaust: _exhausted,
    CoverTerrain: lambda this: (Sign(f"land-{this.terrain}" if this.terrain else "covered", struck=True),),
    Uncover: lambda _: (Sign("uncovered"),),
    EndAmbush: lambda _: (Sign("back-beast"),),
    Produce: _barren,
    DiscardInventions: lambda this: (signed(-this.n), Sign("back-invention")),
    DrawInventions: lambda _: ("+1", Sign("back-invention")),
    LoseItems: lambda this: (signed(-this.n), Sign("item")),
    StartingItem: lambda _: ("+1", Sign("item")),
    Mysteries: lambda this: (str(this.n), Sign("back-mystery")),
    HuntToBottom: lambda _: (Sign("back-beast"), Sign("down")),
    TakeHunt: lambda _: ("+", Sign("back-beast")),
    DiscardHunt: lambda _: ("−1", Sign("back-beast")),
    FightHunt: lambda _: (Sign("back-beast"), Sign("weapons")),
}
"""Each word of the vocabulary that a threat, an invention or a wreck uses."""
