"""Tables of the other scenarios, each with what is its own."""

from __future__ import annotations

from typing import Any

from engine.crusoe.parts import Goods
from engine.crusoe.progress import CannibalsProgress, VolcanoProgress
from engine.crusoe.state import (
    Cover,
    Crusoe,
    Token,
)
from tools.gallery.crusoe.posed import posed, table

COMMON: dict[str, Any] = {"shelter": True, "roof": 1, "palisade": 1, "weapons": 2}


def cursed() -> Crusoe:
    """Fog, crosses, a totem."""
    return posed(
        table(3, "cursed", 1),
        round=6,
        island="A1:6 B2:2 A3:3 B1:10 B3:7",
        built="rope knife",
        threats=("event-b7", "event-a11"),
        wounds=(3, 4, 6),
        determination=(1, 0, 2),
        stock=Goods(wood=4, food=3),
        tokens=(
            *(Token("fog", at) for at in ("B1", "B3", "C1")),
            *(Token("cross", at) for at in ("A1", "A2")),
            Token("totem", "B2"),
        ),
        **COMMON,
    )


def jenny() -> Crusoe:
    """Jenny is on her rock."""
    return posed(
        table(2, "jenny", 4),
        round=4,
        island="A1:4 B2:1 A3:10",
        built="rope rescue-raft",
        threats=("", "event-b2"),
        found="sign-2 branch",
        wounds=(2, 3, 0, 5),
        determination=(2, 2, 1),
        stock=Goods(wood=3, food=1, hide=2),
        **COMMON,
    )


def volcano() -> Crusoe:
    """Lava, ash, a temple."""
    return posed(
        table(3, "volcano", 2),
        round=5,
        island="C1:4 C3:6 B2:3 B1:2",
        built="rope",
        threats=("event-a17", "event-b37"),
        found="sign-2 sign-4",
        wounds=(5, 2, 4),
        determination=(1, 3, 0),
        stock=Goods(wood=4, food=2, hide=1),
        camp="B1",
        covers=(Cover("C2", "tile", "volcano"), Cover("D2", "tile", "lava"), Cover("C1", "tile", "lava")),
        tokens=(
            *(Token("lava", at) for at in ("D2", "C1", "C3")),
            Token("ash", "A2"),
            Token("ash", "B2"),
            Token("temple", "B1"),
        ),
        progress=VolcanoProgress(explored=4, temples_lost=1),
        **COMMON,
    )


def cannibals() -> Crusoe:
    """Villages, one of them burnt."""
    return posed(
        table(4, "cannibals", 1),
        round=5,
        island="A1:5 B1:6 B2:2 A3:7 C2:9",
        built="rope map",
        threats=("event-a32", "event-b19"),
        wounds=(3, 3, 5, 2),
        determination=(0, 1, 0, 2),
        stock=Goods(wood=2, food=4, hide=1),
        covers=(),
        tokens=(
            Token("village", "B1"),
            Token("village", "B2"),
            Token("burnt", "A1"),
            Token("minus-pawn", "build"),
            Token("adventure", "build"),
        ),
        progress=CannibalsProgress(burnt=1),
        **{**COMMON, "weapons": 7},
    )


def family() -> Crusoe:
    """Half of what the family wants is built."""
    return posed(
        table(2, "family", 2),
        round=8,
        island="A1:7 B1:9 B2:3 A3:4",
        built="shovel rope cellar basket",
        threats=("event-b35", "event-a27"),
        found="thorns song",
        wounds=(6, 5, 2),
        determination=(4, 0, 1),
        stock=Goods(wood=3, food=2, preserved=1),
        tokens=(Token("block", "arrange"),),
        **COMMON,
    )
