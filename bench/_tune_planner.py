"""`python -m bench._tune_planner`: better weights for the planner, by playing; seeded and bounded."""

from __future__ import annotations

import math
import statistics
import sys
from random import Random

from engine.crusoe import GAME
from engine.crusoe.planner.choosing import Planner
from engine.crusoe.planner.weights import WEIGHTS
from engine.crusoe.progress import CastawaysProgress
from engine.crusoe.state import Crusoe
from engine.crusoe.view import view
from engine.play import legal, play, start, waiting

SEEDS = 1_000_000
"""From here on; the figures are made with seeds below."""
GENERATIONS = 20
CHILDREN = 24
PARENTS = 7
GAMES_EACH = 24
SPREAD = 0.3
LEAST = 0.08
COUNTS = (1, 2, 3, 4)


def main(generations: int = GENERATIONS, seed: int = 0) -> None:
    """Each generation plays the same new games; the mean of the best goes on, with the spread that they have."""
    chance = Random(seed)
    mean = {name: math.log(weight) for name, weight in WEIGHTS.items()}
    spread = dict.fromkeys(mean, SPREAD)
    for number in range(generations):
        games = range(SEEDS + number * GAMES_EACH, SEEDS + (number + 1) * GAMES_EACH)
        children = [mean, *({name: chance.gauss(mean[name], spread[name]) for name in mean} for _ in range(CHILDREN))]
        scores = [(fitness(child, games), place) for place, child in enumerate(children)]
        best = [children[place] for _, place in sorted(scores, reverse=True)[:PARENTS]]
        told = (scores[0][0], statistics.fmean(score for score, _ in scores), max(scores)[0])
        print(f"# {number}: mean {told[0]:.3f}, all {told[1]:.3f}, best {told[2]:.3f}")
        for name, before in mean.items():
            values = [child[name] for child in best]
            mean[name] = (before + 2 * statistics.fmean(values)) / 3
            spread[name] = max(LEAST, (spread[name] + statistics.pstdev(values)) / 2)
        print("\n".join(f'    "{name}": {math.exp(each):.3g},' for name, each in mean.items()), flush=True)


def fitness(logs: dict[str, float], games: range) -> float:
    planner = Planner({name: math.exp(each) for name, each in logs.items()})
    return statistics.fmean(merit(play_out(planner, COUNTS[seed % len(COUNTS)], seed)) for seed in games)


def merit(end: Crusoe) -> float:
    """A win above all; else how far one came."""
    won = bool(end.outcome and end.outcome.winners)
    pile = end.progress.pile if isinstance(end.progress, CastawaysProgress) else 0
    return 2.0 * won + end.round / 12 + 0.8 * pile / 15 + 0.2 * ("fire" in end.items)


def play_out(planner: Planner, seats: int, seed: int) -> Crusoe:
    state = start(GAME, seats, {}, seed).state
    while asked := waiting(state):
        seat = asked[0]
        action = planner.choose(view(state, seat), seat, legal(GAME, state, seat))
        state = play(GAME, state, seat, action).state
    return state


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
