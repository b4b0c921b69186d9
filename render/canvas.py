"""Pictures to paint on, sprites, words and their fonts: the one place that knows Pillow."""

from __future__ import annotations

import io
import json
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from render.theme import Undrawable

SPRITES = Path(__file__).parent / "sprites"
FONTS = Path(__file__).parent / "fonts"
FACES = {"text": "RobotoCondensed-Medium.ttf", "bold": "RobotoCondensed-Bold.ttf", "title": "YanoneKaffeesatz-Bold.otf"}


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
        return Picture(self.image.resize((width, height), Image.Resampling.LANCZOS))

    def opaque(self) -> bool:
        return self.image.mode == "RGB"

    def paint(self, other: Picture, x: int, y: int) -> None:
        """Another picture onto this one, its see-through parts left as they are."""
        if other.opaque():
            self.image.paste(other.image, (x, y))
        elif self.opaque():
            self.image.paste(other.image, (x, y), other.image)
        else:
            self.image.alpha_composite(other.image, (x, y))

    def fill(self, colour: str, x: int, y: int, width: int, height: int, round_by: int = 0, strength: int = 255) -> None:
        """A rectangle, its corners rounded by so much, as strong as told (255: solid)."""
        if width <= 0 or height <= 0:
            return
        if not round_by and strength == 255:  # noqa: PLR2004 — a byte's worth
            self.image.paste(colour, (x, y, x + width, y + height))
            return
        mask = rounded(width, height, round_by)
        if strength < 255:  # noqa: PLR2004
            mask = mask.point([value * strength // 255 for value in range(256)])
        self.image.paste(colour, (x, y), mask)

    def frame(self, line: str, inside: str, x: int, y: int, width: int, height: int, round_by: int, thick: int = 2) -> None:
        """A rounded box with a line around it."""
        self.fill(line, x, y, width, height, round_by)
        self.fill(inside, x + thick, y + thick, width - 2 * thick, height - 2 * thick, max(round_by - thick, 1))

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
        width = max(2, size // 9) if line else 0
        pen.text((x, y), words, colour, font(face, size), anchor, stroke_width=width, stroke_fill=line)

    def rgb_bytes(self) -> bytes:
        return self.image.convert("RGB").tobytes()


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
    return ImageFont.truetype(FONTS / FACES[face], size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=2048)
def breadth(words: str, size: int, face: str = "text") -> float:
    """How wide these words run."""
    return font(face, size).getlength(words)


def drawable(words: str) -> str:
    """What of these words our fonts can draw: Latin, Greek and Cyrillic letters and common signs."""
    kept = "".join(letter if _has_shape(ord(letter)) else " " for letter in words)
    return " ".join(kept.split())


def _has_shape(code: int) -> bool:
    return 0x20 <= code < 0x7F or 0xA1 <= code < 0x180 or 0x386 <= code < 0x3CF or 0x400 <= code < 0x460 or code in _SIGNS


_SIGNS = frozenset(map(ord, "–—‘’“”•…−"))


def fitted(words: str, width: float, size: int, face: str = "text") -> str:
    """The words, or as much of them as fits before an ellipsis."""
    if breadth(words, size, face) <= width:
        return words
    while words and breadth(words + "…", size, face) > width:
        words = words[:-1].rstrip()
    return words + "…"


def wrapped(words: str, width: float, size: int, face: str = "text") -> list[str]:
    """The words in lines no wider than told; a single word too long for a line ends in an ellipsis."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and breadth(longer, size, face) <= width:
            lines[-1] = longer
        else:
            lines.append(fitted(word, width, size, face))
    return lines


# Sprites


def sheet(pictures: Mapping[str, Picture], path: Path) -> Picture:
    """Write sprites as one sheet in rows, and beside it where each lies."""
    places: dict[str, tuple[int, int, int, int]] = {}
    x = y = row = 0
    for name, picture in sorted(pictures.items(), key=lambda each: (-each[1].height, each[0])):
        if x + picture.width > 1024:  # noqa: PLR2004 — a handy width to look at
            x, y, row = 0, y + row, 0
        places[name] = (x, y, picture.width, picture.height)
        x, row = x + picture.width, max(row, picture.height)
    whole = Picture.blank(1024, y + row)
    for name, picture in pictures.items():
        whole.image.paste(picture.image, places[name][:2])
    path.parent.mkdir(exist_ok=True)
    whole.image.save(path.with_suffix(".png"), optimize=True)
    path.with_suffix(".json").write_text(json.dumps(places, indent=1, sort_keys=True) + "\n")
    return whole


@lru_cache(maxsize=2)
def _sheet(name: str) -> tuple[Picture, dict[str, tuple[int, int, int, int]]]:
    path = SPRITES / f"{name}.png"
    if not path.exists():
        raise Undrawable("sheet of sprites", name)
    return Picture.read(path.read_bytes()), json.loads(path.with_suffix(".json").read_text())


@lru_cache(maxsize=256)
def sprite(game: str, theme: str, name: str, width: int = 0) -> Picture:
    """A sprite as it was baked, or at another width."""
    whole, places = _sheet(f"{game}-{theme}")
    if name not in places:
        raise Undrawable("sprite", f"{game}/{name}")
    x, y, across, down = places[name]
    return whole.cut(x, y, across, down).sized(width or across, round(down * (width or across) / across))


def fixed_palette(sheets: Iterable[Picture], colours: Sequence[str], path: Path) -> None:
    """Choose the one palette: the themes' own colours, then what serves the sheets best; the last place is see-through."""
    exact = list(dict.fromkeys(colours))
    pictures = list(sheets)
    board = Picture.blank(max(each.width for each in pictures), sum(each.height for each in pictures), exact[0])
    y = 0
    for each in pictures:
        board.paint(each, 0, y)
        y += each.height
    room = 255 - len(exact)
    chosen = board.image.quantize(room, method=Image.Quantize.MAXCOVERAGE, kmeans=4).getpalette() or []
    whole = [part for colour in exact for part in bytes.fromhex(colour[1:])] + chosen[: room * 3]
    swatch = Image.new("P", (16, 16))
    swatch.putdata(range(256))
    swatch.putpalette(whole + [255, 0, 255])
    swatch.save(path)
