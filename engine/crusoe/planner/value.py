"""How good a morning is, in wounds: what was suffered, what is to be feared, what there is and will bring."""

from __future__ import annotations

import math

from engine.crusoe.land import explored, open_sources, yields
from engine.crusoe.parts import FRIDAY, NEIGHBOURS
from engine.crusoe.pile import STAGES, may_pile, room, wood_piled
from engine.crusoe.planner.ground import Ground
from engine.crusoe.planner.options import weapons_worth
from engine.crusoe.planner.prices import ON_TABLE, item_worth, threat_strikes
from engine.crusoe.scene import track
from engine.crusoe.state import Crusoe
from engine.crusoe.weights import Weights

HORIZON = 6
"""Rounds over which something that lasts still counts."""
MEAL, SPARE_FOOD, SPARE_PRESERVED = 1.2, 0.3, 0.8
"""Food for tonight's meals, food beyond them and preserved food beyond them: wounds each."""
TOKENS = 4
"""Tokens held, after which one more is worth a third of the first."""
NEAR, MOST_NEAR = 0.25, 3
"""A source beside the camp, as a share of one on its tile; and how many of those count."""
BEAST, MOST_BEASTS = 0.3, 3
"""A beast in the hunting deck, in wounds; and how many of those count."""
PUSHED, SOON, LATER = 0.9, 0.5, 0.35
"""The chance that a threat strikes: on the left with another behind it, on the left alone, on the right."""
INJURY = 0.6
"""An injury, in wounds."""
HELP, HEART = 1.2, 0.9
"""Friday's help in a round, and each heart left to him: wounds."""
FIRST, PRESSING = 0.35, 10
"""What a wood weighs that the pile lacks, at first, as a factor; and the round in which that has grown by one."""

UNSAFE = 0.25
"""The chance to lose wood that could go on the pile."""
HOME = 0.4
"""What wood for a planned house is worth, as a share of its worth while pawns are sent."""


def score(table: Crusoe, weights: Weights) -> float:
    """The more the better; an end is what it is."""
    if table.outcome is not None:
        return weights.win if table.outcome.winners else -weights.loss + table.round
    ground = Ground(table, weights)
    return sum(rule(ground) for rule in RULES)


def horizon(ground: Ground) -> float:
    """For how many rounds something that lasts still counts."""
    fading = ground.weights.fading
    return sum(fading**each for each in range(1, min(HORIZON, ground.left + 1) + 1))


def pains(ground: Ground) -> float:
    return -sum(ground.pain(track(each.character).hearts, each.wounds) for each in ground.group)


def nights(ground: Ground) -> float:
    return -ground.ahead(ground.camp)


def wood(ground: Ground) -> float:
    """In the stores, or on the pile at once."""
    table = ground.table
    held = table.stock.wood
    most = min(held, room(table)) if ground.behind and may_pile(table) else 0
    return max(ground.plain_stores(held - n, 0, home=HOME) + pile(ground, n) for n in (0, most))


def meals(ground: Ground) -> float:
    stock = ground.table.stock
    need = ground.meals
    spare = max(0, stock.meals - need)
    kept = SPARE_FOOD * min(spare, stock.food)
    return MEAL * min(stock.meals, need) + kept + SPARE_PRESERVED * max(0, min(spare, stock.preserved))


def hide(ground: Ground) -> float:
    return ground.plain_stores(0, ground.table.stock.hide)


def morale(ground: Ground) -> float:
    level, weights = ground.table.morale, ground.weights
    return (weights.cheer * max(0, level) - weights.gloom * max(0, -level)) * horizon(ground)


def tokens(ground: Ground) -> float:
    return sum(ground.weights.token * TOKENS * (1 - math.exp(-each.determination / TOKENS)) for each in ground.group)


def items(ground: Ground) -> float:
    return sum(item_worth(ground, name) for name in ground.table.items)


def weapons(ground: Ground) -> float:
    return ground.weights.weapons * sum(weapons_worth(ground, each) for each in range(ground.table.weapons))


def sites(ground: Ground) -> float:
    """What the camp's tile brings by itself, and what lies beside it."""
    table = ground.table
    here = sum(yields(table, table.camp).values())
    near = {source for space in NEIGHBOURS[table.camp] for source in open_sources(table, space)}
    return ground.weights.site * horizon(ground) * (here + NEAR * min(MOST_NEAR, len(near)))


def island(ground: Ground) -> float:
    table, weights = ground.table, ground.weights
    fading = weights.explore_fading
    known = len(table.island) - 1
    worth = weights.explore * (1 - fading**known) / (1 - fading)
    return min(1.0, ground.left / HORIZON) * (worth + weights.terrain * len(set(explored(table))))


def beasts(ground: Ground) -> float:
    return BEAST * min(MOST_BEASTS, len(ground.table.hunt))


def things(ground: Ground) -> float:
    table = ground.table
    uses = sum(max(1, kept.uses) for kept in table.kept)
    return ground.weights.discovery * (len(table.discoveries) + uses)


def threats(ground: Ground) -> float:
    left, right = ground.table.threats
    soon = threat_strikes(ground, left) if left else 0.0
    later = threat_strikes(ground, right) if right else 0.0
    return -(PUSHED if right else SOON) * soon - LATER * later


def about(ground: Ground) -> float:
    return sum(ON_TABLE.get(token.kind, 0.0) for token in ground.table.tokens if not token.by)


def injuries(ground: Ground) -> float:
    return -INJURY * sum(len(each.injuries) for each in ground.group)


def friday(ground: Ground) -> float:
    who = next((each for each in ground.table.people if each.character == FRIDAY), None)
    return 0.0 if who is None else min(HORIZON, ground.left) * HELP + HEART * (track(FRIDAY).hearts - who.wounds)


def pile(ground: Ground, n: int) -> float:
    """Wood that the pile still lacks weighs more the later it is; every stage asks for a round."""
    if not ground.behind:
        return 0.0
    weights, table = ground.weights, ground.table
    lacking = ground.behind - n
    safe = lacking + UNSAFE * n
    rounds = ground.left + (n == 0)
    stages = sum(wood_piled(table) + n < full for full in STAGES)
    too_late = weights.too_late * max(0, stages - rounds)
    done = weights.done * (lacking == 0)
    return done - weights.lacking * safe * (FIRST + (table.round / PRESSING) ** 2) - too_late


def goal(ground: Ground) -> float:
    """What the scenario still asks for, by when, and what keeps the players from it."""
    table, sheet = ground.table, ground.sheet
    rounds_needed, rounds = sheet.way(table)
    late = LATE * max(0.0, rounds_needed + 1 - rounds)
    doomed = sheet.rounds - sheet.refuge(table, table.camp)
    return -ground.weights.goal * sheet.steps(table) - late - lonely(ground) - DOOMED * doomed


def lonely(ground: Ground) -> float:
    """What someone who waits alone will have suffered until somebody can be with them."""
    alone = ground.sheet.left_alone(ground.table)
    return 0.0 if alone is None else ground.pain(*alone)


LATE = 3.0
"""Each round too few for the goal, in wounds."""
DOOMED = 6.0
"""Each round that the camp won't live to see, in wounds."""


RULES = (
    pains, nights, wood, meals, hide, morale, tokens, items, weapons, sites, island, beasts, things, threats, about,
    injuries, friday, goal,
)  # fmt: skip
