"""Pictures to paint on, sprites, words and their fonts."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from PIL import Image, ImageDraw, ImageFont

from render.theme import Undrawable

SPRITES = Path(__file__).parent / "sprites"
FONTS = Path(__file__).parent / "fonts"
FACES = {"text": "RobotoCondensed-Medium.ttf", "bold": "RobotoCondensed-Bold.ttf", "title": "YanoneKaffeesatz-Bold.otf"}

P = ParamSpec("P")
T = TypeVar("T")
_KEPT: list[Any] = []


def kept(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """What was painted is kept, the latest so many: most of a board is on the next one again."""

    def keeping(paint: Callable[P, T]) -> Callable[P, T]:
        keeper = lru_cache(maxsize=most)(paint)
        _KEPT.append(keeper)
        return keeper  # type: ignore[return-value]

    return keeping


def forget() -> None:
    """Nothing painted is kept any longer."""
    for keeper in _KEPT:
        keeper.cache_clear()


class Picture:
    """Something to paint on, and something to paint with."""

    __slots__ = ("image",)

    def __init__(self, image: Image.Image) -> None:
        self.image = image

    @classmethod
    def blank(cls, width: int, height: int, colour: str | None = None) -> Picture:
        """All of one colour, or see-through."""
        return cls(Image.new("RGB", (width, height), colour) if colour else Image.new("RGBA", (width, height)))

    @classmethod
    def read(cls, png: bytes) -> Picture:
        return cls(Image.open(io.BytesIO(png)).convert("RGBA"))

    @property
    def width(self) -> int:
        return self.image.width

    @property
    def height(self) -> int:
        return self.image.height

    def copy(self) -> Picture:
        return Picture(self.image.copy())

    def cut(self, x: int, y: int, width: int, height: int) -> Picture:
        return Picture(self.image.crop((x, y, x + width, y + height)))

    def sized(self, width: int, height: int) -> Picture:
        """The same, larger or smaller."""
        if (width, height) == self.image.size:
            return self
        return Picture(self.image.resize((width, height), Image.Resampling.HAMMING))

    def turned(self) -> Picture:
        """The same, what lay along now upright."""
        return Picture(self.image.transpose(Image.Transpose.ROTATE_90))

    def opaque(self) -> bool:
        return self.image.mode == "RGB"

    def solid(self) -> Picture:
        """The same without transparency: quicker to paint with."""
        return self if self.opaque() else Picture(self.image.convert("RGB"))

    def faded(self, strength: int) -> Picture:
        """The same, more see-through."""
        image = self.image.copy()
        image.putalpha(image.getchannel("A").point([value * strength // 255 for value in range(256)]))
        return Picture(image)

    def paint(self, other: Picture, x: int, y: int) -> None:
        """Another picture onto this one, its see-through parts left as they are."""
        if other.opaque():
            self.image.paste(other.image, (x, y))
        elif self.opaque():
            self.image.paste(other.image, (x, y), other.image)
        else:
            self.image.alpha_composite(other.image, (x, y))

    def fill(
        self, colour: str, x: int, y: int, width: int, height: int, round_by: int = 0, strength: int = 255
    ) -> None:
        """A rectangle, its corners rounded by so much, as strong as told (255: solid)."""
        if width <= 0 or height <= 0:
            return
        if not round_by and strength == 255:
            self.image.paste(colour, (x, y, x + width, y + height))
            return
        mask = rounded(width, height, round_by)
        if strength < 255:
            mask = mask.point([value * strength // 255 for value in range(256)])
        self.image.paste(colour, (x, y), mask)

    def frame(
        self, line: str, inside: str, x: int, y: int, width: int, height: int, round_by: int, thick: int = 2
    ) -> None:
        """A rounded box with a line around it."""
        self.fill(line, x, y, width, height, round_by)
        self.fill(inside, x + thick, y + thick, width - 2 * thick, height - 2 * thick, max(round_by - thick, 1))

    def stroke(self, points: Sequence[tuple[int, int]], colour: str, thick: int) -> None:
        """A line from point to point."""
        ImageDraw.Draw(self.image).line(tuple(points), colour, thick, "curve")

    def tick(self, x: int, y: int, colour: str, inside: str) -> None:
        """A tick in a disc."""
        self.frame(inside, colour, x, y, 26, 26, 13, 2)
        pen = ImageDraw.Draw(self.image)
        pen.line(((x + 6, y + 13), (x + 11, y + 18), (x + 19, y + 8)), inside, 4, "curve")

    def write(
        self,
        words: str,
        x: float,
        y: float,
        size: int,
        colour: str,
        face: str = "text",
        anchor: str = "ls",
        line: str | None = None,
    ) -> None:
        """Words from a point: `ls` left on the baseline, `ms` middle, `rs` right, `mm` the very middle."""
        pen = ImageDraw.Draw(self.image)
        width = min(max(2, size // 9), 4) if line else 0
        pen.text((x, y), words, colour, font(face, size), anchor, stroke_width=width, stroke_fill=line)

    @classmethod
    def ring(cls, width: int, height: int, round_by: int, lines: Sequence[tuple[str, int, int]]) -> Picture:
        """Rounded lines within one another, see-through inside: each a colour, how far in, how thick."""
        picture = cls.blank(width, height)
        for colour, inset, thick in lines:
            mask = Image.new("L", (width, height))
            outer, inner = (2 * inset, inset), (2 * (inset + thick), inset + thick)
            mask.paste(rounded(width - outer[0], height - outer[0], max(round_by - outer[1], 1)), (outer[1], outer[1]))
            hole = rounded(width - inner[0], height - inner[0], max(round_by - inner[1], 1))
            mask.paste(0, (inner[1], inner[1]), hole)
            picture.image.paste(colour, (0, 0), mask)
        return picture


@lru_cache(maxsize=64)
def rounded(width: int, height: int, round_by: int) -> Image.Image:
    """A rounded rectangle as a mask, smooth at its corners."""
    mask = Image.new("L", (width, height), 255)
    if round_by:
        round_by = min(round_by, width // 2, height // 2)
        disc = Image.new("L", (round_by * 8, round_by * 8))
        ImageDraw.Draw(disc).ellipse((0, 0, round_by * 8 - 1, round_by * 8 - 1), 255)
        disc = disc.resize((round_by * 2, round_by * 2), Image.Resampling.BOX)
        right, low = width - round_by, height - round_by
        for x, from_x in ((0, 0), (right, round_by)):
            for y, from_y in ((0, 0), (low, round_by)):
                mask.paste(disc.crop((from_x, from_y, from_x + round_by, from_y + round_by)), (x, y))
    return mask


# Words


@lru_cache(maxsize=24)
def font(face: str, size: int) -> ImageFont.FreeTypeFont:
    letters = ImageFont.truetype(FONTS / FACES[face], size, layout_engine=ImageFont.Layout.BASIC)
    # The same names, roles and figures stand on board after board: their shapes are kept.
    letters.getmask2 = lru_cache(maxsize=64)(letters.getmask2)  # type: ignore[method-assign, assignment]
    return letters


@lru_cache(maxsize=2048)
def breadth(words: str, size: int, face: str = "text") -> float:
    """How wide these words run."""
    return font(face, size).getlength(words)


# Sprites


def sheet(pictures: Mapping[str, Picture], path: Path) -> None:
    """Write sprites as one sheet in rows, and beside it where each lies."""
    places: dict[str, tuple[int, int, int, int]] = {}
    x = y = row = 0
    for name, picture in sorted(pictures.items(), key=lambda each: (-each[1].height, each[0])):
        if x + picture.width > 1024:
            x, y, row = 0, y + row, 0
        places[name] = (x, y, picture.width, picture.height)
        x, row = x + picture.width, max(row, picture.height)
    whole = Picture.blank(1024, y + row)
    for name, picture in pictures.items():
        whole.image.paste(picture.image, places[name][:2])
    path.parent.mkdir(exist_ok=True)
    whole.image.save(path.with_suffix(".png"), optimize=True)
    path.with_suffix(".json").write_text(json.dumps(places, indent=1, sort_keys=True) + "\n")


@lru_cache(maxsize=4)
def _sheet(name: str) -> tuple[Picture, dict[str, tuple[int, int, int, int]]]:
    path = SPRITES / f"{name}.png"
    if not path.exists():
        raise Undrawable("sheet of sprites", name)
    return Picture.read(path.read_bytes()), json.loads(path.with_suffix(".json").read_text())


@lru_cache(maxsize=384)
def sprite(game: str, theme: str, name: str, width: int = 0) -> Picture:
    """A sprite as it was baked, or at another width."""
    whole, places = _sheet(f"{game}-{theme}")
    if name not in places:
        raise Undrawable("sprite", f"{game}/{name}")
    x, y, across, down = places[name]
    return whole.cut(x, y, across, down).sized(width or across, round(down * (width or across) / across))
