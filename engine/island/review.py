"""A finished game looked at again: the chance to win turn by turn, luck apart from choices, and where it turned."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec import Struct

from engine.contract import Action, Event, Seat
from engine.island.actions import EndTurn
from engine.island.events import Drew, Flooded, Sank, WatersRose
from engine.island.foresight.search import Search
from engine.island.foresight.thinking import ANSWERS, Effort, Thinker, after, answers
from engine.island.prospects import BETTER, BETTER_YET, calibrated
from engine.island.reasons import hundreds
from engine.island.rulebook import RULES
from engine.island.state import Acting, Ending, Island, Won
from engine.island.turns import Turn
from engine.island.view import IslandView, view
from engine.play import play
from engine.reviewing import Record, Reviewing

Said: TypeAlias = tuple[tuple[Seat, Any], ...]

JUDGE: Final = Thinker(Effort(keep=12, futures=0))
WEIGHED: Final = Thinker(Effort(keep=12, futures=16))
"""What a turn left is played on over so many orders of the cards: that is what it was worth."""
DOUBTED: Final = Thinker(Effort(keep=12, futures=12), seed=1000)
"""What seems to be worth more is compared over others first, so that no lucky order makes it look better."""
CARDS: Final = (Drew, WatersRose, Flooded, Sank)
AS_GOOD: Final = 0.02
"""A choice that is worth less than the best by so little is as good as that."""
BELIEVED: Final = 0.5
"""What seems better was chosen for seeming so: about so much of it comes true. Over 40 games of calm computers luck
then sums to nothing, and choices to as much as strong ones win more often than they."""
TELLING: Final = 5
"""A turn that changed the chance by fewer hundredths is no turning point."""
POINTS: Final = 3


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
    """What that promised more, in hundreds, over sampled cards, as far as it is believed."""
    others: int
    """What the turn's other choices cost beside: never above 0."""
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
    asked: tuple[tuple[Island, Seat, Action], ...]
    """Where something was answered while the cards came."""
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


def parts(first: Island, said: Record) -> list[tuple[Played]]:
    """Each turn."""
    return [(turn,) for turn in _played(first, said)[0]]


def judge(turn: Played) -> Judged:
    """One turn: what was answered in it, and what was left by its actions."""
    answered = tuple(each for asked in turn.asked for each in _answered(*asked))
    return _judged(turn._replace(answered=answered))


def whole(first: Island, said: Record, judged: Sequence[Judged]) -> Review:
    """All turns: what is to be expected after one is where the next one begins."""
    _, end = _played(first, said)
    won = isinstance(end.outcome, Won)
    after = [each.best for each in judged[1:]] + [float(won)]
    told = [_told(number, each, then) for number, (each, then) in enumerate(zip(judged, after, strict=True), 1)]
    telling = sorted(range(len(told)), key=lambda place: _weight(told[place]), reverse=True)[:POINTS]
    telling = sorted(place for place in telling if _weight(told[place]) >= TELLING)
    points = tuple(_point(told[place], judged[place], after[place]) for place in telling)
    return Review(tuple(told), points, won)


review: Final = Reviewing(parts, judge, whole)


# A game in turns


def _played(first: Island, said: Iterable[tuple[Seat, Action]]) -> tuple[list[Played], Island]:
    """Each turn, and the last table."""
    turns, state = list[Played](), first
    for seat, action in said:
        before = state
        if not turns or turns[-1].begun.turn != before.turn:
            turns.append(Played(before.turn, before, (), before, (), (), ()))
        state, events = play(RULES, before, seat, action)
        turn = turns[-1]
        if any(isinstance(todo, Acting | Ending) for todo in before.agenda) and not isinstance(action, EndTurn):
            acted = state if state.turn == before.turn else before
            turn = turn._replace(done=(*turn.done, (seat, action)), acted=acted)
        elif type(action) in ANSWERS:
            turn = turn._replace(asked=(*turn.asked, (before, seat, action)))
        cards = tuple(event for event in events if isinstance(event, CARDS))
        turns[-1] = turn._replace(brought=turn.brought + cards)
    return turns, state


def _answered(state: Island, seat: Seat, action: Action) -> Iterator[Answered]:
    """Where another answer would have been worth more."""
    best = max(answers(state, seat), key=lambda each: JUDGE.worth(state, seat, each))
    missed = calibrated(JUDGE.worth(state, seat, action)) - calibrated(JUDGE.worth(state, seat, best))
    if missed < -AS_GOOD:
        left, instead = _weighed(view(state, seat), after(state, seat, action), after(state, seat, best))
        if instead > left:
            yield Answered(((seat, action),), ((seat, best),), left - instead)


# Chances


def _judged(turn: Played) -> Judged:
    """What was left is played on; where something else seems better by its value, that is, too."""
    found, seen = Search(JUDGE.value, JUDGE.effort.keep).best(turn.begun, turn.seat, 1)[0], view(turn.begun, turn.seat)
    if found.turn.state.outcome or _chance(found.worth) - _chance(JUDGE.value(turn.acted)) > AS_GOOD:
        left, best = _weighed(seen, turn.acted, found.turn.state)
    else:
        (left,) = (best,) = _played_on(seen, WEIGHED, turn.acted)
    return Judged(turn, best, left, found.turn)


def _weighed(seen: IslandView, done: Island, instead: Island) -> tuple[float, float]:
    """The chance to win from what was done, and from what seems better; the same where it is not clearly so.

    A win needs no belief.
    """
    if instead.outcome:
        (left,) = _played_on(seen, WEIGHED, done)
        return left, _chance(JUDGE.value(instead))
    doubted, hoped = _played_on(seen, DOUBTED, done, instead)
    if hoped - doubted <= AS_GOOD:
        (left,) = _played_on(seen, WEIGHED, done)
        return left, left
    left, best = _played_on(seen, WEIGHED, done, instead)
    return left, left + BELIEVED * max(best - left, 0.0)


def _chance(value: float, better: float = BETTER) -> float:
    """A game that is over is over."""
    return value if value in (0.0, 1.0) else calibrated(value, better)


def _played_on(seen: IslandView, thinker: Thinker, *tables: Island) -> list[float]:
    """The chance to win from each, over the same orders of the cards."""
    futures = thinker.futures(tables, seen)
    return [fmean([_chance(value, BETTER_YET) for value in each]) for each in futures]


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
    worth = min(-round(100 * missed), -turn.choices)
    seen, others = view(played.begun, None), turn.choices + worth
    return TurningPoint(turn, hundreds(then), seen, done, instead if worth else (), worth, others, played.brought)
