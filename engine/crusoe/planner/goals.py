"""How far a scenario's goal still is, how many rounds there are for it, and how much dearer each step is therefore."""

from __future__ import annotations

from engine.crusoe.cards import LIBRARY
from engine.crusoe.land import explored, is_accessible
from engine.crusoe.parts import JENNY, NEIGHBOURS, Space
from engine.crusoe.planner.weights import NEEDED
from engine.crusoe.progress import rescued, wanted
from engine.crusoe.scenarios import scenario
from engine.crusoe.scenarios.cursed import CROSSES, marks
from engine.crusoe.scenarios.volcano import GOALS, LAVA, so_far, temples
from engine.crusoe.scene import person, track
from engine.crusoe.state import Crusoe

SLACK = 2.0
"""So many rounds to spare are none too many."""
STEEP, MOST = 0.5, 3.0
LONELY = 2
"""Wounds that a night on the rock costs Jenny."""


def pressure(table: Crusoe) -> float:
    """One where there is time enough; the more, the more steps there are for the rounds that are left."""
    steps, rounds = way(table)
    return min(MOST, 1 + STEEP * max(0.0, steps + SLACK - rounds)) if steps else 1.0


def way(table: Crusoe) -> tuple[float, int]:
    """The steps that must be made one after the other, and the rounds for them, this one among them."""
    rounds = scenario(table).rounds - table.round + 1
    match table.options.scenario:
        case "jenny" if not rescued(table.progress):
            lonely = (track(JENNY).hearts - person(table, JENNY).wounds) // LONELY + 1
            return steps_to(table, "rope", "rescue-raft") + 1, min(rounds, lonely)
        case "jenny":
            return steps_to(table, "rope", "lifeboat") + lifeboat_goods(table), rounds
        case "cursed":
            return (CROSSES - marks(table, "cross")) * 1.2, rounds
        case "volcano":
            tiles, holy = GOALS[table.seats]
            there = max(0, tiles - so_far(table).explored) / 2 + max(0, holy - temples(table))
            return there, rounds
        case "family":
            return sum(name not in table.items for name in wanted(table.progress)) * 0.8, rounds
    return 0, rounds


def steps_to(table: Crusoe, *names: str) -> int:
    """What is still to be built, one a round, and the land that the first of them asks for."""
    return sum(name not in table.items for name in names) + bool(lands_wanted(table) & {"plains"})


def lifeboat_goods(table: Crusoe) -> float:
    """RC-285: six wood and four hides."""
    price = LIBRARY.inventions["lifeboat"].pays[0]
    return max(0, price.wood - table.stock.wood) / 3 + max(0, price.hide - table.stock.hide) / 1.5


def lands_wanted(table: Crusoe) -> set[str]:
    """Terrains without which something needed cannot be built."""
    needed = (*NEEDED[table.options.scenario], *wanted(table.progress))
    terrains = (LIBRARY.inventions[name].terrain for name in needed if name not in table.items)
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
