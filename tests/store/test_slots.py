"""Which of several processes does what: locks that die with their process, and what one tells the others."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from db import slots
from db.driver import Lost, Unavailable
from db.slots import Slots


@pytest.fixture(autouse=True)
def quickly(monkeypatch):
    """Nobody waits long for what somebody else has."""
    monkeypatch.setattr(slots, "AGAIN", 0.01)


class Process(Slots):
    """One whose ears are looked into."""

    told: asyncio.Queue[str]
    lost: asyncio.Future[Lost]


@pytest.fixture
async def process(one_postgres):
    """Starts a process; what it hears and how it loses its connection is noted."""
    url = one_postgres.empty()
    async with AsyncExitStack() as running:

        async def start():
            told: asyncio.Queue[str] = asyncio.Queue()
            lost: asyncio.Future[Lost] = asyncio.get_running_loop().create_future()
            process = await Process.open(url, heard=told.put_nowait, lost=lost.set_result)
            running.push_async_callback(process.close)
            process.told, process.lost = told, lost
            return process

        yield start


def kill(one_postgres, process):
    """Its connection is gone, as when it is killed or the cable is cut."""
    one_postgres.rows.execute("SELECT pg_terminate_backend($1::int)", [process._rows.info.backend_pid])


async def test_each_takes_the_first_free_slot_and_who_is_too_many_is_a_spare(process):
    first, second, third = [await process() for _ in range(3)]
    assert [await each.take(2) for each in (first, second, third)] == [0, 1, None]
    await first.leave(0)
    assert await third.take(2) == 0


async def test_a_spare_takes_over_from_who_dies(process, one_postgres):
    first, spare = await process(), await process()
    assert await first.take(1) == 0
    assert await spare.take(1) is None
    kill(one_postgres, first)
    fault = await first.lost
    assert isinstance(fault, Lost)
    assert await spare.take(1) == 0
    with pytest.raises(Lost):
        await first.take(1)


async def test_of_many_who_take_at_once_each_has_a_slot_of_its_own(process):
    everybody = [await process() for _ in range(6)]
    taken = await asyncio.gather(*(each.take(4) for each in everybody))
    assert sorted(each for each in taken if each is not None) == [0, 1, 2, 3]


async def test_who_divides_the_bot_otherwise_is_refused_until_the_others_have_stopped(process, one_postgres):
    first, same, other = [await process() for _ in range(3)]
    await first.agree(4, 16)
    await same.agree(4, 16)
    with pytest.raises(Unavailable, match="PROCESSES=4 and SHARD_COUNT=16"):
        await other.agree(2, 16)
    for each in (first, same, other):
        kill(one_postgres, each)
        await each.lost
    await (await process()).agree(2, 16)


async def test_a_connection_that_is_cut_while_nothing_is_asked_is_noticed_at_once(process, one_postgres, monkeypatch):
    monkeypatch.setattr(slots, "BEAT", 3600.0)
    first = await process()
    kill(one_postgres, first)
    assert "is lost" in str(await first.lost)


async def test_what_one_tells_every_one_hears_in_order(process):
    everybody = [await process() for _ in range(3)]
    for number in range(20):
        await everybody[number % 2].tell(f"table {number}")
    for each in everybody:
        heard = [await each.told.get() for _ in range(20)]
        assert heard == [f"table {number}" for number in range(20)]


async def test_what_is_told_while_a_process_asks_something_itself_is_heard_too(process):
    first, second = await process(), await process()
    asks = [first.tell(str(number)) for number in range(50)]
    asks += [second.take(2) for _ in range(50)]
    await asyncio.gather(*asks)
    assert {await second.told.get() for _ in range(50)} == set(map(str, range(50)))


async def test_in_a_bucket_one_identifies_after_the_other(process):
    first, second = await process(), await process()
    await first.identify(0, seconds=3600)
    await second.identify(1, seconds=3600)
    waiting = asyncio.create_task(second.identify(0, seconds=0))
    await asyncio.sleep(0.05)
    assert not waiting.done()
    first._free(0)
    await waiting
    await first.identify(0, seconds=0)


async def test_who_dies_while_identifying_holds_up_nobody(process, one_postgres):
    first, second = await process(), await process()
    await first.identify(0, seconds=3600)
    kill(one_postgres, first)
    await second.identify(0)


async def test_a_successor_waits_beside_the_owner_until_that_one_leaves_and_nobody_else_takes_the_slot(process):
    old, new, other = [await process() for _ in range(3)]
    assert await old.take(1) == 0
    assert not await old.has_successor(0)
    assert await new.succeed(0)
    assert await old.has_successor(0)
    assert not await other.succeed(0)
    owning = asyncio.create_task(new.own(0))
    await new.tell("yield 0")
    assert await old.told.get() == "yield 0"
    assert not owning.done()
    assert await other.take(1) is None
    await old.leave(0)
    assert await other.take(1) is None
    await owning
    assert await old.take(1) is None
    assert not await old.has_successor(0)
    assert await other.succeed(0)


async def test_a_successor_that_dies_is_none(process, one_postgres):
    old, new = await process(), await process()
    assert await old.take(1) == 0
    assert await new.succeed(0)
    kill(one_postgres, new)
    await new.lost
    assert not await old.has_successor(0)


async def test_without_a_server_it_says_so():
    with pytest.raises(Unavailable, match="cannot be reached"):
        await Slots.open("postgresql://ana@127.0.0.1:9/atoll", heard=print, lost=print)
