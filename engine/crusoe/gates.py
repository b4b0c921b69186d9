"""Gates: who is asked before something happens, and how one passes it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec.structs import replace

from engine.contract import Choice, Illegal, Seat
from engine.crusoe.actions import Pass, Waive
from engine.crusoe.cards.card import Usage
from engine.crusoe.cards.words import Arm, Choose, Heal, Raise, RerollAnimals
from engine.crusoe.danger import dying
from engine.crusoe.ending import said
from engine.crusoe.events import Passed, Waived
from engine.crusoe.names import CardName
from engine.crusoe.parts import Gate, Name, WaivedGate
from engine.crusoe.people import first_in_camp, within_reach
from engine.crusoe.scene import Scene, players, seat_of
from engine.crusoe.state import (
    Crusoe,
    Demanding,
    Dying,
    Eating,
    Fighting,
    Pausing,
    Planning,
    Resting,
    Rolling,
    Weathering,
)
from engine.crusoe.stores import is_short, payable
from engine.crusoe.uses import is_within_means, own, times, undrawn, within_grasp

OPEN: tuple[Literal["fight", "weather", "night"], ...] = ("fight", "weather", "night")
"""Gates named as they are waived; all others are demands."""


def gate_of(state: Crusoe) -> Gate:
    """The gate that stands open now, if any."""
    todo = state.agenda[0] if state.agenda else None
    if isinstance(todo, Planning):
        return "plan"
    return gate_at(state, todo) if isinstance(todo, Pausing) else ""


def gate_at(state: Crusoe, todo: Pausing) -> Gate:
    """What is to be helped at this line; nothing where it is met anyhow."""
    if isinstance(todo, Eating):
        return "food" if is_short(state) else ""
    if isinstance(todo, Demanding):
        return todo.kind if payable(state, todo) < todo.n and not todo.if_possible else ""
    if isinstance(todo, Resting) and not todo.late and not any(dying(state)):
        return ""
    return GATES[type(todo)]


GATES: dict[type[Pausing], Gate] = {
    Fighting: "fight",
    Weathering: "weather",
    Resting: "night",
    Rolling: "roll",
    Dying: "death",
}
UNWAIVED = (Rolling, Dying)
"""A roll has a standing order of its own; about a death one is always asked."""


def waivable(gate: Gate) -> WaivedGate:
    return gate if gate in OPEN else "demand"


def works_at(state: Crusoe, usage: Usage, gate: Gate) -> bool:
    """RC-044: what heals at night does so at any moment of it."""
    return gate in usage.gates or (state.phase == "night" and "night" in usage.gates)


def asked(state: Crusoe, todo: Pausing) -> tuple[Seat, ...]:
    """RC-R27: whoever could change what is about to happen; for shared things the first player."""
    gate = gate_at(state, todo)
    if not gate:
        return ()
    grave = is_grave(state)
    return tuple(
        seat
        for seat in range(state.seats)
        if seat not in todo.passed
        and (isinstance(todo, UNWAIVED) or waivable(gate) not in players(state)[seat].waived)
        and has_use(state, seat, gate, grave=grave)
    )


def has_use(state: Crusoe, seat: Seat, gate: Gate, *, grave: bool) -> bool:
    return any(
        ((gate in usage.gates and would_help(state, usage, gate)) or (grave and heals_now(state, usage)))
        and is_within_means(state, seat, usage)
        for _, usage in within_hand(state, seat)
    )


def within_hand(state: Crusoe, seat: Seat) -> Iterator[tuple[CardName, Usage]]:
    """What this seat is asked about: its own; and what all share, where tokens are demanded of somebody this one,
    otherwise the first player."""
    yield from own(state, seat)
    if seat == holder(state):
        yield from undrawn(state)


def holder(state: Crusoe) -> Seat | None:
    """Of whom it is demanded, otherwise the first of those in the camp."""
    todo = state.agenda[0]
    who = (isinstance(todo, Demanding) and todo.who) or first_in_camp(state)
    return seat_of(state, who) if who else None


def is_grave(state: Crusoe) -> bool:
    """RC-044, RC-204: the wounds in sight kill somebody whom healing can save; whoever heals is asked before."""
    perils = tuple(dying(state))
    if not perils:
        return False
    near = {each.character: each.wounds for each in within_reach(state)}
    healing = healing_at_hand(state)
    return any(beyond <= min(healing, near.get(who, 0)) for who, beyond in perils)


def heals_now(state: Crusoe, usage: Usage) -> bool:
    return heals(usage) > 0 and works_now(state, usage)


def heals(usage: Usage) -> int:
    return sum(effect.n for effect in usage.effects if isinstance(effect, Heal))


def works_now(state: Crusoe, usage: Usage) -> bool:
    """At any time, or at any moment of the night."""
    return "any" in usage.gates or (state.phase == "night" and "night" in usage.gates)


def healing_at_hand(state: Crusoe) -> int:
    """How many wounds all things together could heal now."""
    found = {
        thing: heals(usage)
        for seat in range(state.seats)
        for thing, usage in within_grasp(state, seat)
        if heals(usage) and works_now(state, usage) and is_within_means(state, seat, usage)
    }
    return sum(wounds * times(state, thing) for thing, wounds in found.items())


def can_save(state: Crusoe, seat: Seat) -> bool:
    """Whether this seat holds something against a death in sight."""
    return is_grave(state) and any(
        heals_now(state, usage) and is_within_means(state, seat, usage) for _, usage in within_hand(state, seat)
    )


def would_help(state: Crusoe, usage: Usage, gate: Gate) -> bool:
    if gate == "fight":
        todo = state.agenda[0]
        weaker = isinstance(todo, Fighting) and todo.strength > state.weapons + todo.bonus
        return weaker and any(isinstance(effect, Arm | Raise | Choose) for effect in usage.effects)
    if gate == "weather":
        sky = state.sky
        bites = sky is not None and (sky.rain + sky.winter > state.roof or bool(sky.winter))
        return bites or any(isinstance(effect, RerollAnimals) for effect in usage.effects)
    if gate == "determination":
        todo = state.agenda[0]
        return isinstance(todo, Demanding) and is_player(state, todo.who)
    return True


def is_player(state: Crusoe, who: Name) -> bool:
    """Tokens that are used go to players, never to Friday."""
    return any(each.character == who for each in players(state))


def may_pass(state: Crusoe, seat: Seat) -> Sequence[Pass]:
    todo = state.agenda[0]
    return [Pass()] if isinstance(todo, Pausing) and seat in todo.waits_for(state) else []


def do_pass(scene: Scene, seat: Seat, action: Pass) -> None:
    """RC-R27: nothing more from this seat at this gate."""
    todo = scene.state.agenda[0]
    scene.alter(agenda=(replace(todo, passed=(*todo.passed, seat)), *scene.state.agenda[1:]))  # type: ignore[union-attr]
    scene.tell(Passed(seat))


def why_not_pass(state: Crusoe, seat: Seat, action: Pass) -> Illegal:
    return Illegal("not-asked", seat=seat)


PASS = Choice(Pass, may_pass, said(do_pass), why_not_pass)


def may_waive(state: Crusoe, seat: Seat) -> Sequence[Waive]:
    """At a gate, no more of this; while planning, any of them, or ask me again."""
    todo = state.agenda[0]
    if isinstance(todo, Planning):
        return WAIVES
    if may_pass(state, seat) and not isinstance(todo, UNWAIVED):
        return [Waive(waivable(gate_of(state)))]
    return []


WAIVES = tuple(Waive(gate) for gate in (*OPEN, "demand"))  # type: ignore[arg-type]


def do_waive(scene: Scene, seat: Seat, action: Waive) -> None:
    """A standing answer."""
    who = players(scene.state)[seat]
    asked_again = action.gate in who.waived
    waived = tuple(gate for gate in who.waived if gate != action.gate)
    scene.change(who.character, waived=waived if asked_again else (*waived, action.gate))
    scene.tell(Waived(seat, action.gate, asked_again))


def why_not_waive(state: Crusoe, seat: Seat, action: Waive) -> Illegal:
    return Illegal("not-asked", seat=seat)


WAIVE = Choice(Waive, may_waive, said(do_waive), why_not_waive)
