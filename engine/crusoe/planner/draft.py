"""A plan made greedily: whatever brings most for a pawn, then the next, until no pawn is left."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from engine.crusoe.ahead.day import FACE
from engine.crusoe.land import has_token
from engine.crusoe.parts import CHARACTERS, FRIDAY, Goods, Name, Payment
from engine.crusoe.pawns import is_person
from engine.crusoe.phases.planning import line_fault
from engine.crusoe.plan import costs, needed
from engine.crusoe.planner.crews import Crew, Pool
from engine.crusoe.planner.ground import Camp, Ground
from engine.crusoe.planner.options import Option, read
from engine.crusoe.state import Crusoe, Line
from engine.crusoe.targets import next_of

AGAIN = 0.4
"""What the same action loses each time it's repeated, as a share of its worth."""
CONSOLED = 2
"""Tokens for a failure."""
ADVENTURE, ADVENTURE_HURT = 0.5, 0.5
"""What an adventure costs, as a factor of its weight, and how much more for each wound's worth."""
HIDE = 1.2
"""What a hide costs when ways to pay are compared, in wood."""
HELP = 1.0
"""What a second pawn on a wreck brings, in wounds."""
HELPED = 2
"""A helper must bring the least that a pawn must, divided by this."""


class Placed(Struct):
    """A line of the draft in the making."""

    option: Option
    pawns: list[Name]
    pays: Payment
    cost: Goods


