"""The bot's process is killed at any instant of play, again and again, and begun anew."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from tests.soak.kept import everything_is_shown, nothing_is_lost
from tests.soak.people import rooms, tidy
from tests.wire.wire import Wire

ROOMS = 6
LONGEST = 1.2
"""Seconds of play before a kill, at the most."""


async def kills(count: int, folder: Path, luck: Random) -> str:
    """So many; the figures in a sentence."""
    database, acts, presses = folder / "atoll.db", 0, 0
    settings = {"DATABASE_PATH": str(database), "PICTURES": "no", "LOG_LEVEL": "WARNING"}
    async with Wire() as wire:
        with (folder / "log").open("wb") as wire.log:
            async with wire.process("bot.py", **settings):
                await wire.until(lambda: wire.world.commands)
            people = rooms(wire, database, ROOMS, luck)
            for _ in range(count):
                async with wire.process("bot.py", **settings) as bot:
                    games = [asyncio.create_task(room.play(asyncio.Event())) for room in people]
                    await asyncio.sleep(luck.uniform(0, LONGEST))
                    bot.kill()
                    await bot.wait()
                    for game in games:
                        game.cancel()
                    await asyncio.gather(*games, return_exceptions=True)
                acts += await nothing_is_lost(database, people)
                tidy(wire, people)
            presses = sum(room.presses for room in people)
            async with wire.process("bot.py", **settings):
                await everything_is_shown(database, people)
    assert "Traceback" not in (folder / "log").read_text(), "a fault is in the log"
    return f"{count} kills, {presses:,} presses and commands; {acts:,} acknowledged acts looked for, none lost"
