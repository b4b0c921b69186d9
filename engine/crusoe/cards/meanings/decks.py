"""Cards that come back, stay or go; discoveries, mysteries, peeks."""

from __future__ import annotations

from msgspec.structs import replace

from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.words import (
    DiscardCard,
    Discoveries,
    DropTreasures,
    Keep,
    KeepDiscovery,
    Mysteries,
    PeekEvent,
    Reshuffle,
    StartingItem,
    StopMysteries,
)
from engine.crusoe.events import (
    CardDiscarded,
    CardReshuffled,
    CardSeen,
    DiscoveryLost,
    StartingItemFound,
)
from engine.crusoe.parts import USES
from engine.crusoe.questions import ask, offer
from engine.crusoe.scene import Scene
from engine.crusoe.state import Cause, DrawMysteries
from engine.crusoe.stores import gain_discovery, holds, keep, lose_card


def reshuffles(scene: Scene, effect: Reshuffle, cause: Cause) -> None:
    """RC-229: the card that says so; it remembers where it happened."""
    if cause.space:
        scene.alter(places={**scene.state.places, cause.card: cause.space})
    scene.alter(event_deck=scene.shuffled((*scene.state.event_deck, cause.card)))
    scene.tell(CardReshuffled(cause.card))


def discards_card(scene: Scene, effect: DiscardCard, cause: Cause) -> None:
    """To its own discards, unless it stays or comes back."""
    card = cause.card
    if card in scene.state.event_deck or holds(scene.state, card):
        return
    scene.tell(CardDiscarded(card))
    if card in LIBRARY.adventures:
        field = LIBRARY.adventures[card].field
        discards = scene.state.adventure_discards
        scene.alter(adventure_discards={**discards, field: (*discards.get(field, ()), card)})
    elif card in LIBRARY.mysteries:
        scene.alter(mystery_discards=(*scene.state.mystery_discards, card))
    elif card in LIBRARY.beasts:
        scene.alter(beast_discards=(*scene.state.beast_discards, card))
    else:
        scene.alter(gone=(*scene.state.gone, card))


def keeps(scene: Scene, effect: Keep, cause: Cause) -> None:
    keep(scene, cause, cause.card, effect.uses)
    if effect.later:
        scene.alter(spent=(*scene.state.spent, cause.card))


def starting_item(scene: Scene, effect: StartingItem, cause: Cause) -> None:
    if scene.state.box:
        box = scene.shuffled(scene.state.box)
        scene.alter(box=box[1:])
        scene.tell(StartingItemFound(box[0]))
        keep(scene, cause, box[0], USES)


def discoveries(scene: Scene, effect: Discoveries, cause: Cause) -> None:
    """RC-127, RC-211: drawn face up; of some only one is kept."""
    drawn, rest = scene.state.pile[: effect.n], scene.state.pile[effect.n :]
    scene.alter(pile=rest)
    if not effect.keep or len(drawn) <= effect.keep:
        for name in drawn:
            gain_discovery(scene, cause, name)
        return
    scene.tell(*(CardSeen("discovery", name) for name in drawn))
    offers = []
    for place, name in enumerate(drawn):
        others = drawn[:place] + drawn[place + 1 :]
        offers.append(offer(name, KeepDiscovery(name, others)))
    ask(scene, "discovery", offers, cause)


def keeps_discovery(scene: Scene, effect: KeepDiscovery, cause: Cause) -> None:
    gain_discovery(scene, cause, effect.name)
    for name in effect.rest:
        scene.alter(gone=(*scene.state.gone, name))
        scene.tell(DiscoveryLost(name))


def mysteries(scene: Scene, effect: Mysteries, cause: Cause) -> None:
    """RC-223."""
    scene.push(
        DrawMysteries(cause, effect.n, effect.treasure, effect.monster, effect.trap, effect.mandatory, effect.either)
    )


def stop_mysteries(scene: Scene, effect: StopMysteries, cause: Cause) -> None:
    """The draw at hand is over."""
    agenda = list(scene.state.agenda)
    for place, todo in enumerate(agenda):
        if isinstance(todo, DrawMysteries):
            agenda[place] = replace(todo, n=0)
            scene.alter(agenda=tuple(agenda))
            return


def drop_treasures(scene: Scene, effect: DropTreasures, cause: Cause) -> None:
    draw = next((todo for todo in scene.state.agenda if isinstance(todo, DrawMysteries)), None)
    for card in draw.resolved if draw else ():
        if holds(scene.state, card):
            lose_card(scene, card)
            scene.alter(mystery_discards=(*scene.state.mystery_discards, card))
            scene.tell(CardDiscarded(card))


def peek_event(scene: Scene, effect: PeekEvent, cause: Cause) -> None:
    if scene.state.event_deck:
        scene.tell(CardSeen("event", scene.state.event_deck[0]))
