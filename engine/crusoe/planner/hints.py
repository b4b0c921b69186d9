"""Hints in three levels: what to beware of, why something should be done, and what: one line of the planner's plan."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.contract import Action, HintLevel, Seat, Tip
from engine.crusoe.actions import Assign
from engine.crusoe.guess import laid_out
from engine.crusoe.outlook import Outlook, outlook, read
from engine.crusoe.planner.advice import Suggestion, Why, about, suggest, why
from engine.crusoe.planner.choosing import Planner
from engine.crusoe.planner.futures import RULES
from engine.crusoe.planner.ground import Ground
from engine.crusoe.state import Crusoe, Line, Planning
from engine.crusoe.view import View
from engine.play import play
from engine.play import read as read_line

DEADLY = 0.01
HUNGRY = 0.05
HURT = 0.3
"""Differences of tonight worth telling: of chances, and of wounds to be expected."""


class Facts(Struct, frozen=True):
    """Of tonight: chances in hundreds, or wounds to be expected; without the line, and with it."""

    before: float = 0
    after: float = 0


class Hint(Tip, frozen=True):
    """Where to look is what the outlook warns of, by its keys; a reason is about a target and a card or item."""

    why: Why | None = None
    facts: Facts = Facts()


def hint(planner: Planner, seen: View, seat: Seat, legal: Sequence[Action], level: HintLevel) -> Hint:
    """Where to look; from the second level on why; on the third what."""
    if not legal:
        return Hint((), "nothing-better")
    where = tuple(dict.fromkeys(each.what for each in outlook(seen).warnings))
    if level == 1:
        return Hint(where)
    action = planner.choose(seen, seat, legal)
    reason, about, facts = reason_for(planner, seen, seat, action)
    return Hint(where, reason, about, action if level == 3 else None, facts)


def reason_for(planner: Planner, seen: View, seat: Seat, action: Action) -> tuple[Why, tuple[str, ...], Facts]:
    """What tonight would be without the line, if that is much; otherwise what the line is for."""
    advice = suggest(planner, seen, seat) if isinstance(seen.asked, Planning) else None
    if advice is None:
        return "nothing-better", (), Facts()
    if not isinstance(action, Assign):
        first = advice.reasons[0]
        return first.why, tuple(each for each in (first.target, *first.about) if each), Facts()
    table = laid_out(seen)
    line = next((each for each in advice.lines if each.target == action.to), None)
    if line is not None and (tonight := _tonight(advice, line, table, seat)):
        return tonight[0], (action.to,), tonight[1]
    ground, line = Ground(replace(table, plan=(), ready=()), planner.weights(seen)), Line(action.to, (action.pawn,))
    return why(ground, line), (action.to, *about(ground, line)), Facts()


def _tonight(advice: Suggestion, line: Line, table: Crusoe, seat: Seat) -> tuple[Why, Facts] | None:
    """The plan is made once with the line and once without it, its pawns idle."""
    game = RULES[0]
    for step in advice.steps:
        table = play(game, table, seat, read_line(game, step)).state
    without = read(replace(table, plan=tuple([each for each in table.plan if each.target != line.target])))
    return _difference(without, advice.outlook)


def _difference(without: Outlook, with_it: Outlook) -> tuple[Why, Facts] | None:
    if without.lost - with_it.lost > DEADLY:
        return "saves-lives", Facts(round(100 * without.lost), round(100 * with_it.lost))
    hungry, fed = without.short["meal"], with_it.short["meal"]
    if hungry - fed > HUNGRY:
        return "spares-hunger", Facts(round(100 * hungry), round(100 * fed))
    hurt, well = sum(without.wounds.values()), sum(with_it.wounds.values())
    return ("spares-wounds", Facts(round(hurt, 1), round(well, 1))) if hurt - well > HURT else None
