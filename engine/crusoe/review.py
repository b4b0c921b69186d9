"""A review of a finished game: the chance to win round by round, luck apart from choices, and the night that decided.

A round's chance is that of the best plan found. Choices are the plan and the answers beside the best ones found. The
rest of the change until the next morning is luck: dice, cards and weather.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple
from zlib import crc32

from msgspec import Struct
from msgspec.structs import replace

from engine.contract import Action, Event, Seat, Step
from engine.crusoe.actions import Assign, Hasten, Lead, NotReady, Order, Pay, Ready, Stack, TakeBack, Use, Waive
from engine.crusoe.events import ActionFailed, Died, PlanSettled, ThreatStruck, Wounded
from engine.crusoe.guess import laid_out
from engine.crusoe.names import CardName
from engine.crusoe.parts import Name
from engine.crusoe.pawns import free_pawns
from engine.crusoe.pile import wood_piled
from engine.crusoe.planner import DEEP_ONE
from engine.crusoe.planner.advice import prepared
from engine.crusoe.planner.answers import respond
from engine.crusoe.planner.choosing import alike, marked
from engine.crusoe.planner.futures import follow, played_on
from engine.crusoe.planner.ground import Ground
from engine.crusoe.planner.learned import foreseen
from engine.crusoe.planner.reasons import hundreds
from engine.crusoe.planner.search import DEEP, Plan, Search, think
from engine.crusoe.rulebook import RULES
from engine.crusoe.state import Crusoe, Line, Planning
from engine.crusoe.target import Target
from engine.crusoe.view import CrusoeView, view
from engine.crusoe.weights import Weights
from engine.play import legal, play, play_recorded, read
from engine.reviewing import Record, Reviewing

FUTURES: Final = 60
"""Futures in which the chosen plan is compared with the best one found."""
GLANCES: Final = 10
"""Futures in which an answer is first compared with the planner's own."""
APART: Final = 1 << 20
"""Added to a search's seed, so that a plan isn't judged in the futures that it was chosen in."""
AS_GOOD: Final = 0.02
"""A choice that surely costs less than this is as good as the best one."""
TELLING: Final = 5
"""A night that changed the chance by fewer hundredths decided nothing."""
COSTLY: Final = 3
"""A round whose choices cost fewer hundredths isn't pointed out for them."""
POINTS: Final = 3
DRAFTING: Final = (Assign, TakeBack, Lead, Hasten, Pay, Ready, NotReady, Stack, Waive)
"""Actions that only change the draft, or the pile."""
BAD_NEWS: Final = (ActionFailed, Wounded, ThreatStruck, Died)


class RoundTold(Struct, frozen=True):
    """A round. Chances and changes are in hundreds."""

    number: int
    chance: int
    """To win with the best plan found, in the morning."""
    choices: int
    """The cost of the plan and the answers, never above 0."""
    luck: int
    """The change by dice, cards and weather."""

    @property
    def then(self) -> int:
        """The chance of the next morning."""
        return self.chance + self.choices + self.luck


class Planned(Struct, frozen=True):
    """A plan: the one that was made, or a better one."""

    lines: tuple[Line, ...]
    wood: int = 0
    """For the signal pile."""
    uses: tuple[Use, ...] = ()
    """Things that are used first."""


class Brought(Struct, frozen=True):
    """The bad news of a round."""

    failed: tuple[tuple[Name, Target], ...]
    wounds: tuple[tuple[Name, int], ...]
    struck: tuple[CardName, ...]
    died: tuple[Name, ...]


class TurningPoint(Struct, frozen=True):
    """A round that decided much: its plan, what it brought, what else could have been planned."""

    told: RoundTold
    view: CrusoeView
    """When its plan was settled."""
    is_decisive: bool
    """The chance changed most in this round."""
    done: Planned
    instead: Planned | None
    """None if nothing better was found. Lines that both plans have are in neither."""
    shared: int
    """The number of lines that both plans have."""
    worth: int
    """The gain of the better plan, in hundreds."""
    later: int
    """The cost of answers after the plan was settled, never above 0."""
    brought: Brought


class Review(Struct, frozen=True):
    """Of a finished game."""

    rounds: tuple[RoundTold, ...]
    points: tuple[TurningPoint, ...]
    """At most three, in order: the decisive round, and those whose choices cost most."""
    won: bool


