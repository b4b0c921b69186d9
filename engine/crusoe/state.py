"""What is on the table, and the agenda's lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

from engine.contract import Outcome, Seat, State, Todo
from engine.crusoe.cards.words import AnyEffect, Moment
from engine.crusoe.names import AdventureName, BeastName, CardName, Discovery, Item, MysteryName
from engine.crusoe.parts import (
    Animals,
    Covered,
    Die,
    Face,
    Field,
    Forbidden,
    Goods,
    Name,
    Owed,
    Part,
    Payment,
    Phase,
    Reason,
    ScenarioName,
    Source,
    Space,
    Spot,
    TokenKind,
    WaivedGate,
)
from engine.crusoe.progress import CastawaysProgress, Progress
from engine.crusoe.target import NOWHERE, Target

Presence: TypeAlias = Literal["standard", "yes", "no"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose; the first of each is the rulebook's (or our reading of it)."""

    scenario: ScenarioName = "castaways"
    friday: Presence = "standard"
    dog: Presence = "standard"
    starting_items: Annotated[int, Meta(ge=0, le=4)] = 2
    events: Literal["standard", "fewer-book", "more-book"] = "standard"
    wreckage: Literal["food-crates", "random"] = "food-crates"
    printed_cards: bool = False
    """The published figures where they differ from the rulebook's: a pit of 2 food, a defence plan for 2 tokens."""
    token_on_exhausted: bool = True
    """A +1 token on an exhausted source still gives one."""
    halving: Literal["loss-down", "result-down"] = "loss-down"
    camp_is_nearest: bool = True
    """The camp's own tile counts for the nearest source."""
    all_pawns: bool = False
    """Every player pawn must be assigned."""
    draft: Literal["together", "own"] = "together"
    """Whose pawns one may plan with: everybody's, or one's own."""


class Injury(Struct, frozen=True):
    part: Part
    of: Field


class Kept(Struct, frozen=True):
    """A card the players hold, and how often it may still be used (0: it works by itself)."""

    card: CardName
    uses: int = 0


class Haul(Struct, frozen=True, omit_defaults=True):
    """What somebody has won and the camp has not yet."""

    who: Name
    goods: Goods = Goods()
    discoveries: tuple[Discovery, ...] = ()
    items: tuple[Item, ...] = ()
    kept: tuple[Kept, ...] = ()


class Orders(Struct, frozen=True, omit_defaults=True):
    """Standing orders of the table. Text, for a save says whether the default was chosen or nothing was said."""

    camp: str = "stay"
    """Where it goes tonight; after the night it stays again."""
    hungry: str = "healthiest"
    morale: str = "tokens"
    """At the top of the track."""


class SeatOrders(Struct, frozen=True, omit_defaults=True):
    """Standing orders of one player."""

    rolls: str = "failures"
    arrange: str = "tokens"
    """What four players' camp is arranged for."""


class Person(Struct, frozen=True, omit_defaults=True):
    """A character on the island; the first ones are the players', in the order of seats."""

    character: Name
    wounds: int = 0
    determination: int = 0
    used: tuple[CardName, ...] = ()
    injuries: tuple[Injury, ...] = ()
    soothed: tuple[int, ...] = ()
    pawns: int = 2
    only: tuple[Field, ...] = ()
    mute: bool = False
    outside: bool = False
    sheltered: bool = False
    """Outside, on a tile with a shelter."""
    cursed: bool = False
    bowl: bool = False
    """A curse that lasts until lifted."""
    waived: tuple[WaivedGate, ...] = ()
    """Gates at which this player does not want to be asked."""
    orders: SeatOrders = SeatOrders()


class Token(Struct, frozen=True, omit_defaults=True):
    """A token on a field, a space or the weather; `by` names the item that laid it."""

    kind: TokenKind
    at: Spot
    by: CardName = ""


class Cover(Struct, frozen=True, omit_defaults=True):
    """A black marker: on a source, on the terrain, or a tile face down; and the card that laid it."""

    space: Space
    what: Covered
    card: CardName = ""
    hides: tuple[TokenKind, ...] = ()
    """What a tile that lies face down shows when it is turned back."""


class Line(Struct, frozen=True, omit_defaults=True):
    """One line of the plan: where, who (the one who acts first), what it costs."""

    target: Target
    pawns: tuple[Name, ...]
    pays: Payment = ""
    devout: bool = False
    cost: Goods = Goods()
    """This and what follows is known and locked once the plan stands."""
    certain: bool = False
    taxed: bool = False


class Production(Struct, frozen=True, omit_defaults=True):
    wood: int = 0
    food: int = 0
    no_wood: bool = False
    no_food: bool = False
    halved: bool | int = False
    """More than once: how often."""
    nothing: bool = False


