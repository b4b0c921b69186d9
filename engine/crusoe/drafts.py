"""New lines of the plan: which are possible, and with which goods they can be paid."""

from __future__ import annotations

from msgspec.structs import replace

from engine.contract import Illegal
from engine.crusoe.items import coming
from engine.crusoe.land import has_token
from engine.crusoe.memory import remembered
from engine.crusoe.parts import Goods
from engine.crusoe.pawns import pawn_refusal
from engine.crusoe.plan import cost_of, costs, field_of, item_of, line_at, prices
from engine.crusoe.state import Crusoe, Line
from engine.crusoe.stores import free
from engine.crusoe.targets import all_targets, target_refusal


def cost_refusal(state: Crusoe, target: str, line: Line | None) -> Illegal | None:
    """RC-086, RC-087: what it costs must lie in the stores, not promised to anything else."""
    if line is None and (cheapest_way(state, target) is None):
        ways = dict(prices(state, target))
        return Illegal("too-few-goods", target=target, ways=ways, free=free(state))
    return None


def cheapest_way(state: Crusoe, target: str) -> str | None:
    """The first way to pay that the free goods allow; an empty word if nothing is to be paid."""
    if not prices(state, target):
        return ""
    rest = free(state)
    for word in prices(state, target):
        if rest.covers(new_cost(state, target, word)):
            return word
    return None


def new_cost(state: Crusoe, target: str, word: str) -> Goods:
    """What a new line would cost: the token of more wood falls on the first that needs wood."""
    line = Line(target, (), pays=word)  # type: ignore[arg-type]
    tax = has_token(state, "plus-wood", "build") and not any(
        cost.wood and field_of(each.target) == "build" for each, cost in zip(state.plan, costs(state), strict=True)
    )
    return cost_of(state, line, taxed=tax)


@remembered
def fresh_targets(state: Crusoe) -> tuple[str, ...]:
    """New lines that are possible, pawns apart."""
    taken = [line.target for line in state.plan]
    return tuple(
        target
        for target in all_targets(state)
        if target not in taken and target_refusal(state, target) is None and cost_refusal(state, target, None) is None
    )


def thrift_targets(state: Crusoe) -> list[str]:
    """RC-200: planned actions that cost wood, and those that a wood less would make possible; one action in all."""
    if state.thrift:
        return []
    planned = [line.target for line, cost in zip(state.plan, costs(state), strict=True) if cost.wood]
    return planned + [target for target in all_targets(state) if only_thrift_allows(state, target)]


def only_thrift_allows(state: Crusoe, target: str) -> bool:
    if line_at(state, target) or target_refusal(state, target) or cheapest_way(state, target) is not None:
        return False
    return cheapest_way(replace(state, thrift=target), target) is not None


def extra_builds(state: Crusoe, who: str) -> dict[str, Goods]:
    """RC-R11: what somebody could build besides the plan, with what is free."""
    found = {}
    for target in all_targets(state):
        known = field_of(target) == "build" and item_of(target) not in coming(state) and line_at(state, target) is None
        if not known or target_refusal(state, target) or pawn_refusal(state, who, target, None):
            continue
        ways = prices(state, target)
        costs_so = [new_cost(state, target, word) for word in ways] or [Goods()]
        if payable := [cost for cost in costs_so if free(state).covers(cost)]:
            found[target] = payable[0]
    return found
