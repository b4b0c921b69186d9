"""What the store costs, beside raw sqlite3 doing the same transaction as durably."""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack, closing
from datetime import UTC, datetime
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

import bench
from bench._people import CONNECTED, paced, seated, spent, typed
from db import deadlines, loading, shown, steps, tables
from db.postgres import Postgres
from db.rows import milliseconds
from db.statements import Statement
from db.store import Store, Together
from tests.postgres import Server, from_wheel
from tests.wire.wire import Wire

NOW = datetime(2026, 5, 4, tzinfo=UTC)
STATE = bytes(range(256)) * 24  # 6 KB
EVENTS = b"e" * 300
STORED = 100_000
MOST_STORED = 1_000_000
"""Rows alone, without their states: what a start might walk through."""
ROUNDS = 9
PRESSED = 12
"""Tables at which a whole press is compared."""
MICRO = 1_000_000


def main() -> None:
    """Print the table."""
    # Not in /tmp: where that is memory nothing is ever forced to a disk.
    with tempfile.TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder, asyncio.Runner() as runner:
        whole = runner.run(_whole_presses(Path(folder)))
        rows = [*_steps(runner, Path(folder) / "steps.db"), whole, *_among_many(runner, Path(folder))]
    bench.table(
        "store (CPU µs each, ± half the spread)", ("work", "ours", "floor", "ratio", "must", "good", "besides"), rows
    )


def _steps(runner: asyncio.Runner, path: Path) -> list[tuple[object, ...]]:
    store = runner.run(Store.open(path))
    places = [runner.run(_table(store, channel)) for channel in range(18)]
    play = _play(runner, store, places[0])
    with closing(_raw(path)) as raw:
        lines = runner.run(_statements(places[17]))
        play(60)
        _raw_play(raw, lines, count(1), 60)
        revision = count(61)
        alone = _beside(lambda: play(200), lambda: _raw_play(raw, lines, revision, 200), 200)
        group = _at_once(runner, store, places[1:17], lambda: _raw_play(raw, lines, revision, 800))
        server = _on_server(runner, lambda times: _raw_play(raw, lines, revision, times))
    growth = _as_it_grows(runner, store)
    runner.run(store.close())
    return [("durable step, alone", *alone, "≤ 2.5 ×", "≤ 1.65 ×", ""), *group, *server, growth]


def _on_server(runner: asyncio.Runner, raw_play: Callable[[int], None]) -> list[tuple[object, ...]]:
    """The same on PostgreSQL: what it costs the bot, and beside it what it costs the server."""
    with from_wheel(durable=True) as url:
        server = Server(url)
        store = runner.run(Store.open(server.empty()))
        assert isinstance(store.driver, Postgres)
        serving = store.driver.writer.info.backend_pid
        places = [runner.run(_table(store, channel)) for channel in range(17)]
        play, evening = _play(runner, store, places[16]), _evening(store, places[:16])
        rows: list[tuple[object, ...]] = []
        for what, work, times, must in (
            ("durable step on PostgreSQL, alone", lambda: play(200), 200, "≤ 3 ×"),
            ("16 tables at once on PostgreSQL, CPU", lambda: runner.run(evening()), 800, "≤ 0.6 ×"),
        ):
            work()
            before = spent(serving)
            cost = _beside(work, partial(raw_play, times), times)
            served = (spent(serving) - before) / (ROUNDS + 1) / times * MICRO
            walls = [(_wall(work), _wall(partial(raw_play, times))) for _ in range(3)]
            gain = statistics.median(other / one for one, other in walls)
            rows.append((what, *cost, must, "", f"and the server's {served:.0f}; {gain:.1f} × raw's steps a second"))
        runner.run(store.close())
        server.close()
    return rows


