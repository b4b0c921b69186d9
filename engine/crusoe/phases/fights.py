"""A fight: strength against weapons, and what it costs and gives."""

from __future__ import annotations

from engine.crusoe.danger import missing_weapons
from engine.crusoe.events import Fought
from engine.crusoe.parts import Goods, Level
from engine.crusoe.people import sufferers, wound
from engine.crusoe.scene import Scene
from engine.crusoe.state import Demanding, Fighting
from engine.crusoe.stores import gain


def fight(scene: Scene, todo: Fighting) -> None:
    """GAP-07: wounds, weapons, palisade, spoils; RC-R12: the weapons as they are now."""
    scene.tell(Fought(todo.cause.actor, todo.strength, scene.state.weapons + todo.bonus))
    missing = missing_weapons(scene.state, todo)
    for who in sufferers(scene.state, todo.cause):
        wound(scene, who, missing)
    scene.push(*losses(todo))
    gain(scene, todo.cause, Goods(food=todo.food, hide=todo.hide))


def losses(todo: Fighting) -> list[Demanding]:
    """RC-170: what cannot be lowered wounds."""
    wanted: list[tuple[Level, int]] = [("weapons", todo.weapons), ("palisade", todo.palisade)]
    return [Demanding(kind, n, todo.cause) for kind, n in wanted if n]
