"""From a file to a server and back: a store's whole content, there at once or not at all."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg

from db import backup, copying, files, layout, migrate, server
from db.driver import Unavailable, Unusable
from db.server import Rows

ONE_MOMENT = "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY"


@contextmanager
def _open(url: str, begin: str = "BEGIN") -> Iterator[Rows]:
    """A connection in a transaction, which is committed at the end; what fails is nothing."""
    rows, place = server.connect(url), server.where(url)
    try:
        with closing(rows):
            rows.execute(begin.encode(), prepare=False)
            yield rows
            rows.execute(b"COMMIT", prepare=False)
    except psycopg.Error as error:
        raise Unavailable(f"{place}: {str(error).splitlines()[0]}") from error


def _prepare(url: str) -> None:
    with closing(server.connect(url)) as rows:
        layout.bring_up_to_date(rows, server.where(url))


def move(path: Path, url: str) -> str:
    """Copy a file into an empty database, compare every row, and let no bot begin on the file any more."""
    if faults := backup.check(path):
        raise Unusable(f"{path} is damaged: {faults[0]}")
    place = server.where(url)
    with files.lock(path):
        migrate.bring_up_to_date(path)
        _prepare(url)
        with closing(files.connect(path)) as file:
            file.execute("BEGIN IMMEDIATE")  # until this is committed, after the other, the file is as it was
            migrate.note_moved(file, place)
            with _open(url) as rows:
                _copy_or_compare(file, rows, path, place)
            file.execute("COMMIT")
    return f"{path} is moved to {place}; set DATABASE_URL, and keep the file until you are sure"


def _copy_or_compare(file: sqlite3.Connection, rows: Rows, path: Path, place: str) -> None:
    """A move that was ended after the one commit and before the other finds everything there."""
    if copying.is_empty(rows, file):
        copying.fill(rows, file)
    elif copying.difference(file, rows):
        raise Unusable(f"{path} wasn't moved, because {place} already has games. Use an empty database.")
    if differing := copying.difference(file, rows):
        raise Unusable(f"{path} wasn't moved: {differing} differs in {place}.")


def save(url: str, target: Path) -> None:
    """Copy the live store into a file of SQLite's, as it is at one moment."""
    unfinished = target.with_name(f"{target.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    files.make(unfinished)
    migrate.bring_up_to_date(unfinished)
    with _open(url, ONE_MOMENT) as rows, closing(files.connect(unfinished)) as file:
        _refuse_other_layout(rows, server.where(url))
        file.execute("BEGIN")
        for table in copying.tables(file):
            copying.into_file(file, table, copying.of_server(rows, table))
        file.execute("COMMIT")
    unfinished.replace(target)


def restore(url: str, source: Path) -> Path | None:
    """Bring a copy back, also under running bots; says where the store as it was until now has been put."""
    if faults := backup.check(source):
        raise Unusable(f"{source} is damaged: {faults[0]}")
    _prepare(url)
    with TemporaryDirectory() as folder:
        fresh = Path(folder) / source.name
        backup.make_ready(source, fresh)
        with closing(files.connect(fresh)) as file:
            before = _put_aside(url, source, file)
        backup.take_back(fresh, before)
        with closing(files.connect(fresh)) as file, _open(url) as rows:
            copying.fill(rows, file)
    return before


def _put_aside(url: str, source: Path, file: sqlite3.Connection) -> Path | None:
    with _open(url) as rows:
        if copying.is_empty(rows, file):
            return None
    before = files.free_name(source, "before-restore")
    save(url, before)
    return before


def check(url: str) -> list[str]:
    """What is wrong with a database; nothing, if every row can be read."""
    with closing(server.connect(url)) as rows:
        place = server.where(url)
        _refuse_other_layout(rows, place)
        named = rows.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()").fetchall()
        faults = []
        for (name,) in named:
            try:
                rows.execute(f"SELECT sum(length(CAST({name} AS TEXT))) FROM {name}".encode())
            except psycopg.Error as error:
                faults.append(f"{name}: {str(error).splitlines()[0]}")
    return faults


def games(url: str) -> list[backup.Saved]:
    """Return every live game's id, kind and state."""
    with closing(server.connect(url)) as rows:
        return [(str(table_id), str(game), state) for table_id, game, state in rows.execute(backup.SAVED.encode())]


def _refuse_other_layout(rows: Rows, place: str) -> None:
    version, known = layout.version_of(rows, place), max(migrate.migrations(layout.MIGRATIONS))
    migrate.refuse_newer(place, version, known)
    if version < known:
        raise Unusable(
            f"{place} is at version {version}, this code at {known}: start the bot, which brings it up to date"
        )
