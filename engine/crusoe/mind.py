"""The computer teammate: from the open table and its legal actions to one of them."""

from __future__ import annotations

import math
from collections.abc import Sequence

from engine.contract import Action, Seat
from engine.crusoe.actions import Answer, Assign, Pass, Pay, Ready, Reroll, Stack, TakeBack, Use
from engine.crusoe.parts import CHARACTERS, COST_BY_PLAYERS, DOG, FRIDAY
from engine.crusoe.plan import field_of
from engine.crusoe.state import Choosing, Fighting, Rolling
from engine.crusoe.view import View
from engine.crusoe.wishes import WEIGHTS, answer_worth, missing_pawns, target_worth

PEOPLE = (*CHARACTERS, FRIDAY)
LEAST = 0.8
"""What an assignment must be worth at least."""


def choose(seen: View, seat: Seat, legal: Sequence[Action]) -> Action:
    """Asked, it answers; planning, it sends pawns where they are worth most, and then is ready."""
    if isinstance(seen.asked, Choosing):
        return best_answer(seen, legal)
    if isinstance(seen.asked, Rolling):
        return reroll(seen.asked, legal)
    if seen.phase == "planning" and any(isinstance(action, Assign | Ready | TakeBack) for action in legal):
        return plan(seen, seat, legal)
    return at_gate(seen, legal)


def best_answer(seen: View, legal: Sequence[Action]) -> Action:
    asked = seen.asked
    assert isinstance(asked, Choosing)
    worth = {each.word: answer_worth(seen, asked, each) for each in asked.offers}
    answers = [action for action in legal if isinstance(action, Answer)]
    return max(answers, key=lambda action: worth[action.word])


def reroll(asked: Rolling, legal: Sequence[Action]) -> Action:
    """A failure is worth another roll."""
    wanted = "success" if asked.success != "success" else "none"
    again = [action for action in legal if isinstance(action, Reroll) and action.die == wanted]
    return again[0] if again else stand(legal)


def stand(legal: Sequence[Action]) -> Action:
    return next((action for action in legal if isinstance(action, Pass)), legal[0])


def at_gate(seen: View, legal: Sequence[Action]) -> Action:
    """Whatever helps against a fight, a want, the weather; healing at night where somebody is badly off."""
    uses = [action for action in legal if isinstance(action, Use)]
    asked = seen.asked
    if isinstance(asked, Fighting) and asked.strength <= seen.weapons + asked.bonus + 1:
        uses = []
    if seen.phase == "night" and max(each.wounds for each in seen.people) < 3:
        uses = []
    helpful = [action for action in uses if action.thing in HELPFUL.get(gate_name(seen), ())]
    return helpful[0] if helpful else stand(legal)


def gate_name(seen: View) -> str:
    if isinstance(seen.asked, Fighting):
        return "fight"
    return seen.phase if seen.phase in ("weather", "night") else "demand"


HELPFUL = {
    "fight": ("pistol", "mystery-172", "adventure-058", "frenzy", "mystery-177", "bottle", "flint", "poison", "sign-1"),
    "weather": ("leaves", "mystery-184", "hooch", "branch", "fruit", "biscuits", "goat", "soup", "thorns", "sign-4"),
    "night": ("rum", "mystery-186", "mystery-176", "balm", "sign-1", "sign-2", "fruit", "biscuits", "goat", "recipe"),
    "demand": ("fruit", "biscuits", "goat", "branch", "thorns", "soup", "pipe", "defence"),
}
AT_ONCE = ("bottle", "flint", "branch", "candle", "song", "chest", "herb", "spice", "poison", "sign-2", "sign-3")
"""Used while planning, as soon as they are there."""
ABILITIES = {"speech": 5, "soup": 3, "scouting": 6, "defence": 3, "handyman": 6, "new-idea": 99, "thrift": 4}
"""Used while planning, with so many tokens in hand."""


def plan(seen: View, seat: Seat, legal: Sequence[Action]) -> Action:
    """Goods first onto the pile, then pawns, then ready; what cannot stand is taken back."""
    for action in legal:
        if isinstance(action, Use) and is_timely(seen, seat, action.thing):
            return action
    stacks = [action for action in legal if isinstance(action, Stack)]
    if stacks and (wood := spare_wood(seen)) > 0:
        return max((each for each in stacks if each.wood <= wood), key=lambda each: each.wood, default=stacks[0])
    assigns = [action for action in legal if isinstance(action, Assign)]
    worth = {action: assign_worth(seen, assigns, action) for action in assigns}
    best = max(assigns, key=worth.__getitem__, default=None)
    if best is not None and worth[best] >= LEAST:
        return best
    for action in legal:
        if isinstance(action, Ready):
            return action
    return take_back(seen, legal)


def is_timely(seen: View, seat: Seat, thing: str) -> bool:
    if thing == "pipe":
        return seen.people[seat].determination < 2
    if thing in ABILITIES:
        return seen.people[seat].determination >= ABILITIES[thing]
    return thing in AT_ONCE


def spare_wood(seen: View) -> int:
    """Wood that the camp does not need more urgently than the pile."""
    home = 0 if seen.sheltered and seen.roof >= min(3, seen.round - 3) else COST_BY_PLAYERS[seen.seats][0]
    winter = 2 if seen.round >= 6 else 0
    return seen.free.wood - (0 if seen.round >= 10 else home + winter)


def assign_worth(seen: View, assigns: Sequence[Assign], action: Assign) -> float:
    """To complete a line comes first; then what the target promises; then certainty."""
    line = next((each for each in seen.plan if each.line.target == action.to), None)
    if line is None:
        lacking = missing_pawns(seen, action.to)
        if lacking > helping_hands(seen, assigns, action):
            return 0
        return target_worth(seen, action.to, action.pawn) / math.sqrt(lacking)
    if len(line.line.pawns) < line.needed:
        return 100
    return WEIGHTS.get(f"support-{field_of(action.to)}", 0.0)


def helping_hands(seen: View, assigns: Sequence[Assign], action: Assign) -> int:
    """How many free pawns this seat could send there without waiting for anybody."""
    able = {each.pawn for each in assigns if each.to == action.to and each.pawn in PEOPLE}
    if field_of(action.to) in ("hunt", "explore") and action.pawn != FRIDAY:
        able.add(DOG)
    return sum(each in able for each in seen.pawns)


def take_back(seen: View, legal: Sequence[Action]) -> Action:
    """A line that lacks pawns dissolves; then whichever comes first."""
    short = {each.line.target for each in seen.plan if len(each.line.pawns) < each.needed}
    backs = [action for action in legal if isinstance(action, TakeBack)]
    wanting = [action for action in backs if action.to in short]
    others = [action for action in legal if not isinstance(action, Pay)]
    return (wanting or backs or others or list(legal))[0]
