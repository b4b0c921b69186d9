"""Points: the three races during the game, and the final count."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.bridges.events import Counted, GameEnded, HiddenCardShown
from engine.bridges.parts import EACH_FINISHED, PRIZES, RANKS, Race
from engine.bridges.state import Bridges, Counting, Rank, Ranking, Scored, Total
from engine.contract import Event, Seat, Step

# Points during the game


def scored_now(state: Bridges) -> Iterator[Scored]:
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


def count(state: Bridges, todo: Counting) -> Step[Bridges]:
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
