"""Why a line of a plan is there: what tonight would be without it, or else what it brings, always with figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.crusoe.cards import LIBRARY
from engine.crusoe.items import has_item
from engine.crusoe.land import RESOURCE, has_token, yields
from engine.crusoe.names import CardName
from engine.crusoe.outlook import Outlook, read
from engine.crusoe.parts import Name, Word
from engine.crusoe.plan import threat_action, threat_card
from engine.crusoe.planner.futures import played_on
from engine.crusoe.planner.ground import Ground
from engine.crusoe.planner.tally import Measure, counted, differences, in_store
from engine.crusoe.progress import wanted
from engine.crusoe.scene import first, seat_of
from engine.crusoe.state import Cause, Crusoe, Do, Line, Planning
from engine.crusoe.target import OF_SCENARIOS

Why: TypeAlias = Literal[
    "saves-lives", "spares-hunger", "spares-lack", "spares-wounds", "shelters", "brings", "wins", "lasts", "averts",
    "hunts", "piles", "nobody-dies", "danger", "cold-pile", "rather", "uses", "costs", "keeps", "stronger", "farther",
    "reckoned", "alike", "rolls-again", "stands", "frees", "leads", "orders-camp", "orders-morale", "orders-arrange",
    "nothing-better", "best-plan", "as-strong",
]  # fmt: skip

DEADLY: Final = 0.01
HUNGRY: Final = 0.05
HURT: Final = 0.15
"""Differences of tonight worth telling: of chances, and of wounds to be expected."""


Measured: TypeAlias = Measure | Literal["", "food"]
"""What a hint compares, if anything."""


class Facts(Struct, frozen=True, omit_defaults=True):
    """What a reason names, and its figures; chances are in hundreds."""

    measure: Measured = ""
    before: float = 0
    """Without it, or with the other answer."""
    after: float = 0
    """With it."""
    odds: int = 100
    """How likely it succeeds."""
    rounds: int = 0
    """That are left, or until it strikes."""
    who: Name = ""
    word: Word = ""
    """The other answer; what is ordered."""
    die: str = ""
    price: int = 0
    """Tokens of determination that it takes, and so many are `kept`."""
    kept: int = 0
    owed: int = 0
    """What low morale takes of those in the next morning, if that is more."""


class Reason(Struct, frozen=True, omit_defaults=True):
    """Why, and what it is about: a line, a person, a thing to use, a place."""

    why: Why
    about: tuple[str, ...] = ()
    facts: Facts = Facts()


def hundreds(chance: float) -> int:
    """Never 0 for what can happen, nor 100 for what need not."""
    return round(chance) * 100 if chance < 1e-9 or chance > 1 - 1e-9 else min(99, max(1, round(100 * chance)))


class Day:
    """A plan as it would stand, and its outlook."""

    def __init__(self, ground: Ground, planned: Crusoe, told: Outlook) -> None:
        self.ground, self.planned, self.told = ground, planned, told

    def reasons(self) -> Iterator[Reason]:
        """What cannot wait first, each kind once; then how dangerous all of it is."""
        given = set()
        for line in sorted(self.planned.plan, key=lambda each: ORDER.index(each.target.kind)):
            reason = self.of_line(line)
            if reason is not None and reason.why not in given:
                given.add(reason.why)
                yield reason
        yield self.of_all()

    def of_all(self) -> Reason:
        """Whom the night hurts most, and how likely somebody dies."""
        who = max(self.told.wounds, key=lambda each: (self.told.deaths.get(each, 0), self.told.wounds[each]))
        why: Why = "nobody-dies" if self.told.lost < DEADLY else "danger"
        wounds = max(0.0, round(self.told.wounds[who], 1))
        return Reason(why, (who,), Facts("wounds", hundreds(self.told.lost), wounds))

    def of_line(self, line: Line) -> Reason | None:
        return self.tonight(line) or self.brings(line)

    def tonight(self, line: Line) -> Reason | None:
        """The plan once with the line and once without it, its pawns idle."""
        rest = tuple([each for each in self.planned.plan if each.target != line.target])
        for reason in spared(read(replace(self.planned, plan=rest)), self.told):
            return replace(reason, about=(line.target,))
        return None

    def brings(self, line: Line) -> Reason | None:
        """What a success changes, and how likely it is."""
        brings = BRINGS.get(line.target.kind)
        if brings is None or not self.odds(line):
            return None
        return brings(self, line)

    def odds(self, line: Line) -> int:
        return hundreds(next(each.success for each in self.told.lines if each.target == line.target))

    def raises(self, line: Line) -> Reason:
        kind: Literal["roof", "palisade", "weapons"] = line.target.kind  # type: ignore[assignment]
        return self.more(line, kind, getattr(self.planned, kind))

    def explores(self, line: Line) -> Reason:
        return self.more(line, "tiles", len(self.planned.island))

    def more(self, line: Line, measure: Measure, had: float, n: int = 1) -> Reason:
        return Reason("brings", (line.target,), Facts(measure, had, had + n, self.odds(line)))

    def arranges(self, line: Line) -> Reason | None:
        """RC-131; RC-180: of four players everyone has ordered which of the two; a blocked camp is only cleared."""
        table = self.planned
        if has_token(table, "block", "arrange"):
            return None
        seat = seat_of(table, line.pawns[0])
        if table.seats == 4 and table.people[seat].orders.arrange == "morale":
            return self.more(line, "morale", table.morale) if table.morale < 3 else None
        had = sum(each.determination for each in table.people)
        return self.more(line, "determination", had, 2 + line.devout)

    def builds(self, line: Line) -> Reason:
        name = line.target.item
        needed = name in self.ground.sheet.required or name in wanted(self.planned.progress)
        return self.serves(line, "wins" if needed else "lasts")

    def reaches(self, line: Line) -> Reason:
        """What the scenario's goal asks for."""
        return self.serves(line, "wins")

    def serves(self, line: Line, why: Why) -> Reason:
        return Reason(why, (line.target,), Facts(rounds=self.ground.left, odds=self.odds(line)))

    def gathers(self, line: Line) -> Reason:
        """RC-126; RC-241, RC-242: basket and sack go with the first."""
        what = RESOURCE[line.target.source]
        measure: Literal["wood", "meals"] = "wood" if what == "wood" else "meals"
        table = self.planned
        n = max(1, yields(table, line.target.space).get(line.target.source, 0))
        first_one = next(each for each in table.plan if each.target.kind == "gather")
        bags = [bag for bag in ("basket", "sack") if has_item(table, bag) and bag not in table.spent]
        return self.more(line, measure, in_store(table, measure), n + len(bags) * (line == first_one))

    def meets(self, line: Line) -> Reason | None:
        """RC-053: what its strike would take, and in how many rounds; or what it brings."""
        table, card = self.planned, threat_card(self.planned, line.target)
        strike = LIBRARY.events[card].threat if card in LIBRARY.events else ()
        for measure, before, after in change(self.ground, strike, card, worse=True):
            rounds = 1 if line.target.side == "left" and table.threats[1] else 2
            return Reason("averts", (line.target,), Facts(measure, before, after, rounds=rounds))
        if card in LIBRARY.wreckage:
            wreck = LIBRARY.wreckage[card]
            reward = wreck.two if len(line.pawns) > 1 else wreck.one
        else:
            reward = threat_action(table, line.target).reward
        for measure, before, after in change(self.ground, reward, card):
            return Reason("brings", (line.target,), Facts(measure, before, after))
        return None

    def hunts(self, line: Line) -> Reason:
        """GAP-07: any beast, and how likely it wounds."""
        food = sum(beast.food for beast in LIBRARY.beasts.values()) / len(LIBRARY.beasts)
        wound = next(each.wound for each in self.told.lines if each.target == line.target)
        return Reason("hunts", (line.target,), Facts("meals", hundreds(wound), round(food, 1)))


