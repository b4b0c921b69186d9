"""Renew stories, golden pictures and their twins in words, and show what changed: `make renew`.

A picture that looks the same keeps its file, so that only what changed is in the diff.
"""

import sys
from collections.abc import Iterator
from difflib import unified_diff
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops

from tests.stories import __main__ as stories
from tests.stories.story import HERE
from tools.gallery import FOLDER
from tools.gallery.__main__ import main as paint_gallery

CLEARLY = 48
"""How much a colour of a pixel differs before it counts: another version of the font's engine may shift an edge."""
BLOCK = 32
MOST = 60
"""Pictures differ when more pixels than this do in one block of 32 x 32: a sign is missing, or has another colour."""


def pixels_that_differ(png: bytes, golden: bytes) -> int | None:
    """Count them in the block with most of them; None if the pictures have different sizes."""
    now, then = (Image.open(BytesIO(each)).convert("RGB") for each in (png, golden))
    if now.size != then.size:
        return None
    red, green, blue = ImageChops.difference(now, then).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    counts = most.point([0] * CLEARLY + [255] * (256 - CLEARLY)).convert("F").reduce(BLOCK)
    _, highest = counts.getextrema()
    assert isinstance(highest, float)
    return round(highest / 255 * BLOCK**2)


def looks_the_same(png: bytes, golden: bytes) -> bool:
    differing = pixels_that_differ(png, golden)
    return differing is not None and differing <= MOST


def files(*folders: Path) -> dict[Path, bytes]:
    """Every picture, film and text in these folders."""
    every = (file for folder in folders for file in folder.iterdir() if file.suffix in {".png", ".gif", ".txt"})
    return {file: file.read_bytes() for file in every}


def changes(before: dict[Path, bytes], after: dict[Path, bytes]) -> Iterator[str]:
    """What to tell of each file that is new, gone or different; a picture that looks the same gets its bytes back."""
    for file in sorted({*before, *after}):
        old, new = before.get(file), after.get(file)
        if old == new:
            continue
        if old is None or new is None:
            yield f"{file.name}: {'new' if old is None else 'gone'}"
        elif file.suffix == ".png" and looks_the_same(new, old):
            file.write_bytes(old)
        elif file.suffix == ".txt":
            lines = unified_diff(old.decode().splitlines(), new.decode().splitlines(), lineterm="", n=0)
            yield "\n".join([f"{file.name}:", *list(lines)[2:]])
        else:
            yield f"{file.name}: looks different"


def main() -> None:
    folders = FOLDER, HERE
    before = files(*folders)
    paint_gallery()
    stories.main()
    told = [*changes(before, files(*folders))]
    sys.stdout.write("\n".join(told or ["Nothing changed."]) + "\n")


if __name__ == "__main__":
    sys.argv[1:] = []
    main()
