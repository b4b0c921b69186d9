"""A table over real sockets, whose bot can be stopped dead at any of its requests."""

import asyncio
import contextlib

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
            if self.stopped.is_set():
                bot.working.clear()  # a killed process waits for no answer

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

    async def asked_to_end(self, player, board) -> tuple[str, dict[str, object]]:
        """The end of a turn with actions left is asked about once more: the button that means it, and where it is."""
        asked = await self.wire.press(player, self.id_of(board, "end-turn"), board)
        await self.wire.until(lambda: self.ids(asked.message))
        return self.id_of(asked.message, "end-turn"), asked.message

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


async def revisions(bot) -> tuple[int, int]:
    (row,) = await bot.store.rows("SELECT revision, shown_revision FROM tables")
    return row


async def settled(stage, bot, revision: int):
    """The one live board, the last thing said, once it shows this revision."""
    async with asyncio.timeout(5):
        while await revisions(bot) != (revision, revision) or len(stage.live) != 1:  # noqa: ASYNC110 - no bell rings
            await asyncio.sleep(0.02)
    (board,) = stage.live
    assert stage.wire.messages()[-1]["id"] == board["id"]
    return board
