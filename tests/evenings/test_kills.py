"""At any instant the process may be killed: what was kept is there, shown once, on one live board, and nobody misses a ping."""

import asyncio
import contextlib

import pytest

from bot import make_bot
from tests.message_limits import walk

NOT_SHOWING = ("GET", "PUT")


class Stage:
    """A bot over sockets that can be stopped dead at one of its requests, and the table in the first channel."""

    def __init__(self, wire, settings, monkeypatch) -> None:
        self.wire, self.settings = wire, settings
        self.people = [wire.person(name) for name in ("Ana", "Bea", "Cai")]
        self.stop_at: tuple[int, bool] | None = None
        self.stopped = asyncio.Event()
        respond = wire.respond

        async def responding(request, handler, asked):
            if self.stop_at is None or asked.method in NOT_SHOWING:
                return await respond(request, handler, asked)
            number, is_done = self.stop_at
            if number > 0:
                self.stop_at = (number - 1, is_done)
                return await respond(request, handler, asked)
            if is_done and not self.stopped.is_set():
                await respond(request, handler, asked)
            self.stopped.set()
            return await asyncio.Event().wait()

        monkeypatch.setattr(wire, "respond", responding)

    @contextlib.asynccontextmanager
    async def running(self):
        async with self.wire.running(make_bot(self.settings)) as bot:
            yield bot

    async def until_stopped(self, act) -> bool:
        """Does it until the bot stands still at that request; false if it never came to so many."""
        doing = asyncio.ensure_future(act)
        standing = asyncio.ensure_future(self.stopped.wait())
        await asyncio.wait({doing, standing}, return_when=asyncio.FIRST_COMPLETED)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(standing), 1.0)
        reached = self.stopped.is_set()
        for task in (doing, standing):
            task.cancel()
        await asyncio.gather(doing, standing, return_exceptions=True)
        return reached

    def after_the_kill(self) -> None:
        self.stop_at = None

    @property
    def live(self) -> list:
        """Messages everybody sees that can be pressed."""
        return [each for each in self.wire.messages() if each["components"]]

    def ids(self, message) -> list[str]:
        return [each["custom_id"] for each in walk(message["components"]) if each.get("custom_id")]

    def id_of(self, message, words: str) -> str:
        return next(each for each in self.ids(message) if words in each)

    async def begin(self) -> None:
        ana, bea, _ = self.people
        await self.wire.slash(ana, "/play island")
        await self.wire.until(lambda: self.live)
        await self.wire.press(bea, self.id_of(self.live[0], ":join"), self.live[0])
        await self.wire.press(ana, self.id_of(self.live[0], ":start"), self.live[0])
        await self.wire.until(lambda: len(self.live) == 1 and self.live[0]["content"].startswith("<@"))

    def player(self):
        first = self.live[0]["content"].split("\n")[0]
        return next(person for person in self.people if person.mention in first)


@pytest.fixture
def stage(wire, settings, monkeypatch):
    return Stage(wire, settings, monkeypatch)


async def revisions(bot) -> tuple[int, int]:
    (row,) = await bot.store.rows("SELECT revision, shown_revision FROM tables")
    return row


async def settled(stage, bot, revision: int):
    """The one live board, the last thing said, once it shows this revision."""
    async with asyncio.timeout(5):
        while await revisions(bot) != (revision, revision) or len(stage.live) != 1:
            await asyncio.sleep(0.02)
    (board,) = stage.live
    assert stage.wire.messages()[-1]["id"] == board["id"]
    return board


@pytest.mark.parametrize("is_done", [False, True], ids=["before", "after"])
@pytest.mark.parametrize(("act", "number"), [("press", 0), ("press", 1), ("command", 0), ("command", 1), ("move", 0)])
async def test_killed_at_any_request_of_an_act(stage, act, number, is_done, caplog) -> None:
    async with stage.running():
        await stage.begin()
        player, board = stage.player(), stage.live[0]
        stage.stop_at = (number, is_done)
        if act == "press":
            doing = stage.wire.press(player, stage.id_of(board, "end-turn"), board)
        elif act == "command":
            doing = stage.wire.slash(player, "/end_turn")
        else:
            options = next(each for each in walk(board["components"]) if ":move" in (each.get("custom_id") or ""))
            doing = stage.wire.choose(player, options["custom_id"], board, [options["options"][0]["value"]])
        reached = await stage.until_stopped(doing)
    caplog.clear()
    assert reached
    stage.after_the_kill()
    async with stage.running() as bot:
        board = await settled(stage, bot, 2)
    called = stage.player()
    assert called == player or [each["id"] for each in board["mentions"]] == [called.id]
    caplog.clear()


@pytest.mark.parametrize("is_done", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("number", range(2))
async def test_killed_while_the_game_starts(stage, number, is_done, caplog) -> None:
    async with stage.running():
        ana, bea, _ = stage.people
        await stage.wire.slash(ana, "/play island")
        await stage.wire.until(lambda: stage.live)
        await stage.wire.press(bea, stage.id_of(stage.live[0], ":join"), stage.live[0])
        stage.stop_at = (number, is_done)
        reached = await stage.until_stopped(stage.wire.press(ana, stage.id_of(stage.live[0], ":start"), stage.live[0]))
    caplog.clear()
    assert reached
    stage.after_the_kill()
    async with stage.running() as bot:
        board = await settled(stage, bot, 1)
    assert [each["id"] for each in board["mentions"]] == [stage.player().id]
    caplog.clear()


@pytest.mark.parametrize("is_done", [False, True], ids=["before", "after"])
async def test_killed_while_a_lobby_opens(stage, is_done, caplog) -> None:
    async with stage.running():
        stage.stop_at = (0, is_done)
        assert await stage.until_stopped(stage.wire.slash(stage.people[0], "/play island"))
    caplog.clear()
    stage.after_the_kill()
    async with stage.running() as bot:
        lobby = await settled(stage, bot, 0)
        await stage.wire.press(stage.people[1], stage.id_of(lobby, ":join"), lobby)
    assert "Bea" in stage.live[0]["content"]
    caplog.clear()
