"""What has just happened to a place is marked by what it was; of several things the one that tells most."""

from typing import get_args

import pytest
from PIL import Image

from engine.contract import Event
from engine.island.events import Captured, Flooded, Lifted, Moved, Sandbagged, Sank, ShoredUp, Swam
from engine.island.parts import ADVENTURERS, TILES
from render.canvas import sprite
from render.island import board, panel
from render.island.pictures import draw
from render.island.plan import plan
from render.island.scene import Change, changes
from render.theme import STANDARD, THEMES
from tools.gallery.island import POSES
from tools.gallery.people import PEOPLE


@pytest.mark.parametrize(
    ("events", "change"),
    [
        ((Moved(0, "C2", "C3"),), "came"),
        ((Swam(0, "C2", "C3"),), "came"),
        ((Lifted(0, "C2", "C3", (0, 1)),), "came"),
        ((Captured(0, "stone", "C3"),), "came"),
        ((Moved(0, "C2", "C3"), ShoredUp(0, ("C3",))), "shored-up"),
        ((ShoredUp(0, ("C3",)), Moved(1, "C2", "C3")), "shored-up"),
        ((Sandbagged(0, "C3"),), "shored-up"),
        ((ShoredUp(0, ("C3", "C4")), Flooded("C3")), "flooded"),
        ((Flooded("C3"), Sank("C3")), "sank"),
    ],
)
def test_a_place_is_marked_by_what_happened_there(events: tuple[Event, ...], change: str) -> None:
    assert changes(events)["C3"] == change


def test_a_board_with_marks_is_another_than_without() -> None:
    pose = POSES["middle-standard"]
    marked, plain = (draw(pose.view, PEOPLE, "en", STANDARD, events).image() for events in (pose.events, ()))
    where = plan(pose.view.layout, "wide")
    boxes = {tile.square: (*where.corner(tile.square), where.tile) for tile in pose.view.tiles}
    crops = {square: (x, y, x + size, y + size) for square, (x, y, size) in boxes.items()}
    changed = {square for square, crop in crops.items() if marked.crop(crop) != plain.crop(crop)}
    assert changed == changes(pose.events).keys()


def test_every_ring_is_explained() -> None:
    assert set(panel.MARKS) == set(get_args(Change))


@pytest.mark.parametrize("state", ["dry", "flooded"])
def test_four_pawns_leave_their_places_coordinate_whole(state: str) -> None:
    """It is painted over whoever stands there."""
    look = board.Look("standard", "en", 112, "D3", "watchtower", state, "", False, None, ())
    pawns = tuple(board.Standing(each, "W", True) for each in ADVENTURERS[:4])
    alone, crowded = (board._painted(each).image.convert("RGB") for each in (look, look._replace(standing=pawns)))
    x, y, width, height = board.CORNER
    box = (x, y + board._lowered(look), x + width, y + board._lowered(look) + height)
    ink = tuple(bytes.fromhex(STANDARD.label[1:]))

    def inked(picture: Image.Image) -> int:
        return sum(count for count, colour in picture.crop(box).getcolors(9999) or () if colour == ink)

    assert inked(crowded) >= inked(alone) > 0


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("state", ["dry", "flooded"])
def test_the_way_home_has_a_rim_of_its_own(theme: str, state: str) -> None:
    def rim(tile: str) -> list[tuple[int, ...]]:
        light = sprite("island", theme, f"{tile}-{state}").image.convert("RGB").crop((5, 56, 14, 57)).tobytes()
        return [tuple(light[place : place + 3]) for place in range(0, len(light), 3)]

    home = rim("fools-landing")
    for tile in TILES:
        assert (rim(tile) == home) == (tile == "fools-landing")
    assert max(red - max(green, blue) for red, green, blue in home) > 100
