"""From the TOML files to typed cards; whatever is wrong with one is said with its name."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from engine.crusoe.cards.card import (
    Ability,
    AdventureCard,
    BeastCard,
    Card,
    DiscoveryToken,
    EventCard,
    InventionCard,
    MysteryCard,
    StartingCard,
    WreckageCard,
)
from engine.crusoe.cards.words import Choose, Effect, Option, Reshuffle

C = TypeVar("C", bound=Card)


class BadCard(ValueError):  # noqa: N818 — it names a card that is bad
    """A card that cannot be: which one, and why."""


@dataclass(frozen=True)
class Library:
    """All cards by name, deck by deck."""

    events: Mapping[str, EventCard]
    adventures: Mapping[str, AdventureCard]
    mysteries: Mapping[str, MysteryCard]
    beasts: Mapping[str, BeastCard]
    wreckage: Mapping[str, WreckageCard]
    starting: Mapping[str, StartingCard]
    discoveries: Mapping[str, DiscoveryToken]
    abilities: Mapping[str, Ability]
    inventions: Mapping[str, InventionCard]


def read_library(folder: Path = Path(__file__).parent) -> Library:
    """Every deck from its file."""
    return Library(
        events=read_deck(folder / "events.toml", EventCard),
        adventures=read_deck(folder / "adventures.toml", AdventureCard),
        mysteries=read_deck(folder / "mysteries.toml", MysteryCard),
        beasts=read_deck(folder / "beasts.toml", BeastCard),
        wreckage=read_deck(folder / "wreckage.toml", WreckageCard),
        starting=read_deck(folder / "starting.toml", StartingCard),
        discoveries=read_deck(folder / "discoveries.toml", DiscoveryToken),
        abilities=read_deck(folder / "abilities.toml", Ability),
        inventions=read_deck(folder / "inventions.toml", InventionCard),
    )


def read_deck(file: Path, kind: type[C]) -> dict[str, C]:
    """One file's cards by name, in the order of the file."""
    return cards_from(tomllib.loads(file.read_text(encoding="utf-8"))["card"], kind)


def cards_from(rows: Iterable[dict[str, Any]], kind: type[C]) -> dict[str, C]:
    """Rows of data as cards; refuses an unknown word, a card twice, and what `faults` finds."""
    cards: dict[str, C] = {}
    for row in rows:
        name = row.get("id", "a card without an id")
        try:
            card = msgspec.convert(row, kind)
        except msgspec.ValidationError as fault:
            raise BadCard(f"{name}: {fault}") from None
        if card.id in cards:
            raise BadCard(f"{name}: this id is there twice")
        for wrong in faults(card):
            raise BadCard(f"{name}: {wrong}")
        cards[card.id] = card
    return cards


def faults(card: Card) -> Iterator[str]:
    """What a card may not say though each of its words is known."""
    for effect in effects_of(card):
        if isinstance(effect, Choose) and len(effect.options) < 2:
            yield f"DECIDE ({effect.asks}) offers {len(effect.options)} option; it needs two"
    if isinstance(card, AdventureCard | MysteryCard):
        returns = any(isinstance(effect, Reshuffle) for effect in effects_of(card))
        if returns and not card.event:
            yield "it is shuffled into the event deck but has no event half"
        if card.event and not returns:
            yield "it has an event half but is never shuffled into the event deck"


def effects_of(thing: object) -> Iterator[Effect]:
    """Every effect within a card, however deep."""
    if isinstance(thing, Effect):
        yield thing
    if isinstance(thing, tuple):
        for each in thing:
            yield from effects_of(each)
    elif isinstance(thing, Effect | Card | Option) or hasattr(thing, "effects") or hasattr(thing, "reward"):
        for each in thing.__struct_fields__:  # type: ignore[attr-defined]
            yield from effects_of(getattr(thing, each))
