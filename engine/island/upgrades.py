"""Tables that former versions saved, made into those of today, one version at a time."""

from __future__ import annotations

from typing import Any


def from_1(saved: dict[str, Any]) -> dict[str, Any]:
    """What belongs to a seat lay in four lists; of the flood deck's layers nothing was kept, so it counts as one."""
    lists = [saved.pop(name) for name in ("adventurers", "pawns", "hands", "asked")]
    players = [
        {"adventurer": adventurer, "pawn": pawn, "hand": hand, "asked": asked}
        for adventurer, pawn, hand, asked in zip(*lists, strict=True)
    ]
    deck = sum(1 << place for place in saved["flood_deck"])
    return {**saved, "version": 2, "players": players, "flood_layers": [deck] if deck else []}


UPGRADES = {1: from_1}
