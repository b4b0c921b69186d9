"""How well each game's minds play, on seeds that nothing was tuned on: standard errors, CPU a decision and a game.

`python -m bench.minds island strong 25`: a game, a mind, games a row. The planner of the third game has its own table.
`python -m bench.minds told 4`: whether the chances to win that the island tells are so.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections import Counter
from typing import Any, NamedTuple

from bench import calibration, table
from engine import GAMES
from engine.contract import Game, Mind, MindName
from engine.play import legal, play, start, waiting

FIRST_SEED = 7_000_000
GAMES_EACH: dict[MindName, int] = {"calm": 100, "strong": 25}
THINKING = ("CPU ms a decision", "longest, s", "CPU s a game")
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


class Played(NamedTuple):
    """One game: what it came to, and its thinking."""

    end: Any
    thoughts: list[float]
    seconds: float


def main(
    names: tuple[str, ...] = tuple(TABLES), minds: tuple[MindName, ...] = ("calm", "strong"), games: int = 0
) -> None:
    """A row for each mind and table, told as soon as it is known."""
    for name in names:
        rows = []
        for word in minds:
            for (seats, options), must in zip(TABLES[name], MUST[name], strict=True):
                games_each = games or GAMES_EACH[word]
                told = row(name, GAMES[name].minds[word], seats, options, games_each)
                rows.append((word, seats, *options.values(), *told, f"≥ {must}" if word == "strong" else ""))
                print(*rows[-1], flush=True)
        header = ("mind", "players", "table", "won, % or points", "±", "games", "ended by", *THINKING, "must")
        table(f"{name}, from seed {FIRST_SEED:,}", header, rows)


def row(name: str, mind: Mind, seats: int, options: dict[str, Any], games: int) -> tuple[str, ...]:
    played = [play_out(GAMES[name], mind, seats, options, seed) for seed in range(FIRST_SEED, FIRST_SEED + games)]
    scores = [score(name, each.end) for each in played]
    error = statistics.stdev(scores) / games**0.5 if games > 1 else 0.0
    causes = Counter(cause for each in played for cause in getattr(each.end.outcome, "causes", ()))
    thoughts = [thought for each in played for thought in each.thoughts]
    return (
        f"{statistics.fmean(scores):.1f}",
        f"{error:.1f}",
        str(games),
        ", ".join(f"{cause} {count}" for cause, count in causes.most_common()),
        f"{statistics.fmean(thoughts) * 1000:.1f}",
        f"{max(thoughts):.2f}",
        f"{statistics.fmean(each.seconds for each in played):.2f}",
    )


def score(name: str, end: Any) -> float:
    """A won game counts a hundred; alone it is points."""
    return float(end.outcome.total.points) if name == "bridges" else 100.0 * bool(end.outcome.winners)


def play_out(game: Game[Any], mind: Mind, seats: int, options: dict[str, Any], seed: int) -> Played:
    """A whole game by the computer at every seat."""
    began, thoughts = time.process_time(), []
    state = start(game, seats, options, seed).state
    while asked := waiting(state):
        seat = asked[0]
        seen, actions = game.view(state, seat), legal(game, state, seat)
        thinks = time.process_time()
        action = mind(seen, seat, actions)
        thoughts.append(time.process_time() - thinks)
        state = play(game, state, seat, action).state
    return Played(state, thoughts, time.process_time() - began)


if __name__ == "__main__":
    words = sys.argv[1:]
    if words[:1] == ["told"]:
        calibration.main(*map(int, words[1:2]))
        sys.exit()
    main(
        (words[0],) if words else tuple(TABLES),
        tuple(name for name in GAMES_EACH if len(words) < 2 or name == words[1]),
        int(words[2]) if len(words) > 2 else 0,
    )