class Draft:
    """One plan in the making."""

    def __init__(self, ground: Ground, options: list[Option], pawns: tuple[Name, ...]) -> None:
        self.ground = ground
        self.options = options
        self.pool = Pool(ground, pawns)
        self.lines: list[Placed] = []
        self.camp = ground.camp
        self.goods = ground.table.stock
        self.hide = self.goods.hide
        self.kept = ground.table.plan
        for cost in costs(ground.table):
            self.goods = self.goods.less(cost)
            self.camp = self.camp._replace(wood=self.camp.wood - cost.wood, meals=self.camp.meals - cost.meals)

    def needs(self, option: Option) -> int:
        """The field's token asks for one more only of its first line (RC-114)."""
        table = self.ground.table
        begun = any(placed.option.field == option.field for placed in self.lines)
        return option.needs - (begun and has_token(table, "minus-pawn", option.field))

    # Worth

    def standing(self) -> float:
        """What the camp as it is planned lets one suffer, tonight and later, less what lies in its stores."""
        return self.level(self.camp, self.hide)

    def level(self, camp: Camp, hide: int) -> float:
        return self.ground.level(camp, hide)

    def after(self, option: Option, cost: Goods) -> Camp:
        camp = self.camp
        sheltered = camp.sheltered or option.shelter
        stands = camp.sheltered
        return camp._replace(
            wood=camp.wood - cost.wood + option.wood,
            meals=camp.meals - cost.meals + option.meals,
            roof=camp.roof + option.roof * stands,
            palisade=camp.palisade + option.palisade * sheltered,
            weapons=camp.weapons + option.weapons,
            sheltered=sheltered,
        )

    def worth(self, option: Option, cost: Goods, leader: Name, *, sure: bool) -> float:
        """What a line is expected to bring."""
        ground, weights = self.ground, self.ground.weights
        gain = self.level(self.after(option, cost), self.hide - cost.hide + option.hide) - self.standing()
        gain += option.worth + self.spare_food(option, cost)
        if option.again:
            same = sum(placed.option.kind == option.kind for placed in self.lines)
            gain -= AGAIN * same * abs(option.worth)
        if option.wounds:
            gain -= option.wounds * ground.wound(leader, max(1, round(option.wounds))) / max(1, round(option.wounds))
        if option.danger and self.camp.weapons < 1:
            gain -= ground.wound(leader)
        if sure or not option.rolled:
            return gain
        odds = FACE[option.field]
        success = odds["success"] ** (1 + has_token(ground.table, "reroll", option.field))
        gain = success * gain + (1 - success) * CONSOLED * weights.token
        hurt = ground.wound(leader)
        venture = hurt if leader == FRIDAY else weights.adventure(option.field) * (ADVENTURE + ADVENTURE_HURT * hurt)
        return gain - odds["wound"] * hurt - odds["adventure"] * venture

    def spare_food(self, option: Option, cost: Goods) -> float:
        return self.ground.weights.food * (option.meals - cost.meals)

    # Making it

    def moves(self) -> Iterator[tuple[float, Placed | None, Option, Crew, Payment, Goods]]:
        """Each next step with what it brings for a person."""
        taken = {placed.option.target for placed in self.lines}
        for option in self.options:
            if option.target in taken:
                continue
            way = self.way(option)
            if way is None:
                continue
            needs = self.needs(option)
            for n in (needs, needs + 1) if option.rolled else (needs,):
                crew = self.pool.crew(option, n, sure=not option.rolled or n > needs)
                if crew is not None:
                    worth = self.worth(option, way[1], crew.pawns[0], sure=n > needs)
                    yield worth / crew.people, None, option, crew, *way

    def way(self, option: Option) -> tuple[Payment, Goods] | None:
        """The cheapest way to pay that the goods allow."""
        able = [way for way in option.ways if self.goods.covers(way[1])]
        return min(able, key=lambda way: way[1].wood + HIDE * way[1].hide + way[1].meals, default=None)

    def place(self, option: Option, crew: Crew, pays: Payment, cost: Goods) -> None:
        self.lines.append(Placed(option, list(crew.pawns), pays, cost))
        self.pool.take(crew.pawns)
        self.camp = self.after(option, cost)
        self.hide += option.hide - cost.hide
        self.goods = self.goods.less(cost)
        if option.again:
            number = 2 + sum(placed.option.target.stem == option.target.stem for placed in self.lines[:-1])
            taken = option.target.again(number)
            if option.kind != "hunt" or number <= len(self.ground.table.hunt):
                self.options = [*self.options, replace(option, target=taken)]

    def complete(self) -> None:
        """Lines that were there and lack pawns come first."""
        table = self.ground.table
        found = []
        for line in self.kept:
            lacking = max(0, needed(table, line.target) - len(line.pawns))
            helpers = tuple(self.pool.helpers(read(self.ground, line.target), line.pawns[0]))[:lacking]
            self.pool.take(helpers)
            found.append(replace(line, pawns=(*line.pawns, *helpers)))
        self.kept = tuple(found)

    def force(self, option: Option) -> None:
        """Whatever it is worth, as sure as pawns allow."""
        way, needs = self.way(option), self.needs(option)
        if way is not None:
            crews = [
                self.pool.crew(option, n, sure=not option.rolled or n > needs)
                for n in ((needs + 1, needs) if option.rolled else (needs,))
            ]
            crew = next((each for each in crews if each is not None), None)
            if crew is not None:
                self.place(option, crew, *way)

    def fill(self) -> None:
        """Until nothing is worth a pawn."""
        least = self.ground.weights.least
        while self.pool.people():
            best = max(self.moves(), key=lambda move: move[0], default=None)
            helped = self.best_help()
            if helped is not None and (best is None or helped[0] > best[0]) and helped[0] > least / HELPED:
                self.help(helped[1])
            elif best is not None and best[0] > least:
                self.place(best[2], best[3], best[4], best[5])
            else:
                break

    def best_help(self) -> tuple[float, Placed] | None:
        """One pawn more on a line that rolls, or on a wreck."""
        found = None
        for placed in self.lines:
            if len(placed.pawns) > self.needs_of(placed) or not (placed.option.rolled or placed.option.more):
                continue
            if next(self.pool.helpers(placed.option, placed.pawns[0]), None) is None:
                continue
            worth = self.help_worth(placed)
            if found is None or worth > found[0]:
                found = worth, placed
        return found

    def needs_of(self, placed: Placed) -> int:
        table = self.ground.table
        first = next(each for each in self.lines if each.option.field == placed.option.field)
        later = first is not placed and has_token(table, "minus-pawn", placed.option.field)
        return placed.option.needs - later

    def help_worth(self, placed: Placed) -> float:
        if placed.option.more:
            return HELP
        leader, option = placed.pawns[0], placed.option
        before = self.without(placed)
        sure = before.worth(option, placed.cost, leader, sure=True)
        return sure - before.worth(option, placed.cost, leader, sure=False)

    def without(self, placed: Placed) -> Draft:
        """The same camp before this line, to judge it again."""
        option, cost = placed.option, placed.cost
        other = Draft.__new__(Draft)
        other.ground, other.kept, other.lines = (
            self.ground,
            self.kept,
            [each for each in self.lines if each is not placed],
        )
        camp = self.camp
        other.camp = camp._replace(
            wood=camp.wood + cost.wood - option.wood,
            meals=camp.meals + cost.meals - option.meals,
            roof=camp.roof - option.roof,
            palisade=max(0, camp.palisade - option.palisade),
            weapons=camp.weapons - option.weapons,
            sheltered=self.ground.camp.sheltered if option.shelter else camp.sheltered,
        )
        other.hide = self.hide + cost.hide - option.hide
        return other

    def help(self, placed: Placed) -> None:
        pawn = next(self.pool.helpers(placed.option, placed.pawns[0]))
        placed.pawns.append(pawn)
        self.pool.take((pawn,))

    def plan(self) -> tuple[Line, ...]:
        """The lines as the table takes them; one that the rules refuse is left out."""
        kept = self.kept
        lines = [Line(each.option.target, ordered(each.pawns), pays=each.pays) for each in self.lines]
        return sound(self.ground.table, (*kept, *numbered(kept, lines)))


def ordered(pawns: list[Name]) -> tuple[Name, ...]:
    """Whoever acts first, then people, then the others."""
    return (pawns[0], *sorted(pawns[1:], key=lambda pawn: 0 if pawn in CHARACTERS else 1 if is_person(pawn) else 2))


def numbered(kept: tuple[Line, ...], lines: list[Line]) -> list[Line]:
    """Several lines of a kind are numbered as they are planned."""
    found: list[Line] = []
    for line in lines:
        name = line.target.stem
        if name.kind not in ("roof", "palisade", "weapons", "arrange", "rest", "hunt"):
            found.append(line)
            continue
        taken = {each.target for each in (*kept, *found)}
        found.append(replace(line, target=next_of(taken, name)))
    return found


def sound(table: Crusoe, plan: tuple[Line, ...]) -> tuple[Line, ...]:
    """Without what cannot stand or be paid."""
    while True:
        state = replace(table, plan=plan)
        bad = next((line for line in plan if line_fault(state, line) is not None), None)
        total = Goods()
        for cost in costs(state):
            total += cost
        if bad is None and table.stock.covers(total):
            return plan
        bad = bad or next(line for line, cost in zip(reversed(plan), reversed(costs(state)), strict=True) if cost)
        plan = tuple(line for line in plan if line != bad)
