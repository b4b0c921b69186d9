"""The evening, the weather and the night, way by way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from engine.crusoe.ahead.ways import Bodies, Way, Ways, after, lacking, skies
from engine.crusoe.cards.meanings.weather import dice_today
from engine.crusoe.cards.words import AnyEffect, Demand, Gain, Given, Heal, Lower, Meal, Raise, Who, Wound
from engine.crusoe.items import has_item, has_treasure, invention, levels
from engine.crusoe.land import has_shelter, has_token
from engine.crusoe.parts import ANIMALS_BEAST, Animals, Level, Name
from engine.crusoe.people import group
from engine.crusoe.phases.night import HUNGER, TONIGHT
from engine.crusoe.scenarios import scenario
from engine.crusoe.scene import first, is_here
from engine.crusoe.state import Crusoe, Sky


class Night:
    """Reads a table whose hidden cards count for nothing."""

    def __init__(self, table: Crusoe) -> None:
        self.table = table
        people = tuple(each.character for each in table.people)
        self.bodies = Bodies(people, tuple(each.character for each in group(table)))
        self.helmet = has_treasure(table, "helmet")

    def begin(self) -> Way:
        table = self.table
        stock = table.stock
        for haul in table.future:
            stock += haul.goods
        bags = sum(has_item(table, bag) and bag not in table.spent for bag in ("basket", "sack"))
        return Way(
            tuple(each.wounds for each in table.people),
            stock.wood,
            stock.meals,
            table.roof,
            table.palisade,
            table.weapons,
            has_shelter(table),
            bags=bags,
            items=tuple(name for haul in table.future for name in haul.items),
        )

    # Words of cards that lie open

    def happens(self, way: Way, effects: Iterable[AnyEffect], actor: Name) -> Way:
        """As far as it concerns tonight."""
        for effect in effects:
            if not way.dead:
                way = self.happen(way, effect, actor)
        return way

    def happen(self, way: Way, effect: AnyEffect, actor: Name) -> Way:
        match effect:
            case Wound(n=n, who=who):
                way = self.hurt(way, n, actor if who == "actor" else who)
            case Given(has=name, then=then, otherwise=otherwise) if name:
                way = self.happens(way, then if name in way.items or has_item(self.table, name) else otherwise, actor)
            case Gain(wood=wood, food=food, preserved=preserved):
                way = way._replace(wood=way.wood + wood, meals=way.meals + food + preserved)
            case Raise(what=what, n=n, only_lost=lost):
                top = int(getattr(self.table, f"lost_{what}")) if lost else n
                way = self.raised(way, "roof" if what == "either" else what, min(n, top))
            case Lower(what="palisade", n=n, if_possible=False):
                way = self.bodies.demand(way, "palisade", n)
            case Meal(wounds=wounds):
                way = self.bodies.eat(way, wounds)
            case Heal(n=n, shared=False):
                way = self.healed(way, actor, n)
            case Demand(food=food):
                way = self.children(way, food)
        return way

    def hurt(self, way: Way, n: int, who: Who) -> Way:
        match who:
            case "all":
                return self.bodies.hurt_all(way, n)
            case "first":
                one = first(self.table)
            case "actor" | "marked" | "fighter":
                return way
            case _:
                one = who
        return self.bodies.hurt_one(way, one, n) if is_here(self.table, one) else way

    def children(self, way: Way, food: int) -> Way:
        """A scenario's own mouths: unfed, the game is lost."""
        if way.meals < food:
            return lacking(way, "food")._replace(dead="children")
        return way._replace(meals=way.meals - food)

    def raised(self, way: Way, what: Level, n: int) -> Way:
        """GAP-25: roof and palisade only over a shelter."""
        if what != "weapons" and not way.sheltered:
            return way
        return way._replace(**{what: getattr(way, what) + n})

    def healed(self, way: Way, who: Name, n: int) -> Way:
        place = self.bodies.place[who]
        wounds = list(way.wounds)
        wounds[place] = max(0, wounds[place] - n)
        return way._replace(wounds=tuple(wounds))

    # Evening, weather, night

    def evening(self, way: Way) -> Way:
        """RC-124: what was built begins to work."""
        for name in way.items:
            card = invention(name)
            for what, n in levels(card):
                way = self.raised(way, what, n)
            way = self.happens(way, card.built, first(self.table))
        return way

    @cached_property
    def sky(self) -> tuple[tuple[float, int, int, Animals], ...]:
        """The skies of tonight with the tokens that already lie there (RC-142)."""
        table = self.table
        if table.sky is not None:
            return ((1.0, table.sky.rain, table.sky.winter, seen_animals(table.sky)),)
        rain, winter = (int(has_token(table, kind, "weather")) for kind in ("rain", "winter"))
        if table.forecast is None:
            known = skies(dice_today(table))
        else:
            beasts = skies(("animals",) if "animals" in dice_today(table) and not table.forecast.animals else ())
            seen = table.forecast
            known = tuple((odds, seen.rain, seen.winter, beast or seen_animals(seen)) for odds, _, _, beast in beasts)
        return tuple((odds, wet + rain, cold + winter, beast) for odds, wet, cold, beast in known)

    def weather(self, way: Way) -> Iterator[tuple[float, Way]]:
        for odds, rain, winter, beast in self.sky:
            yield odds, self.endure(way, *self.warmed(way, rain, winter), beast)

    def warmed(self, way: Way, rain: int, winter: int) -> tuple[int, int]:
        """RC-267: the furnace, warm clothes."""
        if self.table.sky is not None:
            return rain, winter
        furnace = "furnace" in way.items or has_item(self.table, "furnace")
        winter -= int(furnace and winter > 0)
        clothes = int(winter > 0 and has_treasure(self.table, "clothes"))
        return rain + clothes, winter - clothes

    def endure(self, way: Way, rain: int, winter: int, beast: Animals) -> Way:
        """RC-143 to RC-148, in this order."""
        bodies = self.bodies
        way = bodies.demand(way, "wood", winter)
        wet = rain + winter - way.roof
        way = bodies.demand(bodies.demand(way, "food", wet), "wood", wet)
        if beast == "beast":
            missing = max(0, ANIMALS_BEAST - way.weapons)
            way = bodies.hurt_all(way, missing - (self.helmet and missing > 0))
        elif beast:
            way = bodies.demand(way, beast, 1)
        return bodies.demand(way, "palisade", int(has_token(self.table, "storm", "weather")))

    def night(self, way: Way) -> Way:
        """GAP-12: the scenario's own, the meal, what was put off until tonight, and without a shelter a wound."""
        actor = first(self.table)
        way = self.happens(way, (*scenario(self.table).night(self.table), Meal(HUNGER)), actor)
        for each in self.table.later:
            if each.when in TONIGHT:
                way = self.happens(way, each.effects, each.cause.actor)
        return way if way.sheltered else self.bodies.hurt_all(way, 1)

    def weathered(self, found: Ways) -> Ways:
        faced = self.table.phase in ("planning", "action", "evening", "weather")
        return after(found, self.weather) if faced else found

    def slept(self, found: Ways) -> Ways:
        return after(found, lambda way: ((1.0, self.night(way)),))


def seen_animals(sky: Sky) -> Animals:
    return "" if sky.animals == "blank" else sky.animals
