"""`make minds`: what is learned from games is nearer to how others end, and is kept only where it plays no worse."""

import numpy as np
import pytest
from msgspec import json

from bench import _learn_island
from bench._learn_island import ASTRAY, FIRST_SEED, HELD_OUT, TABLES, Report, gathered, learned_from, lived, played
from bench._lessons import guesses, loss, nothing
from engine.island.foresight.thinking import Effort, Thinker
from engine.island.foresight.value import learned, read

LITTLE = Effort(keep=1, futures=0)


@pytest.fixture(scope="module")
def lessons():
    """Tables of two dozen games; how they ended is drawn by the chances that are known, so that these are the truth."""
    met = gathered(lived(learned(), LITTLE, number) for number in range(24))
    truth = guesses(learned(), met)
    return met._replace(won=(np.random.default_rng(1).random(len(truth)) < truth).astype(float))


def test_chances_are_those_of_the_mind():
    """Many tables at once, as one by one."""
    rows = lived(learned(), LITTLE, 3)
    seats, difficulty = TABLES[3]
    met, _ = played(Thinker(LITTLE, learned()), FIRST_SEED + 3, seats, difficulty, ASTRAY)
    chances = [learned().chance(state, moment) for moment, state in met]
    assert guesses(learned(), gathered([rows])) == pytest.approx(chances)
    assert {moment for moment, _ in met} == {"acting", "drawing", "flooding"}


def test_from_nothing_it_comes_near_to_the_truth_on_games_that_taught_nothing(lessons):
    known, before, after = learned_from(lessons, nothing(lessons.signs.shape[1]))
    judges = lessons.those(lessons.game % HELD_OUT == 0)
    truth = loss(learned(), judges)
    assert before == pytest.approx(np.log(2))
    assert after < truth + (before - truth) / 2
    assert after == loss(known, judges)


def test_the_same_games_teach_the_same(lessons):
    first, other = (learned_from(lessons, learned()) for _ in range(2))
    assert first == other


def test_what_is_better_is_kept_with_its_figures(tmp_path):
    file = tmp_path / "weights.json"
    file.write_bytes(json.encode(nothing(len(learned().lines["acting"][0]))))
    report = _learn_island.main(10, file, LITTLE)
    assert report.loss < report.loss_before
    assert read(file).accepted == report._asdict()


@pytest.mark.parametrize("worse", [Report(9, 0.4, 0.5, 8, 3, 4), Report(9, 0.5, 0.4, 8, 4, 3)])
def test_what_is_worse_in_either_way_is_not_kept(tmp_path, monkeypatch, worse):
    """At guessing, or at the table."""
    assert not worse.is_better
    file = tmp_path / "weights.json"
    before = json.encode(nothing(len(learned().lines["acting"][0])))
    file.write_bytes(before)
    monkeypatch.setattr(_learn_island, "Report", lambda *_: worse)
    _learn_island.main(4, file, LITTLE)
    assert file.read_bytes() == before
