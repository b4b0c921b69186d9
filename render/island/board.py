"""The island's layers: sea, coordinates, tiles, marks, pawns."""

from __future__ import annotations

from functools import lru_cache

from engine.island.parts import LAYOUTS
from locales import say
from render.canvas import Picture, breadth, sprite
from render.island.scene import EDGE, TILE, Scene
from render.lettering import wrapped
from render.theme import LEAST, dressed

PAWN, SMALL_PAWN = 46, 38
CROWD = 3
"""So many pawns on a tile stand in two rows, over its name."""
HALO = 5
TALL = 108
"""How large a tile is to have a pawn above a name in two lines."""
ROOMY = 90
"""How large a tile is to bear a name in two lines."""


def sea(picture: Picture, scene: Scene) -> None:
    """Open water all around."""
    water = sprite("island", scene.theme.name, "sea").solid()
    for x in range(0, picture.width, water.width):
        for y in range(0, picture.height, water.height):
            picture.paint(water, x, y)


def coordinates(picture: Picture, scene: Scene) -> None:
    """Letters above the columns, numbers beside the rows."""
    where = scene.plan
    x, y = where.island
    for column in range(where.columns):
        letter = _coordinate(scene.theme.name, chr(ord("A") + column))
        picture.paint(letter, x + column * where.tile + (where.tile - EDGE) // 2, y - EDGE)
    for row in range(where.rows):
        number = _coordinate(scene.theme.name, str(row + 1))
        picture.paint(number, x - EDGE, y + row * where.tile + (where.tile - EDGE) // 2)


@lru_cache(maxsize=64)
def _coordinate(theme: str, sign: str) -> Picture:
    tag = Picture.blank(EDGE, EDGE)
    tag.write(sign, EDGE / 2, EDGE / 2 + 2, LEAST, dressed(theme).coordinate, "bold", "mm")
    return tag


def tiles(picture: Picture, scene: Scene) -> None:
    size = scene.plan.tile
    for tile in scene.view.tiles:
        treasure = tile.treasure if tile.treasure not in scene.view.captured else None
        face = tile_face(scene.theme.name, tile.tile, tile.state, treasure or "", tile.discarded, size)
        picture.paint(face, *scene.plan.corner(tile.square))


@lru_cache(maxsize=256)
def tile_face(theme: str, tile: str, state: str, treasure: str, discarded: bool, size: int) -> Picture:
    """One tile on the sea: its landscape, its treasure, a drop where its flood card lies in the discard pile."""
    face = Picture.blank(size, size, dressed(theme).sea)
    if state == "sunk":
        face.paint(sprite("island", theme, "sunk", size), 0, 0)
        return face
    face.paint(sprite("island", theme, f"{tile}-{state}", size), 0, 0)
    badge = max(size * 32 // TILE, 26)
    lowered = _lowered(state, size)
    right, high = size - badge - size // 18, size // 20 + lowered
    if treasure:
        face.paint(sprite("island", theme, f"{treasure}-badge", badge), right, high)
    if discarded:
        face.paint(sprite("island", theme, "drop", badge), right - badge if treasure else right, high)
    return face


def _lowered(state: str, size: int) -> int:
    """How much lower than a dry tile one lies."""
    return 0 if state == "dry" else size // 14


def names(picture: Picture, scene: Scene) -> None:
    """Each standing tile's name at its foot, where it fits and no pawn stands over it."""
    size = scene.plan.tile
    for tile in scene.view.tiles:
        lines = name_lines(scene.lang, tile.tile, size)
        standing = len(scene.standing.get(tile.square, ()))
        is_covered = standing >= CROWD or (standing and len(lines) > 1 and size < TALL)
        if not lines or tile.state == "sunk" or is_covered:
            continue
        x, y = scene.plan.corner(tile.square)
        label = _label(scene.theme.name, lines, size)
        low = size * 98 // TILE + _lowered(tile.state, size) + 4
        picture.paint(label, x, y + low - label.height)


@lru_cache(maxsize=512)
def name_lines(lang: str, tile: str, size: int) -> tuple[str, ...]:
    """A name in one line, or two on a tile large enough; none where it does not fit."""
    lines = wrapped(say(lang, f"island-{tile}"), size - 4, LEAST, "bold")
    if len(lines) > (2 if size >= ROOMY else 1) or any("…" in line for line in lines):
        return ()
    return tuple(lines)


@lru_cache(maxsize=128)
def _label(theme: str, lines: tuple[str, ...], size: int) -> Picture:
    dress = dressed(theme)
    label = Picture.blank(size, 9 + 19 * len(lines))
    for row, line in enumerate(lines):
        label.write(line, size / 2, 22 + row * 19, LEAST, dress.label, "bold", "ms", dress.label_line)
    return label


def squares(picture: Picture, scene: Scene) -> None:
    """Each place's coordinate in its corner."""
    for tile in scene.view.tiles:
        x, y = scene.plan.corner(tile.square)
        picture.paint(
            _square(scene.theme.name, tile.square, tile.state == "sunk"),
            x + 4,
            y + 3 + _lowered(tile.state, scene.plan.tile),
        )


@lru_cache(maxsize=256)
def _square(theme: str, square: str, is_sunk: bool) -> Picture:
    dress = dressed(theme)
    tag = Picture.blank(38, 28)
    if is_sunk:
        tag.write(square, 7, 22, LEAST, dress.coordinate, "bold")
    else:
        tag.write(square, 7, 22, LEAST, dress.label, "bold", "ls", dress.label_line)
    return tag


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
    states = {tile.square: tile.state for tile in scene.view.tiles}
    for square, seats in scene.standing.items():
        x, y = scene.plan.corner(square)
        size, spots = _spots(len(seats), scene.plan.tile)
        spots = [(x + right, y + down + _lowered(states[square], scene.plan.tile)) for right, down in spots]
        for seat, (across, down) in zip(seats, spots, strict=True):
            if seat in scene.view.waits_for:
                picture.paint(halo(scene.theme.name, size + 2 * HALO), across - HALO, down - HALO)
        for seat, spot in zip(seats, spots, strict=True):
            picture.paint(pawn(scene, seat, size), *spot)


def _spots(count: int, tile: int) -> tuple[int, list[tuple[int, int]]]:
    """How large pawns are on a tile, and where they stand: side by side above its name, a crowd in two rows."""
    size = max((PAWN if count < CROWD else SMALL_PAWN) * tile // TILE, 34)
    high = tile * 64 // TILE - PAWN * tile // TILE
    if count == 1:
        return size, [((tile - size) // 2, high)]
    if count >= CROWD:
        high = tile * 24 // TILE
    left, right, low = tile // 2 - size - 1, tile // 2 + 1, high + size
    return size, [(left, high), (right, high), (left, low), (right, low)][:count]


@lru_cache(maxsize=16)
def halo(theme: str, size: int) -> Picture:
    """What stands out behind the pawn the table waits for."""
    dress = dressed(theme)
    disc = Picture.blank(size, size)
    disc.frame(dress.label_line, dress.accent, 0, 0, size, size, size // 2, 3)
    return disc


def pawn(scene: Scene, seat: int, size: int) -> Picture:
    return _pawn(scene.theme.name, scene.view.adventurers[seat], scene.initials[seat], size)


@lru_cache(maxsize=64)
def _pawn(theme: str, adventurer: str, initial: str, size: int) -> Picture:
    figure = sprite("island", theme, f"{adventurer}-pawn", size).copy()
    light = adventurer in ("messenger", "navigator")
    height = LEAST if len(initial) > 1 or breadth(initial, 26, "bold") > size / 2 else max(LEAST, size * 26 // 46)
    ink, line = ("#2e2a3f", None) if light else ("#fffaf0", "#2e2a3f")
    figure.write(initial, size / 2, size / 2 + (1 if adventurer == "messenger" else 0), height, ink, "bold", "mm", line)
    return figure
