"""New lines of the plan: which are possible, and with which goods they can be paid."""

from __future__ import annotations

from msgspec.structs import replace

from engine.contract import Illegal
from engine.crusoe.items import coming
from engine.crusoe.land import has_token
from engine.crusoe.memory import remembered, world
from engine.crusoe.parts import Goods, Name, Payment
from engine.crusoe.pawns import pawn_refusal
from engine.crusoe.plan import cost_of, costs, line_at, prices
from engine.crusoe.state import Crusoe, Line
from engine.crusoe.stores import free
from engine.crusoe.target import NOWHERE, Target
from engine.crusoe.targets import AGAIN, all_targets, next_of, planned, target_refusal


def cost_refusal(state: Crusoe, target: Target, line: Line | None) -> Illegal | None:
    """RC-086, RC-087: what it costs must lie in the stores, not promised to anything else."""
    if line is None and (cheapest_way(state, target) is None):
        ways = dict(prices(state, target))
        reserved = [line.target for line, cost in zip(state.plan, costs(state), strict=True) if cost]
        return Illegal("too-few-goods", target=target, ways=ways, free=free(state), reserved=reserved)
    return None


def cheapest_way(state: Crusoe, target: Target) -> Payment | None:
    """The first way to pay that the free goods allow; an empty word if nothing is to be paid."""
    ways = prices(state, target)
    if not ways:
        return ""
    rest = free(state)
    for word in ways:
        if rest.covers(new_cost(state, target, word)):
            return word
    return None


def new_cost(state: Crusoe, target: Target, word: Payment) -> Goods:
    """What a new line would cost: the token of more wood falls on the first that needs wood."""
    line = Line(target, (), pays=word)
    return cost_of(state, line, taxed=is_tax_due(state))


@remembered()
def is_tax_due(state: Crusoe) -> bool:
    """RC-115: whether the token has not yet met a building of the plan."""
    return has_token(state, "plus-wood", "build") and not any(
        cost.wood and each.target.field == "build" for each, cost in zip(state.plan, costs(state), strict=True)
    )


@remembered()
def fresh_targets(state: Crusoe) -> tuple[Target, ...]:
    """New lines that are possible, pawns apart."""
    taken = {line.target for line in state.plan}
    if state.thrift or is_wood_dearer(state):
        new = [target for first in open_targets(state) if (target := next_line(state, first, taken))]
        return tuple([target for target in new if cheapest_way(state, target) is not None])
    out = too_dear(state)
    if any(0 < len(pile) <= len(taken) for pile in (state.hunt, state.tiles)):
        out |= used_up(state)
    return tuple(
        [
            first if first not in taken else next_of(taken, first)
            for first in open_targets(state)
            if first not in out and (first not in taken or first in AGAIN)
        ]
    )


def used_up(state: Crusoe) -> frozenset[Target]:
    """RC-074, GAP-31: no more hunts than beasts, no more explorations than tiles."""
    piles = {"hunt": state.hunt, "explore": state.tiles}
    full = [kind for kind, pile in piles.items() if planned(state, kind) >= len(pile)]
    return frozenset(target for target in open_targets(state) if target.kind in full)


def too_dear(state: Crusoe) -> frozenset[Target]:
    """Of the open ones those that the free goods do not pay."""
    known, rest = world(state).short, free(state)
    if rest not in known:
        ways = open_targets(state)
        known[rest] = frozenset(target for target in ways if ways[target] and not any(map(rest.covers, ways[target])))
    return known[rest]


@remembered("tokens")
def is_wood_dearer(state: Crusoe) -> bool:
    """Whether some token makes building dearer."""
    return any(token.kind == "plus-wood" for token in state.tokens)


def open_targets(state: Crusoe) -> dict[Target, tuple[Goods, ...]]:
    """What could be planned if nothing were, pawns and goods apart; and the prices as printed."""
    known = world(state)
    if known.open is None:
        bare = replace(state, plan=())
        targets = [target for target in all_targets(bare) if target_refusal(bare, target) is None]
        known.open = {target: tuple(prices(state, target).values()) for target in targets}
    return known.open


def is_still_open(state: Crusoe, target: Target) -> bool:
    """Whether a line of the plan is possible beside the others, at a glance; if not, `target_refusal` says why."""
    kind = target.kind
    if kind in ("hunt", "explore") and planned(state, kind) > len(state.hunt if kind == "hunt" else state.tiles):
        return False
    return target.stem in open_targets(state)


def next_line(state: Crusoe, first: Target, taken: set[Target]) -> Target:
    """The name of another line of this kind; an empty word if there can be none beside those that are taken."""
    kind = first.kind
    if kind == "explore":
        return first if first not in taken and planned(state, kind) < len(state.tiles) else NOWHERE
    if first not in AGAIN:
        return NOWHERE if first in taken else first
    return next_of(taken, first) if kind != "hunt" or planned(state, kind) < len(state.hunt) else NOWHERE


def thrift_targets(state: Crusoe) -> list[Target]:
    """RC-200: planned actions that cost wood, and those that a wood less would make possible; one action in all."""
    if state.thrift:
        return []
    planned = [line.target for line, cost in zip(state.plan, costs(state), strict=True) if cost.wood]
    taken = {line.target for line in state.plan}
    new = [target for first, ways in open_targets(state).items() if ways and (target := next_line(state, first, taken))]
    return planned + [target for target in new if only_thrift_allows(state, target)]


def only_thrift_allows(state: Crusoe, target: Target) -> bool:
    rest = free(state)
    ways = [new_cost(state, target, word) for word in prices(state, target)]
    less = [replace(cost, wood=cost.wood - 1) for cost in ways if cost.wood]
    return not any(map(rest.covers, ways)) and any(map(rest.covers, less))


def extra_builds(state: Crusoe, who: Name) -> dict[Target, Goods]:
    """RC-R11: what somebody could build besides the plan, with what is free; nothing of which there is one attempt and
    it is made, or planned."""
    found = {}
    for target in all_targets(state):
        tried = line_at(state, target) or (target in state.attempted and target.stem not in AGAIN)
        known = target.field == "build" and target.item not in coming(state) and not tried
        if not known or target_refusal(state, target) or pawn_refusal(state, who, target, None):
            continue
        ways = prices(state, target)
        costs_so = [new_cost(state, target, word) for word in ways] or [Goods()]
        if payable := [cost for cost in costs_so if free(state).covers(cost)]:
            found[target] = payable[0]
    return found
