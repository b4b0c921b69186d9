"""One card, everybody at once: action a, the number, then action b, the bridges; both may be given up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from msgspec.structs import replace

from engine.bridges.actions import Bridge, Done, Skip, TakeBack, Write
from engine.bridges.board import Board, drawable, unfinishable, writable
from engine.bridges.events import CardTurned, Drew, HandedIn, Skipped, TookBack, Withdrew, Wrote
from engine.bridges.parts import CHARTS, INDEX, LETTERS, Many, Side, each
from engine.bridges.state import Bridges, ClosingRound, Draft, Part, PlayingCard, TurningCard
from engine.contract import Event, Seat, Step


def do_turn_card(state: Bridges, todo: TurningCard) -> Step[Bridges]:
    """The top card is laid face up for everybody (BR-017, AMB-16)."""
    card, *deck = state.deck
    turned = (*state.turned, card)
    state = replace(
        state,
        deck=tuple(deck),
        turned=turned,
        drafts=tuple(Draft(board) for board in state.boards),
        agenda=(PlayingCard(), ClosingRound()),
    )
    return Step(state, (CardTurned(len(turned), card),))


# Action a: the number


def number_is_open(state: Bridges, draft: Draft) -> bool:
    """Neither written nor given up, though it could be written."""
    return draft.written is None and "number" not in draft.given_up and bool(writable(draft.board, state.card.number))


def may_write(state: Bridges, seat: Seat) -> Sequence[Write]:
    """On a free island, before any bridge is drawn; elsewhere if it is written already."""
    draft = state.drafts[seat]
    if draft.done or draft.drawn:
        return ()
    islands = writable(state.boards[seat], state.card.number)
    return _writes(islands & ~(1 << INDEX[draft.written]) if draft.written else islands)


@lru_cache(maxsize=4096)
def _writes(islands: Many) -> tuple[Write, ...]:
    return tuple(Write(LETTERS[island]) for island in each(islands))


def do_write(state: Bridges, seat: Seat, action: Write) -> Step[Bridges]:
    """The card's number goes on one free island of your choice (BR-020 to BR-023)."""
    island, number = INDEX[action.island], state.card.number
    board = state.boards[seat].written(island, number)
    given_up = _without(state.drafts[seat].given_up, "number")
    wrote = Wrote(
        seat,
        action.island,
        number,
        finished=bool(board.finished >> island & 1),
        hopeless=bool(unfinishable(board, ()) >> island & 1),
    )
    return _stage(state, seat, Draft(board, written=action.island, given_up=given_up), wrote)


# Action b: the bridges


def bridges_to_draw(state: Bridges, draft: Draft) -> int:
    """How many bridges are still asked for; none if they were given up or no complete set exists."""
    left = state.card.bridges - len(draft.drawn)
    return left if left and "bridges" not in draft.given_up and drawable(draft.board, left) else 0


def may_bridge(state: Bridges, seat: Seat) -> Sequence[Bridge]:
    """Wherever all the others can follow, once the number is written or given up."""
    draft = state.drafts[seat]
    left = state.card.bridges - len(draft.drawn)
    if draft.done or not left or number_is_open(state, draft):
        return ()
    return _bridges(state.side, drawable(draft.board, left))


@lru_cache(maxsize=4096)
def _bridges(side: Side, connections: Many) -> tuple[Bridge, ...]:
    return tuple(_bridge_on(side)[here] for here in each(connections))


@cache
def _bridge_on(side: Side) -> tuple[Bridge, ...]:
    return tuple(Bridge(name) for name in CHARTS[side].names)


def do_bridge(state: Bridges, seat: Seat, action: Bridge) -> Step[Bridges]:
    """One of as many bridges as the card shows, all or none (BR-024 to BR-027)."""
    draft = state.drafts[seat]
    before, here = draft.board, CHARTS[state.side].index[action.connection]
    board = before.drawn(here)
    drawn = (*draft.drawn, action.connection)
    drew = Drew(
        seat,
        action.connection,
        second=board.bridges_on(here) == 2,
        left=state.card.bridges - len(drawn),
        finished=board.chart.letters(board.finished & ~before.finished),
    )
    return _stage(state, seat, Draft(board, draft.written, drawn, _without(draft.given_up, "bridges")), drew)


