"""Where only a person brought the bot: whatever is offered can be done, or hears in one sentence why not now."""

import asyncio

import pytest
from msgspec.structs import replace

from bot import make_bot
from cogs.loaded import find
from engine.play import legal, write
from locales import say
from tests.wire.alone import Alone, table_of, ways
from tests.wire.interactions import Answer
from tests.wire.world import EPHEMERAL, KINDS_ELSEWHERE

READERS = {"es-ES": "es", "pt-BR": "pt-BR"}
NEVER = {"leave", "forget-me"}
"""What ends all of it; other tests press that."""


@pytest.fixture(autouse=True)
def nothing_goes_wrong_unseen(faults):
    """In any of these tests."""


@pytest.fixture
def database(tmp_path):
    return tmp_path / "atoll.db"


@pytest.fixture(params=["en-US", *READERS])
def ana(request, wire):
    return wire.person("Ana", locale=request.param)


def known(way) -> str:
    """A button as it is whatever the table's revision; of a menu all lines alike."""
    custom_id, value = way
    return ":".join(part for part in custom_id.split(":") if not part.isdigit()) + (":…" if value is not None else "")


class Curious:
    """Somebody who presses everything once, on the board and on what its buttons bring."""

    def __init__(self, wire, bot, person) -> None:
        self.wire, self.bot, self.person = wire, bot, person
        self.tried: set[str] = set()
        self.answers: list[Answer] = []

    async def asks(self, command: str, channel: str, **options) -> dict:
        return await self.seen(await self.wire.slash(self.person, command, channel=channel, **options))

    async def seen(self, answer) -> dict:
        """What is in view once the bot is done."""
        while self.bot.working:  # noqa: ASYNC110 - no bell rings
            await asyncio.sleep(0.01)
        assert not answer.is_thinking
        self.answers.append(answer)
        message = answer.followups[-1].payload if answer.followups else answer.message
        assert message, "somebody was not answered"
        return message

    async def presses_everything(self, shown, depth: int = 3) -> None:
        """On this message, and on what each press brings; what was pressed before is left out."""
        while new := [
            way for way in ways(shown) if known(way) not in self.tried and not NEVER & set(way[0].split(":"))
        ]:
            way = min(new, key=late)
            self.tried.add(known(way))
            player = Alone(self.wire, self.person, shown)
            brought = await self.seen(await player.press(way))
            if brought["id"] != shown["id"] and depth:
                await self.presses_everything(brought, depth - 1)
            shown = self.wire.world.messages[shown["id"]].payload

    def said(self) -> list[str]:
        messages = [each for answer in self.answers for each in (answer.original, *answer.followups) if each]
        return [each.payload["content"] for each in messages]


def late(way) -> int:
    """Choices first: words that take the place of a private board leave nothing to press there."""
    return 2 if "report" in way[0] else 1 if way[0].startswith("tool") else 0


OFFERED = {
    "island": ("/play island", {"alone": True}, 14),
    "company": ("/play island", {}, 8),
    "bridges": ("/play bridges", {}, 6),
    "crusoe": ("/play crusoe", {}, 15),
    "puzzle": ("/puzzle", {}, 6),
    "learn": ("/learn", {}, 6),
    "daily": ("/daily", {}, 6),
    "help": ("/help", {}, 1),
    "rules": ("/rules", {}, 1),
    "privacy": ("/profile privacy", {}, 1),
}
"""What is typed, and how many different things there are to press after it at the least."""


@pytest.mark.parametrize("offered", OFFERED)
async def test_everything_that_is_offered_is_answered(wire, settings, ana, offered) -> None:
    settings = replace(settings, pictures=offered == "island")
    place = wire.world.add_elsewhere("dm", ana)
    command, options, least = OFFERED[offered]
    async with wire.running(make_bot(settings)) as bot:
        curious = Curious(wire, bot, ana)
        await curious.presses_everything(await curious.asks(command, place, **options))
        assert len(curious.tried) >= least
        own = READERS.get(ana.locale, "en")
        wrong = {say(own, "fault", number="?").split("\n")[0], say(own, "command-changed")}
        assert [words for words in curious.said() if any(each in words for each in wrong)] == []


@pytest.mark.parametrize("kind", sorted(set(KINDS_ELSEWHERE) - {"own"}))
async def test_who_may_not_be_answered_for_all_to_see_plays_in_private(wire, settings, ana, kind) -> None:
    place = wire.world.add_elsewhere(kind, ana)
    wire.world.external_apps = False
    async with wire.running(make_bot(settings)) as bot:
        curious = Curious(wire, bot, ana)
        player = Alone(wire, ana, await curious.asks("/play island", place, alone=True))
        for _ in range(4):
            table = await table_of(bot, ana)
            (seat,) = table.waits_for
            action = table.game.mind(table.view(seat), seat, legal(table.game, table.state, seat))
            await player.say(write(action))
            assert (await table_of(bot, ana)).row.revision > table.row.revision
        assert all(each.payload["flags"] & EPHEMERAL for each in wire.world.messages.values())


async def test_the_right_to_answer_for_all_to_see_may_go_midway(wire, settings, ana) -> None:
    """The board that stands is played on; what is new is shown to who asked, and nothing is lost or said twice."""
    place = wire.world.add_elsewhere("server", ana)
    async with wire.running(make_bot(settings)) as bot:
        curious = Curious(wire, bot, ana)
        player = Alone(wire, ana, await curious.asks("/play island", place, alone=True))
        for number in range(4):
            wire.world.external_apps = number < 2
            table = await table_of(bot, ana)
            (seat,) = table.waits_for
            action = table.game.mind(table.view(seat), seat, legal(table.game, table.state, seat))
            await player.say(write(action))
            after = await find(bot.store, table.id)
            assert after.row.revision > table.row.revision
        told = say(READERS.get(ana.locale, "en"), "elsewhere-seen-by-one")
        for is_first in (True, False):
            brought = Alone(wire, ana, await curious.asks("/games", place))
            board = await curious.seen(await brought.press(brought.button("go-on")))
            assert board["flags"] & EPHEMERAL
            assert (told in board["content"]) is is_first


ENDS = {"share", "rematch", "replay", "text", "from-here"}
"""What a finished game offers."""


@pytest.mark.parametrize("command", ["/daily", "/play bridges"])
@pytest.mark.parametrize("seen_by_all", [True, False])
async def test_everything_that_a_finished_game_offers_is_answered(wire, settings, ana, command, seen_by_all) -> None:
    place = wire.world.add_elsewhere("server", ana)
    wire.world.external_apps = seen_by_all
    async with wire.running(make_bot(replace(settings, pictures=False))) as bot:
        curious = Curious(wire, bot, ana)
        player = Alone(wire, ana, await curious.asks(command, place))
        table = await table_of(bot, ana)
        while table.state.agenda:
            await player.say(write(table.game.mind(table.view(0), 0, legal(table.game, table.state, 0))), bot)
            table = await find(bot.store, table.id)
        offered = {way[0].split(":")[2] for way in ways(player.shown)} & ENDS
        assert offered >= {"share" if command == "/daily" else "rematch", "replay"}
        finished = player.shown
        for word in sorted(offered):
            shown = wire.world.messages[finished["id"]].payload
            there = Alone(wire, ana, shown)
            if any(word in way[0].split(":") for way in ways(shown)):
                await curious.seen(await there.press(there.button(word)))
        own = READERS.get(ana.locale, "en")
        wrong = {say(own, "fault", number="?").split("\n")[0], say(own, "command-changed")}
        assert [words for words in curious.said() if any(each in words for each in wrong)] == []
