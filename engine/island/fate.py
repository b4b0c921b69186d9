"""What this turn's cards can still cost: how likely the game is lost, and by what, if nobody plays a card."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb, prod
from typing import NamedTuple

from engine.contract import Seat
from engine.island.odds import Places, rising
from engine.island.parts import SKULL, TREASURES, Treasure, bits, flood_cards_at, places
from engine.island.reach import swims
from engine.island.state import Island

NARROW = 2
"""A pawn with more ways off its tile than so many is not thought to drown this turn."""


class Fate(NamedTuple):
    """Chances, each by itself; `lost` is that of any of them."""

    landing: float
    treasures: dict[Treasure, float]
    """For each that can be put out of reach."""
    drowned: dict[Seat, float]
    skull: float
    lost: float


class Edge(NamedTuple):
    """A pawn that could drown: its place, and the only places it could swim to."""

    seat: Seat
    place: int
    shores: Places


def fate(state: Island) -> Fate:
    """FI-101 to FI-104, over all orders in which the cards can lie."""
    edges, sites = _edges(state), _sites(state)
    treasures, drowned = dict[Treasure, float](), dict[Seat, float]()
    landing = skull = lost = 0.0
    for share, sunk in _sinkings(state, _watched(state, edges, sites)):
        if sunk is None:
            skull += share
            lost += share
            continue
        gone = [treasure for treasure, tiles in sites.items() if not tiles & ~sunk]
        in_water = {edge.seat: _drowning(edge, sunk) for edge in edges if sunk >> edge.place & 1}
        has_sunk = sunk >> state.landing & 1
        landing += share * has_sunk
        for treasure in gone:
            treasures[treasure] = treasures.get(treasure, 0.0) + share
        for seat, chance in in_water.items():
            drowned[seat] = drowned.get(seat, 0.0) + share * chance
        lost += share if gone or has_sunk else share * (1 - prod([1 - chance for chance in in_water.values()]))
    return Fate(landing, treasures, drowned, skull, lost)


def _drowning(edge: Edge, sunk: Places) -> float:
    """FI-95: its tile goes last of all that it could have swum to."""
    return 0.0 if edge.shores & ~sunk else 1 / (1 + edge.shores.bit_count())


def _edges(state: Island) -> list[Edge]:
    """Of pawns whose tile can sink: a flooded one, and a dry one where so few cards are left that it can come twice."""
    found, most = [], flood_cards_at(SKULL - 1)
    able = state.flooded if len(state.flood_deck) >= most else state.standing
    for seat, player in enumerate(state.players):
        shores = swims(state.map, player.adventurer, player.pawn, state.standing & ~(1 << player.pawn))
        if able >> player.pawn & 1 and shores.bit_count() <= NARROW:
            found.append(Edge(seat, player.pawn, shores))
    return found


def _sites(state: Island) -> dict[Treasure, Places]:
    """The tiles that each missing treasure still has."""
    tiles = range(len(state.tiles))
    return {
        treasure: places(place for place in tiles if state.treasure_at(place) == treasure) & state.standing
        for treasure, seat in zip(TREASURES, state.captured, strict=True)
        if seat is None
    }


def _watched(state: Island, edges: list[Edge], sites: dict[Treasure, Places]) -> Places:
    """Whose sinking could be the end."""
    watched = 1 << state.landing
    for tiles in sites.values():
        watched |= tiles
    for edge in edges:
        watched |= edge.shores | 1 << edge.place
    return watched


def _sinkings(state: Island, watched: Places) -> Iterator[tuple[float, Places | None]]:
    """Each set of these tiles that can sink together, and how likely; None: the water reaches the skull (FI-104)."""
    discards = places(state.flood_discards)
    returned = (*state.flood_layers, discards) if discards else state.flood_layers
    for marks, chance in enumerate(rising(state)):
        water = state.water + marks
        if marks and water >= SKULL:
            yield chance, None
        elif marks:
            for share, sunk in _flood(returned, 0, state.flooded, flood_cards_at(water), watched):
                yield chance * share, sunk
        else:
            for share, sunk in _flood(state.flood_layers, discards, state.flooded, state.flood_cards_to_come, watched):
                yield chance * share, sunk


def _flood(
    layers: tuple[Places, ...], discards: Places, flooded: Places, cards: int, watched: Places
) -> Iterator[tuple[float, Places]]:
    """FI-90 to FI-93: whole layers come for certain, of the next one any cards alike."""
    sunk = 0
    while cards and (layers or discards):
        if not layers:
            layers, discards = (discards,), 0
        top = layers[-1]
        size = top.bit_count()
        if size > cards:
            wet = bits(top & flooded & watched)
            for many in range(min(len(wet), cards) + 1):
                share = comb(size - len(wet), cards - many) / comb(size, cards)
                yield from ((share, sunk | places(those)) for those in combinations(wet, many))
            return
        layers, cards = layers[:-1], cards - size
        sunk |= top & flooded
        discards |= top & ~flooded
        flooded ^= top
    yield 1.0, sunk
