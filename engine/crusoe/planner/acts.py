"""What is done while planning besides sending pawns: things to use, wood for the pile."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Literal

from engine.crusoe.actions import Order
from engine.crusoe.cards.meanings.camp import camp_sites
from engine.crusoe.cards.meanings.weather import dice_today
from engine.crusoe.parts import Goods, Name
from engine.crusoe.pile import may_pile, room
from engine.crusoe.plan import costs
from engine.crusoe.planner.ground import Ground
from engine.crusoe.planner.sites import moved
from engine.crusoe.scenarios.aims import Timing
from engine.crusoe.scene import person
from engine.crusoe.state import Crusoe

CHEERED = 2
"""The morale from which nothing is used to raise it."""
SPARE_WOOD, SCARCE_WOOD = 2, 4
"""The wood in store that a building needs at least, and under which a wood less to pay matters."""
CLOUDY = 5
"""The first round whose weather is worth foreseeing."""
SIGN_WOOD = 2
"""The wood that a symbol puts on the pile."""
POOR = 2
"""The tokens under which one takes more."""
TOP_TOKENS, MANY = 2, 4
"""Tokens to win at the top of the track; and tokens held, after which one more is worth a third of the first."""
LAST_ROUND, LAST_WOOD = 9, 100.0
"""From this round on, the wood that completes the pile is worth so many wounds."""


def always(ground: Ground, held: int) -> bool:
    return True


def hungry(ground: Ground, held: int) -> bool:
    return ground.table.stock.meals < len(ground.group)


def gloomy(ground: Ground, held: int) -> bool:
    return ground.table.morale < CHEERED


def building(ground: Ground, held: int) -> bool:
    """A pawn for one building is gone with the round."""
    return (ground.table.stock.wood >= SPARE_WOOD or held >= PLENTY) and not ground.table.brown


def cloudy(ground: Ground, held: int) -> bool:
    return bool(dice_today(ground.table)) and ground.table.round >= CLOUDY


def dear(ground: Ground, held: int) -> bool:
    """Some line pays wood that is scarce."""
    return any(cost.wood for cost in costs(ground.table)) and ground.table.stock.wood < SCARCE_WOOD


def devout(ground: Ground, held: int) -> bool:
    return any(line.target.kind == "arrange" and not line.devout for line in ground.table.plan)


def housed(ground: Ground, held: int) -> bool:
    return ground.camp.sheltered


def piling(ground: Ground, held: int) -> bool:
    """Both wood of the symbol go on the pile."""
    return room(ground.table) >= SIGN_WOOD


def poor(ground: Ground, held: int) -> bool:
    return held < POOR


PLENTY = 6
"""So many tokens are more than one will need otherwise."""
Timely = Callable[[Ground, int], bool]
TIMELY: dict[str, Timely] = {
    **dict.fromkeys(("bottle", "flint", "chest", "herb", "poison", "goat", "branch"), always),
    **dict.fromkeys(("song", "spice", "speech"), gloomy),
    **dict.fromkeys(("fruit", "biscuits", "soup"), hungry),
    **dict.fromkeys(("candle", "hammer", "handyman"), building),
    **dict.fromkeys(("thorns", "defence"), housed),
    "scouting": always,
    "storm-glass": cloudy,
    "pipe": poor,
    "thrift": dear,
    "bible": devout,
}
"""When a thing is used before the pawns are sent."""
WHEN: dict[Timing | None, Timely] = {"always": always, "building": building, "housed": housed, "piling": piling}
"""The same for the symbols among the discoveries, whose use the scenario says."""
IN_HAND = {"speech": 4, "scouting": 6, "defence": 4, "handyman": 4, "soup": 3, "thrift": 3}
"""How many tokens one has before an ability is used."""


def is_timely(ground: Ground, thing: str, who: Name) -> bool:
    """Whether to use it before the pawns are sent; `who` would use it."""
    held = person(ground.table, who).determination
    timely = TIMELY.get(thing) or WHEN.get(ground.sheet.signs_used.get(thing))
    return timely is not None and held >= IN_HAND.get(thing, 0) and timely(ground, held)


def orders(ground: Ground) -> Iterator[Order]:
    """Where the usual answer would be the wrong one, to be asked is ordered."""
    table = ground.table
    if table.orders.camp == "stay" and (
        ground.sheet.is_camp_taken(table) or any(moved(ground, site) > 0 for site in camp_sites(table))
    ):
        yield Order("camp", "ask")
    if table.morale >= NEARLY_GLAD and table.orders.morale in ("tokens", "heal"):
        word = glad(ground)
        if word != table.orders.morale:
            yield Order("morale", word)
    if table.seats == 4 and table.morale < 1:
        yield Order("arrange", "morale")
    if table.seats == 4 and table.morale > 1:
        yield Order("arrange", "tokens")


NEARLY_GLAD = 2
"""From here the top of the morale track may be reached by the next round."""


def glad(ground: Ground) -> Literal["tokens", "heal"]:
    """RC-060: what whoever is first in the next round would rather have at the top of the track."""
    table = ground.table
    who = table.people[(table.first + 1) % table.seats]
    heal = HEALED * ground.wound(who.character) if who.wounds else 0.0
    return "heal" if heal > TOP_TOKENS * TOKEN * math.exp(-who.determination / MANY) else "tokens"


HEALED = 0.9
"""A wound healed, as a share of one averted."""
TOKEN = 0.8
"""The first token, in wounds."""


# The pile


def most_wood(table: Crusoe, promised: Goods) -> int:
    """How much may go on the pile."""
    if not may_pile(table):
        return 0
    return max(0, min(room(table), table.stock.wood - promised.wood))


def spare_wood(ground: Ground, promised: Goods) -> int:
    """How much to put on the pile: what neither tonight nor the house needs more urgently."""
    table, weights = ground.table, ground.weights
    free = table.stock.wood - promised.wood
    worth = {0: 0.0}
    for n in range(1, most_wood(table, promised) + 1):
        camp, then = (ground.camp._replace(wood=left) for left in (free, free - n))
        full = n == room(table)
        last = full and n == ground.behind and table.round >= LAST_ROUND
        worth[n] = weights.pile_now * ground.urgency * n + weights.stage * full + LAST_WOOD * last
        worth[n] += ground.stores(free - n, 0) - ground.stores(free, 0) + ground.night(camp) - ground.night(then)
    return max(worth, key=lambda n: worth[n])


def piled_this_round(table: Crusoe) -> bool:
    return getattr(table.progress, "stage", None) is not None
