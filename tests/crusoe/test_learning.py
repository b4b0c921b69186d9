"""`make minds`: what is learned of a scenario is kept only where it wins no fewer games than what was known."""

import shutil

import pytest
from msgspec.structs import replace

from bench import _learn_crusoe as learning
from engine import play
from engine.crusoe import GAME
from engine.crusoe.planner import CALM_ONE, learned


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A copy of what is known, thought with instead of it."""
    copy = shutil.copytree(learned.FOLDER, tmp_path / "values")
    monkeypatch.setattr(learned, "FOLDER", copy)
    learned.known_of.cache_clear()
    yield copy
    learned.known_of.cache_clear()


@pytest.fixture
def seldom(monkeypatch):
    """A few games teach enough to be told apart."""
    monkeypatch.setattr(learning, "SELDOM", 5)
    monkeypatch.setattr(learning, "ONWARD", 1)


@pytest.mark.parametrize("scenario", ["castaways", "cannibals"])
def test_what_is_learned_is_another_net_with_the_figures_it_was_judged_by(
    scenario, folder, seldom, monkeypatch
) -> None:
    monkeypatch.setattr(learning, "won", lambda _: 0.0)
    known = learned.read(learned.file_of(scenario))
    assert learning.anew(scenario, 4, 1, CALM_ONE.choose)
    now = learned.read(learned.file_of(scenario))
    assert now.rows != known.rows
    assert now.accepted["games"] == 1
    assert set(now.accepted) == {"games", "won-1", "won-2", "won-3", "won-4"}


def test_a_lost_game_is_worth_what_it_came_to_where_wins_are_rare() -> None:
    """Its rounds and its goal, as near as it ever was; in Castaways nothing."""
    state = play.start(GAME, 2, {"scenario": "cannibals"}, 1).state
    assert learning.came_to(state) < learning.came_to(state, [{"reached": 0.9}]) < 1
    assert learning.came_to(state) < learning.came_to(replace(state, round=5))
    assert learning.came_to(play.start(GAME, 2, {}, 1).state) == 0


def test_what_wins_fewer_games_is_not_kept(folder, seldom, monkeypatch) -> None:
    figures = iter([3.0, 2.0])
    monkeypatch.setattr(learning, "won", lambda _: next(figures))
    file = learned.file_of("castaways")
    known = learned.read(file)
    assert not learning.anew("castaways", 4, 1, CALM_ONE.choose)
    assert learned.read(file) == known
