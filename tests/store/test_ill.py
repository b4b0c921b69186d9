"""PostgreSQL that is ill: it hangs, its disk is full, it can only be read, it lets nobody make tables."""

import asyncio
import os
import signal
from contextlib import asynccontextmanager
from urllib.parse import urlsplit, urlunsplit

import psycopg
import pytest

import db.store
from db import pipeline, slots, tables
from db.driver import Lost, Unavailable, Unusable
from db.slots import Slots
from db.store import Store

pytestmark = pytest.mark.parametrize("database", ["postgres"], indirect=True)


class Hanging:
    """Stops the server's process behind a connection: it says nothing more, and nothing is closed."""

    def __init__(self) -> None:
        self._pids: list[int] = []

    def __call__(self, rows) -> None:
        self._pids.append(rows.info.backend_pid)
        os.kill(self._pids[-1], signal.SIGSTOP)

    def no_more(self) -> None:
        while self._pids:
            os.kill(self._pids.pop(), signal.SIGCONT)


@pytest.fixture
def hang():
    if "DATABASE_URL" in os.environ:
        pytest.skip("its processes may be on another machine")
    hanging = Hanging()
    yield hanging
    hanging.no_more()


@pytest.fixture
def soon(monkeypatch):
    """Nobody waits long for who hangs."""
    monkeypatch.setattr(pipeline, "SILENCE", 1)
    monkeypatch.setattr(slots, "BEAT", 0.05)
    monkeypatch.setattr(db.store, "PATIENCE", 0.2)


async def test_a_store_that_hangs_is_trouble_in_words_and_well_again_when_it_answers(store, lobby, play, hang, soon):
    table_id = await lobby()
    hang(store.driver.reader)
    assert await store.trouble() == "the store does not answer for 0.2 seconds"
    hang.no_more()
    assert await store.trouble() is None
    hang(store.driver.writer)
    step = asyncio.create_task(play(table_id, 1))
    await asyncio.sleep(0)
    assert await store.trouble() == "the store does not answer for 0.2 seconds"
    hang.no_more()
    await step
    assert await store.trouble() is None


async def test_who_says_nothing_for_long_is_lost(store, lobby, play, hang, soon):
    table_id = await lobby()
    lost = []
    store.when_lost = lost.append
    for rows in store.driver.reader, store.driver.writer:
        hang(rows)
    answers = await asyncio.gather(play(table_id, 1), tables.find(store, table_id), return_exceptions=True)
    assert [type(answer) for answer in answers] == [Lost] * 2
    assert "is lost" in await store.trouble()
    assert [type(fault) for fault in lost] == [Lost]


async def test_who_hangs_as_it_learns_a_new_line_is_lost_too(store, hang, soon):
    hang(store.driver.reader)
    with pytest.raises(Lost):
        await store.rows("SELECT 'never said before'")


async def test_a_spare_takes_over_from_whose_connection_hangs(database, hang, soon):
    lost: asyncio.Future[Lost] = asyncio.get_running_loop().create_future()
    first = await Slots.open(database, heard=print, lost=lost.set_result)
    spare = await Slots.open(database, heard=print, lost=print)
    assert await first.take(1) == 0
    hang(first._rows)
    assert isinstance(await lost, Lost)
    hang.no_more()  # the server's own process ends, and with it the lock
    assert await spare.succeed(0)
    await spare.own(0)
    for each in first, spare:
        await each.close()


@asynccontextmanager
async def opened(place):
    store = await Store.open(place)
    yield store
    await store.close()


async def test_a_full_disk_is_told_in_one_line(database, postgres, now):
    place = postgres.empty()
    async with opened(place) as store:
        with psycopg.connect(place) as rows:
            rows.execute(
                "CREATE FUNCTION fill() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION"
                " 'could not extend file: No space left on device' USING ERRCODE = '53100', HINT = 'Delete something.';"
                " END $$; CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON facts EXECUTE FUNCTION fill()"
            )
        with pytest.raises(psycopg.errors.DiskFull):
            await store.write(db.store.PROBE)
        trouble = await store.trouble()
        assert trouble == "the last commit failed: could not extend file: No space left on device"
        with psycopg.connect(place) as rows:
            rows.execute("DROP TRIGGER full_disk ON facts")
        assert await store.trouble() is None


async def test_a_database_that_can_only_be_read_is_refused_at_the_start(database, postgres):
    place = postgres.empty()
    async with opened(place):
        pass
    postgres.rows.execute(f"ALTER DATABASE {urlsplit(place).path[1:]} SET default_transaction_read_only = on")
    with pytest.raises(Unavailable, match=r"^atoll_\w+ on .* is read-only"):
        await Store.open(place)


async def test_a_database_that_can_only_be_read_from_now_on_is_lost(store, lobby):
    lost = []
    store.when_lost = lost.append
    store.driver.writer.execute("SET default_transaction_read_only = on")
    with pytest.raises(Lost):
        await lobby()
    assert [type(fault) for fault in lost] == [Lost]


async def test_who_may_not_make_tables_is_told_what_is_lacking(database, postgres):
    place = postgres.empty()
    postgres.rows.execute("DROP ROLE IF EXISTS visitor")
    postgres.rows.execute("CREATE ROLE visitor LOGIN")
    with psycopg.connect(place) as rows:
        rows.execute("REVOKE CREATE ON SCHEMA public FROM PUBLIC")
    parts = urlsplit(place)
    theirs = urlunsplit(parts._replace(netloc=f"visitor@{parts.netloc.rpartition('@')[2]}"))
    with pytest.raises(Unusable, match=r"needs permission to create tables in .*: permission denied") as refused:
        await Store.open(theirs)
    assert not isinstance(refused.value, Unavailable), "to start again does not mend it"
    assert "\n" not in str(refused.value)
