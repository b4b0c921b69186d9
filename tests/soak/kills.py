"""The bot's process is killed at any instant of play, again and again, and begun anew."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import Process
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


async def kills(count: int, folder: Path, luck: Random) -> str:
    """So many; the figures in a sentence."""
    database, acts = folder / "atoll.db", 0
    settings = {"DATABASE_PATH": str(database), "PICTURES": "no", "LOG_LEVEL": "WARNING"}
    async with Wire() as wire:
        with (folder / "log").open("wb") as wire.log:
            async with wire.process("bot.py", **settings):
                await wire.until(lambda: wire.world.commands)
            people = rooms(wire, database, ROOMS, luck)
            for number in range(count):
                async with begun_anew(wire, number, folder / "log", settings) as bot:
                    games = [asyncio.create_task(room.play(asyncio.Event())) for room in people]
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
