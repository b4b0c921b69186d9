"""The island: sea, tiles with what lies on them, marks of what changed, pawns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.crusoe.land import yields
from engine.crusoe.parts import CITY, SPACES, TILES, Space
from engine.crusoe.scenarios.volcano import CRATER
from engine.crusoe.target import Target
from render.canvas import Picture, kept, sprite
from render.crusoe.bits import pawn, sign
from render.crusoe.nearby import Nearby, boxes, nearby
from render.crusoe.places import SEA, corner
from render.crusoe.scene import Scene, pawn_sprite
from render.printing import Collage, Piece
from render.theme import ACT, dressed

SOURCE, TOKEN, CAMP, PAWN = 38, 34, 56, 34
SIGNS, TOKENS, PAWNS = 44, 82, 122
"""How deep on a tile they lie."""
HALF = 76
Going: TypeAlias = tuple[Space, tuple[tuple[str, str], ...]]
UNDER = ("fog", "ash", "lava")
"""Tokens that are drawn as the land itself."""


@dataclass(frozen=True)
class Look:
    """A tile as it is to be painted: all that its picture depends on."""

    theme: str
    space: Space
    land: str
    sources: tuple[tuple[str, int], ...] = ()
    """Each with how much it gives; nothing: exhausted."""
    tokens: tuple[str, ...] = ()
    over: tuple[str, ...] = ()
    camp: str = ""
    needs: int = 0
    """Pawns that exploring here asks for."""


def island(collage: Collage, scene: Scene) -> None:
    """The whole island is one piece: its tiles reach into one another."""
    box = scene.places.island
    rings = tuple(space for space in sorted(scene.changed) if space in SPACES or space in scene.view.island)
    whole = painted(
        scene.theme.name, box.width, tuple(looks(scene)), rings, tuple(going(scene)), nearby(scene), scene.lang
    )
    collage.lay(whole, box.x, box.y)


@kept(24)
def painted(
    theme: str,
    width: int,
    tiles: tuple[Look, ...],
    rings: tuple[Space, ...],
    pawns: tuple[Going, ...],
    around: Nearby,
    lang: str,
) -> Piece:
    """Open water, tiles with what lies on them, rings where something changed, pawns, and the boxes around."""
    sea = open_sea(theme, width).copy()
    for look in tiles:
        sea.paint(face(look), *corner(look.space))
    for space in rings:
        sea.paint(sprite("crusoe", theme, "ring"), *corner(space))
    for space, figures in pawns:
        _stand(sea, theme, space, figures)
    boxes(sea, theme, lang, around)
    return Piece(sea)


@kept(6)
def open_sea(theme: str, width: int) -> Picture:
    water, sea = sprite("crusoe", theme, "sea").solid(), Picture.blank(width, SEA, dressed(theme).sea)
    for x in range(0, width, water.width):
        for y in range(0, SEA, water.height):
            sea.paint(water, x, y)
    return sea


def looks(scene: Scene) -> Iterator[Look]:
    """Every space, and what lies there."""
    view = scene.view
    for space in (*SPACES, *([CITY] if CITY in view.island else [])):
        kinds = tuple(token.kind for token in view.tokens if token.at == space)
        over = tuple(kind for kind in ("fog", "ash") if kind in kinds and "lava" not in kinds)
        land = land_at(scene, space, kinds)
        tokens = tuple(f"token-{kind}" for kind in kinds if kind not in UNDER)
        if space == CITY:
            tokens = ("token-city", *tokens)
        if not land_is_open(land):
            yield Look(scene.theme.name, space, land, (), tokens, over, needs=pawns_needed(scene, space, land))
            continue
        if any(cover.space == space and cover.what == "terrain" for cover in view.covers):
            tokens = ("covered", *tokens)
        camp = ("shelter" if view.shelter else "camp") if space == view.camp else ""
        yield Look(scene.theme.name, space, land, tuple(sources(scene, space)), tokens, over, camp)


def land_at(scene: Scene, space: Space, kinds: tuple[str, ...]) -> str:
    view = scene.view
    if "lava" in kinds:
        return "land-lava"
    if space not in view.island:
        return "land-mist"
    if any(cover.space == space and cover.what == "tile" for cover in view.covers):
        return "land-volcano" if space == CRATER and view.options.scenario == "volcano" else "land-face-down"
    return f"land-{TILES[view.island[space]].terrain}"


def land_is_open(land: str) -> bool:
    return land not in ("land-lava", "land-mist", "land-volcano", "land-face-down")


def pawns_needed(scene: Scene, space: Space, land: str) -> int:
    """What exploring asks for, where one may."""
    target = Target.of("explore", space)
    planned = next((each.needed for each in scene.view.plan if each.line.target == target), 0)
    return (planned or scene.view.needs.get(target, 0)) if land == "land-mist" else 0


def sources(scene: Scene, space: Space) -> Iterator[tuple[str, int]]:
    """What a tile gives, then its natural shelter and, where temples matter, its totem."""
    table: Any = scene.view  # a view shows all that the land's rules read
    tile, amounts = TILES[scene.view.island[space]], yields(table, space)
    for source in tile.sources:
        yield f"source-{source}", amounts.get(source, 0)
    for more in amounts:
        if more not in tile.sources:
            yield f"good-{more}", amounts[more]
    if tile.shelter:
        yield "source-shelter", 1
    if tile.totem and scene.view.options.scenario == "volcano":
        yield "source-totem", 1


@kept(256)
def face(look: Look) -> Picture:
    """One tile: its landscape, what it gives, tokens, the camp, its coordinate."""
    tile = sprite("crusoe", look.theme, look.land).copy()
    for over in look.over:
        tile.paint(sprite("crusoe", look.theme, f"over-{over}"), 0, 0)
    _sources(tile, look)
    if look.camp:
        tile.paint(sign(look.theme, look.camp, CAMP), 8, TOKENS)
    _tokens(tile, look, TOKENS if land_is_open(look.land) else SIGNS)
    if look.needs:
        _needs(tile, look)
    dress = dressed(look.theme)
    tile.write(look.space, HALF, 38, ACT, dress.label, "bold", "ms", dress.label_line)
    return tile


def _sources(tile: Picture, look: Look) -> None:
    x = HALF - len(look.sources) * (SOURCE + 1) // 2
    for name, amount in look.sources:
        drawing = sign(look.theme, name, SOURCE)
        tile.paint(drawing if amount else drawing.faded(170), x, SIGNS)
        if not amount:
            tile.paint(sign(look.theme, "covered", 22), x + 17, SIGNS + 17)
        x += SOURCE + 1


def _tokens(tile: Picture, look: Look, y: int) -> None:
    left = 68 if look.camp else 12
    room = 2 * HALF - 8 - left
    step = min(TOKEN + 1, (room - TOKEN) // max(len(look.tokens) - 1, 1))
    x = left if look.camp else HALF - (TOKEN + step * (len(look.tokens) - 1)) // 2
    for name in look.tokens:
        tile.paint(sign(look.theme, name, TOKEN), x, y + (10 if look.camp else 0))
        x += step


def _needs(tile: Picture, look: Look) -> None:
    """So many pawns to explore it."""
    x = HALF - (look.needs * 24) // 2
    for place in range(look.needs):
        tile.paint(sign(look.theme, "pawn", 26), x - 1 + place * 24, 84)


def going(scene: Scene) -> Iterator[Going]:
    """Those whom the plan sends somewhere, by the space they go to."""
    there: dict[Space, list[tuple[str, str]]] = {}
    for each in scene.view.plan:
        if space := each.line.target.space:
            there.setdefault(space, []).extend(figure(scene, pawn) for pawn in each.line.pawns)
    return ((space, tuple(figures)) for space, figures in there.items())


def _stand(sea: Picture, theme: str, space: Space, figures: tuple[tuple[str, str], ...]) -> None:
    x, y = corner(space)
    step = min(PAWN, 78 // max(len(figures) - 1, 1))
    left = x + HALF - (PAWN + step * (len(figures) - 1)) // 2
    for place, (name, initial) in enumerate(figures):
        sea.paint(pawn(theme, name, initial, PAWN), left + place * step, y + PAWNS)


def figure(scene: Scene, pawn: str, field: str = "") -> tuple[str, str]:
    """A pawn by its shape and, where somebody plays it, the letter on it."""
    return pawn_sprite(pawn, field), scene.initial(pawn)
