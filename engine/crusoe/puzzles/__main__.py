"""`python -m engine.crusoe.puzzles`: poses tables by chance, proves their puzzles and keeps some in the file."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from multiprocessing import Pool
from random import Random
from typing import Final, NamedTuple

from msgspec.structs import replace

from engine.contract import Action, Unreadable
from engine.crusoe.actions import Assign, Pay, Ready
from engine.crusoe.ahead.ways import Ways
from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.words import Determination, Gain, Morale, Raise
from engine.crusoe.drafts import open_targets
from engine.crusoe.names import Item
from engine.crusoe.parts import CHARACTERS, TILES
from engine.crusoe.plan import line_at
from engine.crusoe.planner import suggest_calmly
from engine.crusoe.puzzles import PUZZLES
from engine.crusoe.puzzles.goals import LEVELS, Goal, Judge, Kind, Plan, is_reached, percent, read_goal, write_goal
from engine.crusoe.puzzles.solving import Nights, TooMany, plans, works
from engine.crusoe.puzzles.tables import read_table, write_table
from engine.crusoe.rulebook import RULES
from engine.crusoe.state import Crusoe
from engine.crusoe.view import view
from engine.play import play, write
from engine.puzzles import Puzzle, dump

PASSES: Final = ((17, 9, 25), (18, 11, 30))
"""Seeds; how many puzzles may be for the same number of castaways, and how many there are when a pass ends."""
WANTED: Final[dict[Kind, int]] = {
    "survive": 5,
    "feed": 3,
    "unhurt": 4,
    "build": 6,
    "threat": 4,
    "store": 4,
    "raise": 4,
}
FEWEST_SURE: Final = 15
"""So many of all ask for a plan that works for sure."""
LEAST_PLANS: Final = 60
MOST_SHARE: Final = 0.12
"""Of all plans so many reach the goal at most,"""
LEAST_CHANCE: Final = 65
LEAST_GAP: Final = 3
"""and those that don't fall short by so many percent at least."""
LEAST_PAWNS: Final = 3
APART: Final = 5
SAMPLED, HOPELESS = 60, 0.25
PROCESSES: Final = 2
AT_ONCE: Final = 12

INVENTIONS: Final[tuple[Item, ...]] = (
    *("shovel", "bricks", "knife", "rope", "fire", "dam"),
    *("cellar", "furnace", "moat", "wall", "sling", "bow"),
)
"""None of them asks anything when it is built, or in the night after."""
OWNED: Final[tuple[Item, ...]] = ("shovel", "bricks", "rope", "knife")
NEAR: Final = ("A1", "B2", "A3")
TOKENS: Final = (
    *("rain@weather", "winter@weather", "storm@weather", "animals@weather", "rain@weather"),
    *("minus-pawn@{}", "strength@{}", "plus-food@{}", "plus-wood@{}"),
)


def is_plain(card: str) -> bool:
    """Whether what this threat brings asks nothing and draws nothing."""
    if card in LIBRARY.wreckage:
        return all(isinstance(each, Gain) for each in (*LIBRARY.wreckage[card].one, *LIBRARY.wreckage[card].two))
    return all(
        isinstance(each, Determination | Gain | Morale) or (isinstance(each, Raise) and each.what != "either")
        for each in LIBRARY.events[card].action.reward
    )


THREATS: Final = tuple(card for card in LIBRARY.events if is_plain(card))
WRECKS: Final = tuple(card for card in LIBRARY.wreckage if is_plain(card))


class Found(NamedTuple):
    """A puzzle, its kind, how many play, and what tells it from others."""

    puzzle: Puzzle
    kind: Kind
    seats: int
    ideas: frozenset[str]


