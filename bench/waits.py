"""How often a table of computers waits for somebody else: questions, hand-overs and pings, by the standing answer."""

from __future__ import annotations

import math
import sys
from typing import Any, NamedTuple, get_args

from bench import table
from engine.contract import Seat
from engine.island import GAME
from engine.island.actions import Pass, When
from engine.play import legal, play, start, waiting

SEEDS = 200
MUST = {2: (1.25, 1.3), 3: (1.4, 1.45), 4: (1.5, 1.6)}
"""Hand-overs and pings a turn, with the answer everybody has who gave none."""
PASSES = 0.04


class Counts(NamedTuple):
    """Of one game, or of many."""

    acts: int = 0
    passes: int = 0
    turns: int = 0
    hand_overs: int = 0
    """Steps after which somebody else begins to be waited for."""
    pings: int = 0
    """Those who begin to be waited for by somebody else's step."""
    won: int = 0

    def and_also(self, other: Counts) -> Counts:
        return Counts(*map(sum, zip(self, other, strict=True)))


def main(games: int = SEEDS) -> None:
    """The calm player in every seat, Novice, swift."""
    rows = []
    for seats in GAME.players:
        for when in get_args(When):
            found = played(seats, when, games)
            rows.append((seats, when, *told(found, games), must(seats, when)))
    header = ("players", "asked", "passes", "hand-overs a turn", "pings a turn", "won", "±", "must")
    table(f"Waits at a table of computers, Novice, {games} games each", header, rows)


def told(found: Counts, games: int) -> tuple[str, ...]:
    won = found.won / games
    return (
        f"{found.passes / found.acts:.1%}",
        f"{found.hand_overs / found.turns:.2f}",
        f"{found.pings / found.turns:.2f}",
        f"{won:.1%}",
        f"{math.sqrt(won * (1 - won) / games):.1%}",
    )


def must(seats: int, when: When) -> str:
    hand_overs, pings = MUST[seats]
    return f"≤ {PASSES:.0%}, ≤ {hand_overs}, ≤ {pings}" if when == "matters" else ""


def played(seats: int, when: When, games: int) -> Counts:
    """What was counted in so many games."""
    found = Counts()
    for seed in range(games):
        found = found.and_also(game(seats, when, seed))
    return found


def game(seats: int, when: When, seed: int) -> Counts:
    """One whole game."""
    state: Any = start(GAME, seats, {"asked": [when] * seats}, seed).state
    found = Counts(turns=1)
    while asked := waiting(state):
        seat = asked[0]
        action = GAME.mind(GAME.view(state, seat), seat, legal(GAME, state, seat))
        state, events = play(GAME, state, seat, action)
        called = called_by(seat, asked, waiting(state))
        turns = sum(event.opens_a_turn for event in events)
        is_pass = isinstance(action, Pass)
        found = found.and_also(Counts(1, is_pass, turns, bool(called), called))
    return found._replace(won=bool(state.outcome.winners))


def called_by(seat: Seat, before: tuple[Seat, ...], after: tuple[Seat, ...]) -> int:
    """How many others begin to be waited for."""
    return len({*after} - {*before, seat})


if __name__ == "__main__":
    main(int(sys.argv[1])) if len(sys.argv) > 1 else main()
