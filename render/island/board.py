"""The island's layers: sea and coordinates, and each place with all that lies and stands on it."""

from __future__ import annotations

from typing import NamedTuple

from engine.island.parts import LANDING, Adventurer
from engine.island.view import TileView
from locales import say
from render.canvas import Picture, breadth, kept, sprite
from render.island import panel
from render.island.plan import EDGE, TILE, Plan, plan
from render.island.scene import Change, Scene
from render.printing import Collage, Piece
from render.theme import ACT, LEAST, dressed

PAWN, SMALL_PAWN = 46, 38
HALO = 5
NAME_SIZES = (LEAST, 18, 16)
"""The type of a name in the water: smaller than elsewhere rather than none or on the frame; its coordinate is not."""
RIM = 16
"""What a ring takes of a tile's width; a name is no wider where it can be helped."""
ROOMY = 5.1
"""So many times as large as the type a tile is that bears a name in two lines, both below the wave."""
HOME, HOME_CARD = 44, 26
"""How large the badge of Fools' Landing is, and a discarded flood card beside it."""
CORNER = (6, 1, 46, 33)
"""Where a dry place's coordinate stands, and how much room that takes."""


def backdrop(collage: Collage, scene: Scene) -> None:
    """All that is the same at every table of this layout: sea, coordinates, the panel's ground; the legend in play."""
    lang = "" if scene.view.outcome else scene.lang
    seats = scene.view.seats if scene.shape == "tall" else 4
    collage.lay(ground(scene.theme.name, lang, scene.view.layout, scene.shape, seats), 0, 0)


@kept(6)
def ground(theme: str, lang: str, layout: str, shape: str, seats: int) -> Piece:
    where = plan(layout, shape, seats)
    picture = Picture.blank(where.width, where.height, dressed(theme).sea)
    water = sprite("island", theme, "sea").solid()
    for x in range(0, where.width, water.width):
        for y in range(0, where.height, water.height):
            picture.paint(water, x, y)
    _coordinates(picture, where, theme)
    panel.ground(picture, where, theme)
    if lang:
        panel.legend(picture, where, theme, lang)
    return Piece(picture)


def _coordinates(picture: Picture, where: Plan, theme: str) -> None:
    """Letters above the columns, numbers beside the rows."""
    x, y = where.island
    signs = [
        (chr(ord("A") + column), x + column * where.tile + where.tile / 2, y - EDGE / 2)
        for column in range(len(where.rows[0]))
    ]
    signs += [(str(row + 1), x - EDGE / 2, y + row * where.tile + where.tile / 2) for row in range(len(where.rows))]
    for sign, across, down in signs:
        picture.write(sign, across, down + 2, LEAST, dressed(theme).coordinate, "bold", "mm")


class Standing(NamedTuple):
    """A pawn: whose it is, its letter, whether the table waits for it."""

    adventurer: Adventurer
    initial: str
    is_waited_for: bool


class Look(NamedTuple):
    """A place as it is to be painted: all that its picture depends on."""

    theme: str
    lang: str
    size: int
    square: str
    tile: str
    state: str
    badge: str
    discarded: bool
    change: Change | None
    standing: tuple[Standing, ...]


def places(collage: Collage, scene: Scene) -> None:
    """Every place, painted once and kept; a quiet one is the same at every table except for its coordinate."""
    for tile in scene.view.tiles:
        look, (x, y) = _look(scene, tile), scene.plan.corner(tile.square)
        if look.change or look.standing:
            collage.lay(place(look), x, y)
        else:
            collage.lay(landscape(look._replace(square="")), x, y)
            collage.lay(corner(look), x + CORNER[0], y + CORNER[1] + _lowered(look))


def _look(scene: Scene, tile: TileView) -> Look:
    view = scene.view
    treasure = tile.treasure if tile.treasure not in view.captured else None
    return Look(
        scene.theme.name,
        scene.lang if tile.state == "flooded" else "",
        scene.plan.tile,
        tile.square,
        tile.tile,
        tile.state,
        "landing" if tile.tile == LANDING else treasure or "" if tile.state != "sunk" else "",
        tile.discarded,
        scene.changed.get(tile.square),
        tuple(
            Standing(view.adventurers[seat], scene.initials[seat], seat in view.waits_for)
            for seat in scene.standing.get(tile.square, ())
        ),
    )


@kept(128)
def place(look: Look) -> Piece:
    """Where somebody stands, or something has just happened."""
    return Piece(_painted(look))


@kept(192)
def landscape(look: Look) -> Piece:
    """A place without its coordinate."""
    return Piece(_painted(look))


@kept(3072)
def corner(look: Look) -> Piece:
    """The part of a place that its coordinate covers."""
    x, y, width, height = CORNER
    return Piece(_painted(look).cut(x, y + _lowered(look), width, height))


def _painted(look: Look) -> Picture:
    """From below: the landscape, what has just happened, its name in the water, its signs, who stands there, where."""
    picture = face(look.theme, look.tile, look.state, look.size).copy()
    if look.change:
        picture.paint(sprite("island", look.theme, f"ring-{look.change}", look.size), 0, 0)
    if look.state == "flooded" and not look.standing:
        _name(picture, look)
    _signs(picture, look)
    _pawns(picture, look)
    if look.square:
        tag = coordinate(look.theme, look.square, look.state == "sunk")
        picture.paint(tag, CORNER[0], CORNER[1] + _lowered(look))
    return picture


