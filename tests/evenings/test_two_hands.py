"""One person plays two adventurers: whatever they do, the one who can do it does it."""

import pytest

from cogs.loaded import find
from db import results, seats, tables
from engine.play import legal, write
from locales import LANGUAGES
from tests.evenings.people import Presses, items, press, private
from tests.says import says

LONGEST = 400


async def sitting(place):
    found = await find(place.store, (await place.table()).id)
    assert found is not None
    return found


async def play_on(place, way) -> None:
    """To the end, as the calm mind would."""
    for _ in range(LONGEST):
        table = await sitting(place)
        if not table.waits_for:
            return
        seat = table.waits_for[0]
        await way.say(0, write(table.game.mind(table.view(seat), seat, legal(table.game, table.state, seat))))
    raise AssertionError("it never ends")


async def test_a_game_alone_begins_at_once_with_two_adventurers(place) -> None:
    """Each is called by whom they play, so that the story says who did what."""
    ana = place.people[0]
    await ana.slash(place.channel, "play island", alone=True)
    table = await sitting(place)
    assert [seat.user_id for seat in table.seats] == [ana.id, ana.id]
    assert len({*table.names}) == 2
    first = place.last.content.split("\n")[0]
    assert f"<@{ana.id}> (**{table.names[table.waits_for[0]]}**)" in first


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_whole_game_alone(place, language) -> None:
    """Played to its end by presses; nobody is pinged, and it counts as one game."""
    ana = place.people[0]
    await ana.slash(place.channel, "play island", alone=True, language=language)
    await play_on(place, Presses(place))
    assert (await place.table()).status == "over"
    assert not any(place.pings[:-1])
    assert place.pings[-1] in ((), (ana.id,))
    assert len(await results.of_user(place.store, ana.id)) == 1


async def test_with_a_computer_beside(place) -> None:
    await place.people[0].slash(place.channel, "play island", alone=True, computers=1)
    table = await sitting(place)
    assert [seat.computer for seat in table.seats] == [False, False, True]


async def test_a_rematch_is_alone_again(place) -> None:
    ana = place.people[0]
    await ana.slash(place.channel, "play island", alone=True)
    await play_on(place, Presses(place))
    await press(ana, next(each for each in items(place.last) if each.custom_id.split(":")[2] == "rematch"))
    again = await tables.in_channel(place.store, place.channel.id)
    assert again is not None
    assert [seat.user_id for seat in await seats.at(place.store, again.id)] == [ana.id, ana.id]


async def test_who_leaves_leaves_both(place) -> None:
    ana = place.people[0]
    await ana.slash(place.channel, "play island", alone=True)
    asked = private(await ana.slash(place.channel, "leave"))
    await press(ana, items(asked)[0])
    assert (await place.table()).status == "abandoned"


async def test_a_friend_takes_one_of_the_two(place) -> None:
    ana, bea = place.people[:2]
    await ana.slash(place.channel, "play island", alone=True)
    seat = (await sitting(place)).waits_for[0]
    await ana.slash(place.channel, "game hand_over", to=bea)
    await press(bea, next(each for each in items(place.last) if each.custom_id.endswith("take")))
    table = await sitting(place)
    assert table.person(seat) == bea.id
    assert table.humans == [0, 1]
    asked = private(await ana.slash(place.channel, "game end"))
    await press(ana, items(asked)[0])
    await press(bea, next(each for each in items(place.last) if each.custom_id.endswith("yes")))
    await press(ana, next(each for each in items(place.last) if ":rematch:" in each.custom_id))
    (lobby,) = await tables.lobbies_in(place.store, place.channel.id)
    assert len(await seats.at(place.store, lobby.id)) == len(table.humans)


async def test_an_adventurer_not_waited_for_acts_too(place) -> None:
    """What only the other one can do is done by the other one."""
    ana, way = place.people[0], Presses(place)
    await ana.slash(place.channel, "play island", alone=True)
    for _ in range(LONGEST):
        table = await sitting(place)
        (seat,) = table.waits_for
        own, others = (
            {write(each) for each in legal(table.game, table.state, each) if not each.is_aside}
            for each in (seat, 1 - seat)
        )
        if only := sorted(others - own):
            break
        await way.say(0, write(table.game.mind(table.view(seat), seat, legal(table.game, table.state, seat))))
    await way.say(0, only[0])
    assert (await place.lines())[-1] == (1 - seat, only[0])


async def test_the_host_chooses_company_in_the_lobby(place) -> None:
    ana, bea = place.people[:2]
    lobby = await place.open(1)
    button = place.item(lobby, "lobby", "company")
    refused = private(await press(bea, button))
    assert says(refused, "company-is-the-hosts")
    asked = private(await press(ana, button))
    await press(ana, next(each for each in items(asked) if each.value == "2calm"))
    assert says(place.lobby.content, "lobby-computers", count=2)
    asked = private(await press(ana, place.item(place.lobby, "lobby", "company")))
    await press(ana, next(each for each in items(asked) if each.value == "two"))
    assert (await sitting(place)).row.status == "lobby"
    await press(ana, place.item(place.lobby, "lobby", "start"))
    table = await sitting(place)
    assert table.row.status == "running"
    assert [seat.user_id for seat in table.seats] == [ana.id, ana.id]


async def test_from_here_again_calls_the_host_by_their_own_name(place) -> None:
    """In the former game they sat by the names of two adventurers."""
    ana = place.people[0]
    await ana.slash(place.channel, "play island", alone=True)
    await play_on(place, Presses(place))
    asked = private(await press(ana, next(each for each in items(place.last) if ":from-here" in each.custom_id)))
    await press(ana, next(each for each in items(asked) if each.kind == "again"))
    lobby = place.lobby
    assert "**Ana**" in lobby.content


@pytest.mark.parametrize("friend", [False, True])
async def test_from_here_again_both_adventurers_stay_with_their_player(place, friend) -> None:
    """Only a friend who joins takes the second one."""
    ana, bea = place.people[:2]
    await ana.slash(place.channel, "play island", alone=True)
    await play_on(place, Presses(place))
    former = await sitting(place)
    asked = private(await press(ana, next(each for each in items(place.last) if ":from-here" in each.custom_id)))
    await press(ana, next(each for each in items(asked) if each.custom_id.endswith(":as")))
    lobby = place.lobby
    assert says(lobby, "again-in-lobby-as-two")
    assert "**Ana**" in lobby.content
    if friend:
        await press(bea, place.item(lobby, "lobby", "join"))
        assert says(place.lobby, "again-in-lobby")
    await press(ana, place.item(place.lobby, "lobby", "start"))
    again = await tables.in_channel(place.store, place.channel.id)
    table = await find(place.store, again.id)
    assert [seat.user_id for seat in table.seats] == [ana.id, bea.id if friend else ana.id]
    assert table.names == (("Ana", "Bea") if friend else former.names)
