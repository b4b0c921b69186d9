"""A table that looks like a view: the same to all eyes, what is hidden lying in some order it can lie in."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.chance import Luck
from engine.contract import Seat
from engine.island.parts import HAND_LIMIT, LAYOUTS, TREASURE_CARDS, TREASURES, places
from engine.island.state import (
    Acting,
    Considering,
    Discarding,
    DrawFlood,
    DrawTreasure,
    Ending,
    Island,
    NextTurn,
    Player,
    Swimming,
)
from engine.island.view import IslandView, TileState


def imagined(view: IslandView, seed: int = 0) -> Island:
    """Whatever it waits for; the hidden cards as the seed has it, never as they lie in truth."""
    assert view.waiting != "over"
    place = LAYOUTS[view.layout].place
    hidden = Counter(TREASURE_CARDS) - Counter(view.treasure_discards) - Counter(sum(view.hands, ()))
    treasure_deck, luck = Luck(seed).shuffled(hidden.elements())
    flood_deck: list[int] = []
    for layer in reversed(view.flood_layers):
        cards, luck = luck.shuffled(place[square] for square in layer)
        flood_deck += cards
    return Island(
        seats=view.seats,
        luck=luck,
        agenda=_agenda(view),
        difficulty=view.difficulty,
        pace=view.pace,
        layout=view.layout,
        tiles=tuple([tile.tile for tile in view.tiles]),
        flooded=_those(view, "flooded"),
        sunk=_those(view, "sunk"),
        turn=view.turn,
        players=tuple(
            Player(adventurer, place[pawn], hand, asked)
            for adventurer, pawn, hand, asked in zip(view.adventurers, view.pawns, view.hands, view.asked, strict=True)
        ),
        captured=tuple(view.captured.get(treasure) for treasure in TREASURES),
        treasure_deck=treasure_deck,
        treasure_discards=view.treasure_discards,
        flood_deck=tuple(flood_deck),
        flood_layers=tuple(places(place[square] for square in layer) for layer in reversed(view.flood_layers)),
        flood_discards=tuple(place[square] for square in view.flood_discards),
        water=view.water,
    )


def _those(view: IslandView, state: TileState) -> int:
    return places(place for place, tile in enumerate(view.tiles) if tile.state == state)


def _agenda(view: IslandView) -> tuple[Any, ...]:
    """What is asked now, and what is left of the turn."""
    acting = Acting(view.turn, view.left, view.flight) if view.left else Ending(view.turn)
    not_waited_for = tuple(seat for seat in range(view.seats) if seat not in view.waits_for)
    match view.waiting:
        case "considering":
            return (Considering(not_waited_for), *_rest(view))
        case "swimming":
            gate = (Considering(),) if view.pace == "careful" and view.flood_cards else ()
            return (Swimming(not_waited_for), *gate, *_rest(view))
        case "discarding" if (holder := _overfull(view)) == view.turn:
            return (Discarding(holder), Considering(), *_rest(view))
        case "discarding":
            return (Discarding(_overfull(view)), acting)
        case _:
            return (acting,)


def _overfull(view: IslandView) -> Seat:
    return next(seat for seat, hand in enumerate(view.hands) if len(hand) > HAND_LIMIT)


def _rest(view: IslandView) -> tuple[Any, ...]:
    """The cards still to come, and the next player."""
    cards = view.treasure_cards
    draws = (DrawTreasure(view.turn, cards), Discarding(view.turn), Considering()) if cards else ()
    floods = (DrawFlood(view.flood_cards),) if view.flood_cards else ()
    return (*draws, *floods, NextTurn())
