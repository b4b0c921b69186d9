"""The computer player: it weighs what each island and each race may still bring, on what its seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import prod
from typing import NamedTuple

from engine.bridges.actions import Bridge, Done, Prewrite, Skip, Write
from engine.bridges.board import Board, drawable, writable
from engine.bridges.parts import GROUP, HIGHEST, INDEX, LETTERS, PRIZES, each
from engine.bridges.view import View
from engine.contract import Action, Seat

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
LOOKED_AT = 5
"""For so many islands we think the bridges through."""


class Outlook(NamedTuple):
    """What may still come when this round is over."""

    numbers: tuple[int, ...]
    """How many of the cards to come bear each number, from 0 on."""
    rounds: int
    races: tuple[tuple[str, int, int, int], ...]
    """Each race not scored: the later prize, what the first adds to it, the rounds left for that."""


class Plan(NamedTuple):
    """One way to play what is left of the card."""

    worth: float
    island: int
    """-1 where the number is given up or no longer open."""
    bridges: tuple[int, ...]


class Promise(NamedTuple):
    """What an island still needs, and how sure it is."""

    needs: float
    certainty: float

    def by(self, rounds: int) -> float:
        """The chance to be finished so many rounds from now."""
        return self.certainty * (rounds / (rounds + HURRY)) ** self.needs if self.needs else self.certainty


NEVER = Promise(1, 0.0)


def choose(view: View, seat: Seat, legal: Sequence[Action]) -> Action:
    """One legal action: the next step of the best plan found for this card."""
    wanted = next_step(view) if view.own else _prewriting(view, seat, legal)
    return wanted if wanted in legal else legal[0]


def _prewriting(view: View, seat: Seat, legal: Sequence[Action]) -> Action:
    """Alone the best start; for somebody else one that promises little, not the same for everybody."""
    begun, outlook = Board(view.side), outlook_of(view)
    starts = [action for action in legal if isinstance(action, Prewrite)]
    starts.sort(key=lambda start: worth(begun.written(INDEX[start.island], start.number), outlook))
    return starts[-1] if view.seats == 1 else starts[seat]


def next_step(view: View) -> Action:
    """What the best plan begins with."""
    own, plan = view.own, best_plan(view)
    if own is None or plan is None:
        return Done()
    if own.number_is_open:
        return Skip("number") if plan.island < 0 else Write(LETTERS[plan.island])
    if own.bridges_to_draw:
        return Bridge(own.seen.board.chart.names[plan.bridges[0]]) if plan.bridges else Skip("bridges")
    return Done()


def best_plan(view: View) -> Plan | None:
    """The best way found to play what remains of the card."""
    own, card = view.own, view.card
    if own is None or card is None:
        return None
    board, outlook = own.seen.board, outlook_of(view)
    if not own.number_is_open:
        return _with_bridges(board, -1, own.bridges_to_draw, outlook, may_rest=not own.drawn)
    ways = [(island, board.written(island, card.number)) for island in each(writable(board, card.number))]
    ways.sort(key=lambda way: -worth(way[1], outlook))
    ways = [(-1, board), *ways[:LOOKED_AT]]
    return max(_with_bridges(after, island, card.bridges, outlook, may_rest=True) for island, after in ways)


def outlook_of(view: View) -> Outlook:
    """What this seat may still expect after the card now played."""
    coming = [card.number for card in view.to_come]
    races = []
    for race in view.races:
        if all(scored.seat != view.seat for scored in race.scored):
            left = PRIZES[race.race].deadline - view.round if race.first_is_open else -1
            races.append((race.race, race.later, race.first - race.later, left))
    return Outlook(tuple(map(coming.count, range(HIGHEST + 1))), view.rounds - view.round, tuple(races))


def _with_bridges(board: Board, island: int, bridges: int, outlook: Outlook, *, may_rest: bool) -> Plan:
    """The bridges one after the other, each the best; none at all, if that is better and none was drawn."""
    after, drawn = board, []
    for left in range(bridges, 0, -1):
        ways = [(after.drawn(here), here) for here in each(drawable(after, left))]
        if not ways:
            break
        after, here = max(ways, key=lambda way: worth(way[0], outlook))
        drawn.append(here)
    built = Plan(worth(after, outlook), island, tuple(drawn))
    resting = Plan(worth(board, outlook), island, ())
    return resting if may_rest and resting.worth > built.worth else built


@lru_cache(maxsize=4096)
def worth(board: Board, outlook: Outlook) -> float:
    """The points this board promises."""
    promises = _promises(board, outlook)
    points = 2 * sum(promise.by(outlook.rounds) for promise in promises)
    for race, later, more, left in outlook.races:
        points += later * _race_chance(board, race, promises, outlook.rounds)
        if left >= 0:
            points += more * _race_chance(board, race, promises, left)
    return points


def _race_chance(board: Board, race: str, promises: Sequence[Promise], rounds: int) -> float:
    if race == "six":
        return _chance_of_six(board, [promise.by(rounds) for promise in promises])
    flags = board.chart.red if race == "red" else board.chart.blue
    return prod(promises[island].by(rounds) for island in each(flags))


def _chance_of_six(board: Board, chances: Sequence[float]) -> float:
    likely = sum(1 << island for island, chance in enumerate(chances) if chance > UNLIKELY)
    best = 0.0
    for group in board.groups(likely):
        surest = sorted((chances[island] for island in each(group)), reverse=True)[:GROUP]
        best = max(best, prod(surest) * UNJOINED ** (GROUP - len(surest)))
    return best


def _promises(board: Board, outlook: Outlook) -> list[Promise]:
    chart, bearable = board.chart, board.bearable()
    promises = []
    for island, number in enumerate(board.numbers):
        degree, more = board.degree(island), bearable[island]
        if number:
            promises.append(Promise(number - degree, float(number <= degree + more)))
        elif degree or more:
            is_dry_flag = not degree and chart.flagged >> island & 1
            promises.append(_unwritten(outlook, degree, more, DRY_FLAG if is_dry_flag else 1.0))
        else:
            promises.append(NEVER)
    return promises


@lru_cache(maxsize=4096)
def _unwritten(outlook: Outlook, degree: int, more: int, sure: float) -> Promise:
    """A free island by the numbers that may still come and fit."""
    fitting = outlook.numbers[degree : degree + more + 1]
    fits = sum(fitting)
    if not fits:
        return NEVER
    needs = sum(bridges * cards for bridges, cards in enumerate(fitting)) / fits
    return Promise(needs, sure * UNWRITTEN * (1 - (1 - fits / sum(outlook.numbers)) ** TRIES))
