"""Choices, conditions, delays, and cards that call other cards."""

from __future__ import annotations

from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.words import (
    Again,
    AnyEffect,
    Book,
    Choose,
    Determination,
    Discard,
    Given,
    Ignore,
    Later,
    LoseItems,
    Lower,
    Mark,
    Option,
    Raise,
    Soften,
    ThreatsStrike,
)
from engine.crusoe.events import BookRead, CardDiscarded, ThreatStruck
from engine.crusoe.items import has_item
from engine.crusoe.land import has_shelter
from engine.crusoe.names import CardName
from engine.crusoe.people import concerned
from engine.crusoe.scenarios import scenario
from engine.crusoe.scene import Scene, cause_of, person
from engine.crusoe.state import Cause, Crusoe, Deferred, Do
from engine.crusoe.stores import free

POSSIBLE = ("loss", "tribute", "cloud", "level")
"""Questions that offer only what is possible."""


def possible(state: Crusoe, effect: Choose, cause: Cause) -> tuple[Option, ...]:
    """What is worth offering."""
    if effect.asks not in POSSIBLE:
        return effect.options
    return tuple(each for each in effect.options if all(is_possible(state, one, cause) for one in each.effects))


def is_possible(state: Crusoe, effect: AnyEffect, cause: Cause) -> bool:
    """Whether a loss can be borne in full, a gain be had."""
    rest, able = free(state), True
    match effect:
        case Discard():
            able = rest.wood >= effect.wood and rest.meals >= effect.food and rest.hide >= effect.hide
        case Lower():
            able = int(getattr(state, effect.what)) >= effect.n
        case LoseItems():
            able = len(state.items) >= effect.n
        case Determination():
            who = concerned(state, effect.who, cause)
            able = all(person(state, each).determination >= -effect.n for each in who)
        case Raise():
            able = effect.what == "weapons" or has_shelter(state)
        case Ignore():
            able = state.sky is not None and bool(getattr(state.sky, effect.cloud))
        case Soften():
            able = state.sky is not None and bool(state.sky.winter)
    return able


def given(scene: Scene, effect: Given, cause: Cause) -> None:
    state = scene.state
    holds = (
        (not effect.has or has_item(state, effect.has))
        and state.weapons >= effect.weapons
        and (not effect.shelter or has_shelter(state))
    )
    scene.push(Do(effect.then if holds else effect.otherwise, cause))


def later(scene: Scene, effect: Later, cause: Cause) -> None:
    scene.alter(later=(*scene.state.later, Deferred(effect.when, effect.effects, cause)))


def again(scene: Scene, effect: Again, cause: Cause) -> None:
    """RC-055: the event once more."""
    scene.push(Do(LIBRARY.events[cause.card].event, cause))


def book(scene: Scene, effect: Book, cause: Cause) -> None:
    """RC-052: the scenario says what the book means."""
    scene.tell(BookRead(scene.state.options.scenario))
    scene.push(Do(scenario(scene.state).read_book(scene.state), cause))


def threats_strike(scene: Scene, effect: ThreatsStrike, cause: Cause) -> None:
    struck = [card for card in scene.state.threats if card]
    scene.alter(threats=("", ""))
    for card in reversed(struck):
        strike(scene, card)


def strike(scene: Scene, card: CardName) -> None:
    """RC-053: a card leaves the threat field with its threat; a wreckage without."""
    scene.alter(gone=(*scene.state.gone, card))
    if card in LIBRARY.events:
        scene.tell(ThreatStruck(card))
        scene.push(Do(LIBRARY.events[card].threat, cause_of(scene.state, card)))
    else:
        scene.tell(CardDiscarded(card))


def mark(scene: Scene, effect: Mark, cause: Cause) -> None:
    scene.count(effect.name, effect.n)


def release(scene: Scene, *moments: str) -> None:
    """What was put off until now happens; what comes back every night stays."""
    due = [each for each in scene.state.later if each.when in moments]
    scene.alter(
        later=tuple(each for each in scene.state.later if each.when not in moments or each.when == "every-night")
    )
    scene.push(*(Do(each.effects, each.cause) for each in due))
