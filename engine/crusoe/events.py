"""What can happen."""

from __future__ import annotations

from typing import ClassVar

from engine.contract import Event, Seat
from engine.crusoe.parts import Goods, Space


class GameSet(Event, frozen=True):
    reveals: ClassVar[bool] = True
    scenario: str
    characters: tuple[str, ...]
    companions: tuple[str, ...]
    starting: tuple[str, ...]
    inventions: tuple[str, ...]


class RoundBegan(Event, frozen=True):
    opens_a_turn: ClassVar[bool] = True
    round: int
    first: Seat


class PhaseBegan(Event, frozen=True):
    phase: str


class CardDrawn(Event, frozen=True):
    """From which deck; `half` when it came back by the event deck."""

    reveals: ClassVar[bool] = True
    deck: str
    card: str
    who: str = ""
    half: bool = False


class DeckEmpty(Event, frozen=True):
    deck: str


class DeckRenewed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    deck: str
    cards: int


class CardDiscarded(Event, frozen=True):
    card: str


class CardReshuffled(Event, frozen=True):
    card: str


class CardKept(Event, frozen=True):
    card: str
    uses: int


class MysteryIgnored(Event, frozen=True):
    reveals: ClassVar[bool] = True
    card: str


class MysteriesEnded(Event, frozen=True):
    resolved: tuple[str, ...]


class ThreatPlaced(Event, frozen=True):
    card: str


class ThreatStruck(Event, frozen=True):
    card: str


class BookRead(Event, frozen=True):
    scenario: str


class TotemFound(Event, frozen=True):
    space: Space
    number: int


class TokenPlaced(Event, frozen=True):
    token: str
    at: str


class TokenIgnored(Event, frozen=True):
    """There was one already."""

    token: str
    at: str


class TokenRemoved(Event, frozen=True):
    token: str
    at: str


class Wounded(Event, frozen=True):
    who: str
    n: int


class Healed(Event, frozen=True):
    who: str
    n: int


class Injured(Event, frozen=True):
    who: str
    part: str


class Recovered(Event, frozen=True):
    who: str
    part: str


class Soothed(Event, frozen=True):
    who: str
    wound: int


class Died(Event, frozen=True):
    who: str


class MoraleChanged(Event, frozen=True):
    by: int
    now: int


class DeterminationChanged(Event, frozen=True):
    who: str
    by: int


class GoodsGained(Event, frozen=True):
    who: str
    goods: Goods


class GoodsLost(Event, frozen=True):
    goods: Goods


class GoodsArrived(Event, frozen=True):
    goods: Goods
    discoveries: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()


class DemandUnmet(Event, frozen=True):
    kind: str
    missing: int


class LevelChanged(Event, frozen=True):
    what: str
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
    source: str


class TerrainCovered(Event, frozen=True):
    space: Space


class TileFlipped(Event, frozen=True):
    space: Space


class CoverLifted(Event, frozen=True):
    space: Space
    what: str


class TilePlaced(Event, frozen=True):
    reveals: ClassVar[bool] = True
    space: Space
    tile: int


class TilesSeen(Event, frozen=True):
    reveals: ClassVar[bool] = True
    tiles: tuple[int, ...]


class CardSeen(Event, frozen=True):
    reveals: ClassVar[bool] = True
    deck: str
    card: str


class BeastAdded(Event, frozen=True):
    n: int = 1


class BeastLeft(Event, frozen=True):
    reveals: ClassVar[bool] = True
    card: str


class AmbushSet(Event, frozen=True):
    pass


class InventionDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True
    name: str


class InventionDiscarded(Event, frozen=True):
    name: str


class ItemBuilt(Event, frozen=True):
    name: str
    who: str = ""


class ItemLost(Event, frozen=True):
    name: str


class ItemsMarked(Event, frozen=True):
    names: tuple[str, ...]


class StartingItemFound(Event, frozen=True):
    reveals: ClassVar[bool] = True
    card: str


class DiscoveryFound(Event, frozen=True):
    reveals: ClassVar[bool] = True
    who: str
    name: str


