"""The layers of the boards: the sea, every player's line, lines, bridges and islands."""

from __future__ import annotations

from collections.abc import Callable

from render.bridges import pieces
from render.bridges.pieces import Kind, New
from render.bridges.plan import STRIP
from render.bridges.scene import Look, Scene
from render.canvas import Picture, kept, sprite
from render.printing import Collage, Piece

Layer = Callable[[Collage, Scene], None]


def boards(collage: Collage, scene: Scene) -> None:
    """Every board of the picture, each below its player's line."""
    for _, (x, y), look in scene.boards():
        collage.lay(board(look), x, y + STRIP)


@kept(8)
def board(look: Look) -> Piece:
    """One board on its piece of sea."""
    picture = water(look.theme, look.width, look.height).copy()
    chart = look.seen.board.chart
    left = (look.width - chart.columns * look.cell) // 2
    top = (look.height - chart.rows * look.cell) // 2
    _lines(picture, look, left, top)
    _islands(picture, look, left, top)
    return Piece(picture)


@kept(4)
def water(theme: str, width: int, height: int) -> Picture:
    """A piece of open sea."""
    picture = Picture.blank(width, height, "#000000")
    wave = sprite("bridges", theme, "sea").solid()
    for x in range(0, width, wave.width):
        for y in range(0, height, wave.height):
            picture.paint(wave, x, y)
    return picture


def _lines(picture: Picture, look: Look, left: int, top: int) -> None:
    """Every connection: dots, or its bridges."""
    seen, cell = look.seen, look.cell
    chart, half = seen.board.chart, pieces.across(cell) // 2
    for here, connection in enumerate(chart.connections):
        one, other = (chart.islands[end] for end in chart.ends[here])
        steps = other.column - one.column + other.row - one.row
        length = steps * cell - 2 * half + (12 if seen.board.bridges_on(here) else 0)
        piece = _between(look, here, connection.name, connection.direction, length)
        x = left + (one.column + other.column + 1) * cell // 2 - piece.width // 2
        y = top + (one.row + other.row + 1) * cell // 2 - piece.height // 2
        picture.paint(piece, x, y)


def _between(look: Look, here: int, name: str, direction: str, length: int) -> Picture:
    """The bridges of one connection, old ones first, then new ones, then where one more may run; or its dots."""
    many, new = look.seen.board.bridges_on(here), look.bridges.count(name)
    is_legal = name in look.lines
    if not many:
        kind: Kind = "legal" if is_legal else "closed" if name in look.seen.closed else "open"
        return pieces.line(look.theme, length, look.cell, kind, direction)
    lanes: list[New] = [""] * (many - new)
    lanes += ["fresh" if look.fresh else "new"] * new
    lanes += ["legal"] * is_legal
    return pieces.bridge(look.theme, length, look.cell, tuple(lanes), direction)


def _islands(picture: Picture, look: Look, left: int, top: int) -> None:
    for island, number in zip(look.seen.board.chart.islands, look.seen.board.numbers, strict=True):
        face = pieces.island(
            look.theme,
            look.cell,
            island.letter,
            island.flag,
            number,
            _state(look, island.letter),
            _new(look, island.letter),
        )
        picture.paint(face, left + island.column * look.cell, top + island.row * look.cell)


def _state(look: Look, letter: str) -> pieces.State:
    if letter in look.seen.finished:
        return "finished"
    return "lost" if letter in look.seen.unfinishable else "live"


def _new(look: Look, letter: str) -> New:
    if letter in look.numbers:
        return "fresh" if look.fresh else "new"
    if letter not in look.islands:
        return ""
    return "hopeless" if letter in look.hopeless else "legal"
