"""How many round trips and taps a card of Bridges takes, counted over whole games with the panel alone."""

from collections import Counter
from typing import Any, NamedTuple

import pytest

from cogs.words.story import AND
from tests.bridges_evenings.boards import Buttons, lines
from tests.evenings.people import Item, private


class Cost(NamedTuple):
    """Of all cards together; a menu is two taps, to open it and to choose."""

    round_trips: int
    taps: int


async def card(boards: Any, seat: int, panel: Any) -> tuple[Any, Cost]:
    """One card as the computer would play it: the number, then all that one menu offers of the rest at once."""
    trips = taps = 0
    if panel is None:
        panel, trips, taps = await boards.own(seat), 1, 1
    number, *rest = await boards.wanted_for_the_card(seat)
    left = [number, *(AND.join([line] * many) for line, many in Counter(rest).items())]
    while left:
        wanted = left[:1] if number in left else left
        item, said = chosen(panel, wanted)
        if len(said) == 1:
            panel = await Buttons(boards).on(seat, panel, said[0])
        else:
            answer = await boards.people[seat].select(panel, said, custom_id=item.custom_id)
            panel = private(answer) or answer.edited
        trips, taps = trips + 1, taps + (2 if item.value is not None else 1)
        left = [line for line in left if line not in said]
    return panel, Cost(trips, taps)


def chosen(panel: Any, wanted: list[str]) -> tuple[Item, list[str]]:
    """A menu, or a button, and what of this it says at once."""
    found = lines(panel)
    item = next(found[line] for line in wanted if line in found)
    together = [line for line in wanted if line in found and found[line].custom_id == item.custom_id]
    return item, together


@pytest.mark.parametrize(("seats", "trips", "taps"), [(1, 2.2, 4.5), (2, 2.4, 4.2), (4, 2.4, 4.2)])
async def test_a_card_takes_few_round_trips(boards, seats, trips, taps) -> None:
    """One's own board stays, and shows the next card by itself, in a group as alone."""
    await boards.begin(seats, **({"players": 1} if seats == 1 else {}))
    costs: list[Cost] = []
    panels: dict[int, Any] = {}
    while waits := await boards.waits():
        seat = waits[0]
        if (await boards.sitting()).view(seat).waiting == "prewriting":
            await Buttons(boards).say(seat, await boards.wanted(seat))
            continue
        panel, cost = await card(boards, seat, panels.get(seat))
        costs.append(cost)
        panels[seat] = panel
    made, tapped = (sum(each) / len(costs) for each in zip(*costs, strict=True))
    assert made <= trips
    assert tapped <= taps
