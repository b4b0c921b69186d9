"""Inventions and the items they become, treasures and starting items."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from engine.crusoe.camp import lift_token, lower_level, raise_level
from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.card import InventionCard
from engine.crusoe.events import CoverLifted, ItemBuilt, ItemLost
from engine.crusoe.memory import PEOPLE, remembered
from engine.crusoe.names import CardName, Item
from engine.crusoe.parts import CHARACTERS, Level, Name
from engine.crusoe.people import give_determination
from engine.crusoe.scenarios import scenario
from engine.crusoe.scene import Scene, cause_of, players
from engine.crusoe.state import Crusoe, Do, Kept


def has_item(state: Crusoe, name: Item) -> bool:
    """Built, and not out of reach this round."""
    return name in state.items and "items" not in state.forbidden


def has_treasure(state: Crusoe, standing: str) -> bool:
    """A treasure that works by itself; a barrel once it is empty, a helmet not in the round it was found."""
    return any(
        LIBRARY.mysteries[kept.card].standing == standing
        for kept in state.kept
        if kept.card in LIBRARY.mysteries and not kept.uses and kept.card not in state.spent
    )


@remembered(*PEOPLE)
def personal(state: Crusoe) -> dict[Item, Name]:
    """Who alone may build what (RC-045)."""
    return inventors(tuple(each.character for each in players(state)))


@lru_cache
def inventors(names: tuple[Name, ...]) -> dict[Item, Name]:
    return {own: name for name in names if (own := CHARACTERS[name].own)}


def coming(state: Crusoe) -> tuple[Item, ...]:
    """Built, and items only after all actions (RC-123), or once their builder is back in the camp (RC-222)."""
    return tuple(name for haul in (*state.future, *state.away) for name in haul.items)


def unbuilt(state: Crusoe, names: tuple[Item, ...]) -> tuple[Item, ...]:
    """Those of these that are neither items nor on their way."""
    return tuple(name for name in names if name not in (*state.items, *coming(state)))


@remembered("inventions", "items", "options", personal)
def buildable(state: Crusoe) -> tuple[Item, ...]:
    """RC-103: inventions of the board, of the characters, of the scenario, that are not items."""
    names = (*state.inventions, *personal(state), *scenario(state).inventions)
    return tuple(name for name in names if name not in state.items or LIBRARY.inventions[name].again)


def invention(name: Item) -> InventionCard:
    return LIBRARY.inventions[name]


def levels(card: InventionCard) -> tuple[tuple[Level, int], ...]:
    """How far an item raises each level."""
    return (("roof", card.roof), ("palisade", card.palisade), ("weapons", card.weapons))


def place_item(scene: Scene, name: Item, who: Name = "") -> None:
    """RC-124: its effects begin; RC-045, RC-R14: its inventor's reward, once."""
    card = invention(name)
    if name in scene.state.items and not card.again:
        return
    leave_decks(scene, name)
    scene.alter(items=(*(item for item in scene.state.items if item != name), name))
    scene.tell(ItemBuilt(name, who))
    reward_inventor(scene, name)
    for what, n in levels(card):
        if n:
            raise_level(scene, what, n)
    if card.built:
        cause = cause_of(scene.state, name)
        scene.push(Do(card.built, replace(cause, actor=who or cause.actor)))


def leave_decks(scene: Scene, name: Item) -> None:
    """An invention that becomes an item lies nowhere else."""
    for deck in ("inventions", "invention_deck", "invention_discards"):
        scene.alter(**{deck: tuple(each for each in getattr(scene.state, deck) if each != name)})


def reward_inventor(scene: Scene, name: Item) -> None:
    owner = personal(scene.state).get(name)
    if owner and name not in scene.state.built:
        scene.alter(built=(*scene.state.built, name))
        give_determination(scene, owner, 2)


def lose_item(scene: Scene, name: Item) -> None:
    """RC-227, RC-R23: back to its invention side; what it added is undone as far as possible."""
    card = invention(name)
    scene.alter(
        items=tuple(item for item in scene.state.items if item != name),
        marked=tuple(item for item in scene.state.marked if item != name),
    )
    if card.kind in ("basic", "general") or (card.kind == "personal" and name not in personal(scene.state)):
        scene.alter(inventions=(*scene.state.inventions, name))
    scene.tell(ItemLost(name))
    for what, n in levels(card):
        if n:
            lower_level(scene, what, n)
    for token in scene.state.tokens:
        if token.by == name or (name == "shortcut" and token.kind == "shortcut"):
            lift_token(scene, token)
    for cover in scene.state.covers:
        if cover.card == name:
            scene.alter(covers=tuple(each for each in scene.state.covers if each != cover))
            scene.tell(CoverLifted(cover.space, cover.what))


def use_up(scene: Scene, card: CardName) -> None:
    """RC-035: a use fewer; the last one, and the card is gone."""
    kept: list[Kept] = []
    for each in scene.state.kept:
        if each.card != card or each.uses == 0:
            kept.append(each)
        elif each.uses > 1 or standing(card):
            kept.append(replace(each, uses=each.uses - 1))
        else:
            scene.alter(gone=(*scene.state.gone, card))
    scene.alter(kept=tuple(kept))


def standing(card: CardName) -> bool:
    return card in LIBRARY.mysteries and bool(LIBRARY.mysteries[card].standing)
