"""From painted blocks to bytes: pieces in the one palette, laid side by side, printed as PNG or GIF."""

from __future__ import annotations

import io
import struct
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple

from isal import isal_zlib
from PIL import Image, ImageChops, ImageFile

from render.canvas import SPRITES, Picture, forget, kept
from render.theme import NothingToShow

SEE_THROUGH = 255
COLOURS = 206
"""Of 256 places in the palette: each further colour costs bytes in every picture and shows no more."""
UNUSED = b"\xff\0\xff"
"""The colour of a place in the palette that is left free."""
BAND = 84
"""So many rows are deflated apart: few enough that a move changes few of them, enough to lose no bytes."""
FRAME = 900
"""How long a replay rests on a picture, in milliseconds."""


# Pieces, and what is laid from them


class Piece:
    """A painted block that hides what is beneath it, in the palette: a byte a pixel."""

    __slots__ = ("height", "image", "width")

    def __init__(self, picture: Picture) -> None:
        self.image = picture.solid().image if _is_true_colour else _in_palette(picture)
        self.width, self.height = self.image.size


class Collage:
    """A whole picture: pieces on a backdrop, each at its place."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.laid: list[tuple[Piece, int, int]] = []

    @classmethod
    def of(cls, picture: Picture) -> Collage:
        """A picture painted in one."""
        whole = cls(picture.width, picture.height)
        whole.lay(Piece(picture), 0, 0)
        return whole

    def lay(self, piece: Piece, x: int, y: int) -> None:
        self.laid.append((piece, x, y))

    def image(self) -> Image.Image:
        """Every pixel: a place in the palette, or its true colour."""
        image = Image.new("RGB" if _is_true_colour else "L", (self.width, self.height))
        for piece, x, y in self.laid:
            image.paste(piece.image, (x, y))
        return image

    def shown(self) -> Image.Image:
        """What people will see, in the palette's colours."""
        image = Image.frombytes("P", (self.width, self.height), self.image().tobytes())
        image.putpalette(all_colours())
        return image.convert("RGB")


Whole = Collage | Picture


def laid(picture: Whole) -> Collage:
    return picture if isinstance(picture, Collage) else Collage.of(picture)


_is_true_colour = False


@contextmanager
def true_colours() -> Iterator[None]:
    """Pieces keep the colours they were painted in: to choose the palette, and to measure what it costs."""
    global _is_true_colour  # noqa: PLW0603 — the commands that choose and measure do nothing else meanwhile
    forget()
    _is_true_colour = True
    try:
        yield
    finally:
        _is_true_colour = False
        forget()


# The palette


def fixed_palette(boards: Sequence[Image.Image], colours: Sequence[str], path: Path) -> None:
    """Choose the one palette: the themes' own colours, then what serves these boards best; the last is see-through."""
    exact = list(dict.fromkeys(colours))
    whole = Image.new("RGB", (max(each.width for each in boards), sum(each.height for each in boards)), exact[0])
    y = 0
    for each in boards:
        whole.paste(each, (0, y))
        y += each.height
    room = COLOURS - len(exact)
    chosen = whole.quantize(room, method=Image.Quantize.MAXCOVERAGE, kmeans=1).getpalette() or []
    places = [part for colour in exact for part in bytes.fromhex(colour[1:])] + chosen[: room * 3]
    swatch = Image.new("P", (16, 16))
    swatch.putdata(range(256))
    swatch.putpalette(places + [*UNUSED] * (256 - len(places) // 3))
    swatch.save(path)


@cache
def _palette() -> Image.Image:
    palette = Image.open(SPRITES / "palette.png")
    palette.load()  # whole, before two threads use it at once
    return palette


@cache
def all_colours() -> bytes:
    return bytes(_palette().getpalette() or ())


@cache
def _used_colours() -> bytes:
    """A still has nothing see-through, and none of the places left free."""
    colours = all_colours()
    while colours.endswith(UNUSED):
        colours = colours[:-3]
    return colours


def _in_palette(picture: Picture) -> Image.Image:
    """Each pixel's place in the fixed palette, no dither."""
    image = picture.solid().image.quantize(palette=_palette(), dither=Image.Dither.NONE)
    return Image.frombytes("L", image.size, image.tobytes())


# A still


def png(picture: Whole) -> bytes:
    """An indexed PNG, in bands that are deflated apart: those of the last boards are kept, and not printed again."""
    whole = laid(picture)
    head = struct.pack(">IIBBBBB", whole.width, whole.height, 8, 3, 0, 0, 0)
    deflated = _band if isinstance(picture, Collage) else _deflated  # one painted anew each time is not worth keeping
    bands = [deflated(whole.width, rows, parts) for rows, parts in _bands(whole)]
    sum_of_all = 1
    for band in bands:
        sum_of_all = _joined(sum_of_all, band)
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", head),
            _chunk(b"PLTE", _used_colours()),
            _chunk(b"IDAT", b"\x78\x01"),
            *(band.chunk for band in bands),
            _chunk(b"IDAT", b"\x03\x00" + struct.pack(">I", sum_of_all)),
            _chunk(b"IEND", b""),
        )
    )


