"""How a day went: its picture as it was looked at, the same in words, and how points are put into bars."""

from itertools import pairwise

import pytest

from locales import LANGUAGES
from render import day
from render.podium import discs
from tests.pictures.test_golden import assert_same
from tools.gallery import FOLDER
from tools.gallery.days import DAYS
from tools.gallery.people import LONGEST


@pytest.mark.parametrize("name", DAYS)
def test_a_day_looks_as_it_did(name):
    assert_same(f"day-{name}", day.drawn(*DAYS[name]))


@pytest.mark.parametrize("name", DAYS)
def test_its_words_are_those_beside_the_golden_one(name):
    known, language, _ = DAYS[name]
    assert day.alt(known, language) + "\n" == (FOLDER / f"day-{name}.txt").read_text("utf-8")


def test_no_golden_day_is_left_of_one_no_longer_posed():
    assert {path.stem.removeprefix("day-") for path in FOLDER.glob("day-*.png")} == set(DAYS)


@pytest.mark.parametrize("everybody", [(5,), (1, 999), tuple(range(0, 3000, 7)), (40, 40, 41), (-3, 2)])
def test_everybody_is_in_one_bar(everybody):
    found = day.bars(day.Day("bridges", "2026-11-19", (("Ana", everybody[0], 0),), everybody, 30, 0))
    assert sum(bar.many for bar in found) == len(everybody)
    assert all(one.last + 1 == other.first for one, other in pairwise(found))
    assert [bar.first <= everybody[0] <= bar.last for bar in found] == [bar.here == (0,) for bar in found]
    assert [bar.first <= 30 <= bar.last for bar in found] == [bar.has_computer for bar in found]
    assert len(found) <= day.BARS + 1


def test_all_but_the_first_are_a_number_where_there_is_no_room():
    assert [discs("12"), discs("123")] == [["1", "2"], ["1", "+2"]]


def test_whoever_is_level_shares_the_place():
    known = day.Day(
        "bridges", "2026-11-19", (("Ana", 40, 0), ("Bea", 44, 0), ("Caio", 40, 0), ("Davi", 7, 1)), (), None, 0
    )
    assert [(place, name) for place, (name, _, _) in known.ranked] == [(1, "Bea"), (2, "Ana"), (2, "Caio"), (4, "Davi")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_description_fits_and_tells_everything(language):
    here = tuple((name, 40 + number, number) for number, name in enumerate((*LONGEST, "W" * 400) * 9))
    known = day.Day("island", "2026-11-19", here, tuple(range(999)), 421, 3)
    words = day.alt(known, language)
    assert len(words) <= day.MOST
    for figure in ("2026", "998", "999", "421", "3"):
        assert figure in words
    for name, points, _ in DAYS["bridges"][0].here:
        assert f"{name}: {points}" in day.alt(DAYS["bridges"][0], language)
