"""What a press or a command costs the store while Robinson Crusoe is planned, and where the plan is carried out."""

import pytest

from engine.play import legal, write
from tests.castaway_evenings.camp import Commands, Hands
from tests.evenings.people import items, press
from tests.evenings.spent import Spent


async def test_a_crew_in_one_press_and_a_plan_that_is_carried_out(camp, env, monkeypatch) -> None:
    await camp.begin(2)
    spent = Spent(env, monkeypatch)
    seat, line = await camp.wanted()
    while not line.startswith("assign"):
        await Hands(camp).say(seat, line)
        seat, line = await camp.wanted()
    await Hands(camp).say(seat, line)
    for person in camp.people[:2]:
        ready = next(each for each in items(camp.board) if each.said == "ready")
        spent.since()
        await press(person, ready)
        assert spent.is_little()


@pytest.mark.parametrize("verb", ["order", "assign"])
async def test_a_command(camp, env, monkeypatch, verb) -> None:
    await camp.begin(2)
    table = await camp.sitting()
    line = next(line for line in map(write, legal(table.game, table.state, 0)) if line.startswith(f"{verb} "))
    spent = Spent(env, monkeypatch)
    await Commands(camp).say(0, line)
    asked, committed, _ = spent.since()
    assert committed <= 2
    assert asked <= 1 + len(line.split()[1:]), "each option lists what may be said, while it is typed"