async def _whole_presses(folder: Path) -> tuple[object, ...]:
    """The bot over real sockets, typed to in turns: one keeps its games on PostgreSQL, the other in a file."""
    with from_wheel(durable=True) as url:
        server = Server(url)
        places = {"DATABASE_URL": server.empty()}, {"DATABASE_PATH": str(folder / "press.db")}
        async with AsyncExitStack() as running:
            bots = []
            for place in places:
                wire = await running.enter_async_context(Wire())
                bot = await running.enter_async_context(wire.process("bot.py", LOG_LEVEL="ERROR", **place))
                await wire.until(partial(getattr, wire.world, "commands"))
                await asyncio.sleep(CONNECTED)
                bots.append((wire, bot.pid, [await seated(wire, number) for number in range(PRESSED)]))
            costs: tuple[list[float], list[float]] = ([], [])
            for number in range(ROUNDS + 1):
                for (wire, pid, seats_of), cost in zip(bots, costs, strict=True):
                    cpu, taken = await paced(pid, [typed(wire, *each) for each in seats_of])
                    if number:  # the first round warms
                        cost.append(cpu / len(taken))
        server.close()
    return "a whole /move on PostgreSQL beside a file's", *_compared(*costs, times=1), "≤ 1.25 ×", "", ""


def _evening(store: Store, places: list[str]) -> Callable[[], Coroutine[Any, Any, None]]:
    """Each table plays fifty steps more, the next as soon as the last one is acknowledged."""
    firsts = count(1, 50)

    async def play(table_id: str, first: int) -> None:
        for revision in range(first, first + 50):
            await _step(store, table_id, revision)

    async def evening() -> None:
        first = next(firsts)
        await asyncio.gather(*(play(table_id, first) for table_id in places))

    return evening


def _raw(path: Path) -> sqlite3.Connection:
    """The floor: as durable and as strict about keys as ours, everything else as SQLite has it."""
    raw = sqlite3.connect(path, isolation_level=None)
    for line in "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON":
        raw.execute(f"PRAGMA {line}")
    return raw


async def _table(store: Store, channel: int) -> str:
    facts: dict[str, Any] = {"game": "island", "guild_id": 1, "host_id": 1, "language": "en", "options": {}, "seed": 1}
    return await tables.create(store, NOW, channel_id=channel, **facts)


async def _step(writing: Store | Together, table_id: str, revision: int) -> None:
    await steps.append(writing, table_id, revision, seat=0, notation="move C3", events=EVENTS, state=STATE, now=NOW)


def _play(runner: asyncio.Runner, store: Store, table_id: str, first: int = 1) -> Callable[[int], None]:
    """Plays so many steps more, one after the other."""
    revision = count(first)

    async def play(times: int) -> None:
        for _ in range(times):
            await _step(store, table_id, next(revision))

    return lambda times: runner.run(play(times))


async def _statements(table_id: str) -> list[Statement]:
    """The very lines that a step is."""
    writing = Together()
    await _step(writing, table_id, 1)
    return writing.statements


def _raw_play(raw: sqlite3.Connection, lines: list[Statement], revision: count[int], times: int) -> None:
    go_on, insert, keep = (line.sql for line in lines)
    table_id, now = lines[2].values[0], milliseconds(NOW)
    for _ in range(times):
        number = next(revision)
        raw.execute("BEGIN IMMEDIATE")
        raw.execute(go_on, (number, table_id, number - 1))
        raw.execute(insert, (table_id, number, 0, "move C3", EVENTS, None, now))
        raw.execute(keep, (table_id, number % steps.STATES_KEPT, number, STATE))
        raw.execute("COMMIT")


def _at_once(
    runner: asyncio.Runner, store: Store, places: list[str], raw_play: Callable[[], None]
) -> list[tuple[object, ...]]:
    """Sixteen tables, each playing its next step as soon as the last one is acknowledged."""
    evening = _evening(store, places)
    with patch.object(store.driver, "commit", wraps=store.driver.commit) as commits:
        runner.run(evening())
    walls = [(_wall(lambda: runner.run(evening())), _wall(raw_play)) for _ in range(ROUNDS)]
    wall, raw_wall = (statistics.median(each) for each in zip(*walls, strict=True))
    gains = sorted(raw_one / one for one, raw_one in walls)
    speeds = f"{800 / wall:.0f} steps a second beside {800 / raw_wall:.0f}; {gains[1]:.1f} to {gains[-2]:.1f} ×"
    shared = f"{commits.call_count / 800:.3f} fsync a step, must ≤ 0.1"
    cost = _beside(lambda: runner.run(evening()), raw_play, 800)
    return [
        ("16 tables at once, steps a second", "", "", f"{raw_wall / wall:.2f} ×", "≥ 2.5 ×", "≥ 3 ×", speeds),
        ("16 tables at once, CPU", *cost, "", "", shared),
    ]