class Played(NamedTuple):
    """A round as it was played."""

    morning: Crusoe
    said: tuple[tuple[Seat, Action], ...] = ()
    """While planning."""
    settled: Crusoe | None = None
    """When everyone was ready; or the end of the game, if it ended before that."""
    asked: tuple[tuple[Crusoe, Seat, Action], ...] = ()
    """Answers while the plan was carried out."""
    brought: tuple[Event, ...] = ()


class Judged(NamedTuple):
    """A round with its chances to win."""

    best: float
    """With the best plan found."""
    left: float
    """With the plan that was chosen."""
    missed: float
    """The cost of answers, never above 0."""
    instead: Planned | None


def parts(first: Crusoe, said: Record) -> list[tuple[Played]]:
    """Return each round that was planned."""
    return [(each,) for each in _played(first, said)[0]]


def judge(played: Played) -> Judged:
    """Compare a round's plan and answers with the best ones found."""
    best, left, instead = _compared(played)
    return Judged(best, left, sum(_missed(*each) for each in played.asked), instead)


def whole(first: Crusoe, said: Record, judged: Sequence[Judged]) -> Review:
    """Put all rounds together: each leads to the next morning."""
    played, end = _played(first, said)
    won = bool(end.outcome and end.outcome.winners)
    mornings = [each.best for each in judged] + [float(won)]
    told = [_told(each.morning.round, one, then) for each, one, then in zip(played, judged, mornings[1:], strict=True)]
    decisive = max(range(len(told)), key=lambda place: abs(told[place].then - told[place].chance), default=None)
    if decisive is not None and abs(told[decisive].then - told[decisive].chance) < TELLING:
        decisive = None
    costly = [place for place in range(len(told)) if told[place].choices <= -COSTLY and place != decisive]
    costly.sort(key=lambda place: told[place].choices)
    telling = [*([] if decisive is None else [decisive]), *costly][:POINTS]
    points = tuple(
        _point(played[place], judged[place], told[place], is_decisive=place == decisive) for place in sorted(telling)
    )
    return Review(tuple(told), points, won)


review: Final = Reviewing(parts, judge, whole)


# A game in rounds


def _played(first: Crusoe, said: Record) -> tuple[list[Played], Crusoe]:
    """Return each round that was planned, and the last table."""
    rounds, state = list[Played](), first
    if _is_planning(state):
        rounds.append(Played(replace(state, plan=(), ready=())))
    for seat, action in said:
        before = state
        state, events = play_recorded(RULES, before, seat, action)
        if rounds:
            rounds[-1] = _with(rounds[-1], before, seat, action, Step(state, events))
        if _is_planning(state) and (not rounds or state.round != rounds[-1].morning.round):
            rounds.append(Played(state))
    return rounds, state


def _is_planning(state: Crusoe) -> bool:
    return bool(state.agenda) and isinstance(state.agenda[0], Planning)


def _with(played: Played, before: Crusoe, seat: Seat, action: Action, step: Step[Crusoe]) -> Played:
    """Return the round with one more action: a part of its plan, or an answer after it."""
    brought = (*played.brought, *(event for event in step.events if isinstance(event, BAD_NEWS)))
    if played.settled is not None:
        return played._replace(asked=(*played.asked, (before, seat, action)), brought=brought)
    settled = step.state if step.state.outcome else None
    if any(isinstance(event, PlanSettled) for event in step.events):
        settled = before
    return played._replace(said=(*played.said, (seat, action)), settled=settled, brought=brought)


# Chances


def _compared(played: Played) -> tuple[float, float, Planned | None]:
    """Return the chance with the best plan found, the chance with the one chosen, and the better plan if it's one.

    Both are played on in the same futures. A better plan must be better by more than a standard error.
    """
    settled, base = played.settled or played.morning, _used(played)
    bare, uses = _prepared(base)
    weights, seed = DEEP_ONE.weights(bare), crc32(marked(view(bare, None)))
    plan = _think(bare, weights, seed)
    if settled.outcome is not None:
        left = [foreseen(settled)] * FUTURES
    else:
        left = _fared(settled, Plan(settled.plan), weights, seed)
    wood = wood_piled(settled) - wood_piled(base)
    if alike(plan.lines, settled.plan) and plan.stack == wood and not uses:
        return fmean(left), fmean(left), None
    best = _fared(bare, plan, weights, seed)
    more = [other - one for one, other in zip(left, best, strict=True)]
    sure = fmean(more) - stdev(more) / FUTURES**0.5
    if sure < AS_GOOD:
        return fmean(left), fmean(left), None
    return fmean(left) + sure, fmean(left), Planned(plan.lines, plan.stack, uses)


