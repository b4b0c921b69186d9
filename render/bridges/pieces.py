"""The pieces of a board: one island, one line of dots, one bridge."""

from __future__ import annotations

from typing import Literal

from render.canvas import Picture, kept, sprite
from render.theme import ACT, DARK, LEAST, Theme, dressed

PLANK = 40
"""How many times longer than wide the planks are drawn."""
SMALL = 46
"""In a cell so narrow signs are smaller, and a finished island is told by its dark disc alone."""
PLAYED = 52
"""So wide a cell of a shared board is at least; a review has smaller ones."""
State = Literal["live", "finished", "lost"]
New = Literal["", "new", "fresh", "legal", "hopeless"]
Kind = Literal["open", "closed", "legal"]


def across(cell: int) -> int:
    """How wide an island is."""
    return cell * 70 // 100


@kept(384)
def island(theme: str, cell: int, letter: str, flag: str | None, number: int, state: State, new: New) -> Picture:
    """One island in its cell: its letter below on the left, away from its neighbour's flag; flag; mark of its end."""
    dress = dressed(theme)
    face = Picture.blank(cell, cell)
    size = across(cell)
    _rings(face, dress, cell, state, new)
    kind = "lost" if state == "lost" else letter.lower()
    face.paint(sprite("bridges", theme, f"island-{kind}", size), (cell - size) // 2, (cell - size) // 2)
    if number:
        _number(face, dress, cell, number, state, new)
    if flag:
        width = max(24, cell * 36 // 100) if cell >= SMALL else 17
        face.paint(sprite("bridges", theme, flag, width), cell - width - cell // 14, 0)
    if end := _end(state, cell):
        width = max(20, cell * 30 // 100) if cell >= SMALL else 15
        face.paint(sprite("bridges", theme, end, width), cell - width - 1 - cell // 20, cell - width - 1)
    height = max(least(cell), cell * 26 // 100)
    left = cell // 20 if cell >= SMALL else 0  # an M is wide, and the number is near
    face.write(letter, left, cell - 3, height, dress.label, "bold", "ls", dress.label_line)
    return face


def least(cell: int) -> int:
    """The smallest type in a cell so wide."""
    return ACT if cell >= PLAYED else LEAST


def _end(state: State, cell: int) -> str:
    """The mark of an island's end."""
    return "" if state == "live" or (state == "finished" and cell < SMALL) else state


def _rings(face: Picture, dress: Theme, cell: int, state: State, new: New) -> None:
    """From outside: what is new, or where one may write; the circle of a finished island."""
    if new in {"new", "fresh"}:
        _disc(face, dress.accent, dress.label_line, cell, 30)
    elif new == "legal":
        _disc(face, dress.label, dress.label_line, cell, 18)
    elif new:
        _disc(face, dress.sea, dress.label, cell, 18)
    if state == "finished":
        _disc(face, dress.good, dress.label, cell, 15)


def _disc(face: Picture, colour: str, line: str, cell: int, more: int) -> None:
    width = min(across(cell) + cell * more // 100, cell)
    place = (cell - width) // 2
    face.frame(line, colour, place, place, width, width, width // 2, max(2, cell // 40))


def _number(face: Picture, dress: Theme, cell: int, number: int, state: State, new: New) -> None:
    """The number on a pale disc; on a finished island pale on dark, fresh ink on yellow."""
    width = cell * (50 if cell >= SMALL else 66) // 100
    place = (cell - width) // 2 - cell // 50
    ground, ink = (dress.good, dress.panel) if state == "finished" else (dress.label, dress.label_line)
    if new == "fresh":
        ground, ink = dress.accent, DARK
    face.frame(dress.label_line, ground, place, place, width, width, width // 2, max(2, cell // 40))
    middle = place + width / 2
    face.write(
        str(number),
        middle,
        middle + cell / 50,
        max(least(cell), cell * 44 // 100),
        ink,
        "bold",
        "mm",
    )


@kept(192)
def line(theme: str, length: int, cell: int, kind: Kind, direction: str) -> Picture:
    """A connection without a bridge: dots; faint ones where none may come; dashes where the next may run."""
    dress = dressed(theme)
    thick = max(10, cell * 16 // 100)
    row = Picture.blank(length, thick)
    dot = {"open": max(5, cell * 9 // 100), "closed": max(3, cell * 4 // 100), "legal": thick}[kind]
    step = {"open": dot * 2, "closed": dot * 4, "legal": thick * 2}[kind]
    many = max(1, (length - dot // 2) // step)
    start = (length - (many - 1) * step) // 2
    for place in range(many):
        x, y = start + place * step - dot // 2, (thick - dot) // 2
        if kind == "legal":
            row.frame(dress.label_line, dress.label, x - dot // 4, y, dot * 3 // 2, dot, dot // 2, 2)
        else:
            row.fill(dress.coordinate, x, y, dot, dot, dot // 2, 255 if kind == "open" else 150)
    return row if direction == "H" else row.turned()


@kept(192)
def bridge(theme: str, length: int, cell: int, lanes: tuple[New, ...], direction: str) -> Picture:
    """One bridge or two beside one another; new ones have a bright edge, those still to be taken back are pale."""
    dress = dressed(theme)
    edge = max(3, cell * 4 // 100)
    thick = cell * (24 if len(lanes) == 1 else 17) // 100
    gap = cell * 6 // 100
    row = Picture.blank(length, len(lanes) * thick + (len(lanes) - 1) * gap + 2 * edge)
    for place, new in enumerate(lanes):
        y = edge + place * (thick + gap)
        if new == "legal":
            dashes = line(theme, length, cell, "legal", "H")
            row.paint(dashes, 0, y + (thick - dashes.height) // 2)
            continue
        if new:
            row.fill(dress.accent, 0, y - edge, length, thick + 2 * edge)
        planks = sprite("bridges", theme, "fresh" if new == "fresh" else "plank", PLANK * thick)
        row.paint(planks.cut(0, 0, length, planks.height), 0, y)
    return row if direction == "H" else row.turned()
