"""How likely each tile sinks this turn: exactly, from what everybody knows of the decks."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from engine.island.parts import SKULL, bits, flood_cards_at, places

if TYPE_CHECKING:
    from engine.island.state import Island

Places: TypeAlias = int
"""A set of places, as bits."""
Chances: TypeAlias = tuple[tuple[int, float], ...]
"""A place and how likely it sinks, for each that can."""


class Odds(NamedTuple):
    """What this turn's cards can still do, if nobody does anything about it."""

    rise: float
    """How likely a Waters Rise! is among the treasure cards to come."""
    anyway: dict[int, float]
    """How likely each tile sinks where none of them is one."""
    risen: dict[int, float]
    """How likely each tile sinks where one is, or two are."""

    def of(self, place: int) -> float:
        """All in all."""
        return (1 - self.rise) * self.anyway.get(place, 0.0) + self.rise * self.risen.get(place, 0.0)


def odds(state: Island) -> Odds:
    """FI-70 to FI-74 and FI-90 to FI-93, over all orders in which the cards can lie."""
    rises = rising(state)
    discards = places(state.flood_discards)
    layers = state.flood_layers
    anyway = sinking(layers, discards, state.flooded, state.flood_cards_to_come)
    returned = (*layers, discards) if discards else layers
    rise, risen = sum(rises[1:]), dict[int, float]()
    for marks, chance in enumerate(rises[1:], start=1):
        if chance and state.water + marks < SKULL:
            for place, sinks in sinking(returned, 0, state.flooded, flood_cards_at(state.water + marks)):
                risen[place] = risen.get(place, 0.0) + sinks * chance / rise
    return Odds(rise, dict(anyway), risen)


@lru_cache(maxsize=1 << 10)
def sinking(layers: tuple[Places, ...], discards: Places, flooded: Places, cards: int) -> Chances:
    """How likely each tile sinks among the next flood cards: of whole layers certainly, of a part of one evenly."""
    chances: dict[int, float] = {}
    while cards and (layers or discards):
        if not layers:
            layers, discards = (discards,), 0
        top = layers[-1]
        size = top.bit_count()
        chances |= dict.fromkeys(bits(top & flooded), min(1.0, cards / size))
        if size > cards:
            break
        layers, cards = layers[:-1], cards - size
        discards |= top & ~flooded
        flooded ^= top
    return tuple(sorted(chances.items()))


def rising(state: Island) -> tuple[float, ...]:
    """How likely none, one, two of the treasure cards to come raise the water."""
    deck, discards = state.treasure_deck, state.treasure_discards
    return _rising(
        len(deck),
        deck.count("waters-rise"),
        len(discards),
        discards.count("waters-rise"),
        state.treasure_cards_to_come,
    )


@lru_cache(maxsize=1 << 10)
def _rising(deck: int, in_deck: int, discards: int, in_discards: int, cards: int) -> tuple[float, ...]:
    """Card by card; a Waters Rise! goes to the discards, and they to a deck that has run out."""
    if not cards:
        return (1.0,)
    if not deck:
        deck, in_deck, discards, in_discards = discards, in_discards, 0, 0
    kept = _rising(deck - 1, in_deck, discards, in_discards, cards - 1) if in_deck < deck else ()
    rose = _rising(deck - 1, in_deck - 1, discards + 1, in_discards + 1, cards - 1) if in_deck else ()
    chance = in_deck / deck
    found = [0.0] * (cards + 1)
    for marks, share in enumerate(kept):
        found[marks] += (1 - chance) * share
    for marks, share in enumerate(rose, start=1):
        found[marks] += chance * share
    return tuple(found)
