"""The review of a finished game: its picture as it was looked at, and the same in words."""

from itertools import pairwise

import pytest

import render
from locales import LANGUAGES
from render.canvas import Picture
from render.reviewing import bar
from render.theme import THEMES, Undrawable
from tests.pictures.test_golden import assert_same
from tools.gallery import FOLDER
from tools.gallery.island import REVIEWS, looked_at_again, reviewed
from tools.gallery.people import LONGEST, PEOPLE


@pytest.mark.parametrize("name", REVIEWS)
def test_a_review_looks_as_it_did(name):
    assert_same(f"island-{name}", reviewed(name))


@pytest.mark.parametrize("name", REVIEWS)
def test_its_words_are_those_beside_the_golden_one(name):
    words = render.reviewed("island", looked_at_again(), PEOPLE[:2], REVIEWS[name])
    assert words + "\n" == (FOLDER / f"island-{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_have_every_turn_and_every_turning_point(language):
    told = looked_at_again()
    words = render.reviewed("island", told, PEOPLE[:2], language)
    lines = words.splitlines()
    for turn in told.turns:
        assert f"{turn.number}: {turn.chance}" in lines[2]
    for point in told.points:
        (heading,) = [line for line in lines if line.startswith("**") and f" {point.turn.number}:" in line]
        assert f"{point.turn.chance}" in heading
        assert f"{point.then}" in heading
        assert not point.worth or any(f" {point.worth} " in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_description_fits(language):
    for names in (PEOPLE[:2], LONGEST[:2], ("W" * 400,) * 2):
        assert len(render.reviewed("island", looked_at_again(), names, language, is_short=True)) <= 1024


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_mark_is_left_open_and_acts_alike_are_one(language):
    words = render.reviewed("island", looked_at_again(), PEOPLE[:2], language)
    assert words.count("¡") == words.count("!") * (language == "es")
    for line in words.splitlines():
        acts = line.split("; ")
        assert all(one != other for one, other in pairwise(acts))


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_cards_and_choices_are_told_apart_without_colours(theme):
    """A choice's bar is striped: seen in greys, it has more than one of them."""
    greys = []
    for is_choice in (False, True):
        picture = Picture.blank(18, 40, theme.panel)
        bar(picture, theme, 0, 0, 18, 40, is_choice=is_choice)
        greys.append(sum(1 for many in picture.image.convert("L").histogram() if many))
    assert greys == [1, 2]


def test_a_game_without_reviews_is_named():
    with pytest.raises(Undrawable):
        render.review("chess", None, (), "en")
