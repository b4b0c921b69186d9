"""What each seat may see: every board as of the last closed round, and of the open round only its own."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engine.bridges.board import Board
from engine.bridges.draft import Part
from engine.bridges.parts import CARDS, LETTERS, PILES, PRIZES, ROUNDS, Card, Letter, Race, Side, each
from engine.bridges.reach import unfinishable
from engine.bridges.rules.scoring import prize_is_open, total_of
from engine.bridges.state import (
    Bridges,
    Daily,
    PlayingCard,
    Prewriting,
    Prewritten,
    Rank,
    Ranking,
    Scored,
    Tally,
    Total,
    left_of,
)
from engine.contract import Seat, View


class BoardSeen(Struct, frozen=True):
    """A board and what one looks for on it."""

    board: Board
    finished: tuple[Letter, ...]
    red: int
    """Red flags finished, of 4."""
    blue: int
    """Blue flags finished, of 3."""
    group: int
    """The largest number of finished islands connected to one another."""
    unfinishable: tuple[Letter, ...]
    closed: tuple[str, ...]
    """Connections where no bridge may ever come any more."""


class OwnRound(Struct, frozen=True):
    """One's own round as it stands."""

    seen: BoardSeen
    written: Letter | None
    drawn: tuple[str, ...]
    given_up: tuple[Part, ...]
    number_is_open: bool
    """Still to be written or given up."""
    hopeless: tuple[Letter, ...]
    """Islands that may take the card's number and could then never be finished."""
    bridges_to_draw: int
    """Still to be drawn; 0 also where no complete set exists."""
    has_no_choice: bool
    """Nothing of this card can be placed."""
    done: bool


class Player(Struct, frozen=True):
    """What everybody sees of a player."""

    seat: Seat
    seen: BoardSeen
    total: Total
    """The count as it stands after the last closed round."""
    ready: bool
    """Waits for nobody but the others."""


class RaceSeen(Struct, frozen=True):
    """A race, its prizes, and who scored when."""

    race: Race
    first: int
    later: int
    first_is_open: bool
    deadline: int | None
    """Alone: the last card for the first prize."""
    scored: tuple[Scored, ...]


class BridgesView(View, frozen=True, kw_only=True):
    """What a picture, a panel or a mind needs, and no more than this seat may know."""

    seats: int
    seat: Seat | None
    side: Side
    daily: Daily | None
    waiting: Literal["prewriting", "playing-card", "over"]
    round: int
    rounds: int
    card: Card | None
    turned: tuple[Card, ...]
    to_come: tuple[Card, ...]
    """Cards not turned up yet, in no order; one of them is in the box."""
    piles: tuple[int, ...]
    """Alone: the cards left in each of the three piles."""
    players: tuple[Player, ...]
    prewritten: Prewritten | None
    """What this seat chose for the one on the left."""
    writes_for: Seat | None
    """The player on the left, before the first card; None for the channel and for someone who plays alone."""
    own: OwnRound | None
    races: tuple[RaceSeen, ...]
    waits_for: tuple[Seat, ...]
    tallies: tuple[tuple[Tally, ...], ...]
    hidden: Card | None
    """The card in the box, after the game."""
    outcome: Ranking | Rank | None


def view(state: Bridges, seat: Seat | None) -> BridgesView:
    """The table from one seat, or from the channel (BR-015, AMB-08, AMB-14, AMB-15)."""
    doing = state.agenda[0] if state.agenda else None
    waits_for = doing.waits_for(state) if doing else ()
    playing, writing = isinstance(doing, PlayingCard), isinstance(doing, Prewriting)
    return BridgesView(
        seats=state.seats,
        seat=seat,
        side=state.side,
        daily=state.daily,
        waiting="prewriting" if writing else "playing-card" if playing else "over",
        round=state.round,
        rounds=ROUNDS,
        card=state.card if playing else None,
        turned=state.turned,
        to_come=_to_come(state),
        piles=_piles(state) if state.is_solo else (),
        players=tuple(_player(state, other, waits_for) for other in range(state.seats)),
        prewritten=None if seat is None else state.prewritten[seat],
        writes_for=left_of(seat, state.seats) if writing and seat is not None and not state.is_solo else None,
        own=None if seat is None or not playing else _own(state, seat),
        races=tuple(_race(state, race) for race in PRIZES),
        waits_for=waits_for,
        tallies=state.tallies,
        hidden=None if doing else state.hidden,
        outcome=state.outcome,
    )


def _to_come(state: Bridges) -> tuple[Card, ...]:
    return tuple(card for card in CARDS if card not in state.turned) if state.agenda else ()


def _piles(state: Bridges) -> tuple[int, ...]:
    left, gone = [], state.round
    for pile in PILES:
        left.append(max(pile - gone, 0))
        gone = max(gone - pile, 0)
    return tuple(left)


def _player(state: Bridges, seat: Seat, waits_for: tuple[Seat, ...]) -> Player:
    may_come = (*state.turned[len(state.tallies) :], *_to_come(state))
    return Player(seat, seen(state.boards[seat], may_come), total_of(state, seat), seat not in waits_for)


def _own(state: Bridges, seat: Seat) -> OwnRound:
    draft, may_come = state.drafts[seat], _to_come(state)
    return OwnRound(
        seen=seen(draft.board, (state.card, *may_come) if draft.number_is_open else may_come),
        written=draft.written,
        drawn=draft.drawn,
        given_up=draft.given_up,
        number_is_open=draft.number_is_open,
        hopeless=tuple(
            LETTERS[island]
            for island in each(draft.writable)
            if state.boards[seat].written(island, state.card.number).is_lost(island)
        ),
        bridges_to_draw=draft.bridges_to_draw,
        has_no_choice=draft.has_no_choice,
        done=draft.done,
    )


def seen(board: Board, may_come: tuple[Card, ...]) -> BoardSeen:
    """A board, when these cards may still bring numbers."""
    chart, finished = board.chart, board.finished
    return BoardSeen(
        board,
        chart.letters(finished),
        (finished & chart.red).bit_count(),
        (finished & chart.blue).bit_count(),
        board.largest_group(),
        chart.letters(unfinishable(board, tuple(card.number for card in may_come))),
        chart.named(board.closed),
    )


def _race(state: Bridges, race: Race) -> RaceSeen:
    prize = PRIZES[race]
    return RaceSeen(
        race,
        prize.first,
        prize.later,
        prize_is_open(state, race),
        prize.deadline if state.is_solo else None,
        tuple(scored for scored in state.scored if scored.race == race),
    )
