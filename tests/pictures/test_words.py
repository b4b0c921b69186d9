"""The picture in words has what the picture shows, within Discord's 1,024 characters."""

from typing import get_args

import pytest
from msgspec.structs import replace

import render
from engine.island.events import Cause
from engine.island.state import Lost
from locales import LANGUAGES
from render.gallery import ENDINGS, LONGEST, POSES, played
from render.theme import Undrawable


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_description_is_never_too_long(lang: str) -> None:
    for pose in (*POSES.values(), *ENDINGS.values()):
        for names in (LONGEST, ("W" * 400,) * 4):
            words = render.alt("island", pose.view, names[: pose.state.seats], lang)
            assert len(words) <= 1024
            assert "picture-" not in words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_description_of_a_whole_game_keeps_every_place(lang: str) -> None:
    for view, _, _ in played(4, 6, 50):
        words = render.alt("island", view, LONGEST, lang)
        assert len(words) <= 1024
        for tile in view.tiles:
            if tile.state != "dry":
                assert tile.square in words


def test_a_description_has_turn_water_treasures_pawns_hands_tiles_and_decks() -> None:
    pose = POSES["middle-standard"]
    words = render.alt("island", pose.view, pose.people, "en")
    for fact in (
        "Bartolomeu’s turn. 2 actions left.",
        "Water level 4 of 10: 3 flood cards a turn, 3 at the next mark.",
        "Treasures won: Statue of the Wind.",
        "Ana, Engineer, at C3",
        "3 × Earth Stone, Sandbags, Statue of the Wind",
        "Sunk: A3, D6.",
        "Flood deck",
    ):
        assert fact in words or fact.split(",")[0] in words, (fact, words)


def test_the_skull_is_told_when_it_is_next() -> None:
    pose = POSES["middle-standard"]
    assert "the next mark is the skull" in render.alt("island", replace(pose.view, next_rate=None), pose.people, "en")


def test_what_is_not_there_is_named() -> None:
    pose = POSES["first-turn"]
    with pytest.raises(Undrawable, match="no theme named 'sepia'"):
        render.draw("island", pose.view, pose.people, "en", "sepia")
    with pytest.raises(Undrawable, match="no layout named 'moon'"):
        render.draw("island", replace(pose.view, layout="moon"), pose.people, "en")
    with pytest.raises(Undrawable, match="no game to draw named 'chess'"):
        render.draw("chess", pose.view, pose.people, "en")
    tiles = (replace(pose.view.tiles[0], tile="volcano"), *pose.view.tiles[1:])
    with pytest.raises(Undrawable, match="no sprite named 'island/volcano-dry'"):
        render.draw("island", replace(pose.view, tiles=tiles), pose.people, "en")


@pytest.mark.parametrize("cause", get_args(Cause))
def test_the_last_picture_tells_a_loss_from_the_board_alone(cause: Cause) -> None:
    pose = ENDINGS["lost"]
    gone = {"temple-of-the-moon", "temple-of-the-sun", "fools-landing"}
    tiles = tuple(replace(tile, state="sunk") if tile.tile in gone else tile for tile in pose.view.tiles)
    view = replace(pose.view, outcome=Lost((cause,)), tiles=tiles)
    won = render.final("island", ENDINGS["won"].view, pose.people, "en")
    assert render.final("island", view, pose.people, "en") != won
