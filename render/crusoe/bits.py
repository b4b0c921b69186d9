"""Signs and words side by side: what most of this game's boxes are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from render.canvas import Picture, breadth, kept, sprite
from render.theme import DARK, LEAST, dressed


class Sign(NamedTuple):
    """A drawing among words; struck through where it is denied; on a pawn the letter of whoever plays it."""

    name: str
    struck: bool = False
    letter: str = ""


Bit: TypeAlias = str | Sign
Bits: TypeAlias = tuple[Bit, ...]

GAP = 3
ON_BLACK = {"high-contrast": 55}


@kept(512)
def sign(theme: str, name: str, size: int, struck: bool = False) -> Picture:
    """A drawing of this game, so large."""
    drawing = sprite("crusoe", theme, name, size)
    if not struck:
        return drawing
    crossed = drawing.copy()
    crossed.stroke(((3, crossed.height - 4), (crossed.width - 4, 3)), dressed(theme).label_line, 5)
    crossed.stroke(((3, crossed.height - 4), (crossed.width - 4, 3)), dressed(theme).danger, 3)
    return crossed


@kept(256)
def faded(theme: str, name: str, size: int, strength: int = 80) -> Picture:
    """What is not there yet, as strong as told, of 255; on black it fades more easily."""
    return sprite("crusoe", theme, name, size).faded(strength + ON_BLACK.get(theme, 0))


@kept(128)
def pawn(theme: str, name: str, initial: str, size: int) -> Picture:
    """A pawn, so large; of two letters only the first where they are too broad, for its shape tells it apart too."""
    drawn = sprite("crusoe", theme, name, size).copy()
    if not initial:
        return drawn
    initial = initial if breadth(initial, LEAST, "bold") <= size - 4 else initial[0]
    ink, line = (DARK, None) if name == "pawn-cook" else ("#fffaf0", "#2e2a3f")
    height = LEAST if len(initial) > 1 or breadth(initial, 24, "bold") > size / 2 else max(LEAST, size * 24 // 36)
    lowered = size // 9 if name == "pawn-explorer" else 0
    drawn.write(initial, size / 2, size / 2 + lowered, height, ink, "bold", "mm", line)
    return drawn


def width_of(bits: Sequence[Bit], tall: int, size: int = LEAST, face: str = "bold") -> int:
    """How wide a row of bits runs."""
    return sum(_breadth(bit, tall, size, face) + GAP for bit in bits) - GAP if bits else 0


def _breadth(bit: Bit, tall: int, size: int, face: str) -> int:
    return tall if isinstance(bit, Sign) else round(breadth(bit, size, face))


def lay(
    picture: Picture,
    theme: str,
    bits: Sequence[Bit],
    x: int,
    middle: int,
    tall: int,
    colour: str,
    size: int = LEAST,
    face: str = "bold",
) -> int:
    """The bits from left to right, their middle so high; and where they end."""
    for bit in bits:
        if isinstance(bit, Sign):
            drawing = pawn(theme, bit.name, bit.letter, tall) if bit.letter else sign(theme, bit.name, tall, bit.struck)
            if drawing.height > tall:  # a card's back is upright, and stays within its line
                drawing = sign(theme, bit.name, tall * tall // drawing.height, bit.struck)
            picture.paint(drawing, x + (tall - drawing.width) // 2, middle - drawing.height // 2)
        else:
            picture.write(bit, x, middle + size * 36 // 100, size, colour, face)
        x += _breadth(bit, tall, size, face) + GAP
    return x
