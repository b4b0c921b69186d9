"""What is asked about once more before it is done: actions not used, and what loses the game before any card comes."""

from __future__ import annotations

from engine.contract import Action, Doubt, Seat
from engine.island.actions import EndTurn, Lift, Pass
from engine.island.rules.gates import do_pass
from engine.island.rules.specials import do_lift
from engine.island.state import Acting, Island, Swimming


def asks_first(state: Island, seat: Seat, action: Action) -> Doubt | None:
    """Whether a legal action is one of these."""
    match state.agenda[0], action:
        case Acting(left=left), EndTurn():
            return Doubt("end-turn", left=left)
        case Swimming(), Pass():
            return _left_to_the_sea(do_pass(state, seat, action).state)
        case Swimming(), Lift():
            return _left_to_the_sea(do_lift(state, seat, action).state)
    return None


def _left_to_the_sea(after: Island) -> Doubt | None:
    """FI-R5: somebody cannot swim, and nobody is left to lift them off."""
    swim = after.agenda[0]
    assert isinstance(swim, Swimming)
    return Doubt("drown", who=after.stranded) if after.stranded and not swim.rescuers(after) else None
