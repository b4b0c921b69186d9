"""How likely a game is won from a morning on: a small net, learned from games played out (`bench/_learn_crusoe.py`)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from msgspec import Struct, json

from engine.crusoe.planner.features import features
from engine.crusoe.planner.value import score
from engine.crusoe.planner.weights import Weights
from engine.crusoe.state import Crusoe

FILE = Path(__file__).parent / "castaways.json"


class Net(Struct, frozen=True):
    """One hidden layer over named numbers."""

    rows: dict[str, tuple[float, ...]]
    """What each name adds to the hidden units."""
    bias: tuple[float, ...]
    out: tuple[float, ...]
    rest: float

    def chance(self, seen: dict[str, float]) -> float:
        hidden: Sequence[float] = self.bias
        for name, value in seen.items():
            row = self.rows.get(name)
            if row:
                hidden = [unit + value * weight for unit, weight in zip(hidden, row, strict=True)]
        total = self.rest + sum(unit * weight for unit, weight in zip(hidden, self.out, strict=True) if unit > 0)
        return 1 / (1 + math.exp(-max(-30.0, min(30.0, total))))


@cache
def castaways() -> Net:
    return json.decode(FILE.read_bytes(), type=Net)


def chance(table: Crusoe) -> float:
    if table.outcome is not None:
        return 1.0 if table.outcome.winners else 0.0
    return castaways().chance(features(table))


def worth(table: Crusoe, weights: Weights) -> float:
    """How likely it is won, where that has been learned."""
    return chance(table) if table.options.scenario == "castaways" else score(table, weights)
