"""From words to deeds: each effect finds its meaning here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from engine.crusoe.cards.words import AnyEffect, Effect
from engine.crusoe.scene import Scene
from engine.crusoe.state import Cause, Do

Meaning: TypeAlias = Callable[[Scene, Any, Cause], None]
M = TypeVar("M", bound=Callable[..., None])
MEANINGS: dict[type[Effect], Meaning] = {}


def means(kind: type[Effect]) -> Callable[[M], M]:
    """The rule under this gives a word its meaning."""

    def remember(rule: M) -> M:
        MEANINGS[kind] = rule
        return rule

    return remember


def carry_out(scene: Scene, todo: Do) -> None:
    """The first effect; the others wait beneath whatever it brings about."""
    effect, *others = todo.effects
    if others:
        scene.push(type(todo)(tuple(others), todo.cause))
    carry_out_one(scene, effect, todo.cause)


def carry_out_one(scene: Scene, effect: AnyEffect, cause: Cause) -> None:
    MEANINGS[type(effect)](scene, effect, cause)
