"""Forty games of Castaways for each number of people, counted: `make evenings`. A long one, and no test of the gate."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from tests.castaway_evenings.evening import Evening, played
from tests.castaway_evenings.test_counts import MUST

SEEDS = range(301, 341)
AT_ONCE, AT_REST = 0, 15 * 60
"""Seconds between one person and the next: with fifteen minutes a plan at rest has called."""
MUST_AT_ONCE = {**MUST, 1: (4, 1.2, 1.2)}
MUST_AT_REST = {1: (4, 1.2, 1.2), 2: (8, 3.0, 3.5), 4: (16, 4.0, 8.0)}
FOUND: dict[tuple[int, int], list[Evening]] = {}


@pytest.fixture
def settings(settings, seed):
    return replace(settings, seed=seed, minds=True)


@pytest.fixture(scope="module", autouse=True)
def table_of_all() -> Iterator[None]:
    """What it came to, printed at the end, and held against what it must be."""
    yield
    print("\napart  people  games  won  presses  messages  pings   a round")  # noqa: T201 — that is what it is for
    for (apart, seats), games in FOUND.items():
        rounds = sum(each.rounds for each in games)
        sums = [sum(getattr(each, what) for each in games) / rounds for what in ("presses", "messages", "pings")]
        won = sum(each.outcome == "won" for each in games)
        told = f"{sums[0]:7.2f}  {sums[1]:8.2f}  {sums[2]:5.2f}"
        print(f"{apart:5}  {seats:6}  {len(games):5}  {won:3}  {told}")  # noqa: T201
        must = (MUST_AT_REST if apart else MUST_AT_ONCE)[seats]
        assert all(found <= most for found, most in zip(sums, must, strict=True)), (apart, seats)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("apart", [AT_ONCE, AT_REST])
@pytest.mark.parametrize("seats", MUST)
async def test_a_game_by_agreement(camp, seats, apart, seed) -> None:
    await camp.begin(seats)
    FOUND.setdefault((apart, seats), []).append(await played(camp, seats, apart))
