"""The shapes of cards."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from engine.crusoe.cards.words import AnyEffect
from engine.crusoe.names import CardName, Item
from engine.crusoe.parts import Field, Gate, Goods, Name, Terrain

Effects: TypeAlias = tuple[AnyEffect, ...]


class Usage(Struct, frozen=True, forbid_unknown_fields=True):
    """When something may be used, what it costs, what it does; at these gates one is asked; `any` is whenever
    a gate stands open."""

    gates: tuple[Gate, ...]
    effects: Effects
    determination: int = 0
    pays: Goods = Goods()
    has: Item = ""
    weapons: int = 0
    lasting: bool = False
    """It is not spent by being used."""


class Card(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: CardName


class ThreatAction(Struct, frozen=True, forbid_unknown_fields=True):
    """What the threat field asks for, and what it gives."""

    pawns: int = 1
    weapons: int = 0
    needs: Item = ""
    pays: tuple[Goods, ...] = ()
    unless: Item = ""
    """With this item nothing is paid."""
    different: bool = False
    reward: Effects = ()


class EventCard(Card, frozen=True, kw_only=True):
    icon: Literal["book", "build", "gather", "explore"]
    event: Effects = ()
    action: ThreatAction
    threat: Effects = ()


class AdventureCard(Card, frozen=True, kw_only=True):
    """What happens at once, and what happens when it comes back by the event deck."""

    field: Field
    effects: Effects = ()
    event: Effects = ()
    use: Usage | None = None
    """Kept for later, once."""


class MysteryCard(Card, frozen=True, kw_only=True):
    kind: Literal["treasure", "monster", "trap"]
    effects: Effects = ()
    event: Effects = ()
    uses: int = 0
    use: Usage | None = None
    standing: str = ""
    """A treasure that works by itself."""


class BeastCard(Card, frozen=True, kw_only=True):
    strength: int
    weapons: int = 0
    food: int = 0
    hide: int = 0
    effects: Effects = ()


class WreckageCard(Card, frozen=True, kw_only=True):
    """What one pawn gains, what two gain."""

    one: Effects
    two: Effects


class StartingCard(Card, frozen=True, kw_only=True):
    use: Usage


class DiscoveryToken(Card, frozen=True, kw_only=True):
    use: Usage | None = None
    """None: the scenario says what it means."""


class Ability(Card, frozen=True, kw_only=True):
    character: Name
    use: Usage


class InventionCard(Card, frozen=True, kw_only=True):
    kind: Literal["basic", "general", "personal", "scenario"]
    terrain: Terrain | None = None
    needs: tuple[Item, ...] = ()
    pays: tuple[Goods, ...] = ()
    roof: int = 0
    palisade: int = 0
    weapons: int = 0
    built: Effects = ()
    pawn: tuple[str, ...] = ()
    """The fields on which its additional pawn may stand."""
    use: Usage | None = None
    again: bool = False
    """It may be built many times."""
