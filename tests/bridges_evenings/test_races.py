"""Four players press Done at the same moment, over real sockets: the card is closed once, and everybody is answered."""

import asyncio

import pytest

from bot import make_bot
from cogs.loaded import find as sit
from db import steps
from tests.message_limits import walk
from tests.says import says


def ids(message) -> list[str]:
    return [each["custom_id"] for each in walk(message["components"]) if each.get("custom_id")]


class Sockets:
    """A table of four over sockets."""

    def __init__(self, wire, bot) -> None:
        self.wire, self.bot = wire, bot
        self.people = [wire.person(name) for name in ("Ana", "Bea", "Cai", "Dov")]

    @property
    def live(self) -> list:
        return [each for each in self.wire.messages() if each["components"]]

    def id_of(self, message, words: str) -> str:
        return next(each for each in ids(message) if words in each)

    async def begin(self) -> None:
        ana, *others = self.people
        await self.wire.slash(ana, "/play bridges")
        await self.wire.until(lambda: self.live)
        for guest in others:
            await self.wire.press(guest, self.id_of(self.live[0], ":join"), self.live[0])
        await self.wire.press(ana, self.id_of(self.live[0], ":start"), self.live[0])
        await self.wire.until(lambda: len(self.live) == 1 and self.live[0]["content"].startswith("<@"))

    async def sitting(self):
        ((table_id,),) = await self.bot.store.rows("SELECT id FROM tables")
        return await sit(self.bot.store, table_id)

    async def at_once(self, command: str, **options) -> list:
        return await asyncio.gather(*(self.wire.slash(each, command, **options) for each in self.people))


@pytest.fixture
async def sockets(wire, settings):
    async with wire.running(make_bot(settings)) as bot:
        table = Sockets(wire, bot)
        await table.begin()
        yield table


async def test_four_choose_and_are_done_at_once(wire, sockets) -> None:
    """AMB-07: the order in which players submit means nothing."""
    answers = await sockets.at_once("/bridges write", island="A" if await flagless(sockets, "A") else "B", number=3)
    assert all(answer.ephemeral for answer in answers)
    assert (await sockets.sitting()).state.round == 1
    panels = [answer.message for answer in await sockets.at_once("/bridges skip", what="both")]
    presses = [
        wire.press(person, sockets.id_of(panel, ":done"), panel)
        for person, panel in zip(sockets.people, panels, strict=True)
    ]
    answers = await asyncio.gather(*presses)
    assert all(answer.kind is not None for answer in answers)
    table = await sockets.sitting()
    assert table.state.round == 2
    history = await steps.history(sockets.bot.store, table.row.id)
    assert {step.seat for step in history if step.notation == "done"} == {0, 1, 2, 3}
    assert [step.notation for step in history].count("done") == 4
    await wire.until(
        lambda: len(sockets.live) == 1 and says(sockets.live[0]["content"], "bridges-asks-playing-card", round=2)
    )
    assert sockets.live[0]["id"] == [each["id"] for each in wire.messages()][-1]


async def flagless(sockets, letter: str) -> bool:
    state = (await sockets.sitting()).state
    return next(each.flag for each in state.boards[0].chart.islands if each.letter == letter) is None


async def test_two_dailies_at_once_are_one(wire, settings) -> None:
    """Once a day and person, however quickly it is asked for."""
    async with wire.running(make_bot(settings)) as bot:
        ana = wire.person("Ana")
        answers = await asyncio.gather(*(wire.slash(ana, "/daily") for _ in range(3)))
        rows = await bot.store.rows("SELECT status FROM tables")
        assert len(rows) == 1
        assert all(answer.ephemeral for answer in answers), "nobody else sees a deal of the day"
