"""What an ordinary act may cost: one question to the store, two commits, one decoding."""

from typing import Any

import pytest

from tests.evenings.people import items, surely
from tests.evenings.spent import Spent


@pytest.fixture
async def spent(place, env, monkeypatch):
    """A game of two in which both have acted before."""
    await place.begin(2, starting_player="host")
    for person in place.people[:2]:
        await person.slash(place.channel, "hint")
    return Spent(env, monkeypatch)


def a_move(board: Any) -> Any:
    return next(item for item in items(board) if item.kind == "choose" and item.said.startswith("move "))


async def press(person: Any, item: Any) -> None:
    if item.value is None:
        await person.click(item.message, custom_id=item.custom_id)
    else:
        await person.select(item.message, [item.value], custom_id=item.custom_id)


async def test_a_press(place, spent) -> None:
    await press(place.people[0], a_move(place.board))
    asked, committed, decoded = spent.since()
    assert asked <= 1
    assert committed <= 2
    assert decoded <= 1


async def test_a_typed_move(place, spent) -> None:
    to = a_move(place.board).said.split()[1]
    spent.since()
    await place.people[0].slash(place.channel, "move", to=to)
    asked, committed, decoded = spent.since()
    assert asked <= 1
    assert committed <= 2
    assert decoded <= 1


@pytest.mark.parametrize("by", ["press", "slash"])
async def test_a_turn_that_ends(place, spent, by) -> None:
    """Also where somebody else is called, the former board shrinks, and deadlines begin anew."""
    ana = place.people[0]
    for _ in range(3):
        await press(ana, a_move(place.board))
    spent.since()
    if by == "press":
        end = next(item for item in items(place.board) if item.kind == "act" and item.said.startswith("end-turn"))
        await press(ana, end)
    else:
        await surely(ana, await ana.slash(place.channel, "done"))
    asked, committed, decoded = spent.since()
    assert asked <= 1, "the clock knows from the act itself when it has to ring"
    assert committed <= 2
    assert decoded <= 1
