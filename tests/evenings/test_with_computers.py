"""One is enough: seats for the computer in the lobby, and nobody is called who is there."""

import pytest

from cogs.loaded import find
from engine.play import legal, write
from tests.evenings.people import Presses, items, press
from tests.says import says

LONGEST = 400


async def sitting(place):
    found = await find(place.store, (await place.table()).id)
    assert found is not None
    return found


async def test_one_person_and_three_computers_begin_at_once(place) -> None:
    await place.people[0].slash(place.channel, "play island", computers=3)
    table = await sitting(place)
    assert [seat.computer for seat in table.seats] == [False, True, True, True]
    assert len({*table.names}) == 4
    assert table.waits_for == (0,)


async def test_with_one_computer_others_may_sit_down_too(place) -> None:
    """The lobby says how many seats are the computer's; it takes as many people fewer."""
    host, guest = place.people[:2]
    await host.slash(place.channel, "play island", computers=1, players=3)
    assert says(place.lobby.content, "lobby-computers", count=1)
    await guest.click(place.lobby, custom_id=place.item(place.lobby, "lobby", "join").custom_id)
    await host.click(place.lobby, custom_id=place.item(place.lobby, "lobby", "start").custom_id)
    table = await sitting(place)
    assert [seat.user_id for seat in table.seats] == [host.id, guest.id, None]
    assert table.seats[2].computer


@pytest.mark.parametrize("computers", [1, 3])
async def test_a_whole_game_with_computers_calls_nobody_who_is_there(place, computers) -> None:
    """Played to its end by one person; a rematch has the computers again."""
    host, way = place.people[0], Presses(place)
    await host.slash(place.channel, "play island", computers=computers, players=computers + 1)
    for _ in range(LONGEST):
        table = await sitting(place)
        if not table.waits_for:
            break
        assert table.waits_for == (0,)
        await way.say(0, write(table.game.mind(table.view(0), 0, legal(table.game, table.state, 0))))
    assert (await place.table()).status == "over"
    assert not any(place.pings[:-1])
    rematch = next(each for each in items(place.last) if each.custom_id.split(":")[2] == "rematch")
    await press(host, rematch)
    assert sum(seat.computer for seat in (await sitting(place)).seats) == computers


async def test_bridges_with_computers_goes_on_with_each_card(place) -> None:
    """Everybody at once: the computers have done their card before one sees the next."""
    await place.people[0].slash(place.channel, "play bridges", computers=3)
    table = await sitting(place)
    assert [seat.computer for seat in table.seats] == [False, True, True, True]
    assert table.waits_for == (0,)
