"""The review of a finished game of Robinson Crusoe: its picture as it was looked at, and the same in words."""

import pytest

import render
from locales import LANGUAGES
from tests.pictures.test_golden import assert_same
from tools.gallery import FOLDER
from tools.gallery.crusoe import REVIEWS, looked_at_again, reviewed
from tools.gallery.people import LONGEST


@pytest.mark.parametrize("name", REVIEWS)
def test_a_review_looks_and_reads_as_it_did(name):
    picture, words = reviewed(name)
    assert_same(f"crusoe-{name}", picture)
    assert words + "\n" == (FOLDER / f"crusoe-{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_description_fits_and_has_every_round(language):
    scenario, seats, seed, *_ = REVIEWS["review-high-contrast"]
    told = looked_at_again(scenario, seats, seed)
    for names in (LONGEST, ("W" * 400,) * 4):
        words = render.reviewed("crusoe", told, names, language, is_short=True)
        assert len(words) <= 1024
        assert all(f"{each.number}: {each.chance}" in words for each in told.rounds)


def test_the_picture_says_of_each_turning_point_what_the_words_say():
    """Both take their sentences from one place; the picture draws each line of a plan, the words name it."""
    scenario, seats, seed, *_ = REVIEWS["review-standard"]
    told = looked_at_again(scenario, seats, seed)
    lines = render.reviewed("crusoe", told, ("Ana", "Bea"), "en").splitlines()
    for point in told.points:
        place = next(at for at, line in enumerate(lines) if line.startswith(f"**Round {point.told.number}:"))
        end = next((at for at in range(place + 1, len(lines)) if lines[at].startswith("**")), len(lines))
        assert any(line.startswith("Better: ") for line in lines[place:end]) == (point.instead is not None)
        assert any("decisive night" in line for line in lines[place:end]) == point.is_decisive
