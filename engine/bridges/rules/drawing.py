"""Action b: the bridges."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.bridges.actions import Bridge
from engine.bridges.board import Board
from engine.bridges.draft import Draft
from engine.bridges.events import Drew
from engine.bridges.parts import CHARTS, HIGHEST, INDEX, LETTERS, Many, Side, each
from engine.bridges.reach import drawable, left_to_draw
from engine.bridges.rules.staging import not_now, stage
from engine.bridges.state import Bridges
from engine.contract import Choice, Illegal, Seat, Step


def may_bridge(state: Bridges, seat: Seat) -> Sequence[Bridge]:
    """Wherever all the others can follow, once the number is written or given up."""
    draft = state.drafts[seat]
    return () if draft.done else _bridges(state.side, draft.drawable)


@lru_cache(maxsize=4096)
def _bridges(side: Side, connections: Many) -> tuple[Bridge, ...]:
    return tuple(_bridge_on(side)[here] for here in each(connections))


@lru_cache
def _bridge_on(side: Side) -> tuple[Bridge, ...]:
    return tuple(Bridge(name) for name in CHARTS[side].names)


def do_bridge(state: Bridges, seat: Seat, action: Bridge) -> Step[Bridges]:
    """One of as many bridges as the card shows, all or none (BR-024 to BR-027)."""
    draft = state.drafts[seat]
    before, here = draft.board, CHARTS[state.side].index[action.connection]
    board = before.drawn(here)
    draft = draft.changed(board, draft.written, (*draft.drawn, action.connection), draft.without("bridges"))
    drew = Drew(
        seat,
        action.connection,
        second=board.bridges_on(here) == 2,
        left=state.card.bridges - len(draft.drawn),
        finished=board.chart.letters(board.finished & ~before.finished),
    )
    return stage(state, seat, draft, drew)


def why_not_bridge(state: Bridges, seat: Seat, action: Bridge) -> Illegal:
    return not_now(state, seat) or _why_no_bridge(state, state.drafts[seat], action.connection)


def _why_no_bridge(state: Bridges, draft: Draft, name: str) -> Illegal:
    board, bridges = draft.board, state.card.bridges
    if name not in board.chart.index:
        here = name[:1] if name[:1] in INDEX else None
        return Illegal("not-neighbours", connection=name[:20], island=here, possible=_neighbours(board, here))
    if draft.number_is_open:
        return Illegal("write-first", number=state.card.number)
    if len(draft.drawn) == bridges:
        return Illegal("all-drawn", bridges=bridges)
    connection = board.chart.index[name]
    return (
        _why_closed(board, connection)
        or _why_not_started(board, connection)
        or _why_no_set(board, connection, bridges, len(draft.drawn))
    )


def _neighbours(board: Board, island: str | None) -> tuple[str, ...]:
    return board.chart.named(board.chart.at[INDEX[island]]) if island else ()


def _why_closed(board: Board, connection: int) -> Illegal | None:
    name = board.chart.names[connection]
    if crossed := board.once & board.chart.crossing[connection]:
        return Illegal("crossing", connection=name, crossed=board.chart.named(crossed))
    if board.bridges_on(connection) == 2:
        return Illegal("two-already", connection=name)
    for island in board.chart.ends[connection]:
        if board.finished >> island & 1:
            return Illegal("island-finished", island=LETTERS[island], number=board.numbers[island])
        if board.room(island) == 0:
            return Illegal("six-already", island=LETTERS[island], most=HIGHEST)
    return None


def _why_not_started(board: Board, connection: int) -> Illegal | None:
    if board.started >> connection & 1:
        return None
    one, other = board.chart.ends[connection]
    return Illegal("no-number-at-either-end", one=LETTERS[one], other=LETTERS[other])


def _why_no_set(board: Board, connection: int, bridges: int, drawn: int) -> Illegal:
    left = bridges - drawn
    if not drawable(board, left):
        return Illegal("cannot-complete-set", bridges=bridges, possible=drawn + left_to_draw(board, left))
    follow = left_to_draw(board.drawn(connection), left - 1)
    name = board.chart.names[connection]
    return Illegal("dead-end", connection=name, bridges=bridges, possible=drawn + 1 + follow)


BRIDGE = Choice(Bridge, may_bridge, do_bridge, why_not_bridge)
