"""A plan to show, as keys and values: its lines with their odds, two reasons, what to say to adopt it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.contract import Action, Seat
from engine.crusoe.actions import Order, Ready, Stack, TakeBack, Use
from engine.crusoe.guess import laid_out
from engine.crusoe.outlook import SHORT, WORTH_TELLING, Outlook, read
from engine.crusoe.parts import Goods
from engine.crusoe.planner.choosing import Planner, marked, towards
from engine.crusoe.planner.compared import compared
from engine.crusoe.planner.ground import Ground
from engine.crusoe.planner.options import options
from engine.crusoe.planner.reasons import DEADLY, Day, Reason, chances, is_told_less
from engine.crusoe.planner.search import Plan
from engine.crusoe.rulebook import RULES
from engine.crusoe.state import Crusoe, Line, Planning
from engine.crusoe.view import CrusoeView, view
from engine.play import legal, play, write

REASONS = 2
"""Reasons that a suggestion gives at most."""

PROBABLE = 0.5
"""From this chance on, a plan counts as one that loses the game tonight."""

Why = Literal["none", "rather"]
"""Why a plan leaves something short: no action brings any of it, or its pawns do more good elsewhere."""


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
    keeps: tuple[Seat, ...] = ()
    """The others who agreed to the draft, where this plan keeps all of it."""
    moves: tuple[str, ...] = ()
    """The pawns of others, and the companions, that the draft has placed and this plan places elsewhere."""
    open: tuple[tuple[str, Why], ...] = ()
    """What falls short tonight under this plan, and why it does."""


def suggest(planner: Planner, seen: CrusoeView, seat: Seat, another: int = 0) -> Suggestion | None:
    """The best plan for everybody's pawns, or with `another` the next best; None but while planning.

    If others have agreed to the draft, the first plan keeps it and only adds free pawns.
    """
    if not isinstance(seen.asked, Planning):
        return None
    agreed = tuple(each for each in seen.ready if each != seat)
    if agreed and another == 0 and (kept := keeping(planner, seen, seat, agreed)) is not None:
        return kept
    first, table, before = prepared(planner, laid_out(seen), seat)
    shown = view(table, seat)
    bare = replace(table, plan=(), ready=())
    plans = planner.plans(shown, bare, marked(shown), seat)
    plan = plans[(another - bool(agreed)) % len(plans)]
    steps, then = adopt(table, plan, seat)
    told = read(then)
    ground = Ground(bare, planner.weights(seen))
    found = tuple(islice(Day(ground, then, told).reasons(), REASONS))
    reasons = (*cold_pile(then, plan.stack, told), *before, *found)
    return Suggestion(
        then.plan,
        plan.stack,
        (*first, *steps),
        told,
        reasons,
        wins=then.outcome is not None,
        moves=tuple(moved(seen, then.plan, seat)),
        open=left_open(ground, told, lambda: is_doomed(table, plans, seat)),
    )


def is_doomed(table: Crusoe, plans: Sequence[Plan], seat: Seat) -> bool:
    """Whether each of these plans probably loses the game tonight."""
    return all(read(adopt(table, plan, seat)[1]).lost >= PROBABLE for plan in plans)


def keeping(planner: Planner, seen: CrusoeView, seat: Seat, agreed: tuple[Seat, ...]) -> Suggestion | None:
    """The draft as it is, and what the free pawns could add; None if one could not be ready for that."""
    table = laid_out(seen)
    plan = planner.plans(seen, replace(table, ready=()), marked(seen), seat)[0]
    said, then = carry_on(table, replace(plan, stack=0), seat)
    steps = tuple(map(write, said))
    if Ready() not in legal(RULES, then, seat):
        return None
    told = read(then)
    ground = Ground(replace(table, plan=(), ready=()), planner.weights(seen))
    reasons = tuple(islice(Day(ground, then, told).reasons(), REASONS))
    return Suggestion(then.plan, 0, steps, told, reasons, keeps=agreed, open=left_open(ground, told, lambda: False))


def moved(seen: CrusoeView, lines: tuple[Line, ...], seat: Seat) -> Iterator[str]:
    """The placed pawns, other than one's own, that no longer stand where the draft has them."""
    own = seen.people[seat].character
    before, after = ({(pawn, line.target) for line in plan for pawn in line.pawns}
                     for plan in ([each.line for each in seen.plan], lines))  # fmt: skip
    yield from dict.fromkeys(pawn for pawn, target in sorted(before - after) if pawn != own)


