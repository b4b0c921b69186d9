"""The drawings as icons for menus and buttons: cropped to what they show, and light around it, for any background."""

from __future__ import annotations

import io
from collections.abc import Mapping
from pathlib import Path

from PIL import Image, ImageFilter

from render.canvas import Picture

SIZE = 128
"""Discord shows an icon at 22 points: 66 pixels on a telephone."""
LARGE = 512
"""Drawn so large first, then cropped."""
RIM = 17
"""Pixels of the large drawing: the light line around it. Its dark line would vanish on Discord's dark ground."""
DARK, WHITE = "#313338", "#ffffff"
"""Discord's backgrounds."""
ACROSS, STEP = 26, 30
LIGHT = (255, 248, 232)
COLOURS = 96
"""So many are enough for flat colours, and a third of the bytes."""


def icon(drawn: Picture, *, has_rim: bool) -> Image.Image:
    """An icon from its large drawing. It gets a light rim, unless it `has_rim`."""
    image = _cropped(drawn.image) if has_rim else _rimmed(_cropped(drawn.image))
    side = max(image.size)
    square = Image.new("RGBA", (side, side))
    square.paste(image, ((side - image.width) // 2, (side - image.height) // 2))
    return square.resize((SIZE, SIZE), Image.Resampling.LANCZOS)


def png(image: Image.Image) -> bytes:
    """An icon as Discord takes it."""
    written = io.BytesIO()
    image.quantize(COLOURS, Image.Quantize.FASTOCTREE).save(written, "PNG", optimize=True)
    return written.getvalue()


def write(icons: Mapping[str, Image.Image], folder: Path) -> None:
    """Write icons into a folder, each as a file with its name. Others in the folder are deleted."""
    folder.mkdir(exist_ok=True)
    for former in folder.glob("*.png"):
        if former.stem not in icons:
            former.unlink()
    for name, image in icons.items():
        (folder / f"{name}.png").write_bytes(png(image))


def contact_sheet(icons: Mapping[str, Image.Image], path: Path) -> None:
    """Show all icons as Discord does, on dark and on light: 22 pixels each, and below as a phone shows them."""
    sheet = Image.new("RGB", (ACROSS * STEP * 2, 0), DARK)
    for size in (22, 44):
        step = STEP * size // 22
        across = sheet.width // step
        height = -(-len(icons) // across) * step
        for ground in (DARK, WHITE):
            part = Image.new("RGB", (sheet.width, height), ground)
            for number, image in enumerate(icons.values()):
                shown = image.resize((size, size), Image.Resampling.LANCZOS)
                part.paste(shown, (number % across * step + 4, number // across * step + 4), shown)
            taller = Image.new("RGB", (sheet.width, sheet.height + height))
            taller.paste(sheet)
            taller.paste(part, (0, sheet.height))
            sheet = taller
    sheet.quantize(256).save(path, optimize=True)


def _cropped(image: Image.Image) -> Image.Image:
    return image.crop(image.getchannel("A").getbbox())


def _rimmed(image: Image.Image) -> Image.Image:
    room = Image.new("RGBA", (image.width + 2 * RIM, image.height + 2 * RIM))
    room.paste(image, (RIM, RIM))
    alpha = room.getchannel("A")
    for _ in range(2):  # twice half of it: rounder than at once
        alpha = alpha.filter(ImageFilter.MaxFilter(RIM // 2 * 2 - 1)).filter(ImageFilter.GaussianBlur(2))
    rim = Image.new("RGBA", room.size, LIGHT)
    rim.putalpha(alpha.point([min(255, value * 2) for value in range(256)]))
    rim.alpha_composite(room)
    return rim
