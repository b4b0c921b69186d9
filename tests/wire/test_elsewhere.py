"""Where only a person brought the bot: games for oneself, by answers alone, with Discord's limits for that."""

import asyncio

import pytest

from bot import make_bot
from cogs.loaded import find
from db import tables
from engine.play import legal, write
from locales import LANGUAGES
from tests.wire.alone import Alone, ids, table_of
from tests.wire.world import KINDS_ELSEWHERE


@pytest.fixture
def ana(wire):
    return wire.person("Ana")


@pytest.fixture(params=KINDS_ELSEWHERE)
def elsewhere(request, wire, ana):
    """A place where only Ana brought the bot: whatever it cannot do there fails the test."""
    return wire.world.add_elsewhere(request.param, ana)


in_a_dm = pytest.mark.parametrize("elsewhere", ["dm"], indirect=True)


def sent_to_channels(wire):
    """What is no answer."""
    return [each for each in wire.requests if each.method != "GET" and each.path.startswith("/channels/")]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_island_with_computers_is_played_by_answers_alone(wire, settings, elsewhere, ana, language) -> None:
    async with wire.running(make_bot(settings)) as bot:
        answer = await wire.slash(ana, "/play island", channel=elsewhere, computers=2, language=language)
        player = Alone(wire, ana, answer.message)
        for _ in range(12):
            table = await table_of(bot, ana)
            if not table.waits_for:
                break
            assert not table.deadlines
            action = table.game.mind(table.view(0), 0, legal(table.game, table.state, 0))
            await player.say(write(action))
        assert sent_to_channels(wire) == [], "nothing but answers"


async def test_strong_computers_think_before_the_answer(wire, settings, elsewhere, ana) -> None:
    """Nothing can be shown there later: the board that answers waits for a person again."""
    async with wire.running(make_bot(settings)) as bot:
        answer = await wire.slash(ana, "/play island", channel=elsewhere, computers=1, strength="strong")
        while bot.working:  # noqa: ASYNC110 - no bell rings
            await asyncio.sleep(0.05)
        player = Alone(wire, ana, answer.message)
        table = await table_of(bot, ana)
        assert table.strength == "strong"
        while not any(step.seat == 1 and step.notation == "end-turn" for step in table.history):
            assert table.waits_for == (0,)
            wanted = "end-turn" if table.view().waiting == "acting" else write(legal(table.game, table.state, 0)[0])
            await player.say(wanted, bot)
            table = await table_of(bot, ana)
        assert table.waits_for == (0,)
        assert bot.thought.alive
        assert sent_to_channels(wire) == []


async def test_with_others_it_says_what_is_possible_here(wire, settings, elsewhere, ana) -> None:
    async with wire.running(make_bot(settings)) as bot:
        answer = await wire.slash(ana, "/play island", channel=elsewhere)
        assert "you can play alone" in answer.message["content"]
        assert await tables.of_user(bot.store, int(ana.id)) == []


async def test_two_people_play_in_one_place_and_nobody_meets_the_others_table(wire, settings, elsewhere, ana) -> None:
    bea = wire.person("Bea")
    async with wire.running(make_bot(settings)) as bot:
        answers = [await wire.slash(each, "/play bridges", channel=elsewhere) for each in (ana, bea)]
        first, second = [await table_of(bot, each) for each in (ana, bea)]
        assert first.id != second.id
        assert all(answer.message for answer in answers)


async def test_what_was_lost_from_sight_is_shown_again(wire, settings, elsewhere, ana) -> None:
    async with wire.running(make_bot(settings)):
        await wire.slash(ana, "/play island", channel=elsewhere, alone=True)
        listed = await wire.slash(ana, "/games", channel=elsewhere)
        button = next(each for each in ids(listed.message) if each.endswith("go-on"))
        again = await wire.press(ana, button, listed.message)
        await wire.until(lambda: again.followups)
        shown = again.followups[-1].payload
        assert any(each.startswith("tool:") and ":undo" not in each for each in ids(shown))


async def test_somebody_else_presses_and_hears_that_it_is_not_theirs(wire, settings, elsewhere, ana) -> None:
    bea = wire.person("Bea", locale="es-ES")
    async with wire.running(make_bot(settings)) as bot:
        answer = await wire.slash(ana, "/play island", channel=elsewhere, alone=True)
        before = (await table_of(bot, ana)).row.revision
        button = next(each for each in ids(answer.message) if "end-turn" in each)
        refused = await wire.press(bea, button, answer.message)
        assert refused.ephemeral
        assert (await table_of(bot, ana)).row.revision == before


async def test_the_days_deal_is_played_here_too(wire, settings, elsewhere, ana) -> None:
    async with wire.running(make_bot(settings)) as bot:
        answer = await wire.slash(ana, "/daily", channel=elsewhere)
        assert answer.message
        table = await table_of(bot, ana)
        assert table.row.options["date"]
        again = await wire.slash(ana, "/daily", channel=elsewhere)
        assert again.message
        assert (await table_of(bot, ana)).id == table.id


async def test_it_goes_on_after_a_restart_and_is_never_swept(wire, settings, elsewhere, ana) -> None:
    async with wire.running(make_bot(settings)):
        answer = await wire.slash(ana, "/play island", channel=elsewhere, alone=True)
    async with wire.running(make_bot(settings)) as bot:
        table = await table_of(bot, ana)
        assert table.row.status == "running"
        player = Alone(wire, ana, answer.message)
        seat = table.waits_for[0]
        action = next(each for each in legal(table.game, table.state, seat) if write(each).startswith(("move", "fly")))
        await player.say(write(action))
        assert (await table_of(bot, ana)).row.revision == table.row.revision + 1
        assert sent_to_channels(wire) == []


@in_a_dm
async def test_bridges_is_played_to_its_end_and_again(wire, settings, elsewhere, ana) -> None:
    """On one's own panel, card after card; the last board has the result, and begins another game."""
    async with wire.running(make_bot(settings)) as bot:
        answer = await wire.slash(ana, "/play bridges", channel=elsewhere)
        table, player = await table_of(bot, ana), Alone(wire, ana, answer.message)
        while table.state.agenda:
            action = table.game.mind(table.view(0), 0, legal(table.game, table.state, 0))
            await player.say(write(action))
            table = await find(bot.store, table.id)
        again = next(each for each in ids(player.shown) if "rematch" in each)
        answer = await wire.press(ana, again, player.shown)
        await wire.until(lambda: answer.message and ids(answer.message))
        assert (await table_of(bot, ana)).id != table.id
        assert sent_to_channels(wire) == []
