"""A round still open: what is left to do in it, and what it has made of the board."""

from __future__ import annotations

from msgspec.structs import replace

from engine.bridges.board import Board, drawable, writable
from engine.bridges.parts import INDEX
from engine.bridges.state import Bridges, Draft, Part, PlayingCard
from engine.contract import Event, Illegal, Seat, Step


def number_is_open(state: Bridges, draft: Draft) -> bool:
    """Neither written nor given up, though it could be written."""
    return draft.written is None and "number" not in draft.given_up and bool(writable(draft.board, state.card.number))


def bridges_to_draw(state: Bridges, draft: Draft) -> int:
    """How many bridges are still asked for; none if they were given up or no complete set exists."""
    left = state.card.bridges - len(draft.drawn)
    return left if left and "bridges" not in draft.given_up and drawable(draft.board, left) else 0


def staged(board: Board, number: int, draft: Draft) -> Board:
    """What a draft makes of a board."""
    if draft.written:
        board = board.written(INDEX[draft.written], number)
    for connection in draft.drawn:
        board = board.drawn(board.chart.index[connection])
    return board


def stage(state: Bridges, seat: Seat, draft: Draft, event: Event) -> Step[Bridges]:
    """The table with this round of one seat."""
    drafts = (*state.drafts[:seat], draft, *state.drafts[seat + 1 :])
    return Step(replace(state, drafts=drafts), (event,))


def without(parts: tuple[Part, ...], *gone: Part) -> tuple[Part, ...]:
    return tuple(part for part in parts if part not in gone)


def not_now(state: Bridges, seat: Seat) -> Illegal | None:
    """Before the first card, or once a seat is done."""
    if not isinstance(state.agenda[0], PlayingCard):
        return Illegal("boards-are-not-passed")
    return Illegal("already-done") if state.drafts[seat].done else None
