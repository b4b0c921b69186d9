"""Where the camp might stand, and what tiles are worth."""

from __future__ import annotations

from msgspec.structs import replace

from engine.crusoe.land import natural_shelter, yields
from engine.crusoe.parts import NEIGHBOURS, TILES, Space
from engine.crusoe.planner.goals import refuge
from engine.crusoe.planner.ground import Ground
from engine.crusoe.scenarios.volcano import LAVA
from engine.crusoe.state import Crusoe


def moved(ground: Ground, to: Space) -> float:
    """What a tile is for the camp beside the one it stands on, less what breaks on the way (RC-157)."""
    table, weights = ground.table, ground.weights
    camp = ground.camp
    if table.shelter:
        then = camp._replace(roof=camp.roof - camp.roof // 2, palisade=camp.palisade - camp.palisade // 2)
    else:
        then = camp._replace(roof=0, palisade=0, sheltered=natural_shelter(table, to))
    rounds = sum(weights.fading**each for each in range(1, min(5, ground.left + 1)))
    gain = rounds * weights.site * (site(table, to) - site(table, table.camp))
    gain += ground.ahead(camp) - ground.ahead(then) + weights.house * (then.sheltered - camp.sheltered)
    if ground.sheet.name == "volcano":
        there, here = away(table, to), away(table, table.camp)
        gain += DOOMED * (there - here)
    return gain - weights.moving


DOOMED = 40.0
"""For each round sooner that the lava takes the camp."""


def away(table: Crusoe, camp: Space) -> int:
    """How long the lava leaves a camp that spends this night there."""
    return table.round if camp in LAVA.get(table.round + 1, ()) else refuge(replace(table, round=table.round + 1), camp)


def site(table: Crusoe, space: Space) -> float:
    """What a tile gives each round, and what lies about it."""
    if space not in table.island:
        return 0.0
    foggy = any(token.at == space and token.kind == "fog" for token in table.tokens)
    here = 0.0 if foggy else 1.0 * sum(yields(table, space).values())
    near = sum(0.15 * len(yields(table, each)) for each in NEIGHBOURS[space] if each in table.island)
    return here + near


def tile_worth(ground: Ground, tile: int) -> float:
    table = ground.table
    side = TILES[tile]
    new = all(TILES[each].terrain != side.terrain for each in table.island.values())
    return 2.0 * new + len(side.sources) + 0.6 * side.discoveries + side.shelter - 0.5 * side.totem