def _used(played: Played) -> Crusoe:
    """Return the morning with an empty draft, after the uses and orders of that round."""
    table = played.morning
    for seat, action in played.said:
        if not isinstance(action, DRAFTING) and action in legal(RULES, table, seat):
            table = play(RULES, table, seat, action).state
    return table if _is_planning(table) else played.morning


def _prepared(table: Crusoe) -> tuple[Crusoe, tuple[Use, ...]]:
    """Return the table after the uses that the planner begins with, if their outcome is certain."""
    table, steps = laid_out(view(table, None)), list[str]()
    for seat in range(table.seats):
        more, table, _ = prepared(DEEP_ONE, table, seat)
        steps += more
    actions = [read(RULES, step) for step in steps]
    return table, tuple(action for action in actions if isinstance(action, Use))


def _think(bare: Crusoe, weights: Weights, seed: int) -> Plan:
    return think(view(bare, None), bare, tuple(free_pawns(bare)), weights, DEEP, seed)[0]


def _fared(table: Crusoe, plan: Plan, weights: Weights, seed: int) -> list[float]:
    """Return the chance to win in each future of this plan."""
    seen = view(table, None)
    futures = Search(seen, laid_out(seen), (), weights, seed + APART)
    return [foreseen(follow(futures.future(n), plan.lines, plan.stack, weights)) for n in range(FUTURES)]


def _missed(state: Crusoe, seat: Seat, action: Action) -> float:
    """Return the cost of an answer compared with the planner's own, never above 0."""
    weights, actions = DEEP_ONE.weights(state), legal(RULES, state, seat)
    best = respond(Ground(laid_out(view(state, seat)), weights), state.agenda[0], actions)
    if best == action or isinstance(action, Order | Waive):
        return 0.0
    for futures in (GLANCES, FUTURES):
        more = [_after(state, seat, best, weights, n) - _after(state, seat, action, weights, n) for n in range(futures)]
        sure = fmean(more) - stdev(more) / futures**0.5
        if sure < AS_GOOD:
            return 0.0
    return -sure


def _after(state: Crusoe, seat: Seat, action: Action, weights: Weights, number: int) -> float:
    """Return the chance of the next morning after an answer, on a table that may be the real one."""
    table = laid_out(view(state, seat), Random(APART + number))
    return foreseen(played_on(play(RULES, replace(table, agenda=state.agenda), seat, action).state, weights))


# Words and figures


def _told(number: int, judged: Judged, then: float) -> RoundTold:
    """Round the figures so that the parts make up the whole."""
    chance, choices = hundreds(judged.best), round(100 * (judged.left - judged.best + judged.missed))
    return RoundTold(number, chance, choices, hundreds(then) - chance - choices)


def _point(played: Played, judged: Judged, told: RoundTold, *, is_decisive: bool) -> TurningPoint:
    """Return what was planned, what could have been, and what the round brought."""
    settled = played.settled or played.morning
    wood = wood_piled(settled) - wood_piled(played.morning)
    done, instead = Planned(settled.plan, wood), judged.instead
    worth = min(round(100 * (judged.best - judged.left)), -told.choices) if instead else 0
    shared, seen, later = 0, view(settled, None), told.choices + worth
    if not worth:
        instead = None
    if instead is not None:
        shared = len(done.lines)
        done, instead = _apart(done, instead), _apart(instead, done)
        shared -= len(done.lines)
    return TurningPoint(told, seen, is_decisive, done, instead, shared, worth, later, _brought(played.brought))


def _apart(plan: Planned, other: Planned) -> Planned:
    """Return what this plan has and the other doesn't."""
    known = {(line.target, *sorted(line.pawns)) for line in other.lines}
    lines = tuple(line for line in plan.lines if (line.target, *sorted(line.pawns)) not in known)
    return Planned(lines, plan.wood if plan.wood != other.wood else 0, plan.uses)


def _brought(events: Sequence[Event]) -> Brought:
    wounds = Counter[Name]()
    for event in events:
        if isinstance(event, Wounded):
            wounds[event.who] += event.n
    return Brought(
        failed=tuple((event.who, event.target) for event in events if isinstance(event, ActionFailed)),
        wounds=tuple(wounds.items()),
        struck=tuple(event.card for event in events if isinstance(event, ThreatStruck)),
        died=tuple(event.who for event in events if isinstance(event, Died)),
    )
