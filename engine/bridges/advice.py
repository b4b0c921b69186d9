"""Hints that compare futures: the best few ways to go on, played on over the same orders of the cards to come."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from msgspec.structs import replace

from engine.bridges.actions import Prewrite
from engine.bridges.board import Board
from engine.bridges.foresight import Effort, Thinker, Way, way_of
from engine.bridges.hints import Facts, Hint, Told, hint_calmly, levelled, why_calmly
from engine.bridges.mind import Plan, by_promise, lines, plans, step_of
from engine.bridges.outlook import outlook_of
from engine.bridges.parts import INDEX, LETTERS
from engine.bridges.view import BridgesView, OwnRound
from engine.contract import Action, HintLevel, Seat

ADVISER: Final = Thinker(Effort(ways=5, orders=4, more=6, looked_at=2))
ORDERS: Final = ADVISER.effort.orders + ADVISER.effort.more
ALIKE: Final = 0.1
"""Fewer points than this are no reason to prefer a way."""


class Advice(NamedTuple):
    """What to do, what it came to over the orders, and the next best, if there is one."""

    best: Action
    points: float
    other: Action | None
    other_points: float


def hint(view: BridgesView, seat: Seat, legal: Sequence[Action], level: HintLevel) -> Hint:
    """Where to look; from the second level on why; on the third what. What needs no comparing is told calmly."""
    own = view.own
    is_start = own is None and view.seats == 1
    is_open = own is not None and not own.done and (own.number_is_open or own.bridges_to_draw)
    if not legal or not (is_start or is_open):
        return hint_calmly(view, seat, legal, level)
    advice = advise(view, seat, tuple(legal))
    return levelled(view, advice.best, level, _why(view, advice), *([why_calmly(view, advice.best)] if own else []))


@lru_cache(maxsize=16)
def advise(view: BridgesView, seat: Seat, legal: tuple[Action, ...]) -> Advice:
    """The best two ways to go on."""
    own = view.own
    found = _ways(view, seat, own) if own else _starts(view, legal)
    ranked = ADVISER.ranked([way for _, way in found], view.to_come)
    best, *others = [(found[place][0], points) for points, place in ranked]
    other, points = others[0] if others else (None, 0.0)
    return Advice(*best, other, points)


def _starts(view: BridgesView, legal: Sequence[Action]) -> list[tuple[Action, Way]]:
    few, outlook = by_promise(view, legal)[-ADVISER.effort.ways :], outlook_of(view)
    return [(each, Way(Board(view.side).written(INDEX[each.island], each.number), 0, outlook)) for each in few]


def _ways(view: BridgesView, seat: Seat, own: OwnRound) -> list[tuple[Action, Way]]:
    """From the round as it stands: for each number's island, or each next bridge, how one would go on."""
    begun, board, outlook = view.players[seat].seen.board, own.seen.board, outlook_of(view)
    assert view.card
    if own.number_is_open:
        found = list(plans(board, view.card, outlook, len(LETTERS)))
    else:
        found = list(lines(board, own.bridges_to_draw, outlook, may_rest=not own.drawn))
    apart: dict[Board, Plan] = {plan.after: plan for plan in sorted(found)}
    few = sorted(apart.values(), reverse=True)[: ADVISER.effort.ways]
    return [(step_of(plan, own), way_of(begun, plan.after, outlook)) for plan in few]


def _why(view: BridgesView, advice: Advice) -> Told:
    """By how many points it is better than the next best."""
    points, more = round(advice.points, 1), round(advice.points - advice.other_points, 1)
    facts = Facts(points=points, more=more, orders=ORDERS)
    if advice.other is None:
        return "only-way", (), facts
    than = getattr(advice.other, "island", "") or getattr(advice.other, "connection", "")
    if more < ALIKE:
        return "as-good", (), replace(facts, than=than or "none")
    if isinstance(advice.other, Prewrite):
        than = f"{than} ({advice.other.number})"
    facts = Facts(points=points, more=more, orders=ORDERS, than=than)
    if not than:
        return "more-than-none", (), facts
    return ("more-than-line" if "-" in than else "more-than-island"), (), facts
