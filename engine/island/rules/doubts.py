"""What is asked about once more before it is done: actions not used, and what loses the game before any card comes."""

from __future__ import annotations

from engine.contract import Action, Doubt, Seat
from engine.island.actions import EndTurn, Lift, Pass
from engine.island.odds import sinking
from engine.island.parts import TREASURES, bits, places
from engine.island.rules.gates import do_pass
from engine.island.rules.specials import LIFT_OFF, SANDBAG, do_lift
from engine.island.state import Acting, Considering, Island, Swimming


def asks_first(state: Island, seat: Seat, action: Action) -> Doubt | None:
    """Whether a legal action is one of these."""
    match state.agenda[0], action:
        case Acting(left=left), EndTurn():
            return Doubt("end-turn", left=left)
        case Swimming(), Pass():
            return _left_to_the_sea(do_pass(state, seat, action).state)
        case Swimming(), Lift():
            return _left_to_the_sea(do_lift(state, seat, action).state)
        case Considering(), Pass():
            return _left_to_the_flood(do_pass(state, seat, action).state, seat)
    return None


def _left_to_the_sea(after: Island) -> Doubt | None:
    """FI-R5: somebody cannot swim, and nobody is left to lift them off."""
    swim = after.agenda[0]
    assert isinstance(swim, Swimming)
    left = after.stranded and not swim.rescuers(after)
    return Doubt("drown", grave=True, who=after.stranded) if left else None


def _left_to_the_flood(after: Island, seat: Seat) -> Doubt | None:
    """FI-101, FI-102, FI-R4: nobody else is asked, the next cards sink what the team needs, a card could keep it."""
    lost = () if after.agenda[0].waits_for(after) else _doomed(after)
    if not lost:
        return None
    can_win = bool(LIFT_OFF.may(after, seat))
    if can_win or not all(_doomed(SANDBAG.do(after, seat, bag).state) for bag in SANDBAG.may(after, seat)):
        return Doubt("doomed", grave=True, at=tuple(after.map.squares[place] for place in lost))
    return None


def _doomed(state: Island) -> tuple[int, ...]:
    """The tiles that the cards before the next gate sink for certain, and the game with them."""
    cards, discards = state.flood_cards_before_the_next_gate, places(state.flood_discards)
    sure = {place for place, chance in sinking(state.flood_layers, discards, state.flooded, cards) if chance >= 1}
    lost = [state.landing] if state.landing in sure else []
    for treasure in TREASURES:
        if not state.has_captured(treasure):
            last = [place for place in bits(state.standing) if state.treasure_at(place) == treasure]
            lost += last if sure.issuperset(last) else []
    return tuple(lost)
