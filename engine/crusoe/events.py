"""What can happen."""

from __future__ import annotations

from typing import ClassVar

from engine.contract import Event, Seat
from engine.crusoe.names import BeastName, CardName, Discovery, Item, MysteryName
from engine.crusoe.parts import (
    Animals,
    Cloud,
    Covered,
    Deck,
    Die,
    Face,
    Field,
    Forbidden,
    Goods,
    Level,
    Name,
    OrderedWhat,
    Part,
    Payment,
    Phase,
    Reason,
    ScenarioName,
    Source,
    Space,
    Spot,
    TileNumber,
    TokenKind,
    Unmet,
    WaivedGate,
    Word,
)
from engine.crusoe.target import Target


class GameSet(Event, frozen=True):
    reveals: ClassVar[bool] = True
    scenario: ScenarioName
    characters: tuple[Name, ...]
    companions: tuple[Name, ...]
    starting: tuple[CardName, ...]
    inventions: tuple[Item, ...]


class RoundBegan(Event, frozen=True):
    opens_a_turn: ClassVar[bool] = True
    round: int
    first: Seat


class PhaseBegan(Event, frozen=True):
    phase: Phase


class CardDrawn(Event, frozen=True):
    """From which deck; `half` when it came back by the event deck."""

    reveals: ClassVar[bool] = True
    deck: Deck
    card: CardName
    who: Name = ""
    half: bool = False


class DeckEmpty(Event, frozen=True):
    deck: Deck


class DeckRenewed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    deck: Deck
    cards: int


class CardDiscarded(Event, frozen=True):
    card: CardName


class CardReshuffled(Event, frozen=True):
    card: CardName


class CardKept(Event, frozen=True):
    card: CardName
    uses: int


class MysteryIgnored(Event, frozen=True):
    reveals: ClassVar[bool] = True
    card: CardName


class MysteriesEnded(Event, frozen=True):
    resolved: tuple[MysteryName, ...]


class ThreatPlaced(Event, frozen=True):
    card: CardName


class ThreatStruck(Event, frozen=True):
    card: CardName


class BookRead(Event, frozen=True):
    scenario: ScenarioName


class TotemFound(Event, frozen=True):
    space: Space
    number: int


class TokenPlaced(Event, frozen=True):
    token: TokenKind
    at: Spot


class TokenIgnored(Event, frozen=True):
    """There was one already."""

    token: TokenKind
    at: Spot


class TokenRemoved(Event, frozen=True):
    token: TokenKind
    at: Spot


class Wounded(Event, frozen=True):
    who: Name
    n: int


class Healed(Event, frozen=True):
    who: Name
    n: int


class Injured(Event, frozen=True):
    who: Name
    part: Part


class Recovered(Event, frozen=True):
    who: Name
    part: Part


class Soothed(Event, frozen=True):
    who: Name
    wound: int


class Died(Event, frozen=True):
    who: Name


class MoraleChanged(Event, frozen=True):
    by: int
    now: int


class DeterminationChanged(Event, frozen=True):
    who: Name
    by: int


class GoodsGained(Event, frozen=True):
    who: Name
    goods: Goods


class GoodsLost(Event, frozen=True):
    goods: Goods


class GoodsArrived(Event, frozen=True):
    goods: Goods
    discoveries: tuple[Discovery, ...] = ()
    cards: tuple[CardName, ...] = ()


class DemandUnmet(Event, frozen=True):
    kind: Unmet
    missing: int


class LevelChanged(Event, frozen=True):
    what: Level
    by: int
    now: int


class ShelterBuilt(Event, frozen=True):
    pass


class ShelterLost(Event, frozen=True):
    pass


class CampMoved(Event, frozen=True):
    origin: Space
    to: Space


class CampTrapped(Event, frozen=True):
    """There was no tile to move to."""


class SourceExhausted(Event, frozen=True):
    space: Space
    source: Source


class TerrainCovered(Event, frozen=True):
    space: Space


class TileFlipped(Event, frozen=True):
    space: Space


class CoverLifted(Event, frozen=True):
    space: Space
    what: Covered


class TilePlaced(Event, frozen=True):
    reveals: ClassVar[bool] = True
    space: Space
    tile: TileNumber


class TilesSeen(Event, frozen=True):
    reveals: ClassVar[bool] = True
    tiles: tuple[TileNumber, ...]


class CardSeen(Event, frozen=True):
    reveals: ClassVar[bool] = True
    deck: Deck
    card: CardName


class BeastAdded(Event, frozen=True):
    n: int = 1


class BeastLeft(Event, frozen=True):
    reveals: ClassVar[bool] = True
    card: BeastName


class AmbushSet(Event, frozen=True):
    pass


class InventionDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True
    name: Item


class InventionDiscarded(Event, frozen=True):
    name: Item


class ItemBuilt(Event, frozen=True):
    name: Item
    who: Name = ""


class ItemLost(Event, frozen=True):
    name: Item


