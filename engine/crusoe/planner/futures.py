"""What may come of a plan: the round played on, up to the next draft, on a table that might be the real one."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.contract import Action, Seat
from engine.crusoe.actions import Answer, Pass, Stack
from engine.crusoe.phases.piling import STACK
from engine.crusoe.planner.answers import respond
from engine.crusoe.planner.ground import Ground
from engine.crusoe.rulebook import RULES
from engine.crusoe.state import (
    ActionsEnd,
    Choosing,
    Crusoe,
    Line,
    NightPhase,
    Pausing,
    Planning,
    ResolveActions,
    RoundEnds,
    WeatherPhase,
)
from engine.crusoe.weights import Weights
from engine.play import legal, run, waiting

REST = (Planning(), ResolveActions(), ActionsEnd(), WeatherPhase(), NightPhase(), RoundEnds())


def follow(table: Crusoe, lines: tuple[Line, ...], stack: int, weights: Weights) -> Crusoe:
    """The table as the next draft finds it, or as the game ended."""
    state = replace(table, agenda=(Planning(),))
    if stack:
        state = STACK.do(state, 0, Stack(stack)).state
    if state.outcome is not None:
        return state
    return played_on(replace(state, plan=lines, ready=tuple(range(table.seats)), agenda=REST), weights)


def played_on(state: Crusoe, weights: Weights, *, passing: tuple[Seat, object] | None = None) -> Crusoe:
    """Up to the next draft; whatever is asked is answered as the planner would. `passing`: who has done what they
    wished at which gate, and passes there."""
    state = run(RULES, state).state
    while state.agenda and not isinstance(todo := state.agenda[0], Planning):
        seat = waiting(state)[0]
        said: Sequence[Action]
        said = [Answer(each.word) for each in todo.offers] if isinstance(todo, Choosing) else legal(RULES, state, seat)
        is_done = passing is not None and seat == passing[0] and is_same_gate(todo, passing[1])
        action = Pass() if is_done else respond(Ground(state, weights), todo, said)
        state = run(RULES, RULES.choice_for[type(action)].do(state, seat, action).state).state
    return state


def is_same_gate(todo: object, gate: object) -> bool:
    """Whether the table still pauses for the same; what is used there may have changed the line itself."""
    kinds = (getattr(each, "kind", "") for each in (todo, gate))
    return isinstance(todo, Pausing) and type(todo) is type(gate) and len(set(kinds)) == 1
