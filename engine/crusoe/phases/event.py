"""Phase 1: the event deck and the threat field."""

from __future__ import annotations

from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.meanings.control import strike
from engine.crusoe.cards.words import Book, DiscardCard, Put
from engine.crusoe.events import CardDrawn, ThreatPlaced
from engine.crusoe.names import CardName
from engine.crusoe.phases.rounds import begin_phase
from engine.crusoe.scene import Scene, cause_of, first
from engine.crusoe.state import Cause, Crusoe, Do, EventPhase, PlaceThreat


def face_event(scene: Scene, todo: EventPhase) -> None:
    """RC-050, RC-051: halves of adventures and mysteries first, until an event card appears."""
    if scene.state.phase != "event" or todo.fresh:
        begin_phase(scene, "event")
    card = scene.draw("event_deck")
    if card in LIBRARY.events:
        face_card(scene, card)
    elif card:
        face_half(scene, card)


def face_card(scene: Scene, card: CardName) -> None:
    """RC-052, RC-053: the icon, the event, then its place in the threat field."""
    scene.tell(CardDrawn("event", card))
    icon = LIBRARY.events[card].icon
    word = Book() if icon == "book" else Put("adventure", icon)
    scene.push(Do((word, *LIBRARY.events[card].event), cause_of(scene.state, card)), PlaceThreat(card))


def face_half(scene: Scene, card: CardName) -> None:
    """The half that waited in the event deck; then another card is drawn."""
    scene.tell(CardDrawn("event", card, half=True))
    half = LIBRARY.adventures[card].event if card in LIBRARY.adventures else LIBRARY.mysteries[card].event
    scene.push(Do((*half, DiscardCard()), half_cause(scene.state, card)), EventPhase(fresh=False))


def half_cause(state: Crusoe, card: CardName) -> Cause:
    return Cause(card=card, actor=first(state), suffers="all", space=state.places.get(card, ""))


def place_threat(scene: Scene, todo: PlaceThreat) -> None:
    """RC-053: the new card on the right; another is pushed only where it must."""
    left, right = scene.state.threats
    scene.tell(ThreatPlaced(todo.card))
    if not right:
        scene.alter(threats=(left, todo.card))
        return
    scene.alter(threats=(right, todo.card))
    if left:
        strike(scene, left)
