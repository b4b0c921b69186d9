"""How often a team of computer players wins, with standard errors."""

from __future__ import annotations

import math
import sys
import time
from collections import Counter
from typing import Any

from bench import table
from engine import GAMES
from engine.contract import Game
from engine.play import legal, play, start, waiting

TABLES: dict[str, list[dict[str, Any]]] = {
    "island": [{"difficulty": difficulty} for difficulty in ("novice", "normal", "elite", "legendary")],
}
GAMES_EACH = 100


def main() -> None:
    """The co-operative games on their usual tables, for every number of players."""
    rows = [
        (name, " ".join(options.values()), seats, *results(GAMES[name], seats, options, GAMES_EACH))
        for name, tables in TABLES.items()
        for options in tables
        for seats in GAMES[name].players
    ]
    table("Teams of computer players", ("game", "options", "players", "won", "±", "ended by", "ms each"), rows)


def results(game: Game[Any], seats: int, options: dict[str, Any], games: int) -> tuple[str, str, str, str]:
    """Of so many games: won by anybody, the standard error, the causes, the time."""
    began, won, ends = time.process_time(), 0, Counter[str]()
    for seed in range(games):
        outcome = play_out(game, seats, options, seed).outcome
        won += bool(outcome.winners)
        ends.update(getattr(outcome, "causes", ()))
    share = won / games
    error = math.sqrt(share * (1 - share) / games)
    told = ", ".join(f"{cause} {count}" for cause, count in ends.most_common())
    return f"{share:.1%}", f"{error:.1%}", told, f"{(time.process_time() - began) * 1000 / games:.0f}"


def play_out(game: Game[Any], seats: int, options: dict[str, Any], seed: int) -> Any:
    """A whole game by the computer at every seat."""
    state = start(game, seats, options, seed).state
    while asked := waiting(state):
        seat = asked[0]
        action = game.mind(game.view(state, seat), seat, legal(game, state, seat))
        state = play(game, state, seat, action).state
    return state


if __name__ == "__main__":
    GAMES_EACH = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES_EACH
    main()
