"""Using something: an ability, an item, a treasure, a token."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from msgspec.structs import replace

from engine.contract import Choice, Illegal, Seat
from engine.crusoe.actions import Use
from engine.crusoe.cards import LIBRARY
from engine.crusoe.ending import said
from engine.crusoe.events import Used
from engine.crusoe.gates import gate_of, works_at
from engine.crusoe.items import use_up
from engine.crusoe.names import CardName
from engine.crusoe.parts import Gate, Name
from engine.crusoe.people import give_determination
from engine.crusoe.scene import Scene, person, players
from engine.crusoe.state import Cause, Crusoe, Do, Fighting, Planning
from engine.crusoe.stores import spend, spend_discovery
from engine.crusoe.uses import is_affordable, is_lasting, own, shared, within_grasp


def usable(state: Crusoe, seat: Seat, gate: Gate) -> list[CardName]:
    """What this seat may use at a gate."""
    if not gate:
        return []
    return [
        name
        for name, usage in within_grasp(state, seat)
        if usage.effects
        and ("any" in usage.gates or works_at(state, usage, gate))
        and is_affordable(state, seat, usage)
    ]


def answers_the_question(state: Crusoe, seat: Seat, action: Use) -> bool:
    """Tell if a thing is made for the question that is open now, and isn't merely usable at any time."""
    gate = gate_of(state)
    return any(
        name == action.thing and works_at(state, usage, gate) for name, usage in (*own(state, seat), *shared(state))
    )


def may_use(state: Crusoe, seat: Seat) -> Sequence[Use]:
    return [Use(thing) for thing in usable(state, seat, gate_of(state))]


def do_use(scene: Scene, seat: Seat, action: Use) -> None:
    """RC-035, RC-046, RC-130, GAP-32: paid at once, then what it says happens."""
    thing = cast("CardName", action.thing)
    who = players(scene.state)[seat].character
    usage = dict([*own(scene.state, seat), *shared(scene.state)])[thing]
    scene.tell(Used(seat, thing))
    give_determination(scene, who, -usage.determination)
    spend(scene, usage.pays)
    todo = scene.state.agenda[0]
    if isinstance(todo, Fighting) and (usage.lasting or is_lasting(thing)):
        scene.alter(agenda=(replace(todo, drawn=(*todo.drawn, thing)), *scene.state.agenda[1:]))
    if not usage.lasting:
        put_away(scene, who, thing)
    if isinstance(todo, Planning):
        scene.alter(ready=())
    scene.push(Do(usage.effects, Cause(card=thing, actor=who, suffers="actor")))


def put_away(scene: Scene, who: Name, thing: CardName) -> None:
    """A use fewer, a token less, an ability marked."""
    if thing in LIBRARY.abilities:
        scene.change(who, used=(*person(scene.state, who).used, thing))
    elif thing in LIBRARY.inventions:
        scene.alter(spent=(*scene.state.spent, thing))
    elif thing in scene.state.discoveries:
        spend_discovery(scene, thing)
    elif not is_lasting(thing):
        use_up(scene, thing)


def why_not_use(state: Crusoe, seat: Seat, action: Use) -> Illegal:
    thing = cast("CardName", action.thing)
    usage = dict([*own(state, seat), *shared(state)]).get(thing)
    if usage is None:
        return Illegal("not-yours-to-use", thing=thing, usable=usable(state, seat, gate_of(state)))
    if not usage.effects or (gate_of(state) not in usage.gates and "any" not in usage.gates):
        return Illegal("not-now", thing=thing, gates=list(usage.gates))
    if players(state)[seat].determination < usage.determination:
        held = players(state)[seat].determination
        return Illegal("too-few-tokens", thing=thing, needed=usage.determination, held=held)
    return Illegal("cannot-use", thing=thing, has=usage.has, weapons=usage.weapons)


USE = Choice(Use, may_use, said(do_use), why_not_use)
