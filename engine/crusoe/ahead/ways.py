"""How the rest of a round may go: every way with its chance, and what wounds, demands and meals do to one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Literal, NamedTuple

from engine.crusoe.names import Item
from engine.crusoe.parts import ANIMALS_DIE, FRIDAY, RAIN_DIE, WINTER_DIE, Animals, Field, Name, WeatherDie
from engine.crusoe.scene import track


class Way(NamedTuple):
    """Where one way has come to; a person's wounds in the order of the table's people."""

    wounds: tuple[int, ...]
    wood: int
    meals: int
    roof: int
    palisade: int
    weapons: int
    sheltered: bool
    items: tuple[Item, ...] = ()
    """Built this round: they come in the evening."""
    rerolled: tuple[Field, ...] = ()
    """Fields whose reroll token is gone."""
    bags: int = 0
    """What the next gathering brings besides."""
    dead: Name | Literal["children"] = ""
    """Whose death ended the game, or what else did."""
    short: tuple[str, ...] = ()
    """What could not be paid in full."""


Ways = dict[Way, float]
Turn = Callable[[Way], Iterable[tuple[float, Way]]]


def after(ways: Ways, turn: Turn) -> Ways:
    """Each way goes on; one that has ended stays as it is."""
    found: Ways = {}
    for way, chance in ways.items():
        if way.dead:
            found[way] = found.get(way, 0.0) + chance
            continue
        for share, then in turn(way):
            if share:
                found[then] = found.get(then, 0.0) + chance * share
    return found


class Bodies:
    """Whose wounds are counted, and in which order deaths are looked for."""

    def __init__(self, people: tuple[Name, ...], group: tuple[Name, ...]) -> None:
        self.people = people
        self.hearts = [track(each).hearts for each in people]
        self.place = {each: place for place, each in enumerate(people)}
        self.group = tuple(self.place[each] for each in group)
        """Whom the weather and hunger strike."""

    def is_gone(self, way: Way, who: Name) -> bool:
        """Friday may be, without an end to the game."""
        return way.wounds[self.place[who]] > self.hearts[self.place[who]]

    def hurt(self, way: Way, places: Iterable[int], n: int) -> Way:
        """So many wounds to each at once."""
        if n <= 0 or way.dead:
            return way
        wounds = list(way.wounds)
        for place in places:
            wounds[place] += n
        dead: Name = next(
            (who for who, at in self.place.items() if wounds[at] > self.hearts[at] and who != FRIDAY),
            "",
        )
        return way._replace(wounds=tuple(wounds), dead=dead)

    def hurt_one(self, way: Way, who: Name, n: int) -> Way:
        return self.hurt(way, (self.place[who],), n)

    def hurt_all(self, way: Way, n: int) -> Way:
        return self.hurt(way, self.group, n)

    def demand(self, way: Way, what: str, n: int, hurt: tuple[int, ...] | None = None) -> Way:
        """RC-170: as much as there is; what is missing wounds."""
        if n <= 0 or way.dead:
            return way
        name = {"food": "meals"}.get(what, what)
        there = getattr(way, name)
        missing = max(0, n - there)
        way = way._replace(**{name: there - (n - missing)})
        if not missing:
            return way
        return self.hurt(lacking(way, what), self.group if hurt is None else hurt, missing)

    def eat(self, way: Way, wounds: int) -> Way:
        """RC-155: a meal each; the healthiest go without, one after the other."""
        missing = max(0, len(self.group) - way.meals)
        hungry = sorted(self.group, key=lambda place: way.wounds[place] - self.hearts[place])[:missing]
        way = way._replace(meals=max(0, way.meals - len(self.group)))
        for place in hungry:
            way = self.hurt(lacking(lacking(way, "food"), "meal"), (place,), wounds)
        return way


def lacking(way: Way, what: str) -> Way:
    return way if what in way.short else way._replace(short=tuple(sorted((*way.short, what))))


@cache
def skies(dice: tuple[WeatherDie, ...]) -> tuple[tuple[float, int, int, Animals], ...]:
    """Every sky these dice can show (RC-141): its chance, rain, winter, animals."""
    found: dict[tuple[int, int, Animals], int] = {}
    rains = RAIN_DIE if "rain" in dice else ((0, 0),)
    winters = WINTER_DIE if "winter" in dice else ((0, 0),)
    beasts: tuple[Animals, ...] = ANIMALS_DIE if "animals" in dice else ("",)
    for rain in rains:
        for winter in winters:
            for beast in beasts:
                met: Animals = "" if beast == "blank" else beast
                sky = (rain[0] + winter[0], rain[1] + winter[1], met)
                found[sky] = found.get(sky, 0) + 1
    rolls = len(rains) * len(winters) * len(beasts)
    return tuple((n / rolls, *sky) for sky, n in found.items())
