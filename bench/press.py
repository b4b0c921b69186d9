"""From a press to its picture: the whole bot in its own process, over real sockets, beside bots that know no game.

`python -m bench.press 8` is a quick form: so many slices instead of eighty.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import sqlite3
import statistics
import sys
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from bench import table
from bench._people import CONNECTED, Seated, is_over, live, memory, paced, pressed, seated, typed
from bench.pictures import decibels
from cogs.operator.icons import all_pictures, name_of
from engine.island import GAME
from engine.island.view import view
from engine.play import load
from render.island import pictures
from tests.wire.wire import Wire

TABLES = 25
"""With two people each: fifty. A slice is one question to each of them."""
SLICES = 80
"""Of every contestant, in turns: whatever else the machine does meets all alike."""
CHECKED = 400
"""So many requests are compared with Discord's description at the end; the others are forgotten."""

FLOOR = "uploads 60 KB"
BARE, SHRINKING = "sends a ready board", "sends one and shrinks the former"
TYPED, PRESSED = "/move, durable, drawn", "the same pressed on the board"
ASKED = {TYPED: ("6.5 ×", "5 ×"), PRESSED: ("5 ×", "4 ×")}


@dataclass
class Asked:
    """One way to ask: CPU seconds an answer in each slice, and how long each answer took."""

    pid: int
    questions: Callable[[], list[Coroutine[Any, Any, Any]]]
    cpu: list[float] = field(default_factory=list)
    taken: list[float] = field(default_factory=list)


def main(slices: int = SLICES) -> None:
    with tempfile.TemporaryDirectory() as folder:
        memories, asked, sizes = asyncio.run(_compared(Path(folder), slices))
        losses = [decibels(paint) for paint in _boards(Path(folder) / "atoll.db")]
    header = ("", "CPU ms an answer", "ratio", "must", "good", "p50 ms", "ratio", "p95 ms", "ratio, must 4 ×")
    rows = [_row(name, each, asked[FLOOR]) for name, each in asked.items()]
    answers = len(asked[FLOOR].taken)
    table(f"From a press to its picture, {2 * TABLES} people paced, {answers} answers of each", header, rows)
    boards = f"{statistics.median(sizes):.0f}", f"{max(sizes):.0f}", f"{min(losses):.1f}"
    table(f"The {len(sizes)} pictures sent", ("KB", "largest, must 110", "dB, must 36"), [boards])
    idle, ours = memories
    ratio = (f"{idle / 2**20:.0f}", f"{ours / 2**20:.0f}", f"{ours / idle:.2f} ×", "1.4 ×", "1.25 ×")
    table("Memory of the idle bot, MB", ("uploads", "ours", "ratio", "must", "good"), [ratio])


def _row(name: str, each: Asked, floor: Asked) -> tuple[str, ...]:
    """CPU: of all slices together, and how far apart the middle half of them lies."""
    cpu, least = statistics.mean(each.cpu), statistics.mean(floor.cpu)
    first, _, third = statistics.quantiles(each.cpu, n=4)
    figures = [f"{cpu * 1000:.2f} ± {(third - first) * 500:.2f}", f"{cpu / least:.2f} ×", *ASKED.get(name, ("", ""))]
    for hundredth in (50, 95):
        ours, theirs = (statistics.quantiles(one.taken, n=100)[hundredth - 1] for one in (each, floor))
        figures += [f"{ours * 1000:.1f}", f"{ours / theirs:.1f} ×"]
    return name, *figures


Compared = tuple[tuple[int, int], dict[str, Asked], list[float]]
"""The idle memories, the contestants, the sizes in KB of our pictures."""


