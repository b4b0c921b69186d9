"""Hints in three levels: where to look, why, what. What the planner would do says what; futures compared say why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine.contract import Action, HintLevel, Seat, Tip
from engine.crusoe.actions import Assign, Lead, Pay, Ready, TakeBack
from engine.crusoe.danger import in_sight
from engine.crusoe.guess import laid_out
from engine.crusoe.outlook import outlook, read
from engine.crusoe.parts import Name
from engine.crusoe.people import hearts_left
from engine.crusoe.plan import line_at, needed
from engine.crusoe.planner.advice import carry_on
from engine.crusoe.planner.choosing import Planner
from engine.crusoe.planner.compared import compared
from engine.crusoe.planner.ground import Ground
from engine.crusoe.planner.reasons import Day, Facts, Reason, Why
from engine.crusoe.rulebook import RULES
from engine.crusoe.state import Choosing, Crusoe, Planning, Rolling
from engine.crusoe.view import CrusoeView
from engine.play import legal as legal_at


class Hint(Tip, frozen=True):
    """Where to look is what the outlook warns of, or whom and what a question is about."""

    why: Why | None = None
    facts: Facts = Facts()


NOTHING = Reason("nothing-better")


def hint(planner: Planner, seen: CrusoeView, seat: Seat, legal: Sequence[Action], level: HintLevel) -> Hint:
    """Where to look; from the second level on why; on the third what. In another's turn, what to say to them."""
    to, seat, legal = asked(seen, seat, legal)
    if not legal:
        return Hint((), "nothing-better")
    where = looks(seen)
    if level == 1:
        return Hint(where, to=to)
    ground = Ground(laid_out(seen), planner.weights(seen))
    action = planner.choose(seen, seat, legal)
    is_plan = isinstance(seen.asked, Planning)
    reason = (planned if is_plan else compared_only)(planner, seen, seat, action, legal, ground)
    given = reason or NOTHING
    also = (("best-plan", (), Facts()),) if isinstance(action, Ready) else ()
    if level == 2:
        return Hint(where, given.why, given.about, None, given.facts, to, also=also)
    then = tuple((seat, each) for each in the_rest(planner, seen, seat, action, ground)) if is_plan else ()
    return Hint(where, given.why, given.about, action, given.facts, to, then, also)


def hint_calmly(planner: Planner, seen: CrusoeView, seat: Seat, legal: Sequence[Action], level: HintLevel) -> Hint:
    """The same in some milliseconds: where to look and what, without a reason."""
    to, seat, legal = asked(seen, seat, legal)
    if not legal:
        return Hint((), "nothing-better")
    where = ("idle",) if seen.idle else looks_at_people(seen)
    return Hint(where, what=planner.choose(seen, seat, legal) if level == 3 else None, to=to)


def asked(seen: CrusoeView, seat: Seat, legal: Sequence[Action]) -> tuple[Seat | None, Seat, Sequence[Action]]:
    """Whom the table waits for: whoever asks, or another, for whom the hint is then."""
    if seat in seen.waits_for or not seen.waits_for:
        return None, seat, legal
    other = seen.waits_for[0]
    return other, other, legal_at(RULES, laid_out(seen), other)


# Where


def looks(seen: CrusoeView) -> tuple[str, ...]:
    if isinstance(seen.asked, Planning):
        return tuple(dict.fromkeys(each.what for each in outlook(seen).warnings))
    return looks_at_people(seen)


def looks_at_people(seen: CrusoeView) -> tuple[str, ...]:
    """Whom the wounds in sight hit; the card that asks; who acts."""
    hit = [who for who, wounds in in_sight(laid_out(seen)).items() if wounds] if seen.asked else []
    cause = seen.asked.cause if isinstance(seen.asked, Choosing | Rolling) else None
    about = [cause.card, cause.actor] if cause else []
    return tuple(dict.fromkeys(each for each in (*hit, *about) if each))[:3]


# Why


def compared_only(
    planner: Planner, seen: CrusoeView, seat: Seat, action: Action, legal: Sequence[Action], ground: Ground
) -> Reason | None:
    return compared(seen, seat, action, legal, ground)


def planned(
    planner: Planner, seen: CrusoeView, seat: Seat, action: Action, legal: Sequence[Action], ground: Ground
) -> Reason | None:
    """Of a line what it is for; of all else what it changes."""
    if not isinstance(action, Assign | Lead | Pay | Ready | TakeBack):
        return compared(seen, seat, action, legal, ground)
    table = ground.table
    if isinstance(action, TakeBack):
        line = line_at(table, action.to)
        there, need = len(line.pawns) if line else 0, needed(table, action.to)
        return Reason("frees", (action.to,), Facts(before=there, after=need)) if there < need else None
    if isinstance(action, Ready):
        return Day(ground, table, read(table)).of_all()
    _, then = carry_on(table, planner.aim(seen, ground, seat), seat)
    if then.outcome is not None:
        return Reason("piles", facts=Facts("pile", getattr(table.progress, "pile", 0), then.progress.pile))  # type: ignore[union-attr]
    day = Day(ground, then, read(then))
    line = line_at(then, action.to)
    return (day.of_line(line) if line else None) or of_step(table, action) or day.of_all()


def the_rest(planner: Planner, seen: CrusoeView, seat: Seat, action: Action, ground: Ground) -> list[Action]:
    """The other pawns that the plan sends to the same place: its chances count them."""
    if not isinstance(action, Assign):
        return []
    said, _ = carry_on(ground.table, planner.aim(seen, ground, seat), seat)
    others = [each for each in said if isinstance(each, Assign) and each.to == action.to]
    return [each for each in others if each != action] if action in others else []


def of_step(table: Crusoe, action: Action) -> Reason | None:
    """Who acts, and with what is paid."""
    match action:
        case Lead(pawn, to) if (line := line_at(table, to)) is not None:
            new = cast("Name", pawn)
            one, other = (hearts_left(table, who) for who in (line.pawns[0], new))
            return Reason("leads", (to,), Facts("hearts", one, other, who=new))
    return None
