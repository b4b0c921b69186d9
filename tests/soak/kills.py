"""The bot's process is killed at any instant of play, again and again, and begun anew."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, Process
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random

from tests.soak.faults import end_of, faults_in
from tests.soak.kept import everything_is_shown, nothing_is_lost
from tests.soak.people import Room, rooms, tidy
from tests.wire.wire import Wire

ROOMS = 6
MOST = 60
"""Presses and commands before a kill, and then some milliseconds more."""
LOOKED_AT = 10
"""Of so many lives one is looked at from outside, after the day's copy was made in it."""


def presses(people: list[Room]) -> int:
    return sum(room.presses for room in people)


@asynccontextmanager
async def begun_anew(wire: Wire, number: int, log: Path, settings: dict[str, str]) -> AsyncIterator[Process]:
    """One that does not come up is told with the last that it said."""
    async with AsyncExitStack() as begun:
        try:
            bot = await begun.enter_async_context(wire.process("bot.py", **settings))
        except TimeoutError:
            raise AssertionError(f"after {number} kills it does not come up again: {end_of(log)}") from None
        yield bot


def copies_in(folder: Path) -> list[Path]:
    """The copies of days that are finished."""
    return [*folder.glob("atoll-????-??-??.db")]


async def looked_at(database: Path, copies: Path) -> None:
    """As hosts do: a copy is made within, and then another process opens the file and closes it again."""
    async with asyncio.timeout(90):
        while not copies_in(copies):  # noqa: ASYNC110 — no bell rings
            await asyncio.sleep(0.05)
    look = sys.executable, "-m", "db", f"--database={database}", "check"
    outside = await asyncio.create_subprocess_exec(*look, stdout=DEVNULL)
    assert await outside.wait() == 0
    for each in copies_in(copies):  # the next life that is looked at makes its own
        each.unlink()


async def kills(count: int, folder: Path, luck: Random) -> str:
    """So many; the figures in a sentence."""
    database, copies, acts = folder / "atoll.db", folder / "copies", 0
    settings = {"DATABASE_PATH": str(database), "PICTURES": "no", "LOG_LEVEL": "WARNING"}
    copying = settings | {"BACKUP_FOLDER": str(copies)}
    async with Wire() as wire:
        with (folder / "log").open("wb") as wire.log:
            async with wire.process("bot.py", **settings):
                await wire.until(lambda: wire.world.commands)
            people = rooms(wire, database, ROOMS, luck)
            for number in range(count):
                is_looked_at = number % LOOKED_AT == 0
                async with begun_anew(wire, number, folder / "log", copying if is_looked_at else settings) as bot:
                    games = [asyncio.create_task(room.play(asyncio.Event())) for room in people]
                    if is_looked_at:
                        await looked_at(database, copies)
                    enough = presses(people) + luck.randrange(MOST)
                    while presses(people) < enough:  # noqa: ASYNC110 — no bell rings
                        await asyncio.sleep(0.002)
                    await asyncio.sleep(luck.uniform(0, 0.03))
                    bot.kill()
                    await bot.wait()
                    for game in games:
                        game.cancel()
                    await asyncio.gather(*games, return_exceptions=True)
                acts += await nothing_is_lost(database, people)
                tidy(wire, people)
            async with wire.process("bot.py", **settings):
                await everything_is_shown(database, people)
    faults = faults_in(folder / "log")
    assert not faults, f"faults are in the log: {faults}"
    return f"{count} kills, {presses(people):,} presses and commands; {acts:,} acknowledged acts looked for, none lost"
