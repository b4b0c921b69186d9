"""Sources, terrain and tiles: covered, uncovered, turned, laid."""

from __future__ import annotations

from itertools import permutations
from typing import cast

from engine.crusoe.camp import may_lie, put_token, take_token
from engine.crusoe.cards.meanings.camp import SHORTCUT, camp_sites
from engine.crusoe.cards.words import (
    AddBeast,
    AnyEffect,
    CoverTerrain,
    Discoveries,
    Exhaust,
    FlipTile,
    LayTile,
    MoveCamp,
    Pen,
    RemoveCover,
    ScoutTiles,
    Shortcut,
    TopTile,
    Uncover,
)
from engine.crusoe.events import (
    CoverLifted,
    DemandUnmet,
    SourceExhausted,
    TerrainCovered,
    TileFlipped,
    TilePlaced,
    TilesSeen,
    TotemFound,
)
from engine.crusoe.items import lose_item
from engine.crusoe.land import (
    has_token,
    is_accessible,
    is_covered,
    matches,
    nearest_sources,
    open_neighbours,
    open_sources,
    terrain_shows,
    tile_at,
    tokens_at,
)
from engine.crusoe.names import CardName
from engine.crusoe.parts import SPACES, Covered, Source, Space, TokenKind
from engine.crusoe.people import sufferers, wound
from engine.crusoe.questions import ask, offer
from engine.crusoe.scenarios import scenario
from engine.crusoe.scene import Scene
from engine.crusoe.state import Cause, Cover, Crusoe, Do

PRINTED: tuple[TokenKind, ...] = ("village", "burnt", "totem", "temple")
"""Tokens for a totem that is printed, and for what has become of it."""


def cover(scene: Scene, space: Space, what: Covered, card: CardName, hides: tuple[TokenKind, ...] = ()) -> None:
    scene.alter(covers=(*scene.state.covers, Cover(space, what, card, hides)))


def exhausts(scene: Scene, effect: Exhaust, cause: Cause) -> None:
    """RC-171: a source that must be covered and is not there wounds."""
    if effect.where in scene.state.island and effect.source != "any":
        exhaust(scene, effect.where, effect.source, cause.card)
    elif effect.everything:
        exhaust_tile(scene, effect, cause)
    elif effect.where == "here" and cause.space in SPACES and cause.space not in scene.state.island:
        put_token(scene, "wither", cause.space)
    elif effect.n > 1:
        one = Exhaust(effect.where, effect.source, if_possible=effect.if_possible)
        scene.push(Do((one,) * effect.n, cause))
    else:
        exhaust_one(scene, effect, cause)


def exhaust(scene: Scene, space: Space, source: Source, card: CardName) -> None:
    """RC-224."""
    cover(scene, space, source, card)
    scene.tell(SourceExhausted(space, source))


def exhaust_one(scene: Scene, effect: Exhaust, cause: Cause) -> None:
    found = sources_meant(scene.state, effect, cause)
    if not found and not effect.if_possible:
        scene.tell(DemandUnmet("source", 1))
        for who in sufferers(scene.state, cause):
            wound(scene, who)
    ask(scene, "source", [offer(f"{at}-{what}", exhaust_at(at, what)) for at, what in found], cause)


def exhaust_at(space: Space, source: Source) -> Exhaust:
    return Exhaust(space, source)


def sources_meant(state: Crusoe, effect: Exhaust, cause: Cause) -> list[tuple[Space, Source]]:
    if effect.where == "nearest":
        return nearest_sources(state, effect.source)
    if effect.where == "gathered":
        return [(cause.space, cause.source)] if cause.source in open_sources(state, cause.space) else []
    spaces = {
        "here": (cause.space,),
        "camp": (state.camp,),
        "adjacent": open_neighbours(state, state.camp),
    }[effect.where]
    return [(at, what) for at in spaces for what in open_sources(state, at) if matches(what, effect.source)]


def exhaust_tile(scene: Scene, effect: Exhaust, cause: Cause) -> None:
    """All sources of one tile."""
    state = scene.state
    spaces = (cause.space,) if effect.where == "here" else open_neighbours(state, state.camp)
    offers = [
        offer(at, *(exhaust_at(at, what) for what in open_sources(state, at)))
        for at in spaces
        if open_sources(state, at)
    ]
    ask(scene, "tile", offers, cause)


def covers_terrain(scene: Scene, effect: CoverTerrain, cause: Cause) -> None:
    """RC-226: the terrain counts as unexplored."""
    state = scene.state
    at = cause.space if effect.at == "here" else effect.at
    if at:
        if is_accessible(state, at) and not is_covered(state, at, "terrain"):
            cover(scene, at, "terrain", cause.card)
            scene.tell(TerrainCovered(at))
        return
    fitting = [
        space
        for space in state.island
        if terrain_shows(state, space) and tile_at(state, space).terrain == effect.terrain
    ]
    ask(scene, "terrain", [offer(space, CoverTerrain(at=space)) for space in fitting], cause)


def flips(scene: Scene, effect: FlipTile, cause: Cause) -> None:
    """RC-225."""
    state = scene.state
    if effect.at == "adjacent":
        ask(scene, "tile", [offer(at, FlipTile(at)) for at in open_neighbours(state, state.camp)], cause)
        return
    at = cause.space if effect.at == "here" else cast("Space", effect.at)
    if not is_accessible(state, at):
        return
    if at == state.camp:  # RC-R21: with nowhere to go it stays, and its tile with it
        then = (FlipTile(at),) if camp_sites(state) else ()
        scene.push(Do((MoveCamp(), *then), cause))
        return
    flip(scene, at, cause.card)


