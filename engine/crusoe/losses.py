"""A card's choices, and which of several losses can be borne with what is at hand."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.crusoe.cards.meanings.control import is_possible, possible
from engine.crusoe.cards.words import AnyEffect, Choose, Determination, Discard, Lower, Option
from engine.crusoe.gates import asked, would_help
from engine.crusoe.people import concerned
from engine.crusoe.questions import ask
from engine.crusoe.scene import Scene
from engine.crusoe.state import Cause, Crusoe, Demanding, Offer
from engine.crusoe.stores import payable
from engine.crusoe.uses import brought, is_within_means, times, within_grasp


def choose(scene: Scene, effect: Choose, cause: Cause) -> None:
    """RC-220 (DECIDE), RC-R15 (of several losses only those one can bear)."""
    options = bearable(scene.state, effect, cause) if effect.asks == "loss" else possible(scene.state, effect, cause)
    offers = [Offer(each.word, each.effects) for each in options]
    ask(scene, effect.asks, offers, cause, group=effect.asks == "loss" and cause.suffers == "all")


def bearable(state: Crusoe, effect: Choose, cause: Cause) -> tuple[Option, ...]:
    """RC-R15, RC-R27: the losses that can be borne in full, now or once something at hand is used."""
    return tuple(each for each in effect.options if all(is_bearable(state, one, cause) for one in each.effects))


def is_bearable(state: Crusoe, effect: AnyEffect, cause: Cause) -> bool:
    if is_possible(state, effect, cause):
        return True
    demands = tuple(demanded(state, effect, cause))
    return bool(demands) and all(can_be_met(state, each) for each in demands)


def demanded(state: Crusoe, effect: AnyEffect, cause: Cause) -> Iterator[Demanding]:
    """What the table would pause for if this loss were chosen."""
    match effect:
        case Discard():
            for kind in ("wood", "food", "hide"):
                if n := int(getattr(effect, kind)):
                    yield Demanding(kind, n, cause)
        case Lower(what=what) if what != "either":
            yield Demanding(what, effect.n, cause)
        case Determination():
            for who in concerned(state, effect.who, cause):
                yield Demanding("determination", -effect.n, cause, who=who)


def can_be_met(state: Crusoe, todo: Demanding) -> bool:
    """Whether those who would be asked hold enough."""
    missing = todo.n - payable(state, todo)
    if missing <= 0:
        return True
    there = replace(state, agenda=(todo, *state.agenda))
    found = {
        thing: brought(usage.effects, todo.kind) * times(there, thing)
        for seat in asked(there, todo)
        for thing, usage in within_grasp(there, seat)
        if todo.kind in usage.gates and would_help(there, usage, todo.kind) and is_within_means(there, seat, usage)
    }
    return sum(found.values()) >= missing
