"""From a press to its picture: the whole bot in its own process, over real sockets, beside one that only uploads."""

from __future__ import annotations

import asyncio
import os
import random
import statistics
import tempfile
from pathlib import Path
from typing import Any

from bench import table
from tests.wire.wire import Wire

TABLES = 25
"""With two people each: fifty."""
MOVES = 3
PACE = 0.02
TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGESIZE")


def main() -> None:
    floor, ours = asyncio.run(_compared())
    rows = [
        (name, f"{cpu * 1000:.2f}", f"{median * 1000:.1f}", f"{worst * 1000:.1f}", f"{memory / 2**20:.0f}")
        for name, (cpu, median, worst, memory) in (("uploads 60 KB", floor), ("/move, durable, drawn", ours))
    ]
    ratios = (f"{one / other:.2f} ×" for one, other in zip(ours, floor, strict=True))
    header = ("", "CPU ms an answer", "p50 ms", "p99 ms", "MB when idle")
    table("From a press to its picture, 50 people paced", header, [*rows, ("ratio", *ratios)])


async def _compared() -> tuple[tuple[float, ...], tuple[float, ...]]:
    return await _uploading(), await _moving()


def _spent(pid: int) -> float:
    """CPU seconds of a process so far."""
    words = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(words[11]) + int(words[12])) / TICK


def _memory(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def _summed(taken: list[float], cpu: float, memory: int) -> tuple[float, ...]:
    return cpu / len(taken), statistics.median(taken), statistics.quantiles(taken, n=100)[98], memory


async def _uploading() -> tuple[float, ...]:
    async with Wire() as wire, wire.process("bench/_uploader.py") as process:
        await wire.until(lambda: wire.world.commands)
        people = [wire.person(f"P{number}") for number in range(2 * TABLES)]
        memory, before = _memory(process.pid), _spent(process.pid)
        taken = await _paced([wire.slash(person, "/upload") for person in people for _ in range(MOVES)])
        return _summed(taken, _spent(process.pid) - before, memory)


async def _paced(asked: list[Any]) -> list[float]:
    """All of them, one after the other at a steady pace, not waiting for answers."""
    tasks = []
    for each in asked:
        tasks.append(asyncio.ensure_future(each))
        await asyncio.sleep(PACE)
    return [answer.elapsed for answer in await asyncio.gather(*tasks)]


async def _moving() -> tuple[float, ...]:
    with tempfile.TemporaryDirectory() as folder:
        async with Wire() as wire, wire.process("bot.py", DATABASE_PATH=f"{folder}/a.db", LOG_LEVEL="ERROR") as process:
            await wire.until(lambda: wire.world.commands)
            memory = _memory(process.pid)
            tables = [await _seated(wire, number) for number in range(TABLES)]
            taken: list[float] = []
            before = _spent(process.pid)
            for _ in range(2 * MOVES):
                taken += await _paced([_move(wire, *each) for each in tables])
            return _summed(taken, _spent(process.pid) - before, memory)


async def _seated(wire: Wire, number: int) -> tuple[str, Any, Any]:
    """A table of two people in a channel of its own."""
    channel = await wire.open_channel(f"t{number}")
    one, other = wire.person(f"A{number}"), wire.person(f"B{number}")
    await wire.slash(one, "/play island", channel=channel)
    await wire.slash(other, "/join", channel=channel)
    await wire.slash(one, "/start", channel=channel)
    return channel, one, other


async def _move(wire: Wire, channel: str, one: Any, other: Any) -> Any:
    """Whoever is to act moves to a legal tile, or ends the turn: what the board's menus offer."""
    board = next(each for each in reversed(wire.messages(channel)) if each["components"])
    player = one if f"<@{one.id}>" in board["content"].split("\n")[0] else other
    menus = [item for row in board["components"] for item in row["components"] if item.get("options")]
    moves = [option["value"] for menu in menus for option in menu["options"] if option["value"].startswith("move ")]
    if not moves:
        return await wire.slash(player, "/end_turn", channel=channel)
    return await wire.slash(player, "/move", channel=channel, to=random.choice(moves).split()[1])
