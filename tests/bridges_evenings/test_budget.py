"""What a press on one's own board of Bridges costs the store, also where it closes the card for all."""

import pytest

from tests.bridges_evenings.boards import Buttons
from tests.evenings.spent import Spent


@pytest.mark.parametrize("seats", [1, 2])
async def test_a_press(boards, env, monkeypatch, seats) -> None:
    await boards.begin(seats, **({"players": 1} if seats == 1 else {}))
    acts = Buttons(boards)
    spent = Spent(env, monkeypatch)
    cards, state = 0, (await boards.sitting()).state
    while cards < 3:
        seat = (await boards.waits())[0]
        line = await boards.wanted(seat)
        acts.panels[seat] = await boards.own(seat)
        spent.since()
        await acts.say(seat, line)
        assert spent.is_little(), line
        former, state = state, (await boards.sitting()).state
        cards += len(state.turned) > len(former.turned)
