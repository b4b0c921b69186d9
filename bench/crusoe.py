"""Robinson Crusoe: whole random games beside random plies of python-chess, and how its computer player fares."""

from __future__ import annotations

import math
import statistics
import time
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from msgspec.structs import replace

from bench import cpu, table
from bench.playouts import random_plies, speed
from engine.crusoe import GAME
from engine.crusoe.actions import Assign, Hasten, Lead, NotReady, Order, Pay, TakeBack, Waive
from engine.crusoe.phases.planning import line_fault
from engine.crusoe.scenarios import SCENARIOS
from engine.crusoe.state import Crusoe, Planning
from engine.play import legal, load, play, run, save, start, waiting

RANDOM_GAMES = 120
PLANS = 200
GAMES_EACH = 20
"""Of the computer player, in each scenario, for each number of players."""
SECOND_THOUGHTS = {TakeBack, Lead, Hasten, Pay, Waive, NotReady, Order}
"""What leads back while planning; chance alone might go on for ever."""


def main() -> None:
    """Three tables."""
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
    table("Milliseconds of CPU", ("what", "mean", "nine of ten", "must"), thinking())
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
            forward = [each for each in offered if type(each) not in SECOND_THOUGHTS]
            state = play(GAME, state, asked[0], chance.choice(forward or offered)).state
            actions += 1
    return actions


def thinking() -> list[tuple[object, ...]]:
    """A plan resolved up to the next one, as whoever thinks ahead needs it; an act on a table that was just loaded."""
    plans = [plan_by_chance(seed) for seed in range(PLANS)]
    saves = [save(plan) for plan in plans]
    work: tuple[tuple[str, Callable[[], list[float]], str], ...] = (
        ("a plan resolved to the next planning", lambda: [spent(resolved, plan) for plan in plans], "≤ 3"),
        ("load a table, say what is legal, play", lambda: [spent(loaded, data) for data in saves], ""),
    )
    rows: list[tuple[object, ...]] = []
    for what, done, must in work:
        taken = sorted(done())
        rows.append((what, f"{statistics.fmean(taken):.2f}", f"{taken[len(taken) * 9 // 10]:.2f}", must))
    return rows


def spent(work: Callable[[Any], None], on: Any) -> float:
    began = time.process_time_ns()
    work(on)
    return (time.process_time_ns() - began) / 1e6


def plan_by_chance(seed: int) -> Crusoe:
    """Pawns wherever they may stand; what lacks something dissolves."""
    chance = Random(seed)
    state = start(GAME, seed % 4 + 1, {}, seed).state
    while assigns := [each for each in legal(GAME, state, 0) if isinstance(each, Assign)]:
        state = play(GAME, state, 0, chance.choice(assigns)).state
    return replace(state, plan=tuple(line for line in state.plan if line_fault(state, line) is None))


def resolved(plan: Crusoe) -> None:
    """Everybody is ready; every question gets its first answer."""
    state = run(GAME, replace(plan, ready=tuple(range(plan.seats)))).state
    while state.agenda and not isinstance(state.agenda[0], Planning):
        seat = waiting(state)[0]
        state = play(GAME, state, seat, legal(GAME, state, seat)[0]).state


def loaded(data: bytes) -> None:
    state = load(GAME, data)
    play(GAME, state, 0, legal(GAME, state, 0)[0])


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