BRINGS: Final[dict[str, Callable[[Day, Line], Reason | None]]] = {
    "gather": Day.gathers,
    "explore": Day.explores,
    "threat": Day.meets,
    "arrange": Day.arranges,
    "hunt": Day.hunts,
    "build": Day.builds,
    **dict.fromkeys(("roof", "palisade", "weapons"), Day.raises),
    **dict.fromkeys((*OF_SCENARIOS, "chart"), Day.reaches),
}
ORDER: Final = (
    "shelter", "threat", "rest", "hunt", "gather", *OF_SCENARIOS, "roof", "build",
    "explore", "chart", "weapons", "palisade", "arrange", "clear",
)  # fmt: skip
"""What is told first of a plan."""


def spared(without: Outlook, with_it: Outlook) -> Iterator[Reason]:
    """What a night is spared, what matters most first; nothing where it gets deadlier: whoever dies needs no meal."""
    if with_it.lost - without.lost > DEADLY:
        return
    if is_told_less(with_it.lost, without.lost, DEADLY):
        yield Reason("saves-lives", facts=chances(without.lost, with_it.lost))
    if without.short["meal"] - with_it.short["meal"] > HUNGRY:
        yield Reason("spares-hunger", facts=chances(without.short["meal"], with_it.short["meal"]))
    if with_it.sheltered - without.sheltered > HUNGRY:
        yield Reason("shelters", facts=chances(without.sheltered, with_it.sheltered))
    hurt, well = (max(0.0, sum(each.wounds.values())) for each in (without, with_it))
    if hurt - well > HURT:
        yield Reason("spares-wounds", facts=Facts("wounds", round(hurt, 1), round(well, 1)))
    goods: tuple[Literal["wood", "palisade", "food"], ...] = ("wood", "palisade", "food")
    for good in goods:
        if without.short[good] - with_it.short[good] > HUNGRY:
            yield Reason("spares-lack", facts=replace(chances(without.short[good], with_it.short[good]), measure=good))


def is_told_less(chance: float, beside: float, by: float) -> bool:
    """By more than so much, and still so as it is told: two small chances are both one of a hundred."""
    return beside - chance > by and hundreds(chance) != hundreds(beside)


def chances(before: float, after: float) -> Facts:
    return Facts(before=hundreds(before), after=hundreds(after))


def change(
    ground: Ground, effects: tuple[object, ...], card: CardName, *, worse: bool = False
) -> Iterator[tuple[Measure, float, float]]:
    """What these words change, for the better or the worse."""
    table = replace(ground.table, plan=(), ready=())
    cause = Cause(card=card, actor=first(table), suffers="all")
    then = played_on(replace(table, agenda=(Do(effects, cause), Planning())), ground.weights)  # type: ignore[arg-type]
    before, after = [counted(table)], [counted(then)]
    return differences(after, before) if worse else differences(before, after)
