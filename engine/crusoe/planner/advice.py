"""A plan to show, as keys and values: its lines with their odds, two reasons, what to say to adopt it."""

from __future__ import annotations

from itertools import islice

from msgspec import Struct
from msgspec.structs import replace

from engine.contract import Seat
from engine.crusoe.actions import Stack, TakeBack
from engine.crusoe.guess import laid_out
from engine.crusoe.outlook import Outlook, read
from engine.crusoe.planner.choosing import Planner, marked, towards
from engine.crusoe.planner.futures import RULES
from engine.crusoe.planner.ground import Ground
from engine.crusoe.planner.reasons import Day, Reason
from engine.crusoe.planner.search import Plan
from engine.crusoe.state import Crusoe, Line, Planning
from engine.crusoe.view import View
from engine.play import legal, play, write


class Suggestion(Struct, frozen=True):
    """A whole plan for the round."""

    lines: tuple[Line, ...]
    stack: int
    """Wood for the signal pile."""
    steps: tuple[str, ...]
    """What to say, in notation, so that the draft becomes this plan; readiness is one's own."""
    outlook: Outlook
    """Each line's odds and tonight, were it adopted."""
    reasons: tuple[Reason, ...]
    wins: bool = False
    """Its wood completes the pile in time: the game is won at once, and nobody need be ready."""


def suggest(planner: Planner, seen: View, seat: Seat, another: int = 0) -> Suggestion | None:
    """The best plan for everybody's pawns, or with `another` the next best; None but while planning."""
    if not isinstance(seen.asked, Planning):
        return None
    table = laid_out(seen)
    bare = replace(table, plan=(), ready=())
    plans = planner.plans(seen, bare, marked(seen), seat)
    plan = plans[another % len(plans)]
    steps, then = adopt(table, plan, seat)
    told = read(then)
    found = tuple(islice(Day(Ground(bare, planner.weights(seen)), then, told).reasons(), 2))
    return Suggestion(then.plan, plan.stack, steps, told, found, wins=then.outcome is not None)


def adopt(table: Crusoe, plan: Plan, seat: Seat) -> tuple[tuple[str, ...], Crusoe]:
    """Pawns come back from the draft, then go where they are wanted."""
    steps: list[str] = []
    while back := next((each for each in legal(RULES[0], table, seat) if isinstance(each, TakeBack)), None):
        steps.append(write(back))
        table = play(RULES[0], table, seat, back).state
    more, table = carry_on(table, plan, seat)
    return (*steps, *more), table


def carry_on(table: Crusoe, plan: Plan, seat: Seat) -> tuple[tuple[str, ...], Crusoe]:
    """What the draft lacks is said; then its wood goes on the pile."""
    steps: list[str] = []
    while (step := towards(table, plan, legal(RULES[0], table, seat))) is not None:
        steps.append(write(step))
        table = play(RULES[0], table, seat, step).state
    if plan.stack and (pile := Stack(plan.stack)) in legal(RULES[0], table, seat):
        steps.append(write(pile))
        table = play(RULES[0], table, seat, pile).state
    return tuple(steps), table
