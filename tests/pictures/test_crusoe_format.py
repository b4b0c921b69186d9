"""Robinson Crusoe drawn in every scenario, theme and number of players: small, true, and in time for a replay."""

from io import BytesIO
from itertools import combinations
from typing import get_args

import pytest
from msgspec import structs
from PIL import Image

import render
from engine.crusoe.events import ActionSucceeded
from engine.crusoe.scenarios import SCENARIOS
from engine.crusoe.target import Target
from engine.crusoe.view import view
from render.crusoe.names import card_title
from render.crusoe.pictures import PAGES, frames
from render.crusoe.places import HEIGHT, places
from render.crusoe.plan import carried_out
from render.crusoe.scene import scene
from render.crusoe.targets import threat_sign
from render.printing import true_colours
from render.theme import THEMES, Undrawable
from tests.pictures.test_format import loss
from tools.gallery.crusoe import ENDINGS, POSES, drawn, painted
from tools.gallery.crusoe.film import played
from tools.gallery.crusoe.posed import middle, rolling, said, table
from tools.gallery.people import PEOPLE

SHAPES = get_args(render.Shape)


@pytest.mark.parametrize("name", [*POSES, *ENDINGS])
def test_a_board_is_small_and_true_to_what_was_painted(name: str) -> None:
    pose = {**POSES, **ENDINGS}[name]
    data = drawn(pose)
    assert len(data) <= 150_000
    if not pose.state.outcome:
        with true_colours():
            assert loss(Image.open(BytesIO(data)), painted(pose).image()) >= 36


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_is_drawn_in_every_theme_for_any_number_of_players(scenario: str, seats: int) -> None:
    seen = view(table(seats, scenario, dog="yes", friday="yes"), None)
    for theme in THEMES:
        for page in ("board", *PAGES):
            data = render.draw("crusoe", seen, PEOPLE[:seats], "en", theme, page=page)
            assert Image.open(BytesIO(data)).size == (1100, HEIGHT if page == "board" else 700)
        for page in ("board", *PAGES):
            upright = render.draw("crusoe", seen, PEOPLE[:seats], "en", theme, shape="tall", page=page)
            assert Image.open(BytesIO(upright)).width == 720


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("name", POSES)
def test_pieces_lie_beside_one_another_within_the_picture(name: str, shape: str) -> None:
    where = places(POSES[name].view, shape)
    head = (where.rounds, where.morale, where.headline, where.goal)
    strips = (*head, where.island, where.goods, where.buildable)
    boxes = [*strips, *where.threats, where.plan, *where.people]
    for box in boxes:
        assert box.x >= 0
        assert box.x + box.width <= where.width
        assert box.y + box.height <= where.height
    for one, other in combinations(boxes, 2):
        beside = one.x + one.width <= other.x or other.x + other.width <= one.x
        below = one.y + one.height <= other.y or other.y + other.height <= one.y
        assert beside or below, (one, other)


def test_a_page_that_is_not_there_is_named() -> None:
    with pytest.raises(Undrawable, match="no page named 'cellar'"):
        render.draw("crusoe", view(middle(), None), PEOPLE[:2], "en", page="cellar")


def test_what_just_happened_is_marked() -> None:
    pose = POSES["middle-standard"]
    plain = render.draw("crusoe", pose.view, pose.people, pose.lang, outlook=pose.outlook)
    assert drawn(pose) != plain


def test_a_threat_that_was_met_keeps_its_name_though_it_lies_there_no_longer() -> None:
    """Another card may lie in its place by then."""
    for after in ("", "event-b1"):
        seen = structs.replace(view(rolling(), None), threats=(after, "event-b1"))
        met = (ActionSucceeded(Target("threat-left"), "carpenter", "event-b14"),)
        row = next(carried_out(scene(seen, PEOPLE[:2], THEMES["standard"], "en", met)))
        assert (row.words, row.name) == (card_title("en", "event-b14"), threat_sign("event-b14"))


def test_a_draft_that_changes_changes_the_picture() -> None:
    before = middle()
    after = said(before, "1 take-back explorer explore-B3")
    pictures = [render.draw("crusoe", view(state, None), PEOPLE[:2], "en") for state in (before, after)]
    assert pictures[0] != pictures[1]


def test_a_replay_has_the_plan_of_each_round_and_the_end() -> None:
    told = played(2, 5, 4000)
    *plans, last = render.chosen("crusoe", told, 60)
    assert [seen.round for seen, _, _ in plans] == list(range(1, told[-1][0].round + 1))
    assert all(seen.phase == "planning" and seen.plan for seen, _, _ in plans)
    assert last[0] is told[-1][0]


def test_what_happened_between_two_frames_is_told_with_the_later_one() -> None:
    told = played(2, 5, 4000)
    kept = render.chosen("crusoe", told, 1000)
    assert [event for _, events, _ in kept for event in events] == [event for _, events, _ in told for event in events]


def test_a_replay_fits_anywhere_and_ends_with_the_points() -> None:
    kept = render.chosen("crusoe", played(4, 2, 4000), 60)
    data = render.replay("crusoe", kept, PEOPLE, "en")
    assert len(data) <= 2_000_000
    pictures = list(frames(kept[-1:], PEOPLE, "en"))
    with Image.open(BytesIO(data)) as film:
        film.seek(getattr(film, "n_frames", 1) - 1)
        size = film.size
    assert size == (pictures[-1].width, pictures[-1].height)
