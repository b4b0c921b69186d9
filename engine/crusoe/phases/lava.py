"""Scenario 4's lava."""

from __future__ import annotations

from collections.abc import Iterable

from engine.crusoe.camp import put_token
from engine.crusoe.cards.meanings.island import flip
from engine.crusoe.events import LandLost
from engine.crusoe.land import has_token
from engine.crusoe.parts import Space
from engine.crusoe.scene import Scene, lose


def flow(scene: Scene, spaces: Iterable[Space]) -> None:
    """RC-225: what the lava reaches is inaccessible; a camp there is lost with everybody in it."""
    for space in spaces:
        scene.tell(LandLost(space))
        if scene.state.camp == space:
            lose(scene, "lava")
            return
        if has_token(scene.state, "temple", space):
            scene.count("temples_lost")
        if space in scene.state.island:
            flip(scene, space, "lava")
        put_token(scene, "lava", space)
