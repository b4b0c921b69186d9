"""What tables of the island teach: for each moment a line of weights by number of captured treasures, and on what these
leave a hidden layer. Nothing here knows how the tables were met.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from engine.island.foresight.signs import MOMENTS
from engine.island.foresight.value import VERSION, Hidden, Line, Weights
from engine.island.parts import TREASURES

Numbers: TypeAlias = NDArray[np.float64]

CAPTURED: Final = len(TREASURES) + 1
PULL: Final = 60.0
"""How strongly a line is drawn to what was known: so many tables outweigh it."""
STEPS: Final = 8
NEAR: Final = 1e-3
UNITS: Final = 16
ROUNDS: Final = 3
BATCH: Final = 512
RATE: Final = 1e-3
TRUST: Final = 0.05
"""How much of a table's worth is what the next one seemed to be; the rest is how the game ended."""
SURE: Final = 30.0
DIGITS: Final = 3


class Lessons(NamedTuple):
    """Tables of games, in their order, a row each."""

    game: NDArray[Any]
    moment: NDArray[Any]
    captured: NDArray[Any]
    won: Numbers
    signs: Numbers

    def those(self, which: NDArray[Any]) -> Lessons:
        return Lessons(*(column[which] for column in self))


def nothing(signs: int) -> Weights:
    """Of somebody who has never played: any table is as good as another."""
    line = (0.0,) * signs
    chance = np.random.default_rng(0)
    hidden = tuple(tuple(row) for row in (chance.normal(size=(UNITS, signs + CAPTURED)) / signs).tolist())
    net = Hidden(hidden, (0.0,) * UNITS)
    return Weights(VERSION, dict.fromkeys(MOMENTS, (line,) * CAPTURED), dict.fromkeys(MOMENTS, net))


def loss(weights: Weights, lessons: Lessons) -> float:
    """How far off its chances are, in the measure that it is taught by."""
    guess = np.clip(guesses(weights, lessons), 1e-6, 1 - 1e-6)
    return float(-np.mean(lessons.won * np.log(guess) + (1 - lessons.won) * np.log(1 - guess)))


def guesses(weights: Weights, lessons: Lessons) -> Numbers:
    """What it says of each table."""
    said = np.zeros(len(lessons.won))
    for number, moment in enumerate(MOMENTS):
        here = lessons.moment == number
        seen, some = lessons.signs[here], lessons.captured[here]
        net = weights.net[moment]
        felt = np.maximum(_with_captured(seen, some) @ np.array(net.hidden).T, 0) @ np.array(net.out)
        said[here] = _chance(_along(np.array(weights.lines[moment]), seen, some) + felt)
    return said


def taught(lessons: Lessons, known: Weights) -> Weights:
    """What was known, changed by what these tables say."""
    worth = _worth(lessons, guesses(known, lessons))
    lines: dict[Any, tuple[Line, ...]] = {}
    nets: dict[Any, Hidden] = {}
    for number, moment in enumerate(MOMENTS):
        here = lessons.moment == number
        seen, some, aim = lessons.signs[here], lessons.captured[here], worth[here]
        own = np.array(known.lines[moment])
        for many in range(CAPTURED):
            those = some == many
            own[many] = _line(seen[those], aim[those], own[many])
        nets[moment] = _layer(_with_captured(seen, some), _along(own, seen, some), aim, known.net[moment])
        lines[moment] = _rounded(own)
    return Weights(VERSION, lines, nets)


def _worth(lessons: Lessons, guess: Numbers) -> Numbers:
    """Along each game backwards: how it ended, and a little of what each table seemed to be."""
    worth = lessons.won.copy()
    for place in range(len(worth) - 2, -1, -1):
        if lessons.game[place] == lessons.game[place + 1]:
            worth[place] = TRUST * guess[place + 1] + (1 - TRUST) * worth[place + 1]
    return worth


def _line(seen: Numbers, worth: Numbers, known: Numbers) -> Numbers:
    """Newton's steps to the likeliest weights, drawn to what was known."""
    weights = known.copy()
    for _ in range(STEPS):
        chance = _chance(seen @ weights)
        slope = seen.T @ (chance - worth) + PULL * (weights - known)
        bend = (seen * (chance * (1 - chance) + 1e-6)[:, None]).T @ seen + PULL * np.eye(len(known))
        step = np.linalg.solve(bend, slope)
        weights -= step
        if np.abs(step).max() < NEAR:
            break
    return weights


class Stepped:
    """Values that follow their slopes by small steps (Kingma and Ba's rule)."""

    def __init__(self, values: Any) -> None:
        self.values = np.array(values)
        self._mean, self._square = np.zeros_like(self.values), np.zeros_like(self.values)
        self._steps = 0

    def step(self, slope: Numbers, rate: float) -> None:
        self._steps += 1
        self._mean += 0.1 * (slope - self._mean)
        self._square += 0.001 * (slope * slope - self._square)
        mean, square = self._mean / (1 - 0.9**self._steps), self._square / (1 - 0.999**self._steps)
        self.values -= rate * mean / (np.sqrt(square) + 1e-8)


def _layer(seen: Numbers, line: Numbers, worth: Numbers, known: Hidden) -> Hidden:
    """A hidden layer on what the line leaves."""
    hidden, out, chance = Stepped(known.hidden), Stepped(known.out), np.random.default_rng(0)
    orders = np.concatenate([chance.permutation(len(worth)) for _ in range(ROUNDS)])
    for begin in range(0, len(orders) - BATCH + 1, BATCH):
        some, rate = orders[begin : begin + BATCH], RATE * (1 - begin / len(orders))
        felt = np.maximum(seen[some] @ hidden.values.T, 0)
        off = (_chance(line[some] + felt @ out.values) - worth[some]) / BATCH
        slope = ((off[:, None] * out.values) * (felt > 0)).T @ seen[some]
        out.step(felt.T @ off, rate)
        hidden.step(slope, rate)
    return Hidden(_rounded(hidden.values), _rounded(out.values[None])[0])


def _along(lines: Numbers, seen: Numbers, captured: NDArray[Any]) -> Numbers:
    """By the line of as many treasures as are captured."""
    return np.asarray((seen * lines[captured]).sum(axis=1))


def _with_captured(seen: Numbers, captured: NDArray[Any]) -> Numbers:
    return np.concatenate([seen, np.eye(CAPTURED)[captured]], axis=1)


def _chance(total: Numbers) -> Numbers:
    return np.asarray(1 / (1 + np.exp(-np.clip(total, -SURE, SURE))))


def _rounded(rows: Numbers) -> tuple[Line, ...]:
    """As they stand in a small file."""
    return tuple(tuple(float(f"{value:.{DIGITS}g}") for value in row) for row in rows)
