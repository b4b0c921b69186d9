"""Scenario 1's own act while planning: wood on the signal pile."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract import Choice, Illegal, Seat
from engine.crusoe.actions import Stack
from engine.crusoe.ending import said
from engine.crusoe.events import Stacked
from engine.crusoe.parts import Goods
from engine.crusoe.pile import may_pile, room, stages, wood_piled
from engine.crusoe.progress import CastawaysProgress
from engine.crusoe.scene import Scene
from engine.crusoe.state import Crusoe
from engine.crusoe.stores import free


def may_stack(state: Crusoe, seat: Seat) -> Sequence[Stack]:
    if state.options.scenario != "castaways" or not may_pile(state):
        return []
    return [Stack(wood + 1) for wood in range(min(room(state), free(state).wood))]


def do_stack(scene: Scene, seat: Seat, action: Stack) -> None:
    """Before the actions, one stage a round, never taken back."""
    state = scene.state
    progress = CastawaysProgress(wood_piled(state) + action.wood, stages(state))
    scene.alter(progress=progress, stock=state.stock.less(Goods(wood=action.wood)), ready=())
    scene.tell(Stacked(action.wood, wood_piled(scene.state)))


def why_not_stack(state: Crusoe, seat: Seat, action: Stack) -> Illegal:
    if state.options.scenario != "castaways":
        return Illegal("no-pile-here")
    if not may_pile(state):
        return Illegal("one-stage-a-round", stages=stages(state))
    return Illegal("too-much-wood", room=room(state), free=free(state).wood)


STACK = Choice(Stack, may_stack, said(do_stack), why_not_stack)
