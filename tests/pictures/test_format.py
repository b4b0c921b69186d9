"""What leaves the room: small indexed PNGs, true to what was painted, and a GIF that shows every step."""

import math
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

import render
from engine.island.parts import LAYOUTS
from render import canvas
from render.canvas import Picture, indexed, png
from render.gallery import ENDINGS, PEOPLE, POSES, drawn, painted, played
from render.island import frames
from render.theme import THEMES


def loss(one: Image.Image, other: Image.Image) -> float:
    """Decibels between two pictures."""
    squares = ImageStat.Stat(ImageChops.difference(one.convert("RGB"), other.convert("RGB"))).sum2
    return 10 * math.log10(255**2 * 3 * one.width * one.height / max(sum(squares), 1))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", POSES)
def test_a_board_is_small_and_true_to_what_was_painted(name: str, theme: str) -> None:
    picture = painted(replace(POSES[name], theme=theme))
    data = png(picture)
    assert len(data) <= 150_000
    shown = Image.open(BytesIO(data))
    assert shown.mode == "P"
    assert loss(shown, picture.image) >= 36


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_island_is_drawn_in_every_theme(layout: str, theme: str) -> None:
    view, events, _ = played(4, 1, 1, layout)[0]
    data = render.draw("island", view, PEOPLE, "en", theme, events)
    shown = Image.open(BytesIO(data))
    assert shown.width == 1100
    assert shown.height <= 860
    assert len(data) <= 150_000


def test_a_written_png_holds_the_very_pixels() -> None:
    picture = painted(POSES["first-turn"])
    shown = Image.open(BytesIO(png(picture)))
    shown.load()
    assert shown.tobytes() == indexed(picture).tobytes()


def test_threads_draw_what_one_alone_draws() -> None:
    poses = [*POSES.values(), *ENDINGS.values()]
    alone = [drawn(pose) for pose in poses]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(drawn, poses * 2)) == alone * 2


def test_a_replay_shows_every_step() -> None:
    steps = played(3, 21, 12)
    data = render.replay("island", steps, PEOPLE[:3], "en")
    with Image.open(BytesIO(data)) as film:
        pictures = list(frames(steps, PEOPLE[:3], "en"))
        assert getattr(film, "n_frames", 1) == len(pictures)
        assert len(pictures) == len(steps) + bool(steps[-1][0].outcome)
        for place, picture in enumerate(pictures):
            film.seek(place)
            assert ImageChops.difference(film.convert("RGB"), indexed(picture).convert("RGB")).getbbox() is None


def test_a_replay_of_one_step_stands_still() -> None:
    with Image.open(BytesIO(canvas.gif([Picture.blank(20, 20, "#ffffff")]))) as film:
        assert film.size == (20, 20)


def test_frames_that_do_not_change_are_kept() -> None:
    still = Picture.blank(20, 20, "#ffffff")
    with Image.open(BytesIO(canvas.gif([still, still, still]))) as film:
        assert film.info["duration"] == 900


def test_a_replay_of_60_steps_fits_anywhere() -> None:
    assert len(render.replay("island", played(4, 2, 60), PEOPLE, "en")) <= 2_000_000


def test_two_may_draw_the_first_pictures_at_once() -> None:
    """A palette that is read only when first used would be read by both, and spoilt."""
    canvas._palette.cache_clear()
    assert canvas._palette()._im is not None
