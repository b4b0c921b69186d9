"""What happens to several processes: they are killed, cut off, told to leave, and people go on pressing."""

import asyncio
import random
import signal
from collections.abc import Sequence
from contextlib import asynccontextmanager
from typing import Any

from tests.cluster.checks import asked, changed
from tests.cluster.crew import Crew, Unit
from tests.cluster.tables import Table

A_WHILE = 1.5
OTHERS = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
SLOTS = f"SELECT pid {OTHERS} AND application_name = 'atoll slot' ORDER BY pid"
EVERYBODY = f"SELECT pg_terminate_backend(pid) {OTHERS}"
UNTOLD = "kind = 'reminder' AND due_at IS NOT NULL AND reminders_sent = 0"
DUE = f"UPDATE deadlines SET due_at = began_at WHERE {UNTOLD}"
"""As if the hours had passed."""
WAITED_FOR = f"""
    SELECT channel_id, count(*) FROM deadlines JOIN tables ON tables.id = table_id
    WHERE {UNTOLD} AND status = 'running' GROUP BY channel_id
"""
WAKE = "SELECT pg_notify('atoll', 'person 1')"
"""What is told when somebody changed their preferences: every clock looks again."""


class Story:
    """A crew, its people, and the database they share."""

    def __init__(self, crew: Crew, database: str, tables: Sequence[Table], luck: random.Random) -> None:
        self.crew, self.database, self.tables, self.luck = crew, database, tables, luck

    @property
    def failed(self) -> list[str]:
        return [each for table in self.tables for each in table.failed]

    @property
    def kept(self) -> int:
        return sum(len(table.kept) for table in self.tables)

    @asynccontextmanager
    async def playing(self, *, patience: float) -> Any:
        """Everybody plays meanwhile; what failed before is forgotten."""
        stop = asyncio.Event()
        for table in self.tables:
            table.patience = patience
            table.failed.clear()
        games = [asyncio.create_task(table.play(stop)) for table in self.tables]
        try:
            yield
        finally:
            stop.set()
            await asyncio.gather(*games)

    async def everybody_plays(self, more: int) -> None:
        """Until so many more acts were acknowledged."""
        enough = self.kept + more
        await self.crew.until(lambda: self.kept >= enough)

    async def renew(self, unit: Unit) -> None:
        """Told to leave, it hands over to who stands by, and nobody notices."""
        await self.crew.renew(unit)
        await self.everybody_plays(len(self.tables))

    async def kill(self, unit: Unit) -> None:
        unit.signal(signal.SIGKILL)
        await self.again()

    async def cut(self) -> None:
        """The connection that holds a slot is gone: its process cannot know what is whose any more."""
        slots = [pid for (pid,) in asked(self.database, SLOTS)]
        changed(self.database, "SELECT pg_terminate_backend(%s)", self.luck.choice(slots))
        await self.again()

    async def cut_all(self) -> None:
        """As a database that is started anew does."""
        changed(self.database, EVERYBODY)
        await self.again()

    async def again(self) -> None:
        """Somebody has every shard, and people play."""
        await asyncio.sleep(A_WHILE)
        await self.crew.until_connected()
        await self.everybody_plays(len(self.tables))

    async def remind(self, unit: Unit) -> None:
        """Everybody is due at once; who tells is killed at the first message, and what is told is told once."""
        before = {table.channel: len(table.reminders) for table in self.tables}
        waited = {str(channel): count for channel, count in asked(self.database, WAITED_FOR)}
        assert waited, "nobody is waited for"
        changed(self.database, DUE)
        changed(self.database, WAKE)
        await self.crew.until(lambda: sum(len(table.reminders) for table in self.tables) > sum(before.values()))
        unit.signal(signal.SIGKILL)
        async with asyncio.timeout(60):
            while asked(self.database, WAITED_FOR):
                changed(self.database, DUE)  # two minutes later, what was claimed and not told is due again
                changed(self.database, WAKE)
                await asyncio.sleep(A_WHILE)
        told = {table.channel: len(table.reminders) - before[table.channel] for table in self.tables}
        assert told == {table.channel: int(table.channel in waited) for table in self.tables}
