"""From here again: a finished game of Bridges goes on from any of its cards, those to come in the same order or not."""

import pytest

from cogs.loaded import find
from tests.bridges_evenings.boards import Commands
from tests.evenings.people import items, press, private
from tests.says import says


async def finished(boards):
    """Alone, every card given up; the table."""
    await boards.begin(1, players=1)
    acts = Commands(boards)
    await acts.say(0, await boards.wanted(0))
    while await boards.waits():
        await acts.say(0, "skip both")
        await acts.say(0, "done")
    return await find(boards.store, (await boards.table()).id)


@pytest.mark.parametrize("way", ["anew", "as"])
async def test_it_goes_on_from_a_card_with_the_board_as_it_was(boards, way) -> None:
    former, ana = await finished(boards), boards.people[0]
    from_here = next(each for each in items(boards.last) if each.custom_id.split(":")[2] == "from-here")
    shown = private(await press(ana, from_here))
    fifth = [each for each in items(shown) if each.kind == "again" and each.custom_id.endswith(f":{way}")][4]
    assert says(fifth.label, "again-round", number=5)
    await press(ana, fifth)
    if (await boards.table()).status == "lobby":
        await press(ana, boards.item(boards.lobby, "lobby", "start"))
    table = await find(boards.store, (await boards.table()).id)
    assert table.row.id != former.row.id
    assert table.state.round == 5
    assert table.state.turned == former.state.turned[:5]
    to_come = (*former.state.turned[5:], former.state.hidden)
    assert ((*table.state.deck, table.state.hidden) == to_come) == (way == "as")
