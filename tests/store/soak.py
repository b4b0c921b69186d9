"""Kill a writer at any instant, again and again: `python -m tests.store.soak [ROUNDS]`."""

import asyncio
import random
import subprocess
import sys
import tempfile
from collections import defaultdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from db import backup, loading, steps, tables
from db.store import Store

ROOT = Path(__file__).parents[2]
NOW = datetime(2026, 5, 4, tzinfo=UTC)
TABLES = 4


def state(table_id, revision):
    """What a step's state must be, to the last byte; some spill over many pages."""
    return f"{table_id} {revision} ".encode() * (100 * (1 + revision % 8))


async def write_for_ever(path):
    """Append steps at several tables at once, saying each one as soon as it is acknowledged."""
    store = await Store.open(path)

    async def play(table_id, revision):
        while True:
            revision += 1
            now = {"notation": f"move {revision}", "events": state(table_id, revision)[:300], "now": NOW}
            await steps.append(store, table_id, revision, seat=0, state=state(table_id, revision), **now)
            print(table_id, revision, flush=True)  # noqa: T201 — the acknowledgement

    places = await store.rows("SELECT id, revision FROM tables")
    await asyncio.gather(*(play(table_id, revision) for table_id, revision in places))


async def open_tables(path):
    """Tables for the writer to play at."""
    store = await Store.open(path)
    facts: dict[str, Any] = {"game": "island", "guild_id": 1, "host_id": 1, "language": "en", "options": {}, "seed": 1}
    for channel_id in range(TABLES):
        await tables.create(store, NOW, channel_id=channel_id, **facts)
    await store.close()


def kill_a_writer(path, acknowledged, after):
    """Let it write until so many steps were acknowledged, then kill it in the midst of the next ones."""
    command = [sys.executable, "-m", "tests.store.soak", "--write", str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as writer:  # noqa: S603 — it is this file
        for _ in range(after):
            _note(writer.stdout.readline(), acknowledged)
        writer.kill()
        for line in writer.stdout:
            _note(line, acknowledged)


def _note(line, acknowledged):
    if line.endswith("\n"):  # a line cut short was not said
        table_id, revision = line.split()
        acknowledged[table_id] = int(revision)


async def faults(path, acknowledged):
    """What was acknowledged and is not there, or is there by halves."""
    found = backup.check(path)
    store = await Store.open(path)
    for (table_id,) in await store.rows("SELECT id FROM tables"):
        loaded = await loading.load(store, table_id=table_id)
        last = loaded.table.revision
        history = await steps.history(store, table_id)
        if last < acknowledged[table_id]:
            found.append(f"{table_id}: {acknowledged[table_id]} was acknowledged, {last} is the last")
        if [step.revision for step in history] != list(range(1, last + 1)):
            found.append(f"{table_id}: the history has gaps, or goes beyond {last}")
        if any(step.events != state(table_id, step.revision)[:300] for step in history):
            found.append(f"{table_id}: some events are not what was written")
        if last and loaded.state != state(table_id, last):
            found.append(f"{table_id}: the state is not that of step {last}")
    await store.close()
    return found


def soak(path, rounds, luck):
    """Kill that many writers on one store; what is wrong after any of them."""
    asyncio.run(open_tables(path))
    acknowledged = defaultdict(int)
    for number in range(rounds):
        kill_a_writer(path, acknowledged, after=luck.randrange(1, 120))
        if found := asyncio.run(faults(path, acknowledged)):
            return [f"round {number}: {fault}" for fault in found]
    return [] if all(acknowledged.values()) else ["nothing was ever acknowledged at some table"]


def main():
    """Soak for so many rounds, 200 if none are said."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    with tempfile.TemporaryDirectory(dir=ROOT) as folder:
        found = soak(Path(folder) / "soak.db", rounds, random.Random())
    print("\n".join(found) or f"{rounds} writers killed, nothing acknowledged was lost")  # noqa: T201
    sys.exit(bool(found))


if __name__ == "__main__":
    if "--write" in sys.argv:
        asyncio.run(write_for_ever(Path(sys.argv[-1])))
    else:
        main()
