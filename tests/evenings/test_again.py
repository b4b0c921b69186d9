"""From here again: a finished game is played on from one of its turns, and counts for no record."""

import pytest
from msgspec.structs import replace

from cogs.loaded import find
from cogs.lobby import again
from cogs.lobby.again import _state_at, _turns
from cogs.table.beginning import set_up
from db import results, seats, steps, tables
from engine.contract import Illegal
from engine.play import legal, write
from locales import LANGUAGES
from tests.evenings.captain import evening
from tests.evenings.people import Words, items, press, private
from tests.says import says


@pytest.fixture
def settings(settings):
    return replace(settings, seed=evening("lost", 3).seed)


async def played(place, **options):
    """Three people, to the end; the finished table."""
    await place.begin(3, **options)
    for seat, line in evening("lost", 3).lines:
        await Words(place).say(seat, line)
    return await find(place.store, (await place.table()).id)


async def asked(place, person):
    button = next(each for each in items(place.last) if each.custom_id.split(":")[2] == "from-here")
    return private(await press(person, button))


async def begun(place, former):
    """The table that goes on from it."""
    rows = await tables.lobbies_in(place.store, place.channel.id)
    row = rows[-1] if rows else await tables.in_channel(place.store, place.channel.id)
    assert row is not None
    assert row.id != former.id
    return await find(place.store, row.id)


def option(shown, way: str, number: int):
    """The turn with this number, in the menu of that way."""
    return [each for each in items(shown) if each.kind == "again" and each.custom_id.endswith(f":{way}")][number - 1]


@pytest.mark.parametrize("way", ["anew", "as"])
async def test_it_goes_on_with_everybody_on_their_seat_and_the_computer_on_the_rest(place, way) -> None:
    former = await played(place)
    bea = place.people[1]
    chosen = option(await asked(place, bea), way, 3)
    shown = private(await press(bea, chosen))
    assert says(shown, "again-begun")
    assert not items(shown)
    assert says(place.lobby.content, "again-in-lobby")
    await press(bea, place.item(place.lobby, "lobby", "start"))
    table = await begun(place, former)
    assert table.person(1) == bea.id
    assert [seat.computer for seat in table.seats] == [True, False, True]
    before = await find(place.store, former.id)
    assert before.row.status == "over"


@pytest.mark.parametrize("way", ["anew", "as"])
async def test_everything_that_was_seen_lies_as_it_lay(place, way) -> None:
    """And what nobody had seen lies as it lay only where that was wished."""
    former = await played(place)
    bea = place.people[1]
    await press(bea, option(await asked(place, bea), way, 2))
    table = await begun(place, former)
    start = set_up(table).state
    again = table.game.view(start, None)
    assert again.waiting == "acting"
    lobby = await asked_state(place, former, 2)
    assert again == former.game.view(lobby, None)
    assert (start.treasure_deck == lobby.treasure_deck) == (way == "as")


async def asked_state(place, former, number: int):
    """The state that turn began with, by playing it again."""
    history = await steps.history(place.store, former.id)
    turn = _turns(former, history, "en")[number - 1]
    return await _state_at(place.env.bot, former, int(turn.value))


async def test_it_stands_in_no_record(place) -> None:
    former = await played(place)
    bea = place.people[1]
    kept = await results.of_user(place.store, bea.id)
    shown = await asked(place, bea)
    turns = [each for each in items(shown) if each.custom_id.endswith(":as")]
    await press(bea, turns[-1])
    await press(bea, place.item(place.lobby, "lobby", "start"))
    for _ in range(200):
        table = await begun_or_over(place, former)
        if not table.waits_for:
            break
        seat = table.waits_for[0]
        action = table.game.mind(table.view(seat), seat, legal(table.game, table.state, seat))
        await Words(place).say(seat, write(action))
    assert table.row.status == "over"
    assert await results.of_user(place.store, bea.id) == kept


async def begun_or_over(place, former):
    rows = await place.store.rows("SELECT id FROM tables WHERE id <> ?", former.id)
    return await find(place.store, rows[0][0])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_friend_joins_and_has_their_seat_again(place, language) -> None:
    former = await played(place, language=language)
    ana, _, cai = place.people[:3]
    await press(ana, option(await asked(place, ana), "anew", 4))
    await press(cai, place.item(place.lobby, "lobby", "join"))
    await press(ana, place.item(place.lobby, "lobby", "start"))
    table = await begun(place, former)
    assert [seat.user_id for seat in await seats.at(place.store, table.id)] == [ana.id, None, cai.id]


async def test_a_game_whose_rules_were_mended_since_is_too_old(place, monkeypatch) -> None:
    await played(place)
    bea = place.people[1]
    shown = await asked(place, bea)

    def refuse(_):
        raise Illegal("unknown-option", option="x", known=[])

    monkeypatch.setattr(again, "set_up", refuse)
    refused = private(await press(bea, option(shown, "as", 1)))
    assert says(refused.content, "again-too-old")


async def test_who_did_not_play_cannot_go_on(place) -> None:
    await played(place)
    refused = await asked(place, place.people[3])
    assert says(refused.content, "not-seated")
