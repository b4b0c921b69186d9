"""A table that looks like a view: the same to all eyes, what is hidden lying in some order it can lie in."""

from __future__ import annotations

from collections import Counter

from engine.chance import Luck
from engine.island.parts import LAYOUTS, TREASURE_CARDS, TREASURES, places
from engine.island.state import Acting, Ending, Island, Player
from engine.island.view import IslandView, TileState


def imagined(view: IslandView, seed: int = 0) -> Island:
    """On somebody's turn, with actions or without; the hidden cards as the seed has it, never as they lie in truth."""
    assert view.waiting in {"acting", "ending"}, view.waiting
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
        agenda=(Acting(view.turn, view.left, view.flight) if view.waiting == "acting" else Ending(view.turn),),
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
