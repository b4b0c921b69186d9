"""What the evening and the night hold if the plan stands as it is: exact, from a view alone; cards are not counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from engine.crusoe.ahead.day import Day
from engine.crusoe.ahead.ways import Way, Ways, after
from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.words import TakeHunt
from engine.crusoe.guess import laid_out
from engine.crusoe.items import invention
from engine.crusoe.land import has_shelter, has_token
from engine.crusoe.parts import FRIDAY, NEIGHBOURS, Name, Space
from engine.crusoe.pawns import free_pawns
from engine.crusoe.phases.planning import line_fault
from engine.crusoe.plan import costs, threat_action
from engine.crusoe.scenarios import scenario
from engine.crusoe.scenarios.volcano import lava_at_camp
from engine.crusoe.state import Crusoe
from engine.crusoe.target import Target
from engine.crusoe.view import CrusoeView

SHORT = ("meal", "food", "wood", "palisade")
GRAVE = 0.01
"""A death as likely as this is told in red."""
WORTH_TELLING = 0.1
"""So likely must it be that something falls short."""
FIELD_TOKENS = ("adventure", "reroll", "strength", "minus-pawn", "plus-wood", "block")


class LineOdds(Struct, frozen=True):
    """A line of the plan: how likely it succeeds, wounds whoever acts, meets an adventure; a sure one is 1, 0, 0."""

    target: Target
    actor: Name
    success: float
    wound: float
    adventure: float


class Warn(Struct, frozen=True, omit_defaults=True):
    """Something to know before one is ready: which, how likely, whom or what it concerns."""

    what: str
    grave: bool = False
    chance: float = 1.0
    about: tuple[str, ...] = ()
    reason: str = ""


class Outlook(Struct, frozen=True):
    """Before anything is rolled again or used."""

    lines: tuple[LineOdds, ...]
    """In the order in which they are carried out."""
    deaths: dict[Name, float]
    """How likely each dies tonight; but for Friday's the first death ends the game."""
    lost: float
    """How likely the game is lost tonight."""
    short: dict[str, float]
    """How likely food, wood or palisade fall short, and that somebody goes without a `meal`: if all live until then."""
    wounds: dict[Name, float]
    """Wounds to be expected tonight, less what is healed."""
    eaters: int
    meals: tuple[float, ...]
    """How likely there is food for one meal, for two … when the weather is over."""
    sheltered: float
    warnings: tuple[Warn, ...] = ()


def outlook(seen: CrusoeView) -> Outlook:
    """The draft as it stands, all of it."""
    return read(laid_out(seen))


def read(table: Crusoe) -> Outlook:
    """Line by line, then the weather, then the night."""
    day = Day(table)
    ways: Ways = {day.begin(): 1.0}
    lines = []
    for place in range(len(day.lines)):
        lines.append(line_odds(day, place, ways))
        ways = after(ways, partial(day.carry_out, place))
    evening = after(ways, lambda way: ((1.0, day.evening(way)),))
    weathered = day.weathered(evening)
    morning = day.slept(weathered)
    bodies = day.bodies
    told = Outlook(
        lines=tuple(lines),
        deaths={who: death(day, morning, who) for who in bodies.people},
        lost=share(morning, lambda way: bool(way.dead)),
        short={what: short_of(morning, what, weathered if what == "meal" else evening) for what in SHORT},
        wounds={who: mean_wounds(morning, place) - table.people[place].wounds for who, place in bodies.place.items()},
        eaters=len(bodies.group),
        meals=tuple(food_for(weathered, n + 1) for n in range(len(bodies.group))),
        sheltered=share(evening, lambda way: way.sheltered),
    )
    return replace(told, warnings=tuple(warnings(table, told)))


def share(ways: Ways, holds: Callable[[Way], bool]) -> float:
    """The chance of the ways in which this holds."""
    return round(sum(chance for way, chance in ways.items() if holds(way)), 12)


def short_of(ways: Ways, what: str, before: Ways) -> float:
    """Of the ways in which nobody had died before: whoever dies by day is no sign of a full pot."""
    short = share(ways, lambda way: what in way.short)
    living = share(before, lambda way: not way.dead)
    return round(min(1.0, short / living), 12) if living else 0.0


def food_for(ways: Ways, n: int) -> float:
    return share(ways, lambda way: way.meals >= n)


