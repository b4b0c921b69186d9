"""The README's pictures of the playground show what one sees today."""

import io
import tempfile
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.browser.__main__ import PHOTOGRAPHS, photograph
from tests.browser.chromium import PROGRAM, chromium
from tests.openapi import HOME

SIZE = (160, 125)
MOST = 12.0
"""Mean difference of a grey pixel, of 255: clocks and fonts differ a little, another board or other buttons much."""


pytestmark = pytest.mark.skipif(
    PROGRAM is None, reason="there is no Chromium on this machine; on Debian: apt-get install chromium"
)


async def test_a_browser_leaves_nothing_behind(monkeypatch) -> None:
    """In a folder whose name is short: a socket of the browser's lies in it."""
    with tempfile.TemporaryDirectory() as folder:
        monkeypatch.setenv("TMPDIR", folder)
        monkeypatch.setattr(tempfile, "tempdir", folder)
        async with chromium() as tab:
            await tab.open("about:blank")
        assert [*Path(folder).iterdir()] == []  # noqa: ASYNC240 — one look


@pytest.mark.parametrize("name", PHOTOGRAPHS)
async def test_the_playground_looks_as_its_picture(name) -> None:
    """Otherwise: `python -m tests.browser docs/gallery`, and look at them."""
    kept = Image.open(HOME / "docs" / "gallery" / f"{name}.png").convert("L").resize(SIZE)
    today = Image.open(io.BytesIO(await photograph(name))).convert("L").resize(SIZE)
    (difference,) = ImageStat.Stat(ImageChops.difference(kept, today)).mean
    assert difference < MOST
