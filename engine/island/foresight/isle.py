"""Where the island has what the game is about, which never changes."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.island.parts import LANDING, TREASURE_ON, TREASURES, Treasure


class Isle(NamedTuple):
    """The way home, and the two tiles of each treasure."""

    landing: int
    sites: tuple[tuple[int, int], ...]


@lru_cache(maxsize=1 << 10)
def isle(tiles: tuple[str, ...]) -> Isle:
    sites: dict[Treasure, list[int]] = {treasure: [] for treasure in TREASURES}
    for place, tile in enumerate(tiles):
        if tile in TREASURE_ON:
            sites[TREASURE_ON[tile]].append(place)
    return Isle(tiles.index(LANDING), tuple([(sites[treasure][0], sites[treasure][1]) for treasure in TREASURES]))
