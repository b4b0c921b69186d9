"""The end of a round, the three races, and the final count."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.bridges.events import (
    Counted,
    GameEnded,
    HiddenCardShown,
    Played,
    PrizeCrossedOut,
    RaceScored,
    RoundClosed,
)
from engine.bridges.parts import CHARTS, EACH_FINISHED, PRIZES, RANKS, Race
from engine.bridges.state import (
    Bridges,
    ClosingRound,
    Counting,
    Part,
    Rank,
    Ranking,
    Scored,
    Tally,
    Total,
    TurningCard,
)
from engine.contract import Event, Seat, Step


def do_close_round(state: Bridges, todo: ClosingRound) -> Step[Bridges]:
    """What all did counts at once, whoever was done first (BR-028, AMB-07, AMB-08)."""
    scored = tuple(_scored_now(state))
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


# Points during the game


def _scored_now(state: Bridges) -> Iterator[Scored]:
    """Red flags, blue flags, six connected, each once for each player (BR-038 to BR-043)."""
    for seat, draft in enumerate(state.drafts):
        if draft.board.finished == state.boards[seat].finished:
            continue
        for race, is_won in draft.board.has_won().items():
            if is_won and not has_scored(state, seat, race):
                prize = PRIZES[race]
                yield Scored(seat, race, state.round, prize.first if prize_is_open(state, race) else prize.later)


def has_scored(state: Bridges, seat: Seat, race: Race) -> bool:
    return any(each.seat == seat and each.race == race for each in state.scored)


def prize_is_open(state: Bridges, race: Race) -> bool:
    """Whether the first prize of a race can be won by the card now played, or by the next (BR-043, BR-049, BR-050)."""
    if any(each.race == race for each in state.scored):
        return False
    coming = len(state.tallies) + 1
    return not state.is_solo or coming <= PRIZES[race].deadline


# The end


def do_count(state: Bridges, todo: Counting) -> Step[Bridges]:
    """Two points for each finished island; most points win, alone they give a rank (BR-044, BR-045, BR-051)."""
    totals = tuple(total_of(state, seat) for seat in range(state.seats))
    outcome = Rank(totals[0], rank_of(totals[0].points)) if state.is_solo else Ranking(totals)
    events: list[Event] = [Counted(total, total.points) for total in totals]
    events += [HiddenCardShown(state.hidden), GameEnded(outcome, outcome.winners)]
    return Step(replace(state, agenda=(), outcome=outcome), tuple(events))


def total_of(state: Bridges, seat: Seat) -> Total:
    """The count of one seat as it stands."""
    finished = state.boards[seat].finished.bit_count()
    won = {each.race: each.points for each in state.scored if each.seat == seat}
    return Total(seat, finished, finished * EACH_FINISHED, won.get("red", 0), won.get("blue", 0), won.get("six", 0))


def rank_of(points: int) -> str:
    """What the one who plays alone has become."""
    return next(rank for least, rank in RANKS if points >= least)
