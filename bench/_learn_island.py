"""How likely the island is won from a table on, learned from games that the strong mind plays with itself.

`make minds` (GAMES=2000, some twenty minutes on two cores): plays so many games with what is known, learns from them,
compares both on games that taught nothing and at the table, and keeps what was learned if it is the better at both.
Seeded: the same games teach the same. It needs numpy, of the development group.
"""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from msgspec import json
from msgspec.structs import replace

from bench._lessons import Lessons, loss, taught
from engine.island import GAME
from engine.island.actions import EndTurn
from engine.island.foresight.signs import MOMENTS, Moment, signs
from engine.island.foresight.thinking import Effort, Thinker
from engine.island.foresight.value import FILE, Weights, read
from engine.island.rules.draws import draw_flood, next_turn
from engine.island.state import DrawFlood, Island, NextTurn, Won
from engine.island.view import view
from engine.play import legal, play, start, waiting

FIRST_SEED: Final = 5_000_000
MATCH_SEED: Final = 6_000_000
"""The figures of the bench are made with others."""
TABLES: Final = tuple(product((2, 3, 4), ("novice", "normal", "elite", "legendary")))
QUICK: Final = Effort(keep=6, futures=0)
ASTRAY: Final = 0.02
"""So often an act is any at all, so that more is met than what the mind likes."""
HELD_OUT: Final = 10
"""One game of so many teaches nothing, and judges."""

Met = tuple[Moment, Island]
Row = tuple[int, int, int, bool, list[float]]


class Report(NamedTuple):
    """By what figures what was learned is judged: on tables held out, and in games played by each."""

    tables: int
    loss_before: float
    loss: float
    games: int
    won_before: int
    won: int

    @property
    def is_better(self) -> bool:
        return self.loss < self.loss_before and self.won >= self.won_before


def main(games: int, file: Path = FILE, effort: Effort = QUICK) -> Report:
    """Learn, judge, and keep it or not."""
    known = read(file)
    with ProcessPoolExecutor() as workers:
        lessons = gathered(workers.map(partial(lived, known, effort), range(games), chunksize=4))
        learned, loss_before, loss_now = learned_from(lessons, known)
        match = range(games // 2)
        won_before, won = (
            sum(workers.map(partial(is_won, mind, effort), match, chunksize=4)) for mind in (known, learned)
        )
    report = Report(len(lessons.won), loss_before, loss_now, len(match), won_before, won)
    print(report)
    if report.is_better:
        file.write_bytes(json.encode(replace(learned, accepted=report._asdict())) + b"\n")
    print(f"kept in {file}" if report.is_better else "what was known is the better: it stays")
    return report


def learned_from(lessons: Lessons, known: Weights) -> tuple[Weights, float, float]:
    """What was learned, and how far off what was known, and this, is on games that taught nothing."""
    judges = lessons.game % HELD_OUT == 0
    learned = taught(lessons.those(~judges), known)
    held_out = lessons.those(judges)
    return learned, loss(known, held_out), loss(learned, held_out)


def gathered(games: Iterable[Sequence[Row]]) -> Lessons:
    game, moment, captured, won, seen = zip(*[row for rows in games for row in rows], strict=True)
    return Lessons(np.array(game), np.array(moment), np.array(captured), np.array(won, float), np.array(seen))


def lived(known: Weights, effort: Effort, number: int) -> list[Row]:
    """The tables of one game, as they are seen, and whether it was won."""
    met, end = played(Thinker(effort, known), FIRST_SEED + number, *TABLES[number % len(TABLES)], astray=ASTRAY)
    won = isinstance(end.outcome, Won)
    return [
        (number, MOMENTS.index(moment), sum(seat is not None for seat in state.captured), won, signs(state, moment))
        for moment, state in met
    ]


def is_won(known: Weights, effort: Effort, number: int) -> bool:
    _, end = played(Thinker(effort, known), MATCH_SEED + number, *TABLES[number % len(TABLES)])
    return isinstance(end.outcome, Won)


def played(mind: Thinker, seed: int, seats: int, difficulty: str, astray: float = 0.0) -> tuple[list[Met], Island]:
    """A whole game: its tables at the moments that the value knows, and its end."""
    met: list[Met] = []
    game = dataclasses.replace(GAME, chores={**GAME.chores, **noting(met)})
    chance = Random(seed)
    state = start(game, seats, {"difficulty": difficulty}, seed).state
    while asked := waiting(state):
        seat, actions = asked[0], legal(game, state, asked[0])
        is_astray = chance.random() < astray
        action = chance.choice(actions) if is_astray else mind.choose(view(state, seat), seat, actions)
        if isinstance(action, EndTurn):
            met.append(("drawing", state))
        state = play(game, state, seat, action).state
    return met, state


def noting(met: list[Met]) -> dict[type[Any], Any]:
    """Two of the game's chores, with a note of the table where a flood or a turn begins."""

    def flood(state: Island, todo: DrawFlood) -> Any:
        if todo.left is None:
            met.append(("flooding", state))
        return draw_flood(state, todo)

    def turn(state: Island, todo: NextTurn) -> Any:
        step = next_turn(state, todo)
        met.append(("acting", step.state))
        return step

    return {DrawFlood: flood, NextTurn: turn}


if __name__ == "__main__":
    main(int(sys.argv[1]))
