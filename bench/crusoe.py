"""Robinson Crusoe: whole random games beside random plies of python-chess, and how its computer player fares."""

from __future__ import annotations

import math
from collections import Counter
from random import Random

from bench import cpu, table
from bench.playouts import random_plies, speed
from engine.crusoe import GAME
from engine.crusoe.scenarios import SCENARIOS
from engine.crusoe.state import Crusoe
from engine.play import legal, play, start, waiting

RANDOM_GAMES = 120
GAMES_EACH = 20
"""Of the computer player, in each scenario, for each number of players."""
SECOND_THOUGHTS = {"take-back", "lead", "hasten", "pay", "waive", "not-ready", "order"}
"""What leads back while planning; chance alone might go on for ever."""


def main() -> None:
    """Two tables."""
    plies, spread = speed(lambda: random_plies(40))
    actions = random_games()
    seconds, wide = cpu(random_games)
    rate = actions / seconds
    rows = [
        ("python-chess, random plies", f"{plies:,.0f}", f"±{spread:,.0f}", "1.00 ×"),
        ("crusoe, random actions", f"{rate:,.0f}", f"±{rate * wide / seconds:,.0f}", f"{rate / plies:.2f} ×"),
    ]
    table(
        f"{RANDOM_GAMES} random games of {actions} actions, a CPU-second", ("what", "each second", "", "of chess"), rows
    )
    header = ("scenario", "players", "won", "±", "rounds", "points", "lost by")
    table(
        f"The computer player, {GAMES_EACH} games each",
        header,
        [fares(name, n) for name in SCENARIOS for n in range(1, 5)],
    )


def random_games() -> int:
    """Anything legal but second thoughts, in every scenario and for every number of players."""
    chance, actions = Random(1), 0
    names = list(SCENARIOS)
    for seed in range(RANDOM_GAMES):
        state = start(GAME, seed % 4 + 1, {"scenario": names[seed % len(names)]}, seed).state
        while asked := waiting(state):
            offered = legal(GAME, state, asked[0])
            forward = [each for each in offered if each.__struct_config__.tag not in SECOND_THOUGHTS]
            state = play(GAME, state, asked[0], chance.choice(forward or offered)).state
            actions += 1
    return actions


def fares(scenario: str, seats: int) -> tuple[object, ...]:
    """Of so many games: won, the standard error, the mean round and score, what the others were lost by."""
    ends = [play_out(scenario, seats, seed) for seed in range(GAMES_EACH)]
    won = sum(bool(state.outcome.winners) for state in ends if state.outcome) / GAMES_EACH
    error = math.sqrt(won * (1 - won) / GAMES_EACH)
    causes = Counter(getattr(state.outcome, "reason", "") for state in ends)
    lost = ", ".join(f"{cause} {n}" for cause, n in causes.most_common() if cause)
    rounds = sum(state.round for state in ends) / GAMES_EACH
    points = sum(state.outcome.score for state in ends if state.outcome) / GAMES_EACH
    return scenario, seats, f"{won:.1%}", f"{error:.1%}", f"{rounds:.1f}", f"{points:.0f}", lost


def play_out(scenario: str, seats: int, seed: int) -> Crusoe:
    state = start(GAME, seats, {"scenario": scenario}, seed).state
    while asked := waiting(state):
        seat = asked[0]
        action = GAME.mind(GAME.view(state, seat), seat, legal(GAME, state, seat))
        state = play(GAME, state, seat, action).state
    return state
