"""Action a: the number."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.bridges.actions import Write
from engine.bridges.events import Wrote
from engine.bridges.parts import INDEX, LETTERS, Many, each
from engine.bridges.rules.staging import not_now, stage
from engine.bridges.state import Bridges
from engine.contract import Choice, Illegal, Seat, Step


def may_write(state: Bridges, seat: Seat) -> Sequence[Write]:
    """On a free island, before any bridge is drawn; elsewhere if it is written already."""
    draft = state.drafts[seat]
    if draft.done or draft.drawn:
        return ()
    return _writes(draft.writable & ~(1 << INDEX[draft.written]) if draft.written else draft.writable)


@lru_cache(maxsize=4096)
def _writes(islands: Many) -> tuple[Write, ...]:
    return tuple(Write(LETTERS[island]) for island in each(islands))


def do_write(state: Bridges, seat: Seat, action: Write) -> Step[Bridges]:
    """The card's number goes on one free island of your choice (BR-020 to BR-023)."""
    draft, island, number = state.drafts[seat], INDEX[action.island], state.card.number
    board = state.boards[seat].written(island, number)
    wrote = Wrote(
        seat,
        action.island,
        number,
        finished=bool(board.finished >> island & 1),
        hopeless=board.is_lost(island),
    )
    draft = draft.changed(board, action.island, (), draft.without("number"))
    return stage(state, seat, draft, wrote)


def why_not_write(state: Bridges, seat: Seat, action: Write) -> Illegal:
    return not_now(state, seat) or _why_no_number(state, seat, action.island)


def _why_no_number(state: Bridges, seat: Seat, island: str) -> Illegal:
    draft, board, number, here = state.drafts[seat], state.boards[seat], state.card.number, INDEX[island]
    if draft.drawn:
        return Illegal("number-comes-first", drawn=draft.drawn)
    if island == draft.written:
        return Illegal("written-there-already", island=island, number=number)
    if board.numbers[here]:
        return Illegal("island-taken", island=island, number=board.numbers[here])
    if board.degree(here) > number:
        return Illegal("too-small", island=island, number=number, bridges=board.degree(here))
    return Illegal("flag-needs-bridge", island=island, flag=board.chart.islands[here].flag)


WRITE = Choice(Write, may_write, do_write, why_not_write)
