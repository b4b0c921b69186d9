"""Where the camp might stand, and what tiles are worth."""

from __future__ import annotations

from engine.crusoe.land import natural_shelter, yields
from engine.crusoe.parts import NEIGHBOURS, TILES, Space
from engine.crusoe.planner.ground import Ground
from engine.crusoe.state import Crusoe

ROUNDS = 5
"""Nights over which a better tile counts."""
NEAR = 0.15
"""A source beside a tile, as a share of one on it."""
NEW, FOUND, TOTEM = 2.0, 0.6, -0.5
"""A new terrain, a discovery and a totem on a tile, in sources."""


def moved(ground: Ground, to: Space) -> float:
    """What a tile is for the camp beside the one it stands on, less what breaks on the way (RC-157)."""
    table, weights = ground.table, ground.weights
    camp = ground.camp
    if table.shelter:
        then = camp._replace(roof=camp.roof - camp.roof // 2, palisade=camp.palisade - camp.palisade // 2)
    else:
        then = camp._replace(roof=0, palisade=0, sheltered=natural_shelter(table, to))
    rounds = sum(weights.fading**each for each in range(1, min(ROUNDS, ground.left + 1)))
    gain = rounds * weights.site * (site(table, to) - site(table, table.camp))
    gain += ground.ahead(camp) - ground.ahead(then) + weights.house * (then.sheltered - camp.sheltered)
    sheet = ground.sheet
    gain += DOOMED * (sheet.refuge_after(table, to) - sheet.refuge_after(table, table.camp))
    return gain - weights.moving


DOOMED = 40.0
"""What each round is worth that the camp has longer to live, in wounds."""


def site(table: Crusoe, space: Space) -> float:
    """What a tile gives each round, and what lies about it."""
    if space not in table.island:
        return 0.0
    foggy = any(token.at == space and token.kind == "fog" for token in table.tokens)
    here = 0.0 if foggy else float(sum(yields(table, space).values()))
    near = sum(NEAR * len(yields(table, each)) for each in NEIGHBOURS[space] if each in table.island)
    return here + near


def tile_worth(ground: Ground, tile: int) -> float:
    table = ground.table
    side = TILES[tile]
    new = all(TILES[each].terrain != side.terrain for each in table.island.values())
    return NEW * new + len(side.sources) + FOUND * side.discoveries + side.shelter + TOTEM * side.totem
