"""One person among computers: once they are gone nothing goes on by itself, and nobody is called."""

import pytest

from db import steps
from tests.days.test_nobody_waits_in_vain import WAYS, is_taken_out, leaves
from tests.evenings.people import items

ENDING = (leaves, is_taken_out)
"""It is meant; otherwise the seat waits for somebody else."""


async def begun(table, game):
    """One person and as many computers as there is room for."""
    await table.people[0].slash(table.channel, f"play {game}", computers=3)
    found = await table.sitting()
    assert [seat.computer for seat in found.seats] == [False, True, True, True]
    return found


@pytest.mark.parametrize("game", ["island", "bridges"])
@pytest.mark.parametrize("way", WAYS)
async def test_a_table_of_computers_alone_stands_still_and_calls_nobody(table, moderator, way, game) -> None:
    ana = table.people[0]
    before = await begun(table, game)
    said = len(table.pings)
    await way(table, ana, moderator)
    for _ in range(3):
        await table.pass_by(hours=24)
    after = await table.sitting()
    assert after.row.status == ("abandoned" if way in ENDING else "paused")
    assert after.seat_of(ana.id) is None
    assert not any(table.pings[said:])
    assert len(await steps.history(table.store, after.id)) == len(await steps.history(table.store, before.id))
    assert await table.pass_by(days=5) == []


@pytest.mark.parametrize("game", ["island", "bridges"])
@pytest.mark.parametrize("way", [way for way in WAYS if way not in ENDING])
async def test_somebody_else_plays_on_with_the_computers(table, moderator, way, game) -> None:
    ana, bea = table.people[:2]
    await begun(table, game)
    await way(table, ana, moderator)
    await table.pass_by(hours=24)
    await table.press(bea, table.offer, "take")
    now = await table.sitting()
    assert (now.row.status, now.person(0), now.waits_for) == ("running", bea.id, (0,))
    assert any(each.kind == "tool" for each in items(table.last))
