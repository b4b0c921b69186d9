"""Evenings with an ill Discord: one answer in ten fails, is lost, asks for patience, or comes late."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from aiohttp import web

from tests.cluster.checks import asked as rows
from tests.soak.asides import Aside
from tests.soak.faults import faults_in
from tests.soak.flat import Flat
from tests.soak.kept import everything_is_shown, nothing_is_lost
from tests.soak.people import Room, rooms, tidy
from tests.wire.server import Fault
from tests.wire.wire import Wire

AT_ONCE = 9
ILL = 0.1
LATEST = 3.5
"""Seconds; Discord's own client gives up after three."""
PATIENCE = 4.0
OVER = "SELECT count(*) FROM tables WHERE status = 'over' AND channel_id = %s"
WITH_A_STRONG_ONE = {"computers": 1, "players": 2, "strength": "strong"}
BESIDE = 0.1
"""How often somebody does something beside the table."""
ENOUGH = 2000
"""Acts: more than any game takes."""


class Ill:
    """Stands before the played Discord, and spoils one answer in ten."""

    def __init__(self, wire: Wire, luck: Random) -> None:
        self.luck, self.respond = luck, wire.respond
        self.met: Counter[str] = Counter()
        self.is_ill = True
        wire.respond = self.spoil  # type: ignore[method-assign]

    async def spoil(self, request: web.Request, handler: Any, asked: Any) -> web.StreamResponse:
        self.met["answered"] += 1
        if not self.is_ill or self.luck.random() >= ILL:
            return await self.respond(request, handler, asked)
        kind = self.luck.choice(("fails", "lost", "patience", "late"))
        self.met[kind] += 1
        if kind == "late":
            await asyncio.sleep(self.luck.uniform(0.3, LATEST))
            return await self.respond(request, handler, asked)
        status = 429 if kind == "patience" else self.luck.choice((500, 502, 503))
        fault = Fault("", "", 1, status=status, retry_after=self.luck.uniform(0.05, 1.0))
        if kind == "lost":
            await self.respond(request, handler, asked)
        return fault.response


async def evening(room: Room, aside: Aside) -> None:
    """One game to its end."""
    before = rows(room.database, OVER, int(room.channel))
    for _ in range(ENOUGH):
        await (aside if room.luck.random() < BESIDE else room).act()
        if rows(room.database, OVER, int(room.channel)) != before:
            return
    raise AssertionError(f"{room.game} does not come to an end")


async def evenings(count: int, folder: Path, luck: Random) -> str:
    """So many, some at once; the figures in a sentence."""
    database, flat = folder / "atoll.db", Flat()
    settings = {"DATABASE_PATH": str(database), "LOG_LEVEL": "WARNING"}
    async with Wire() as wire:
        with (folder / "log").open("wb") as wire.log:
            async with wire.process("-m", "tests.soak.hasty", **settings) as bot:
                await wire.until(lambda: wire.world.commands)
                ill = Ill(wire, luck)
                people = rooms(wire, database, min(AT_ONCE, count), luck)
                asides = [Aside(wire, room, luck) for room in people]
                for room in people[:2]:
                    room.opening = WITH_A_STRONG_ONE
                left = iter(range(count))

                async def play(room: Room, aside: Aside) -> None:
                    room.patience = PATIENCE
                    for _ in left:
                        await evening(room, aside)
                        tidy(wire, [room])
                        flat.note(bot.pid)

                await asyncio.gather(*map(play, people, asides))
                ill.is_ill = False
                await everything_is_shown(database, people)
                assert bot.returncode is None
        acts = await nothing_is_lost(database, people)
    met = ", ".join(f"{ill.met[kind]:,} {kind}" for kind in ("fails", "lost", "patience", "late"))
    beside = sum((aside.done for aside in asides), Counter())
    unanswered = sum(len(room.failed) for room in people)
    faults = faults_in(folder / "log")
    assert not faults, f"faults are in the log: {faults}"
    return (
        f"{count} evenings, {sum(room.presses for room in people):,} presses and commands, {unanswered} never answered;"
        f" beside the tables {beside['try']:,} turns tried out, {beside['puzzle']:,} puzzles,"
        f" {beside['elsewhere']:,} games elsewhere; of {ill.met['answered']:,} answers {met};"
        f" {acts:,} acknowledged acts looked for, none lost; every board shown; {flat}"
    )
