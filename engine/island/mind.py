"""The computer teammate: plain, legal and sensible; it sees what everybody sees."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.contract import Action, Seat
from engine.island.actions import (
    AskMe,
    Capture,
    Discard,
    Dive,
    EndTurn,
    Fly,
    Give,
    Lift,
    LiftOff,
    Move,
    Navigate,
    Pass,
    PassGame,
    PassTurn,
    Sandbag,
    ShoreUp,
    Swim,
)
from engine.island.outlook import Outlook
from engine.island.parts import HAND_LIMIT, is_treasure
from engine.island.plan import STEP, Plan
from engine.island.view import IslandView

# An action that leads nowhere costs half a unit (`STEP`).

HOME = 1000.0
"""The flight that wins goes before all else."""
CAPTURE = 900.0
"""A treasure that can be captured is, before anything but that flight."""
RESCUED = 500.0
"""Somebody is flown off a tile with no way out."""
FLIGHT = 1.5
"""The Pilot's flight is worth keeping for something."""
BAG = 5.0
"""What Sandbags must at least save."""
LIFT = 25.0
"""What a spare Helicopter Lift must at least bring."""
LAST_LIFT = 200.0
"""What the only one known must bring: without it nobody comes home."""


def choose(view: IslandView, seat: Seat, actions: Sequence[Action]) -> Action:
    """The most worthwhile of its legal actions."""
    plan = Plan(Outlook(view), seat)
    return max(actions, key=lambda action: SCORES[type(action)](plan, action))


# On one's turn: what an action gives, and the best that can follow it


def then(plan: Plan) -> float:
    """The best to come after an action that leaves pawn and tiles as they are."""
    return plan.best(plan.here, plan.outlook.flooded, plan.left - 1)


def score_shore_up(plan: Plan, action: ShoreUp) -> float:
    tiles = [plan.outlook.place[tile] for tile in (action.tile, action.also) if tile is not None]
    flooded = plan.without(plan.outlook.flooded, tiles)
    return plan.shored(tiles) + plan.best(plan.here, flooded, plan.left - 1)


def score_move(plan: Plan, action: Move | Dive | Fly) -> float:
    return plan.best(plan.outlook.place[action.to], plan.outlook.flooded, plan.left - 1) - STEP


def score_flight(plan: Plan, action: Fly) -> float:
    return score_move(plan, action) - FLIGHT


def score_navigate(plan: Plan, action: Navigate) -> float:
    outlook = plan.outlook
    there, here = outlook.place[action.to], outlook.pawns[action.who]
    return outlook.pull(action.who, there) - outlook.pull(action.who, here) - STEP + then(plan)


def score_give(plan: Plan, action: Give) -> float:
    assert is_treasure(action.card)
    return plan.gift(action.card, action.to) - STEP + then(plan)


def score_end_turn(plan: Plan, action: EndTurn) -> float:
    return plan.stay(plan.here, plan.outlook.flooded, 0)


# When asked


def score_discard(plan: Plan, action: Discard) -> float:
    """What is least useful goes first."""
    return -plan.outlook.keeps(plan.seat, action.card)


def score_swim(plan: Plan, action: Swim) -> float:
    """Near the goals, and not soon to swim again."""
    outlook, place = plan.outlook, plan.outlook.place[action.to]
    wet = outlook.perils[place] if outlook.flooded >> place & 1 else 0.0
    return outlook.pull(plan.seat, place) - 20 * wet + 0.5 * outlook.exits(plan.seat, place)


def score_sandbag(plan: Plan, action: Sandbag) -> float:
    """At a gate what would hurt most; with a full hand anything."""
    saved = plan.outlook.saved(plan.outlook.place[action.tile])
    match plan.outlook.view.waiting:
        case "discarding" if has_too_many(plan):
            return saved - plan.outlook.keeps(plan.seat, "sandbags")
        case "considering":
            return saved - BAG
        case _:
            return saved - CAPTURE


def score_lift(plan: Plan, action: Lift) -> float:
    """Off a sunk tile always; otherwise only what is left beside the one for the flight home."""
    outlook = plan.outlook
    origin, there = outlook.place[action.origin], outlook.place[action.to]
    gain = sum(outlook.pull(who, there) - outlook.pull(who, origin) for who in action.who)
    if not outlook.standing >> origin & 1:
        return gain - LIFT + RESCUED * sum(not outlook.exits(who, origin) for who in action.who)
    if outlook.view.waiting == "discarding" and has_too_many(plan):
        return gain - plan.outlook.keeps(plan.seat, "helicopter-lift")
    return gain - (LIFT if outlook.lifts > 1 else LAST_LIFT) + (then(plan) if plan.left else 0.0)


def has_too_many(plan: Plan) -> bool:
    return len(plan.outlook.view.hands[plan.seat]) > HAND_LIMIT


def always(value: float) -> Callable[[Plan, Any], float]:
    return lambda *_: value


SCORES: Final[dict[type[Action], Callable[[Plan, Any], float]]] = {
    LiftOff: always(HOME),
    Capture: always(CAPTURE),
    ShoreUp: score_shore_up,
    Give: score_give,
    Move: score_move,
    Dive: score_move,
    Fly: score_flight,
    Navigate: score_navigate,
    EndTurn: score_end_turn,
    Lift: score_lift,
    Sandbag: score_sandbag,
    Discard: score_discard,
    Swim: score_swim,
    Pass: always(0.0),
    PassTurn: always(-HOME),
    PassGame: always(-HOME),
    AskMe: always(-HOME),
}
