"""What leaves the room: small indexed PNGs, true to what was painted, and a GIF that shows every step."""

import math
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

import render
from engine.island.events import TurnBegan
from engine.island.parts import LAYOUTS
from render import printing
from render.canvas import Picture, forget, kept
from render.island.pictures import frames
from render.printing import BAND, Collage, Piece, png, true_colours
from render.theme import THEMES, NothingToShow
from tools.gallery.island import ENDINGS, POSES, drawn, painted
from tools.gallery.island.film import played
from tools.gallery.people import PEOPLE


def loss(one: Image.Image, other: Image.Image) -> float:
    """Decibels between two pictures."""
    squares = ImageStat.Stat(ImageChops.difference(one.convert("RGB"), other.convert("RGB"))).sum2
    return 10 * math.log10(255**2 * 3 * one.width * one.height / max(sum(squares), 1))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", POSES)
def test_a_board_is_small_and_true_to_what_was_painted(name: str, theme: str) -> None:
    pose = replace(POSES[name], theme=theme)
    data = png(painted(pose))
    assert len(data) <= 150_000
    shown = Image.open(BytesIO(data))
    assert shown.mode == "P"
    with true_colours():
        assert loss(shown, painted(pose).image()) >= 36


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_island_is_drawn_in_every_theme(layout: str, theme: str) -> None:
    view, events, _ = played(4, 1, 1, layout)[0]
    data = render.draw("island", view, PEOPLE, "en", theme, events)
    shown = Image.open(BytesIO(data))
    assert shown.width == 1100
    assert shown.height <= 922
    assert len(data) <= 150_000
    upright = Image.open(BytesIO(render.draw("island", view, PEOPLE, "en", theme, events, "tall")))
    assert upright.width == 720


def test_a_written_png_holds_the_very_pixels() -> None:
    picture = painted(POSES["first-turn"])
    shown = Image.open(BytesIO(png(picture)))
    shown.load()
    assert shown.tobytes() == picture.image().tobytes()


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """An entry for each band that is deflated; nothing is kept from before."""
    forget()
    bands: list[int] = []
    deflate = printing._deflated

    def watched(width: int, rows: int, parts: printing.Parts) -> printing.Band:
        bands.append(rows)
        return deflate(width, rows, parts)

    monkeypatch.setattr(printing, "_deflated", watched)
    monkeypatch.setattr(printing, "_band", kept(96)(watched))
    return bands


def test_bands_that_did_not_change_are_not_printed_again_and_the_picture_is_whole(printed: list[int]) -> None:
    before = Collage.of(Picture.blank(60, 4 * BAND, "#c0392f"))
    png(before)
    assert len(printed) == 4
    dot = Piece(Picture.blank(8, 8, "#ffffff"))
    after = Collage(60, 4 * BAND)
    after.laid = [*before.laid, (dot, 20, BAND + 3)]
    shown = Image.open(BytesIO(png(after)))
    assert len(printed) == 5
    shown.load()
    assert shown.tobytes() == after.image().tobytes()


def test_a_picture_painted_in_one_is_printed_and_not_kept(printed: list[int]) -> None:
    picture = Picture.blank(60, 3 * BAND + 5, "#c0392f")
    assert Image.open(BytesIO(png(picture))).size == (60, 3 * BAND + 5)
    png(picture)
    assert printed == [BAND, BAND, BAND, 5] * 2


@pytest.mark.parametrize("name", ["middle-standard", "won"])
def test_what_is_kept_changes_no_picture(name: str) -> None:
    pose = {**POSES, **ENDINGS}[name]
    forget()
    assert drawn(pose) == drawn(pose)


def test_threads_draw_what_one_alone_draws() -> None:
    poses = POSES | ENDINGS
    alone = {name: drawn(pose) for name, pose in poses.items()}
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(drawn, [*poses.values()] * 2))
    wrong = [(name, data) for name, data in zip([*poses] * 2, together, strict=True) if data != alone[name]]
    told = {name: loss(Image.open(BytesIO(data)), Image.open(BytesIO(alone[name]))) for name, data in wrong}
    assert not told, f"decibels between the pictures: {told}"


def test_a_replay_shows_every_turn() -> None:
    steps = played(3, 21, 12)
    data = render.replay("island", steps, PEOPLE[:3], "en")
    with Image.open(BytesIO(data)) as film:
        pictures = list(frames(render.chosen("island", steps), PEOPLE[:3], "en"))
        assert getattr(film, "n_frames", 1) == len(pictures)
        for place, picture in enumerate(pictures):
            film.seek(place)
            assert ImageChops.difference(film.convert("RGB"), picture.shown()).getbbox() is None


def test_a_replay_has_a_frame_for_each_turn_and_loses_nothing_that_happened() -> None:
    steps = played(3, 21, 400)
    turns = render.chosen("island", steps, 1000)
    began = sum(isinstance(event, TurnBegan) for _, events, _ in steps for event in events)
    assert len(turns) == began + 1  # what happened after the last turn began is its end
    told = [event for _, events, _ in steps for event in events]
    assert [event for _, events, _ in turns for event in events] == told
    assert turns[-1][0] is steps[-1][0]
    few = render.chosen("island", steps, 7)
    assert len(few) <= 7
    assert [event for _, events, _ in few for event in events] == told
    assert few[-1][0] is steps[-1][0]


def test_a_whole_game_stays_on_each_caption_long_enough_to_read_it() -> None:
    steps = played(4, 2, 600)
    assert steps[-1][0].outcome
    data = render.replay("island", steps, PEOPLE, "en")
    assert len(data) <= 2_000_000
    with Image.open(BytesIO(data)) as film:
        captions = [caption for *_, caption in render.chosen("island", steps)]
        for place, caption in enumerate(captions):
            film.seek(place)
            assert film.info["duration"] >= min(6000, 30 * len(caption))


def test_a_replay_of_nothing_says_so() -> None:
    with pytest.raises(NothingToShow):
        render.replay("island", [], PEOPLE, "en")
    with pytest.raises(NothingToShow):
        printing.gif([])


def test_a_replay_of_one_step_stands_still() -> None:
    with Image.open(BytesIO(printing.gif([Picture.blank(20, 20, "#ffffff")]))) as film:
        assert film.size == (20, 20)


def test_frames_that_do_not_change_are_kept() -> None:
    still = Picture.blank(20, 20, "#ffffff")
    with Image.open(BytesIO(printing.gif([still, still, still]))) as film:
        assert film.info["duration"] == 900


def test_a_replay_of_the_longest_game_fits_anywhere() -> None:
    """Two games in one, so that there are more turns than pictures."""
    steps = [*played(4, 4, 900), *played(4, 5, 900)]
    assert len(render.chosen("island", steps, 1000)) > render.MOST
    assert len(render.replay("island", steps, PEOPLE, "en")) <= 2_000_000


def test_two_may_draw_the_first_pictures_at_once() -> None:
    """A palette that is read only when first used would be read by both, and spoilt."""
    printing._palette.cache_clear()
    assert printing._palette()._im is not None
