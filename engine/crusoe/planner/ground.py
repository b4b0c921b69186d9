"""What a plan is judged by: who is how vulnerable, what the nights take, what lies in the stores."""

from __future__ import annotations

import math
from functools import cache, cached_property, lru_cache
from typing import NamedTuple

from engine.crusoe.ahead.ways import skies
from engine.crusoe.cards.meanings.weather import dice_today
from engine.crusoe.items import has_item, has_treasure
from engine.crusoe.land import has_shelter, has_token
from engine.crusoe.parts import ANIMALS_BEAST, COST_BY_PLAYERS, Animals, Name, WeatherDie
from engine.crusoe.people import group
from engine.crusoe.phases.night import HUNGER
from engine.crusoe.pile import stages_short, wood_short
from engine.crusoe.planner.goals import pressure
from engine.crusoe.progress import wanted
from engine.crusoe.scenarios import scenario
from engine.crusoe.scene import track
from engine.crusoe.state import Crusoe
from engine.crusoe.weights import Weights

PERIL = 2
"""Hearts left, over which the peril of a wound falls to a third."""
MOST_ELSEWHERE, ELSEWHERE = 6.0, 1.5
"""Wounds of someone who isn't in the group: they cost at most the first figure, divided by the second."""
HIDE_FADING, HIDE_REST = 0.8, 0.2
"""What each further hide is worth of the one before; and what that lacks of one."""
COMING = (0, 1, 2)
"""The nights whose rain asks for a roof: tonight's and the next two."""
ROOF = 2
"""The levels of a roof that wood is kept for."""
SPARE_ROUNDS = 2
"""Rounds to spare that the pile should have."""

NIGHTS = 4
"""How many nights ahead are looked at, where the scenario does not ask for patience."""
WOOD_THEN = 2
"""How much wood a later night will find."""


class Camp(NamedTuple):
    """What a night finds."""

    wood: int
    meals: int
    roof: int
    palisade: int
    weapons: int
    sheltered: bool


class Sky(NamedTuple):
    odds: float
    rain: int
    winter: int
    beast: Animals
    storm: bool = False


class Clouds(NamedTuple):
    """What the skies of a night hang on."""

    dice: tuple[WeatherDie, ...]
    furnace: bool = False
    clothes: bool = False
    rain: int = 0
    winter: int = 0
    storm: bool = False
    known: tuple[int, int, Animals] | None = None


@cache
def possible_skies(clouds: Clouds) -> tuple[Sky, ...]:
    """Each with its odds; RC-267, RC-R17: milder by the furnace and warm clothes."""
    known = ((1.0, *clouds.known),) if clouds.known else skies(clouds.dice)
    found = []
    for odds, wet, cold, beast in known:
        winter = cold + clouds.winter
        winter -= clouds.furnace and winter > 0
        milder = int(clouds.clothes and winter > 0)
        found.append(Sky(odds, wet + clouds.rain + milder, winter - milder, beast, clouds.storm))
    return tuple(found)


def one_night(camp: Camp, sky: Sky, eaters: int) -> tuple[int, int, int]:
    """RC-143 to RC-148, RC-155, RC-162: wounds to each, how many go hungry, what the weather takes."""
    wet = max(0, sky.rain + sky.winter - camp.roof)
    hurt = max(0, sky.winter + wet - camp.wood)
    if sky.beast == "beast":
        hurt += max(0, ANIMALS_BEAST - camp.weapons)
    eaten = wet + (sky.beast == "food")
    hurt += max(0, eaten - camp.meals)
    hurt += max(0, (sky.beast == "palisade") + sky.storm - camp.palisade)
    hurt += not camp.sheltered
    spent = min(camp.wood, sky.winter + wet) + min(camp.meals, eaten)
    return hurt, max(0, eaters - max(0, camp.meals - eaten)), spent


MOST = 10
"""So much wood, or food beside the meals, is enough for any night."""


