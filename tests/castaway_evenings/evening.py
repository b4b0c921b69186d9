"""An evening as people play it who agree with the bot: one adopts its plan, the others are ready, each answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.castaway_evenings.camp import Camp, Hands
from tests.evenings.people import items, press, private

LONGEST = 400


@dataclass
class Evening:
    """What it took of its people."""

    rounds: int = 0
    presses: int = 0
    messages: int = 0
    pings: int = 0
    outcome: str = ""

    def __str__(self) -> str:
        rounds = max(1, self.rounds)
        each = (self.presses / rounds, self.messages / rounds, self.pings / rounds)
        return "{} in round {}: {:.1f} presses, {:.2f} messages, {:.2f} pings a round".format(
            self.outcome, self.rounds, *each
        )


async def agreed(camp: Camp, seat: int) -> int:
    """Being ready: for the bot's plan where none stands yet, otherwise for the plan as it stands."""
    view = (await camp.sitting()).view()
    person, board = camp.people[seat], items(camp.board)
    if view.plan:
        shown = private(await press(person, next(each for each in board if each.said == "ready")))
        sure = [each for each in items(shown) if each.kind == "sure"] if shown is not None else []
        if sure:
            await press(person, sure[0])
        return 1 + len(sure)
    shown = private(await press(person, next(each for each in board if ":suggest:" in each.custom_id)))
    await press(person, next(each for each in items(shown) if each.kind == "adopt"))
    return 2


async def played(camp: Camp, seats: int, apart: float = 0) -> Evening:
    """A whole game by presses; so many seconds lie between one person's and the next one's."""
    found, hands, last = Evening(), Hands(camp), -1
    for _ in range(LONGEST):
        table = await camp.sitting()
        view = table.view()
        if not view.waits_for:
            break
        seat = view.waits_for[0]
        if apart and seat != last != -1:
            await camp.env.advance_time(apart)
        last = seat
        if view.waiting == "planning":
            found.presses += await agreed(camp, seat)
            continue
        wanted = await camp.wanted()
        assert wanted is not None
        await hands.say(*wanted)
        found.presses += hands.presses
    table = await camp.sitting()
    outcome: Any = table.state.outcome
    found.outcome = type(outcome).__name__.lower()
    found.rounds = table.view().round
    found.messages = len(camp.pings)
    found.pings = sum(len(each) for each in camp.pings)
    return found
