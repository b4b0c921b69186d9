"""The bridges in docs/gallery are golden pictures too, each with its twin in words."""

import pytest

import render
from tests.pictures.test_golden import assert_same
from tools.gallery import FOLDER
from tools.gallery.bridges import ENDINGS, POSES, drawn

EVERY = {**POSES, **ENDINGS}


@pytest.mark.parametrize("name", EVERY)
def test_a_posed_table_looks_as_it_did(name: str) -> None:
    assert_same(f"bridges-{name}", drawn(EVERY[name]))


@pytest.mark.parametrize("name", EVERY)
def test_each_golden_picture_has_its_twin_in_words(name: str) -> None:
    pose = EVERY[name]
    words = render.alt("bridges", pose.view, pose.people, pose.lang)
    assert words + "\n" == (FOLDER / f"bridges-{name}.txt").read_text("utf-8")


def test_the_lobby_looks_as_it_did() -> None:
    assert_same("bridges-lobby", render.banner("bridges", 2, 4, "en"))
