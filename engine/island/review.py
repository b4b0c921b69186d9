"""A finished game looked at again: the chance to win turn by turn, luck apart from choices, and where it turned."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from statistics import fmean
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec import Struct

from engine.contract import Action, Event, Seat
from engine.island import GAME
from engine.island.actions import EndTurn
from engine.island.events import Drew, Flooded, Sank, WatersRose
from engine.island.foresight.search import Search
from engine.island.foresight.thinking import ANSWERS, Effort, Thinker, answers
from engine.island.prospects import calibrated
from engine.island.reasons import hundreds
from engine.island.state import Acting, Ending, Island, Won
from engine.island.turns import Turn
from engine.island.view import IslandView, view
from engine.play import play

Said: TypeAlias = tuple[tuple[Seat, Any], ...]

JUDGE: Final = Thinker(Effort(keep=12, futures=0))
SURE: Final = Thinker(Effort(keep=12, futures=16))
"""What seemed to be worth more is looked at again, over so many orders of the cards."""
CARDS: Final = (Drew, WatersRose, Flooded, Sank)
AS_GOOD: Final = 0.02
"""A choice that is worth less than the best by so little is as good as that."""
TELLING: Final = 5
"""A turn that changed the chance by fewer hundredths is no turning point."""
POINTS: Final = 3
LOOKED_AT: Final = 5
"""So many turns are looked at again."""


class TurnTold(Struct, frozen=True):
    """One turn; chances and changes in hundreds."""

    number: int
    seat: Seat
    chance: int
    """To win, when it begins."""
    choices: int
    """What was done instead of the best that could be done: never above 0."""
    luck: int
    """What the cards did."""


class TurningPoint(Struct, frozen=True):
    """A turn that decided much: the position, what was done, what else could have been done."""

    turn: TurnTold
    then: int
    """The chance to win when it was over."""
    view: IslandView
    """When it begins."""
    done: Said
    instead: Said
    """None where what was done was as good as anything."""
    worth: int
    """What that promised more, in hundreds, over sampled cards."""
    brought: tuple[Event, ...]
    """What the cards brought."""


class Review(Struct, frozen=True):
    """Of a finished game."""

    turns: tuple[TurnTold, ...]
    points: tuple[TurningPoint, ...]
    """Where it turned, in order."""
    won: bool


class Answered(NamedTuple):
    """What was said to a question, and the answer that promised so much more."""

    said: Said
    better: Said
    missed: float
    """Below 0."""


class Played(NamedTuple):
    """A turn as it was played."""

    seat: Seat
    begun: Island
    done: Said
    acted: Island
    """When its last action was done, before any card."""
    answered: tuple[Answered, ...]
    """Answers that gave something away while the cards came."""
    brought: tuple[Event, ...]

    @property
    def missed(self) -> float:
        return sum(each.missed for each in self.answered)


class Judged(NamedTuple):
    """The same with chances to win: the best that could be left when its actions were done, and what was."""

    played: Played
    best: float
    left: float
    instead: Turn


def review(first: Island, said: Iterable[tuple[Seat, Action]]) -> Review:
    """From how the table was set and all that was said and not taken back; some seconds of thought at the most."""
    turns, end = _played(first, said)
    won = isinstance(end.outcome, Won)
    judged = [_judged(turn) for turn in turns]
    after = [each.best for each in judged[1:]] + [float(won)]
    told = [_told(number, each, then) for number, (each, then) in enumerate(zip(judged, after, strict=True), 1)]
    points = []
    for place in sorted(range(len(told)), key=lambda each: _weight(told[each]), reverse=True)[:LOOKED_AT]:
        sure = _looked_at_again(judged[place])
        told[place] = _told(place + 1, sure, after[place])
        points.append(_point(told[place], sure, after[place]))
    telling = sorted(points, key=lambda point: _weight(point.turn), reverse=True)[:POINTS]
    telling = [point for point in telling if _weight(point.turn) >= TELLING]
    return Review(tuple(told), tuple(sorted(telling, key=lambda point: point.turn.number)), won)


# A game in turns


def _played(first: Island, said: Iterable[tuple[Seat, Action]]) -> tuple[list[Played], Island]:
    """Each turn, and the last table."""
    turns, state = list[Played](), first
    for seat, action in said:
        before = state
        if not turns or turns[-1].begun.turn != before.turn:
            turns.append(Played(before.turn, before, (), before, (), ()))
        state, events = play(GAME, before, seat, action)
        turn = turns[-1]
        if any(isinstance(todo, Acting | Ending) for todo in before.agenda) and not isinstance(action, EndTurn):
            acted = state if state.turn == before.turn else before
            turn = turn._replace(done=(*turn.done, (seat, action)), acted=acted)
        elif type(action) in ANSWERS:
            turn = turn._replace(answered=(*turn.answered, *_answered(before, seat, action)))
        cards = tuple(event for event in events if isinstance(event, CARDS))
        turns[-1] = turn._replace(brought=turn.brought + cards)
    return turns, state


def _answered(state: Island, seat: Seat, action: Action) -> Iterator[Answered]:
    """Where another answer would have been worth more."""
    best = max(answers(state, seat), key=lambda each: JUDGE.worth(state, seat, each))
    missed = calibrated(JUDGE.worth(state, seat, action)) - calibrated(JUDGE.worth(state, seat, best))
    if missed < -AS_GOOD:
        yield Answered(((seat, action),), ((seat, best),), missed)


# Chances


def _judged(turn: Played) -> Judged:
    """What is nearly as good as the best is as good; what is no win, where there was one, is played on."""
    found = Search(JUDGE.value, JUDGE.effort.keep).best(turn.begun, turn.seat, 1)[0]
    best, left = _chance(found.worth), _chance(JUDGE.value(turn.acted))
    if best == 1.0 != left:
        (left,) = _played_on(turn, turn.acted)
    return Judged(turn, best if best - left > AS_GOOD else left, left, found.turn)


def _chance(value: float) -> float:
    """A game that is over is over."""
    return value if value in (0.0, 1.0) else calibrated(value)


def _played_on(turn: Played, *tables: Island) -> list[float]:
    """The chance to win from each, over the same orders of the cards."""
    return [fmean(map(_chance, futures)) for futures in SURE.futures(tables, view(turn.begun, turn.seat))]


def _looked_at_again(judged: Judged) -> Judged:
    """Played on over the same orders of the cards, what was done and what seemed better."""
    turn = judged.played
    if judged.best == judged.left or turn.acted.outcome or judged.instead.state.outcome:
        return judged
    done, instead = _played_on(turn, turn.acted, judged.instead.state)
    worth = instead - done
    return judged._replace(left=judged.best - worth if worth > AS_GOOD else judged.best)


def _told(number: int, judged: Judged, then: float) -> TurnTold:
    """Rounded so that the parts make up the whole."""
    chance, choices = hundreds(judged.best), round(100 * (judged.left - judged.best + judged.played.missed))
    return TurnTold(number, judged.played.seat, chance, choices, hundreds(then) - chance - choices)


def _weight(turn: TurnTold) -> int:
    return max(-turn.choices, abs(turn.luck))


def _point(turn: TurnTold, judged: Judged, then: float) -> TurningPoint:
    """What was done, or answered, and what would have been better by most."""
    played = judged.played
    ways = [*played.answered, Answered(played.done, judged.instead.said, judged.left - judged.best)]
    done, instead, missed = min(ways, key=lambda way: way.missed)
    worth = -round(100 * missed)
    seen = view(played.begun, None)
    return TurningPoint(turn, hundreds(then), seen, done, instead if worth else (), worth, played.brought)