# Giving up


def may_skip(state: Bridges, seat: Seat) -> Sequence[Skip]:
    """Each action as a whole, as long as it could be done."""
    draft = state.drafts[seat]
    if draft.done:
        return ()
    if number_is_open(state, draft):
        return _SKIP_NUMBER_OR_BOTH
    return _SKIP_BRIDGES if not draft.drawn and bridges_to_draw(state, draft) else ()


_SKIP_NUMBER_OR_BOTH = (Skip("number"), Skip("both"))
_SKIP_BRIDGES = (Skip("bridges"),)


def do_skip(state: Bridges, seat: Seat, action: Skip) -> Step[Bridges]:
    """Give up action a, action b, or both, each as a whole (BR-019, AMB-03)."""
    draft = state.drafts[seat]
    parts: tuple[Part, ...] = ("number", "bridges") if action.what == "both" else (action.what,)
    given_up = (*_without(draft.given_up, *parts), *parts)
    return _stage(state, seat, replace(draft, given_up=given_up), Skipped(seat, parts))


# Changing one's mind


def may_take_back(state: Bridges, seat: Seat) -> Sequence[TakeBack]:
    """Anything of this round until it closes; the number only while no bridge was drawn after it."""
    draft = state.drafts[seat]
    if draft.done:
        return _WITHDRAW
    if not draft.written and not draft.drawn and not draft.given_up:
        return ()
    return _take_backs(bool(draft.written), draft.drawn, draft.given_up)


@lru_cache(maxsize=4096)
def _take_backs(written: bool, drawn: tuple[str, ...], given_up: tuple[Part, ...]) -> tuple[TakeBack, ...]:
    staged = ["number"] if not drawn and (written or "number" in given_up) else []
    staged += sorted(set(drawn))
    staged += ["bridges"] if drawn or "bridges" in given_up else []
    return tuple(map(TakeBack, [*staged, "all"]))


_WITHDRAW = (TakeBack("done"),)


def do_take_back(state: Bridges, seat: Seat, action: TakeBack) -> Step[Bridges]:
    """Your own round is free to change until it closes (BR-035, AMB-09)."""
    draft, board = state.drafts[seat], state.boards[seat]
    match action.what:
        case "done":
            return _stage(state, seat, replace(draft, done=False), Withdrew(seat))
        case "all":
            draft = Draft(board)
        case "number":
            draft = Draft(board, given_up=_without(draft.given_up, "number"))
        case "bridges":
            draft = replace(draft, drawn=(), given_up=_without(draft.given_up, "bridges"))
        case connection:
            last = len(draft.drawn) - 1 - draft.drawn[::-1].index(connection)
            draft = replace(draft, drawn=draft.drawn[:last] + draft.drawn[last + 1 :])
    return _stage(
        state, seat, replace(draft, board=staged(board, state.card.number, draft)), TookBack(seat, action.what)
    )


def staged(board: Board, number: int, draft: Draft) -> Board:
    """What a draft makes of a board."""
    if draft.written:
        board = board.written(INDEX[draft.written], number)
    for connection in draft.drawn:
        board = board.drawn(board.chart.index[connection])
    return board


# Done


def may_be_done(state: Bridges, seat: Seat) -> Sequence[Done]:
    """Once the number and the bridges are done, given up, or impossible."""
    draft = state.drafts[seat]
    if draft.done or number_is_open(state, draft) or bridges_to_draw(state, draft):
        return ()
    return _DONE


_DONE = (Done(),)


def do_be_done(state: Bridges, seat: Seat, action: Done) -> Step[Bridges]:
    """When all have completed action b, the round closes (BR-028)."""
    still_out = tuple(other for other in PlayingCard().waits_for(state) if other != seat)
    return _stage(state, seat, replace(state.drafts[seat], done=True), HandedIn(seat, still_out))


def _stage(state: Bridges, seat: Seat, draft: Draft, event: Event) -> Step[Bridges]:
    drafts = (*state.drafts[:seat], draft, *state.drafts[seat + 1 :])
    return Step(replace(state, drafts=drafts), (event,))


def _without(parts: tuple[Part, ...], *gone: Part) -> tuple[Part, ...]:
    return tuple(part for part in parts if part not in gone)