class Band(NamedTuple):
    """Some rows of a picture, as they stand in a PNG."""

    chunk: bytes
    check: int
    """Their Adler-32."""
    length: int


Parts = tuple[tuple[Piece, int, int], ...]


def _bands(whole: Collage) -> list[tuple[int, Parts]]:
    """For each band how many rows it has, and the pieces that reach into it, from its own top."""
    tops = range(0, whole.height, BAND)
    parts: list[list[tuple[Piece, int, int]]] = [[] for _ in tops]
    for piece, x, y in whole.laid:
        for band in range(max(y // BAND, 0), min((y + piece.height - 1) // BAND + 1, len(tops))):
            parts[band].append((piece, x, y - tops[band]))
    return [(min(BAND, whole.height - top), tuple(each)) for top, each in zip(tops, parts, strict=True)]


def _deflated(width: int, rows: int, parts: Parts) -> Band:
    """A column of noughts on the left is what PNG wants before each row: no filter."""
    image = Image.new("L", (width + 1, rows))
    for piece, x, y in parts:
        # As Image.paste in the end does: what that asks before takes longer than to copy the pixels.
        image.im.paste(piece.image.im, (x + 1, y, x + 1 + piece.width, y + piece.height))
    data = image.tobytes()
    deflater = isal_zlib.compressobj(2, isal_zlib.DEFLATED, -15)
    chunk = _chunk(b"IDAT", deflater.compress(data) + deflater.flush(isal_zlib.Z_SYNC_FLUSH))
    return Band(chunk, isal_zlib.adler32(data), len(data))


_band = kept(512)(_deflated)


def _joined(before: int, band: Band) -> int:
    """The Adler-32 of what came before and this band (as zlib's adler32_combine)."""
    prime, low = 65521, before & 0xFFFF
    ones = (low + (band.check & 0xFFFF) - 1) % prime
    sums = ((before >> 16) + (band.check >> 16) + band.length * (low - 1)) % prime
    return sums << 16 | ones


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", isal_zlib.crc32(kind + data))


# A replay


def gif(pictures: Iterable[Whole], milliseconds: Iterable[int] = (), last: int = 5000) -> bytes:
    """Pictures one after the other, each for its time; of each only what changed, unchanged pixels see-through."""
    frames = _changes(pictures)
    first = next(frames, None)
    if first is None:
        raise NothingToShow
    size = struct.pack("<HH", *first[0].size)
    parts = [b"GIF89a" + size + b"\xf7\0\0" + all_colours() + b"\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"]
    waiting, times = (*first, False), iter(milliseconds)
    for frame in frames:
        parts += _block(*waiting, next(times, FRAME))
        waiting = (*frame, True)
    return b"".join([*parts, *_block(*waiting, last), b";"])


def _changes(pictures: Iterable[Whole]) -> Iterator[tuple[Image.Image, tuple[int, int]]]:
    """The first picture whole, of the others the smallest box around what changed."""
    before: Image.Image | None = None
    for picture in pictures:
        now = laid(picture).image()
        if before is None:
            yield now, (0, 0)
        else:
            difference = ImageChops.difference(now, before)
            box = difference.getbbox() or (0, 0, 1, 1)
            same = difference.crop(box).point([255] + [0] * 255)
            part = now.crop(box)
            part.paste(SEE_THROUGH, (0, 0), same)
            yield part, box[:2]
        before = now


def _block(image: Image.Image, at: tuple[int, int], is_change: bool, milliseconds: int) -> list[bytes]:
    control = struct.pack("<BBBBHBB", 0x21, 0xF9, 4, 0x04 | is_change, milliseconds // 10, SEE_THROUGH, 0)
    place = struct.pack("<BHHHHB", 0x2C, *at, *image.size, 0)
    pixels = io.BytesIO()
    ImageFile._save(image, pixels, [ImageFile._Tile("gif", (0, 0, *image.size), 0, "L")])  # noqa: SLF001
    return [control, place, b"\x08", pixels.getvalue(), b"\0"]
