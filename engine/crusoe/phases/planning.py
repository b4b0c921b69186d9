"""Phase 4, first half: one shared draft, pawn by pawn, until everybody is ready."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from msgspec.structs import replace

from engine.contract import Choice, Illegal, Seat
from engine.crusoe.actions import Assign, NotReady, Ready, TakeBack
from engine.crusoe.camp import take_token
from engine.crusoe.drafts import cheapest_way, cost_refusal, fresh_targets, is_still_open
from engine.crusoe.ending import said
from engine.crusoe.events import Assigned, BecameReady, PlanSettled, ReadyWithdrawn, TakenBack
from engine.crusoe.land import has_token
from engine.crusoe.memory import remembered, world
from engine.crusoe.parts import FRIDAY, JENNY, Name
from engine.crusoe.pawns import (
    all_pawns,
    free_pawns,
    is_person,
    may_begin,
    may_stand,
    pawn_refusal,
    pawns_of,
    standing_refusal,
)
from engine.crusoe.phases.details import HASTEN, LEAD, PAY
from engine.crusoe.phases.rounds import begin_phase
from engine.crusoe.plan import costs, fields_that_ask_more, is_rolled, line_at, most, needed, with_line
from engine.crusoe.scene import Scene, players
from engine.crusoe.state import BeginPlanning, Crusoe, Line, Planning
from engine.crusoe.stores import reserved
from engine.crusoe.target import Target
from engine.crusoe.targets import target_refusal

MANY = 1000
"""Answers kept at most: whoever thinks ahead asks about many plans."""


def begin_planning(scene: Scene, todo: BeginPlanning) -> None:
    """RC-070."""
    begin_phase(scene, "planning")
    scene.alter(plan=(), ready=(), thrift="", attempted=())
    scene.push(Planning())


# Assign


def assign_refusal(state: Crusoe, seat: Seat, action: Assign) -> Illegal | None:
    """Every requirement, in the order in which one would ask."""
    if (refusal := whose_refusal(state, seat, action.pawn)) is not None:
        return refusal
    if action.pawn not in free_pawns(state):
        placed = [line.target for line in state.plan if action.pawn in line.pawns]
        return Illegal("pawn-is-busy", pawn=action.pawn, target=placed)
    line = line_at(state, action.to)
    refusal = target_refusal(state, action.to) if line is None else None
    return refusal or pawn_refusal(state, action.pawn, action.to, line) or cost_refusal(state, action.to, line)


def whose_refusal(state: Crusoe, seat: Seat, pawn: str) -> Illegal | None:
    """RC-070: each plans with every pawn, by the option `own` with one's own."""
    if pawn not in all_pawns(state):
        return Illegal("no-such-pawn", pawn=pawn, pawns=list(dict.fromkeys(all_pawns(state))))
    yours = pawns_of(state, seat)
    return None if pawn in yours else Illegal("not-your-pawn", pawn=pawn, yours=list(yours))


def may_assign(state: Crusoe, seat: Seat) -> Sequence[Assign]:
    if state.options.draft == "together":
        return assigns_of_all(state)
    yours = pawns_of(state, seat)
    return assigns(state, [pawn for pawn in dict.fromkeys(free_pawns(state)) if pawn in yours])


@remembered()
def assigns_of_all(state: Crusoe) -> list[Assign]:
    return assigns(state, list(dict.fromkeys(free_pawns(state))))


def assigns(state: Crusoe, pawns: Sequence[Name]) -> list[Assign]:
    """Each to the lines there are and to those that are possible."""
    if not pawns:
        return []
    lines = [line for line in state.plan if len(line.pawns) < most(state, line.target)]
    fresh = fresh_targets(state)
    found: list[Assign] = []
    for pawn in pawns:
        found += [
            Assign(pawn, line.target)
            for line in lines
            if standing_refusal(state, pawn, line.target, line.pawns) is None
        ]
        if is_person(pawn):
            found += begun(state, pawn, fresh)
    return found


def begun(state: Crusoe, pawn: Name, fresh: tuple[Target, ...]) -> list[Assign]:
    """This person on each new line; the same while the same is possible."""
    known = world(state).begun
    if len(known) > MANY:
        known.clear()
    if (pawn, fresh) not in known:
        known[pawn, fresh] = [Assign(pawn, target) for target in may_begin(state, pawn, fresh)]
    return known[pawn, fresh]


def do_assign(scene: Scene, seat: Seat, action: Assign) -> None:
    """RC-082, RC-083: the first player's pawn on an action acts, unless another is chosen."""
    line, pawn = line_at(scene.state, action.to), cast("Name", action.pawn)
    if line is None:
        pays = cheapest_way(scene.state, action.to) or ""
        plan = (*scene.state.plan, Line(action.to, (pawn,), pays=pays))
    else:
        pawns = led(scene.state, (*line.pawns, pawn))
        plan = with_line(scene.state.plan, replace(line, pawns=pawns))
    scene.alter(plan=plan, ready=())
    scene.tell(Assigned(seat, pawn, action.to))


def led(state: Crusoe, pawns: tuple[Name, ...]) -> tuple[Name, ...]:
    """RC-183: a player before Friday, a person before any other pawn."""
    names = [each.character for each in players(state)]
    rank = {pawn: 0 if pawn in names else 1 if is_person(pawn) else 2 for pawn in pawns}
    return tuple(sorted(pawns, key=lambda pawn: rank[pawn]))


def why_not_assign(state: Crusoe, seat: Seat, action: Assign) -> Illegal:
    return assign_refusal(state, seat, action) or Illegal("not-now", action="assign")


ASSIGN = Choice(Assign, may_assign, said(do_assign), why_not_assign)


# Take back


