"""Two processes in this one, each with a shard: what somebody does at one is shown, and known, at the other."""

import asyncio
import socket
from contextlib import AsyncExitStack

import aiohttp
import pytest
from msgspec.structs import replace

from bot import make_bot
from cogs.bot import Settings
from cogs.waiting import clock
from db import shown, tables
from db.__main__ import main
from db.driver import Unavailable
from tests.cluster.tables import ids
from tests.says import says
from tests.wire.connect import in_this_process, running

SHARDS = 2


@pytest.fixture
async def bots(wire, one_postgres):
    """By the shard that each has."""
    wire.gateway.max_concurrency = SHARDS
    settings = Settings(database=one_postgres.empty(), processes=2, shards=SHARDS, seed=7, pictures=False)
    async with AsyncExitStack() as begun:
        yield [await begun.enter_async_context(running(wire, make_bot(settings))) for _ in range(SHARDS)]


@pytest.fixture
def rooms(wire):
    """A channel in a server of each shard."""
    guilds = [wire.world.add_guild(shard, SHARDS) for shard in range(SHARDS)]
    return [wire.world.add_channel(f"room-{shard}", guild_id=guild)["id"] for shard, guild in enumerate(guilds)]


def named(message, words: str) -> str:
    return next(each for each in ids(message) if words in each)


@pytest.fixture
async def lobby(wire, rooms, bots):
    """Ana's, in the second server, where Bea sits too; how its message stands."""
    await wire.slash(wire.person("Ana"), "/play island", channel=rooms[1])
    await wire.until(lambda: wire.messages(rooms[1]) and ids(wire.messages(rooms[1])[-1]))
    bea = wire.person("Bea")
    await wire.press(bea, named(wire.messages(rooms[1])[-1], ":join"), wire.messages(rooms[1])[-1])
    await wire.until(lambda: "Bea" in wire.messages(rooms[1])[-1]["content"])
    while await shown.unshown(bots[1].store):  # noqa: ASYNC110 - no bell rings
        await asyncio.sleep(0.02)
    return bea, lambda: wire.messages(rooms[1])[-1]["content"]


async def forget(wire, person, room) -> None:
    """In this room somebody has forgotten what is kept about them everywhere."""
    answer = await wire.slash(person, "/profile privacy", channel=room)
    for words in "privacy-forget", "forget-me":
        answer = await wire.press(person, named(answer.message, words), answer.message)


def shown_by(bot, monkeypatch) -> list[str]:
    """Which tables it shows from now on."""
    found: list[str] = []
    show = bot.boards._show

    async def noting(table, *how):
        found.append(table.id)
        return await show(table, *how)

    monkeypatch.setattr(bot.boards, "_show", noting)
    return found


async def test_each_has_its_shard_and_one_of_them_tells_the_commands(wire, bots) -> None:
    assert [sorted(bot.store.share.shards) for bot in bots] == [[0], [1]]
    assert len([each for each in wire.requests if each.method == "PUT" and each.path.endswith("/commands")]) == 1


async def test_what_somebody_does_elsewhere_is_shown_by_the_process_that_has_the_table(
    wire, bots, rooms, lobby, monkeypatch
) -> None:
    bea, content = lobby
    by_first, by_second = (shown_by(bot, monkeypatch) for bot in bots)
    await forget(wire, bea, rooms[0])
    await wire.until(lambda: "Bea" not in content())
    assert (by_first, len(by_second)) == ([], 1)


async def test_what_nobody_was_told_is_found_by_looking_around(wire, bots, rooms, lobby, monkeypatch) -> None:
    bea, content = lobby
    monkeypatch.setattr(bots[0].process.slots, "tell", lambda _: asyncio.sleep(0))
    await forget(wire, bea, rooms[0])
    (row,) = await tables.lobbies(bots[1].store)
    assert [each.table_id for each in await shown.unshown(bots[1].store)] == [row.id]
    assert await shown.unshown(bots[0].store) == []
    await bots[0].boards.look_around()
    assert "Bea" in content()
    await bots[1].boards.look_around()
    assert "Bea" not in content()