def capped(camp: Camp, eaters: int) -> Camp:
    """What is more than enough is all one."""
    return Camp(
        min(camp.wood, MOST),
        min(camp.meals, eaters + MOST),
        min(camp.roof, MOST),
        min(camp.palisade, 2),
        min(camp.weapons, ANIMALS_BEAST),
        camp.sheltered,
    )


@lru_cache(maxsize=20_000)
def endings(clouds: Clouds, camp: Camp, eaters: int) -> tuple[float, tuple[tuple[int, int, float], ...]]:
    """How a night may end: what it takes on average, and each number of wounds and of hungry people with its odds."""
    taken = 0.0
    ends: dict[tuple[int, int], float] = {}
    for sky in possible_skies(clouds):
        hurt, hungry, spent = one_night(camp, sky, eaters)
        taken += sky.odds * spent
        ends[hurt, hungry] = ends.get((hurt, hungry), 0.0) + sky.odds
    return taken, tuple((hurt, hungry, odds) for (hurt, hungry), odds in ends.items())


class Ground:
    """One table, read once for all the plans that are thought of."""

    def __init__(self, table: Crusoe, weights: Weights) -> None:
        self.table = table
        self.weights = weights
        self.sheet = scenario(table)
        self.left = self.sheet.rounds - table.round
        self.group = group(table)
        self.hearts = [track(each.character).hearts - each.wounds for each in self.group]
        self._nights: dict[tuple[Camp, int], float] = {}
        self._levels: dict[tuple[Camp, int], float] = {}
        self._ahead: dict[Camp, float] = {}
        self._pains: dict[tuple[int, int], float] = {}
        self._clouds: dict[int, Clouds] = {}
        self.furnace = has_item(table, "furnace")
        self.clothes = has_treasure(table, "clothes")

    @cached_property
    def camp(self) -> Camp:
        """As it is, with all that lies in the stores."""
        table = self.table
        stock = table.stock
        return Camp(stock.wood, stock.meals, table.roof, table.palisade, table.weapons, has_shelter(table))

    # Wounds

    def pain(self, hearts: int, wounds: int) -> float:
        """What so many wounds mean to somebody with so many hearts left: the fewer, the dearer."""
        if wounds <= 0:
            return 0.0
        if (hearts, wounds) not in self._pains:
            peril, death = self.weights.peril, self.weights.death
            met = range(1, min(wounds, hearts) + 1)
            cost = sum(1 + peril * math.exp(-(hearts - each) / PERIL) for each in met)
            self._pains[hearts, wounds] = cost + death * (wounds > hearts)
        return self._pains[hearts, wounds]

    def wound(self, who: Name, n: int = 1) -> float:
        for each in self.table.people:
            if each.character == who:
                cost = self.pain(track(who).hearts - each.wounds, n)
                return cost if who in (one.character for one in self.group) else min(cost, MOST_ELSEWHERE) / ELSEWHERE
        return float(n)

    # Nights

    @cached_property
    def meals(self) -> int:
        """How much is eaten tonight, whatever the weather."""
        children = sum(getattr(each, "food", 0) for each in self.sheet.night(self.table))
        return len(self.group) + children

    def night(self, camp: Camp, ahead: int = 0) -> float:
        """What a night is expected to hurt, tonight's or one of those to come."""
        if (camp, ahead) not in self._nights:
            clouds = self.clouds(ahead)
            spent, ends = endings(clouds, capped(camp, self.meals), self.meals)
            self._nights[camp, ahead] = self.weights.spent * spent + sum(
                odds * self.shared(hurt, hungry) for hurt, hungry, odds in ends
            )
        return self._nights[camp, ahead]

    def clouds(self, ahead: int) -> Clouds:
        """Of tonight with its tokens, or of a night to come."""
        if ahead not in self._clouds:
            table = self.table
            if ahead:
                self._clouds[ahead] = Clouds(self.sheet.dice.get(table.round + ahead, ()), self.furnace, self.clothes)
            else:
                rain, winter, storm = (has_token(table, kind, "weather") for kind in ("rain", "winter", "storm"))
                seen = table.forecast
                known = (seen.rain, seen.winter, seen.animals) if seen else None
                dice = () if seen else dice_today(table)
                self._clouds[0] = Clouds(dice, self.furnace, self.clothes, rain, winter, storm, known)
        return self._clouds[ahead]

    def suffered(self, camp: Camp, sky: Sky) -> float:
        """Under one sky."""
        hurt, hungry, spent = one_night(camp, sky, self.meals)
        return self.weights.spent * spent + self.shared(hurt, hungry)

    def shared(self, hurt: int, hungry: int) -> float:
        """So many wounds to each, and so many go without a meal, the healthiest first."""
        key = (-1 - hurt, hungry)
        if key not in self._pains:
            healthy = sorted(self.hearts, reverse=True)
            starving = {place for place in range(len(healthy)) if place < hungry}
            more = max(0, hungry - len(healthy)) * self.weights.death
            self._pains[key] = more + sum(
                self.pain(hearts, hurt + HUNGER * (place in starving)) for place, hearts in enumerate(healthy)
            )
        return self._pains[key]

    def ahead(self, camp: Camp) -> float:
        """The nights to come, fading, with what a camp usually has in store."""
        camp = camp._replace(wood=WOOD_THEN, meals=len(self.group) + 1)
        if camp not in self._ahead:
            fading = self.weights.fading
            most = self.left if self.sheet.patient else NIGHTS
            nights = range(1, min(most, self.left) + 1)
            total = sum(fading**each * self.night(camp, each) for each in nights)
            self._ahead[camp] = self.weights.ahead * total
        return self._ahead[camp]

    def level(self, camp: Camp, hide: int) -> float:
        """What such a camp lets one suffer, tonight and later, less what lies in its stores."""
        if (camp, hide) not in self._levels:
            left = max(0, camp.wood)
            nights = self.night(camp._replace(wood=left)) + self.ahead(camp)
            self._levels[camp, hide] = self.stores(left, hide) - nights
        return self._levels[camp, hide]

    # The stores

    def stores(self, wood: int, hide: int) -> float:
        """What is left over, and that the pile still asks for it."""
        kept = self.weights.goal * self.pressure * self.sheet.goods_short(self.table, wood, hide)
        return self.plain_stores(wood, hide) + self.urgency * max(0, min(wood, self.behind)) - kept

    def plain_stores(self, wood: int, hide: int, home: float = 1.0) -> float:
        """Goods mean the less the more there are; what the house still needs means more."""
        fading = self.weights.wood_fading
        worth = self.weights.wood * (1 - fading ** max(0, wood)) / (1 - fading)
        worth += home * self.weights.wood_home * max(0, min(wood, self.home))
        return worth + self.weights.hide * (1 - HIDE_FADING ** max(0, hide)) / HIDE_REST

    @cached_property
    def pressure(self) -> float:
        """How much dearer the goal's steps are, for want of rounds."""
        return pressure(self.table)

    @cached_property
    def needed(self) -> frozenset[str]:
        """What must be built, or must not be lost."""
        table = self.table
        return frozenset((*self.sheet.missing(table), *self.sheet.required, *wanted(table.progress)))

    @cached_property
    def home(self) -> int:
        """Wood that shelter and roof still ask for."""
        price, _ = COST_BY_PLAYERS[self.table.seats]
        rains = any("rain" in self.sheet.dice.get(self.table.round + each, ()) for each in COMING)
        wanted = (not self.camp.sheltered) + (rains and self.table.roof < ROOF)
        return price * wanted

    @cached_property
    def behind(self) -> int:
        """Wood that the pile still lacks."""
        return wood_short(self.table)

    @cached_property
    def urgency(self) -> float:
        """Wood for the pile is worth more the less time is left; every stage has a last round."""
        rounds = self.left + 1
        if not self.behind:
            return 0.0
        stages = stages_short(self.table)
        pace = self.behind / rounds
        return self.weights.pile * pace + self.weights.pile_late * max(0, stages + SPARE_ROUNDS - rounds)
