"""Copies of the whole store, made and brought back while the bot runs."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from db import files, migrate
from db.driver import Unusable
from db.tables import LIVE


async def save(path: Path, target: Path) -> None:
    """Copy the live store into a file, without holding up whoever writes."""
    await asyncio.to_thread(save_now, path, target)


def save_now(path: Path, target: Path) -> None:
    """The same, outside a loop."""
    with closing(_open(path)) as rows:
        if target.exists() and target.samefile(path):
            raise Unusable(f"{target} is the store itself: name another file for its copy")
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
        files.make(path)
        # The pages go over in one transaction of the live file, so that everybody sees the old or the new.
        with closing(_open(fresh)) as whole, closing(files.connect(path)) as rows:
            files.make_durable(rows)
            whole.backup(rows)
    return before


def make_ready(source: Path, fresh: Path) -> None:
    """A copy as it is brought back: up to date; and as the channels may show what came after it, all is shown anew."""
    save_now(source, fresh)
    migrate.bring_up_to_date(fresh)
    with closing(files.connect(fresh)) as rows, rows:
        rows.execute(f"UPDATE tables SET shown_revision = -1 WHERE {LIVE}")


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


def _open(path: Path) -> sqlite3.Connection:
    if not path.is_file():
        raise Unusable(f"{path} is not there")
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
