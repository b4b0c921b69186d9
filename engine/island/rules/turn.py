"""FI-20 and FI-21: a turn of up to three actions, and its end."""

from __future__ import annotations

from msgspec.structs import replace

from engine.contract import Choice, Illegal, Seat, Step
from engine.island.actions import EndTurn
from engine.island.events import TurnEnded
from engine.island.parts import TREASURE_CARDS_A_TURN
from engine.island.rules.refusals import not_now
from engine.island.state import Acting, Considering, Discarding, DrawFlood, DrawTreasure, Ending, Island, NextTurn


def acting(state: Island) -> Acting:
    """The line of the agenda under which actions are legal."""
    todo = state.agenda[0]
    assert isinstance(todo, Acting)
    return todo


def spend(state: Island, *, flight: bool = False) -> tuple[Acting | Ending]:
    """The agenda with one action fewer."""
    todo = acting(state)
    return (Acting(todo.seat, todo.left - 1, todo.flight and not flight) if todo.left > 1 else Ending(todo.seat),)


_END_TURN = (EndTurn(),)


def may_end_turn(state: Island, seat: Seat) -> tuple[EndTurn, ...]:
    return _END_TURN if seat == state.turn else ()


def do_end_turn(state: Island, seat: Seat, action: EndTurn) -> Step[Island]:
    """FI-20, FI-R1, FI-R14: then treasure cards, one discard, the gate, flood cards, the next player."""
    todo = state.agenda[0]
    before_card = (Considering(),) if state.pace == "careful" else ()
    agenda = (
        *before_card,
        DrawTreasure(seat, TREASURE_CARDS_A_TURN),
        Discarding(seat),
        Considering(),
        DrawFlood(),
        NextTurn(),
    )
    return Step(replace(state, agenda=agenda), (TurnEnded(seat, todo.left if isinstance(todo, Acting) else 0),))


def why_not_end_turn(state: Island, seat: Seat, action: EndTurn) -> Illegal:
    return not_now(state, seat) or Illegal("not-your-turn", seat=state.turn)


END_TURN = Choice(EndTurn, may_end_turn, do_end_turn, why_not_end_turn)