class DiscoveryLost(Event, frozen=True):
    reveals: ClassVar[bool] = True
    name: str


class Limited(Event, frozen=True):
    who: str
    pawns: int
    only: tuple[str, ...]
    mute: bool


class Forbade(Event, frozen=True):
    what: str


class FirstPassed(Event, frozen=True):
    first: Seat


class PawnGained(Event, frozen=True):
    n: int


class Cursed(Event, frozen=True):
    who: str


class CurseLifted(Event, frozen=True):
    who: str


class Assigned(Event, frozen=True):
    seat: Seat
    pawn: str
    to: str


class TakenBack(Event, frozen=True):
    seat: Seat
    pawn: str
    to: str


class Led(Event, frozen=True):
    seat: Seat
    pawn: str
    to: str


class Hastened(Event, frozen=True):
    seat: Seat
    to: str


class Paid(Event, frozen=True):
    seat: Seat
    to: str
    goods: str


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
    thing: str


class Passed(Event, frozen=True):
    seat: Seat


class Waived(Event, frozen=True):
    seat: Seat
    gate: str
    asked: bool


class Ordered(Event, frozen=True):
    """A standing order was given."""

    seat: Seat
    what: str
    word: str


class OrderFollowed(Event, frozen=True):
    """A question was answered by the order that stands."""

    asks: str
    word: str


class Answered(Event, frozen=True):
    seat: Seat
    asks: str
    word: str


class ActionBegan(Event, frozen=True):
    target: str
    who: str
    supports: int


class ActionSucceeded(Event, frozen=True):
    """With the card, where a threat was met: it leaves its place."""

    target: str
    who: str
    card: str = ""


class ActionFailed(Event, frozen=True):
    target: str
    who: str


class DiceRolled(Event, frozen=True):
    reveals: ClassVar[bool] = True
    who: str
    field: str
    wound: str
    success: str
    adventure: str


class DieRerolled(Event, frozen=True):
    """By a seat, or (None) because a token or a curse demands it."""

    reveals: ClassVar[bool] = True
    die: str
    face: str
    seat: Seat | None = None


class BeastMet(Event, frozen=True):
    reveals: ClassVar[bool] = True
    who: str
    strength: int
    beast: str = ""


class Fought(Event, frozen=True):
    who: str
    strength: int
    weapons: int


class ProductionGathered(Event, frozen=True):
    goods: Goods


class WeatherRolled(Event, frozen=True):
    reveals: ClassVar[bool] = True
    rain: int
    winter: int
    animals: str


class WeatherFaced(Event, frozen=True, omit_defaults=True):
    rain: int
    winter: int
    roof: int
    storm: bool = False


class CloudIgnored(Event, frozen=True):
    cloud: str


class CloudSoftened(Event, frozen=True):
    pass


class Ate(Event, frozen=True):
    meals: int


class WentHungry(Event, frozen=True):
    who: str


class StayedOut(Event, frozen=True):
    who: str


class PitSeen(Event, frozen=True):
    """What has fallen into the pit, by the wound die of Build."""

    reveals: ClassVar[bool] = True
    food: int


class SleptRough(Event, frozen=True):
    who: tuple[str, ...]


class FoodRotted(Event, frozen=True):
    food: int


class WreckageTaken(Event, frozen=True):
    card: str
    pawns: int


class PileGrew(Event, frozen=True):
    wood: int
    now: int


class Burnt(Event, frozen=True):
    space: Space


class Rescued(Event, frozen=True):
    who: str


class LandLost(Event, frozen=True):
    """A tile or space that lava or the like has taken."""

    space: Space


class GameWon(Event, frozen=True):
    ends_the_game: ClassVar[bool] = True

    score: int


class GameLost(Event, frozen=True):
    ends_the_game: ClassVar[bool] = True

    reason: str
    who: str
    score: int


EVENTS: tuple[type[Event], ...] = tuple(
    value
    for value in list(globals().values())
    if isinstance(value, type) and issubclass(value, Event) and value is not Event
)
