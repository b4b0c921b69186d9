"""Inventions and items: drawn, thrown away, built, marked, lost."""

from __future__ import annotations

from engine.crusoe.cards.words import (
    BuildFree,
    DiscardInventions,
    DrawInventions,
    Forget,
    KeepInvention,
    LoseItems,
    LoseMarked,
    MarkItems,
)
from engine.crusoe.events import CardSeen, DeckRenewed, DemandUnmet, InventionDiscarded, InventionDrawn, ItemsMarked
from engine.crusoe.items import coming, lose_item, place_item, unbuilt
from engine.crusoe.parts import Unmet
from engine.crusoe.people import sufferers, wound
from engine.crusoe.progress import wanted
from engine.crusoe.questions import ask, offer
from engine.crusoe.scene import Scene
from engine.crusoe.state import Cause, Do, Haul
from engine.crusoe.stores import add_haul, comes_later


def unmet(scene: Scene, kind: Unmet, cause: Cause) -> None:
    scene.tell(DemandUnmet(kind, 1))
    for who in sufferers(scene.state, cause):
        wound(scene, who)


def discards_inventions(scene: Scene, effect: DiscardInventions, cause: Cause) -> None:
    """RC-170: one missing, one wound."""
    if effect.n > 1:
        scene.push(Do((DiscardInventions(),) * effect.n, cause))
        return
    kept = (*coming(scene.state), *wanted(scene.state.progress))
    names = [name for name in scene.state.inventions if name not in kept]
    if not names:
        unmet(scene, "inventions", cause)
    ask(scene, "forget", [offer(name, Forget(name)) for name in names], cause)


def forgets(scene: Scene, effect: Forget, cause: Cause) -> None:
    scene.alter(
        inventions=tuple(name for name in scene.state.inventions if name != effect.name),
        invention_discards=(*scene.state.invention_discards, effect.name),
    )
    scene.tell(InventionDiscarded(effect.name))


def draws_inventions(scene: Scene, effect: DrawInventions, cause: Cause) -> None:
    """RC-202: a deck that runs out is made anew from the discards."""
    deck = scene.state.invention_deck
    if len(deck) < max(1, effect.n) and scene.state.invention_discards:
        renewed = scene.shuffled(scene.state.invention_discards)
        deck += renewed
        scene.alter(invention_deck=deck, invention_discards=())
        scene.tell(DeckRenewed("invention", len(renewed)))
    seen = deck[: effect.n] if effect.n else deck
    if effect.n > 1:
        scene.tell(*(CardSeen("invention", name) for name in seen))
    offers = []
    for name in seen:
        others = tuple(each for each in seen if each != name)
        offers.append(offer(name, KeepInvention(name, others, shuffled=not effect.n)))
    ask(scene, "invention", offers, cause)


def keeps_invention(scene: Scene, effect: KeepInvention, cause: Cause) -> None:
    seen = (effect.name, *effect.rest)
    deck = tuple(name for name in scene.state.invention_deck if name not in seen)
    scene.alter(inventions=(*scene.state.inventions, effect.name))
    if effect.shuffled:
        scene.alter(invention_deck=scene.shuffled((*deck, *effect.rest)))
    else:
        discards = (*scene.state.invention_discards, *effect.rest)
        scene.alter(invention_deck=deck, invention_discards=discards)
    scene.tell(InventionDrawn(effect.name))


def builds_free(scene: Scene, effect: BuildFree, cause: Cause) -> None:
    """While actions are resolved it becomes an item only afterwards (RC-123)."""
    names = unbuilt(scene.state, effect.items)
    if len(names) > 1:
        ask(scene, "build", [offer(name, BuildFree((name,))) for name in names], cause)
    elif names and comes_later(scene.state, cause):
        add_haul(scene, Haul(cause.actor, items=(names[0],)))
    elif names:
        place_item(scene, names[0], cause.actor)


def loses_items(scene: Scene, effect: LoseItems, cause: Cause) -> None:
    """RC-227."""
    if effect.name:
        lose_item(scene, effect.name)
    elif effect.n > 1:
        scene.push(Do((LoseItems(if_possible=effect.if_possible),) * effect.n, cause))
    elif scene.state.items:
        ask(scene, "lose", [offer(name, LoseItems(name=name)) for name in scene.state.items], cause)
    elif not effect.if_possible:
        unmet(scene, "item", cause)


def marks_items(scene: Scene, effect: MarkItems, cause: Cause) -> None:
    if effect.name:
        scene.alter(marked=(*scene.state.marked, effect.name))
        scene.tell(ItemsMarked((effect.name,)))
        return
    if effect.n > 1:
        scene.push(Do((MarkItems(),) * effect.n, cause))
        return
    names = [name for name in scene.state.items if name not in scene.state.marked]
    ask(scene, "mark", [offer(name, MarkItems(name=name)) for name in names], cause)


def loses_marked(scene: Scene, effect: LoseMarked, cause: Cause) -> None:
    """What is lost already is not lost again: in games saved earlier a lost shortcut may bear its mark still."""
    for name in scene.state.marked:
        if name in scene.state.items:
            lose_item(scene, name)
    scene.alter(marked=())
