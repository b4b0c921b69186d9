"""Who plays for a computer bears its sign, in every game, and nothing else changes."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops

import render
from render.bridges.plan import STRIP
from render.island.plan import BLOCK, HEIGHTS, POWER
from render.island.plan import plan as island_plan
from render.theme import THEMES
from tools.gallery import bridges, crusoe, island
from tools.gallery.island.film import played

GALLERIES = {"island": island, "bridges": bridges, "crusoe": crusoe}


def changed(one: bytes, other: bytes) -> tuple[int, int, int, int] | None:
    """The box of all that differs."""
    pictures = [Image.open(BytesIO(each)).convert("RGB") for each in (one, other)]
    return ImageChops.difference(*pictures).getbbox()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GALLERIES)
def test_a_computer_bears_its_sign_and_a_person_none(game: str, theme: str) -> None:
    gallery = GALLERIES[game]
    pose = replace(gallery.POSES["computers"], theme=theme)
    assert changed(gallery.drawn(pose), gallery.drawn(replace(pose, computers=()))) is not None


def test_on_the_island_only_the_computers_own_row_changes() -> None:
    pose = replace(island.POSES["computers"], names=("Ana", "Bea", "Caio"))
    x, y = island_plan("classic").players[1]
    box = changed(island.drawn(replace(pose, computers=(1,))), island.drawn(replace(pose, computers=())))
    assert box is not None
    assert (box[0] >= x, box[1] >= y, box[2] <= x + BLOCK, box[3] <= y + HEIGHTS["player"] + POWER) == (True,) * 4


def test_in_bridges_only_the_line_above_the_computers_board_changes() -> None:
    pose = replace(bridges.POSES["computers"], names=("Ana", "Bea"))
    box = changed(bridges.drawn(replace(pose, computers=(1,))), bridges.drawn(replace(pose, computers=())))
    assert box is not None
    assert box[0] >= pose_width(pose)
    assert box[3] <= STRIP


def pose_width(pose: bridges.Pose) -> int:
    """Where the second of two boards begins."""
    return Image.open(BytesIO(bridges.drawn(pose))).width // 2


@pytest.mark.parametrize("game", GALLERIES)
def test_a_finished_game_tells_it_too(game: str) -> None:
    gallery = GALLERIES[game]
    pose = gallery.ENDINGS["won"]
    assert changed(gallery.drawn(pose), gallery.drawn(replace(pose, computers=(1,)))) is not None


def test_a_replay_tells_it_too() -> None:
    steps = played(2, 4, 6)
    films = [render.replay("island", steps, ("Ana", "Bea"), "en", computers=computers) for computers in ((), (1,))]
    assert films[0] != films[1]