def left_open(ground: Ground, told: Outlook, is_hopeless: Callable[[], bool]) -> tuple[tuple[str, Why], ...]:
    """Return what probably falls short tonight, and whether any action could bring some of it.

    If the game is probably lost tonight, return only whether every plan found loses it.
    """
    if told.lost >= PROBABLE:
        return (("life", "none"),) if is_hopeless() else ()
    every = options(ground)
    brings = {
        "food": any(option.meals > 0 for option in every),
        "wood": any(option.wood > 0 for option in every),
        "palisade": any(option.palisade > 0 for option in every),
    }
    lacking = dict.fromkeys("food" if what == "meal" else what for what in SHORT if told.short[what] >= WORTH_TELLING)
    return tuple((what, "rather" if brings[what] else "none") for what in lacking)


def cold_pile(then: Crusoe, stack: int, told: Outlook) -> Iterator[Reason]:
    """What the wood that goes on the pile could do tonight: fewer would die of the cold."""
    if stack and then.outcome is None:
        lost = read(replace(then, stock=then.stock + Goods(wood=stack))).lost
        if is_told_less(lost, told.lost, DEADLY):
            yield Reason("cold-pile", facts=chances(told.lost, lost))


ALIKE = 4
"""So many tables show whether something is certain."""


def prepared(planner: Planner, table: Crusoe, seat: Seat) -> tuple[list[str], Crusoe, list[Reason]]:
    """What the one who asks would order and use before pawns are sent, as far as it is certain what comes of it."""
    steps: list[str] = []
    reasons: list[Reason] = []
    while True:
        ground, actions = Ground(table, planner.weights(table)), legal(RULES, table, seat)
        action = planner.prepare(replaced(ground), seat, actions)
        if not isinstance(action, Order | Use) or not is_certain(table, seat, action):
            return steps, table, reasons
        reason = compared(view(table, seat), seat, action, actions, ground)
        reasons += [reason] if reason else []
        steps.append(write(action))
        table = play(RULES, table, seat, action).state


def replaced(ground: Ground) -> Ground:
    """As if nothing were drafted: what a draft asks for goes with it."""
    return Ground(replace(ground.table, plan=(), ready=()), ground.weights)


def is_certain(table: Crusoe, seat: Seat, action: Action) -> bool:
    """Whether it leads to the same on any table that looks like this one, and nothing is asked."""
    seen = view(table, seat)
    ends = [play(RULES, laid_out(seen, Random(number)), seat, action).state for number in range(ALIKE)]
    asked = [end for end in ends if not end.agenda or not isinstance(end.agenda[0], Planning)]
    return not asked and all(view(end, seat) == view(ends[0], seat) for end in ends)


def adopt(table: Crusoe, plan: Plan, seat: Seat) -> tuple[tuple[str, ...], Crusoe]:
    """Pawns come back from the draft, then go where they are wanted."""
    steps: list[str] = []
    while back := next((each for each in legal(RULES, table, seat) if isinstance(each, TakeBack)), None):
        steps.append(write(back))
        table = play(RULES, table, seat, back).state
    more, table = carry_on(table, plan, seat)
    return (*steps, *map(write, more)), table


def carry_on(table: Crusoe, plan: Plan, seat: Seat) -> tuple[list[Action], Crusoe]:
    """Return the actions that turn a draft into this plan, wood for the pile last, and the table after them."""
    said: list[Action] = []
    while (step := towards(table, plan, legal(RULES, table, seat))) is not None:
        said.append(step)
        table = play(RULES, table, seat, step).state
    if plan.stack and (pile := Stack(plan.stack)) in legal(RULES, table, seat):
        said.append(pile)
        table = play(RULES, table, seat, pile).state
    return said, table
