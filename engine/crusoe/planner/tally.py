"""What a table comes to, in figures that one can count on it, and what two answers leave differently."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, Literal, TypeAlias

from msgspec.structs import replace

from engine.contract import Action, Seat
from engine.crusoe.guess import laid_out
from engine.crusoe.land import has_shelter, open_sources, yields
from engine.crusoe.parts import NEIGHBOURS
from engine.crusoe.people import group
from engine.crusoe.planner.futures import played_on
from engine.crusoe.rulebook import RULES
from engine.crusoe.scene import players, track
from engine.crusoe.state import Crusoe, Planning
from engine.crusoe.view import CrusoeView
from engine.crusoe.weights import Weights
from engine.play import play

Measure: TypeAlias = Literal[
    "death", "wounds", "hearts", "meals", "shelter", "morale", "wood", "hide", "determination", "roof", "palisade",
    "weapons", "tiles", "produced", "sources", "items", "found", "dangers", "injuries", "pile",
]  # fmt: skip
Tally: TypeAlias = dict[Measure, float]
"""Of one table, or means over some; a death is a chance."""
Sampled: TypeAlias = Sequence[Tally]
"""Of tables that may be the real one, always the same in the same order; one alone where they are all alike."""


def in_store(table: Crusoe, good: Literal["meals", "wood", "hide"]) -> int:
    """In the stores, and what the evening brings."""
    return sum(getattr(goods, good) for goods in (table.stock, *(haul.goods for haul in table.future)))


MEASURES: Final[dict[Measure, Callable[[Crusoe], float]]] = {
    "death": lambda table: bool(table.outcome and not table.outcome.winners),
    "wounds": lambda table: sum(each.wounds for each in group(table)),
    "hearts": lambda table: min(track(each.character).hearts - each.wounds for each in players(table)),
    "meals": lambda table: in_store(table, "meals"),
    "shelter": has_shelter,
    "morale": lambda table: table.morale,
    "wood": lambda table: in_store(table, "wood"),
    "hide": lambda table: in_store(table, "hide"),
    "determination": lambda table: sum(each.determination for each in table.people),
    "roof": lambda table: table.roof,
    "palisade": lambda table: table.palisade,
    "weapons": lambda table: table.weapons,
    "tiles": lambda table: len(table.island),
    "produced": lambda table: sum(yields(table, table.camp).values()),
    "sources": lambda table: sum(len(open_sources(table, each)) for each in NEIGHBOURS[table.camp]),
    "items": lambda table: len(table.items) + sum(len(haul.items) for haul in table.future),
    "found": lambda table: len(table.discoveries) + sum(max(1, kept.uses) for kept in table.kept),
    "dangers": lambda table: sum(not token.kind.startswith("plus-f") for token in table.tokens),
    "injuries": lambda table: sum(len(each.injuries) for each in group(table)),
    "pile": lambda table: getattr(table.progress, "pile", 0),
}
BETTER_LESS: Final[tuple[Measure, ...]] = ("death", "wounds", "dangers", "injuries")
WEIGHTY: Final[dict[Measure, float]] = {
    "death": 30, "wounds": 2, "hearts": 1.5, "meals": 1, "shelter": 3, "morale": 1.2, "wood": 1, "hide": 1.2,
    "determination": 0.4, "roof": 1.5, "palisade": 1.2, "weapons": 0.9, "tiles": 2, "produced": 2, "sources": 0.6,
    "items": 2.5, "found": 0.8, "dangers": 0.5, "injuries": 0.7, "pile": 1,
}  # fmt: skip
"""How much one of each matters, in wounds or so; by this the largest difference is told first."""
SURE, UNSURE = 4, 24
"""So many tables tell what hangs on nothing hidden, and so many what does."""
CLEAR = 2
"""So many standard errors a difference must be worth."""


def counted(table: Crusoe) -> Tally:
    return {measure: float(count(table)) for measure, count in MEASURES.items()}


def led_to(seen: CrusoeView, seat: Seat, action: Action, weights: Weights) -> Sampled:
    """What an answer comes to at once, on tables that the view may be of."""
    found = [counted(after(seen, seat, action, weights, number)) for number in range(SURE)]
    if all(each == found[0] for each in found):
        return found[:1]
    return found + [counted(after(seen, seat, action, weights, number)) for number in range(SURE, UNSURE)]


def after(seen: CrusoeView, seat: Seat, action: Action, weights: Weights, number: int) -> Crusoe:
    """What it brings by itself: neither what could be used with it, nor the rest of the round, nor the night."""
    table = laid_out(seen, Random(number))
    table = replace(table, agenda=(*table.agenda, Planning()), ready=())
    return played_on(play(RULES, table, seat, action).state, weights, passing=(seat, seen.asked))


def differences(other: Sampled, mine: Sampled) -> Iterator[tuple[Measure, float, float]]:
    """Where mine is clearly the better one, what matters most first."""
    means = {measure: (mean(other, measure), mean(mine, measure)) for measure in WEIGHTY}
    gains = {measure: (after - before) * WEIGHTY[measure] for measure, (before, after) in means.items()}
    gains.update({measure: -gains[measure] for measure in BETTER_LESS})
    for measure in sorted(gains, key=lambda each: -gains[each]):
        before, after = (told(measure, count) for count in means[measure])
        if gains[measure] > 0 and before != after and is_clear(other, mine, measure):
            yield measure, before, after


def mean(sampled: Sampled, measure: Measure) -> float:
    return sum(each[measure] for each in sampled) / len(sampled)


def is_clear(other: Sampled, mine: Sampled, measure: Measure) -> bool:
    """Whether what differs, table by table, is no chance of the tables that were looked at."""
    many = max(len(other), len(mine))
    apart = [mine[n % len(mine)][measure] - other[n % len(other)][measure] for n in range(many)]
    return many == 1 or abs(fmean(apart)) > CLEAR * stdev(apart) / sqrt(many)


def told(measure: Measure, count: float) -> float:
    """As it is said: chances in hundreds, all else to a tenth."""
    return round(100 * count) if measure == "death" else round(count, 1)


def first_gain(others: Sequence[tuple[str, Sampled]], mine: Sampled) -> tuple[str, Measure, float, float] | None:
    """Beside which other answer mine gains most, and what."""
    found = [(name, *gain) for name, tally in others for gain in [*differences(tally, mine)][:1]]
    return max(found, key=lambda each: abs(each[3] - each[2]) * WEIGHTY[each[1]], default=None)
