"""Phase 3: what the camp's tile gives."""

from __future__ import annotations

from typing import cast

from engine.crusoe.cards.words import Gain
from engine.crusoe.events import PitSeen, ProductionGathered
from engine.crusoe.items import has_item
from engine.crusoe.land import FOG, RESOURCE, has_token, is_accessible, yields
from engine.crusoe.parts import DICE, Goods, Space
from engine.crusoe.phases.rounds import begin_phase
from engine.crusoe.questions import ask, offer
from engine.crusoe.scene import Scene, cause_of
from engine.crusoe.state import Crusoe, ProductionPhase


def produce(scene: Scene, todo: ProductionPhase) -> None:
    """RC-065 to RC-067."""
    begin_phase(scene, "production")
    if scene.state.production.nothing or has_token(scene.state, FOG, scene.state.camp):
        return
    gather_goods(scene, produced(scene.state))
    dig_pit(scene)
    use_shortcut(scene)


def gather_goods(scene: Scene, goods: Goods) -> None:
    """Halved, perhaps more than once, the group chooses what is left of them all."""
    today = scene.state.production
    if not today.halved:
        receive(scene, goods)
        return
    half = (goods.wood + goods.food) // 2**today.halved
    splits = [(wood, half - wood) for wood in range(half, -1, -1) if wood <= goods.wood and half - wood <= goods.food]
    if half:
        cause = cause_of(scene.state)
        ask(scene, "halved", [offer(f"{wood}-{food}", Gain(wood=wood, food=food)) for wood, food in splits], cause)


def receive(scene: Scene, goods: Goods) -> None:
    if goods:
        scene.tell(ProductionGathered(goods))
        scene.alter(stock=scene.state.stock + goods)


def produced(state: Crusoe) -> Goods:
    """Each source one, and what cards have changed."""
    today = state.production
    amounts = yields(state, state.camp)
    wood = sum(n for source, n in amounts.items() if RESOURCE[source] == "wood") + today.wood
    food = sum(n for source, n in amounts.items() if RESOURCE[source] == "food") + today.food
    return Goods(0 if today.no_wood else max(0, wood), 0 if today.no_food else max(0, food))


def dig_pit(scene: Scene) -> None:
    """RC-268, GAP-18: the brown wound die; a wound is something in the pit."""
    if not has_item(scene.state, "pit") or scene.state.production.no_food:
        return
    is_caught = scene.face(DICE["build"]["wound"]) == "wound"
    food = (2 if scene.state.options.printed_cards else 1) * is_caught
    scene.tell(PitSeen(food))
    scene.alter(stock=scene.state.stock + Goods(food=food))


def use_shortcut(scene: Scene) -> None:
    """RC-240: one resource of the tile with the shortcut."""
    state = scene.state
    space = cast("Space", next((token.at for token in state.tokens if token.kind == "shortcut"), ""))
    if not has_item(state, "shortcut") or not space or not is_accessible(state, space):
        return
    today = state.production
    barred = {"wood": today.no_wood, "food": today.no_food}
    kinds = dict.fromkeys(RESOURCE[source] for source in yields(state, space) if not barred[RESOURCE[source]])
    gains = {"wood": Gain(wood=1), "food": Gain(food=1)}
    ask(scene, "shortcut-goods", [offer(kind, gains[kind]) for kind in kinds], cause_of(state, "shortcut"))
