"""Hints in three levels: what to beware of, why something should be done, and what: one line of the planner's plan."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract import Action, HintLevel, Seat, Tip
from engine.crusoe.actions import Assign
from engine.crusoe.outlook import outlook
from engine.crusoe.planner.advice import Why, suggest
from engine.crusoe.planner.choosing import Planner
from engine.crusoe.state import Planning
from engine.crusoe.view import View


class Hint(Tip, frozen=True):
    """Where to look is what the outlook warns of, by its keys; a reason is about a target and a card or item."""

    why: Why | None = None


def hint(planner: Planner, seen: View, seat: Seat, legal: Sequence[Action], level: HintLevel) -> Hint:
    """Where to look; from the second level on why; on the third what."""
    if not legal:
        return Hint((), "nothing-better")
    where = tuple(dict.fromkeys(each.what for each in outlook(seen).warnings))
    if level == 1:
        return Hint(where)
    action = planner.choose(seen, seat, legal)
    reason, about = reason_for(planner, seen, seat, action)
    return Hint(where, reason, about, action if level == 3 else None)


def reason_for(planner: Planner, seen: View, seat: Seat, action: Action) -> tuple[Why, tuple[str, ...]]:
    advice = suggest(planner, seen, seat) if isinstance(seen.asked, Planning) else None
    if advice is None:
        return "nothing-better", ()
    to = action.to if isinstance(action, Assign) else ""
    best = next((each for each in advice.reasons if each.target == to), advice.reasons[0])
    return best.why, tuple(each for each in (best.target, *best.about) if each)
