"""The computer player: it plays the card as its outlook likes best, on what its seat may see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.bridges.actions import Bridge, Done, Prewrite, Skip, Write
from engine.bridges.board import Board
from engine.bridges.outlook import Outlook, outlook_of, worth
from engine.bridges.parts import INDEX, LETTERS, Card, each
from engine.bridges.reach import drawable, writable
from engine.bridges.view import BridgesView, OwnRound
from engine.contract import Action, Seat

LOOKED_AT = 5
"""For so many islands we think the bridges through."""


class Plan(NamedTuple):
    """One way to play what is left of the card, and the board it leaves."""

    worth: float
    island: int
    """-1 where the number is given up or no longer open."""
    bridges: tuple[int, ...]
    after: Board


def choose(view: BridgesView, seat: Seat, legal: Sequence[Action]) -> Action:
    """One legal action: the next step of the best plan found for this card."""
    wanted = _next_step(view) if view.own else _prewriting(view, seat, legal)
    return wanted if wanted in legal else legal[0]


def _prewriting(view: BridgesView, seat: Seat, legal: Sequence[Action]) -> Action:
    """Alone the best start; for somebody else one that promises little, not the same for everybody."""
    starts = by_promise(view, legal)
    return starts[-1] if view.seats == 1 else starts[seat]


def by_promise(view: BridgesView, legal: Sequence[Action]) -> list[Prewrite]:
    """The ways to begin a board, the least promising first."""
    begun, outlook = Board(view.side), outlook_of(view)
    starts = [action for action in legal if isinstance(action, Prewrite)]
    starts.sort(key=lambda start: worth(begun.written(INDEX[start.island], start.number), outlook))
    return starts


def _next_step(view: BridgesView) -> Action:
    own, plan = view.own, best_plan(view)
    return step_of(plan, own) if own and plan else Done()


def step_of(plan: Plan, own: OwnRound) -> Action:
    """What a plan begins with."""
    if own.number_is_open:
        return Skip("number") if plan.island < 0 else Write(LETTERS[plan.island])
    if own.bridges_to_draw:
        return Bridge(own.seen.board.chart.names[plan.bridges[0]]) if plan.bridges else Skip("bridges")
    return Done()


def best_plan(view: BridgesView) -> Plan | None:
    """The best way found to play what remains of the card."""
    own, card = view.own, view.card
    if own is None or card is None:
        return None
    board, outlook = own.seen.board, outlook_of(view)
    if own.number_is_open:
        return max(plans(board, card, outlook))
    return _with_bridges(board, -1, own.bridges_to_draw, outlook, may_rest=not own.drawn)


def plans(board: Board, card: Card, outlook: Outlook, looked_at: int = LOOKED_AT) -> Iterator[Plan]:
    """A way for each of the most promising islands, and one for none."""
    ways = [(board.written(island, card.number), island) for island in each(writable(board, card.number))]
    if len(ways) > looked_at:
        ways.sort(key=lambda way: -worth(way[0], outlook))
    for after, island in [(board, -1), *ways[:looked_at]]:
        yield _with_bridges(after, island, card.bridges, outlook, may_rest=True)


def lines(board: Board, left: int, outlook: Outlook, *, may_rest: bool) -> Iterator[Plan]:
    """A way for each line that may take the next of so many bridges, and one for none at all."""
    for here in each(drawable(board, left)):
        rest = _with_bridges(board.drawn(here), -1, left - 1, outlook, may_rest=False)
        yield rest._replace(bridges=(here, *rest.bridges))
    if may_rest:
        yield Plan(worth(board, outlook), -1, (), board)


def _with_bridges(board: Board, island: int, bridges: int, outlook: Outlook, *, may_rest: bool) -> Plan:
    """The bridges one after the other, each the best; none at all, if that is better and none was drawn."""
    after, drawn = board, []
    for left in range(bridges, 0, -1):
        ways = [(after.drawn(here), here) for here in each(drawable(after, left))]
        if not ways:
            break
        after, here = max(ways, key=lambda way: worth(way[0], outlook))
        drawn.append(here)
    built = Plan(worth(after, outlook), island, tuple(drawn), after)
    resting = Plan(worth(board, outlook), island, (), board)
    return resting if may_rest and resting.worth > built.worth else built
