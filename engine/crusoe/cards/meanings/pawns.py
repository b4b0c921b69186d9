"""Pawns and the round: limits, extra pawns, curses, what is declared while planning."""

from __future__ import annotations

from msgspec.structs import replace

from engine.crusoe.cards.words import (
    BuildAgain,
    Curse,
    Devotion,
    Forbid,
    Limit,
    PassFirst,
    Pawn,
    Thrift,
)
from engine.crusoe.drafts import extra_builds, is_tax_due, thrift_targets
from engine.crusoe.events import Cursed, CurseLifted, FirstPassed, Forbade, Limited, PawnGained
from engine.crusoe.parts import Field
from engine.crusoe.people import concerned
from engine.crusoe.plan import line_at, with_line
from engine.crusoe.questions import ask, offer
from engine.crusoe.scene import Scene, person
from engine.crusoe.state import CarryOut, Cause, Line


def limits(scene: Scene, effect: Limit, cause: Cause) -> None:
    """GAP-28: never fewer than one pawn."""
    for who in concerned(scene.state, effect.who, cause):
        now = person(scene.state, who)
        scene.change(
            who,
            pawns=max(1, min(now.pawns, effect.pawns)),
            only=narrowed(now.only, effect.only),
            mute=now.mute or effect.mute,
        )
        scene.tell(Limited(who, effect.pawns, effect.only, effect.mute))


def narrowed(before: tuple[Field, ...], now: tuple[Field, ...]) -> tuple[Field, ...]:
    """Two limits leave what both allow."""
    if not before or not now:
        return before or now
    return tuple(field for field in before if field in now) or ("rest",)


def forbids(scene: Scene, effect: Forbid, cause: Cause) -> None:
    scene.alter(forbidden=(*scene.state.forbidden, effect.what))
    scene.tell(Forbade(effect.what))


def passes_first(scene: Scene, effect: PassFirst, cause: Cause) -> None:
    scene.alter(first=(scene.state.first + 1) % scene.state.seats)
    scene.tell(FirstPassed(scene.state.first))


def pawn(scene: Scene, effect: Pawn, cause: Cause) -> None:
    scene.alter(brown=scene.state.brown + effect.n)
    scene.tell(PawnGained(effect.n))


def curses(scene: Scene, effect: Curse, cause: Cause) -> None:
    if effect.lifted:
        for each in scene.state.people:
            if each.bowl:
                scene.change(each.character, bowl=False)
                scene.tell(CurseLifted(each.character))
        return
    for who in concerned(scene.state, effect.who, cause):
        scene.change(who, **{"bowl" if effect.lasting else "cursed": True})
        scene.tell(Cursed(who))


def thrift(scene: Scene, effect: Thrift, cause: Cause) -> None:
    """RC-200: a planned action costs one wood less; or one that only so can be planned."""
    if effect.target:
        scene.alter(thrift=effect.target)
    else:
        ask(scene, "thrift", [offer(target, Thrift(target)) for target in thrift_targets(scene.state)], cause)


def devotion(scene: Scene, effect: Devotion, cause: Cause) -> None:
    plan = scene.state.plan
    line = line_at(scene.state, effect.target)
    if line is not None:
        scene.alter(plan=with_line(plan, replace(line, devout=True)))
        return
    lines = [line.target for line in plan if line.target.kind == "arrange" and not line.devout]
    ask(scene, "arrange", [offer(target, Devotion(target)) for target in lines], cause)


def builds_again(scene: Scene, effect: BuildAgain, cause: Cause) -> None:
    """One more building by whoever acts, with the dice; it meets the token of more wood (RC-115)."""
    offers = extra_builds(scene.state, cause.actor)
    if effect.target in offers:
        cost = offers[effect.target]
        taxed = bool(cost.wood) and is_tax_due(scene.state)
        line = Line(effect.target, (cause.actor,), cost=cost, taxed=taxed)
        scene.push(CarryOut(line, must_roll=True))
    elif not effect.target:
        ask(scene, "build", [offer(target, BuildAgain(target)) for target in offers], cause)
