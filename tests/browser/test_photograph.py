"""The README's picture of the playground shows what one sees today."""

import io

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.browser.__main__ import photograph
from tests.browser.chromium import PROGRAM
from tests.openapi import HOME

SIZE = (160, 125)
MOST = 12.0
"""Mean difference of a grey pixel, of 255: clocks and fonts differ a little, another board or other buttons much."""


@pytest.mark.skipif(PROGRAM is None, reason="there is no Chromium on this machine; on Debian: apt-get install chromium")
async def test_the_playground_looks_as_its_picture() -> None:
    """Otherwise: `python -m tests.browser docs/gallery/playground.png`, and look at it."""
    kept = Image.open(HOME / "docs" / "gallery" / "playground.png").convert("L").resize(SIZE)
    today = Image.open(io.BytesIO(await photograph())).convert("L").resize(SIZE)
    (difference,) = ImageStat.Stat(ImageChops.difference(kept, today)).mean
    assert difference < MOST
