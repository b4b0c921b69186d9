"""What may be used: abilities, items, treasures, tokens; whose they are, and what they ask for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from engine.contract import Seat
from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.card import Usage
from engine.crusoe.cards.meanings.control import is_possible, possible
from engine.crusoe.cards.meanings.weather import HARMS, dice_today
from engine.crusoe.cards.words import (
    AddBeast,
    AnyEffect,
    BuildFree,
    Choose,
    Determination,
    Devotion,
    Discoveries,
    DrawInventions,
    Forecast,
    Gain,
    HandOut,
    Heal,
    Ignore,
    Morale,
    PeekHunt,
    Pile,
    Raise,
    RemoveAny,
    RemoveCover,
    RemoveMarkers,
    RerollAnimals,
    ScoutTiles,
    Thrift,
)
from engine.crusoe.drafts import thrift_targets
from engine.crusoe.items import has_item, unbuilt
from engine.crusoe.memory import ITEMS, remembered
from engine.crusoe.names import CardName
from engine.crusoe.parts import MORALE, Name
from engine.crusoe.people import is_away, within_reach
from engine.crusoe.pile import room
from engine.crusoe.scenarios import scenario
from engine.crusoe.scene import players
from engine.crusoe.state import Cause, Crusoe, Fighting
from engine.crusoe.stores import free

TOP = MORALE[-1]


@remembered(*ITEMS, "kept", "discoveries", "spent", "options")
def shared(state: Crusoe) -> tuple[tuple[CardName, Usage], ...]:
    """What everybody may use."""
    return tuple(lying(state))


def lying(state: Crusoe) -> Iterator[tuple[CardName, Usage]]:
    for kept in state.kept:
        if (usage := kept_usage(kept.card)) and (kept.uses or is_lasting(kept.card)):
            yield kept.card, usage
    for name in dict.fromkeys(state.discoveries):
        if usage := LIBRARY.discoveries[name].use or scenario(state).signs.get(name):
            yield name, usage
    for item in state.items:
        if (usage := LIBRARY.inventions[item].use) and item not in state.spent and has_item(state, item):
            yield item, usage


def is_lasting(card: CardName) -> bool:
    """A treasure without a count of uses may be used for ever."""
    return card in LIBRARY.mysteries and not LIBRARY.mysteries[card].uses


def kept_usage(card: CardName) -> Usage | None:
    for deck in (LIBRARY.starting, LIBRARY.mysteries, LIBRARY.adventures):
        if card in deck:
            usage: Usage | None = deck[card].use
            return usage
    return None


def own(state: Crusoe, seat: Seat) -> tuple[tuple[CardName, Usage], ...]:
    """One's own abilities, each once a round (RC-046)."""
    who = players(state)[seat]
    return () if who.mute else unused(who.character, who.used, printed=state.options.printed_cards)


@lru_cache
def unused(character: Name, used: tuple[CardName, ...], *, printed: bool) -> tuple[tuple[CardName, Usage], ...]:
    mine = [ability for ability in LIBRARY.abilities.values() if ability.character == character]
    return tuple((each.id, with_price(each.id, each.use, printed=printed)) for each in mine if each.id not in used)


def with_price(name: CardName, usage: Usage, *, printed: bool) -> Usage:
    """GAP-16: the printed defence plan is cheaper."""
    return replace(usage, determination=2) if name == "defence" and printed else usage


def is_affordable(state: Crusoe, seat: Seat, usage: Usage, more: int = 0) -> bool:
    """Whether this seat can pay for it now, or with so many more tokens."""
    who = state.people[seat]
    return (
        who.determination + more >= usage.determination
        and (not usage.pays or not is_away(state, who.character))
        and free(state).covers(usage.pays)
        and (not usage.has or has_item(state, usage.has))
        and state.weapons >= usage.weapons
        and has_object(state, usage)
    )


