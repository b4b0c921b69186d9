"""What a seat, or the channel, may see: everything that lies open, and of every deck only how high it is."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from engine.contract import Seat, View
from engine.crusoe.cards.words import Demand, Meal, Ration, Starve
from engine.crusoe.danger import dying, toll
from engine.crusoe.drafts import fresh_targets
from engine.crusoe.land import has_shelter, is_explored
from engine.crusoe.names import CardName, Discovery, Item
from engine.crusoe.parts import Deck, Forbidden, Goods, Name, Phase, Space, Terrain, WeatherDie
from engine.crusoe.pawns import free_pawns, is_person
from engine.crusoe.plan import costs, is_rolled, line_at, needed
from engine.crusoe.progress import Progress
from engine.crusoe.scenarios import scenario
from engine.crusoe.state import (
    AnyTodo,
    Choosing,
    Cover,
    Crusoe,
    Deferred,
    Demanding,
    Do,
    Dying,
    Eating,
    Fighting,
    Haul,
    Kept,
    Line,
    Lost,
    Options,
    Orders,
    Person,
    Planning,
    Production,
    Resting,
    Rolling,
    Sky,
    Sleep,
    Token,
    Weathering,
    Won,
)
from engine.crusoe.stores import free
from engine.crusoe.target import Target
from engine.play import waiting

Waiting: TypeAlias = Literal[
    "planning", "rolling", "demanding", "fighting", "dying", "weathering", "eating", "resting", "choosing", "over"
]
"""What the table waits for somebody to do."""

WAITING: dict[type, Waiting] = {
    Planning: "planning",
    Rolling: "rolling",
    Demanding: "demanding",
    Fighting: "fighting",
    Dying: "dying",
    Weathering: "weathering",
    Eating: "eating",
    Resting: "resting",
    Choosing: "choosing",
}


class PlanLine(Struct, frozen=True):
    """A line of the plan with its arithmetic."""

    line: Line
    cost: Goods
    needed: int
    certain: bool


class CrusoeView(View, frozen=True, kw_only=True):
    """The open table."""

    seat: Seat | None
    seats: int
    options: Options
    round: int
    rounds: int
    phase: Phase
    first: Seat
    people: tuple[Person, ...]
    dog: bool
    morale: int
    camp: Space
    shelter: bool
    sheltered: bool
    roof: int
    palisade: int
    weapons: int
    island: dict[Space, int]
    covers: tuple[Cover, ...]
    terrains: tuple[Terrain, ...]
    tokens: tuple[Token, ...]
    progress: Progress
    totems: int
    stock: Goods
    free: Goods
    future: tuple[Haul, ...]
    away: tuple[Haul, ...]
    discoveries: tuple[Discovery, ...]
    kept: tuple[Kept, ...]
    brown: int
    thrift: Target
    """The line that costs one wood less (RC-200)."""
    lost_roof: int
    lost_palisade: int
    """What the move of a card that restores it has cost."""
    inventions: tuple[Item, ...]
    items: tuple[Item, ...]
    marked: tuple[Item, ...]
    spent: tuple[CardName, ...]
    scenario_inventions: tuple[Item, ...]
    next_invention: Item
    """The invention deck lies face up (GAP-30)."""
    threats: tuple[CardName, CardName]
    plan: tuple[PlanLine, ...]
    ready: tuple[Seat, ...]
    orders: Orders
    pawns: tuple[Name, ...]
    needs: dict[Target, int]
    """New lines that are possible now, and the pawns each asks for."""
    acting: Line | None
    attempted: tuple[Target, ...]
    forbidden: tuple[Forbidden, ...]
    production: Production
    forecast: Sky | None
    sky: Sky | None
    toll: Goods
    """What the sky in sight asks for."""
    ahead: dict[int, tuple[WeatherDie, ...]]
    """The weather dice of this round and those to come."""
    eaten: bool
    """This night's meal is over."""
    slept: bool
    """So is its sleep, with or without a roof."""
    children: int
    """The food that a scenario's own mouths still want tonight."""
    idle: tuple[Name, ...]
    """People's pawns that stand nowhere yet, while planning."""
    later: tuple[Deferred, ...]
    """What waits for tonight or the next round, and by whose card."""
    weather_dice: tuple[WeatherDie, ...]
    waiting: Waiting
    waits_for: tuple[Seat, ...]
    asked: AnyTodo | None
    """The line of the agenda that waits for somebody."""
    dying: tuple[Name, ...]
    """Whom the wounds in sight would kill, as things stand at this gate."""
    decks: dict[Deck, int]
    points: dict[str, int]
    outcome: Won | Lost | None

    @property
    def characters(self) -> tuple[str, ...]:
        return tuple(person.character for person in self.people[: self.seats])