class Sky(Struct, frozen=True, omit_defaults=True):
    """What the weather dice and tokens have shown."""

    rain: int = 0
    winter: int = 0
    animals: Animals = ""


class Cause(Struct, frozen=True, omit_defaults=True):
    """Why an effect is carried out: whose card, who acts, who suffers what is unmet, and where."""

    card: CardName = ""
    actor: Name = ""
    suffers: Literal["all", "actor", "first"] = "all"
    space: Space = ""
    source: Source = ""
    field: Field = ""


class Deferred(Struct, frozen=True):
    """Effects that wait for a moment."""

    when: Moment
    effects: tuple[AnyEffect, ...]
    cause: Cause


class Offer(Struct, frozen=True, omit_defaults=True):
    """One answer to a question."""

    word: str
    effects: tuple[AnyEffect, ...] = ()


# The agenda


ASKED: dict[type[Todo], Callable[[Crusoe, Any], tuple[Seat, ...]]] = {}
"""Who a pausing line waits for. `rulebook.py` fills it in, because `gates.py`, which knows, needs the state itself."""


class Pausing(Todo, frozen=True, kw_only=True):
    """A line at a gate, or a roll: whoever could change what comes is asked first."""

    passed: tuple[Seat, ...] = ()

    def waits_for(self, state: Crusoe) -> tuple[Seat, ...]:
        return ASKED[type(self)](state, self)


class RoundBegins(Todo, frozen=True):
    pass


class EventPhase(Todo, frozen=True):
    """A card of the event deck; after the half of another card not afresh."""

    fresh: bool = True


class PlaceThreat(Todo, frozen=True):
    """The event card goes to the threat field."""

    card: CardName


class MoralePhase(Todo, frozen=True):
    pass


class ProductionPhase(Todo, frozen=True):
    pass


class BeginPlanning(Todo, frozen=True):
    pass


class Planning(Todo, frozen=True):
    """The shared draft; it waits for whoever is not ready."""

    def waits_for(self, state: Crusoe) -> tuple[Seat, ...]:
        ready = state.ready
        return tuple([seat for seat in range(state.seats) if seat not in ready])


class ResolveActions(Todo, frozen=True):
    pass


class CarryOut(Todo, frozen=True):
    """One line of the plan is carried out."""

    line: Line
    must_roll: bool = False


class RollDice(Todo, frozen=True):
    cause: Cause
    only_success: bool = False


class Rolling(Pausing, frozen=True):
    """The faces lie on the table; whoever can pay for another roll is asked."""

    cause: Cause
    wound: Face
    success: Face
    adventure: Face
    dice: tuple[Die, ...] = ("wound", "success", "adventure")
    """Those that were rolled."""
    rerolled: tuple[Die, ...] = ()


class ActionsEnd(Todo, frozen=True):
    pass


class WeatherPhase(Todo, frozen=True):
    pass


class Weathering(Pausing, frozen=True):
    """The sky is known and not yet faced."""


class CalmDown(Todo, frozen=True):
    """The weather space is cleared."""


class NightPhase(Todo, frozen=True):
    pass


class Eating(Pausing, frozen=True):
    """A meal for everybody in the camp, or wounds."""

    wounds: int


class AskCamp(Todo, frozen=True):
    """Whether the camp stays."""


class Resting(Pausing, frozen=True):
    """The hours of the night in which one may heal; before the cold only where it would kill."""

    late: bool = False


class Sleep(Todo, frozen=True):
    """Without a shelter a wound."""


class Rot(Todo, frozen=True):
    """What is left of the food rots."""


class RoundEnds(Todo, frozen=True):
    pass


class Do(Todo, frozen=True):
    """Effects to be carried out one by one."""

    effects: tuple[AnyEffect, ...]
    cause: Cause

    def is_settled(self, state: Crusoe) -> bool:
        return not self.effects


class Demanding(Pausing, frozen=True):
    """Something is demanded; what is missing wounds."""

    kind: Owed
    n: int
    cause: Cause
    who: Name = ""
    if_possible: bool = False
    or_lost: Reason = ""
    """Unmet, the game is lost for this reason."""


class Fighting(Pausing, frozen=True):
    """A beast stands before somebody, or before all."""

    cause: Cause
    strength: int
    weapons: int = 0
    palisade: int = 0
    food: int = 0
    hide: int = 0
    beast: CardName = ""
    bonus: int = 0
    drawn: tuple[CardName, ...] = ()
    """What is not spent by being used helps once; it has been used."""


class Dying(Pausing, frozen=True):
    """An effect that kills somebody, before it is carried out; whoever can heal is asked first."""

    effect: AnyEffect
    cause: Cause
    wounds: dict[Name, int]
    """How many each of those takes whom it kills."""


