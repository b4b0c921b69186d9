"""Where only a person brought the bot: games for oneself, by answers alone, with Discord's limits for that."""

import asyncio

import pytest

from bot import make_bot
from cogs.loaded import find
from db import tables
from engine.play import legal, write
from locales import LANGUAGES
from tests.message_limits import walk
from tests.wire.elsewhere import DIRECT, GROUP, open_elsewhere
from tests.wire.world import snowflake

MOST_FOLLOW_UPS = 5


@pytest.fixture(params=["dm", "group", "server"])
def elsewhere(request, wire):
    """A direct message, a group's, or a channel of a server that has not installed the bot."""
    kind = {"dm": DIRECT, "group": GROUP}.get(request.param, 0)
    return open_elsewhere(wire, kind, None if kind else snowflake())


@pytest.fixture
def ana(wire):
    return wire.person("Ana")


def ids(message):
    return [each["custom_id"] for each in walk(message["components"]) if each.get("custom_id")]


class Alone:
    """Somebody who plays by presses on whatever they were answered with."""

    def __init__(self, wire, person, shown) -> None:
        self.wire, self.person, self.shown = wire, person, shown

    async def say(self, line: str, bot=None):
        """From menus and buttons, half-made first; given a bot, until it has thought."""
        words = line.split()
        while True:
            custom_id, value = way(self.shown, words)
            if value is None:
                answer = await self.wire.press(self.person, custom_id, self.shown)
            else:
                answer = await self.wire.choose(self.person, custom_id, self.shown, [value])
            await self.wire.until(lambda answer=answer: answer.followups or (answer.message and ids(answer.message)))
            while bot is not None and bot.working:
                await asyncio.sleep(0.05)
            assert len(answer.followups) <= MOST_FOLLOW_UPS
            self.shown = answer.followups[-1].payload if answer.followups else answer.message
            said = value if value is not None else custom_id.split(":", 3)[-1]
            is_asked_again = any(each.startswith("sure:") for each in ids(self.shown))
            if said == line and (custom_id.startswith("sure:") or not is_asked_again):
                return


def way(shown, words):
    """The item that is the line, or that leads to it."""
    found = []
    for each in walk(shown["components"]):
        custom_id = each.get("custom_id") or ""
        kind = custom_id.split(":")[0]
        if kind in {"choose", "act", "sure", "ask"}:
            if each.get("options"):
                found += [(custom_id, option["value"]) for option in each["options"]]
            elif kind != "choose":
                found.append((custom_id, None))
    for exact in (True, False):
        for custom_id, value in found:
            half = (
                value if value is not None else custom_id.split(":", 2 if custom_id.startswith("ask") else 3)[-1]
            ).split()
            if half == words if exact else all(a in ("?", b) for a, b in zip(half, words, strict=False)):
                return custom_id, value
    raise AssertionError((words, found))


async def table_of(bot, person):
    (row,) = await tables.of_user(bot.store, int(person.id))
    return await find(bot.store, row.id)


def sent_to_channels(wire):
    return [
        request
        for request in wire.requests
        if request.method in {"POST", "PUT", "PATCH"} and "/channels/" in request.path
    ]


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
        while bot.working:
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


@pytest.mark.parametrize("elsewhere", ["dm"], indirect=True)
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
