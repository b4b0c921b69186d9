"""The vocabulary of effects: what a card can say."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from engine.contract import kebab
from engine.crusoe.names import CardName, Discovery, Item
from engine.crusoe.parts import (
    Cloud,
    Covered,
    Field,
    Forbidden,
    Level,
    Name,
    Part,
    Source,
    SourceMeant,
    Space,
    Spot,
    Terrain,
    TokenKind,
)
from engine.crusoe.target import NOWHERE, Target

Who: TypeAlias = Literal["actor", "first", "all", "marked", "fighter", Name]
"""`actor`, `first` (the first player), `all`, `marked` (whoever bears the card's wound), `fighter`
(whoever stands before the beast), or one character by name."""

Moment: TypeAlias = Literal["round", "evening", "night", "every-night"]
LevelMeant: TypeAlias = Literal[Level, "either"]
"""`either` leaves the choice between roof and palisade to the players."""


class Effect(Struct, frozen=True, tag=kebab, tag_field="do", omit_defaults=True, forbid_unknown_fields=True):
    """One word of the vocabulary."""


class Option(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One of several: a short word and what it does."""

    word: str
    effects: tuple[AnyEffect, ...] = ()


# Control


class Choose(Effect, frozen=True):
    """A question; DECIDE on a card, to whoever acts (in the Event phase the first player)."""

    options: tuple[Option, ...]
    asks: str = "decide"
    """A `loss` offers only what is possible."""


class Given(Effect, frozen=True):
    """If the item is there, or the level reached, then; otherwise."""

    has: Item = ""
    weapons: int = 0
    shelter: bool = False
    then: tuple[AnyEffect, ...] = ()
    otherwise: tuple[AnyEffect, ...] = ()


class Later(Effect, frozen=True):
    when: Moment
    effects: tuple[AnyEffect, ...]


class Again(Effect, frozen=True):
    """The card's own event once more."""


class Book(Effect, frozen=True):
    """What the book means in this scenario."""


class ThreatsStrike(Effect, frozen=True):
    """Every card leaves the threat field with its threat."""


# Goods, determination, morale


class Gain(Effect, frozen=True):
    wood: int = 0
    food: int = 0
    preserved: int = 0
    hide: int = 0
    per_player: bool = False


class Discard(Effect, frozen=True):
    """A demand on the stores."""

    wood: int = 0
    food: int = 0
    hide: int = 0
    if_possible: bool = False


class DiscardAll(Effect, frozen=True):
    """Every resource in the stores."""


class Determination(Effect, frozen=True):
    n: int = 1
    who: Who = "actor"
    everything: bool = False


class Morale(Effect, frozen=True):
    n: int


# Bodies


class Wound(Effect, frozen=True):
    n: int = 1
    who: Who = "actor"


class Heal(Effect, frozen=True):
    """Wounds to heal; shared out, each goes to whomever the players choose."""

    n: int = 1
    who: Who = "actor"
    shared: bool = False
    of: int = 0
    """So many there were at first; 0 before the first one is chosen."""


class Injure(Effect, frozen=True):
    """A special wound: no step on the life track, but its card will come back."""

    part: Part
    of: Field


class Recover(Effect, frozen=True):
    part: Part
    of: Field


class Soothe(Effect, frozen=True):
    """Cover symbols of falling morale on life tracks."""

    n: int = 1
    of: int = 0
    """So many there were at first; 0 before the first one is chosen."""


class ShareWounds(Effect, frozen=True):
    """So many markers a player, dealt freely; tonight each marker wounds."""

    n: int = 2


class Starve(Effect, frozen=True):
    """This one goes without the meal."""

    who: Name
    wounds: int


class Ration(Effect, frozen=True):
    """So many of these go without."""

    n: int
    wounds: int
    among: tuple[Name, ...]
    of: int = 0
    """So many there were at first; 0 before the first one is chosen."""


class Meal(Effect, frozen=True):
    """One food for each, or wounds."""

    wounds: int


class HandOut(Effect, frozen=True):
    """Determination tokens, one by one to whomever the players choose."""

    n: int


class Drop(Effect, frozen=True):
    """Cover this wound's symbol on this life track."""

    who: Name
    wound: int


# The camp


class Raise(Effect, frozen=True):
    """A level up; roof and palisade only where there is a shelter."""

    what: LevelMeant
    n: int = 1
    only_lost: bool = False


class Lower(Effect, frozen=True):
    what: LevelMeant
    n: int = 1
    if_possible: bool = False


class Halve(Effect, frozen=True):
    what: LevelMeant


class Disarm(Effect, frozen=True):
    """The weapon level falls to nothing."""


class MoveCamp(Effect, frozen=True):
    """The camp must go to a tile beside it."""

    to: Space = ""
    restorable: bool = False
    """What this move costs another word restores, if it says `only_lost`."""


class CarryTokens(Effect, frozen=True):
    """What items have laid there comes along with the camp."""

    origin: Space


class LoseCamp(Effect, frozen=True):
    """Shelter, roof and palisade are gone; without a shelter everybody is wounded instead."""

    wounds: int = 2


# Weather, production, night


class Ignore(Effect, frozen=True):
    """A cloud fewer."""

    cloud: Cloud


class Soften(Effect, frozen=True):
    """A winter cloud becomes a rain cloud."""


class Forecast(Effect, frozen=True):
    """Roll the weather dice now."""


class RerollAnimals(Effect, frozen=True):
    pass


class Produce(Effect, frozen=True):
    """How this round's production differs."""

    wood: int = 0
    food: int = 0
    no_wood: bool = False
    no_food: bool = False
    halved: bool = False
    nothing: bool = False


class StayOut(Effect, frozen=True):
    """The night outside the camp."""


# Tokens


class Put(Effect, frozen=True):
    """A token on a field, the weather space, `here` or the `camp` tile."""

    token: TokenKind
    at: Spot | Literal["here", "camp"]
    item: CardName = ""


class Remove(Effect, frozen=True):
    token: TokenKind
    at: Spot


class RemoveAny(Effect, frozen=True):
    """A token of the players' choice."""


class RemoveMarkers(Effect, frozen=True):
    """White markers (fog) off the island, as many as there are up to n."""

    n: int
    of: int = 0
    """So many there were at first; 0 before the first one is chosen."""


# The island


class Exhaust(Effect, frozen=True):
    """Cover a source: the nearest, the one here, the gathered one, some beside the camp, the camp's."""

    where: Literal["nearest", "here", "gathered", "adjacent", "camp"] | Space
    source: SourceMeant = "any"
    n: int = 1
    everything: bool = False
    if_possible: bool = False


class Bounty(Effect, frozen=True):
    """One more of what is gathered, even where the gathering failed."""


class Carry(Effect, frozen=True):
    """With each of these items one more of what is gathered."""

    items: tuple[Item, ...]


class CoverTerrain(Effect, frozen=True):
    """A terrain counts as unexplored."""

    terrain: Terrain | Literal[""] = ""
    at: Space | Literal["here"] = ""
    if_possible: bool = False


class FlipTile(Effect, frozen=True):
    """A tile becomes inaccessible: one beside the camp, the one `here`, or this space.

    Text, for a save keeps that a card says `adjacent` itself."""

    at: str = "adjacent"
    if_possible: bool = False


class Uncover(Effect, frozen=True):
    """Take back what this card covered."""


class RemoveCover(Effect, frozen=True):
    """A black marker off the island, of the players' choice."""

    at: Space = ""
    what: Covered = ""


class ScoutTiles(Effect, frozen=True):
    """Look at tiles of the stack: one goes on top, the others are shuffled in, or all are put in order."""

    n: int = 3
    ordered: bool = False


class TopTile(Effect, frozen=True):
    """This tile on top; the rest of the looked-at shuffled in, or laid beneath in order."""

    tile: int
    rest: tuple[int, ...] = ()


class LayTile(Effect, frozen=True):
    """This tile on this space."""

    tile: int
    at: Space
    back: tuple[int, ...] = ()


class Shortcut(Effect, frozen=True):
    """The shortcut token on a tile beside the camp."""

    at: Space = ""


class Pen(Effect, frozen=True):
    """Cover a food source beside the camp: food on the camp's tile instead."""

    at: Space = ""
    source: Source = ""


# Cards


class Reshuffle(Effect, frozen=True):
    """This card into the event deck."""


class Keep(Effect, frozen=True):
    """This card stays with the players; `later`, it helps from the next round on."""

    uses: int = 1
    later: bool = False


class DiscardInventions(Effect, frozen=True):
    n: int = 1


class Forget(Effect, frozen=True):
    """This invention to the discards."""

    name: Item


class DrawInventions(Effect, frozen=True):
    """Draw some of the deck (0: all), keep one."""

    n: int


class KeepInvention(Effect, frozen=True):
    name: Item
    rest: tuple[Item, ...] = ()
    shuffled: bool = False


class BuildFree(Effect, frozen=True):
    """One of these items without cost and without action."""

    items: tuple[Item, ...]


class LoseItems(Effect, frozen=True):
    n: int = 1
    name: Item = ""
    if_possible: bool = False


class MarkItems(Effect, frozen=True):
    """Up to so many items are marked; another card may take the marked ones."""

    n: int = 1
    name: Item = ""


class LoseMarked(Effect, frozen=True):
    pass


class StartingItem(Effect, frozen=True):
    """A starting item out of the box."""


class Discoveries(Effect, frozen=True):
    """Draw discovery tokens and keep some."""

    n: int = 1
    keep: int = 0


class KeepDiscovery(Effect, frozen=True):
    name: Discovery
    rest: tuple[Discovery, ...] = ()


class Mysteries(Effect, frozen=True):
    """Draw mystery cards; each kind up to its limit, n in all."""

    n: int
    treasure: int = 0
    monster: int = 0
    trap: int = 0
    mandatory: bool = False
    either: bool = False
    """A monster or a trap, not both."""


class StopMysteries(Effect, frozen=True):
    pass


class DropTreasures(Effect, frozen=True):
    """The treasures of this draw are lost."""


class PeekEvent(Effect, frozen=True):
    pass


# Beasts


class AddBeast(Effect, frozen=True):
    """From the beast deck into the hunting deck; unseen on top, or the strongest of some."""

    of: int = 1
    shuffled: bool = False


class Ambush(Effect, frozen=True):
    """A beast waits for the next round, when the first player fights it."""


class EndAmbush(Effect, frozen=True):
    """The waiting beast goes into the hunting deck."""


class DiscardHunt(Effect, frozen=True):
    if_possible: bool = True


class PeekHunt(Effect, frozen=True):
    """Look at the next beast; leave it, or put it at the bottom."""

    move: bool = True


class HuntToBottom(Effect, frozen=True):
    pass


class TakeHunt(Effect, frozen=True):
    """The next beast of the hunting deck, whatever its strength."""


class FightHunt(Effect, frozen=True):
    """Fight the next beast of the hunting deck."""


class Fight(Effect, frozen=True):
    strength: int
    weapons: int = 0
    palisade: int = 0
    food: int = 0
    hide: int = 0


class Arm(Effect, frozen=True):
    """A stronger arm for this fight alone."""

    n: int = 3


# Pawns and the round


class Limit(Effect, frozen=True):
    """Fewer pawns, only some actions, or no abilities this round."""

    who: Who = "actor"
    pawns: int = 2
    only: tuple[Field, ...] = ()
    mute: bool = False


class Forbid(Effect, frozen=True):
    """This round: pawns of two players on one action, or the items."""

    what: Forbidden


class PassFirst(Effect, frozen=True):
    pass


class Pawn(Effect, frozen=True):
    """A brown pawn for one building."""

    n: int = 1


class BuildAgain(Effect, frozen=True):
    """One more building, with the dice."""

    target: Target = NOWHERE


class Curse(Effect, frozen=True):
    """Every first success must be rolled again: next round, or until lifted."""

    who: Who = "actor"
    lasting: bool = False
    lifted: bool = False


class Thrift(Effect, frozen=True):
    """A planned action costs one wood less."""

    target: Target = NOWHERE


class Devotion(Effect, frozen=True):
    """A planned Arrange camp follows the book."""

    target: Target = NOWHERE


# What the game itself says while an action is carried out


class Beware(Effect, frozen=True):
    """A token of danger where one acts: without weapons, a wound."""


class Succeed(Effect, frozen=True):
    """The action at hand succeeds."""


class Fail(Effect, frozen=True):
    """The action at hand fails."""


class Venture(Effect, frozen=True):
    """An adventure card of the action's field."""


class Finish(Effect, frozen=True):
    """The action at hand is over."""


class DiscardCard(Effect, frozen=True):
    """This card to its discards, unless it went elsewhere."""


class Pile(Effect, frozen=True):
    """Wood that goes to the signal pile alone."""

    wood: int


class Mark(Effect, frozen=True):
    """The scenario keeps count of something."""

    name: str
    n: int = 1


class Lift(Effect, frozen=True):
    """This white or scenario token off its place, or on it."""

    token: TokenKind
    at: Spot
    back: bool = False


class Burn(Effect, frozen=True):
    """The village here is burnt, or the city has fallen."""


class Scatter(Effect, frozen=True):
    """White markers on spaces of the players' choice, one each."""

    token: TokenKind
    n: int = 2
    avoid: tuple[Space, ...] = ()
    of: int = 0
    """So many there were at first; 0 before the first one is chosen."""


class Demand(Effect, frozen=True):
    """Food tonight, or the game is lost."""

    food: int


class Rescue(Effect, frozen=True):
    """Jenny comes ashore."""


class Lava(Effect, frozen=True):
    """The lava takes this space."""

    at: Space


class TurnUp(Effect, frozen=True):
    """A tile that lay face down."""

    at: Space


class UseUp(Effect, frozen=True):
    """A discovery token is spent."""

    name: Discovery


AnyEffect: TypeAlias = (
    Choose
    | Given
    | Later
    | Again
    | Book
    | ThreatsStrike
    | Gain
    | Discard
    | DiscardAll
    | Determination
    | Morale
    | Wound
    | Heal
    | Injure
    | Recover
    | Soothe
    | ShareWounds
    | Starve
    | Ration
    | Meal
    | HandOut
    | Drop
    | Raise
    | Lower
    | Halve
    | Disarm
    | MoveCamp
    | LoseCamp
    | Ignore
    | Soften
    | Forecast
    | RerollAnimals
    | Produce
    | StayOut
    | Put
    | Remove
    | RemoveAny
    | RemoveMarkers
    | Exhaust
    | Bounty
    | Carry
    | CarryTokens
    | CoverTerrain
    | FlipTile
    | Uncover
    | RemoveCover
    | ScoutTiles
    | TopTile
    | LayTile
    | Shortcut
    | Pen
    | Reshuffle
    | Keep
    | DiscardInventions
    | Forget
    | DrawInventions
    | KeepInvention
    | BuildFree
    | LoseItems
    | MarkItems
    | LoseMarked
    | StartingItem
    | Discoveries
    | KeepDiscovery
    | Mysteries
    | StopMysteries
    | DropTreasures
    | PeekEvent
    | AddBeast
    | Ambush
    | EndAmbush
    | DiscardHunt
    | PeekHunt
    | HuntToBottom
    | TakeHunt
    | FightHunt
    | Fight
    | Arm
    | Limit
    | Forbid
    | PassFirst
    | Pawn
    | BuildAgain
    | Curse
    | Thrift
    | Devotion
    | Beware
    | Succeed
    | Fail
    | Venture
    | Finish
    | DiscardCard
    | Pile
    | Mark
    | Lift
    | Burn
    | Scatter
    | Demand
    | Rescue
    | Lava
    | TurnUp
    | UseUp
)
