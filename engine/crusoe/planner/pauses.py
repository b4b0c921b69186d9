"""Whether to roll again, and what to use where the table pauses."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract import Action
from engine.crusoe.actions import Pass, Reroll, Use
from engine.crusoe.danger import dying
from engine.crusoe.gates import can_save
from engine.crusoe.land import has_token
from engine.crusoe.parts import FRIDAY, Name
from engine.crusoe.planner.ground import Ground, Sky
from engine.crusoe.scene import person, track
from engine.crusoe.state import Demanding, Eating, Fighting, Resting, Rolling, Weathering
from engine.crusoe.uses import brought, within_grasp
from engine.play import waiting

MORTAL = 2
"""With so many hearts left a player's wound is rolled again."""
MEAL, MET, CALMED = 2.2, 1.5, 0.8
"""Food where someone goes hungry, what a demand asks for, and a beast of the weather kept off: wounds."""
HEALED = 0.75
"""A wound healed at night, as a share of one averted."""

# Rolls


def left(ground: Ground, who: Name) -> int:
    """Hearts."""
    return track(who).hearts - person(ground.table, who).wounds


def reroll(ground: Ground, todo: Rolling, legal: Sequence[Action]) -> Action:
    """A failure, or a wound that would kill, is worth another roll."""
    wanted = []
    mortal = todo.wound == "wound" and left(ground, todo.cause.actor) <= (MORTAL if todo.cause.actor != FRIDAY else 0)
    if mortal:
        wanted.append("wound")
    if todo.success != "success":
        wanted.append("success")
    rolls = [action for action in legal if isinstance(action, Reroll) and action.die in wanted]
    rolls.sort(key=lambda action: (wanted.index(action.die), action.by is None))
    return rolls[0] if rolls else stand(legal)


def stand(legal: Sequence[Action]) -> Action:
    return next((action for action in legal if isinstance(action, Pass)), legal[0])


# Gates

KEPT = {
    "pistol": 1.2, "frenzy": 1.0, "hooch": 1.0, "soup": 1.0, "recipe": 0.7, "defence": 0.9, "biscuits": 0.8,
    "rum": 0.9, "leaves": 0.6, "bottle": 0.5, "pot": 0.0, "fireplace": 0.0, "balm": 0.6, "branch": 0.6, "fruit": 0.4,
}  # fmt: skip
"""What using it now costs later, in wounds."""
UNTOLD = 0.7
"""The same of what isn't named there."""


def life_saver(ground: Ground, legal: Sequence[Action]) -> Action | None:
    """RC-046: what heals, before the wounds in sight kill somebody."""
    if not any(dying(ground.table)):
        return None
    uses = [action for action in legal if isinstance(action, Use)]
    heals = [action for action in uses if action.thing in HEALS]
    if not heals and any(can_save(ground.table, seat) for seat in waiting(ground.table)):
        heals = [action for action in uses if brings(ground, action.thing, "determination")]
    return max(heals, key=lambda action: HEALS.get(action.thing, 0), default=None)


def at_gate(ground: Ground, todo: object, legal: Sequence[Action]) -> Action:
    """Whatever helps more now than it would later."""
    uses = [action for action in legal if isinstance(action, Use)]
    worth = {action: helps(ground, todo, action.thing) - KEPT.get(action.thing, UNTOLD) for action in uses}
    best = max(uses, key=lambda action: worth[action], default=None)
    return best if best is not None and worth[best] > 0 else stand(legal)


def helps(ground: Ground, todo: object, thing: str) -> float:
    match todo:
        case Fighting():
            return fighting(ground, todo, thing)
        case Weathering():
            return weathering(ground, thing)
        case Eating():
            return MEAL if thing in FOOD else 0.0
        case Resting():
            return resting(ground, thing)
        case Demanding(kind=kind):
            return MET if brings(ground, thing, kind) else 0.0
    return 0.0


FOOD = ("fruit", "biscuits", "goat", "soup")
ARMS = {
    "pistol": 3, "frenzy": 3, "mystery-172": 3, "adventure-058": 3, "mystery-177": 3, "sign-1": 2, "sign-2": 3,
    "bottle": 1, "flint": 1, "poison": 2, "sign-3": 1, "sign-4": 3, "defence": 1,
}  # fmt: skip
"""How many weapon levels a thing brings to a fight."""
HEALS = {
    "pot": 1, "fireplace": 2, "rum": 1, "recipe": 2, "balm": 2, "mystery-186": 2, "mystery-176": 1, "sign-1": 1,
    "sign-2": 1,
}  # fmt: skip
"""How many wounds a thing heals."""


def fighting(ground: Ground, todo: Fighting, thing: str) -> float:
    """Wounds averted."""
    missing = todo.strength - ground.table.weapons - todo.bonus
    averted = min(missing, ARMS.get(thing, 0))
    if averted <= 0:
        return 0.0
    whom = [each.character for each in ground.group] if todo.cause.suffers == "all" else [todo.cause.actor]
    price = ground.wound(todo.cause.actor) if thing == "mystery-177" else 0.0
    return sum(ground.wound(who, averted) for who in whom) - price


def weathering(ground: Ground, thing: str) -> float:
    """The weather as it would be with and without."""
    seen = ground.table.sky
    if seen is None:
        return 0.0
    sky = Sky(1.0, seen.rain, seen.winter, seen.animals, has_token(ground.table, "storm", "weather"))
    camp = ground.camp
    if thing == "sign-3" and seen.animals in ("beast", "food", "palisade"):
        return CALMED
    clearer, more = CLEARER.get(thing), STORES.get(thing)
    then = sky._replace(**{clearer: max(0, getattr(sky, clearer) - 1)}) if clearer else sky
    stocked = camp._replace(**{more[0]: getattr(camp, more[0]) + more[1]}) if more else camp
    return ground.suffered(camp, sky) - ground.suffered(stocked, then)


CLEARER = {"leaves": "rain", "hooch": "rain", "sign-4": "rain", "mystery-184": "winter"}
STORES = {
    "fruit": ("meals", 2), "biscuits": ("meals", 1), "goat": ("meals", 1), "soup": ("meals", 1), "branch": ("wood", 1),
    "bottle": ("weapons", 1), "flint": ("weapons", 1), "defence": ("palisade", 1), "thorns": ("palisade", 1),
}  # fmt: skip
"""What the camp has more of."""


def resting(ground: Ground, thing: str) -> float:
    """What healing is worth; food that would rot costs nothing."""
    hurt = sorted((ground.wound(each.character) for each in ground.group if each.wounds), reverse=True)
    n = HEALS.get(thing, 0)
    if not hurt or not n:
        return 0.0
    return HEALED * n * hurt[0]


def brings(ground: Ground, thing: str, kind: str) -> bool:
    """Whether using it brings what is demanded, which is a wound to everybody, or to one."""
    table = ground.table
    things = (each for seat in range(table.seats) for each in within_grasp(table, seat))
    return any(brought(usage.effects, kind) > 0 for name, usage in things if name == thing)
