"""A table that a view may be of: what lies open as it lies, what is hidden as it might be. Nothing here peeks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from random import Random
from typing import Any, cast

from engine.chance import Luck
from engine.crusoe.cards import LIBRARY
from engine.crusoe.names import AdventureName, CardName, Discovery, Item
from engine.crusoe.parts import CHARACTERS, DISCOVERIES, TILES, Field
from engine.crusoe.plan import ROLLED
from engine.crusoe.scenarios import SCENARIOS
from engine.crusoe.state import Crusoe
from engine.crusoe.view import OPEN, CrusoeView


def laid_out(seen: CrusoeView, chance: Random | None = None) -> Crusoe:
    """The open table; its decks are filled with what may lie in them, by chance in any order."""
    return Crusoe(
        luck=Luck(chance.getrandbits(60) if chance else 0),
        agenda=(seen.asked,) if seen.asked else (),
        plan=tuple(line.line for line in seen.plan),
        built=tuple(name for name in seen.items if LIBRARY.inventions[name].kind == "personal"),
        **{name: getattr(seen, name) for name in OPEN},
        **hidden(seen, chance),
    )


def hidden(seen: CrusoeView, chance: Random | None) -> dict[str, Any]:
    heights = seen.decks
    away = [kept for haul in (*seen.future, *seen.away) for kept in haul.kept]
    held = [kept.card for kept in (*seen.kept, *away)]
    beasts = drawn(chance, LIBRARY.beasts, heights["beast"] + heights["hunt"] + heights["ambush"])
    inventions = [name for name in drawn(chance, possible_inventions(seen)) if name != seen.next_invention]
    returning = halves(seen, chance)
    adventures = {field: drawn(chance, adventures_of(field), heights[field], returning) for field in ROLLED}
    return {
        "event_deck": drawn(chance, (*events(seen, chance, len(returning)), *returning)),
        "adventures": adventures,
        "adventure_discards": dict.fromkeys(adventures, ()),
        "mysteries": drawn(chance, LIBRARY.mysteries, heights["mystery"], (*held, *returning)),
        "hunt": beasts[: heights["hunt"]],
        "ambush": beasts[heights["hunt"] :][: heights["ambush"]],
        "beasts": beasts[heights["hunt"] + heights["ambush"] :],
        "tiles": drawn(chance, TILES, heights["tiles"], seen.island.values()),
        "pile": drawn(chance, unseen_discoveries(seen), heights["discovery"]),
        "invention_deck": ((seen.next_invention, *inventions) if seen.next_invention else ())[: heights["invention"]],
        "box": drawn(chance, LIBRARY.starting, 99, held),
    }


def drawn(chance: Random | None, cards: Iterable[Any], n: int = 999, open_ones: Iterable[Any] = ()) -> tuple[Any, ...]:
    """So many of these cards that do not lie open, in any order."""
    shown = frozenset(open_ones)
    left = [card for card in cards if card not in shown]
    if chance:
        chance.shuffle(left)
    return tuple(left[:n])


def unseen_discoveries(seen: CrusoeView) -> Iterator[Discovery]:
    """Some tokens are there twice."""
    return (Counter(DISCOVERIES) - Counter(seen.discoveries)).elements()


def events(seen: CrusoeView, chance: Random | None, returning: int) -> tuple[CardName, ...]:
    """The event cards that are left."""
    return drawn(chance, LIBRARY.events, seen.decks["event"] - returning, seen.threats)


def halves(seen: CrusoeView, chance: Random | None) -> tuple[CardName, ...]:
    """Each round takes one event; by what the deck is higher, so many halves have been shuffled in."""
    dealt = 2 * ((SCENARIOS[seen.options.scenario].rounds + 1) // 2)
    used = [
        card
        for field in ROLLED
        for card in drawn(chance, adventures_of(field), len(adventures_of(field)) - seen.decks[field])
        if LIBRARY.adventures[card].event
    ]
    return drawn(chance, used, max(0, seen.decks["event"] - dealt + seen.round - 1))


@cache
def adventures_of(field: Field) -> tuple[AdventureName, ...]:
    return tuple(cast("AdventureName", name) for name, card in LIBRARY.adventures.items() if card.field == field)


def possible_inventions(seen: CrusoeView) -> list[Item]:
    """What may lie in the deck: general ones, and those of characters who are not here."""
    own = {CHARACTERS[each.character].own for each in seen.people[: seen.seats]}
    out = {*own, *seen.inventions, *seen.items}
    return [
        cast("Item", name)
        for name, card in LIBRARY.inventions.items()
        if card.kind in ("general", "personal") and name not in out
    ]
