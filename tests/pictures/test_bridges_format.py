"""Bridges drawn for any number of players, on both sides, in every theme: small, true, and in time for a replay."""

from io import BytesIO
from itertools import product

import pytest
from PIL import Image

import render
from engine.bridges.parts import CHARTS
from engine.bridges.view import view
from render.bridges.pictures import frames
from render.printing import png, true_colours
from render.theme import THEMES
from tests.pictures.test_format import loss
from tools.gallery.bridges import ENDINGS, POSES, drawn, on, painted, played, table
from tools.gallery.people import PEOPLE


@pytest.mark.parametrize("name", [*POSES, *ENDINGS])
def test_a_board_is_small_and_true_to_what_was_painted(name: str) -> None:
    pose = {**POSES, **ENDINGS}[name]
    data = png(painted(pose))
    assert len(data) <= 110_000
    with true_colours():
        assert loss(Image.open(BytesIO(data)), painted(pose).image()) >= 36


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("side", CHARTS)
def test_every_side_is_drawn_in_every_theme_for_any_number_of_players(side: str, players: int) -> None:
    pose = table(players, 5, side, 1)
    for theme, seat in product(THEMES, (None, 0)):
        shown = Image.open(BytesIO(render.draw("bridges", view(pose.state, seat), PEOPLE, "en", theme, pose.events)))
        assert shown.width == 1100
        assert shown.height <= 860


def test_a_seat_sees_its_own_round_and_the_channel_does_not() -> None:
    before = table(3, 5, "A", 2)
    after = on(before, 1, 2)
    alike = [drawn_from(before.state, seat) == drawn_from(after.state, seat) for seat in (None, 0, 1, 2)]
    assert alike == [True, True, False, True]


def drawn_from(state, seat) -> bytes:
    return render.draw("bridges", view(state, seat), PEOPLE[:3], "en")


def test_what_the_last_round_changed_is_marked() -> None:
    pose = table(2, 6, "A", 3)
    assert drawn(pose) != render.draw("bridges", pose.view, pose.people, pose.lang)


def test_a_replay_shows_every_step_and_ends_with_the_count() -> None:
    steps = played(1, 5, 400)
    assert steps[-1][0].outcome
    *_, last = frames(render.chosen("bridges", steps), PEOPLE[:1], "en")
    with Image.open(BytesIO(render.replay("bridges", steps, PEOPLE[:1], "en"))) as film:
        film.seek(getattr(film, "n_frames", 1) - 1)
        shown = film.convert("RGB")
    assert shown.tobytes() == last.shown().tobytes()


def test_a_replay_of_60_steps_fits_anywhere() -> None:
    assert len(render.replay("bridges", played(4, 2, 60), PEOPLE, "en")) <= 2_000_000
