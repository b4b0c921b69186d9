"""FI-R4 who is asked at a gate, and why: a policy over what is on the table, by each player's standing answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from engine.contract import Seat
from engine.island.odds import Places, sinking
from engine.island.parts import LANDING, SPECIAL_CARDS, SpecialCard, bits, places
from engine.island.reach import swims

if TYPE_CHECKING:
    from engine.island.state import Island, Player

Why: TypeAlias = Literal["to-win", "to-save", "as-wished"]
Matter: TypeAlias = Literal["landing", "treasure", "pawn"]


class Asked(NamedTuple):
    """Why a gate asks somebody, which of their cards could help, and the tiles that it is about."""

    why: Why
    cards: tuple[SpecialCard, ...]
    tiles: Places = 0


def asked(state: Island, seat: Seat) -> Asked | None:
    """Whether a gate opens for this player: a card that could help, and the standing answer."""
    player = state.players[seat]
    lift, sandbags = "helicopter-lift" in player.hand, "sandbags" in player.hand
    if not (lift or sandbags) or player.asked == "never" or player.passing:
        return None
    if lift and state.is_ready_to_lift_off:
        return Asked("to-win", ("helicopter-lift",))
    if player.asked == "always":
        told = _about(state.standing if lift else 0, state.flooded if sandbags else 0, "as-wished")
        return told and told._replace(tiles=in_danger(state))
    danger = in_danger(state)
    if not danger:
        return None
    if player.asked == "saving":
        return _about(danger & places(state.pawns) if lift else 0, danger if sandbags else 0, "as-wished")
    return _about(
        _worth_leaving(state, danger) if lift else 0, _worth_saving(state, danger) if sandbags else 0, "to-save"
    )


def _about(left: Places, bagged: Places, why: Why) -> Asked | None:
    """What a lift would leave and Sandbags keep."""
    if left and bagged:
        return Asked(why, SPECIAL_CARDS, left | bagged)
    if left:
        return Asked(why, ("helicopter-lift",), left)
    return Asked(why, ("sandbags",), bagged) if bagged else None


def in_danger(state: Island) -> Places:
    """What can sink before anybody is asked again."""
    cards = state.flood_cards_before_the_next_gate
    return places(place for place, _ in sinking(state.flood_layers, places(state.flood_discards), state.flooded, cards))


def matter(state: Island, place: int) -> Matter | None:
    """What would be lost with a tile: the way home, a treasure not yet captured, the ground under a pawn."""
    if state.tiles[place] == LANDING:
        return "landing"
    treasure = state.treasure_at(place)
    if treasure and not state.has_captured(treasure):
        return "treasure"
    return "pawn" if place in state.pawns else None


def _worth_saving(state: Island, danger: Places) -> Places:
    """Where Sandbags would keep what matters."""
    return places(place for place in bits(danger) if matter(state, place))


def _worth_leaving(state: Island, danger: Places) -> Places:
    """Where a lift would carry off a pawn that could not swim."""
    return places(
        player.pawn for player in state.players if danger >> player.pawn & 1 and not _could_swim(state, player)
    )


def _could_swim(state: Island, player: Player) -> bool:
    """FI-94 once the tile under the pawn has sunk."""
    return bool(swims(state.map, player.adventurer, player.pawn, state.standing & ~(1 << player.pawn)))
