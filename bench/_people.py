"""People at fifty clients, and what a bot's processes spend on answering them."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path
from typing import Any

from tests.wire.wire import Wire

PACE = 0.02
SETTLED = 0.3
"""Seconds after the last answer: what follows an answer belongs to its cost."""
CONNECTED = 1.0
"""Seconds until a bot that has just connected does nothing more."""
PAGE = os.sysconf("SC_PAGESIZE")

Seated = tuple[str, Any, Any]
"""A table of two people in a channel of its own."""


def spent(pid: int) -> float:
    """CPU seconds of a process and all that it began so far, to the microsecond; no thread may end meanwhile."""
    threads = [each for one in family(pid) for each in Path(f"/proc/{one}/task").glob("*/schedstat")]
    return sum(int(each.read_text().split()[0]) for each in threads) / 1e9


def threads(pid: int) -> set[str]:
    return {each.name for one in family(pid) for each in Path(f"/proc/{one}/task").iterdir()}


def family(pid: int) -> list[int]:
    """A process, and those it began."""
    parents = {int(each.parent.name): _parent(each) for each in Path("/proc").glob("[0-9]*/stat")}
    found = [pid]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found


def _parent(stat: Path) -> int:
    try:
        return int(stat.read_text().rpartition(")")[2].split()[1])
    except OSError:  # it has ended
        return 0


def memory(pid: int) -> int:
    """Bytes of a process and all that it began."""
    return sum(int(Path(f"/proc/{one}/statm").read_text().split()[1]) for one in family(pid)) * PAGE


async def paced(pid: int, questions: list[Any]) -> tuple[float, list[float]]:
    """One after the other at a steady pace, not waiting for answers: the CPU of all, and how long each took."""
    known, before, tasks = threads(pid), spent(pid), []
    for each in questions:
        tasks.append(asyncio.ensure_future(each))
        await asyncio.sleep(PACE)
    answers = await asyncio.gather(*tasks)
    await asyncio.sleep(SETTLED)
    cpu = spent(pid) - before
    assert known <= threads(pid), "a thread ended, and what it had spent is not counted"
    return cpu, [answer.elapsed for answer in answers]


async def seated(wire: Wire, number: int) -> Seated:
    """Two people sit down at an island in a channel of its own."""
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
        return await wire.slash(player, "/done", channel=channel)
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


def is_over(wire: Wire, channel: str) -> bool:
    """Whether the game on the live board has ended: it offers another one."""
    return any(
        ":rematch" in item["custom_id"] for row in live(wire, channel)["components"] for item in row["components"]
    )


def live(wire: Wire, channel: str) -> Any:
    """The board that can be pressed."""
    return next(each for each in reversed(wire.messages(channel)) if each["components"])


def _board(wire: Wire, channel: str, one: Any, other: Any) -> tuple[Any, Any, list[str], list[tuple[str, str]]]:
    """The live board, who is to act, the other buttons' ids, and each offered action beside the id that offers it."""
    board = live(wire, channel)
    player = one if f"<@{one.id}>" in board["content"].split("\n")[0] else other
    items = [item for row in board["components"] for item in row["components"]]
    ids = [item["custom_id"] for item in items]
    chosen = [(item["custom_id"], option["value"]) for item in items for option in item.get("options", ())]
    acts = [(each, each.split(":", 3)[3]) for each in ids if each.startswith("act:")]
    return board, player, [each for each in ids if ":text" in each], [*chosen, *acts]
