"""A finished game looked at again, board by board: the points to expect, luck apart from choices, where it turned."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from statistics import fmean, stdev
from typing import Final, NamedTuple, TypeAlias

from msgspec import Struct

from engine.bridges.board import Board
from engine.bridges.foresight import Cards, Effort, Thinker, Way, way_of
from engine.bridges.mind import plans
from engine.bridges.outlook import Outlook, outlook_of
from engine.bridges.parts import CARDS, LETTERS, Card, Letter, each
from engine.bridges.rulebook import RULES
from engine.bridges.rules.scoring import prize_is_open, total_of
from engine.bridges.state import Bridges
from engine.bridges.view import BoardSeen, seen, view
from engine.chance import Luck
from engine.contract import Action, Seat
from engine.play import play_recorded
from engine.reviewing import Record, Reviewing

Tenths: TypeAlias = int
"""Of a point, and whole, so that the parts make up the sum."""

JUDGE: Final = Thinker(Effort(ways=3, orders=3, more=12, looked_at=2))
"""The ways that promise most are compared over a few orders of the cards; the best, with what was done, over others.

Several players share these, so that a review takes little longer for them.
"""
APART: Final = 1 << 21
"""Far from what the table itself asks of the same seed."""
FOUND: Final = 0.5
"""So many points a card does good play find that playing on does not foresee: with them luck sums to nothing."""
AS_GOOD: Final = 0.2
"""A way that is surely worth fewer points more than what was done is as good as that."""
TELLING: Final = 10
"""A card that changed fewer tenths is no turning point."""
POINTS: Final = 3


class Made(Struct, frozen=True):
    """What was made of a card, or could have been, and the board it leaves."""

    island: Letter | None
    bridges: tuple[str, ...]
    seen: BoardSeen


class CardTold(Struct, frozen=True):
    """One card on one board."""

    round: int
    card: Card
    expected: Tenths
    """Points in the end, before the card is turned up."""
    luck: Tenths
    """What the card changed."""
    choices: Tenths
    """What was made of it instead of the best that was found: never above 0."""
    others: Tenths
    """What others took away in this round."""

    @property
    def then(self) -> Tenths:
        return self.expected + self.luck + self.choices + self.others


class BoardTold(Struct, frozen=True):
    """One player's game, card by card."""

    seat: Seat
    cards: tuple[CardTold, ...]
    points: int

    @property
    def luck(self) -> Tenths:
        return sum(card.luck for card in self.cards)

    @property
    def choices(self) -> Tenths:
        return sum(card.choices for card in self.cards)

    @property
    def others(self) -> Tenths:
        return sum(card.others for card in self.cards)


class TurningPoint(Struct, frozen=True):
    """A card that decided much on one board: what was made of it, what else could have been."""

    seat: Seat
    told: CardTold
    done: Made
    instead: Made | None
    """None where what was done was as good as anything."""


class Review(Struct, frozen=True):
    """Of a finished game."""

    boards: tuple[BoardTold, ...]
    points: tuple[TurningPoint, ...]
    """Where it turned, in order."""


class Round(NamedTuple):
    """A card as it was played: the table before the round closed, and when it was closed."""

    before: Bridges
    after: Bridges


class Judged(NamedTuple):
    """A round on one board, in points to expect in the end."""

    round: Round
    expected: float
    best: float
    left: float
    then: float
    """When the others' prizes were known, too."""
    instead: Board


def parts(first: Bridges, said: Record) -> list[tuple[Bridges, Seat, Round, bool]]:
    """Each card on each board."""
    rounds, _ = _rounds(first, said)
    return [(first, seat, played, played is rounds[0]) for seat in range(first.seats) for played in rounds]


def judge(first: Bridges, seat: Seat, played: Round, is_first: bool) -> Judged:
    """One card on one board; what was to be expected before it is known of the first one alone."""
    return _Board(first, seat).judged(played, is_first=is_first)


def whole(first: Bridges, said: Record, judgements: Sequence[Judged]) -> Review:
    """All boards, card by card: what is to be expected after a card is where the next one begins."""
    rounds, end = _rounds(first, said)
    boards, points = list[BoardTold](), list[TurningPoint]()
    for seat in range(first.seats):
        own = judgements[seat * len(rounds) : (seat + 1) * len(rounds)]
        judged = [*own[:1], *(each._replace(expected=before.then) for before, each in pairwise(own))]
        told = [_told(one) for one in judged]
        boards.append(BoardTold(seat, tuple(told), total_of(end, seat).points))
        points += [_point(seat, *both) for both in zip(told, judged, strict=True)]
    telling = sorted(points, key=weight, reverse=True)[:POINTS]
    telling = [point for point in telling if weight(point) >= TELLING]
    return Review(tuple(boards), tuple(sorted(telling, key=lambda point: (point.told.round, point.seat))))


review: Final = Reviewing(parts, judge, whole)


def _rounds(first: Bridges, said: Iterable[tuple[Seat, Action]]) -> tuple[list[Round], Bridges]:
    """Each card that was played, and the last table."""
    rounds, state = list[Round](), first
    for seat, action in said:
        before, state = state, play_recorded(RULES, state, seat, action).state
        if len(state.tallies) > len(before.tallies):
            rounds.append(Round(before, state))
    return rounds, state


