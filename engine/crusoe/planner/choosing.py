"""From a view to what to do next: an answer, or the next step towards the plan that is wanted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from zlib import crc32

from msgspec.structs import replace

from engine.contract import Action, Seat
from engine.crusoe.actions import Assign, Lead, NotReady, Pay, Ready, Stack, TakeBack, Use
from engine.crusoe.guess import laid_out
from engine.crusoe.parts import Name
from engine.crusoe.pawns import free_pawns, is_person, pawns_of
from engine.crusoe.phases.planning import line_fault
from engine.crusoe.planner.acts import is_timely, orders, piled_this_round, spare_wood
from engine.crusoe.planner.answers import respond
from engine.crusoe.planner.ground import Ground
from engine.crusoe.planner.kept import Kept
from engine.crusoe.planner.search import CALM, QUICK, Effort, Plan, promised, think
from engine.crusoe.scenarios import weights_for
from engine.crusoe.scene import players
from engine.crusoe.state import Crusoe, Line, Planning
from engine.crusoe.view import OPEN, CrusoeView
from engine.crusoe.weights import Weights


class Planner:
    """Thinks with some weights; plans are kept, so that a draft is not thought over at every pawn."""

    def __init__(self, weights: Weights | None = None, effort: Effort = CALM) -> None:
        self.effort = effort
        self._weights = weights
        self._kept = Kept()

    def weights(self, table: Crusoe | CrusoeView) -> Weights:
        """Those it was given, or what this scenario is best played with."""
        return self._weights or weights_for(table.options, table.seats)

    def choose(self, seen: CrusoeView, seat: Seat, legal: Sequence[Action]) -> Action:
        """The next thing to say."""
        ground = Ground(laid_out(seen), self.weights(seen))
        if not isinstance(seen.asked, Planning):
            return respond(ground, seen.asked, legal)
        return self.prepare(ground, seat, legal) or self.next_step(seen, ground, seat, legal)

    def prepare(self, ground: Ground, seat: Seat, legal: Sequence[Action]) -> Action | None:
        """Orders, things that are used before pawns are sent; and once the pile has its wood the plan stands."""
        who = players(ground.table)[seat].character
        for order in orders(ground):
            if order in legal:
                return order
        for action in legal:
            if isinstance(action, Use) and is_timely(ground, action.thing, who):
                return action
        ready = next((action for action in legal if isinstance(action, Ready)), None)
        others = set(range(ground.table.seats)) - {seat}
        must_plan = ground.table.options.draft == "own" and any(map(is_person, self.pawns(ground.table, seat)))
        waited_for = bool(others) and others <= set(ground.table.ready) and not must_plan
        return ready if waited_for or (ground.table.plan and piled_this_round(ground.table)) else None

    def next_step(self, seen: CrusoeView, ground: Ground, seat: Seat, legal: Sequence[Action]) -> Action:
        table, wanted = ground.table, self.aim(seen, ground, seat)
        step = towards(table, wanted, legal)
        if step is None and wanted.stack:
            stacks = [action for action in legal if isinstance(action, Stack) and action.wood <= wanted.stack]
            step = max(stacks, key=lambda action: action.wood, default=None)
        ready = next((action for action in legal if isinstance(action, Ready)), None)
        return step or ready or way_out(table, legal)

    def aim(self, seen: CrusoeView, ground: Ground, seat: Seat) -> Plan:
        """The plan that the draft is to become, or has become."""
        if is_unfinished(ground.table, seat):
            return self.wanted(seen, ground.table, seat)
        return self.thought_of(seen, ground.table, seat) or as_it_is(ground)

    def wanted(self, seen: CrusoeView, table: Crusoe, seat: Seat) -> Plan:
        """The plan of the empty draft, if this draft is on its way there; otherwise one that keeps what is drafted."""
        mark = marked(seen)
        bare = replace(table, plan=(), ready=())
        plan = self.plans(seen, bare, mark, seat)[0]
        return plan if is_begun(table.plan, plan) else self.plans(seen, replace(table, ready=()), mark, seat)[0]

    def thought_of(self, seen: CrusoeView, table: Crusoe, seat: Seat) -> Plan | None:
        """The plan that this draft has become, for its wood."""
        known = self._kept.known(marked(seen), ((), self.pawns(replace(table, plan=()), seat)))
        return next((plan for plan in known[:1] if alike(plan.lines, table.plan)), None)

    def pawns(self, table: Crusoe, seat: Seat) -> tuple[Name, ...]:
        return tuple(pawn for pawn in free_pawns(table) if pawn in pawns_of(table, seat))

    def plans(self, seen: CrusoeView, table: Crusoe, mark: bytes, seat: Seat) -> list[Plan]:
        """The best ones, best first; less is thought about what is to keep a draft of others."""
        pawns = self.pawns(table, seat)
        effort = self.effort if not table.plan or self.effort.drafts < QUICK.drafts else QUICK
        return self._kept.thought(
            mark,
            (table.plan, pawns),
            lambda: think(seen, table, pawns, self.weights(seen), effort, crc32(mark)),
        )


def is_unfinished(table: Crusoe, seat: Seat) -> bool:
    """Whether somebody may still be sent anywhere, or has to be."""
    able = pawns_of(table, seat)
    idle = any(is_person(pawn) and pawn in able for pawn in free_pawns(table))
    return idle or any(line_fault(table, line) is not None for line in table.plan)


def as_it_is(ground: Ground) -> Plan:
    """Everybody is sent somewhere; there may still be wood for the pile."""
    lines = ground.table.plan
    return Plan(lines, spare_wood(ground, promised(ground.table, lines)))


def marked(seen: CrusoeView) -> bytes:
    """The view without its draft, in bytes: the same view thinks the same. While planning nothing has been attempted.

    All of it is spelt out: JSON leaves out what *is* a default, so that an equal view may read otherwise.
    """
    seen_open = [getattr(seen, name) for name in OPEN if name not in ("ready", "attempted")]
    return repr([seen_open, seen.decks, seen.next_invention]).encode()


def towards(table: Crusoe, wanted: Plan, legal: Sequence[Action]) -> Action | None:
    """The first thing the draft lacks."""
    for line in wanted.lines:
        there = next((each for each in table.plan if each.target == line.target), None)
        missing = Counter(line.pawns) - Counter(there.pawns if there else ())
        for pawn in line.pawns:
            if missing[pawn] and (action := Assign(pawn, line.target)) in legal:
                return action
        if there is None or missing:
            continue
        if line.pays and line.pays != there.pays and (pay := Pay(line.target, line.pays)) in legal:
            return pay
        if there.pawns[0] != line.pawns[0] and (lead := Lead(line.pawns[0], line.target)) in legal:
            return lead
    return None


def way_out(table: Crusoe, legal: Sequence[Action]) -> Action:
    """A line that cannot stand dissolves."""
    bad = {line.target for line in table.plan if line_fault(table, line) is not None}
    backs = [action for action in legal if isinstance(action, TakeBack)]
    wanting = [action for action in backs if action.to in bad]
    others = [action for action in legal if not isinstance(action, Pay | NotReady | Assign)]
    return (wanting or backs or others or list(legal))[0]


def alike(plan: tuple[Line, ...], draft: tuple[Line, ...]) -> bool:
    """The same pawns on the same lines."""
    return {line.target: Counter(line.pawns) for line in plan} == {line.target: Counter(line.pawns) for line in draft}


def is_begun(draft: tuple[Line, ...], plan: Plan) -> bool:
    """Whether the draft is a part of the plan."""
    lines = {line.target: Counter(line.pawns) for line in plan.lines}
    return all(line.target in lines and not Counter(line.pawns) - lines[line.target] for line in draft)
