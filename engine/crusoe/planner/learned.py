"""How likely a game is won from a morning on: a small net, learned from games played out (`bench/_learn_crusoe.py`)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import MsgspecError, Struct, json

from engine.crusoe.planner.features import features
from engine.crusoe.planner.value import score
from engine.crusoe.scenarios import scenario
from engine.crusoe.state import Crusoe
from engine.crusoe.weights import Weights

STEEPEST = 30.0
"""The largest total that is told apart; beyond it the chance is 0 or 1 anyhow."""

FOLDER = Path(__file__).parent / "values"
VERSION: Final = 1
"""Of what a morning looks like; what was learned of another is not used."""
UNREADABLE: Final = (OSError, ValueError, MsgspecError)
"""What a file that is missing, broken or of another version leads to."""


class Net(Struct, frozen=True):
    """One hidden layer over named numbers."""

    version: int
    accepted: dict[str, float]
    """By what figures: games played with it, and of a hundred won by each number of players."""
    rows: dict[str, tuple[float, ...]]
    """What each name adds to the hidden units."""
    bias: tuple[float, ...]
    out: tuple[float, ...]
    rest: float
    shift: float = 0.0
    slope: float = 1.0
    fading: float = 0.0
    """How the learned value becomes a chance that comes true, in log odds; `fading` is for the share of rounds that
    are over (`bench/reviews.py`)."""

    def chance(self, seen: dict[str, float]) -> float:
        return share(self.total(seen))

    def total(self, seen: dict[str, float]) -> float:
        """Return the learned value in log odds."""
        hidden: Sequence[float] = self.bias
        for name, value in seen.items():
            row = self.rows.get(name)
            if row:
                hidden = [unit + value * weight for unit, weight in zip(hidden, row, strict=True)]
        return self.rest + sum(unit * weight for unit, weight in zip(hidden, self.out, strict=True) if unit > 0)

    def calibrated(self, seen: dict[str, float], gone: float) -> float:
        """Return the chance that strong computers win from this morning. `gone`: the share of rounds that are over."""
        return self.chance_from(self.total(seen), gone)

    def chance_from(self, total: float, gone: float) -> float:
        """Return the same of a learned value in log odds."""
        return share(self.shift + self.slope * total - self.fading * gone)


def share(total: float) -> float:
    """Return log odds as a chance."""
    return 1 / (1 + math.exp(-max(-STEEPEST, min(STEEPEST, total))))


def read(path: Path) -> Net:
    """What a file has; what is wrong with it is named."""
    net = json.decode(path.read_bytes(), type=Net)
    if net.version != VERSION:
        raise ValueError(f"learned of mornings of version {net.version}; {VERSION} is needed")
    return net


def file_of(scenario: str) -> Path:
    return FOLDER / f"{scenario}.json"


@cache
def known_of(scenario: str) -> Net | None:
    """Read when first thought with; None where it cannot be, and then rules of thumb take its place."""
    try:
        return read(file_of(scenario))
    except UNREADABLE:
        return None


def chance(table: Crusoe, net: Net) -> float:
    if table.outcome is not None:
        return 1.0 if table.outcome.winners else 0.0
    return net.chance(features(table))


def worth(table: Crusoe, weights: Weights) -> float:
    """How likely it is won, where that has been learned; where wins are rare, how far one will come."""
    net = known_of(table.options.scenario)
    return chance(table, net) if net is not None else score(table, weights)


def foreseen(table: Crusoe) -> float:
    """Return the chance that strong computers win from here; an even chance if nothing is learned of the scenario."""
    if table.outcome is not None:
        return 1.0 if table.outcome.winners else 0.0
    net = known_of(table.options.scenario)
    gone = (table.round - 1) / scenario(table).rounds
    return net.calibrated(features(table), gone) if net is not None else 0.5
