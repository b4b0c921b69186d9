"""Bridges with computers: chosen in the lobby, played to its end, counted for people alone, and played again."""

from collections import Counter

import pytest
from msgspec.structs import replace

from db import results
from locales import LANGUAGES
from tests.bridges_evenings.boards import Commands
from tests.bridges_evenings.test_whole_games import quickest
from tests.evenings.people import items, press, private


@pytest.fixture
def settings(settings):
    """The strong ones play as the calm ones do: no test waits for a thought."""
    return replace(settings, minds=False)


async def chosen(boards, language, value):
    """A lobby whose host chose its computers by the button."""
    ana = boards.people[0]
    await ana.slash(boards.channel, "play bridges", language=language)
    asked = private(await press(ana, boards.item(boards.lobby, "lobby", "company")))
    await press(ana, next(each for each in items(asked) if each.value == value))


async def played(env, boards, say) -> None:
    """To the end, by the people alone."""
    while waits := await boards.waits():
        people = [seat for seat in waits if not (await boards.sitting()).seats[seat].computer]
        assert people, "the computers have done their card"
        await Commands(boards).say(people[0], await say(people[0]))
        await env.bot.thinking.rest()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_whole_game_of_two_people_and_two_computers(env, boards, language) -> None:
    """BR-045: all four are ranked in the channel; records are kept of the people alone."""
    ana, bea = boards.people[:2]
    await chosen(boards, language, "2calm")
    assert (await boards.sitting()).row.status == "lobby"
    await press(bea, boards.item(boards.lobby, "lobby", "join"))
    await press(ana, boards.item(boards.lobby, "lobby", "start"))

    async def say(seat):
        return await boards.wanted(seat)

    await played(env, boards, say)
    over = await boards.sitting()
    outcome = over.state.outcome
    assert over.row.status == "over"
    assert all(name in boards.last.content for name in over.names)
    guild = boards.channel.guild.id
    found = {each.user_id: each for each in await results.leaderboard(boards.store, guild, "bridges", least=2)}
    assert set(found) == {ana.id, bea.id}
    for seat, person in enumerate((ana, bea)):
        assert found[person.id].won == (seat in outcome.winners)
        (own,) = await results.of_user(boards.store, person.id)
        assert (own.players, own.won) == (4, seat in outcome.winners)
    assert set(sum(boards.pings, ())) <= {ana.id, bea.id}


@pytest.mark.parametrize("strength", ["calm", "strong"])
async def test_a_rematch_keeps_how_many_computers_there_are_and_how_strong(env, boards, strength) -> None:
    ana = boards.people[0]
    await chosen(boards, "en", f"3{strength}")
    await press(ana, boards.item(boards.lobby, "lobby", "start"))
    await env.bot.thinking.rest()

    async def say(seat):
        return await quickest(boards, seat)

    await played(env, boards, say)
    former = await boards.sitting()
    await press(ana, boards.item_of(boards.last, "rematch"))
    await env.bot.thinking.rest()
    again = await boards.sitting()
    assert again.id != former.id
    assert again.strength == former.strength == strength
    assert Counter(seat.computer for seat in again.seats) == {True: 3, False: 1}
    assert [again.person(seat) for seat in again.waits_for] == [ana.id]
    assert not any(pinged for pinged in boards.pings[:-1])
