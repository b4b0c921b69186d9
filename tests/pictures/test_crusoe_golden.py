"""The pictures of Robinson Crusoe in docs/gallery are golden ones too, each with its twin in words."""

import pytest

import render
from engine.crusoe import GAME
from tests.pictures.test_golden import assert_same
from tools.gallery import FOLDER
from tools.gallery.crusoe import ENDINGS, POSES, drawn

EVERY = {**POSES, **ENDINGS}


@pytest.mark.parametrize("name", EVERY)
def test_a_posed_table_looks_as_it_did(name: str) -> None:
    assert_same(f"crusoe-{name}", drawn(EVERY[name]))


@pytest.mark.parametrize("name", EVERY)
def test_each_golden_picture_has_its_twin_in_words(name: str) -> None:
    pose = EVERY[name]
    words = render.alt("crusoe", pose.view, pose.people, pose.lang, outlook=pose.outlook)
    assert words + "\n" == (FOLDER / f"crusoe-{name}.txt").read_text("utf-8")


def test_the_lobby_looks_as_it_did() -> None:
    assert_same("crusoe-lobby", render.banner("crusoe", 2, 4, "en"))


@pytest.mark.parametrize("name", EVERY)
def test_a_posed_table_is_a_possible_one(name: str) -> None:
    assert GAME.faults is not None
    assert GAME.faults(EVERY[name].state) == []
