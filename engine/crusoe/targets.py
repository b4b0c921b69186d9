"""Where pawns may go: every action there is, and why one is not possible."""

from __future__ import annotations

from collections.abc import Iterator

from engine.contract import Illegal
from engine.crusoe.cards import LIBRARY
from engine.crusoe.items import buildable, has_item, has_treasure, invention, personal
from engine.crusoe.land import distance, is_accessible, is_explored, natural_shelter, open_spaces, yields
from engine.crusoe.plan import line_at, threat_action, threat_card
from engine.crusoe.scenarios import scenario
from engine.crusoe.state import Crusoe
from engine.crusoe.target import FIELD_OF, Target

AGAIN = tuple(map(Target, ("hunt", "roof", "palisade", "weapons", "arrange", "rest")))
"""Actions of which there may be several lines (RC-080, RC-109, RC-R11)."""


def all_targets(state: Crusoe) -> Iterator[Target]:
    """Every action one could think of now; most have their reasons against."""
    yield Target.of("threat", "left")
    yield Target.of("threat", "right")
    yield Target.of("shelter")
    taken = {line.target for line in state.plan}
    for first in AGAIN:
        yield next_of(taken, first)
    for name in buildable(state):
        if name != "cross":
            yield Target.of("build", name)
    for space in state.island:
        for source in yields(state, space):
            yield Target.of("gather", space, source)
    for space in open_spaces(state):
        yield Target.of("explore", space)
    if has_treasure(state, "chart"):
        yield Target.of("chart")
    yield from scenario(state).targets(state)


def next_of(taken: set[Target], first: Target) -> Target:
    """`rest`, then `rest.2` …"""
    number, found = 1, first
    while found in taken:
        number += 1
        found = first.again(number)
    return found


def target_refusal(state: Crusoe, target: Target) -> Illegal | None:
    """Why an action cannot be planned, pawns and goods apart."""
    kind = target.kind
    if kind not in FIELD_OF:
        return Illegal("unknown-target", target=target)
    if "." in target and target.stem not in AGAIN:
        return Illegal("unknown-target", target=target)
    need = scenario(state).needs.get(kind, "")
    if need and not has_item(state, need):
        return Illegal("item-missing", item=need)
    refusal = scenario(state).refusal(state, target)
    if refusal is None and kind in REFUSALS:
        refusal = REFUSALS[kind](state, target)
    elif refusal is None and target not in scenario(state).targets(state):
        refusal = Illegal("unknown-target", target=target)
    return refusal


def threat(state: Crusoe, target: Target) -> Illegal | None:
    """RC-073, RC-086, RC-089."""
    if target.side not in ("left", "right") or not threat_card(state, target):
        return Illegal("no-card-there", target=target)
    if threat_card(state, target) in LIBRARY.wreckage:
        return None
    action = threat_action(state, target)
    if action.weapons > state.weapons:
        return Illegal("too-few-weapons", needed=action.weapons, weapons=state.weapons)
    if action.needs and not has_item(state, action.needs):
        return Illegal("item-missing", item=action.needs)
    return None


def hunt(state: Crusoe, target: Target) -> Illegal | None:
    """RC-074: as many hunts as there are beasts."""
    return None if planned(state, "hunt") < len(state.hunt) else Illegal("no-beast-to-hunt", beasts=len(state.hunt))


def planned(state: Crusoe, kind: str) -> int:
    """How many lines of the plan are of this kind."""
    return sum(line.target.kind == kind for line in state.plan)


def shelter(state: Crusoe, target: Target) -> Illegal | None:
    return Illegal("shelter-stands") if state.shelter else None


def roof(state: Crusoe, target: Target) -> Illegal | None:
    """RC-096, RC-097: over a shelter that stood before this phase (RC-R11)."""
    stood = state.shelter and "shelter" not in state.attempted
    return None if stood or natural_shelter(state, state.camp) else Illegal("shelter-missing", target=target)


def free_of_reasons(state: Crusoe, target: Target) -> Illegal | None:
    return None


def build(state: Crusoe, target: Target) -> Illegal | None:
    """RC-101, RC-088, RC-103."""
    name = target.item
    if name not in buildable(state):
        return Illegal("not-an-invention-here", item=name, personal=personal(state).get(name, ""))
    card = invention(name)
    if card.terrain and not is_explored(state, card.terrain):
        return Illegal("terrain-unexplored", item=name, terrain=card.terrain)
    missing = [need for need in card.needs if not has_item(state, need)]
    return Illegal("item-missing", item=missing[0]) if missing else None


def gather(state: Crusoe, target: Target) -> Illegal | None:
    """RC-105, RC-106, GAP-05."""
    space = target.space
    if space == state.camp:
        return Illegal("camp-produces", space=space)
    if not is_accessible(state, space):
        return Illegal("no-tile-there", space=space)
    if target.source not in yields(state, space):
        return Illegal("no-source-there", space=space, sources=list(yields(state, space)))
    if distance(state, space) > 2:
        return Illegal("too-far", space=space)
    return None


def explore(state: Crusoe, target: Target) -> Illegal | None:
    """RC-107, GAP-31."""
    space = target.space
    if space not in open_spaces(state):
        return Illegal("nothing-to-explore", space=space)
    if distance(state, space) > 2:
        return Illegal("too-far", space=space)
    return None if planned(state, "explore") < len(state.tiles) else Illegal("no-more-tiles", tiles=len(state.tiles))


def chart(state: Crusoe, target: Target) -> Illegal | None:
    return None if has_treasure(state, "chart") and not line_at(state, target) else Illegal("no-chart")


REFUSALS = {
    "threat": threat,
    "hunt": hunt,
    "shelter": shelter,
    "roof": roof,
    "palisade": roof,
    "weapons": free_of_reasons,
    "build": build,
    "gather": gather,
    "explore": explore,
    "arrange": free_of_reasons,
    "rest": free_of_reasons,
    "chart": chart,
}