def is_within_means(state: Crusoe, seat: Seat, usage: Usage) -> bool:
    """Whether this seat can pay for it, with the tokens of something else that works now if need be (RC-R27)."""
    if is_affordable(state, seat, usage):
        return True
    missing = usage.determination - state.people[seat].determination
    return 0 < missing <= (more := tokens_at_hand(state, seat)) and is_affordable(state, seat, usage, more)


def tokens_at_hand(state: Crusoe, seat: Seat) -> int:
    """How many tokens this seat could get at any time from what it may use."""
    return sum(
        n * times(state, thing)
        for thing, usage in within_grasp(state, seat)
        if "any" in usage.gates and (n := brought(usage.effects, "determination")) and is_affordable(state, seat, usage)
    )


def times(state: Crusoe, thing: CardName) -> int:
    """How often it may be used."""
    uses = sum(kept.uses for kept in state.kept if kept.card == thing)
    return max(1, uses, state.discoveries.count(thing))


def brought(effects: tuple[AnyEffect, ...], kind: str) -> int:
    """How much of something that can be demanded these effects bring: goods, a level, tokens."""
    n = 0
    for effect in effects:
        match effect:
            case Gain():
                n += {"wood": effect.wood, "food": effect.food + effect.preserved, "hide": effect.hide}.get(kind, 0)
            case Raise(what=what) if what == kind:
                n += effect.n
            case Determination() | HandOut() if kind == "determination":
                n += max(0, effect.n)
            case Choose():
                n += max(brought(option.effects, kind) for option in effect.options)
    return n


def has_object(state: Crusoe, usage: Usage) -> bool:
    """Whether there is anything it could be used on."""
    return all(OBJECTS[type(effect)](state, effect) for effect in usage.effects if type(effect) in OBJECTS)


OBJECTS: dict[type, Callable[[Crusoe, Any], bool]] = {
    BuildFree: lambda state, effect: bool(unbuilt(state, effect.items)),
    Pile: lambda state, _: room(state) > 0,
    Thrift: lambda state, _: bool(thrift_targets(state)),
    Devotion: lambda state, _: any(line.target.kind == "arrange" and not line.devout for line in state.plan),
    Raise: lambda state, effect: is_possible(state, effect, Cause()),
    Ignore: lambda state, effect: is_possible(state, effect, Cause()),
    Choose: lambda state, effect: bool(possible(state, effect, Cause())),
    PeekHunt: lambda state, _: bool(state.hunt),
    ScoutTiles: lambda state, _: bool(state.tiles),
    Discoveries: lambda state, _: bool(state.pile),
    DrawInventions: lambda state, _: bool(state.invention_deck or state.invention_discards),
    AddBeast: lambda state, _: bool(state.beasts or state.beast_discards),
    Morale: lambda state, _: state.morale < TOP,
    Heal: lambda state, _: any(each.wounds for each in within_reach(state)),
    RemoveAny: lambda state, _: any(token.kind in HARMS and not token.by for token in state.tokens),
    RemoveCover: lambda state, _: any(each.what != "tile" for each in state.covers),
    RemoveMarkers: lambda state, _: any(token.kind == "fog" for token in state.tokens),
    RerollAnimals: lambda state, _: state.sky is not None and bool(state.sky.animals),
    Forecast: lambda state, _: state.forecast is None and bool(dice_today(state)),
}


def within_grasp(state: Crusoe, seat: Seat) -> tuple[tuple[CardName, Usage], ...]:
    """One's own, and what all share; outside the camp not that (RC-R20)."""
    mine = own(state, seat)
    return mine if is_away(state, players(state)[seat].character) else (*mine, *undrawn(state))


def undrawn(state: Crusoe) -> tuple[tuple[CardName, Usage], ...]:
    """What is not spent by being used helps once in a fight."""
    todo = state.agenda[0]
    if not isinstance(todo, Fighting) or not todo.drawn:
        return shared(state)
    return tuple((name, usage) for name, usage in shared(state) if name not in todo.drawn)
