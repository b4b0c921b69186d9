"""What the goal asks for and the rounds left cannot hold, or hardly: while planning, from what lies open.

Whatever cards may still bring is counted as if it came: what is said here is so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from engine.crusoe.cards import LIBRARY
from engine.crusoe.guess import laid_out
from engine.crusoe.parts import JENNY, TILES
from engine.crusoe.pawns import all_pawns
from engine.crusoe.pile import STAGES, may_pile, stages, wood_piled
from engine.crusoe.progress import rescued, wanted
from engine.crusoe.scenarios import scenario
from engine.crusoe.scenarios.cursed import CROSSES, marks
from engine.crusoe.scenarios.volcano import GOALS, so_far, temples
from engine.crusoe.scene import person, track
from engine.crusoe.state import Crusoe
from engine.crusoe.view import CrusoeView

Goal: TypeAlias = Literal["pile", "fire", "jenny", "lifeboat", "crosses", "temples", "home"]


class Late(Struct, frozen=True, omit_defaults=True):
    """What is late, how much of it is to be done yet, and for how much of that there is time."""

    what: Goal
    left: int = 1
    fits: int = 0
    helps: tuple[str, ...] = ()
    """What alone can still make up for it."""


def too_late(seen: CrusoeView) -> Late | None:
    """What can no longer be reached, if anything; of a plan that is being carried out nothing is said."""
    if seen.waiting != "planning":
        return None
    table = laid_out(seen)
    return next((found for late in LATE[seen.options.scenario] if (found := late(table)) is not None), None)


def short(what: Goal, left: int, fits: int) -> Late | None:
    return Late(what, left, fits) if left > fits else None


def rounds_left(table: Crusoe) -> int:
    """This one among them."""
    return scenario(table).rounds - table.round + 1


def is_landless(table: Crusoe, name: str) -> bool:
    """In the last round it is too late to look for the terrain that something asks for; a covered one may open."""
    terrain = LIBRARY.inventions[name].terrain
    found = {TILES[tile].terrain for tile in table.island.values()}
    return name not in table.items and rounds_left(table) == 1 and bool(terrain) and terrain not in found


def hands(table: Crusoe) -> int:
    """How many actions can be begun this round: each by a pawn of a person."""
    return sum(each.pawns for each in table.people if each.character != JENNY or rescued(table.progress))


def actions(table: Crusoe) -> int:
    """The same until the end, as if nothing kept anybody from work in the rounds to come."""
    return hands(table) + (rounds_left(table) - 1) * (table.seats + len(table.people))


# Castaways


def late_pile(table: Crusoe) -> Late | None:
    """RC-006: one stage a round; only what is laid besides goes beyond that."""
    rounds = rounds_left(table) - (not may_pile(table))
    late = short("pile", len(STAGES) - stages(table), rounds)
    more = laid_besides(table)
    if late is None or most_piled(wood_piled(table), rounds, tuple(more.values())) < STAGES[-1]:
        return late
    return Late("pile", late.left, late.fits, tuple(more))


def laid_besides(table: Crusoe) -> dict[str, int]:
    """The mast that nobody has built; the sign that is held, or may lie among the discoveries."""
    is_possible = "mast" not in table.items and (rounds_left(table) > 1 or "rope" in table.items)
    sign = {"sign-2": 2} if "sign-2" in table.discoveries or table.pile else {}
    return ({"mast": 3} if is_possible else {}) | sign


def most_piled(pile: int, rounds: int, more: tuple[int, ...]) -> int:
    """In whatever order a stage a round and what is laid besides come; what a stage does not take is lost."""
    ends = [most_piled(filled(pile, wood), rounds, (*more[:n], *more[n + 1 :])) for n, wood in enumerate(more)]
    if rounds:
        ends.append(most_piled(filled(pile, STAGES[-1]), rounds - 1, more))
    return max(ends, default=pile)


def filled(pile: int, wood: int) -> int:
    """As much of it as the stage at hand takes."""
    stage = next((full for full in STAGES if full > pile), pile)
    return min(stage, pile + wood)


def late_fire(table: Crusoe) -> Late | None:
    return Late("fire") if is_landless(table, "fire") else None


# The other scenarios


def late_jenny(table: Crusoe) -> Late | None:
    """RC-285: the rope, the raft, and in a later round the way to her; two wounds a night are all she can bear."""
    if rescued(table.progress):
        return None
    steps = sum(name not in table.items for name in ("rope", "rescue-raft")) + 1
    nights = (track(JENNY).hearts - person(table, JENNY).wounds) // 2 + 1
    return short("jenny", steps, min(rounds_left(table), nights))


def late_lifeboat(table: Crusoe) -> Late | None:
    """What it asks for must stand before it is planned."""
    if "lifeboat" in table.items:
        return None
    lacks = any(name not in table.items for name in LIBRARY.inventions["lifeboat"].needs)
    return short("lifeboat", 1 + lacks, rounds_left(table))


def late_crosses(table: Crusoe) -> Late | None:
    """Each an action with its wood, on a tile of its own; in the last round it is too late to look for tiles."""
    left = CROSSES - marks(table, "cross")
    tiles = len(table.island) - marks(table, "cross") if rounds_left(table) == 1 else left
    paid = (table.stock.wood + WOOD) // LIBRARY.inventions["cross"].pays[0].wood
    return short("crosses", left, min(tiles, actions(table) - max(0, hands(table) - paid)))


WOOD: Final = 5
"""So much more may be found and spared while planning."""


def late_temples(table: Crusoe) -> Late | None:
    """The smoke asks for two pawns a tile and a temple; whatever helps besides people is counted twice over."""
    tiles, holy = GOALS[table.seats]
    left = max(0, tiles - so_far(table).explored) + max(0, holy - temples(table))
    helpers = len(all_pawns(table)) - hands(table)
    pawns = actions(table) + helpers + (rounds_left(table) - 1) * (2 * helpers + MORE_HELPERS)
    return short("temples", left, pawns // 2)


MORE_HELPERS: Final = 4
"""So many pawns more may still be built or found."""


def late_home(table: Crusoe) -> Late | None:
    """Shelter, roof and each invention an action; palisade and weapons come with some of these."""
    missing = [name for name in wanted(table.progress) if name not in table.items]
    left = len(missing) + (not table.shelter) + (table.roof < 1)
    if any(is_landless(table, name) for name in missing):
        return Late("home", left)
    return short("home", left, actions(table) + FOUND)


FOUND: Final = 2
"""So many things may be built for nothing."""

LATE: Final[dict[str, tuple[Callable[[Crusoe], Late | None], ...]]] = {
    "castaways": (late_pile, late_fire),
    "cursed": (late_crosses,),
    "jenny": (late_jenny, late_lifeboat),
    "volcano": (late_temples,),
    "cannibals": (),
    "family": (late_home,),
}
