"""The plan's arithmetic: what an action is, what it costs, how many pawns it needs."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.card import ThreatAction
from engine.crusoe.items import has_item
from engine.crusoe.land import BARRIERS, distance, has_token, tokens_at
from engine.crusoe.memory import remembered, world
from engine.crusoe.names import CardName
from engine.crusoe.parts import COST_BY_PLAYERS, Field, Goods, Payment, Spot
from engine.crusoe.scenarios import scenario
from engine.crusoe.state import Crusoe, Line
from engine.crusoe.target import Target

ROLLED: tuple[Field, ...] = ("build", "gather", "explore")
COSTS: tuple[Spot, ...] = ("shelter", "roof", "palisade", "weapons")
"""Whose price has a place of its own for a token of more wood; the Build field's own token is the tax (RC-115)."""
FAR = ("gather", "explore", "totem", "cross")
"""Where a second step from the camp asks for one more pawn (RC-108)."""


def is_rolled(target: Target) -> bool:
    """RC-081: with the fewest pawns its dice are rolled."""
    return target.field in ROLLED


def threat_card(state: Crusoe, target: Target) -> CardName:
    return state.threats[0 if target.side == "left" else 1]


def threat_action(state: Crusoe, target: Target) -> ThreatAction:
    """What the card asks for; a wreckage asks for a pawn (RC-092)."""
    card = threat_card(state, target)
    return LIBRARY.events[card].action if card in LIBRARY.events else ThreatAction()


def prices(state: Crusoe, target: Target) -> dict[Payment, Goods]:
    """The ways to pay, by the word one chooses them with."""
    known = world(state).prices
    if target not in known:
        known[target] = price(state, target)
    return known[target]


def price(state: Crusoe, target: Target) -> dict[Payment, Goods]:
    kind = target.kind
    if kind in ("shelter", "roof", "palisade"):
        wood, hide = COST_BY_PLAYERS[state.seats]
        return {"wood": Goods(wood=wood), "hide": Goods(hide=hide), **scenario(state).mixed(wood, hide)}
    if kind == "weapons":
        return {"wood": Goods(wood=1)}
    if kind in ("build", "cross"):
        return by_word(LIBRARY.inventions[target.item].pays)
    if kind == "threat":
        action = threat_action(state, target)
        return {} if action.unless and has_item(state, action.unless) else by_word(action.pays)
    return {}


def by_word(ways: tuple[Goods, ...]) -> dict[Payment, Goods]:
    """Each way under the good it mostly asks for."""
    return {("wood" if way.wood else "hide" if way.hide else "food"): way for way in ways}


def printed(state: Crusoe, line: Line) -> Goods:
    """A line's price as the board and the card say it."""
    ways = prices(state, line.target)
    return (ways.get(line.pays) or next(iter(ways.values()))) if ways else NOTHING


NOTHING = Goods()


def cost_of(state: Crusoe, line: Line, *, taxed: bool) -> Goods:
    """A line's price with the tokens of more wood (RC-115) and thrift (RC-200)."""
    cost = printed(state, line)
    if not cost:
        return cost
    dearer = 0
    if cost.wood and line.target.field == "build":
        dearer = taxed + (line.target.kind in COSTS and has_token(state, "plus-wood", cast("Spot", line.target.kind)))
    dearer -= state.thrift == line.target
    return replace(cost, wood=max(0, cost.wood + dearer)) if dearer else cost


@remembered()
def costs(state: Crusoe) -> tuple[Goods, ...]:
    """What each line costs; once the plan stands, what it was then (RC-R12)."""
    if state.phase != "planning":
        return tuple(line.cost for line in state.plan)
    return costs_of(state, state.plan)


def costs_of(state: Crusoe, plan: tuple[Line, ...]) -> tuple[Goods, ...]:
    """What these lines would cost."""
    if not any(token.kind == "plus-wood" for token in state.tokens) and not state.thrift:
        return tuple([printed(state, line) for line in plan])
    tax = has_token(state, "plus-wood", "build")
    found = []
    for line in plan:
        taxed = tax and bool(printed(state, line).wood) and line.target.field == "build"
        found.append(cost_of(state, line, taxed=taxed))
        tax = tax and not taxed
    return tuple(found)


def base_pawns(state: Crusoe, target: Target) -> int:
    kind = target.kind
    if kind == "threat":
        return threat_action(state, target).pawns
    return 2 if target.kind in ("hunt", "village", "city", "clear") else 1


def fewest(state: Crusoe, target: Target) -> int:
    """The fewest pawns without the field's own token (RC-108, RC-114, RC-R10)."""
    if target.kind == "totem":  # the temples planned before count
        return fewest_now(state, target)
    known = world(state).fewest
    if target not in known:
        known[target] = fewest_now(state, target)
    return known[target]


def fewest_now(state: Crusoe, target: Target) -> int:
    space = target.space
    n = base_pawns(state, target) + scenario(state).more_pawns(state, target)
    if target.kind in FAR and distance(state, space) == 2:
        n += 1
    where = state.camp if target.field == "build" and not space else space
    return n + sum(token.kind in BARRIERS for token in tokens_at(state, where) if where)


def needed(state: Crusoe, target: Target) -> int:
    """The fewest pawns, one more for the first of a field with a token (RC-114, RC-R06)."""
    fields = fields_that_ask_more(state)
    if not fields or target.field not in fields:
        return fewest(state, target)
    field = target.field
    ahead = next((line.target for line in state.plan if line.target.field == field), target)
    return fewest(state, target) + (ahead == target)


def fields_that_ask_more(state: Crusoe) -> tuple[Spot, ...]:
    """Those with a token of one more pawn."""
    known = world(state)
    if known.dearer is None:
        known.dearer = tuple([token.at for token in state.tokens if token.kind == "minus-pawn"])
    return known.dearer


def most(state: Crusoe, target: Target) -> int:
    """More pawns than this mean nothing."""
    n = needed(state, target)
    wreck = target.kind == "threat" and threat_card(state, target) in LIBRARY.wreckage
    return n + 1 if is_rolled(target) or wreck else n


def with_line(plan: tuple[Line, ...], line: Line) -> tuple[Line, ...]:
    """The same plan, but for this line of it."""
    return tuple(line if each.target == line.target else each for each in plan)


def line_at(state: Crusoe, target: Target) -> Line | None:
    return next((line for line in state.plan if line.target == target), None)
