"""What the sea can take: this turn exactly, the turn after nearly so, as if nobody did anything about it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from engine.island.odds import Places, rising
from engine.island.parts import SKULL, TREASURE_CARDS_A_TURN, bits, flood_cards_at
from engine.island.state import Island

Layers: TypeAlias = tuple[Places, ...]


class Sea(NamedTuple):
    """By place, how likely its tile sinks in the flood to come, and in the one after that."""

    first: tuple[float, ...]
    second: tuple[float, ...]
    rise: float
    """How likely a Waters Rise! is among the treasure cards to come."""
    rise_after: float
    """And among those of the turn after."""
    skull: float
    """How likely the water reaches the skull by the treasure cards to come."""


def sea(state: Island) -> Sea:
    """From what everybody knows of the decks."""
    deck, discards, cards = state.treasure_deck, state.treasure_discards, state.treasure_cards_to_come
    left = len(deck) - cards
    if left >= TREASURE_CARDS_A_TURN:
        rise_after = min(1.0, TREASURE_CARDS_A_TURN * deck.count("waters-rise") / len(deck))
    else:
        among = len(deck) + len(discards)
        rises = deck.count("waters-rise") + discards.count("waters-rise")
        rise_after = min(1.0, TREASURE_CARDS_A_TURN * rises / among) if among else 0.0
    gone = 0
    for place in state.flood_discards:
        gone |= 1 << place
    return _sea(
        state.flood_layers,
        gone,
        state.flooded,
        state.flood_cards_to_come,
        state.water,
        rising(state),
        rise_after,
        len(state.tiles),
    )


@lru_cache(maxsize=1 << 12)
def _sea(
    layers: Layers,
    discards: Places,
    flooded: Places,
    cards: int,
    water: int,
    rises: tuple[float, ...],
    rise_after: float,
    count: int,
) -> Sea:
    first, second, skull = [0.0] * count, [0.0] * count, 0.0
    for marks, chance in enumerate(rises):
        if not chance:
            continue
        if water + marks >= SKULL:
            skull += chance
            continue
        now = cards if not marks else flood_cards_at(water + marks)
        returned, gone = ((*layers, discards), 0) if marks and discards else (layers, discards)
        _add(
            first, second, chance, _turned(returned, gone, now), flooded, returned, gone, now, water + marks, rise_after
        )
    return Sea(tuple(first), tuple(second), 1.0 - rises[0], rise_after, skull)


def _add(
    first: list[float],
    second: list[float],
    share: float,
    turned: dict[int, float],
    flooded: Places,
    layers: Layers,
    discards: Places,
    now: int,
    water: int,
    rise_after: float,
) -> None:
    """What one number of Waters Rise! brings, by how likely it is."""
    after = flood_cards_at(water)
    risen = flood_cards_at(water + 1)
    size = discards.bit_count() + now
    again = min(1.0, risen / size) if size else 0.0
    further = _turned(layers, discards, now + after)
    for place, chance in further.items():
        soon = turned.get(place, 0.0)
        if flooded >> place & 1:
            first[place] += share * soon
            second[place] += share * (1 - rise_after) * (chance - soon)
        else:
            second[place] += share * rise_after * again * soon
    for place in bits(discards & flooded):
        if place not in further:
            second[place] += share * rise_after * again


@lru_cache(maxsize=1 << 12)
def _turned(layers: Layers, discards: Places, cards: int) -> dict[int, float]:
    """How likely each card is among the next so many."""
    chances: dict[int, float] = {}
    while cards > 0 and (layers or discards):
        if not layers:
            layers, discards = (discards,), 0
        top = layers[-1]
        size = top.bit_count()
        chances |= dict.fromkeys(bits(top), min(1.0, cards / size))
        layers, cards = layers[:-1], cards - size
    return chances