def view(state: Crusoe, seat: Seat | None) -> CrusoeView:
    """Nobody holds anything hidden: all seats see alike, and none sees a deck."""
    sheet = scenario(state)
    waits_for = waiting(state)
    return CrusoeView(
        seat=seat,
        rounds=sheet.rounds,
        sheltered=has_shelter(state),
        terrains=tuple(each for each in ("beach", "hills", "mountains", "plains", "river") if is_explored(state, each)),
        free=free(state),
        scenario_inventions=sheet.inventions,
        next_invention=state.invention_deck[0] if state.invention_deck else "",
        plan=tuple(plan_lines(state)),
        pawns=free_pawns(state),
        needs={} if state.outcome else possible(state),
        weather_dice=sheet.dice.get(state.round, ()),
        ahead={number: sheet.dice.get(number, ()) for number in range(state.round, sheet.rounds + 1)},
        eaten=state.phase == "night" and not any(map(is_of_the_meal, state.agenda)),
        slept=state.phase == "night" and not any(isinstance(each, Sleep) for each in state.agenda),
        children=food_for_children(state),
        idle=idle_people(state),
        waiting=WAITING[type(state.agenda[0])] if state.agenda else "over",
        waits_for=waits_for,
        asked=state.agenda[0] if waits_for else None,
        dying=tuple(who for who, _ in dying(state)) if waits_for else (),
        toll=toll(state),
        decks=heights(state),
        points=sheet.points(state),
        **{name: getattr(state, name) for name in OPEN},
    )


OPEN = [
    "seats",
    "options",
    "round",
    "phase",
    "first",
    "people",
    "dog",
    "morale",
    "camp",
    "shelter",
    "roof",
    "palisade",
    "weapons",
    "island",
    "covers",
    "tokens",
    "progress",
    "totems",
    "stock",
    "future",
    "away",
    "discoveries",
    "kept",
    "brown",
    "thrift",
    "lost_roof",
    "lost_palisade",
    "inventions",
    "items",
    "marked",
    "spent",
    "threats",
    "ready",
    "orders",
    "acting",
    "attempted",
    "forbidden",
    "production",
    "forecast",
    "sky",
    "later",
    "outcome",
]


def possible(state: Crusoe) -> dict[Target, int]:
    if state.phase != "planning":
        return {}
    return {target: needed(state, target) for target in fresh_targets(state)}


def plan_lines(state: Crusoe) -> list[PlanLine]:
    return [
        PlanLine(line, cost, needed(state, line.target), is_certain(state, line))
        for line, cost in zip(state.plan, costs(state), strict=True)
        if line_at(state, line.target)
    ]


def is_certain(state: Crusoe, line: Line) -> bool:
    return line.certain or not is_rolled(line.target) or len(line.pawns) > needed(state, line.target)


def idle_people(state: Crusoe) -> tuple[Name, ...]:
    """RC-071, GAP-27: a player's two actions are not always planned."""
    return tuple(pawn for pawn in free_pawns(state) if is_person(pawn)) if state.phase == "planning" else ()


def food_for_children(state: Crusoe) -> int:
    """RC-R26: it is paid before anybody eats."""
    if state.phase != "night":
        return sum(each.food for each in scenario(state).night(state) if isinstance(each, Demand))
    waiting = [each for todo in state.agenda if isinstance(todo, Do) for each in todo.effects]
    asked = [todo.n for todo in state.agenda if isinstance(todo, Demanding) and todo.or_lost]
    return sum([*asked, *(each.food for each in waiting if isinstance(each, Demand))])


def is_of_the_meal(todo: AnyTodo) -> bool:
    """Whether this night's meal, or who goes hungry, is still to come with it."""
    match todo:
        case Do(effects=effects):
            return any(isinstance(each, (Meal, Ration, Starve)) for each in effects)
        case Choosing(asks=asks):
            return asks == "hungry"
    return isinstance(todo, Eating)


def heights(state: Crusoe) -> dict[Deck, int]:
    """How many cards each deck and discard pile holds."""
    return {
        "event": len(state.event_deck),
        **{field: len(cards) for field, cards in state.adventures.items()},
        "mystery": len(state.mysteries),
        "beast": len(state.beasts),
        "hunt": len(state.hunt),
        "ambush": len(state.ambush),
        "tiles": len(state.tiles),
        "discovery": len(state.pile),
        "invention": len(state.invention_deck),
    }
