"""From a press to its picture: the whole bot in its own process, over real sockets, beside one that only uploads."""

from __future__ import annotations

import asyncio
import os
import random
import statistics
import tempfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, NamedTuple

from bench import table
from tests.wire.wire import Wire

TABLES = 25
"""With two people each: fifty."""
ROUNDS = 5
PACE = 0.02
SETTLED = 0.3
"""Seconds after the last answer: what follows an answer belongs to its cost."""
CONNECTED = 1.0
"""Seconds until a bot that has just connected does nothing more."""
PAGE = os.sysconf("SC_PAGESIZE")


class Asked(NamedTuple):
    """One way to ask: CPU seconds an answer of each round, and how long each answer took."""

    cpu: list[float]
    taken: list[float]

    @property
    def figures(self) -> tuple[float, float, float]:
        return statistics.median(self.cpu), statistics.median(self.taken), statistics.quantiles(self.taken, n=100)[98]


def main() -> None:
    memories, asked = asyncio.run(_compared())
    floor = asked["uploads 60 KB"]
    rows = []
    for name, each in asked.items():
        spread = (max(each.cpu) - min(each.cpu)) / 2
        cpu, median, slowest = each.figures
        ratios = [f"{ours / theirs:.1f} ×" for ours, theirs in zip(each.figures, floor.figures, strict=True)]
        told = f"{cpu * 1000:.2f} ± {spread * 1000:.2f}", f"{median * 1000:.1f}", f"{slowest * 1000:.1f}"
        rows.append((name, *(part for pair in zip(told, ratios, strict=True) for part in pair)))
    header = ("", "CPU ms an answer", "must 3 ×, good 2 ×", "p50 ms", "", "p99 ms", "must 4 ×, good 2 ×")
    table(f"From a press to its picture, {2 * TABLES} people paced", header, rows)
    idle, ours = memories
    ratio = (f"{idle / 2**20:.0f}", f"{ours / 2**20:.0f}", f"{ours / idle:.2f} ×", "1.4 ×", "1.25 ×")
    table("Memory of the idle bot, MB", ("uploads", "ours", "ratio", "must", "good"), [ratio])


def spent(pid: int) -> float:
    """CPU seconds of a process so far, to the microsecond."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(each.read_text().split()[0]) for each in threads) / 1e9


def memory(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


async def _compared() -> tuple[tuple[int, int], dict[str, Asked]]:
    """Both at once and in turns: whatever else the machine does meets both."""
    with tempfile.TemporaryDirectory() as folder:
        settings = {"DATABASE_PATH": f"{folder}/atoll.db", "LOG_LEVEL": "ERROR"}
        async with Wire() as theirs, Wire() as ours, theirs.process("bench/_uploader.py") as uploader:
            async with ours.process("bot.py", **settings):  # its very first start, when it tells Discord its commands
                await ours.until(lambda: ours.world.commands)
                await asyncio.sleep(CONNECTED)
            async with ours.process("bot.py", **settings) as bot:
                return await _in_turns(theirs, uploader, ours, bot)


async def _in_turns(
    theirs: Wire, uploader: asyncio.subprocess.Process, ours: Wire, bot: asyncio.subprocess.Process
) -> tuple[tuple[int, int], dict[str, Asked]]:
    await theirs.until(lambda: theirs.world.commands)
    await asyncio.sleep(CONNECTED)
    memories = memory(uploader.pid), memory(bot.pid)
    people = [theirs.person(f"P{number}") for number in range(2 * TABLES)]
    tables = [await seated(ours, number) for number in range(TABLES)]
    ways: dict[str, tuple[int, Callable[[], list[Coroutine[Any, Any, Any]]]]] = {
        "uploads 60 KB": (uploader.pid, lambda: [theirs.slash(person, "/upload") for person in people]),
        "/move, durable, drawn": (bot.pid, lambda: [typed(ours, *each) for each in tables]),
        "the same pressed on the board": (bot.pid, lambda: [pressed(ours, *each) for each in tables]),
    }
    asked = {name: Asked([], []) for name in ways}
    for number in range(ROUNDS + 1):
        for name, (pid, questions) in ways.items():
            cpu, taken = await paced(pid, questions())
            if number:  # the first round warms
                asked[name].cpu.append(cpu / len(taken))
                asked[name].taken.extend(taken)
    return memories, asked


async def paced(pid: int, questions: list[Any]) -> tuple[float, list[float]]:
    """One after the other at a steady pace, not waiting for answers: the CPU of all, and how long each took."""
    before, tasks = spent(pid), []
    for each in questions:
        tasks.append(asyncio.ensure_future(each))
        await asyncio.sleep(PACE)
    answers = await asyncio.gather(*tasks)
    await asyncio.sleep(SETTLED)
    return spent(pid) - before, [answer.elapsed for answer in answers]


async def seated(wire: Wire, number: int) -> tuple[str, Any, Any]:
    """A table of two people in a channel of its own."""
    channel = await wire.open_channel(f"t{number}")
    one, other = wire.person(f"A{number}"), wire.person(f"B{number}")
    await wire.slash(one, "/play island", channel=channel)
    await wire.slash(other, "/join", channel=channel)
    await wire.slash(one, "/start", channel=channel)
    return channel, one, other


async def typed(wire: Wire, channel: str, one: Any, other: Any) -> Any:
    """Whoever is to act types a legal move, or that the turn ends; what else the table asks is pressed."""
    _, player, _, choices = _board(wire, channel, one, other)
    moves = [line for _, line in choices if line.startswith("move ")]
    if moves:
        return await wire.slash(player, "/move", channel=channel, to=random.choice(moves).split()[1])
    if any(line == "end-turn" for _, line in choices):
        return await wire.slash(player, "/end_turn", channel=channel)
    return await pressed(wire, channel, one, other)


async def pressed(wire: Wire, channel: str, one: Any, other: Any) -> Any:
    """The same with the board's menus and buttons; at a table whose game is over its words are asked for."""
    board, player, tools, choices = _board(wire, channel, one, other)
    moves = [each for each in choices if each[1].startswith("move ")]
    for custom_id, line in [random.choice(moves)] if moves else choices:
        if line.split()[0] in {"move", "end-turn", "pass", "discard", "swim"}:
            if custom_id.startswith("act:"):
                return await wire.press(player, custom_id, board)
            return await wire.choose(player, custom_id, board, [line])
    return await wire.press(player, tools[0], board)


def _board(wire: Wire, channel: str, one: Any, other: Any) -> tuple[Any, Any, list[str], list[tuple[str, str]]]:
    """The live board, who is to act, the other buttons' ids, and each offered action beside the id that offers it."""
    board = next(each for each in reversed(wire.messages(channel)) if each["components"])
    player = one if f"<@{one.id}>" in board["content"].split("\n")[0] else other
    items = [item for row in board["components"] for item in row["components"]]
    ids = [item["custom_id"] for item in items]
    chosen = [(item["custom_id"], option["value"]) for item in items for option in item.get("options", ())]
    acts = [(each, each.split(":", 3)[3]) for each in ids if each.startswith("act:")]
    return board, player, [each for each in ids if ":text" in each], [*chosen, *acts]
