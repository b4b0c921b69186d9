"""Odds, on request: a loss by the next turn against draws of the cards, the chance to win as a band."""

import pytest
from msgspec.structs import replace

from engine.island.fate import fate
from engine.island.foresight import value
from engine.island.prospects import calibrated, prospects, winning
from engine.island.view import view
from locales import LANGUAGES
from render.island.text import odds
from tests.island.claims import CLOSE, SAMPLES, Asked, Draws, positions
from tests.island.table import Table
from tests.island.test_foresight import turned_within_layers
from tests.island.test_hints import WET_LANDING
from tests.once import once_a_run


@once_a_run
def asked_of() -> list[Asked]:
    return [*positions(40, seed=8)]


def is_lost(draws: Draws, sunk: list[str]) -> bool:
    """FI-101 to FI-103."""
    gone = {tile.square for tile in draws.seen.tiles if tile.state == "sunk"} | {*sunk}
    landing = next(tile.square for tile in draws.seen.tiles if tile.tile == "fools-landing")
    missing = {tile.treasure for tile in draws.seen.tiles if tile.treasure} - {*draws.seen.captured}
    sites = [{tile.square for tile in draws.seen.tiles if tile.treasure == each} for each in missing]
    drowns = draws.drowns(sunk)
    return landing in gone or any(pair <= gone for pair in sites) or any(map(drowns, range(draws.seen.seats)))


def test_a_loss_by_the_next_turn_is_as_likely_as_told():
    """FI-101 to FI-104: the cards are drawn, and nobody does anything about it."""
    worst = 0.0
    for asked in asked_of():
        draws = Draws(asked.state)
        lost = sum(sunk is None or is_lost(draws, sunk) for sunk in draws.all)
        worst = max(worst, abs(prospects(asked.seen).lost - 100 * lost / SAMPLES))
    assert worst <= CLOSE


def test_the_ways_to_lose_are_told_with_what_they_concern():
    """FI-71, FI-102: only a Waters Rise! brings the card of the landing back."""
    told = prospects(view(Table("PX", WET_LANDING, flood_discards="D4", treasure="stone statue").state, 0))
    (way,) = told.losses
    assert (way.cause, way.tile, way.chance, told.lost) == ("landing-lost", "D4", 21, 21)
    assert [peril.square for peril in told.sinking] == ["D4"]


LAST_TILES = """
        x  x
     x  x  x  x
  x  x  x  x  x  x
  x  x  x  x  x  x
     .lPX x x  x
        x  x
"""


def test_on_the_last_tile_its_card_comes_again_as_soon_as_it_is_turned_up():
    """FI-93, FI-95: dry, it is flooded and sinks in one turn, and whoever stands there can swim nowhere."""
    told = fate(Table("PX", LAST_TILES, captured="stone statue crystal chalice").state)
    assert (told.landing, told.drowned) == (pytest.approx(1), pytest.approx({0: 1, 1: 1}))


def test_the_chance_to_win_is_a_band_of_tens():
    for asked in asked_of():
        told = prospects(asked.seen)
        assert told.band is not None
        assert told.won is not None
        low, high = told.band
        assert told.won % 10 == 0
        assert 0 <= low <= told.won <= high <= 100
        assert abs(100 * winning(asked.seen) - told.won) <= 5


def test_a_better_value_is_a_better_chance():
    told = [calibrated(value / 20) for value in range(21)]
    assert told == sorted(told)
    assert (told[0] < 0.01, told[-1] > 0.99) == (True, True)


def test_the_odds_are_the_same_whatever_may_not_be_seen():
    for asked in asked_of()[::4]:
        state = asked.state
        other = replace(state, treasure_deck=state.treasure_deck[::-1], flood_deck=turned_within_layers(state))
        assert prospects(view(other, asked.seat)) == prospects(asked.seen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_odds_in_words_name_every_way_to_lose(language):
    for asked in asked_of()[::4]:
        told, names = prospects(asked.seen), ("Ana", "Bea", "Cai", "Dan")[: asked.seen.seats]
        words = odds(asked.seen, names, language)
        assert f"{told.lost}" in words
        assert all(loss.tile in words for loss in told.losses if loss.tile)
        assert told.band is not None
        assert str(told.band[1]) in words.splitlines()[-1]


def test_without_its_weights_the_rest_is_told(monkeypatch, tmp_path):
    """No chance to win, and no error."""
    monkeypatch.setattr(value, "FILE", tmp_path / "gone.json")
    value.learned.cache_clear()
    try:
        told, words = prospects(asked_of()[0].seen), odds(asked_of()[0].seen, ("Ana", "Bea", "Cai", "Dan"), "en")
    finally:
        value.learned.cache_clear()
    assert (told.won, told.band) == (None, None)
    assert "% chance that you'll lose" in words.splitlines()[-1]
