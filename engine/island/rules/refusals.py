"""Why an action cannot be taken now, where the reason is the same for many of them."""

from __future__ import annotations

from engine.contract import Illegal, Seat
from engine.island.actions import Square
from engine.island.state import Acting, Discarding, Ending, Island, Swimming
from engine.play import waiting


def not_now(state: Island, seat: Seat) -> Illegal | None:
    """Somebody else's turn, a question still open, or no actions left."""
    match state.agenda[0]:
        case Acting(seat=other) | Ending(seat=other) if other != seat:
            return Illegal("not-your-turn", seat=other)
        case Ending():
            return Illegal("no-actions-left")
        case Acting():
            return None
        case Discarding(seat=holder):
            return Illegal("hand-full", seat=holder, held=len(state.players[holder].hand), own=holder == seat)
        case todo:
            reason = "waits-for-swimmers" if isinstance(todo, Swimming) else "waits-at-gate"
            return Illegal(reason, who=waiting(state))


def no_such_tile(state: Island, square: Square) -> Illegal | None:
    """A coordinate that is not on this island, or whose tile has sunk."""
    place = state.map.place.get(square)
    if place is None:
        return Illegal("no-such-place", to=square[:20])
    if state.sunk >> place & 1:
        return Illegal("sunk", tile=square)
    return None


def no_such_seat(state: Island, seat: Seat) -> Illegal | None:
    return None if 0 <= seat < state.seats else Illegal("no-such-seat", seat=seat)