class _Board:
    """One player's rounds, judged one after the other over the same orders of the cards."""

    def __init__(self, first: Bridges, seat: Seat) -> None:
        self.seat = seat
        effort, luck = JUDGE.effort, Luck(first.luck.seed, APART)
        self.few, luck = _orders(luck, effort.orders)
        self.orders, _ = _orders(luck, effort.more // first.seats)

    def _begun(self, first: Round) -> float:
        """Before the first card is turned up."""
        board, outlook = first.before.boards[self.seat], self._outlook(first.before)
        races = tuple((race, later, more, left + 1) for race, later, more, left in outlook.races)
        way = Way(board, 0, outlook._replace(rounds=outlook.rounds + 1, races=races))
        return fmean(self._points(first.before, way, _unseen(first.before.turned[:-1]), self.orders))

    def judged(self, played: Round, *, is_first: bool) -> Judged:
        """What was made of a card, and what else could have been."""
        expected = self._begun(played) if is_first else 0.0
        before, unseen = played.before, _unseen(played.before.turned)
        begun, outlook = before.boards[self.seat], self._outlook(before)
        found = {plan.after: plan for plan in sorted(plans(begun, before.card, outlook, len(LETTERS)))}
        few = [plan.after for plan in sorted(found.values(), reverse=True)[: JUDGE.effort.ways]]
        ways = [way_of(begun, after, outlook) for after in few]
        best = max(ways, key=lambda way: fmean(self._points(before, way, unseen, self.few)))
        done = way_of(begun, played.after.boards[self.seat], outlook)
        still = self._still(played, done)
        came = self._points(before, done, unseen, self.orders)
        then = came if still == done else self._points(before, still, unseen, self.orders)
        more = _surely(came, self._points(before, best, unseen, self.orders)) if best.board != done.board else 0.0
        instead = best.board if more else done.board
        return Judged(played, expected, fmean(came) + more, fmean(came), fmean(then), instead)

    def _points(self, state: Bridges, way: Way, unseen: Cards, orders: Sequence[Cards]) -> list[float]:
        """In the end, over each order: those scored, those that playing on brings, and those that good play finds."""
        sure = sum(scored.points for scored in state.scored if scored.seat == self.seat) + way.gained
        found = FOUND * way.outlook.rounds
        return [
            sure + found + JUDGE.played_on(way, tuple(card for card in order if card in unseen)) for order in orders
        ]

    def _outlook(self, state: Bridges) -> Outlook:
        """A first prize that is open can be won by the card now played, however late."""
        outlook = outlook_of(view(state, self.seat))
        races = tuple(
            (race, later, more, max(left, 0) if prize_is_open(state, race) else -1)  # type: ignore[arg-type]
            for race, later, more, left in outlook.races
        )
        return outlook._replace(races=races)

    def _still(self, played: Round, done: Way) -> Way:
        """Without the first prizes that others took when the round closed."""
        taken = {scored.race for scored in played.after.scored[len(played.before.scored) :] if scored.seat != self.seat}
        races = tuple(
            (race, later, more, -1 if race in taken else left) for race, later, more, left in done.outlook.races
        )
        return done._replace(outlook=done.outlook._replace(races=races))


def _orders(luck: Luck, many: int) -> tuple[list[Cards], Luck]:
    """All cards in so many orders."""
    orders = list[Cards]()
    for _ in range(many):
        order, luck = luck.shuffled(CARDS)
        orders.append(order)
    return orders, luck


def _unseen(turned: Cards) -> Cards:
    return tuple(card for card in CARDS if card not in turned)


def _surely(done: Sequence[float], instead: Sequence[float]) -> float:
    """How much more something else is worth over the same orders: a standard error less than it seems, or nothing."""
    more = [other - one for one, other in zip(done, instead, strict=True)]
    sure = fmean(more) - stdev(more) / len(more) ** 0.5
    return sure if sure >= AS_GOOD else 0.0


def _told(judged: Judged) -> CardTold:
    """Rounded so that the parts make up the whole."""
    expected, then = round(10 * judged.expected), round(10 * judged.then)
    choices, others = round(10 * (judged.left - judged.best)), round(10 * (judged.then - judged.left))
    state = judged.round.before
    return CardTold(state.round, state.card, expected, then - expected - choices - others, choices, others)


def weight(point: TurningPoint) -> int:
    """What could have been done tells more than what the card changed."""
    return max(-3 * point.told.choices, abs(point.told.luck))


def _point(seat: Seat, told: CardTold, judged: Judged) -> TurningPoint:
    """What was made of the card, and what else could have been."""
    before, after = judged.round
    begun, done = before.boards[seat], after.boards[seat]
    instead = _made(judged.round, begun, judged.instead) if judged.instead != done else None
    return TurningPoint(seat, told, _made(judged.round, begun, done), instead)


def _made(played: Round, begun: Board, after: Board) -> Made:
    """What tells a board from the one it was."""
    written = [LETTERS[island] for island in range(len(LETTERS)) if after.numbers[island] != begun.numbers[island]]
    new = (*each(after.once & ~begun.once), *each(after.twice & ~begun.twice))
    bridges = tuple(begun.chart.names[here] for here in sorted(new))
    return Made(written[0] if written else None, bridges, seen(after, _unseen(played.before.turned)))
