"""What a round asks of its people when they agree with the bot's plan."""

import pytest

from tests.castaway_evenings.evening import played

MUST = {1: (6, 1.2, 1.2), 2: (8, 2.2, 3.2), 4: (16, 3.0, 6.5)}
"""For so many people: presses of all together, messages and pings a round, at the most."""


@pytest.mark.parametrize("seats", MUST)
async def test_a_game_by_agreement_asks_little(camp, seats) -> None:
    await camp.begin(seats)
    evening = await played(camp, seats)
    presses, messages, pings = MUST[seats]
    assert evening.outcome in {"won", "lost"}
    assert evening.presses <= presses * evening.rounds, evening
    assert evening.messages <= messages * evening.rounds + 2, evening  # the lobby and the end
    assert evening.pings <= pings * evening.rounds + seats, evening