def flip(scene: Scene, space: Space, card: CardName) -> None:
    """Every token and marker goes, and no action is possible there; what is printed comes back with the tile.

    A temple that was explored goes on counting; the city's terrain is not known by turning its tile back (RC-R26).
    """
    if has_token(scene.state, SHORTCUT, space):  # RC-227: token and card are one
        lose_item(scene, SHORTCUT)
    there = tokens_at(scene.state, space)
    printed = tuple(token.kind for token in there if token.kind in PRINTED)
    if "temple" in printed:
        scene.count("temples_lost")
    for token in there:
        take_token(scene, token.kind, space)
    scene.alter(covers=tuple(each for each in scene.state.covers if each.space != space or each.card == "city"))
    cover(scene, space, "tile", card, printed)
    scene.tell(TileFlipped(space))


def uncovers(scene: Scene, effect: Uncover, cause: Cause) -> None:
    for each in scene.state.covers:
        if each.card == cause.card:
            lift_cover(scene, each)


def lift_cover(scene: Scene, lifted: Cover) -> None:
    scene.alter(covers=tuple(each for each in scene.state.covers if each != lifted))
    scene.tell(CoverLifted(lifted.space, lifted.what))
    for kind in lifted.hides:
        put_token(scene, kind, lifted.space)
    if "temple" in lifted.hides:
        scene.count("temples_lost", -1)


def removes_cover(scene: Scene, effect: RemoveCover, cause: Cause) -> None:
    """A black marker off a tile."""
    markers = [each for each in scene.state.covers if each.what != "tile"]
    if effect.at:
        for each in markers:
            if (each.space, each.what) == (effect.at, effect.what):
                lift_cover(scene, each)
        return
    offers = [offer(f"{each.space}-{each.what}", RemoveCover(each.space, each.what)) for each in markers]
    ask(scene, "cover", offers, cause, group=True)


def scouts(scene: Scene, effect: ScoutTiles, cause: Cause) -> None:
    """RC-209: one on top, the others shuffled in; or all in an order of one's choice."""
    seen = scene.state.tiles[: effect.n]
    if not seen:
        return
    scene.tell(TilesSeen(seen))
    if effect.ordered:
        orders = list(permutations(seen))
        offers = [offer("-".join(map(str, order)), TopTile(order[0], order[1:])) for order in orders]
    else:
        offers = [offer(str(tile), TopTile(tile)) for tile in seen]
    ask(scene, "tiles", offers, cause)


def tops(scene: Scene, effect: TopTile, cause: Cause) -> None:
    ordered = (effect.tile, *effect.rest)
    others = tuple(tile for tile in scene.state.tiles if tile not in ordered)
    scene.alter(tiles=(*ordered, *(others if effect.rest else scene.shuffled(others))))


def lays(scene: Scene, effect: LayTile, cause: Cause) -> None:
    """RC-127: terrain, beast, totem, discoveries, in this order."""
    scene.alter(
        tiles=tuple(tile for tile in scene.state.tiles if tile != effect.tile),
        island={**scene.state.island, effect.at: effect.tile},
    )
    if effect.back:
        scene.alter(tiles=scene.shuffled(scene.state.tiles))
    scene.tell(TilePlaced(effect.at, effect.tile))
    scene.push(Do(findings(scene, effect.at, cause), cause))


def findings(scene: Scene, space: Space, cause: Cause) -> tuple[AnyEffect, ...]:
    """What a new tile brings."""
    tile = tile_at(scene.state, space)
    found: list[AnyEffect] = []
    if tile.beast:
        found.append(AddBeast(shuffled=True))
    if tile.totem:
        number = scene.state.totems + 1
        scene.alter(totems=number)
        scene.tell(TotemFound(space, number))
        found += scenario(scene.state).totem(scene.state, space, number)
    if tile.discoveries:
        found.append(Discoveries(tile.discoveries))
    found += scenario(scene.state).explored(scene.state, space)
    if take_token(scene, "wither", space):
        found.append(Exhaust("here"))
    return tuple(found)


def lays_shortcut(scene: Scene, effect: Shortcut, cause: Cause) -> None:
    """RC-240."""
    if effect.at:
        put_token(scene, SHORTCUT, effect.at, SHORTCUT)
        return
    near = open_neighbours(scene.state, scene.state.camp)
    ask(scene, "shortcut", [offer(at, Shortcut(at)) for at in near], cause, group=True)


def pens(scene: Scene, effect: Pen, cause: Cause) -> None:
    """RC-262, RC-R03: any food source beside the camp."""
    state = scene.state
    if effect.at:
        exhaust(scene, effect.at, effect.source, "corral")
        put_token(scene, "plus-food", scene.state.camp, "corral")
        return
    offers = [
        offer(f"{at}-{source}", Pen(at, source))
        for at in open_neighbours(state, state.camp)
        for source in open_sources(state, at)
        if matches(source, "food") and may_lie(state, "plus-food", state.camp)
    ]
    if offers:
        ask(scene, "corral", [*offers, offer("leave")], cause, group=True)
