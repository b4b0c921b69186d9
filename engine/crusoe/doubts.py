"""What is asked about once more before it is done: being ready with idle pawns or in mortal danger, piling wood."""

from __future__ import annotations

from engine.contract import Action, Doubt, Seat
from engine.crusoe.actions import Ready, Stack
from engine.crusoe.outlook import outlook
from engine.crusoe.pawns import free_pawns
from engine.crusoe.state import Crusoe
from engine.crusoe.view import view


def asks_first(state: Crusoe, seat: Seat, action: Action) -> Doubt | None:
    """RC-071: pawns may stay idle, but are easily forgotten; what lies on the pile stays there."""
    match action:
        case Ready() if is_idle(state, seat) or is_deadly(state, seat):
            return Doubt("ready")
        case Stack():
            return Doubt("stack")
    return None


def is_idle(state: Crusoe, seat: Seat) -> bool:
    """Whether a pawn of this player stands nowhere yet."""
    return state.people[seat].character in free_pawns(state)


def is_deadly(state: Crusoe, seat: Seat) -> bool:
    """Whether the plan as it stands has something grave to warn of."""
    return any(each.grave for each in outlook(view(state, seat)).warnings)
