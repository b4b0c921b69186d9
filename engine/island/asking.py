"""FI-R4 who is asked at a gate: a policy over what is on the table, by each player's standing answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.contract import Seat
from engine.island.odds import sinking
from engine.island.parts import places

if TYPE_CHECKING:
    from engine.island.parts import Held
    from engine.island.state import Island


def is_asked(state: Island, seat: Seat) -> bool:
    """Whether a gate opens for this player: cards that can do something, and the standing answer."""
    player = state.players[seat]
    hand, asked = player.hand, player.asked
    if asked == "never" or ("helicopter-lift" not in hand and "sandbags" not in hand):
        return False
    if asked == "always":
        return _can_play(state, hand, state.standing, state.flooded)
    danger = in_danger(state)
    return _can_play(state, hand, danger, danger)


def _can_play(state: Island, hand: tuple[Held, ...], left: int, bagged: int) -> bool:
    """Whether a special card of this hand can lift a pawn from these tiles or bag one of those."""
    if "sandbags" in hand and bagged:
        return True
    if "helicopter-lift" not in hand:
        return False
    return state.is_ready_to_lift_off or (
        state.standing.bit_count() > 1 and any(left >> place & 1 for place in state.pawns)
    )


def in_danger(state: Island) -> int:
    """What can sink before anybody is asked again."""
    cards = state.flood_cards_before_the_next_gate
    return places(place for place, _ in sinking(state.flood_layers, places(state.flood_discards), state.flooded, cards))
