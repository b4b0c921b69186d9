"""Phase 4, first half: who acts, in which order, with which goods."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from msgspec.structs import replace

from engine.contract import Choice, Illegal, Seat
from engine.crusoe.actions import Hasten, Lead, Pay
from engine.crusoe.ending import said
from engine.crusoe.events import Hastened, Led, Paid
from engine.crusoe.parts import CHARACTERS, Goods, Name
from engine.crusoe.pawns import all_pawns, is_person, may_stand, pawns_of
from engine.crusoe.plan import costs_of, line_at, prices, with_line
from engine.crusoe.scene import Scene
from engine.crusoe.state import Crusoe, Line
from engine.crusoe.stores import free


def may_lead(state: Crusoe, seat: Seat) -> Sequence[Lead]:
    """RC-083: the group agrees; by the option `own` those with a pawn there, and the first player settles it."""
    found = []
    mine = all_pawns(state) if state.options.draft == "together" else pawns_of(state, seat)
    for line in state.plan:
        if len(line.pawns) < 2:
            continue
        others = [pawn for pawn in dict.fromkeys(line.pawns) if pawn != line.pawns[0] and may_act(state, line, pawn)]
        if others and (seat == state.first or any(pawn in mine for pawn in line.pawns if is_person(pawn))):
            found += [Lead(pawn, line.target) for pawn in others]
    return found


def may_act(state: Crusoe, line: Line, pawn: Name) -> bool:
    """RC-183, RC-045: a player, and for a personal invention only its inventor."""
    return pawn in CHARACTERS and may_stand(state, line.target, (pawn,))


def do_lead(scene: Scene, seat: Seat, action: Lead) -> None:
    """RC-083."""
    line = line_at(scene.state, action.to)
    assert line is not None
    place = line.pawns.index(action.pawn)
    pawns = (action.pawn, *line.pawns[:place], *line.pawns[place + 1 :])
    scene.alter(plan=with_line(scene.state.plan, replace(line, pawns=pawns)), ready=())
    scene.tell(Led(seat, cast("Name", action.pawn), action.to))


def why_not_lead(state: Crusoe, seat: Seat, action: Lead) -> Illegal:
    line = line_at(state, action.to)
    if line is None:
        return Illegal("nobody-there", target=action.to)
    if action.pawn not in line.pawns:
        return Illegal("no-such-pawn-there", pawn=action.pawn, target=action.to)
    reason = "leads-already" if action.pawn == line.pawns[0] else "cannot-lead"
    return Illegal(reason, pawn=action.pawn, target=action.to)


LEAD = Choice(Lead, may_lead, said(do_lead), why_not_lead)


def may_hasten(state: Crusoe, seat: Seat) -> Sequence[Hasten]:
    """RC-R06: the order within a field, where it matters."""
    seen: set[str] = set()
    found = []
    for line in state.plan:
        field = line.target.field
        if field in seen:
            found.append(Hasten(line.target))
        seen.add(field)
    return found


def do_hasten(scene: Scene, seat: Seat, action: Hasten) -> None:
    """RC-R06."""
    line = line_at(scene.state, action.to)
    assert line is not None
    scene.alter(plan=(line, *(each for each in scene.state.plan if each != line)), ready=())
    scene.tell(Hastened(seat, action.to))


def why_not_hasten(state: Crusoe, seat: Seat, action: Hasten) -> Illegal:
    return Illegal("nothing-to-hasten", target=action.to)


HASTEN = Choice(Hasten, may_hasten, said(do_hasten), why_not_hasten)


def may_pay(state: Crusoe, seat: Seat) -> Sequence[Pay]:
    """RC-100: the other ways, as far as the goods allow."""
    found = []
    for place, line in enumerate(state.plan):
        ways = prices(state, line.target)
        if len(ways) < 2:
            continue
        found += [
            Pay(line.target, word)  # type: ignore[arg-type]
            for word in ways
            if word != line.pays and allows(state, place, word)
        ]
    return found


def allows(state: Crusoe, place: int, word: str) -> bool:
    line = replace(state.plan[place], pays=word)
    plan = (*state.plan[:place], line, *state.plan[place + 1 :])
    return state.stock.covers(sum(costs_of(state, plan), Goods()))


def do_pay(scene: Scene, seat: Seat, action: Pay) -> None:
    """RC-100."""
    line = line_at(scene.state, action.to)
    assert line is not None
    scene.alter(plan=with_line(scene.state.plan, replace(line, pays=action.goods)), ready=())
    scene.tell(Paid(seat, action.to, action.goods))


def why_not_pay(state: Crusoe, seat: Seat, action: Pay) -> Illegal:
    ways = prices(state, action.to) if line_at(state, action.to) else {}
    return Illegal("cannot-pay-so", target=action.to, ways=ways, free=free(state))


PAY = Choice(Pay, may_pay, said(do_pay), why_not_pay)