def line_odds(day: Day, place: int, ways: Ways) -> LineOdds:
    """Of the ways in which it comes to this line."""
    line = day.lines[place]
    living = {way: chance for way, chance in ways.items() if not way.dead}
    alive = sum(living.values()) or 1.0
    success = wound = 0.0
    for way, chance in living.items():
        succeeds, wounds = day.attempt(place, way)
        success += chance * succeeds
        wound += chance * wounds
    return LineOdds(line.target, line.pawns[0], success / alive, wound / alive, day.adventure(place))


def death(day: Day, ways: Ways, who: Name) -> float:
    """RC-042; Friday's ends nothing but Friday."""
    if who == FRIDAY:
        return share(ways, lambda way: day.bodies.is_gone(way, who))
    return share(ways, lambda way: way.dead == who)


def mean_wounds(ways: Ways, place: int) -> float:
    return sum(chance * way.wounds[place] for way, chance in ways.items())


# Warnings


def warnings(table: Crusoe, told: Outlook) -> Iterator[Warn]:
    """The grave ones first."""
    for who, chance in sorted(told.deaths.items(), key=lambda pair: -pair[1]):
        if chance >= GRAVE:
            yield Warn("death", grave=True, chance=chance, about=(who,))
    if (hunger := told.lost - sum(chance for who, chance in told.deaths.items() if who != FRIDAY)) >= GRAVE:
        yield Warn("children", grave=True, chance=hunger)
    for line in table.plan:
        if (fault := line_fault(table, line)) is not None:
            yield Warn("impossible", grave=True, about=(line.target,), reason=fault.reason)
    if (lost := lava_at_camp(table)) and (table.orders.camp not in NEIGHBOURS or in_the_way(table, table.orders.camp)):
        yield Warn("lava", about=(lost,))
    for what in SHORT:
        if told.short[what] >= WORTH_TELLING and not (what == "food" and told.short["meal"] >= told.short["food"]):
            yield Warn(f"short-{what}", chance=told.short[what])
    yield from milder(table, told)


def in_the_way(table: Crusoe, to: Space) -> bool:
    """Whether the camp would stand in the lava's way there, too."""
    return lava_at_camp(replace(table, camp=to)) is not None


def milder(table: Crusoe, told: Outlook) -> Iterator[Warn]:
    names = [each.character for each in table.people[: table.seats]]
    idle = tuple(pawn for pawn in free_pawns(table) if pawn in (*names, FRIDAY))
    if table.plan and idle:  # where nothing is planned yet that goes without saying
        yield Warn("idle", about=idle)
    fields = dict.fromkeys(line.target.field for line in table.plan)
    for token in table.tokens:
        if token.kind in FIELD_TOKENS and token.at in fields:
            yield Warn("token", about=(token.kind, token.at))
    for space in dict.fromkeys(line.target.space for line in table.plan):
        if space and table.weapons < 1 and has_token(table, "strength", space):
            yield Warn("token", about=("strength", space))
    left, right = table.threats
    answered = [line.target.side for line in table.plan if line.target.kind == "threat"]
    if left in LIBRARY.events and right and not answered and table.round < scenario(table).rounds:
        yield Warn("strikes", about=(left,))
    promised = sum(cost.wood for cost in costs(table))
    if promised and told.short["wood"] >= WORTH_TELLING:
        yield Warn("reserved-wood", chance=told.short["wood"], about=(str(promised),))
    yield from roofless(table)
    yield from beastless(table)


def roofless(table: Crusoe) -> Iterator[Warn]:
    """GAP-25: what an item adds to the palisade is lost for good where no shelter stands in the evening."""
    if has_shelter(table) or any(line.target == "shelter" for line in table.plan):
        return
    for line in table.plan:
        if (name := line.target.item) and invention(name).palisade:
            yield Warn("no-shelter", about=(line.target,))


def beastless(table: Crusoe) -> Iterator[Warn]:
    """RC-120: a threat that takes the next beast comes before the hunt, which then meets none."""
    threats = [line.target for line in table.plan if line.target.kind == "threat"]
    taken = [
        target for target in threats if any(isinstance(each, TakeHunt) for each in threat_action(table, target).reward)
    ]
    hunts = [line.target for line in table.plan if line.target.kind == "hunt"]
    if taken and hunts and len(taken) + len(hunts) > len(table.hunt):
        yield Warn("no-beast", about=(hunts[-1],))