def may_take_back(state: Crusoe, seat: Seat) -> Sequence[TakeBack]:
    mine = all_pawns(state) if state.options.draft == "together" else pawns_of(state, seat)
    return [TakeBack(pawn, line.target) for line in state.plan for pawn in dict.fromkeys(line.pawns) if pawn in mine]


def do_take_back(scene: Scene, seat: Seat, action: TakeBack) -> None:
    """The pawn returns; a line that nobody may lead any more dissolves."""
    line = line_at(scene.state, action.to)
    assert line is not None
    place = line.pawns.index(action.pawn)
    left = replace(line, pawns=line.pawns[:place] + line.pawns[place + 1 :])
    is_lost = not is_led(scene.state, left)
    others = tuple(each for each in scene.state.plan if each.target != action.to)
    scene.alter(plan=others if is_lost else with_line(scene.state.plan, left), ready=())
    scene.tell(TakenBack(seat, cast("Name", action.pawn), action.to))


def is_led(state: Crusoe, line: Line) -> bool:
    """Whether what remains could have been assigned in this order."""
    return bool(line.pawns) and may_stand(state, line.target, line.pawns)


def why_not_take_back(state: Crusoe, seat: Seat, action: TakeBack) -> Illegal:
    refusal = whose_refusal(state, seat, action.pawn)
    return refusal or Illegal("no-such-pawn-there", pawn=action.pawn, target=action.to)


TAKE_BACK = Choice(TakeBack, may_take_back, said(do_take_back), why_not_take_back)


# Ready


def plan_fault(state: Crusoe, seat: Seat) -> Illegal | None:
    """What this seat has still to mend: every faulty line is somebody's, and that one cannot be ready."""
    mine = [players(state)[seat].character, *((FRIDAY, JENNY) if seat == state.first else ())]
    for line in state.plan:
        if any(pawn in mine for pawn in line.pawns) and (fault := line_fault(state, line)) is not None:
            return fault
    total = reserved(state)
    return None if state.stock.covers(total) else Illegal("too-few-goods", needed=total, free=state.stock, reserved=())


def line_fault(state: Crusoe, line: Line) -> Illegal | None:
    crew, known = (line.target, line.pawns), world(state)
    if crew in known.sound:
        return None
    if not is_still_open(state, line.target):
        others = replace(state, plan=tuple(each for each in state.plan if each != line))
        if (refusal := target_refusal(others, line.target)) is not None:
            return refusal
    if not is_led(state, line):
        return Illegal("nobody-acts", target=line.target)
    if len(line.pawns) < needed(state, line.target):
        return Illegal("too-few-pawns", target=line.target, needed=needed(state, line.target), there=len(line.pawns))
    if not fields_that_ask_more(state) and line.target.kind not in COUNTED:
        known.sound.add(crew)
    return None


COUNTED = ("hunt", "explore", "totem", "chart")
"""Whose possibility hangs on the plan's other lines."""


def ready_refusal(state: Crusoe, seat: Seat) -> Illegal | None:
    if seat in state.ready:
        return Illegal("already-ready", seat=seat)
    idle = idle_pawns(state, seat)
    if state.options.all_pawns and idle:
        return Illegal("idle-pawns", pawns=idle)
    return plan_fault(state, seat)


def idle_pawns(state: Crusoe, seat: Seat) -> list[Name]:
    who = players(state)[seat].character
    return [pawn for pawn in free_pawns(state) if pawn == who]


def may_ready(state: Crusoe, seat: Seat) -> Sequence[Ready]:
    return [] if ready_refusal(state, seat) else [Ready()]


def do_ready(scene: Scene, seat: Seat, action: Ready) -> None:
    """RC-070; any change asks everybody again."""
    scene.alter(ready=tuple(sorted((*scene.state.ready, seat))))
    scene.tell(BecameReady(seat, len(idle_pawns(scene.state, seat))))


def why_not_ready(state: Crusoe, seat: Seat, action: Ready) -> Illegal:
    return ready_refusal(state, seat) or Illegal("not-now", action="ready")


READY = Choice(Ready, may_ready, said(do_ready), why_not_ready)


def may_be_unready(state: Crusoe, seat: Seat) -> Sequence[NotReady]:
    return [NotReady()] if seat in state.ready else []


def do_be_unready(scene: Scene, seat: Seat, action: NotReady) -> None:
    """RC-070: until the last one is ready the plan is still talked about."""
    scene.alter(ready=tuple(each for each in scene.state.ready if each != seat))
    scene.tell(ReadyWithdrawn(seat))


def why_not_be_unready(state: Crusoe, seat: Seat, action: NotReady) -> Illegal:
    return Illegal("not-ready-yet", seat=seat)


NOT_READY = Choice(NotReady, may_be_unready, said(do_be_unready), why_not_be_unready)


def settle_plan(scene: Scene, todo: Planning) -> None:
    """RC-R12: costs and pawns are locked; the token of one more pawn (RC-114) and thrift (RC-200) have worked."""
    state = scene.state
    taxed = has_token(state, "plus-wood", "build")
    plan = []
    for line, cost in zip(state.plan, costs(state), strict=True):
        certain = is_rolled(line.target) and len(line.pawns) > needed(state, line.target)
        pays_tax = taxed and bool(cost.wood) and line.target.field == "build"
        taxed = taxed and not pays_tax
        plan.append(replace(line, cost=cost, certain=certain, taxed=pays_tax))
    scene.alter(plan=tuple(plan), thrift="")
    for field in dict.fromkeys(line.target.field for line in plan):
        take_token(scene, "minus-pawn", field)
    scene.tell(PlanSettled())
    begin_phase(scene, "action")


CHOICES = (ASSIGN, TAKE_BACK, LEAD, HASTEN, PAY, READY, NOT_READY)
