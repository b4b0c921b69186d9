"""The tiles that can sink this turn, as one sentence."""

from __future__ import annotations

from collections.abc import Iterable

from engine.island.view import Peril
from locales import listed, say


def percent_of(peril: Peril) -> int:
    """Return the chance as it is shown: a tile in danger never has 0%."""
    return max(1, round(100 * peril.chance))


def perils_by_chance(language: str, tiles: Iterable[tuple[int, str]]) -> str:
    """Name the tiles in this order, those with the same chance together."""
    grouped: dict[int, list[str]] = {}
    for percent, tile in tiles:
        grouped.setdefault(percent, []).append(tile)
    said = (
        say(
            language,
            "island-text-perils" if place == 0 else "island-text-more-perils",
            chance=percent,
            count=len(named),
            tiles=listed(language, named),
        )
        for place, (percent, named) in enumerate(grouped.items())
    )
    return f"{'; '.join(said)}."
