"""Pawns, treasures and tiles stay apart for eyes that see fewer colours: by lightness or by shape."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.island.parts import ADVENTURERS, LANDING, TILES, TREASURES
from render.canvas import sprite
from render.theme import THEMES

# Machado, Oliveira and Fernandes (2009), complete loss, for linear light.
EYES = {
    "protanopia": (0.152, 1.053, -0.205, 0.115, 0.786, 0.099, -0.004, -0.048, 1.052),
    "deuteranopia": (0.367, 0.861, -0.228, 0.280, 0.673, 0.047, -0.012, 0.043, 0.969),
    "tritanopia": (1.256, -0.077, -0.179, -0.078, 0.931, 0.148, 0.005, 0.691, 0.304),
}
TO_LIGHT = [round(255 * (value / 255) ** 2.2) for value in range(256)] * 3
FROM_LIGHT = [round(255 * (value / 255) ** (1 / 2.2)) for value in range(256)] * 3


def seen(image: Image.Image, eyes: str) -> Image.Image:
    """The lightness of a sprite on the sea, as these eyes see it."""
    flat = Image.new("RGB", image.size, "#2a83ad")
    flat.paste(image, (0, 0), image)
    a, b, c, d, e, f, g, h, i = EYES[eyes]
    light = flat.point(TO_LIGHT).convert("RGB", (a, b, c, 0, d, e, f, 0, g, h, i, 0))
    return light.point(FROM_LIGHT).convert("L")


def shape_apart(one: Image.Image, other: Image.Image) -> float:
    """How much of two outlines is not shared, from 0 to 1."""
    alphas = [image.getchannel("A").point(lambda value: 255 * (value > 127)) for image in (one, other)]
    either = ImageStat.Stat(ImageChops.lighter(*alphas)).sum[0]
    return float(ImageStat.Stat(ImageChops.difference(*alphas)).sum[0] / either)


def light_apart(one: Image.Image, other: Image.Image, eyes: str) -> float:
    """The mean difference of lightness, pixel by pixel, from 0 to 255."""
    return float(ImageStat.Stat(ImageChops.difference(seen(one, eyes), seen(other, eyes))).mean[0])


def picture(theme: str, name: str) -> Image.Image:
    return sprite("island", theme, name).image


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("eyes", EYES)
def test_no_two_pawns_look_alike(theme: str, eyes: str) -> None:
    for one, other in combinations(ADVENTURERS, 2):
        pair = picture(theme, f"{one}-pawn"), picture(theme, f"{other}-pawn")
        assert shape_apart(*pair) > 0.1 or light_apart(*pair, eyes) > 40, (one, other)


@pytest.mark.parametrize("theme", THEMES)
def test_every_pawn_has_an_outline_of_its_own(theme: str) -> None:
    for one, other in combinations(ADVENTURERS, 2):
        assert shape_apart(picture(theme, f"{one}-pawn"), picture(theme, f"{other}-pawn")) > 0.08, (one, other)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("eyes", EYES)
def test_no_two_treasures_look_alike(theme: str, eyes: str) -> None:
    for one, other in combinations(TREASURES, 2):
        assert shape_apart(picture(theme, one), picture(theme, other)) > 0.25, (one, other)
        cards = picture(theme, f"{one}-card"), picture(theme, f"{other}-card")
        assert light_apart(*cards, eyes) > 10, (one, other)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("eyes", EYES)
def test_dry_flooded_and_sunk_are_told_apart_by_lightness(theme: str, eyes: str) -> None:
    sunk = picture(theme, "sunk")
    for tile in TILES:
        dry, flooded = picture(theme, f"{tile}-dry"), picture(theme, f"{tile}-flooded")
        assert light_apart(dry, flooded, eyes) > 25, tile
        assert light_apart(dry, sunk, eyes) > 25, tile
        assert light_apart(flooded, sunk, eyes) > 14, tile
        light, dark = (ImageStat.Stat(seen(image, eyes)).mean[0] for image in (dry, flooded))
        assert light - dark > 12, tile


def contrast(one: float, other: float) -> float:
    """The ratio of two lightnesses from 0 to 255, as for the edges of signs (WCAG 1.4.11)."""
    low, high = sorted((value / 255) ** 2.2 for value in (one, other))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("eyes", EYES)
def test_the_edge_of_a_flooded_tile_stands_out_against_the_sea(theme: str, eyes: str) -> None:
    sea = Image.new("RGB", (112, 112), THEMES[theme].sea)
    water = ImageStat.Stat(seen(sea.convert("RGBA"), eyes)).mean[0]
    for tile in TILES:
        face = seen(picture(theme, f"{tile}-flooded"), eyes)
        foam = max(ImageStat.Stat(face.crop((x, 40, x + 1, 90))).mean[0] for x in range(3, 8))
        assert contrast(foam, water) >= 3, tile


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("eyes", EYES)
def test_what_has_just_happened_is_told_by_the_form_of_a_ring(theme: str, eyes: str) -> None:
    rings = [picture(theme, f"ring-{name}") for name in ("shored-up", "flooded", "sank", "came")]
    for one, other in combinations(rings, 2):
        assert shape_apart(one, other) > 0.15 or light_apart(one, other, eyes) > 10


@pytest.mark.parametrize("theme", THEMES)
def test_every_tile_is_a_landscape_of_its_own(theme: str) -> None:
    for one, other in combinations(TILES, 2):
        assert light_apart(picture(theme, f"{one}-dry"), picture(theme, f"{other}-dry"), "deuteranopia") > 12, (
            one,
            other,
        )
    assert LANDING in TILES