async def test_a_table_ended_elsewhere_is_closed_by_the_process_that_has_it(wire, bots, rooms, monkeypatch) -> None:
    ana = wire.person("Ana")
    await wire.slash(ana, "/play bridges", channel=rooms[1], players=1)
    await wire.until(lambda: any("mine" in each for message in wire.messages(rooms[1]) for each in ids(message)))
    (row,) = [each for each in await tables.of_user(bots[1].store, int(ana.id)) if each.status == "running"]
    by_first, by_second = (closed_by(bot, monkeypatch) for bot in bots)
    async with bots[0].store.together() as writing:
        await tables.end(writing, row.id, bots[0].now(), "abandoned")
        await shown.changed(writing, row.id)
    await bots[0].boards.show_quietly(row.id)
    await wire.until(lambda: says(wire.messages(rooms[1])[-1]["content"], "table-abandoned"))
    assert (by_first, by_second) == ([], [row.id])


def closed_by(bot, monkeypatch) -> list[str]:
    """At which tables it says from now on that they ended."""
    found: list[str] = []
    show = bot.boards._show_that_it_ended

    async def noting(table):
        found.append(table.id)
        return await show(table)

    monkeypatch.setattr(bot.boards, "_show_that_it_ended", noting)
    return found


async def test_a_restored_copy_is_shown_by_the_process_that_has_the_table(
    wire, bots, rooms, one_postgres, tmp_path, monkeypatch
) -> None:
    """Each process sees by itself that a copy came back."""

    def live() -> list:
        return [message for message in wire.messages(rooms[1]) if ids(message)]

    def order(word: str) -> int:
        return main([f"--database={bots[0].settings.database}", word, str(tmp_path / "copy.db")])

    monkeypatch.setattr(clock, "NAP", 0.2)
    ana = wire.person("Ana")
    await wire.slash(ana, "/play bridges", channel=rooms[1], players=1)
    await wire.until(lambda: live() and any("mine" in each for each in ids(live()[-1])))
    (row,) = [each for each in await tables.of_user(bots[1].store, int(ana.id)) if each.status == "running"]
    assert await asyncio.to_thread(order, "backup") == 0
    await bots[1].store.write(*tables.ending(row.id, bots[1].now(), "abandoned"))
    (board,) = live()
    assert await asyncio.to_thread(order, "restore") == 0
    for bot in bots:
        bot.clock.wake()
    await wire.until(lambda: live() and live()[-1]["id"] != board["id"] and len(live()) == 1)
    found = await tables.find(bots[0].store, row.id)
    assert (found.status, found.revision > row.revision) == ("running", True)


async def test_a_language_is_known_everywhere_once_it_is_chosen(wire, bots, rooms) -> None:
    eva = wire.person("Eva")

    async def said():
        return (await wire.slash(eva, "/done", channel=rooms[1])).content

    english = await said()
    await wire.slash(eva, "/profile preferences", channel=rooms[0], language="es")
    async with asyncio.timeout(5):
        while await said() == english:  # noqa: ASYNC110 - no bell rings
            await asyncio.sleep(0.05)


async def test_who_is_too_many_stands_by_and_says_so(wire, bots, one_postgres) -> None:
    """It is well, it answers nobody, and it ends when it is told to."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    spare = make_bot(replace(bots[0].settings, metrics_port=port))
    with in_this_process(wire):
        async with spare:
            task = asyncio.create_task(spare.start("a-token"))
            async with asyncio.timeout(10):
                while not hasattr(spare.process, "slots"):  # noqa: ASYNC110 - no bell rings
                    await asyncio.sleep(0.05)
            async with aiohttp.ClientSession() as session:
                pages = [await session.get(f"http://127.0.0.1:{port}/{name}") for name in ("health", "ready")]
                assert [(page.status, await page.text()) for page in pages] == [
                    (200, "well"),
                    (503, "a spare: others have every shard"),
                ]
            assert [bot.process.waits for bot in bots] == [None, None]
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


async def test_of_two_who_divide_it_differently_the_second_is_refused(wire, bots, one_postgres) -> None:
    other = make_bot(replace(bots[0].settings, processes=1))
    with in_this_process(wire):
        async with other:
            with pytest.raises(Unavailable, match="PROCESSES=2 and SHARD_COUNT=2"):
                await other.start("a-token")
