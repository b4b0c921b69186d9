"""What has just happened to a place is marked by what it was; of several things the one that tells most."""

import pytest

from engine.contract import Event
from engine.island.events import Captured, Flooded, Lifted, Moved, Sandbagged, Sank, ShoredUp, Swam
from render.gallery import PEOPLE, POSES
from render.island import draw
from render.island.plan import plan
from render.island.scene import changes
from render.theme import STANDARD


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