class Choosing(Todo, frozen=True):
    """A question with two answers or more; the first is what is proposed."""

    asks: str
    offers: tuple[Offer, ...]
    cause: Cause
    by: Seat
    group: bool = False
    """To the group: the first player is waited for, anybody may answer."""
    number: int = 0
    """Of several questions alike, which one this is; 0 if it's the only one."""
    total: int = 0

    def waits_for(self, state: Crusoe) -> tuple[Seat, ...]:
        return (self.by,)


class DrawMysteries(Todo, frozen=True):
    """The mystery deck is being searched."""

    cause: Cause
    n: int
    treasure: int
    monster: int
    trap: int
    mandatory: bool
    either: bool = False
    asks: bool = False
    """Whether to go on is asked before the next card."""
    ignored: tuple[MysteryName, ...] = ()
    resolved: tuple[MysteryName, ...] = ()


AnyTodo: TypeAlias = (
    RoundBegins
    | EventPhase
    | PlaceThreat
    | MoralePhase
    | ProductionPhase
    | BeginPlanning
    | Planning
    | ResolveActions
    | CarryOut
    | RollDice
    | Rolling
    | ActionsEnd
    | WeatherPhase
    | Weathering
    | CalmDown
    | NightPhase
    | Eating
    | AskCamp
    | Resting
    | Sleep
    | Rot
    | RoundEnds
    | Do
    | Demanding
    | Fighting
    | Dying
    | Choosing
    | DrawMysteries
)


class Won(Outcome, frozen=True):
    players: int
    score: int
    points: dict[str, int]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(range(self.players))


class Lost(Outcome, frozen=True):
    """Somebody died, the rounds are over, or the scenario has its own end."""

    reason: Reason
    score: int
    points: dict[str, int]
    who: Name = ""

    @property
    def winners(self) -> tuple[Seat, ...]:
        return ()


class Crusoe(State, frozen=True, kw_only=True):
    """Everything on the table."""

    version: int = 2
    options: Options = Options()
    agenda: tuple[AnyTodo, ...] = ()
    outcome: Won | Lost | None = None

    round: int = 1
    phase: Phase = ""
    first: Seat = 0
    people: tuple[Person, ...] = ()
    dog: bool = False
    morale: int = 0

    camp: Space = "A2"
    shelter: bool = False
    roof: int = 0
    palisade: int = 0
    weapons: int = 0

    island: dict[Space, int] = field(default_factory=dict)
    covers: tuple[Cover, ...] = ()
    tokens: tuple[Token, ...] = ()
    progress: Progress = CastawaysProgress()
    totems: int = 0
    """How many have been found."""
    lost_roof: int = 0
    lost_palisade: int = 0
    """What the move of a card that restores it has cost."""
    places: dict[CardName, Space] = field(default_factory=dict)
    """Where cards that come back once happened."""

    stock: Goods = Goods()
    future: tuple[Haul, ...] = ()
    away: tuple[Haul, ...] = ()
    """With those who sleep outside."""
    discoveries: tuple[Discovery, ...] = ()
    kept: tuple[Kept, ...] = ()
    brown: int = 0

    inventions: tuple[Item, ...] = ()
    items: tuple[Item, ...] = ()
    marked: tuple[Item, ...] = ()
    spent: tuple[CardName, ...] = ()
    """Items already used this round."""

    plan: tuple[Line, ...] = ()
    ready: tuple[Seat, ...] = ()
    orders: Orders = Orders()
    acting: Line | None = None
    attempted: tuple[Target, ...] = ()
    """What has been carried out in this phase, with success or without."""
    built: tuple[Item, ...] = ()
    """Personal inventions whose reward has been paid once."""
    thrift: Target = NOWHERE
    """The action of this plan that costs a wood less."""
    forbidden: tuple[Forbidden, ...] = ()
    production: Production = Production()
    forecast: Sky | None = None
    sky: Sky | None = None
    later: tuple[Deferred, ...] = ()

    threats: tuple[CardName, CardName] = ("", "")
    event_deck: tuple[CardName, ...] = ()
    ambush: tuple[BeastName, ...] = ()
    adventures: dict[Field, tuple[AdventureName, ...]] = field(default_factory=dict)
    adventure_discards: dict[Field, tuple[AdventureName, ...]] = field(default_factory=dict)
    mysteries: tuple[MysteryName, ...] = ()
    mystery_discards: tuple[MysteryName, ...] = ()
    beasts: tuple[BeastName, ...] = ()
    beast_discards: tuple[BeastName, ...] = ()
    hunt: tuple[BeastName, ...] = ()
    tiles: tuple[int, ...] = ()
    pile: tuple[Discovery, ...] = ()
    """Discovery tokens face down."""
    invention_deck: tuple[Item, ...] = ()
    invention_discards: tuple[Item, ...] = ()
    box: tuple[CardName, ...] = ()
    """Starting items left out."""
    gone: tuple[CardName, ...] = ()
    """Event, starting and wreckage cards and tokens that have left the game."""
