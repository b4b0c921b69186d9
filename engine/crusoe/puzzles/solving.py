"""Every plan of a round and its exact chance: all dice of the actions, then all dice of the weather."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import combinations_with_replacement
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from engine.crusoe.ahead.day import Day
from engine.crusoe.ahead.night import Night
from engine.crusoe.ahead.ways import Way, Ways, after
from engine.crusoe.drafts import open_targets
from engine.crusoe.parts import Goods, Name, Payment
from engine.crusoe.pawns import all_pawns, may_stand
from engine.crusoe.phases.planning import led
from engine.crusoe.plan import most, needed, prices
from engine.crusoe.puzzles.goals import Goal, Judge, Plan, Short
from engine.crusoe.state import Crusoe, Line
from engine.crusoe.target import Target
from engine.crusoe.targets import AGAIN

Key: TypeAlias = tuple[tuple[str, Name, int, Payment], ...]
"""All that decides how a plan goes: of each line the action, who leads, how many pawns, how it is paid."""

MOST = 7_000
"""Plans of a puzzle at most."""


class TooMany(Exception):  # noqa: N818 — a search that was given up, no error
    """More plans than a puzzle should have."""


class Odds(NamedTuple):
    """How likely a plan reaches the goal, and how likely it fails from each cause, the likeliest first."""

    works: float
    fails: dict[Short, float]


class Nights:
    """One table, and every morning a plan can lead to; no evening is looked at twice."""

    def __init__(self, table: Crusoe) -> None:
        self.table = table
        self._slept: dict[Way, Ways] = {}
        self._known: dict[Key, Ways] = {}

    def mornings(self, plan: Plan) -> Ways:
        """Each morning with its exact chance; to arrange the camp changes nothing tonight."""
        plan = tuple(line for line in plan if line.target.kind != "arrange")
        key = key_of(plan)
        if key not in self._known:
            self._known[key] = self._of(plan)
        return self._known[key]

    def _of(self, plan: Plan) -> Ways:
        """Line by line every roll, then every sky."""
        day = Day(replace(self.table, plan=plan))
        evenings: Ways = {day.begin(): 1.0}
        for place in range(len(day.lines)):
            evenings = after(evenings, partial(day.carry_out, place))
        found: Ways = {}
        for evening, chance in evenings.items():
            for morning, share in self._night(day, evening).items():
                found[morning] = found.get(morning, 0.0) + chance * share
        return found

    def _night(self, night: Night, evening: Way) -> Ways:
        """The same for every plan that leads there."""
        if evening not in self._slept:
            begun = evening if evening.dead else night.evening(evening)
            self._slept[evening] = night.slept(night.weathered({begun: 1.0}))
        return self._slept[evening]


def works(judge: Judge, plan: Plan, mornings: Ways) -> float:
    """How likely these mornings reach the goal."""
    if not judge.meets(plan):
        return 0.0
    return sum(chance for morning, chance in mornings.items() if not judge.short(plan, morning).cause)


def odds(goal: Goal, table: Crusoe, plan: Plan) -> Odds:
    """How likely this plan reaches the goal, and how likely it fails from each cause."""
    judge, mornings = Judge(goal, table), Nights(table).mornings(plan)
    fails: dict[Short, float] = {}
    for morning, chance in mornings.items():
        if (short := judge.short(plan, morning)).cause:
            fails[short] = fails.get(short, 0.0) + chance
    return Odds(works(judge, plan, mornings), dict(sorted(fails.items(), key=lambda pair: -pair[1])))


def key_of(plan: Plan) -> Key:
    return tuple(sorted((line.target.stem, line.pawns[0], len(line.pawns), line.pays) for line in plan))


def plans(table: Crusoe, limit: int = MOST) -> dict[Key, Plan]:
    """Every plan that can be handed in, pawns left idle too; of those alike that differ in helpers, the first."""
    table = replace(table, plan=())
    crews = {target: [*crews_of(table, target)] for target in open_targets(table)}
    found: dict[Key, Plan] = {}
    for plan in extended(table, [*crews.items()], Counter(all_pawns(table)), ()):
        found.setdefault(key_of(plan), plan)
        if len(found) > limit:
            raise TooMany
    return found


def extended(
    table: Crusoe, crews: list[tuple[Target, list[Line]]], free: Counter[Name], plan: Plan, first: int = 0
) -> Iterator[Plan]:
    """The plan as it is, and with lines of the targets that are left."""
    yield plan
    for at, (target, lines) in enumerate(crews):
        for number in range(first if not at else 0, len(lines)):
            line = lines[number]
            crew = Counter(line.pawns)
            if crew <= free and table.stock.covers(sum((printed(table, each) for each in (*plan, line)), Goods())):
                again = target in AGAIN
                repeated = sum(each.target.stem == target for each in plan)
                named = replace(line, target=target.again(repeated + 1)) if repeated else line
                rest = crews[at:] if again else crews[at + 1 :]
                yield from extended(table, rest, free - crew, (*plan, named), number if again else 0)


def printed(table: Crusoe, line: Line) -> Goods:
    ways = prices(table, line.target.stem)
    return ways[line.pays] if line.pays else Goods()


def crews_of(table: Crusoe, target: Target) -> Iterator[Line]:
    """Each line that can stand there: who leads, who helps, and how it is paid."""
    pawns = Counter(all_pawns(table))
    for size in range(needed(table, target), most(table, target) + 1):
        for together in combinations_with_replacement(pawns, size):
            if not Counter(together) <= pawns:
                continue
            for leader in dict.fromkeys(together):
                others = list(together)
                others.remove(leader)
                crew = led(table, (leader, *others))
                if crew[0] == leader and may_stand(table, target, crew):
                    ways: list[Payment] = [*prices(table, target)] or [""]
                    yield from (Line(target, crew, pays=word) for word in ways)
