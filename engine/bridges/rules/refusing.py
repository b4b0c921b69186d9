"""Why something is not possible on this card: what is missing, and what is possible instead."""

from __future__ import annotations

from engine.bridges.actions import Bridge, Done, Skip, TakeBack, Write
from engine.bridges.board import Board, drawable, left_to_draw
from engine.bridges.parts import HIGHEST, INDEX, LETTERS
from engine.bridges.rules.playing import bridges_to_draw, may_take_back, number_is_open
from engine.bridges.state import Bridges, Draft, PlayingCard
from engine.contract import Illegal, Seat


def _not_now(state: Bridges, seat: Seat) -> Illegal | None:
    if not isinstance(state.agenda[0], PlayingCard):
        return Illegal("boards-are-not-passed")
    return Illegal("already-done") if state.drafts[seat].done else None


def why_not_write(state: Bridges, seat: Seat, action: Write) -> Illegal:
    return _not_now(state, seat) or _why_no_number(state, seat, action.island)


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


def why_not_bridge(state: Bridges, seat: Seat, action: Bridge) -> Illegal:
    return _not_now(state, seat) or _why_no_bridge(state, state.drafts[seat], action.connection)


def _why_no_bridge(state: Bridges, draft: Draft, name: str) -> Illegal:
    board, bridges = draft.board, state.card.bridges
    if name not in board.chart.index:
        here = name[:1] if name[:1] in INDEX else None
        return Illegal("not-neighbours", connection=name[:20], island=here, possible=_neighbours(board, here))
    if number_is_open(state, draft):
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


def why_not_skip(state: Bridges, seat: Seat, action: Skip) -> Illegal:
    return _not_now(state, seat) or _why_not_given_up(state, state.drafts[seat], action.what)


def _why_not_given_up(state: Bridges, draft: Draft, what: str) -> Illegal:
    if what in draft.given_up:
        return Illegal("given-up-already", what=what)
    if draft.drawn:
        return Illegal("bridges-are-drawn", what=what, drawn=draft.drawn)
    if what != "bridges" and draft.written:
        return Illegal("number-is-written", what=what, island=draft.written)
    if number_is_open(state, draft):
        return Illegal("write-first", number=state.card.number)
    return Illegal("nothing-to-give-up", what=what)


def why_not_take_back(state: Bridges, seat: Seat, action: TakeBack) -> Illegal:
    if not isinstance(state.agenda[0], PlayingCard):
        return Illegal("boards-are-not-passed")
    draft = state.drafts[seat]
    if draft.done:
        return Illegal("already-done")
    if action.what == "done":
        return Illegal("not-done-yet")
    if action.what == "number" and draft.drawn:
        return Illegal("bridges-are-drawn", what="number", drawn=draft.drawn)
    possible = tuple(each.what for each in may_take_back(state, seat))
    return Illegal("nothing-to-take-back", what=action.what[:20], possible=possible)


def why_not_done(state: Bridges, seat: Seat, action: Done) -> Illegal:
    return _not_now(state, seat) or _what_remains(state, state.drafts[seat])


def _what_remains(state: Bridges, draft: Draft) -> Illegal:
    if number_is_open(state, draft):
        return Illegal("still-to-do", what="number", number=state.card.number, bridges=state.card.bridges)
    return Illegal("still-to-do", what="bridges", number=state.card.number, bridges=bridges_to_draw(state, draft))
