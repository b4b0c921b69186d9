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
        case Ready():
            idle, grave = idle_pawns(state, seat), [each for each in outlook(view(state, seat)).warnings if each.grave]
            dying = tuple(who for each in grave if each.what == "death" for who in each.about)
            return Doubt("ready", idle=idle, dying=dying) if idle or grave else None
        case Stack():
            return Doubt("stack")
    return None


def idle_pawns(state: Crusoe, seat: Seat) -> tuple[str, ...]:
    """The pawns of this player that stand nowhere yet."""
    return tuple(pawn for pawn in free_pawns(state) if pawn == state.people[seat].character)
