"""The chance to win from a table, as self-play has taught it: for each moment lines of weights, and a hidden layer."""

from __future__ import annotations

from functools import cache
from math import exp
from operator import mul
from pathlib import Path
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from engine.island.foresight.signs import Moment, signs
from engine.island.parts import TREASURES
from engine.island.state import Island

FILE: Final = Path(__file__).with_name("weights.json")
VERSION: Final = 1
"""Of the signs; weights of another version are refused."""

Line: TypeAlias = tuple[float, ...]

_CAPTURED: Final = tuple(
    tuple(float(many == number) for number in range(len(TREASURES) + 1)) for many in range(len(TREASURES) + 1)
)


class Hidden(Struct, frozen=True):
    """What the lines leave: each looks at all signs and at how many treasures are captured."""

    hidden: tuple[Line, ...]
    out: Line


class Weights(Struct, frozen=True):
    """What was learned: by moment, the lines by number of captured treasures."""

    version: int
    lines: dict[Moment, tuple[Line, ...]]
    net: dict[Moment, Hidden]
    accepted: dict[str, float] = {}
    """By what figures: how many tables taught it, how far off it was on others, how many games it won of how many."""

    def chance(self, state: Island, moment: Moment) -> float:
        """To win from here."""
        seen, captured = signs(state, moment), sum([seat is not None for seat in state.captured])
        total = sum(map(mul, self.lines[moment][captured], seen))
        net = self.net[moment]
        seen += _CAPTURED[captured]
        for line, weight in zip(net.hidden, net.out, strict=True):
            if (felt := sum(map(mul, line, seen))) > 0:
                total += weight * felt
        return 1 / (1 + exp(-total))


UNREADABLE: Final = (OSError, ValueError, msgspec.MsgspecError)
"""What a file of weights that is missing, broken or of another version leads to."""


def read(path: Path) -> Weights:
    """The weights of a file; what is wrong with it is named."""
    weights = msgspec.json.decode(path.read_bytes(), type=Weights)
    if weights.version != VERSION:
        raise ValueError(f"weights of version {weights.version}; {VERSION} is needed")
    return weights


@cache
def learned() -> Weights:
    """What `make minds` has learned: read when first thought with, so that a game goes on where it is missing."""
    return read(FILE)
