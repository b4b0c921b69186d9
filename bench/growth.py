"""How cost grows: memory with many live tables, the start with many stored games, a press on a long table."""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from bench import table
from bench._people import CONNECTED, memory, paced, seated, spent, typed
from tests.wire.wire import Wire

LIVE, STORED = 10_000, 100_000
STARTS = 3
TABLES, ROUNDS = 20, 6
LONGER = 320
"""Steps more: a multiple of the states kept, so that each kept state stays in its slot."""
OWN = {
    "id": "id || '-' || number",
    "channel_id": "channel_id + number",
    "board_message_id": "board_message_id + number",
}
COUNTED = "WITH RECURSIVE counted (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM counted WHERE number < ?1)"


def main() -> None:
    rows = [*asyncio.run(_stored()), asyncio.run(_long())]
    table("How cost grows", ("", "much", "little", "ratio", "must", "good"), rows)


def _row(what: str, much: list[float], little: list[float], must: str, good: str) -> tuple[str, ...]:
    ratio = f"{statistics.median(much) / statistics.median(little):.2f} ×"
    return what, _told(much), _told(little), ratio, must, good


def _told(figures: list[float]) -> str:
    return f"{statistics.median(figures):.2f} ± {(max(figures) - min(figures)) / 2:.2f}"


async def _stored() -> list[tuple[str, ...]]:
    """A bot that starts with nothing stored, with many live tables, with many games that are over: in turns."""
    with tempfile.TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        names = {"none": (0, "running"), "live": (LIVE, "running"), "over": (STORED, "over")}
        paths = {name: f"{folder}/{name}.db" for name in names}
        async with Wire() as wire:
            for name, (count, status) in names.items():
                async with wire.process("bot.py", DATABASE_PATH=paths[name], LOG_LEVEL="ERROR"):
                    await wire.until(lambda: wire.world.commands)
                    await asyncio.sleep(CONNECTED)
                    await seated(wire, len(wire.world.channels))
                    await asyncio.sleep(CONNECTED)
                multiply(paths[name], count, status)
            started = {name: [await _start(wire, paths[name]) for _ in range(STARTS)] for name in names}
    cpu = {name: [seconds for seconds, _ in each] for name, each in started.items()}
    megabytes = {name: [size for _, size in each] for name, each in started.items()}
    return [
        _row(f"idle memory with {LIVE:,} live tables, MB", megabytes["live"], megabytes["none"], "1.1 ×", "1.02 ×"),
        _row(f"start with {LIVE:,} live tables, CPU s", cpu["live"], cpu["none"], "", ""),
        _row(f"start with {STORED:,} stored games, CPU s", cpu["over"], cpu["none"], "1.1 ×", ""),
    ]


async def _start(wire: Wire, path: str) -> tuple[float, float]:
    async with wire.process("bot.py", DATABASE_PATH=path, LOG_LEVEL="ERROR") as bot:
        await asyncio.sleep(CONNECTED)
        return spent(bot.pid), memory(bot.pid) / 2**20


def multiply(path: str, times: int, status: str) -> None:
    """So many more tables like the one there is, each with its seats and its state."""
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        raw.execute("PRAGMA synchronous = OFF")
        raw.execute(f"CREATE TEMP TABLE numbers AS {COUNTED} SELECT number FROM counted WHERE ?1 > 0", [times])
        own = {**OWN, "status": f"'{status}'"}
        of_table = {"table_id": OWN["id"].replace("id ||", "table_id ||", 1)}
        for name, changed in (("tables", own), ("seats", of_table), ("states", of_table), ("steps", of_table)):
            columns = [row[1] for row in raw.execute(f"PRAGMA table_info({name})")]
            taken = ", ".join(changed.get(column, column) for column in columns)
            raw.execute(f"INSERT INTO {name} ({', '.join(columns)}) SELECT {taken} FROM {name}, numbers")
        raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")


async def _long() -> tuple[str, ...]:
    """Half of the tables have more than three hundred steps behind them; both halves are pressed in turns."""
    with tempfile.TemporaryDirectory() as folder:
        settings = {"DATABASE_PATH": f"{folder}/atoll.db", "LOG_LEVEL": "ERROR"}
        async with Wire() as wire:
            async with wire.process("bot.py", **settings) as bot:
                await wire.until(lambda: wire.world.commands)
                await asyncio.sleep(CONNECTED)
                tables = [await seated(wire, number) for number in range(2 * TABLES)]
                await paced(bot.pid, [typed(wire, *each) for each in tables])
            lengthen(settings["DATABASE_PATH"], [channel for channel, *_ in tables[:TABLES]])
            async with wire.process("bot.py", **settings) as bot:
                await asyncio.sleep(CONNECTED)
                return await _pressed(wire, bot.pid, tables)


async def _pressed(wire: Wire, pid: int, tables: list[tuple[str, Any, Any]]) -> tuple[str, ...]:
    costs: tuple[list[float], list[float]] = ([], [])
    for number in range(ROUNDS + 1):
        for half, cost in zip((tables[:TABLES], tables[TABLES:]), costs, strict=True):
            cpu, taken = await paced(pid, [typed(wire, *each) for each in half])
            if number:  # the first round warms
                cost.append(cpu / len(taken) * 1000)
    return _row(f"/move after {LONGER} steps, after three, CPU ms", *costs, "about 1 ×", "")


def lengthen(path: str, channels: list[str]) -> None:
    """As if each table's game had gone on for so many steps before."""
    with closing(sqlite3.connect(path)) as raw:
        these = f"(SELECT id FROM tables WHERE channel_id IN ({', '.join(channels)}))"
        later = ", ".join(
            f"{column} = {column} + {LONGER}" for column in ("revision", "shown_revision", "board_revision")
        )
        for name, change in (
            ("steps", f"revision = revision + {LONGER}"),
            ("states", f"revision = revision + {LONGER}"),
        ):
            raw.execute(f"UPDATE {name} SET {change} WHERE table_id IN {these}")
        raw.execute(f"UPDATE tables SET {later} WHERE id IN {these}")
        columns = [row[1] for row in raw.execute("PRAGMA table_info(steps)")]
        taken = ", ".join("number" if column == "revision" else column for column in columns)
        raw.execute(
            f"{COUNTED} INSERT INTO steps ({', '.join(columns)}) SELECT {taken} FROM steps, counted"
            f" WHERE table_id IN {these} AND revision = ?1 + 2",
            [LONGER],
        )
        raw.commit()


if __name__ == "__main__":
    main()
