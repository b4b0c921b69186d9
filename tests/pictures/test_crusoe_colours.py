"""Pawns, lands, goods, dice and hearts of Robinson Crusoe stay apart for eyes that see fewer colours."""

from itertools import combinations

import pytest
from PIL import Image

from engine.crusoe.cards import LIBRARY
from engine.crusoe.parts import DISCOVERIES
from render.canvas import sprite
from render.theme import THEMES
from tests.pictures.test_colours import EYES, light_apart, shape_apart

PAWNS = ("carpenter", "cook", "explorer", "soldier", "friday", "jenny", "dog", "helper-build")
LANDS = ("beach", "hills", "mountains", "plains", "river", "mist", "lava", "volcano", "face-down")
GOODS = ("wood", "food", "preserved", "hide", "determination")
FACES = ("wound", "success", "determination", "adventure", "blank")

every_theme = pytest.mark.parametrize("theme", THEMES)
all_eyes = pytest.mark.parametrize("eyes", EYES)


def picture(theme: str, name: str) -> Image.Image:
    return sprite("crusoe", theme, name).image


@every_theme
def test_every_pawn_has_an_outline_of_its_own(theme: str) -> None:
    for one, other in combinations(PAWNS, 2):
        assert shape_apart(picture(theme, f"pawn-{one}"), picture(theme, f"pawn-{other}")) > 0.08, (one, other)


@every_theme
def test_what_belongs_to_a_field_has_its_outline(theme: str) -> None:
    """Adventure tokens, wounds that come back and helpers are of like colours to some eyes."""
    for kind in ("token-adventure-{}", "injury-leg-{}", "pawn-helper-{}"):
        for fields in combinations(("build", "gather", "explore"), 2):
            one, other = (picture(theme, kind.format(field)) for field in fields)
            assert shape_apart(one, other) > 0.04, (kind, fields)


@every_theme
def test_goods_differ_in_outline(theme: str) -> None:
    for one, other in combinations(GOODS, 2):
        assert shape_apart(picture(theme, f"good-{one}"), picture(theme, f"good-{other}")) > 0.15, (one, other)


@every_theme
@all_eyes
def test_every_land_is_told_from_every_other(theme: str, eyes: str) -> None:
    for one, other in combinations(LANDS, 2):
        assert light_apart(picture(theme, f"land-{one}"), picture(theme, f"land-{other}"), eyes) > 8, (one, other)


@every_theme
@all_eyes
def test_faces_of_a_die_differ(theme: str, eyes: str) -> None:
    for field in ("build", "gather", "explore"):
        for one, other in combinations(FACES, 2):
            assert light_apart(picture(theme, f"{field}-{one}"), picture(theme, f"{field}-{other}"), eyes) > 5


@every_theme
@all_eyes
def test_hearts_left_lost_and_those_on_which_morale_falls_differ(theme: str, eyes: str) -> None:
    for one, other in combinations(("heart", "heart-drop", "wound"), 2):
        assert light_apart(picture(theme, one), picture(theme, other), eyes) > 8, (one, other)


@every_theme
@all_eyes
def test_weather_dice_and_their_marks_differ(theme: str, eyes: str) -> None:
    for one, other in combinations(("rain", "winter", "animals"), 2):
        assert light_apart(picture(theme, f"die-{one}"), picture(theme, f"die-{other}"), eyes) > 8
        assert shape_apart(picture(theme, f"pip-{one}"), picture(theme, f"pip-{other}")) > 0.15


@pytest.mark.parametrize("kind", ["invention", "starting", "discovery"])
def test_every_card_and_token_has_a_drawing_of_its_own(kind: str) -> None:
    kinds: dict[str, list[str]] = {
        "invention": [*LIBRARY.inventions],
        "starting": [*LIBRARY.starting],
        "discovery": [*dict.fromkeys(DISCOVERIES)],
    }
    for one, other in combinations(kinds[kind], 2):
        drawings = picture("standard", f"{kind}-{one}"), picture("standard", f"{kind}-{other}")
        assert light_apart(drawings[0], drawings[1], "deuteranopia") > 2.5, (one, other)
