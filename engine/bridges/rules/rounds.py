"""A round's beginning and its end, for everybody at once."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.bridges.draft import Part, begun
from engine.bridges.events import CardTurned, CouldNotPlay, Played, PrizeCrossedOut, RaceScored, RoundClosed
from engine.bridges.parts import CHARTS, PRIZES
from engine.bridges.rules.scoring import prize_is_open, scored_now
from engine.bridges.state import Bridges, ClosingRound, Counting, PlayingCard, Tally, TurningCard
from engine.contract import Event, Seat, Step


def turn_card(state: Bridges, todo: TurningCard) -> Step[Bridges]:
    """The top card is laid face up for everyone; whoever can place nothing is done (BR-017, AMB-16, AMB-22)."""
    card, *deck = state.deck
    turned, drafts = (*state.turned, card), tuple(begun(board, card) for board in state.boards)
    state = replace(
        state,
        deck=tuple(deck),
        turned=turned,
        drafts=drafts,
        agenda=(PlayingCard(), ClosingRound()),
    )
    stuck = tuple(seat for seat, draft in enumerate(drafts) if draft.done)
    turned_up = CardTurned(len(turned), card)
    return Step(state, (turned_up, CouldNotPlay(stuck)) if stuck else (turned_up,))


def close_round(state: Bridges, todo: ClosingRound) -> Step[Bridges]:
    """What all did counts at once, whoever was done first (BR-028, AMB-07, AMB-08)."""
    scored = tuple(scored_now(state))
    events: list[Event] = [_played(state, seat) for seat in range(state.seats)]
    events += [
        RaceScored(each.seat, each.race, each.round, each.points, each.points == PRIZES[each.race].first)
        for each in scored
    ]
    after = replace(
        state,
        boards=tuple(draft.board for draft in state.drafts),
        drafts=(),
        scored=state.scored + scored,
        tallies=(*state.tallies, tuple(_tally(state))),
        agenda=(TurningCard(),) if state.deck else (Counting(),),
    )
    events += [
        PrizeCrossedOut(race, PRIZES[race].later)
        for race in PRIZES
        if prize_is_open(state, race) and not prize_is_open(after, race)
    ]
    return Step(after, (*events, RoundClosed(state.round, len(state.deck))))


def _played(state: Bridges, seat: Seat) -> Played:
    draft = state.drafts[seat]
    left_out: list[Part] = []
    left_out += [] if draft.written else ["number"]
    left_out += [] if draft.drawn else ["bridges"]
    return Played(
        seat,
        state.round,
        state.card,
        draft.written,
        draft.drawn,
        given_up=tuple(part for part in left_out if part in draft.given_up),
        impossible=tuple(part for part in left_out if part not in draft.given_up),
        finished=CHARTS[state.side].letters(draft.board.finished & ~state.boards[seat].finished),
    )


def _tally(state: Bridges) -> Iterator[Tally]:
    for draft in state.drafts:
        yield Tally(bool(draft.written), bool(draft.drawn), draft.board.finished.bit_count())