async def _compared(folder: Path, slices: int) -> Compared:
    settings = {"DATABASE_PATH": f"{folder}/atoll.db", "LOG_LEVEL": "ERROR", "EMOJI": "yes"}
    async with (
        Wire() as theirs,
        Wire() as ours,
        theirs.process("bench/_uploader.py", READY=str(folder / "ready")) as uploader,
    ):
        for icon, file in all_pictures().items():
            ours.world.add_emoji(name_of(icon, file))
        theirs.world.emoji = ours.world.emoji  # a bot that sends the same board has the same icons
        async with ours.process("bot.py", **settings):  # its very first start, when it tells Discord its commands
            await ours.until(lambda: ours.world.commands)
            await asyncio.sleep(CONNECTED)
        async with ours.process("bot.py", **settings) as bot:
            await theirs.until(lambda: theirs.world.commands)
            await asyncio.sleep(CONNECTED)
            memories = memory(uploader.pid), memory(bot.pid)
            return memories, *await _in_turns(Contest(theirs, uploader.pid, ours, bot.pid, folder), slices)


async def _in_turns(contest: Contest, slices: int) -> tuple[dict[str, Asked], list[float]]:
    asked = await contest.begin()
    sizes: list[float] = []
    for number in range(slices + 1):
        for each in asked.values():
            cpu, taken = await paced(each.pid, each.questions())
            if number:  # the first slice warms
                each.cpu.append(cpu / len(taken))
                each.taken.extend(taken)
            sizes += [len(picture) / 1000 for picture in contest.ours.world.files.values()]
            await contest.tidy()
    return asked, sizes


class Contest:
    """Two played Discords, one for our bot and one for the others, and the people in them."""

    def __init__(self, theirs: Wire, uploader: int, ours: Wire, bot: int, folder: Path) -> None:
        self.theirs, self.ours = theirs, ours
        self.uploader, self.bot = uploader, bot
        self.folder = folder
        self.tables: list[Seated] = []
        self._numbers = itertools.count()

    async def begin(self) -> dict[str, Asked]:
        """People sit down; one of our boards is what the others send."""
        self.tables = [await seated(self.ours, next(self._numbers)) for _ in range(TABLES)]
        self._hand_over(live(self.ours, self.tables[0][0]))
        people = itertools.cycle([self.theirs.person(f"P{number}") for number in range(2 * TABLES)])

        def uploads(command: str) -> Asked:
            return Asked(
                self.uploader,
                lambda: [self.theirs.slash(person, command) for person in itertools.islice(people, TABLES)],
            )

        def plays(ask: Callable[..., Coroutine[Any, Any, Any]]) -> Asked:
            return Asked(self.bot, lambda: [ask(self.ours, *each) for each in self.tables])

        return {
            FLOOR: uploads("/upload"),
            BARE: uploads("/board"),
            SHRINKING: uploads("/follow"),
            TYPED: plays(typed),
            PRESSED: plays(pressed),
        }

    def _hand_over(self, board: Any) -> None:
        """The words, the controls and the picture of a board, for the others to send."""
        (attachment,) = board["attachments"]
        words = {"content": board["content"], "components": board["components"], "alt": attachment["description"]}
        self.folder.joinpath("ready.json").write_text(json.dumps(words))
        self.folder.joinpath("ready.png").write_bytes(self.ours.world.files[attachment["id"]])

    async def tidy(self) -> None:
        """Nobody looks again at former messages, pictures and requests; whose game is over begins another."""
        for place, (channel, *_) in enumerate(self.tables):
            if is_over(self.ours, channel):
                self.tables[place] = await seated(self.ours, next(self._numbers))
        kept = {live(self.ours, channel)["id"] for channel, *_ in self.tables}
        kept |= set(list(self.theirs.world.messages)[-TABLES:])
        for wire in (self.theirs, self.ours):
            for message_id in wire.world.messages.keys() - kept:
                del wire.world.messages[message_id]
            wire.world.files.clear()
            wire.answers.clear()
            del wire.requests[CHECKED:]


def _boards(path: Path) -> Iterator[Callable[[], Any]]:
    """What the tables show at the end, to be painted again."""
    with closing(sqlite3.connect(path)) as rows:
        newest = "SELECT state FROM states JOIN tables ON id = table_id AND tables.revision = states.revision"
        states = [load(GAME, state) for (state,) in rows.execute(f"{newest} WHERE status = 'running'")]
    for state in states:
        yield partial(pictures.draw, view(state, None), [f"Player {seat}" for seat in range(state.seats)], "en")


if __name__ == "__main__":
    main(int(sys.argv[1]))
