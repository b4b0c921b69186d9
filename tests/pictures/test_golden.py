"""The pictures in docs/gallery are the golden ones: looked at once, then kept; `make gallery` paints them anew."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

import render
from render.gallery import ENDINGS, FOLDER, POSES, Pose, drawn

DIFFERENCES = Path(__file__).parents[2] / "tmp" / "pictures"
EVERY = {**POSES, **ENDINGS}


def assert_same(name: str, png: bytes) -> None:
    """Alike but for a hair: another version of the font's engine may shift an edge."""
    now = Image.open(BytesIO(png)).convert("RGB")
    golden = Image.open(FOLDER / f"{name}.png").convert("RGB")
    assert now.size == golden.size
    difference = ImageChops.difference(now, golden).convert("L")
    clearly = sum(difference.histogram()[48:])
    if clearly > now.width * now.height // 500:
        DIFFERENCES.mkdir(parents=True, exist_ok=True)
        now.save(DIFFERENCES / f"{name}.png")
        difference.point(lambda value: min(value * 4, 255)).save(DIFFERENCES / f"{name}-difference.png")
        pytest.fail(f"{name}: {clearly} pixels differ; see {DIFFERENCES}; if they should, `make gallery`")


@pytest.mark.parametrize("name", EVERY)
def test_a_posed_table_looks_as_it_did(name: str) -> None:
    assert_same(f"island-{name}", drawn(EVERY[name]))


@pytest.mark.parametrize("name", EVERY)
def test_each_golden_picture_has_its_twin_in_words(name: str) -> None:
    pose: Pose = EVERY[name]
    words = render.alt("island", pose.view, pose.people, pose.lang)
    assert words + "\n" == (FOLDER / f"island-{name}.txt").read_text("utf-8")


def test_the_lobby_looks_as_it_did() -> None:
    assert_same("island-lobby", render.banner("island", 2, 4, "en"))


def test_a_picture_that_changed_is_told_from_the_golden_one() -> None:
    with pytest.raises(pytest.fail.Exception):
        assert_same("island-middle-standard", drawn(POSES["middle-spanish"]))