def posed(chance: Random, seats: int) -> str:
    """A table with little to spare, in its line."""
    names = chance.sample([*CHARACTERS], seats)
    tense = chance.choice(names)
    people = [
        f"{name}:{CHARACTERS[name].hearts - chance.choice((0, 1, 1, 2) if name == tense else (2, 3, 4, 6, 8))}"
        for name in names
    ]
    is_few = seats < 3
    if seats == 1 or (seats == 2 and chance.random() < 0.3):
        people.append(f"friday:{chance.choice((0, 1, 2, 3))}")
    counted = {
        "wood": chance.choice((0, 1, 2, 2, 3, 4) if is_few else (0, 0, 0, 1, 2) if seats == 3 else (0, 0, 1)),
        "food": seats + chance.choice((-1, 0, 0, 1, 2)),
        "hide": chance.choice((0, 0, 0, 1)),
        "shelter": chance.choice((0, 1, 1)),
    }
    counted |= {level: chance.choice((0, 0, 1, 2)) for level in LEVELS}
    if not counted["shelter"]:
        counted |= {"roof": 0, "palisade": 0}
    spaces = chance.sample(NEAR, chance.choice((1, 2) if is_few else (1,)))
    tiles = chance.sample([number for number in TILES if number != 8], len(spaces))
    items = chance.sample(OWNED, chance.choice((0, 1, 2)))
    inventions = [
        each
        for each in chance.sample(INVENTIONS, chance.choice((2, 3, 4) if is_few else (0, 0, 1, 1)))
        if each not in items
    ]
    tokens = [each.format(chance.choice(spaces)) for each in chance.sample(TOKENS, chance.choice((0, 1, 2, 3)))]
    fields = (("-", "-"), ("-", THREATS), ("-", WRECKS), (THREATS, THREATS))
    left, right = chance.choice(fields if is_few else fields[: 3 if seats == 3 else 2])
    threats = [chance.choice(each) if isinstance(each, tuple) else each for each in (left, right)]
    return " / ".join(
        (
            f"{chance.choice(('castaways', 'castaways', 'cursed'))} {chance.randint(2, 10)} {' '.join(people)}",
            " ".join(f"{name}:{n}" for name, n in counted.items() if n) or "-",
            " ".join(("A2:8", *(f"{space}:{tile}" for space, tile in zip(spaces, tiles, strict=True)))),
            " ".join(inventions) or "-",
            " ".join(items) or "-",
            " ".join(dict.fromkeys(tokens)) or "-",
            " ".join(threats),
        )
    )


def goals(table: Crusoe) -> Iterator[Goal]:
    """What could be asked of this table."""
    yield from (Goal("feed"), Goal("survive"), Goal("unhurt"))
    for target in open_targets(table):
        if target.kind == "build":
            yield Goal("build", target.item)
        elif target.kind == "threat":
            yield Goal("threat", target.side)
        elif target.kind in LEVELS:
            yield from (Goal("raise", target.kind, getattr(table, target.kind) + more) for more in (1, 2))
    yield from (Goal("store", "wood", table.stock.wood + more) for more in (1, 2, 3))


def found(line: str, kinds: frozenset[Kind]) -> list[Found]:
    """The puzzles of these kinds that a table has, if any."""
    try:
        table = read_table(line)
        line = write_table(table)
        every = tuple(plans(table).values())
    except (Unreadable, TooMany):
        return []
    nights = Nights(table)
    if len(every) < LEAST_PLANS or is_hopeless(table, nights, every):
        return []
    mornings = [nights.mornings(plan) for plan in every]
    calm = suggest_calmly(view(table, 0), 0)
    chosen = []
    for asked in goals(table):
        if asked.kind not in kinds:
            continue
        judge = Judge(asked, table)
        judged = works_of(judge, every, mornings)
        goal = replace(asked, percent=percent(max(judged)))
        if goal.percent < LEAST_CHANCE:
            continue
        if calm is not None and is_reached(goal, works(judge, calm.lines, nights.mornings(calm.lines))):
            continue
        if (puzzle := puzzle_of(line, table, goal, every, judged)) is not None:
            chosen.append(Found(puzzle, goal.kind, table.seats, ideas_of(puzzle)))
    return chosen


def ideas_of(puzzle: Puzzle) -> frozenset[str]:
    """What tells a puzzle from others: its kind, what it's about, who plays, and each act of its solution."""
    table = read_table(puzzle.table)
    goal = read_goal(puzzle.goal, table)
    said = {words.partition(" ")[2] for _, words in puzzle.solution}
    return frozenset({goal.kind, goal.about, *(each.character for each in table.people), *said})


def works_of(judge: Judge, every: Sequence[Plan], mornings: Sequence[Ways]) -> list[float]:
    """The chance of each plan; plans with the same mornings share it."""
    known: dict[tuple[int, bool], float] = {}
    found = []
    for plan, ways in zip(every, mornings, strict=True):
        key = (id(ways), judge.meets(plan))
        if key not in known:
            known[key] = works(judge, plan, ways)
        found.append(known[key])
    return found


