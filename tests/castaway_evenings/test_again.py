"""From here again: a finished game of Robinson Crusoe goes on from one of its rounds, played out by who sits there."""

import pytest
from msgspec.structs import replace

from cogs.loaded import find
from tests.castaway_evenings.camp import Commands
from tests.castaway_evenings.found import game
from tests.evenings.people import items, press, private
from tests.says import says


@pytest.fixture
def settings(settings):
    return replace(settings, seed=game("lost", 2).seed)


async def test_it_goes_on_from_a_round_with_the_open_table_as_it_was(camp) -> None:
    await camp.begin(2)
    for seat, line in game("lost", 2).lines:
        await Commands(camp).say(seat, line)
    former, ana = await find(camp.store, (await camp.table()).id), camp.people[0]
    assert former.row.status == "over"
    from_here = next(each for each in items(camp.last) if each.custom_id.split(":")[2] == "from-here")
    shown = private(await press(ana, from_here))
    third = [each for each in items(shown) if each.kind == "again" and each.custom_id.endswith(":anew")][2]
    assert says(third.label, "again-round", number=3)
    await press(ana, third)
    await press(ana, camp.item(camp.lobby, "lobby", "start"))
    rows = await camp.store.rows("SELECT id FROM tables WHERE id <> ?", former.row.id)
    table = await find(camp.store, rows[0][0])
    assert table.row.id != former.row.id
    assert table.state.round == 3
    assert table.game.faults(table.state) == []
    assert table.person(0) == ana.id
    assert [seat.computer for seat in table.seats] == [False, True]
