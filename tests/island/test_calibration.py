"""By how much the chances that are told would have to be shifted: found again where it is known."""

import pytest

from bench._calibration import Told, shift

HUNDRED = 100


def told(chance: float, won: int) -> list[Told]:
    """A hundred games of which so many were won, all told alike, each at several turns."""
    return [Told(chance, game < won, (0, game)) for game in range(HUNDRED) for _ in range(1 + game % 3)]


@pytest.mark.parametrize(("chance", "won"), [(0.5, 50), (0.2, 20), (0.9, 90)])
def test_what_comes_true_is_not_shifted(chance, won):
    best, low, high = shift(told(chance, won))
    assert abs(best) < 0.01
    assert low < 0 < high


@pytest.mark.parametrize(("chance", "won", "needed"), [(0.5, 73, 1.0), (0.5, 27, -1.0), (0.2, 40, 0.98)])
def test_what_does_not_is_shifted_by_its_log_odds(chance, won, needed):
    best, low, high = shift(told(chance, won))
    assert best == pytest.approx(needed, abs=0.02)
    assert low < best < high
    assert not low < 0 < high
