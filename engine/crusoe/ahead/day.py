"""What each line of the plan may bring, way by way."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, partial

from engine.crusoe.ahead.night import Night
from engine.crusoe.ahead.ways import Way, Ways, after
from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.words import AnyEffect
from engine.crusoe.items import has_item
from engine.crusoe.land import RESOURCE, has_token, yields
from engine.crusoe.parts import DICE, FIELDS, FRIDAY, JENNY, Name
from engine.crusoe.phases.dice import is_cursed, is_forced
from engine.crusoe.plan import costs, is_rolled, needed, threat_action, threat_card
from engine.crusoe.scenarios.cannibals import strength
from engine.crusoe.state import Crusoe, Line

FACE = {field: {die: faces.count(die) / len(faces) for die, faces in dice.items()} for field, dice in DICE.items()}
"""How likely each die shows what it is named after."""


FIGHTS = ("hunt", "village", "city")


class Day(Night):
    """The plan as it stands; in a hunt every beast is equally likely."""

    def __init__(self, table: Crusoe) -> None:
        super().__init__(table)
        planned = sorted(
            zip(table.plan, costs(table), strict=True), key=lambda both: FIELDS.index(both[0].target.field)
        )
        self.lines = [line for line, _ in planned]
        self.costs = [cost for _, cost in planned]

    @cached_property
    def eager(self) -> set[int]:
        """Lines that meet an adventure whatever the dice: the first of a field with the token (RC-112)."""
        fields = [line.target.field for line in self.lines]
        return {fields.index(field) for field in fields if has_token(self.table, "adventure", field)}

    # The plan's lines

    def carry_out(self, place: int, way: Way) -> Iterator[tuple[float, Way]]:
        """A line: danger, then dice or certainty, then perhaps Friday's adventure."""
        line = self.lines[place]
        way = self.beware(place, way)
        for chance, wounded in self.wounds(line, way):
            if self.is_over(wounded, line):
                yield chance, wounded
                continue
            for share, done in self.tries(place, wounded):
                for odds, then in self.ventures(place, done):
                    yield chance * share * odds, then

    def attempt(self, place: int, way: Way) -> tuple[float, float]:
        """How likely this line succeeds here, and wounds whoever acts."""
        line = self.lines[place]
        warned = self.beware(place, way)
        success = wound = 0.0
        for chance, wounded in self.wounds(line, warned):
            over = self.is_over(wounded, line)
            hope = 0.0 if over else self.hope(line, way)
            success += chance * hope
            if wounded.wounds != way.wounds:
                wound += chance
            elif not over and line.target.kind in FIGHTS:
                wound += chance * sum(share for share, then in self.succeed(place, way) if then.wounds != way.wounds)
        return success, wound

    def is_over(self, way: Way, line: Line) -> bool:
        """Whoever acts has died, Friday perhaps: nothing is paid or won."""
        return bool(way.dead) or self.bodies.is_gone(way, line.pawns[0])

    def hope(self, line: Line, way: Way) -> float:
        """The success die; RC-111: with a token or a curse a success is rolled again."""
        if not self.is_tried(line):
            return 1.0
        odds = FACE[line.target.field]["success"]
        return odds * odds if self.must_reroll(line, way) else odds

    def is_tried(self, line: Line) -> bool:
        """Whether the success die is rolled."""
        return self.is_rolled(line) or (is_rolled(line.target) and is_forced(self.table, line.pawns[0]))

    def must_reroll(self, line: Line, way: Way) -> bool:
        return self.has_reroll(line, way) or is_cursed(self.table, line.pawns[0])

    def has_reroll(self, line: Line, way: Way) -> bool:
        field = line.target.field
        return field not in way.rerolled and has_token(self.table, "reroll", field)

    def is_rolled(self, line: Line) -> bool:
        """Whether all three dice are rolled (RC-081)."""
        return is_rolled(line.target) and not self.is_certain(line)

    def is_certain(self, line: Line) -> bool:
        return line.certain or not is_rolled(line.target) or len(line.pawns) > needed(self.table, line.target)

    def beware(self, place: int, way: Way) -> Way:
        """RC-113: where danger lies one needs a weapon."""
        line = self.lines[place]
        field = line.target.field
        space = line.target.space or (self.table.camp if field == "build" else "")
        dangers = int(bool(space) and has_token(self.table, "strength", space))
        if field == "explore" and self.is_first(place) and has_token(self.table, "strength", "explore"):
            dangers += 1
        for _ in range(dangers if way.weapons < 1 else 0):
            way = self.bodies.hurt_one(way, line.pawns[0], 1)
        return way

    def is_first(self, place: int) -> bool:
        """Of its field."""
        fields = [line.target.field for line in self.lines]
        return fields.index(fields[place]) == place

    def wounds(self, line: Line, way: Way) -> Iterator[tuple[float, Way]]:
        """The wound die."""
        if self.is_over(way, line) or not self.is_rolled(line):
            yield 1.0, way
            return
        odds = FACE[line.target.field]["wound"]
        yield odds, self.bodies.hurt_one(way, line.pawns[0], 1)
        yield 1 - odds, way

    def tries(self, place: int, way: Way) -> Iterator[tuple[float, Way]]:
        """Success or failure; the token goes once a success has been rolled again (RC-R05)."""
        line = self.lines[place]
        hope = self.hope(line, way)
        again = way
        if self.is_tried(line) and self.has_reroll(line, way):
            again = way._replace(rerolled=(*way.rerolled, line.target.field))
            first_roll = FACE[line.target.field]["success"]
            yield 1 - first_roll, way
            yield first_roll - hope, again
        else:
            yield 1 - hope, way
        for share, then in self.succeed(place, again):
            yield hope * share, then

    def ventures(self, place: int, way: Way) -> Iterator[tuple[float, Way]]:
        """RC-184: an adventure wounds Friday, and whoever rows to Jenny; other adventures are cards."""
        line = self.lines[place]
        suffers = line.pawns[0] == FRIDAY or line.target.kind == "jenny"
        odds = self.adventure(place) if suffers and not way.dead else 0.0
        yield odds, self.bodies.hurt_one(way, line.pawns[0], 1)
        yield 1 - odds, way

    def adventure(self, place: int) -> float:
        """How likely a line meets an adventure."""
        line = self.lines[place]
        if place in self.eager:
            return 1.0
        return FACE[line.target.field]["adventure"] if self.is_rolled(line) else 0.0

    def succeed(self, place: int, way: Way) -> Iterator[tuple[float, Way]]:
        """What the line brings once it is paid."""
        line = self.lines[place]
        cost = self.costs[place]
        way = way._replace(wood=way.wood - cost.wood, meals=way.meals - cost.meals)
        kind, actor = line.target.kind, line.pawns[0]
        if kind == "hunt":
            yield from self.hunt(place, way, actor)
        elif kind in ("village", "city"):
            yield 1.0, self.fight(way, actor, strength(self.table, kind))
        else:
            yield 1.0, self.brings(line, way, actor)

    def brings(self, line: Line, way: Way, actor: Name) -> Way:
        match line.target.kind:
            case "shelter":
                way = way._replace(sheltered=True)
            case "roof" | "palisade" | "weapons" as what:
                way = self.raised(way, what, 1)
            case "build":
                way = way._replace(items=(*way.items, line.target.item))
            case "gather":
                way = self.gathered(line, way)
            case "rest":
                way = self.healed(way, actor, 1 + (actor != JENNY and has_item(self.table, "bed")))
            case "arrange":
                way = self.healed(way, actor, int(line.devout))
            case "threat":
                way = self.happens(way, self.reward(line), actor)
        return way

    def gathered(self, line: Line, way: Way) -> Way:
        """RC-241, RC-242: basket and sack go with the first gathering."""
        source = line.target.source
        n = max(1, yields(self.table, line.target.space).get(source, 0)) + way.bags
        what = "wood" if RESOURCE[source] == "wood" else "meals"
        return way._replace(bags=0, **{what: getattr(way, what) + n})

    def reward(self, line: Line) -> tuple[AnyEffect, ...]:
        card = threat_card(self.table, line.target)
        if card in LIBRARY.wreckage:
            wreck = LIBRARY.wreckage[card]
            return wreck.two if len(line.pawns) > 1 else wreck.one
        return threat_action(self.table, line.target).reward

    # Fights

    def hunt(self, place: int, way: Way, actor: Name) -> Iterator[tuple[float, Way]]:
        """GAP-07: any beast."""
        hunts = [at for at, line in enumerate(self.lines) if line.target.kind == "hunt"]
        stronger = int(hunts[0] == place and has_token(self.table, "strength", "hunt"))
        for beast in LIBRARY.beasts.values():
            fought = self.fight(way, actor, beast.strength + stronger, beast.weapons)
            fought = fought if fought.dead else fought._replace(meals=fought.meals + beast.food)
            yield 1 / len(LIBRARY.beasts), self.happens(fought, beast.effects, actor)

    def fight(self, way: Way, actor: Name, against: int, weapons: int = 0) -> Way:
        missing = max(0, against - way.weapons)
        way = self.bodies.hurt_one(way, actor, missing - (self.helmet and missing > 0))
        return self.bodies.demand(way, "weapons", weapons, (self.bodies.place[actor],))

    def ways(self) -> Ways:
        """From the plan as it stands to the next morning."""
        found: Ways = {self.begin(): 1.0}
        for place in range(len(self.lines)):
            found = after(found, partial(self.carry_out, place))
        return self.slept(self.weathered(after(found, lambda way: ((1.0, self.evening(way)),))))
