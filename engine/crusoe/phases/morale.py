"""Phase 2: what the mood of the camp means for the first player."""

from __future__ import annotations

from engine.crusoe.cards.words import Determination, Heal
from engine.crusoe.items import has_item
from engine.crusoe.parts import MORALE
from engine.crusoe.people import change_morale
from engine.crusoe.phases.rounds import begin_phase
from engine.crusoe.questions import ask, offer
from engine.crusoe.scene import Scene, first
from engine.crusoe.state import Cause, Crusoe, Do, MoralePhase


def face_morale(scene: Scene, todo: MoralePhase) -> None:
    """RC-060, RC-061; RC-190: alone one is glad to be alive."""
    begin_phase(scene, "morale")
    if scene.state.seats == 1:
        change_morale(scene, 1)
    cause = Cause(actor=first(scene.state), suffers="actor")
    more = bonus(scene.state)
    if scene.state.morale == MORALE[-1]:
        offers = [offer("tokens", Determination(2 + more)), offer("heal", Heal(), *glad(more))]
        ask(scene, "morale", offers, cause, order=scene.state.orders.morale)
    elif scene.state.morale + more:
        scene.push(Do((Determination(scene.state.morale + more),), cause))


def bonus(state: Crusoe) -> int:
    """RC-263, RC-264: diary and drums."""
    return has_item(state, "diary") + 2 * has_item(state, "drums")


def glad(more: int) -> tuple[Determination, ...]:
    return (Determination(more),) if more else ()
