"""Forty games of Castaways for each number of people, counted: `make evenings`. A long one, and no test of the gate."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from tests.castaway_evenings.evening import Evening, played
from tests.castaway_evenings.test_counts import MUST

SEEDS = range(301, 341)
FOUND: dict[int, list[Evening]] = {}


@pytest.fixture
def settings(settings, seed):
    return replace(settings, seed=seed)


@pytest.fixture(scope="module", autouse=True)
def table_of_all() -> Iterator[None]:
    """What it came to, printed at the end, and held against what it must be."""
    yield
    print("\npeople  games  won  presses  messages  pings   a round")  # noqa: T201 — that is what it is for
    for seats, games in FOUND.items():
        rounds = sum(each.rounds for each in games)
        sums = [sum(getattr(each, what) for each in games) / rounds for what in ("presses", "messages", "pings")]
        won = sum(each.outcome == "won" for each in games)
        print(f"{seats:6}  {len(games):5}  {won:3}  {sums[0]:7.2f}  {sums[1]:8.2f}  {sums[2]:5.2f}")  # noqa: T201
        assert all(found <= must for found, must in zip(sums, MUST[seats], strict=True)), seats


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seats", MUST)
async def test_a_game_by_agreement(camp, seats, seed) -> None:
    await camp.begin(seats)
    FOUND.setdefault(seats, []).append(await played(camp, seats))
