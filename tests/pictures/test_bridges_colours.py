"""Flags, islands and lines of bridges stay apart for eyes that see fewer colours: by lightness or by shape."""

from itertools import combinations

import pytest
from PIL import Image

from render.bridges import pieces
from render.bridges.plan import plan
from render.canvas import Picture, sprite
from render.theme import THEMES
from tests.pictures.test_colours import EYES, light_apart, shape_apart

CELLS = (plan("B", 4).cell, plan("A", 1).cell)
"""The smallest and the largest there are."""

every_theme = pytest.mark.parametrize("theme", THEMES)
all_eyes = pytest.mark.parametrize("eyes", EYES)


def apart(one: Image.Image, other: Image.Image, eyes: str) -> bool:
    return shape_apart(one, other) > 0.15 or light_apart(one, other, eyes) > 10


@every_theme
def test_a_red_flag_has_another_shape_than_a_blue_one(theme: str) -> None:
    red, blue = (sprite("bridges", theme, flag).image for flag in ("red", "blue"))
    assert shape_apart(red, blue) > 0.3


@every_theme
@all_eyes
@pytest.mark.parametrize("cell", CELLS)
def test_free_written_finished_lost_and_new_islands_are_told_apart(cell: int, theme: str, eyes: str) -> None:
    kinds: tuple[tuple[int, pieces.State, pieces.New], ...] = (
        (0, "live", ""),
        (3, "live", ""),
        (3, "finished", ""),
        (3, "lost", ""),
        (0, "lost", ""),
        (3, "live", "new"),
        (3, "finished", "new"),
        (0, "live", "legal"),
        (0, "live", "hopeless"),
    )
    faces = {kind: pieces.island(theme, cell, "J", None, *kind).image for kind in kinds}
    for one, other in combinations(faces, 2):
        assert apart(faces[one], faces[other], eyes), (one, other)


@every_theme
@all_eyes
@pytest.mark.parametrize("cell", CELLS)
def test_one_bridge_two_new_ones_and_lines_without_are_told_apart(cell: int, theme: str, eyes: str) -> None:
    lanes: tuple[tuple[pieces.New, ...], ...] = (("",), ("", ""), ("new",), ("", "new"))
    kinds: tuple[pieces.Kind, ...] = ("open", "closed", "legal")
    drawn = {each: pieces.bridge(theme, 100, cell, each, "H") for each in lanes}
    empty = {kind: pieces.line(theme, 100, cell, kind, "H") for kind in kinds}
    rows = {name: middled(piece, cell) for name, piece in (*drawn.items(), *empty.items())}
    for one, other in combinations(rows, 2):
        assert apart(rows[one], rows[other], eyes), (one, other)


def middled(piece: Picture, cell: int) -> Image.Image:
    row = Image.new("RGBA", (100, cell))
    row.paste(piece.image, (0, (cell - piece.height) // 2))
    return row


@every_theme
def test_every_island_has_a_landscape_of_its_own(theme: str) -> None:
    letters = "abcdefghijklmnopqr"
    for one, other in combinations(letters, 2):
        first, second = (sprite("bridges", theme, f"island-{letter}").image for letter in (one, other))
        assert light_apart(first, second, "deuteranopia") > 6, (one, other)
