"""The review of a finished game of Bridges: its picture as it was looked at, and the same in words."""

import pytest

import render
from locales import LANGUAGES
from tests.pictures.test_golden import assert_same
from tools.gallery import FOLDER
from tools.gallery.bridges import REVIEWS, looked_at_again, reviewed
from tools.gallery.people import LONGEST, PEOPLE


@pytest.mark.parametrize("name", REVIEWS)
def test_a_review_looks_and_reads_as_it_did(name):
    picture, words = reviewed(name)
    assert_same(f"bridges-{name}", picture)
    assert words + "\n" == (FOLDER / f"bridges-{name}.txt").read_text("utf-8")


@pytest.mark.parametrize(("seats", "side"), [(1, "A"), (4, "B")])
def test_the_words_have_every_card_every_board_and_every_turning_point(seats, side):
    told = looked_at_again(seats, side)
    lines = render.reviewed("bridges", told, PEOPLE[:seats], "en").splitlines()
    for board in told.boards:
        course = lines[3 + 2 * board.seat]
        assert f"{board.points} points" in lines[2 + 2 * board.seat]
        for card in board.cards:
            assert f"{card.round}: {card.expected / 10:g}" in course
    for point in told.points:
        place = next(
            at
            for at, line in enumerate(lines)
            if line.startswith(f"**Card {point.told.round}") and (seats == 1 or PEOPLE[point.seat] in line)
        )
        assert ("Better: " in lines[place + 4]) == (point.instead is not None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_description_fits(language):
    for names in (PEOPLE, LONGEST, ("W" * 400,) * 4):
        assert len(render.reviewed("bridges", looked_at_again(4, "B"), names, language, is_short=True)) <= 1024
