"""FI-83 to FI-85 and FI-100: special cards, at any time anybody is waited for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from msgspec.structs import replace

from engine.contract import Choice, Illegal, Seat, Step
from engine.island.actions import Lift, LiftOff, Sandbag, one_each
from engine.island.events import GameWon, Lifted, Sandbagged
from engine.island.parts import LANDING, TREASURES, Layout, SpecialCard, bits
from engine.island.rules.refusals import no_such_seat, no_such_tile
from engine.island.state import Island, Won


def play_card(state: Island, seat: Seat, card: SpecialCard) -> Island:
    """FI-83: a special card goes to the treasure discard pile when played."""
    players = state.players_with(seat, state.players[seat].without(card))
    return replace(state, players=players, treasure_discards=(*state.treasure_discards, card))


# Helicopter Lift


@lru_cache(maxsize=1 << 12)
def _lifts(layout: Layout, origin: int, places: int, who: tuple[Seat, ...]) -> tuple[Lift, ...]:
    return tuple(Lift(layout.squares[origin], layout.squares[place], who) for place in bits(places))


def may_lift(state: Island, seat: Seat) -> Sequence[Lift]:
    """FI-R6; where somebody cannot swim, what carries them off comes first (FI-R5)."""
    if "helicopter-lift" not in state.players[seat].hand:
        return ()
    layout, standing, stranded = state.map, state.standing, {*state.stranded}
    groups = [(origin, who) for origin in dict.fromkeys(state.pawns) for who in _groups(state, origin)]
    if stranded:
        groups.sort(key=lambda group: not stranded.issubset(group[1]))
    lifts: list[Lift] = []
    for origin, who in groups:
        lifts += _lifts(layout, origin, standing & ~(1 << origin), who)
    return lifts


def _groups(state: Island, origin: int) -> list[tuple[Seat, ...]]:
    """One or more of the pawns on a tile, every way."""
    there = [seat for seat, player in enumerate(state.players) if player.pawn == origin]
    return [group for size in range(1, len(there) + 1) for group in combinations(there, size)]


def do_lift(state: Island, seat: Seat, action: Lift) -> Step[Island]:
    """FI-84, FI-R5, FI-R6: pawns of one tile, a sunk one too, to any other tile."""
    saved = tuple(who for who in action.who if who in state.stranded)
    state, place = play_card(state, seat, "helicopter-lift"), state.map.place[action.to]
    for who in action.who:
        state = replace(state, players=state.players_with(who, state.players[who].at(place)))
    return Step(state, (Lifted(seat, action.origin, action.to, action.who, saved),))


def why_not_lift(state: Island, seat: Seat, action: Lift) -> Illegal:
    if "helicopter-lift" not in state.players[seat].hand:
        return Illegal("no-such-card", card="helicopter-lift")
    if refusal := no_such_tile(state, action.to):
        return refusal
    place = state.map.place.get(action.origin)
    for who in action.who:
        if refusal := no_such_seat(state, who):
            return refusal
        if state.players[who].pawn != place:
            return Illegal("not-there", seat=who, at=action.origin[:20])
    return Illegal("there-already", to=action.to) if action.who else Illegal("nobody-to-lift")


def may_lift_off(state: Island, seat: Seat) -> tuple[LiftOff, ...]:
    return (LiftOff(),) if "helicopter-lift" in state.players[seat].hand and state.is_ready_to_lift_off else ()


def do_lift_off(state: Island, seat: Seat, action: LiftOff) -> Step[Island]:
    """FI-100: everybody flies home."""
    state = play_card(state, seat, "helicopter-lift")
    return Step(replace(state, agenda=(), outcome=Won(state.seats)), (GameWon(seat),))


def why_not_lift_off(state: Island, seat: Seat, action: LiftOff) -> Illegal:
    if "helicopter-lift" not in state.players[seat].hand:
        return Illegal("no-such-card", card="helicopter-lift")
    return Illegal(
        "not-all-aboard",
        treasures=tuple(treasure for treasure in TREASURES if not state.has_captured(treasure)),
        who=tuple(who for who, player in enumerate(state.players) if state.tiles[player.pawn] != LANDING),
        landing=state.map.squares[state.landing],
    )


# Sandbags


def may_sandbag(state: Island, seat: Seat) -> Sequence[Sandbag]:
    return one_each(Sandbag, state.map, state.flooded) if "sandbags" in state.players[seat].hand else ()


def do_sandbag(state: Island, seat: Seat, action: Sandbag) -> Step[Island]:
    """FI-85: any one flooded tile is dry again."""
    state = play_card(state, seat, "sandbags")
    flooded = state.flooded & ~(1 << state.map.place[action.tile])
    return Step(replace(state, flooded=flooded), (Sandbagged(seat, action.tile),))


def why_not_sandbag(state: Island, seat: Seat, action: Sandbag) -> Illegal:
    if "sandbags" not in state.players[seat].hand:
        return Illegal("no-such-card", card="sandbags")
    return no_such_tile(state, action.tile) or Illegal("not-flooded", tile=action.tile)


LIFT = Choice(Lift, may_lift, do_lift, why_not_lift)
LIFT_OFF = Choice(LiftOff, may_lift_off, do_lift_off, why_not_lift_off)
SANDBAG = Choice(Sandbag, may_sandbag, do_sandbag, why_not_sandbag)

SPECIALS = (LIFT_OFF, LIFT, SANDBAG)
