"""Whole games of Bridges: alone and together, by presses and by commands, in each language, with restarts."""

import pytest

from bot import make_bot
from tests.bridges_evenings.boards import Buttons, Commands
from tests.evenings.people import items, private
from tests.says import says

LANGUAGES = ("en", "es", "pt-BR")


async def played(boards, way, restart=None) -> int:
    """Everybody in turn does what the computer would; says how many lines were said."""
    said = 0
    while waits := await boards.waits():
        seat = waits[said % len(waits)]
        await way.say(seat, await boards.wanted(seat))
        said += 1
        if restart is not None and said % 9 == 0:
            await restart()
            way.forget()
    return said


@pytest.mark.parametrize("way", [Buttons, Commands])
async def test_a_whole_game_alone(boards, way) -> None:
    """BR-047: alone one plays the same cards; it begins at once, and nobody is called who is there."""
    await boards.begin(1, players=1)
    await played(boards, way(boards))
    assert (await boards.table()).status == "over"
    assert says(boards.last.content, "bridges-text-rank")
    assert not [pinged for pinged in boards.pings if pinged]


@pytest.mark.parametrize(("language", "way", "seats"), [("en", Buttons, 2), ("es", Commands, 2), ("pt-BR", Buttons, 4)])
async def test_a_whole_game_together_with_restarts(env, boards, settings, restart, language, way, seats) -> None:
    """BR-044, BR-045: after the 17th card everything is counted, and who has most points wins."""

    async def again() -> None:
        await restart(make_bot(settings))

    await boards.begin(seats, language=language)
    await played(boards, way(boards), again)
    outcome = (await boards.sitting()).state.outcome
    assert (await boards.table()).status == "over"
    assert all(f"**{boards.people[seat].name.title()}**" in boards.last.content for seat in outcome.winners)
    offered = {item.custom_id.split(":")[2] for item in items(boards.last)}
    assert offered == {"rematch", "from-here", "replay", "review", "text"}


async def test_alone_in_a_thread_of_its_own(channel, boards) -> None:
    """The lobby's message says what is played, and the thread hangs on it."""
    await boards.people[0].slash(channel, "play bridges", players=1, thread=True)
    (thread,) = channel.threads
    boards.channel = thread
    assert boards.called() == [0]
    assert boards.pings == [(boards.people[0].id,)]
    assert "Ana" in channel.last_message.content
    assert not channel.last_message.reactions


async def test_a_rematch_alone_begins_at_once(boards) -> None:
    await boards.begin(1, players=1)
    way = Commands(boards)
    while await boards.waits():
        await way.say(0, await quickest(boards, 0))
    await boards.people[0].click(boards.last, custom_id=boards.item_of(boards.last, "rematch").custom_id)
    assert (await boards.table()).status == "running"
    assert boards.called() == [0]


async def quickest(boards, seat: int) -> str:
    """The number, and nothing more: a game is over soon."""
    view = (await boards.sitting()).view(seat)
    if view.waiting == "prewriting":
        return await boards.wanted(seat)
    return "skip both" if view.own.number_is_open else "done"


async def test_what_is_told_of_all_games_afterwards(boards) -> None:
    await boards.begin(1, players=1)
    while await boards.waits():
        await Commands(boards).say(0, await quickest(boards, 0))
    ana = boards.people[0]
    told = private(await ana.slash(boards.channel, "profile stats", game="bridges")).content
    assert says(told, "stats-alone", variant="Side A, alone", played=1, best=0)
    told = private(await ana.slash(boards.channel, "leaderboard", game="bridges")).content
    assert says(told, "leaderboard-none-together")


async def test_a_card_is_two_choices(boards) -> None:
    """The number, and then all bridges and being done from one menu: three round trips with the panel's opening."""
    await boards.begin(1, players=1)
    ana, together = boards.people[0], 0
    for _ in range(6):
        lines = await boards.wanted_for_the_card(0)
        panel = await boards.own(0)
        for said in ([lines[0]], lines[1:]):
            offered = {item.value: item for item in items(panel) if item.kind == "choose"}
            if len(said) > 1 and len(set(said)) == len(said) and set(said) <= offered.keys():
                together += 1
                panel = private(await ana.select(panel, said, custom_id=offered[said[0]].custom_id))
            else:
                for line in said:
                    await Commands(boards).say(0, line)
                panel = await boards.own(0)
    assert together >= 2


@pytest.mark.parametrize("seats", [1, 2])
async def test_a_first_game_is_explained_before_the_first_choice(boards, seats) -> None:
    """BR-013: the 3 or 4 comes first, and so do the words; never again after that."""
    await boards.begin(seats, **({"players": 1} if seats == 1 else {}))
    assert says(boards.board, "bridges-new-prewriting")
    for seat in range(seats):
        await Commands(boards).say(seat, await boards.wanted(seat))
    assert not says(boards.last.content, "bridges-new-playing-card")
