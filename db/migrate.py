"""Numbered migrations, applied when the store opens, after one copy of what was there."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from db import files
from db.driver import Unusable

MIGRATIONS = Path(__file__).parent / "migrations"
OURS = 0x41746F6C
"""`Atol`, in the header of every database of ours."""

MOVED = "moved"
"""The fact that tells where a file's games are by now."""
NEEDED = (3, 39)
"""`IS NOT DISTINCT FROM` came with this SQLite."""


def migrations(folder: Path = MIGRATIONS) -> dict[int, Path]:
    """Each version and the script that brings it about."""
    return {int(script.name[:4]): script for script in sorted(folder.glob("[0-9][0-9][0-9][0-9]_*.sql"))}


def version_of(rows: sqlite3.Connection, path: Path) -> int:
    """How far the database has come; 0 is an empty file."""
    try:
        (owner,) = rows.execute("PRAGMA application_id").fetchone()
        (version,) = rows.execute("PRAGMA user_version").fetchone()
        (anything,) = rows.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    except sqlite3.DatabaseError as error:
        raise Unusable(f"Can't read {path} as a database: {error}") from error
    if owner != OURS and (anything or version or owner):
        raise Unusable(f"{path} belongs to another program.")
    return int(version)


def refuse_newer(path: Path | str, version: int, known: int) -> None:
    """An older bot must not write what a newer one has laid out differently."""
    if version > known:
        raise Unusable(
            f"{path} is at version {version}, this code knows versions up to {known}:"
            " update the bot, or restore a backup made before the update"
        )


def bring_up_to_date(path: Path, folder: Path = MIGRATIONS) -> None:
    """Apply the migrations that are missing."""
    if sqlite3.sqlite_version_info < NEEDED:
        raise Unusable(f"SQLite {sqlite3.sqlite_version} is too old. The bot needs {'.'.join(map(str, NEEDED))}.")
    steps = migrations(folder)
    with closing(files.connect(path)) as rows:
        version = version_of(rows, path)
        refuse_newer(path, version, max(steps))
        missing = {number: script for number, script in steps.items() if number > version}
        if missing:
            files.make_durable(rows)
        if missing and version:
            copy(rows, path.with_name(f"{path.name}-before-{min(missing):04}"))
        for number, script in missing.items():
            _apply(rows, number, script)


def note_moved(rows: sqlite3.Connection, place: str) -> None:
    """What was here is elsewhere from now on."""
    rows.execute("INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", (MOVED, place))


def refuse_moved(path: Path) -> None:
    """Two bots must not go on with the same games."""
    with closing(files.connect(path)) as rows:
        moved = rows.execute("SELECT value FROM facts WHERE name = ?", (MOVED,)).fetchone()
    if moved:
        raise Unusable(f"{path} was moved to {moved[0]}. Set DATABASE_URL, or use another file.")


def _apply(rows: sqlite3.Connection, number: int, script: Path) -> None:
    # A migration may rebuild a table that others refer to, so the keys are checked at its end instead.
    rows.execute("PRAGMA foreign_keys = OFF")
    try:
        rows.executescript(f"BEGIN IMMEDIATE;\n{script.read_text()}")
        _refuse_loose_keys(rows, script)
        rows.execute(f"PRAGMA user_version = {number}")
        rows.execute(f"PRAGMA application_id = {OURS}")
        rows.execute("COMMIT")
    except BaseException:
        if rows.in_transaction:
            rows.execute("ROLLBACK")
        raise


def _refuse_loose_keys(rows: sqlite3.Connection, script: Path) -> None:
    if loose := rows.execute("PRAGMA foreign_key_check").fetchall():
        raise Unusable(f"{script.name} leaves rows that refer to missing rows: {loose[:3]}")


def copy(rows: sqlite3.Connection, path: Path) -> None:
    """A whole copy of the database, there at once or not at all."""
    unfinished = path.with_name(f"{path.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    files.make(unfinished)  # SQLite takes an empty file, and leaves its rights as they are
    rows.execute("VACUUM INTO ?", (str(unfinished),))
    unfinished.replace(path)
