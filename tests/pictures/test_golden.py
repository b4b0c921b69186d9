"""The pictures in docs/gallery are the golden ones: looked at once, then kept; `make renew` paints them again."""

import re
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

import render
from engine.bridges import GAME as CROSSING
from engine.island import GAME
from engine.island.parts import LANDING, TREASURE_ON, TREASURES
from tests.renew import looks_the_same
from tools.gallery import FOLDER
from tools.gallery import bridges as crossing
from tools.gallery.island import ENDINGS, POSES, REVIEWS, Pose, drawn

DIFFERENCES = Path(__file__).parents[2] / "tmp" / "pictures"
EVERY = {**POSES, **ENDINGS}
PLACES_OF = {treasure: {tile for tile, on in TREASURE_ON.items() if on == treasure} for treasure in TREASURES}


def assert_same(name: str, png: bytes) -> None:
    """Alike but for a hair: another version of the font's engine may shift an edge."""
    now = Image.open(BytesIO(png)).convert("RGB")
    golden = Image.open(FOLDER / f"{name}.png").convert("RGB")
    assert now.size == golden.size
    if not looks_the_same(png, (FOLDER / f"{name}.png").read_bytes()):
        difference = ImageChops.difference(now, golden).convert("L")
        DIFFERENCES.mkdir(parents=True, exist_ok=True)
        now.save(DIFFERENCES / f"{name}.png")
        difference.point(lambda value: min(value * 4, 255)).save(DIFFERENCES / f"{name}-difference.png")
        pytest.fail(f"{name} looks different; see {DIFFERENCES}; if it should, `make renew`")


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


@pytest.mark.parametrize("name", EVERY)
def test_a_posed_table_is_a_possible_one(name: str) -> None:
    state = EVERY[name].state
    assert GAME.faults(state) == []
    standing = {tile for place, tile in enumerate(state.tiles) if state.standing >> place & 1}
    if state.agenda:
        lost = [tiles for tiles in PLACES_OF.values() if not standing & tiles]
        assert LANDING in standing
        assert all(state.has_captured(treasure) for treasure, tiles in PLACES_OF.items() if tiles in lost)


@pytest.mark.parametrize("name", crossing.POSES | crossing.ENDINGS)
def test_a_posed_table_of_bridges_is_a_possible_one(name: str) -> None:
    assert CROSSING.faults((crossing.POSES | crossing.ENDINGS)[name].state) == []


def test_no_golden_picture_is_left_of_a_table_no_longer_posed() -> None:
    posed = {f"island-{name}" for name in EVERY} | {f"bridges-{name}" for name in crossing.POSES | crossing.ENDINGS}
    posed |= {f"island-{name}" for name in REVIEWS} | {f"bridges-{name}" for name in crossing.REVIEWS}
    shown = {path.stem for path in FOLDER.iterdir() if path.stem.startswith(("island-", "bridges-"))}
    assert shown - posed == {f"{game}-{other}" for game in ("island", "bridges") for other in ("lobby", "replay")}


def test_the_first_picture_of_the_readme_shows_what_it_says() -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
    words, name = re.findall(r"!\[([^]]*)\]\(docs/gallery/island-([a-z-]+)\.png\)", readme)[0]
    numbers = {"two": 2, "three": 3, "four": 4}
    assert [number for word, number in numbers.items() if f"{word} players" in words] == [EVERY[name].state.seats]
