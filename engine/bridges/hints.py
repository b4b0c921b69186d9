"""Hints in three levels: where to look, why, what. They come from the mind's plan, so no hint ends in a dead end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from engine.bridges.actions import Bridge, Done, Prewrite, Skip, Write
from engine.bridges.board import Board
from engine.bridges.mind import choose
from engine.bridges.parts import CHARTS, INDEX, Letter, Many
from engine.bridges.reach import unfinishable
from engine.bridges.view import View
from engine.contract import Action, HintLevel, Seat, Tip

Why: TypeAlias = Literal[
    "good-start",
    "for-neighbour",
    "finishes",
    "opens-flag",
    "reaches-flag",
    "joins-finished",
    "has-lines-enough",
    "spends-number",
    "comes-nearer",
    "spends-bridge",
    "would-spoil",
    "all-played",
    "wait",
]


class Hint(Tip, frozen=True):
    """Where to look are the islands around the best next step; none where it is to give up or to be done."""

    why: Why | None = None


def hint(view: View, seat: Seat, legal: Sequence[Action], level: HintLevel) -> Hint:
    """Where to look; from the second level on why; on the third what."""
    if not legal or (view.own and view.own.done):
        return Hint((), "wait")
    action = choose(view, seat, legal)
    where = _where(view, action)
    if level == 1:
        return Hint(where)
    why, about = _why(view, action)
    return Hint(where, why, about, action if level == 3 else None)


def _where(view: View, action: Action) -> tuple[Letter, ...]:
    chart = CHARTS[view.side]
    match action:
        case Write(island) | Prewrite(island):
            return tuple(sorted({island, *chart.neighbours(island)}))
        case Bridge(connection):
            return chart.letters(chart.joins[chart.index[connection]])
        case _:
            return ()


def _why(view: View, action: Action) -> tuple[Why, tuple[Letter, ...]]:
    own = view.own
    if own is None:
        about = (action.island,) if isinstance(action, Prewrite) else ()
        return "good-start" if view.seats == 1 else "for-neighbour", about
    board, number = own.seen.board, view.card.number if view.card else 0
    match action:
        case Write(island):
            return _why_write(board, board.written(INDEX[island], number), 1 << INDEX[island])
        case Bridge(connection):
            here = board.chart.index[connection]
            return _why_bridge(board, board.drawn(here), board.chart.joins[here])
        case Skip():
            return "would-spoil", ()
        case Done():
            return "all-played", ()
        case _:
            return "wait", ()


def _why_write(before: Board, after: Board, island: Many) -> tuple[Why, tuple[Letter, ...]]:
    chart = before.chart
    if after.finished & island:
        return "finishes", chart.letters(island)
    if island & can_never_be_finished(after):
        return "spends-number", chart.letters(island)
    return "opens-flag" if island & chart.flagged else "has-lines-enough", chart.letters(island)


def _why_bridge(before: Board, after: Board, ends: Many) -> tuple[Why, tuple[Letter, ...]]:
    chart = before.chart
    if finished := chart.letters(after.finished & ~before.finished):
        joins = after.largest_group() > before.largest_group() > 1
        return "joins-finished" if joins else "finishes", finished
    reached = tuple(flag for flag in chart.letters(chart.flagged & ends) if not before.degree(INDEX[flag]))
    if reached:
        return "reaches-flag", reached
    numbered = sum(1 << island for island, number in enumerate(after.numbers) if number)
    nearer = chart.letters(ends & numbered & ~after.finished & ~can_never_be_finished(after))
    return ("comes-nearer", nearer) if nearer else ("spends-bridge", chart.letters(ends))


def can_never_be_finished(board: Board) -> Many:
    """Islands with a number that whatever comes gives them too few bridges."""
    return unfinishable(board, ()) & sum(1 << island for island, number in enumerate(board.numbers) if number)
