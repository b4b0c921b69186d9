"""`make minds`: what is learned of a scenario is kept only where it wins no fewer games than what was known."""

import shutil

import pytest

from bench import _learn_crusoe as learning
from engine.crusoe.planner import CALM_ONE, learned


@pytest.fixture
def file(tmp_path, monkeypatch):
    """A copy of what is known, thought with instead of it."""
    known = learned.file_of("castaways")
    monkeypatch.setattr(learned, "FOLDER", tmp_path)
    shutil.copy(known, learned.file_of("castaways"))
    learned.known_of.cache_clear()
    yield learned.file_of("castaways")
    learned.known_of.cache_clear()


@pytest.fixture
def seldom(monkeypatch):
    """A few games teach enough to be told apart."""
    monkeypatch.setattr(learning, "SELDOM", 5)


def test_what_is_learned_is_another_net_with_the_figures_it_was_judged_by(file, seldom, monkeypatch) -> None:
    monkeypatch.setattr(learning, "won", lambda _: 0.0)
    known = learned.read(file)
    assert learning.anew("castaways", 4, 1, CALM_ONE.choose)
    now = learned.read(file)
    assert now.rows != known.rows
    assert now.accepted["games"] == 1
    assert set(now.accepted) == {"games", "won-1", "won-2", "won-3", "won-4"}


def test_what_wins_fewer_games_is_not_kept(file, seldom, monkeypatch) -> None:
    figures = iter([3.0, 2.0])
    monkeypatch.setattr(learning, "won", lambda _: next(figures))
    known = learned.read(file)
    assert not learning.anew("castaways", 4, 1, CALM_ONE.choose)
    assert learned.read(file) == known
