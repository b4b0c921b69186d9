"""Calm hints in three levels: where to look, why, what. They come from a mind's plan, so none ends in a dead end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.bridges.actions import Bridge, Done, Prewrite, Skip, Write
from engine.bridges.board import Board
from engine.bridges.mind import choose
from engine.bridges.outlook import outlook_of, worth
from engine.bridges.parts import CHARTS, EACH_FINISHED, INDEX, Letter, Many, each
from engine.bridges.reach import unfinishable
from engine.bridges.view import BridgesView
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
    "nothing-possible",
    "more-than-island",
    "more-than-line",
    "more-than-none",
    "as-good",
    "only-way",
]


class Facts(Struct, frozen=True):
    """Figures of a reason, of the island it is about or of the whole board."""

    needs: int = 0
    """The number that stands there."""
    has: int = 0
    """Its bridges, after the step."""
    free: int = 0
    """How many more it could still have."""
    group: int = 0
    """The largest number of finished islands connected to one another."""
    points: float = 0
    """What the board counts; of one to begin with what it promises, of one played on what that came to."""
    than: str = ""
    """The next best island or line."""
    more: float = 0
    """So many points the best way came to beyond that."""
    orders: int = 0
    """Over so many orders of the cards to come."""
    is_second: bool = False
    """The bridge is the second one along its line."""
    name: Seat | None = None
    """Whose board it is for, if it's not one's own."""


class Hint(Tip, frozen=True):
    """Where to look are the islands around the best next step; none where it is to give up or to be done."""

    why: Why | None = None
    facts: Facts = Facts()


Told: TypeAlias = tuple[Why, tuple[Letter, ...], Facts]


def hint_calmly(view: BridgesView, seat: Seat, legal: Sequence[Action], level: HintLevel) -> Hint:
    """What the calm mind would do; from the second level on why; on the third what."""
    if view.own and view.own.has_no_choice:
        return Hint((), "nothing-possible", facts=standing(view, seat))
    if not legal or (view.own and view.own.done):
        return Hint((), "wait", facts=standing(view, seat))
    action = choose(view, seat, legal)
    return levelled(view, action, level, why_calmly(view, action))


def levelled(view: BridgesView, action: Action, level: HintLevel, told: Told, *also: Told) -> Hint:
    """Where to look; from the second level on why; on the third what."""
    where = _where(view, action)
    if level == 1:
        return Hint(where)
    why, about, facts = told
    return Hint(where, why, about, action if level == 3 else None, facts, also=also)


def standing(view: BridgesView, seat: Seat) -> Facts:
    """What one's board counts as it stands."""
    total, seen = view.players[seat].total, view.own.seen if view.own else view.players[seat].seen
    return Facts(points=EACH_FINISHED * len(seen.finished) + total.red + total.blue + total.six)


def _where(view: BridgesView, action: Action) -> tuple[Letter, ...]:
    chart = CHARTS[view.side]
    match action:
        case Write(island) | Prewrite(island):
            return tuple(sorted({island, *chart.neighbours(island)}))
        case Bridge(connection):
            return chart.letters(chart.joins[chart.index[connection]])
        case _:
            return ()


def why_calmly(view: BridgesView, action: Action) -> Told:
    """Return the reason for an action without comparing it with others."""
    own = view.own
    if own is None:
        about = (action.island,) if isinstance(action, Prewrite) else ()
        return "good-start" if view.seats == 1 else "for-neighbour", about, _promise(view, action)
    board, number = own.seen.board, view.card.number if view.card else 0
    match action:
        case Write(island):
            return _why_write(board.written(INDEX[island], number), 1 << INDEX[island])
        case Bridge(connection):
            here = board.chart.index[connection]
            why, ends, facts = _why_bridge(board, board.drawn(here), board.chart.joins[here])
            return why, ends, replace(facts, is_second=bool(board.once >> here & 1))
        case Skip():
            return "would-spoil", (), Facts()
        case Done():
            return "all-played", (), standing(view, view.seat or 0)
        case _:
            return "wait", (), Facts()


def _promise(view: BridgesView, start: Action) -> Facts:
    """What a board that begins so promises."""
    if not isinstance(start, Prewrite):
        return Facts()
    begun = Board(view.side).written(INDEX[start.island], start.number)
    return Facts(points=round(worth(begun, outlook_of(view)), 1), name=view.writes_for)


def _why_write(after: Board, island: Many) -> Told:
    chart, facts = after.chart, _facts(after, island)
    if after.finished & island:
        return "finishes", chart.letters(island), facts
    if island & can_never_be_finished(after):
        return "spends-number", chart.letters(island), facts
    return "opens-flag" if island & chart.flagged else "has-lines-enough", chart.letters(island), facts


def _why_bridge(before: Board, after: Board, ends: Many) -> Told:
    chart = before.chart
    if finished := after.finished & ~before.finished:
        joins = after.largest_group() > before.largest_group() > 1
        return "joins-finished" if joins else "finishes", chart.letters(finished), _facts(after, finished)
    reached = tuple(flag for flag in chart.letters(chart.flagged & ends) if not before.degree(INDEX[flag]))
    if reached:
        return "reaches-flag", reached, _facts(after, ends)
    nearer = [end for end in each(ends & ~after.finished & ~can_never_be_finished(after)) if after.numbers[end]]
    if not nearer:
        return "spends-bridge", chart.letters(ends), _facts(after, ends)
    nearest = 1 << min(nearer, key=lambda end: (after.numbers[end] or 0) - after.degree(end))
    return "comes-nearer", chart.letters(nearest), _facts(after, nearest)


def _facts(board: Board, islands: Many) -> Facts:
    """Of the first of these."""
    island = each(islands)[0]
    needs, has = board.numbers[island] or 0, board.degree(island)
    return Facts(needs, has, board.bearable()[island], board.largest_group())


def can_never_be_finished(board: Board) -> Many:
    """Islands with a number that whatever comes gives them too few bridges."""
    return unfinishable(board, ()) & sum(1 << island for island, number in enumerate(board.numbers) if number)
