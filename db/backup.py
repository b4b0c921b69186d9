"""Copies of the whole store, made and brought back while the bot runs."""

from __future__ import annotations

import asyncio
import os
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias

from db import facts, files, migrate, steps
from db.driver import Unusable
from db.rows import moment
from db.statements import put
from db.tables import LIVE

SAVED = f"""
    SELECT tables.id, game, state FROM tables
    LEFT JOIN states ON states.table_id = tables.id AND states.revision = tables.revision
    WHERE {LIVE} AND tables.revision > 0 ORDER BY tables.id
"""
Saved: TypeAlias = tuple[str, str, bytes | None]

AHEAD = 1000
"""How many revisions a restored game skips: more than a bot plays while the copy comes back, or than a damaged store
hides."""


async def save(path: Path, target: Path) -> None:
    """Copy the live store into a file, without holding up whoever writes."""
    await asyncio.to_thread(save_now, path, target)


def save_now(path: Path, target: Path) -> None:
    """The same, outside a loop."""
    with closing(_open(path)) as rows:
        if target.exists() and target.samefile(path):
            raise Unusable(f"{target} is the database itself. Choose another file for the copy.")
        migrate.version_of(rows, path)
        migrate.copy(rows, target)


def restore(path: Path, source: Path) -> Path | None:
    """Bring a copy back, also under a running bot; says where the store as it was until now has been put."""
    if faults := check(source):
        raise Unusable(f"{source} is damaged: {faults[0]}")
    before = _put_aside(path)
    with TemporaryDirectory(dir=path.parent) as folder:
        fresh = Path(folder) / path.name
        make_ready(source, fresh)
        take_back(fresh, before)
        files.make(path)
        # The pages go over in one transaction of the live file, so that everybody sees the old or the new.
        with closing(_open(fresh)) as whole, closing(files.connect(path)) as rows:
            files.make_durable(rows)
            whole.backup(rows)
    return before


def make_ready(source: Path, fresh: Path) -> None:
    """Copy a copy into a fresh file and bring that up to date."""
    save_now(source, fresh)
    migrate.bring_up_to_date(fresh)


def take_back(fresh: Path, before: Path | None) -> None:
    """Note that a copy takes the place of another store: no button of the other one counts, and all is shown anew.

    `before`: the store that it replaces. Its games may be further on than the copy's.
    """
    reached = _revisions(before) if before is not None else {}
    with closing(files.connect(fresh)) as rows:
        rows.execute("BEGIN IMMEDIATE")
        last = f"""
            SELECT id, tables.revision, played_at FROM tables
            JOIN steps ON steps.table_id = id AND steps.revision = tables.revision WHERE {LIVE}
        """
        for table_id, revision, played_at in rows.execute(last).fetchall():
            further = max(revision, reached.get(table_id, 0)) + AHEAD
            for statement in steps.bringing_back(table_id, further, back_to=revision, at=moment(played_at)):
                rows.execute(statement.sql, statement.values)
        rows.execute(f"UPDATE tables SET shown_revision = -1 WHERE {LIVE}")
        restored = put("facts", {"name": facts.RESTORED}, {"value": secrets.token_hex(8)})
        rows.execute(restored.sql, restored.values)
        rows.execute("COMMIT")


def _revisions(path: Path) -> dict[str, int]:
    """Return how far each game of a store has come; nothing if the store can't be read."""
    try:
        with closing(files.connect(path)) as rows:
            return dict(rows.execute("SELECT id, revision FROM tables").fetchall())
    except sqlite3.DatabaseError:
        return {}


def check(path: Path) -> list[str]:
    """What is wrong with a store's file; nothing, if it is sound."""
    with closing(_open(path)) as rows:
        version = migrate.version_of(rows, path)
        migrate.refuse_newer(path, version, max(migrate.migrations()))
        try:
            said = [line for (line,) in rows.execute("PRAGMA integrity_check") if line != "ok"]
        except sqlite3.DatabaseError as error:
            return [str(error)]
        return said + [f"a row of {table} refers to nothing" for table, *_ in rows.execute("PRAGMA foreign_key_check")]


def games(path: Path) -> list[Saved]:
    """Return every live game's id, kind and state."""
    with closing(_open(path)) as rows:
        return rows.execute(SAVED).fetchall()


def _open(path: Path) -> sqlite3.Connection:
    if not path.is_file():
        raise Unusable(f"{path} doesn't exist.")
    files.require(path, os.R_OK)
    return files.connect(path)


def _put_aside(path: Path) -> Path | None:
    if not path.is_file():
        return None
    before = files.free_name(path, "before-restore")
    try:
        save_now(path, before)
    except (Unusable, sqlite3.DatabaseError):  # it cannot even be read: keep its files for whoever can mend them
        for ending in "", "-wal", "-shm":
            part = path.with_name(path.name + ending)
            if part.is_file():
                part.replace(before.with_name(before.name + ending))
    return before
