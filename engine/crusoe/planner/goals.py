"""How far a scenario's goal still is, how many rounds there are for it, and how much dearer each step is therefore."""

from __future__ import annotations

from collections.abc import Callable

from engine.crusoe.cards import LIBRARY
from engine.crusoe.land import explored, is_accessible
from engine.crusoe.parts import JENNY, NEIGHBOURS, Space
from engine.crusoe.progress import burnt, rescued, wanted
from engine.crusoe.scenarios import scenario
from engine.crusoe.scenarios.cursed import CROSSES, marks
from engine.crusoe.scenarios.volcano import GOALS, LAVA, so_far, temples
from engine.crusoe.scene import person, track
from engine.crusoe.state import Crusoe

SLACK = 2.0
"""So many rounds to spare are none too many."""
STEEP, MOST, HURRY = 0.5, 3.0, 1.4
"""Whoever hurries from the lava, or with Jenny ashore, dies of it."""
LONELY = 2
"""Wounds that a night on the rock costs Jenny."""
PACE = 0.5
"""So much of what everybody does in a round brings the goal nearer; the rest keeps them alive."""
TEMPLE, CROSS, HIDE, WOOD, TILE = 1.6, 1.8, 0.7, 0.3, 1.2
"""How many steps these are; a step is what two pawns do."""


def pressure(table: Crusoe) -> float:
    """One where there is time enough; the more, the more steps there are for the rounds that are left."""
    steps, rounds = way(table)
    most = HURRY if scenario(table).patient and not is_lonely(table) else MOST
    return min(most, 1 + STEEP * max(0.0, steps + SLACK - rounds)) if steps else 1.0


def way(table: Crusoe) -> tuple[float, int]:
    """The rounds that the goal still takes, and the rounds for them, this one among them."""
    rounds = scenario(table).rounds - table.round + 1
    if is_lonely(table):
        lonely = (track(JENNY).hearts - person(table, JENNY).wounds) // LONELY + 1
        return steps_to(table, "rope", "rescue-raft") + 1, min(rounds, lonely)
    if table.options.scenario == "cursed":
        return (CROSSES - marks(table, "cross")) * 1.2, rounds
    if table.options.scenario == "family":
        return sum(name not in table.items for name in wanted(table.progress)) * 0.8, rounds
    if not scenario(table).patient:
        return 0, rounds
    helpers = len(table.people) - table.seats
    return steps_left(table) / (PACE * (table.seats + helpers / 2)), rounds


def is_lonely(table: Crusoe) -> bool:
    """Jenny is still on her rock."""
    return table.options.scenario == "jenny" and not rescued(table.progress)


def steps_left(table: Crusoe) -> float:
    """What is still to be done for the goal, by two pawns each."""
    count = STEPS.get(table.options.scenario)
    return count(table) if count else 0.0


def steps_to(table: Crusoe, *names: str) -> int:
    """What is still to be built, one a round, and the land that the first of them asks for."""
    return sum(name not in table.items for name in names) + bool(lands_wanted(table) & {"plains"})


def to_rescue(table: Crusoe) -> float:
    """RC-285: rope and raft, the way to her, knife and lifeboat."""
    goods = saved(table, table.stock.wood, table.stock.hide)
    return len(missing(table)) + ASHORE * (not rescued(table.progress)) + goods


ASHORE = 5
"""Whoever is ashore must be fed, but lives: that goes before comfort."""


def saved(table: Crusoe, wood: int, hide: int) -> float:
    """Steps that the lifeboat's goods still ask for."""
    if "lifeboat" not in scenario(table).inventions or "lifeboat" in table.items:
        return 0.0
    price = LIBRARY.inventions["lifeboat"].pays[0]
    return WOOD * max(0, price.wood - wood) + HIDE * max(0, price.hide - hide)


def to_flee(table: Crusoe) -> float:
    """Further tiles, temples, rope and boat."""
    tiles, holy = GOALS[table.seats]
    there = TILE * max(0, tiles - so_far(table).explored) + TEMPLE * max(0, holy - temples(table))
    return there + len(missing(table))


STEPS: dict[str, Callable[[Crusoe], float]] = {
    "cursed": lambda table: marks(table, "fog") / 3 - marks(table, "cross"),
    "jenny": to_rescue,
    "volcano": to_flee,
    "cannibals": lambda table: -burnt(table.progress),
}


def missing(table: Crusoe) -> list[str]:
    """What must be built, with what that asks for; none of it is there."""
    names: list[str] = []
    asked = [*scenario(table).required, *wanted(table.progress)]
    while asked:
        name = asked.pop()
        if name not in table.items and name not in names:
            names.append(name)
            asked.extend(LIBRARY.inventions[name].needs)
    return names


def lands_wanted(table: Crusoe) -> set[str]:
    """Terrains without which something needed cannot be built."""
    terrains = (LIBRARY.inventions[name].terrain for name in missing(table))
    return {str(terrain) for terrain in terrains if terrain} - set(explored(table))


def refuge(table: Crusoe, camp: Space, more: tuple[Space, ...] = ()) -> int:
    """The last round in which the camp can keep out of the lava's way, a tile a night."""
    lands = {space for space in table.island if is_accessible(table, space)} | set(more)
    at, taken = {camp}, {space for number, spaces in LAVA.items() if number <= table.round for space in spaces}
    for number in range(table.round + 1, scenario(table).rounds + 1):
        taken |= set(LAVA.get(number, ()))
        at = {to for here in at for to in (here, *NEIGHBOURS[here]) if to in lands} - taken
        if not at:
            return number - 1
    return scenario(table).rounds
