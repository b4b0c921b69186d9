"""Reviews of Robinson Crusoe: whether the chances they show come true, what luck sums to, and what they cost.

`python -m bench.reviews 5`: so many games of strong computers for each table, reviewed.
`python -m bench.reviews fit 25 jenny`: writes what a scenario's learned value needs so that its chances come true, by
so many other games for each number of players.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from pathlib import Path

import msgspec
import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from bench import _calibration as calibration
from bench import table
from engine.contract import Action, Seat
from engine.crusoe import GAME
from engine.crusoe.planner import DEEP_ONE
from engine.crusoe.planner.features import features
from engine.crusoe.planner.learned import file_of, known_of, read
from engine.crusoe.review import review
from engine.crusoe.scenarios import SCENARIOS, scenario
from engine.crusoe.state import Crusoe, Planning
from engine.crusoe.view import view
from engine.play import legal, play, start, waiting

FIRST_SEED = 8_000_000
"""The values were learned, and their chances fitted, on other seeds."""
FITTED_SEED = 8_500_000
SEATS = (1, 2, 3, 4)
TABLES = [*product(["castaways"], SEATS), *product(SCENARIOS, SEATS)]
"""The first scenario twice: only there are chances of all sizes."""
GAMES_EACH = 5
BAND = 20
"""The width of a band of chances, in hundredths."""
MOST_ASTRAY = 10
"""In each band, the share of games won may differ from the chance by so many points at most."""
FEW = 30
"""A band with fewer positions proves nothing."""
USUAL = (3.0, 3.0)
"""Slope and fading of a value that was learned from lost games too."""
DRAWN = 2.0
HEADER = ("chance, %", "on average", "won, %", "apart", "positions", "games", "")
KEPT = Path(__file__).parent.parent / "tmp" / "reviews.jsonl"


class Played(Struct, frozen=True):
    """A game of strong computers, and what its review shows."""

    scenario: str
    seats: int
    seed: int
    won: bool
    mornings: tuple[tuple[float, float], ...]
    """The learned value of each morning in log odds, and the share of rounds that are over."""
    chances: tuple[int, ...] = ()
    luck: int = 0
    choices: int = 0
    spent: float = 0.0


def main(games: int = GAMES_EACH, first: int = FIRST_SEED) -> None:
    """Play and review; then compare chances with results."""
    deals = [(*each, first + game, True) for game in range(games) for each in TABLES]
    KEPT.parent.mkdir(exist_ok=True)
    with ProcessPoolExecutor(os.cpu_count()) as pool, KEPT.open("wb") as kept:
        played = list[Played]()
        for each in pool.map(play_out, deals):
            played.append(each)
            kept.write(msgspec.json.encode(each) + b"\n")
            kept.flush()
    report(played)


def play_out(deal: tuple[str, int, int, bool]) -> Played:
    """Play a game with strong computers, and review it if asked."""
    name, seats, seed, is_reviewed = deal
    state = first = start(GAME, seats, {"scenario": name}, seed).state
    said, mornings = list[tuple[Seat, Action]](), dict[int, tuple[float, float]]()
    while asked := waiting(state):
        seat = asked[0]
        if isinstance(state.agenda[0], Planning) and state.round not in mornings:
            mornings[state.round] = morning(state)
        said.append((seat, DEEP_ONE.choose(view(state, seat), seat, legal(GAME, state, seat))))
        state = play(GAME, state, *said[-1]).state
    won = bool(state.outcome and state.outcome.winners)
    played = Played(name, seats, seed, won, tuple(mornings.values()))
    return reviewed(played, first, said) if is_reviewed else played


def morning(state: Crusoe) -> tuple[float, float]:
    net = known_of(state.options.scenario)
    assert net is not None
    return net.total(features(state)), (state.round - 1) / scenario(state).rounds


def reviewed(played: Played, first: Crusoe, said: Sequence[tuple[Seat, Action]]) -> Played:
    began = time.process_time()
    told = review(first, said)
    return replace(
        played,
        chances=tuple(each.chance for each in told.rounds),
        luck=sum(each.luck for each in told.rounds),
        choices=sum(each.choices for each in told.rounds),
        spent=time.process_time() - began,
    )


def report(played: Sequence[Played]) -> None:
    """Print how chances came true, first those of reviews, then those of the learned value alone."""
    shown = [(chance / 100, each) for each in played for chance in each.chances]
    valued = [(chance_of(each.scenario, *morning), each) for each in played for morning in each.mornings]
    for title, told in (("reviews show", shown), ("the learned value gives a morning", valued)):
        rows = [band_row(low, found) for low, found in bands(told)]
        table(f"chances that {title}, {len(told)} positions", HEADER, rows)
    for title in ("luck", "choices"):
        sums = [getattr(each, title) for each in played]
        error = statistics.stdev(sums) / len(sums) ** 0.5
        print(f"  {title} of a game sums to {statistics.fmean(sums):+.1f} ± {error:.1f} hundredths")
    spent = [each.spent for each in played]
    print(f"  a review costs {statistics.fmean(spent):.1f} s of CPU, {max(spent):.1f} at most")


def chance_of(name: str, value: float, gone: float) -> float:
    net = known_of(name)
    assert net is not None
    return net.chance_from(value, gone)


def bands(shown: Iterable[tuple[float, Played]]) -> Iterator[tuple[int, list[calibration.Told]]]:
    """Group the chances in bands, each with the result of its game."""
    told = [
        calibration.Told(chance, each.won, (10 * [*SCENARIOS].index(each.scenario) + each.seats, each.seed))
        for chance, each in shown
    ]
    for low in range(0, 100, BAND):
        found = [each for each in told if low <= 100 * each.chance < low + BAND + (low + BAND == 100)]
        if found:
            yield low, found


def band_row(low: int, found: Sequence[calibration.Told]) -> tuple[object, ...]:
    shown = 100 * statistics.fmean(each.chance for each in found)
    won = 100 * statistics.fmean(each.won for each in found)
    games = len({each.game for each in found})
    verdict = "few" if len(found) < FEW else "ok" if abs(won - shown) <= MOST_ASTRAY else "ASTRAY"
    return f"{low}–{low + BAND}", f"{shown:.0f}", f"{won:.0f}", f"{won - shown:+.0f}", len(found), games, verdict


# Figures of the learned value


def fit(games: int, names: Sequence[str]) -> None:
    """Write shift, slope and fading into the files of these scenarios."""
    for name in names:
        deals = [(name, seats, FITTED_SEED + game, False) for game in range(games) for seats in SEATS]
        with ProcessPoolExecutor(os.cpu_count()) as pool:
            shift, slope, fading = fitted([*pool.map(play_out, deals)], *drawn_to(name))
        file_of(name).write_bytes(
            msgspec.json.encode(replace(read(file_of(name)), shift=shift, slope=slope, fading=fading)) + b"\n"
        )
        print(f"{name}: shift {shift:+.2f}, slope {slope:.2f}, fading {fading:.2f}")


def drawn_to(name: str) -> tuple[float, float]:
    """Return the usual slope and fading. A value learned from wins alone is nearly a chance already."""
    return (1.0, 0.0) if name == "castaways" else USUAL


def fitted(played: Sequence[Played], slope: float, fading: float) -> tuple[float, float, float]:
    """Return the figures that make these results likeliest, drawn a little to a usual slope and fading."""
    seen: NDArray[np.float64] = np.array([(1.0, value, -gone) for each in played for value, gone in each.mornings])
    won = np.array([float(each.won) for each in played for _ in each.mornings])
    usual, pull = np.array([0.0, slope, fading]), np.array([1e-6, DRAWN, DRAWN])
    found = usual.copy()
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-seen @ found))
        bend = (seen * (chance * (1 - chance))[:, None]).T @ seen + np.diag(pull)
        found += HALF * np.linalg.solve(bend, seen.T @ (won - chance) - pull * (found - usual))
    return tuple(round(float(each), 2) for each in found)  # type: ignore[return-value]


STEPS, HALF = 100, 0.5
"""Newton's method, with half steps so that it doesn't overshoot."""


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["fit", games, *names]:
            fit(int(games), names or list(SCENARIOS))
        case [games]:
            main(int(games))
        case _:
            main()
