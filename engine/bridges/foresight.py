"""The strong mind: the best ways to use a card, each played on over the same few orders of the cards to come."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from engine.bridges.actions import Done
from engine.bridges.board import Board
from engine.bridges.mind import Plan, best_plan, by_promise, plans, step_of
from engine.bridges.outlook import Outlook, outlook_of, worth
from engine.bridges.parts import HIGHEST, INDEX, LETTERS, Card
from engine.bridges.view import BridgesView, OwnRound
from engine.chance import Luck
from engine.contract import Action, Seat

Cards: TypeAlias = tuple[Card, ...]


class Effort(NamedTuple):
    """How much is thought, counted in ways and orders, and never in time."""

    ways: int
    """So many ways to use the card are compared."""
    orders: int
    """Over so many orders of the cards to come."""
    more: int
    """And the best two of them over so many more."""
    looked_at: int
    """For so many islands the bridges are thought through while playing on."""


class Way(NamedTuple):
    """The board that a choice leaves, what it gains at once, and what can still be gained."""

    board: Board
    gained: int
    outlook: Outlook


class Thinker:
    """The calm mind's plans, compared by what becomes of them."""

    def __init__(self, effort: Effort) -> None:
        self.effort = effort
        self._best = lru_cache(maxsize=64)(self._thought)

    def choose(self, view: BridgesView, seat: Seat, legal: Sequence[Action]) -> Action:
        """One legal action: the next step of the way to use this card that leads furthest."""
        wanted = self._step(view) if view.own else self._start(view, seat, legal)
        return wanted if wanted in legal else legal[0]

    def _start(self, view: BridgesView, seat: Seat, legal: Sequence[Action]) -> Action:
        """Alone the start that leads furthest; what is for somebody else needs no thought."""
        starts = by_promise(view, legal)
        if view.seats > 1:
            return starts[seat]
        begun, few, outlook = Board(view.side), starts[-self.effort.ways :], outlook_of(view)
        ways = [Way(begun.written(INDEX[start.island], start.number), 0, outlook) for start in few]
        return few[self._best_of(ways, view.to_come)]

    def _step(self, view: BridgesView) -> Action:
        """The plan made when the card was turned up, while one keeps to it."""
        own, card, seat = view.own, view.card, view.seat
        if own is None or card is None or seat is None:
            return Done()
        plan = self._best(view.players[seat].seen.board, card, view.to_come, outlook_of(view))
        return step_of(_left_of(plan, own) or best_plan(view) or plan, own)

    def _thought(self, board: Board, card: Card, to_come: Cards, outlook: Outlook) -> Plan:
        """The best of the few that promise most, each leaving a board of its own."""
        found = {plan.after: plan for plan in sorted(plans(board, card, outlook, len(LETTERS)))}
        few = sorted(found.values(), reverse=True)[: self.effort.ways]
        return few[self._best_of([way_of(board, plan.after, outlook) for plan in few], to_come)]

    def _best_of(self, ways: Sequence[Way], to_come: Cards) -> int:
        return self.ranked(ways, to_come)[0][1]

    def ranked(self, ways: Sequence[Way], to_come: Cards) -> list[tuple[float, int]]:
        """The best two, with their points: all over the same orders of the cards, then these two over more of them."""
        first, last = self.effort.orders, self.effort.orders + self.effort.more
        points = [self._points(way, to_come, range(first)) for way in ways]
        best = sorted(range(len(ways)), key=points.__getitem__, reverse=True)[:2]
        if last == first:
            return [(points[place] / first, place) for place in best]
        more = {place: points[place] + self._points(ways[place], to_come, range(first, last)) for place in best}
        return [(more[place] / last, place) for place in sorted(best, key=more.__getitem__, reverse=True)]

    def _points(self, way: Way, to_come: Cards, orders: range) -> float:
        """What a way comes to, over these orders."""
        return sum(way.gained + self.played_on(way, Luck(order).shuffled(to_come)[0]) for order in orders)

    def played_on(self, way: Way, order: Cards) -> float:
        """The points that the cards to come bring; the last of them stays in the box."""
        board, outlook, points, unseen = way.board, way.outlook, 0, list(order)
        for card in order[: outlook.rounds]:
            unseen.remove(card)
            outlook = _a_round_on(outlook, unseen)
            after = max(plans(board, card, outlook, self.effort.looked_at)).after
            won = _prizes(board, after, outlook)
            points += sum(won.values())
            board, outlook = after, _without(outlook, won)
        return points + worth(board, outlook)


def way_of(begun: Board, after: Board, outlook: Outlook) -> Way:
    """What a round makes of the board it began with."""
    won = _prizes(begun, after, outlook)
    return Way(after, sum(won.values()), _without(outlook, won))


def _left_of(plan: Plan, own: OwnRound) -> Plan | None:
    """What remains of a plan for a round that has kept to it so far."""
    if own.number_is_open:
        return None if own.given_up or own.drawn else plan
    if own.written != (LETTERS[plan.island] if plan.island >= 0 else None):
        return None
    names = tuple(own.seen.board.chart.names[here] for here in plan.bridges)
    if names[: len(own.drawn)] != own.drawn or "bridges" in own.given_up:
        return None
    return plan._replace(bridges=plan.bridges[len(own.drawn) :])


def _a_round_on(outlook: Outlook, unseen: Sequence[Card]) -> Outlook:
    """When the next card is played."""
    coming = [card.number for card in unseen]
    races = tuple([(race, later, more, left - 1) for race, later, more, left in outlook.races])
    return Outlook(tuple(map(coming.count, range(HIGHEST + 1))), outlook.rounds - 1, races)


def _prizes(before: Board, after: Board, outlook: Outlook) -> dict[str, int]:
    """The races that a round wins, and their points."""
    if after.finished == before.finished or not outlook.races:
        return {}
    won = {race for race, is_won in after.has_won().items() if is_won}
    return {race: later + (more if left >= 0 else 0) for race, later, more, left in outlook.races if race in won}


def _without(outlook: Outlook, won: Collection[str]) -> Outlook:
    """The races still to be won."""
    return outlook._replace(races=tuple([race for race in outlook.races if race[0] not in won])) if won else outlook


STRONG: Final = Thinker(Effort(ways=5, orders=5, more=8, looked_at=2))


def choose_well(view: BridgesView, seat: Seat, legal: Sequence[Action]) -> Action:
    """The same each time: thought is counted, and its luck is its own."""
    return STRONG.choose(view, seat, legal)
