"""What may still be written, drawn and finished on a board."""

from __future__ import annotations

from engine.bridges.board import Board
from engine.bridges.parts import Many, each, many


def writable(board: Board, number: int) -> Many:
    """Free islands that may take this number; flags need a bridge, and no number is below the bridges there."""
    islands = 0
    flagged = board.chart.flagged
    for island, written in enumerate(board.numbers):
        if not written and (flagged >> island & 1) <= board.degree(island) <= number:
            islands |= 1 << island
    return islands


def drawable(board: Board, bridges: int) -> Many:
    """Where the next of so many bridges may run such that all the others can follow: a dead end is not offered."""
    if bridges == 1 or _stays_open(board, bridges):
        return board.open
    return many(here for here in each(board.open) if can_draw(board.drawn(here), bridges - 1))


def can_draw(board: Board, bridges: int) -> bool:
    """Whether so many bridges can be drawn here one after the other."""
    if bridges <= 1:
        return not bridges or bool(board.open)
    return any(can_draw(board.drawn(here), bridges - 1) for here in each(board.open))


def _stays_open(board: Board, bridges: int) -> bool:
    # Lines that nothing crosses, with room at both ends for all the bridges, stay open wherever the others run.
    # Where these lines bear all the bridges, no first one is a dead end, and nothing need be tried.
    chart, bearable = board.chart, 0
    for here in each(board.open):
        one, other = chart.ends[here]
        if not board.open & chart.crossing[here] and min(board.room(one), board.room(other)) >= bridges:
            bearable += 2 - (board.once >> here & 1)
            if bearable >= bridges:
                return True
    return False


def left_to_draw(board: Board, at_most: int) -> int:
    """How many bridges can still be drawn here, counted no further than asked."""
    return next(bridges for bridges in range(at_most, -1, -1) if can_draw(board, bridges))


def unfinishable(board: Board, numbers: tuple[int, ...]) -> Many:
    """Islands that can never be finished any more, whatever happens, of the numbers that may still come up."""
    flagged, bearable, islands = board.chart.flagged, board.bearable(), 0
    for island, written in enumerate(board.numbers):
        there, most = board.degree(island), board.degree(island) + bearable[island]
        if written:
            lost = most < written
        else:
            is_reachable = most or not flagged >> island & 1
            lost = not is_reachable or not any(there <= number <= most for number in numbers)
        islands |= lost << island
    return islands