def is_hopeless(table: Crusoe, nights: Nights, every: Sequence[Plan]) -> bool:
    """Whether someone probably dies under each of some plans, those with the most pawns among them."""
    judge = Judge(Goal("survive"), table)
    busy = sorted(every, key=lambda plan: -sum(len(line.pawns) for line in plan))
    some = busy[:: max(1, len(busy) // SAMPLED)]
    return all(works(judge, plan, nights.mornings(plan)) < HOPELESS for plan in some)


def puzzle_of(line: str, table: Crusoe, goal: Goal, every: Sequence[Plan], judged: Sequence[float]) -> Puzzle | None:
    """The puzzle, where few plans reach the goal and each other one is clearly worse."""
    solving = [plan for plan, works in zip(every, judged, strict=True) if is_reached(goal, works)]
    near = any(goal.percent - LEAST_GAP < works * 100 and not is_reached(goal, works) for works in judged)
    if not solving or near or len(solving) > MOST_SHARE * len(judged):
        return None
    shortest = min(solving, key=lambda plan: (sum(len(each.pawns) for each in plan), len(plan)))
    if sum(len(each.pawns) for each in shortest) < LEAST_PAWNS:
        return None
    said = tuple((0, write(action)) for action in steps(table, shortest))
    return Puzzle(0, write_goal(goal), len(solving), len(judged), line, said)


def steps(table: Crusoe, plan: Plan) -> Iterator[Action]:
    """A plan as one says it, pawn by pawn."""
    for line in plan:
        for pawn in line.pawns:
            yield (action := Assign(pawn, line.target))
            table = play(RULES, table, 0, action).state
        there = line_at(table, line.target)
        if there is not None and there.pays != line.pays:
            yield (paid := Pay(line.target, line.pays))  # type: ignore[arg-type]
            table = play(RULES, table, 0, paid).state
    yield Ready()


def missing(chosen: Sequence[Found], most_seated: int) -> tuple[frozenset[Kind], list[int]]:
    """The kinds, and for how many castaways, that there aren't enough of yet."""
    kinds, seated = Counter(one.kind for one in chosen), Counter(one.seats for one in chosen)
    wanted = frozenset(kind for kind, n in WANTED.items() if kinds[kind] < n)
    return wanted, [seats for seats in RULES.players if seated[seats] < most_seated]


def search(seed: int, most_seated: int, chosen: Sequence[Found]) -> Iterator[Found]:
    """Tables by chance, for what is missing; several processes look at them, and their order stays."""
    chance = Random(seed)
    with Pool(PROCESSES) as pool:
        while True:
            kinds, seats = missing(chosen, most_seated)
            lines = [posed(chance, seats[number % len(seats)]) for number in range(AT_ONCE)]
            for some in pool.imap(partial(found, kinds=kinds), lines):
                yield from some


def is_wanted(each: Found, chosen: Sequence[Found], most_seated: int) -> bool:
    """Whether it is of a kind, and for so many, as are still missing; and unlike those there are."""
    kinds, seats = missing(chosen, most_seated)
    if each.kind not in kinds or each.seats not in seats:
        return False
    unsure = sum(not is_sure(one.puzzle) for one in chosen)
    if not is_sure(each.puzzle) and unsure >= sum(WANTED.values()) - FEWEST_SURE:
        return False
    same_table = any(one.puzzle.table == each.puzzle.table for one in chosen)
    return not same_table and all(len(each.ideas ^ one.ideas) >= APART for one in chosen)


def is_sure(puzzle: Puzzle) -> bool:
    return puzzle.goal.endswith(" 100")


def choose(seed: int, most_seated: int, until: int, chosen: list[Found]) -> None:
    """One pass: more puzzles beside those that are chosen."""
    for each in search(seed, most_seated, chosen):
        if is_wanted(each, chosen, most_seated):
            chosen.append(each)
            sys.stderr.write(f"{len(chosen)}: {each.puzzle.goal}, {each.puzzle.leads} of {each.puzzle.among}\n")
            write_file(chosen)
        if len(chosen) == until:
            return


def write_file(chosen: Sequence[Found]) -> None:
    """The easiest first."""
    puzzles = sorted((each.puzzle for each in chosen), key=lambda puzzle: -puzzle.share)
    PUZZLES.file.write_text(dump("crusoe", puzzles), "utf-8")


def main() -> None:
    """Thirty of them, always the same."""
    chosen: list[Found] = []
    for seed, most_seated, until in PASSES:
        choose(seed, most_seated, until, chosen)


if __name__ == "__main__":
    main()
