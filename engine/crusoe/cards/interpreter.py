"""From words to deeds: each effect finds its meaning here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from msgspec.structs import replace

from engine.crusoe.cards.words import AnyEffect, Effect, Starve, Wound
from engine.crusoe.parts import Name
from engine.crusoe.scene import Scene, track
from engine.crusoe.state import Cause, Crusoe, Do, Dying

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
    """The first effect; the others wait beneath whatever it brings about.

    RC-R27: where it would kill somebody whom healing can save, the table pauses before it.
    """
    effect, *others = todo.effects
    if others:
        scene.push(type(todo)(tuple(others), todo.cause))
    before, events = scene.state, len(scene.events)  # no word that wounds draws anything, so nothing hidden is seen
    carry_out_one(scene, effect, todo.cause)
    if was_asked_about(effect, todo.cause) or not (wounds := killed(before, scene.state)):
        return
    pause = Dying(effect, todo.cause, wounds)
    paused = replace(before, agenda=(pause, *before.agenda))
    if pause.waits_for(paused):
        scene.state, scene.verdict = paused, None
        del scene.events[events:]


def was_asked_about(effect: AnyEffect, cause: Cause) -> bool:
    """The wound of a roll, and of hunger: their own lines have paused already."""
    return isinstance(effect, Starve) or (isinstance(effect, Wound) and bool(cause.field) and not cause.card)


def killed(before: Crusoe, after: Crusoe) -> dict[Name, int]:
    """Whom this kills, and by how many wounds."""
    if before.people is after.people:
        return {}
    then = {each.character: each.wounds for each in before.people}
    return {
        each.character: each.wounds - then[each.character]
        for each in after.people
        if each.wounds > track(each.character).hearts >= then.get(each.character, 99)
    }


def die(scene: Scene, todo: Dying) -> None:
    """Everybody has had the chance to heal."""
    carry_out_one(scene, todo.effect, todo.cause)


def carry_out_one(scene: Scene, effect: AnyEffect, cause: Cause) -> None:
    MEANINGS[type(effect)](scene, effect, cause)