def _wall(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def _as_it_grows(runner: asyncio.Runner, store: Store) -> tuple[object, ...]:
    """The 300th step of many tables beside their third."""
    places = [runner.run(_table(store, channel)) for channel in range(100, 110)]
    plays = [_play(runner, store, table_id) for table_id in places]
    for play in plays:
        play(2)
    third, three_hundredth = [], []
    for play in plays:
        third.append(bench.cpu(partial(play, 10), 1)[0])
        play(288)
        three_hundredth.append(bench.cpu(partial(play, 10), 1)[0])
    return "step 300 beside step 3", *_compared(three_hundredth, third, 10), "about 1 ×", "", ""


def _among_many(runner: asyncio.Runner, folder: Path) -> list[tuple[object, ...]]:
    many, most, none = (folder / f"{name}.db" for name in ("many", "most", "none"))
    for path in many, most, none:
        runner.run(_opened(path))
    places = _fill(many, STORED)
    _fill(most, MOST_STORED, whole=False)
    store = runner.run(Store.open(many))

    async def load() -> None:
        for table_id in places:
            await loading.load(store, table_id=table_id)

    with closing(_raw(many)) as raw:
        loads = _beside(lambda: runner.run(load()), lambda: _raw_loads(raw, places), len(places))
    runner.run(store.close())
    starts = _beside(lambda: runner.run(_opened(most, 20)), lambda: runner.run(_opened(none, 20)), 20)
    return [
        (f"load a table among {STORED:,}", *loads, "≤ 6 ×", "", ""),
        (f"open with {MOST_STORED:,} games beside none", *starts, "≤ 1.1 ×", "", ""),
    ]


def _raw_loads(raw: sqlite3.Connection, places: list[str]) -> None:
    for table_id in places:
        for sql in loading.BY_ID:
            raw.execute(sql, (table_id, -1) if "?2" in sql else (table_id,)).fetchall()


async def _opened(path: Path, times: int = 1) -> None:
    """All that a start asks of the store."""
    for _ in range(times):
        store = await Store.open(path)
        await shown.unshown(store)
        await deadlines.next_due(store)
        await tables.lobbies(store)
        await store.close()


def _fill(path: Path, stored: int, *, whole: bool = True) -> list[str]:
    """Finished games, each with its last state and its people if they are whole; the ids of some of them."""
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        raw.execute("PRAGMA synchronous = OFF")
        raw.execute("BEGIN")
        raw.execute(
            """
            INSERT INTO tables (id, game, guild_id, channel_id, options, language, theme, seed, status, revision,
                                created_at, started_at, ended_at, shown_revision, board_message_id)
            WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ?)
            SELECT lower(hex(randomblob(4))) || number, 'island', number % 1000, number, '{}', 'en', 'standard', 1,
                   'over', 300, number, number, number, 300, number FROM numbers
            """,
            (stored,),
        )
        if whole:
            keep = "INSERT INTO states (table_id, slot, revision, state) SELECT id, 20, 300, ? FROM tables"
            raw.execute(keep, (STATE,))
            raw.execute(
                "INSERT INTO seats (table_id, seat, user_id, name, joined_at)"
                " SELECT tables.id, value, board_message_id * 4 + value, 'Ana', 1 FROM tables, json_each('[0, 1, 2]')"
            )
        raw.execute("COMMIT")
        raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return [table_id for (table_id,) in raw.execute("SELECT id FROM tables ORDER BY random() LIMIT 1000")]


def _beside(ours: Callable[[], object], floor: Callable[[], object], times: int) -> tuple[str, str, str]:
    """What one of so many things costs here and there, in turns: whatever else the machine does meets both."""
    ours(), floor()
    taken = [(bench.cpu(ours, 1)[0], bench.cpu(floor, 1)[0]) for _ in range(ROUNDS)]
    return _compared([one for one, _ in taken], [other for _, other in taken], times)


def _compared(ours: list[float], floor: list[float], times: int) -> tuple[str, str, str]:
    """The medians in microseconds, with half the spread of the middle ones, and their ratio."""
    said = []
    for taken in sorted(ours), sorted(floor):
        spread = (taken[-2] - taken[1]) / 2
        said.append(f"{statistics.median(taken) / times * MICRO:.0f} ± {spread / times * MICRO:.0f}")
    return said[0], said[1], f"{statistics.median(ours) / statistics.median(floor):.2f} ×"