class ItemsMarked(Event, frozen=True):
    names: tuple[Item, ...]


class StartingItemFound(Event, frozen=True):
    reveals: ClassVar[bool] = True
    card: CardName


class DiscoveryFound(Event, frozen=True):
    reveals: ClassVar[bool] = True
    who: Name
    name: Discovery


class DiscoveryLost(Event, frozen=True):
    reveals: ClassVar[bool] = True
    name: Discovery


class Limited(Event, frozen=True):
    who: Name
    pawns: int
    only: tuple[Field, ...]
    mute: bool


class Forbade(Event, frozen=True):
    what: Forbidden


class FirstPassed(Event, frozen=True):
    first: Seat


class PawnGained(Event, frozen=True):
    n: int


class Cursed(Event, frozen=True):
    who: Name


class CurseLifted(Event, frozen=True):
    who: Name


class Assigned(Event, frozen=True):
    seat: Seat
    pawn: Name
    to: Target


class TakenBack(Event, frozen=True):
    seat: Seat
    pawn: Name
    to: Target


class Led(Event, frozen=True):
    seat: Seat
    pawn: Name
    to: Target


class Hastened(Event, frozen=True):
    seat: Seat
    to: Target


class Paid(Event, frozen=True):
    seat: Seat
    to: Target
    goods: Payment


class Stacked(Event, frozen=True):
    """Wood on the signal pile; how much lies there now."""

    wood: int
    now: int


class BecameReady(Event, frozen=True):
    """And how many pawns of this seat stay idle."""

    seat: Seat
    idle: int


class ReadyWithdrawn(Event, frozen=True):
    """This seat thinks again."""

    seat: Seat


class PlanSettled(Event, frozen=True):
    pass


class Used(Event, frozen=True):
    seat: Seat
    thing: CardName


class Passed(Event, frozen=True):
    seat: Seat


class Waived(Event, frozen=True):
    seat: Seat
    gate: WaivedGate
    asked: bool


class Ordered(Event, frozen=True):
    """A standing order was given."""

    seat: Seat
    what: OrderedWhat
    word: Word


class OrderFollowed(Event, frozen=True):
    """A question was answered by the order that stands."""

    asks: str
    word: Word


class Answered(Event, frozen=True):
    seat: Seat
    asks: str
    word: Word


class ActionBegan(Event, frozen=True):
    target: Target
    who: Name
    supports: int


class ActionSucceeded(Event, frozen=True):
    """With the card, where a threat was met: it leaves its place."""

    target: Target
    who: Name
    card: CardName = ""


class ActionFailed(Event, frozen=True):
    target: Target
    who: Name


class DiceRolled(Event, frozen=True):
    reveals: ClassVar[bool] = True
    who: Name
    field: Field
    wound: Face
    success: Face
    adventure: Face


class DieRerolled(Event, frozen=True):
    """By a seat, or (None) because a token or a curse demands it."""

    reveals: ClassVar[bool] = True
    die: Die
    face: Face
    seat: Seat | None = None


class BeastMet(Event, frozen=True):
    reveals: ClassVar[bool] = True
    who: Name
    strength: int
    beast: CardName = ""


class Fought(Event, frozen=True):
    who: Name
    strength: int
    weapons: int


class ProductionGathered(Event, frozen=True):
    goods: Goods


class WeatherRolled(Event, frozen=True):
    reveals: ClassVar[bool] = True
    rain: int
    winter: int
    animals: Animals


class WeatherFaced(Event, frozen=True, omit_defaults=True):
    rain: int
    winter: int
    roof: int
    storm: bool = False


class CloudIgnored(Event, frozen=True):
    cloud: Cloud


class CloudSoftened(Event, frozen=True):
    pass


class Ate(Event, frozen=True):
    meals: int


class WentHungry(Event, frozen=True):
    who: Name


class StayedOut(Event, frozen=True):
    who: Name


class PitSeen(Event, frozen=True):
    """What has fallen into the pit, by the wound die of Build."""

    reveals: ClassVar[bool] = True
    food: int


class SleptRough(Event, frozen=True):
    who: tuple[Name, ...]


class FoodRotted(Event, frozen=True):
    food: int


class WreckageTaken(Event, frozen=True):
    card: CardName
    pawns: int


class PileGrew(Event, frozen=True):
    wood: int
    now: int


class Burnt(Event, frozen=True):
    space: Space


class Rescued(Event, frozen=True):
    who: Name


class LandLost(Event, frozen=True):
    """A tile or space that lava or the like has taken."""

    space: Space


class GameWon(Event, frozen=True):
    ends_the_game: ClassVar[bool] = True

    score: int


class GameLost(Event, frozen=True):
    ends_the_game: ClassVar[bool] = True

    reason: Reason
    who: Name
    score: int


EVENTS: tuple[type[Event], ...] = tuple(
    value
    for value in list(globals().values())
    if isinstance(value, type) and issubclass(value, Event) and value is not Event
)
