"""Of many plans the one that does best in the same few futures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from engine.crusoe.ahead.ways import skies
from engine.crusoe.cards.meanings.weather import dice_today
from engine.crusoe.guess import laid_out
from engine.crusoe.parts import Goods, Name
from engine.crusoe.plan import costs
from engine.crusoe.planner.acts import most_wood, spare_wood
from engine.crusoe.planner.draft import Draft
from engine.crusoe.planner.futures import follow
from engine.crusoe.planner.ground import Ground
from engine.crusoe.planner.learned import worth
from engine.crusoe.planner.options import Option, options
from engine.crusoe.state import Crusoe, Line, Sky
from engine.crusoe.view import CrusoeView
from engine.crusoe.weights import Weights, moved


class Plan(Struct, frozen=True):
    """What is wanted: the lines, and so much wood on the pile."""

    lines: tuple[Line, ...]
    stack: int = 0


class Effort(Struct, frozen=True):
    """How long to think: other weights tried, then how many futures for how many plans."""

    drafts: int = 0
    spread: float = 0.4
    """How far the other weights are from the usual ones, as a power of e."""
    variations: int = 0
    climbs: int = 1
    """How often variations of the best are tried."""
    rungs: tuple[tuple[int, int], ...] = ()
    """So many futures each, for so many of the best."""


GOLDEN = 0.618
"""The step between the skies of two futures, as a share of all skies: they spread evenly, however many there are."""
STRIDE = 1009
"""How far apart the seeds of two searches are."""
COLD = 2
"""How much worse a winter cloud is than a rain cloud, when skies are sorted."""
SPARE = 3
"""Plans told besides the best ones."""

CALM = Effort()
QUICK = Effort(drafts=4, variations=5, climbs=1, rungs=((3, 3), (8, 1)))
DEEP = Effort(drafts=9, variations=10, climbs=2, rungs=((4, 5), (9, 3), (20, 1)))


def think(
    seen: CrusoeView, table: Crusoe, pawns: tuple[Name, ...], weights: Weights, effort: Effort, seed: int
) -> list[Plan]:
    """The best plans, best first. The table is as the view shows it, its draft as it is to be kept."""
    search = Search(seen, table, pawns, weights, seed)
    first = search.drafted(weights)
    if not effort.drafts:
        return [first]
    plans = [first, *(search.drafted(search.varied(effort.spread)) for _ in range(effort.drafts))]
    rungs = list(effort.rungs)
    best = search.best(plans, *rungs[0])
    for _ in range(effort.climbs):
        best = search.best([*best, *search.variations(best[0], effort.variations)], *rungs[0])
    others: list[Plan] = []
    for futures, n in rungs[1:]:
        fared = search.best(best, futures, len(best))
        best, others = fared[:n], [*fared[n:], *others]
    return [*best, *others[:SPARE]]


class Search:
    """One table, the plans thought of, and how each fared in which future."""

    def __init__(self, seen: CrusoeView, table: Crusoe, pawns: tuple[Name, ...], weights: Weights, seed: int) -> None:
        self.seen, self.table, self.pawns, self.weights = seen, table, pawns, weights
        self.chance = Random(seed)
        self.seed = seed
        self.first_share = self.chance.random()
        self.ground = Ground(table, weights)
        self.options = options(self.ground)
        self.futures: list[Crusoe] = []
        self.fared: dict[Plan, list[float]] = {}

    def varied(self, spread: float) -> Weights:
        return moved(self.weights, {name: self.chance.gauss(0, spread) for name in Weights.__struct_fields__})

    def drafted(self, weights: Weights) -> Plan:
        ground = Ground(self.table, weights)
        return self.finished(Draft(ground, options(ground), self.pawns))

    def finished(self, draft: Draft, forced: Iterable[Option] = ()) -> Plan:
        draft.complete()
        for option in forced:
            draft.force(option)
        draft.fill()
        lines = draft.plan()
        return Plan(lines, spare_wood(draft.ground, promised(self.table, lines)))

    def variations(self, plan: Plan, n: int) -> Iterator[Plan]:
        """One line left out, or another begun with, or other wood for the pile."""
        every = self.options
        planned = [line.target for line in plan.lines]
        most = most_wood(self.table, promised(self.table, plan.lines))
        for stack in sorted({0, plan.stack - 1, plan.stack + 1, most} - {plan.stack}):
            if 0 <= stack <= most:
                yield replace(plan, stack=stack)
        alone = {line.target for line in plan.lines if len(line.pawns) == 1}
        changes: list[tuple[list[Option], list[Option]]] = []
        for option in every:
            if option.target in planned:
                changes.append(([each for each in every if each is not option], []))
            if option.target not in planned or (option.rolled and option.target in alone):
                changes.append((every, [option]))
        self.chance.shuffle(changes)
        for some, forced in changes[:n]:
            yield self.finished(Draft(self.ground, some, self.pawns), forced)

    def best(self, plans: Iterable[Plan], futures: int, n: int) -> list[Plan]:
        """The n that fared best, each in so many futures."""
        different = list(dict.fromkeys(plans))
        for plan in different:
            self.try_out(plan, futures)
        return sorted(different, key=lambda plan: -self.mean(plan))[:n]

    def mean(self, plan: Plan) -> float:
        fared = self.fared[plan]
        return sum(fared) / len(fared)

    def try_out(self, plan: Plan, futures: int) -> None:
        fared = self.fared.setdefault(plan, [])
        for number in range(len(fared), futures):
            fared.append(worth(follow(self.future(number), plan.lines, plan.stack, self.weights), self.weights))

    def future(self, number: int) -> Crusoe:
        """The same for all plans, its weather too; the skies of several are spread over all that may come."""
        while len(self.futures) <= number:
            table = laid_out(self.seen, Random(self.seed * STRIDE + len(self.futures)))
            self.futures.append(replace(table, forecast=table.forecast or self.sky(len(self.futures))))
        return self.futures[number]

    def sky(self, number: int) -> Sky | None:
        dice = dice_today(self.table)
        if not dice:
            return None
        share = (self.first_share + number * GOLDEN) % 1.0
        worse = sorted(skies(dice), key=lambda sky: (sky[1] + COLD * sky[2], sky[3]))
        reached = accumulate(odds for odds, *_ in worse)
        place = next((at for at, odds in enumerate(reached) if odds >= share), len(worse) - 1)
        _, rain, winter, animals = worse[place]
        return Sky(rain, winter, animals or "blank")


def promised(table: Crusoe, lines: Sequence[Line]) -> Goods:
    total = Goods()
    for cost in costs(replace(table, plan=tuple(lines))):
        total += cost
    return total
