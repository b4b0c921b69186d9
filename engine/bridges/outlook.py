"""What a board may still bring, weighed island by island and race by race."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import fsum, prod
from typing import NamedTuple

from engine.bridges.board import Board
from engine.bridges.parts import EACH_FINISHED, GROUP, HIGHEST, PRIZES, each
from engine.bridges.view import BridgesView

HURRY = 0.9
"""How much each missing bridge weighs against the rounds left."""
TRIES = 4
"""How many cards may pass until one that fits is written on a free island."""
UNWRITTEN = 0.8
"""How sure a free island is beside one with a number."""
DRY_FLAG = 0.32
"""How sure a flag is that no bridge reaches yet."""
UNLIKELY = 0.375
"""An island less sure than this is a gap in a group."""
UNJOINED = 0.37
"""How sure a group is for each island it still lacks."""


class Outlook(NamedTuple):
    """What may still come when this round is over."""

    numbers: tuple[int, ...]
    """How many of the cards to come bear each number, from 0 on."""
    rounds: int
    races: tuple[tuple[str, int, int, int], ...]
    """Each race not scored: the later prize, what the first adds to it, the rounds left for that."""


class Promise(NamedTuple):
    """What an island still needs, and how sure it is."""

    needs: float
    certainty: float

    def by(self, rounds: int) -> float:
        """The chance to be finished so many rounds from now."""
        return self.certainty * (rounds / (rounds + HURRY)) ** self.needs if self.needs else self.certainty


NEVER = Promise(1, 0.0)


def outlook_of(view: BridgesView) -> Outlook:
    """What this seat may still expect after the card now played."""
    coming = [card.number for card in view.to_come]
    races = []
    for race in view.races:
        if all(scored.seat != view.seat for scored in race.scored):
            left = PRIZES[race.race].deadline - view.round if race.first_is_open else -1
            races.append((race.race, race.later, race.first - race.later, left))
    return Outlook(tuple(map(coming.count, range(HIGHEST + 1))), view.rounds - view.round, tuple(races))


@lru_cache(maxsize=1024)
def worth(board: Board, outlook: Outlook) -> float:
    """The points this board promises; after the last card no more than it has."""
    if not outlook.rounds:
        return float(EACH_FINISHED * board.finished.bit_count())
    promises = _promises(board, outlook)
    chances = [promise.by(outlook.rounds) for promise in promises]
    points = EACH_FINISHED * fsum(chances)  # `sum` of floats differs between Python 3.11 and 3.12
    for race, later, more, left in outlook.races:
        points += later * _race_chance(board, race, chances)
        if left >= 0:
            points += more * _race_chance(board, race, [promise.by(left) for promise in promises])
    return points


def _race_chance(board: Board, race: str, chances: Sequence[float]) -> float:
    if race == "six":
        return _chance_of_six(board, chances)
    flags = board.chart.red if race == "red" else board.chart.blue
    return prod([chances[island] for island in each(flags)])


def _chance_of_six(board: Board, chances: Sequence[float]) -> float:
    likely = 0
    for island, chance in enumerate(chances):
        if chance > UNLIKELY:
            likely |= 1 << island
    best = 0.0
    for group in board.groups(likely):
        surest = [chances[island] for island in each(group)]
        if len(surest) > GROUP:
            surest.sort(reverse=True)
            del surest[GROUP:]
        best = max(best, prod(surest) * UNJOINED ** (GROUP - len(surest)))
    return best


def _promises(board: Board, outlook: Outlook) -> list[Promise]:
    chart, promises = board.chart, []
    weighed = zip(board.numbers, board.degrees(), board.bearable(), strict=True)
    for island, (number, degree, more) in enumerate(weighed):
        if number:
            promises.append(Promise(number - degree, float(number <= degree + more)))
        elif degree or more:
            is_dry_flag = not degree and chart.flagged >> island & 1
            promises.append(_unwritten(outlook, degree, more, DRY_FLAG if is_dry_flag else 1.0))
        else:
            promises.append(NEVER)
    return promises


@lru_cache(maxsize=1024)
def _unwritten(outlook: Outlook, degree: int, more: int, sure: float) -> Promise:
    """A free island by the numbers that may still come and fit."""
    fitting = outlook.numbers[degree : degree + more + 1]
    fits = sum(fitting)
    if not fits:
        return NEVER
    needs = sum(bridges * cards for bridges, cards in enumerate(fitting)) / fits
    return Promise(needs, sure * UNWRITTEN * (1 - (1 - fits / sum(outlook.numbers)) ** TRIES))
