"""The island's layers: sea, coordinates, tiles, marks, pawns."""

from __future__ import annotations

from functools import lru_cache

from engine.island.parts import LAYOUTS
from locales import say
from render.canvas import Picture, breadth, sprite, wrapped
from render.island.scene import EDGE, Scene, plan
from render.theme import LEAST, Theme, dressed

PAWNS = {1: 46, 2: 46, 3: 38, 4: 38}
"""How large a pawn is, by how many stand on the tile."""


def sea(picture: Picture, scene: Scene) -> None:
    picture.paint(_sea(scene.view.layout, scene.theme.name), 0, 0)


@lru_cache(maxsize=8)
def _sea(layout: str, theme: str) -> Picture:
    """The open sea with its coordinates, the same for every picture of a table."""
    where, dress = plan(layout), dressed(theme)
    picture = Picture.blank(1100, where.height, dress.sea)
    water = sprite("island", theme, "sea")
    for x in range(0, picture.width, water.width):
        for y in range(0, picture.height, water.height):
            picture.paint(water, x, y)
    _coordinates(picture, layout, dress)
    return picture


def _coordinates(picture: Picture, layout: str, theme: Theme) -> None:
    where = plan(layout)
    x, y = where.island
    for column in range(where.columns):
        middle = x + column * where.tile + where.tile // 2
        picture.write(chr(ord("A") + column), middle, y - EDGE // 2 + 1, 22, theme.coordinate, "bold", "mm")
    for row in range(where.rows):
        middle = y + row * where.tile + where.tile // 2
        picture.write(str(row + 1), x - EDGE // 2, middle, 22, theme.coordinate, "bold", "mm")


def tiles(picture: Picture, scene: Scene) -> None:
    size = scene.plan.tile
    for tile in scene.view.tiles:
        treasure = tile.treasure if tile.treasure not in scene.view.captured else None
        face = tile_face(scene.theme.name, scene.lang, tile.tile, tile.state, treasure or "", tile.discarded, size)
        picture.paint(face, *scene.plan.corner(tile.square))


@lru_cache(maxsize=256)
def tile_face(theme: str, lang: str, tile: str, state: str, treasure: str, discarded: bool, size: int) -> Picture:
    """One tile on the sea: its landscape, its name where that fits, its treasure, a drop for a discarded flood card."""
    face = Picture.blank(size, size, dressed(theme).sea)
    if state == "sunk":
        face.paint(sprite("island", theme, "sunk", size), 0, 0)
        return face
    face.paint(sprite("island", theme, f"{tile}-{state}", size), 0, 0)
    lowered = size // 14 if state == "flooded" else 0
    _name(face, theme, lang, tile, lowered)
    badge = max(size * 32 // 112, 28)
    if treasure:
        face.paint(sprite("island", theme, f"{treasure}-badge", badge), size // 18, size // 20 + lowered)
    if discarded:
        face.paint(sprite("island", theme, "drop", badge), size - badge - size // 22, size // 20 + lowered)
    return face


def _name(face: Picture, theme: str, lang: str, tile: str, lowered: int) -> None:
    size, dress = face.width, dressed(theme)
    lines = wrapped(name_of(lang, tile), size - 4, LEAST, "bold")
    if len(lines) > 2 or any("…" in line for line in lines):
        return
    low = size * 98 // 112 + lowered - (size // 40)
    for row, line in enumerate(reversed(lines)):
        face.write(line, size / 2, low - row * 19, LEAST, dress.label, "bold", "ms", dress.label_line)


def name_of(lang: str, tile: str) -> str:
    return say(lang, f"picture-{tile}")


def changes(picture: Picture, scene: Scene) -> None:
    """A ring around the places where something happened."""
    for square in sorted(scene.changed):
        if square in LAYOUTS[scene.view.layout].place:
            picture.paint(ring(scene.theme.name, scene.plan.tile), *scene.plan.corner(square))


@lru_cache(maxsize=16)
def ring(theme: str, size: int) -> Picture:
    dress = dressed(theme)
    return Picture.ring(
        size, size, size // 9, ((dress.label_line, 0, 2), (dress.accent, 2, 5), (dress.label_line, 7, 1))
    )


def pawns(picture: Picture, scene: Scene) -> None:
    standing: dict[str, list[int]] = {}
    for seat, square in enumerate(scene.view.pawns):
        standing.setdefault(square, []).append(seat)
    for square, seats in standing.items():
        x, y = scene.plan.corner(square)
        size = PAWNS[len(seats)] * max(scene.plan.tile, 94) // 112
        for seat, (right, down) in zip(seats, _spots(len(seats), scene.plan.tile, size), strict=True):
            picture.paint(pawn(scene, seat, size), x + right, y + down)


def _spots(count: int, tile: int, size: int) -> list[tuple[int, int]]:
    """Where pawns stand on a tile: one or two in a row, three or four in two rows."""
    middle, low = (tile - size) // 2, tile * 40 // 112
    if count == 1:
        return [(middle, low)]
    left, right = tile // 2 - size, tile // 2
    if count == 2:
        return [(left, low), (right, low)]
    high = tile * 20 // 112
    return [(left, high), (right, high), (left, high + size), (right, high + size)][:count]


def pawn(scene: Scene, seat: int, size: int) -> Picture:
    return _pawn(scene.theme.name, scene.view.adventurers[seat], scene.initials[seat], size)


@lru_cache(maxsize=64)
def _pawn(theme: str, adventurer: str, initial: str, size: int) -> Picture:
    figure = sprite("island", theme, f"{adventurer}-pawn", size).copy()
    light = adventurer in ("messenger", "navigator")
    height = LEAST if len(initial) > 1 or breadth(initial, 26, "bold") > size / 2 else max(LEAST, size * 26 // 46)
    ink, line = ("#2e2a3f", None) if light else ("#fffaf0", "#2e2a3f")
    figure.write(initial, size / 2, size / 2 + (2 if adventurer == "messenger" else 0), height, ink, "bold", "mm", line)
    return figure
