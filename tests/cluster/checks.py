"""What must hold after whatever happened: nothing acknowledged is lost, and everything is shown once."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg

from tests.cluster.tables import Table

PATIENCE = 30.0
SHOWN = "SELECT count(*) FROM tables WHERE shown_revision < revision"
FORMER = "SELECT count(*) FROM former_boards WHERE seats IS NULL"
ACTS = "SELECT revision, seats.user_id, notation FROM steps JOIN seats USING (table_id, seat) WHERE table_id = %s"
TOLD = "SELECT count(*) FROM deadlines WHERE reminders_sent = 0 AND due_at < %s"
LONG_AGO = 1


def asked(database: str | Path, sql: str, *values: Any) -> list[tuple[Any, ...]]:
    """Of a server's database, or of a file."""
    if isinstance(database, Path):
        with closing(sqlite3.connect(database)) as file:
            return file.execute(sql.replace("%s", "?"), values).fetchall()
    with psycopg.connect(database, autocommit=True) as rows:
        return rows.execute(sql.encode(), values).fetchall()


def changed(database: str, sql: str, *values: Any) -> None:
    with psycopg.connect(database, autocommit=True) as rows:
        rows.execute(sql.encode(), values)


async def until_shown(database: str | Path) -> None:
    """Every table shows what was saved, and every former board is shrunk."""
    async with asyncio.timeout(PATIENCE):
        while asked(database, f"SELECT ({SHOWN}) + ({FORMER})") != [(0,)]:  # noqa: ASYNC110 - no bell rings
            await asyncio.sleep(0.2)


def each_act_is_kept_once(database: str, tables: list[Table]) -> int:
    """After the revision that was asked about, the first act of whoever pressed is what they pressed."""
    lost = []
    kept = [each for table in tables for each in table.kept]
    for table_id in {each.table_id for each in kept}:
        acts = sorted(asked(database, ACTS + " ORDER BY revision", table_id))
        for each in (one for one in kept if one.table_id == table_id):
            after = [notation for at, who, notation in acts if at > each.revision and who == each.user_id]
            if after[:1] != [each.line]:
                lost.append((each, after[:2]))
    assert not lost, f"acknowledged and not kept: {lost}"
    return len(kept)


def there_is_no_gap(database: str | Path) -> None:
    gaps = asked(
        database,
        "SELECT id, revision, count(*), min(steps.revision), max(steps.revision) FROM tables"
        " JOIN steps ON steps.table_id = id GROUP BY id, tables.revision"
        " HAVING count(*) <> tables.revision OR min(steps.revision) <> 1".replace(", revision,", ", tables.revision,"),
    )
    assert not gaps


def each_table_has_one_live_board(database: str, tables: list[Table]) -> None:
    running = {str(channel) for (channel,) in asked(database, "SELECT channel_id FROM tables WHERE status = 'running'")}
    for table in tables:
        boards = [each for each in table.live if table.items(each)]
        assert len(boards) == (table.channel in running), f"{table.channel}: {[each['content'] for each in boards]}"


def nobody_is_paused(database: str) -> None:
    """A lobby may stand: a game had just ended, and its people were stopped before they began the next."""
    states = "SELECT status, count(*) FROM tables WHERE status NOT IN ('running', 'over', 'lobby') GROUP BY status"
    others = asked(database, states)
    assert not others, others
    assert asked(database, "SELECT count(*) FROM settings WHERE left_at IS NOT NULL") == [(0,)]


async def all_holds(database: str, tables: list[Table]) -> int:
    """All of it; how many acts were acknowledged."""
    await until_shown(database)
    there_is_no_gap(database)
    each_table_has_one_live_board(database, tables)
    nobody_is_paused(database)
    return each_act_is_kept_once(database, tables)
