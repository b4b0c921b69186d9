"""How well each game's minds play, on seeds that nothing was tuned on, on all cores: errors, CPU, what is foretold.

`python -m bench.minds island strong 25`: a game, a mind, games a row. The planner of the third game has its own table.
`python -m bench.minds fit`: how the chances told in the last such games would have to be shifted to come true.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import groupby, product
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from bench import _calibration as calibration
from bench import table
from engine import GAMES
from engine.contract import MindName
from engine.island.prospects import winning
from engine.play import legal, play, start, waiting

FIRST_SEED = 7_000_000
GAMES_EACH = 100
KEPT = Path(__file__).parent.parent / "tmp" / "minds.jsonl"
"""The games of the last table, one a line."""
MINDS: tuple[MindName, ...] = ("calm", "strong")
DIFFICULTIES = ("novice", "normal", "elite", "legendary")
TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "island": [(seats, {"difficulty": difficulty}) for difficulty in DIFFICULTIES for seats in (2, 3, 4)],
    "bridges": [(1, {"side": side}) for side in "AB"],
}
MUST = {
    "island": (70, 72, 56, 51, 59, 46, 22, 35, 24, 13, 17, 9),
    "bridges": (49, 47),
}
"""What the strong mind is to reach: of a hundred games won; points alone."""
SAMPLES = {"island": "3 turns × 24 orders", "bridges": "5 ways × 5 orders, 2 of them × 8 more"}
"""Of the strong minds."""
HEADER = (
    *("mind", "players", "table", "won, % or points", "±", "games", "must", "verdict", "ended by"),
    *("samples a decision", "CPU ms a decision", "longest, s", "CPU s a game"),
)


class Deal(Struct, frozen=True):
    """A game to be played: by which mind, at which of its tables."""

    name: str
    mind: MindName
    cell: int
    seed: int


class Played(Struct, frozen=True):
    """What it came to, what was thought, and the chances to win told when each turn began."""

    deal: Deal
    score: float
    causes: tuple[str, ...]
    decisions: int
    spent: float
    longest: float
    told: tuple[float, ...] = ()


def main(names: Iterable[str] = TABLES, minds: Iterable[MindName] = MINDS, games: int = GAMES_EACH) -> None:
    """A row for each mind and table, told as soon as it is known; then whether the chances told came true."""
    seeds, foretold = range(FIRST_SEED, FIRST_SEED + games), list[Played]()
    KEPT.parent.mkdir(exist_ok=True)
    with ProcessPoolExecutor(os.cpu_count()) as pool, KEPT.open("wb") as kept:
        for name in names:
            rows = []
            deals = [Deal(name, *each) for each in product(minds, range(len(TABLES[name])), seeds)]
            for _, group in groupby(pool.map(play_out, deals), lambda each: (each.deal.mind, each.deal.cell)):
                played = [*group]
                kept.write(b"".join(msgspec.json.encode(each) + b"\n" for each in played))
                foretold += played
                rows.append(row(played))
                print(*rows[-1], flush=True)
            table(f"{name}, from seed {FIRST_SEED:,}", HEADER, rows)
    if told := [*pairs(foretold)]:
        calibration.told_and_won(told)


def play_out(deal: Deal) -> Played:
    """A whole game by the computer at every seat."""
    (seats, options), game = TABLES[deal.name][deal.cell], GAMES[deal.name]
    mind, thoughts, told = game.minds[deal.mind], list[float](), list[float]()
    state = start(game, seats, options, deal.seed).state
    while asked := waiting(state):
        seat = asked[0]
        seen: Any = game.view(state, seat)
        actions = legal(game, state, seat)
        if deal.name == "island" and deal.mind == "strong" and seen.waiting == "acting" and seen.left == 3:
            told.append(round(winning(seen), 4))
        thinks = time.process_time()
        action = mind(seen, seat, actions)
        thoughts.append(time.process_time() - thinks)
        state = play(game, state, seat, action).state
    causes = tuple(getattr(state.outcome, "causes", ()))
    return Played(deal, score(deal.name, state), causes, len(thoughts), sum(thoughts), max(thoughts), tuple(told))


def score(name: str, end: Any) -> float:
    """A won game counts a hundred; alone it is points."""
    return float(end.outcome.total.points) if name == "bridges" else 100.0 * bool(end.outcome.winners)


def row(played: list[Played]) -> tuple[object, ...]:
    """All games of one mind at one table."""
    deal, scores = played[0].deal, [each.score for each in played]
    (seats, options), must = TABLES[deal.name][deal.cell], MUST[deal.name][deal.cell]
    is_asked = deal.mind == "strong" and len(played) > 1
    mean, error = statistics.fmean(scores), statistics.stdev(scores) / len(scores) ** 0.5 if len(scores) > 1 else 0.0
    causes = Counter(cause for each in played for cause in each.causes)
    spent, decisions = sum(each.spent for each in played), sum(each.decisions for each in played)
    return (
        *(deal.mind, seats, *options.values(), f"{mean:.1f}", f"{error:.1f}", len(played)),
        *((f"≥ {must}", "low" if mean < must - 2 * error else "ok") if is_asked else ("", "")),
        ", ".join(f"{cause} {count}" for cause, count in causes.most_common()),
        SAMPLES[deal.name] if deal.mind == "strong" else "–",
        f"{1000 * spent / decisions:.1f}",
        f"{max(each.longest for each in played):.2f}",
        f"{spent / len(played):.2f}",
    )


def pairs(played: Iterable[Played]) -> Iterator[calibration.Told]:
    """Each chance told, and whether that game was won."""
    for each in played:
        for chance in each.told:
            yield calibration.Told(chance, each.score > 0, (each.deal.cell, each.deal.seed))


def fit() -> None:
    """By the games of the last table."""
    lines = KEPT.read_bytes().splitlines()
    calibration.fit([*pairs(msgspec.json.decode(line, type=Played) for line in lines)])


if __name__ == "__main__":
    words = sys.argv[1:]
    if words[:1] == ["fit"]:
        fit()
        sys.exit()
    main(
        words[:1] or TABLES,
        tuple(name for name in MINDS if len(words) < 2 or name == words[1]),
        int(words[2]) if len(words) > 2 else GAMES_EACH,
    )