@kept(64)
def face(theme: str, tile: str, state: str, size: int) -> Picture:
    """A landscape on the sea, or the open sea over it."""
    picture = Picture.blank(size, size, dressed(theme).sea)
    picture.paint(sprite("island", theme, "sunk" if state == "sunk" else f"{tile}-{state}", size), 0, 0)
    return picture


def _name(picture: Picture, look: Look) -> None:
    """What lies in the water is in danger, and is called by its name; no drawing is left to cover there."""
    lines, height = name_lines(look.lang, look.tile, look.size)
    low = look.size * 102 // TILE
    for row, line in enumerate(reversed(lines)):
        picture.write(line, look.size / 2, low - row * (height - 2), height, "#ffffff", "text", "ms")


@kept(512)
def name_lines(lang: str, tile: str, size: int) -> tuple[tuple[str, ...], int]:
    """A name in one line, or in two of like length on a tile large enough, and its type; none where it does not fit."""
    words = say(lang, f"island-{tile}").split()
    one = (" ".join(words),)
    two = [(" ".join(words[:place]), " ".join(words[place:])) for place in range(1, len(words))]
    for height in NAME_SIZES:
        ways = [one, *two] if size >= ROOMY * height else [one]
        fitting = [way for way in ways if _widest(way, height) <= size - RIM]
        if fitting:
            return min(fitting, key=lambda way: (len(way), _widest(way, height))), height
    return (), LEAST


def _widest(lines: tuple[str, ...], height: int) -> float:
    return max(breadth(line, height) for line in lines)


def _signs(picture: Picture, look: Look) -> None:
    """A treasure, or the helicopter that everybody needs; its flood card among the discards."""
    lowered, is_home = _lowered(look), look.badge == "landing"
    right = look.size - look.size // 20
    if look.badge and look.state == "sunk":
        badge = sprite("island", look.theme, f"{look.badge}-badge", look.size // 2)
        picture.paint(badge, look.size // 4, look.size // 4)
    elif look.badge:
        badge = sprite(
            "island", look.theme, f"{look.badge}-badge", max(look.size * (HOME if is_home else 34) // TILE, 26)
        )
        right -= badge.width
        picture.paint(badge, right, look.size // 24 + lowered)
    if look.discarded:
        card = sprite("island", look.theme, "discarded", max(look.size * (HOME_CARD if is_home else 30) // TILE, 24))
        picture.paint(card, right - card.width + 2, look.size // 20 + lowered)


@kept(160)
def coordinate(theme: str, square: str, is_sunk: bool) -> Picture:
    dress, tag = dressed(theme), Picture.blank(*CORNER[2:])
    if is_sunk:
        tag.write(square, 10, 28, ACT, dress.coordinate, "bold")
    else:
        tag.write(square, 4, 26, ACT, dress.label, "bold", "ls", dress.label_line)
    return tag


def _lowered(look: Look) -> int:
    """How much lower than a dry tile one lies."""
    return 0 if look.state == "dry" else look.size // 16


def pawns_alone(scene: Scene, square: str) -> Picture:
    """Who stands on a place, without the place."""
    look = next(_look(scene, tile) for tile in scene.view.tiles if tile.square == square)
    picture = Picture.blank(look.size, look.size)
    _pawns(picture, look)
    return picture


def _pawns(picture: Picture, look: Look) -> None:
    size, spots = _spots(len(look.standing), look.size, _lowered(look))
    for pawn, (across, down) in zip(look.standing, spots, strict=True):
        if pawn.is_waited_for:
            picture.paint(halo(look.theme, size + 2 * HALO), across - HALO, down - HALO)
    for pawn, (across, down) in zip(look.standing, spots, strict=True):
        picture.paint(figure(look.theme, pawn.adventurer, pawn.initial, size), across, down)


def _spots(count: int, tile: int, lowered: int) -> tuple[int, list[tuple[int, int]]]:
    """How large pawns are on a tile, and where they stand: at its foot side by side, four in two rows."""
    size = max((PAWN if count < 3 else SMALL_PAWN) * tile // TILE, 33)
    rows = 1 if count < 3 or (count == 3 and 3 * size <= tile + 6) else 2
    across = -(-count // rows)
    step = min(size + 2, (tile - 4 - size) // max(across - 1, 1))
    left = (tile - size - step * (across - 1)) // 2
    low = tile * (103 if rows == 1 else 108) // TILE - size + (lowered * 2 // 3)
    return size, [
        (left + place % across * step, low - (rows - 1 - place // across) * (size + 1)) for place in range(count)
    ]


@kept(16)
def halo(theme: str, size: int) -> Picture:
    """What stands out behind the pawn the table waits for."""
    dress = dressed(theme)
    disc = Picture.blank(size, size)
    disc.frame(dress.label_line, dress.accent, 0, 0, size, size, size // 2, 3)
    return disc


@kept(64)
def figure(theme: str, adventurer: Adventurer, initial: str, size: int) -> Picture:
    """A pawn with its letter."""
    pawn = sprite("island", theme, f"{adventurer}-pawn", size).copy()
    light = adventurer in ("messenger", "navigator")
    height = LEAST if len(initial) > 1 or breadth(initial, 26, "bold") > size / 2 else max(LEAST, size * 26 // 46)
    ink, line = ("#2e2a3f", None) if light else ("#fffaf0", "#2e2a3f")
    pawn.write(initial, size / 2, size / 2 + (1 if adventurer == "messenger" else 0), height, ink, "bold", "mm", line)
    return pawn
