"""`python -m bench._tune_planner jenny 2 1000`: better weights for a planner's drafts, by playing; seeded, bounded.

Every game is played with other weights; what goes with better games is made more of, the more clearly the more. That
is tried on fresh games beside the weights as they are, and told; whoever likes it writes it into `weights.py`."""

from __future__ import annotations

import math
import statistics
import sys
from collections.abc import Sequence
from random import Random

from bench._learn_crusoe import came_to
from engine.crusoe import GAME
from engine.crusoe.planner.choosing import Planner
from engine.crusoe.progress import CastawaysProgress
from engine.crusoe.scenarios import weights_for
from engine.crusoe.state import Crusoe
from engine.crusoe.view import view
from engine.crusoe.weights import Weights, moved
from engine.play import legal, play, start, waiting

SEEDS = 1_000_000
"""From here on; the figures are made with seeds below."""
GAMES = 1000
FRESH = 200
SPREAD = 0.3
STEP, MOST = 0.1, 0.6
"""How far a weight is moved for each standard error beyond the first, and at most."""
NAMES = tuple(
    name
    for name in Weights.__struct_fields__
    if name not in ("win", "loss", "lacking", "done", "too_late", "cheer", "least")
)
"""Those that a draft hangs on."""


def main(scenario: str, seats: int, games: int = GAMES, seed: int = 0) -> None:
    first = SEEDS + seed * 10_000
    known = weights_for(start(GAME, seats, {"scenario": scenario}, first).state.options, seats)
    told = clearness(scenario, seats, range(first, first + games), known)
    print(
        "\n".join(
            f"{name}: {each:+.1f} standard errors"
            for name, each in sorted(told.items(), key=lambda one: -abs(one[1]))[:12]
        )
    )
    steps = {
        name: math.copysign(min(MOST, STEP * (abs(each) - 1)), each) for name, each in told.items() if abs(each) > 1
    }
    fresh = range(first + games, first + games + FRESH)
    for scale in (0, 1, 2):
        tried = moved(known, {name: scale * step for name, step in steps.items()})
        ends = [play_out(Planner(tried), scenario, seats, each) for each in fresh]
        merits = [merit(end) for end in ends]
        error = statistics.stdev(merits) / math.sqrt(FRESH)
        print(f"{scale} steps: {statistics.fmean(merits):.3f} ± {error:.3f}, won {sum(map(is_won, ends)) / FRESH:.1%}")
        print({name: round(getattr(tried, name), 3) for name in steps}, flush=True)


def clearness(scenario: str, seats: int, seeds: Sequence[int], known: Weights) -> dict[str, float]:
    """How clearly more of each weight goes with better games, in standard errors."""
    shifts, merits = [], []
    for seed in seeds:
        chance = Random(seed)
        shift = {name: chance.gauss(0, SPREAD) for name in NAMES}
        shifts.append(shift)
        merits.append(merit(play_out(Planner(moved(known, shift)), scenario, seats, seed)))
    return {
        name: statistics.correlation([each[name] for each in shifts], merits) * math.sqrt(len(merits)) for name in NAMES
    }


def merit(end: Crusoe) -> float:
    """A win above all; else how far one came."""
    if not isinstance(end.progress, CastawaysProgress):
        return 1.5 if is_won(end) else came_to(end)
    return 2.0 * is_won(end) + end.round / 12 + 0.8 * end.progress.pile / 15


def is_won(end: Crusoe) -> bool:
    return bool(end.outcome and end.outcome.winners)


def play_out(planner: Planner, scenario: str, seats: int, seed: int) -> Crusoe:
    state = start(GAME, seats, {"scenario": scenario}, seed).state
    while asked := waiting(state):
        seat = asked[0]
        action = planner.choose(view(state, seat), seat, legal(GAME, state, seat))
        state = play(GAME, state, seat, action).state
    return state


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
