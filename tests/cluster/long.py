"""`python -m tests.cluster.long [MINUTES]`: four processes and their database are ended in every way under play."""

import asyncio
import random
import signal
import sys
import tempfile
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

from tests.cluster.checks import all_holds
from tests.cluster.crew import Crew
from tests.cluster.story import Story
from tests.cluster.tables import PATIENCE, sit_down
from tests.postgres import Server, begun
from tests.wire.wire import Wire

SHARDS, TABLES, AT_ONCE = 8, 16, 4
BETWEEN = 5.0
"""Seconds that Discord wants between two who identify in a bucket."""
MINUTES = 4.0


def say(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


async def quietly(story: Story) -> None:
    """Each process is renewed, and nobody notices."""
    async with story.playing(patience=PATIENCE):
        for unit in story.crew.units:
            await story.renew(unit)
    slowest = max(table.slowest for table in story.tables)
    say("renewed one after the other:", len(story.failed), "failed, slowest answer", f"{slowest:.2f} s")
    assert story.failed == []
    assert "Traceback" not in story.crew.said()


async def roughly(story: Story, seconds: float, restart: Callable[[], Any]) -> None:
    """Killed every few seconds, now and then cut off, or the database is started anew."""
    over = asyncio.get_running_loop().time() + seconds
    done = dict.fromkeys(("killed", "cut off", "database stopped"), 0)
    async with story.playing(patience=2):
        while asyncio.get_running_loop().time() < over:
            (what,) = story.luck.choices(list(done), [8, 2, 1])
            if what == "killed":
                story.luck.choice(story.crew.units).signal(signal.SIGKILL)
                await asyncio.sleep(story.luck.uniform(3, 6))
            elif what == "cut off":
                await story.cut()
            else:
                await asyncio.to_thread(restart)
                await story.again()
            done[what] += 1
        await story.again()
    say(", ".join(f"{what} {count} times" for what, count in done.items()))
    say(
        "acknowledged", story.kept, "presses", sum(table.presses for table in story.tables), "failed", len(story.failed)
    )


def in_its_bucket(identified: list[tuple[float, int]]) -> None:
    """Nobody died yet: two of a bucket are so far apart as Discord wants."""
    for bucket in range(AT_ONCE):
        times = [when for when, shard in identified if shard % AT_ONCE == bucket]
        assert all(later - sooner >= BETWEEN for sooner, later in pairwise(times))


async def play(minutes: float) -> None:
    luck = random.Random()
    with begun(durable=True) as running, tempfile.TemporaryDirectory() as folder:
        server = Server(running.get_uri())
        database = server.empty()
        server.rows.close()

        def restart() -> None:
            running.stop()
            running.start()

        async with Wire() as wire:
            wire.gateway.max_concurrency = AT_ONCE
            tables = await sit_down(wire, TABLES, SHARDS, luck)
            async with Crew(wire, database, Path(folder), shards=SHARDS) as crew:
                story = Story(crew, database, tables, luck)
                await quietly(story)
                in_its_bucket(wire.gateway.identifies)
                await roughly(story, minutes * 60, restart)
                await story.remind(luck.choice(crew.units))
                say("reminded once each;", await all_holds(database, tables), "acknowledged acts are kept, each once")


if __name__ == "__main__":
    asyncio.run(play(float(sys.argv[1]) if sys.argv[1:] else MINUTES))
