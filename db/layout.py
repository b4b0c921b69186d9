"""The layout of a PostgreSQL database: the same tables as in SQLite's file, brought up to date when the store opens."""

from __future__ import annotations

from pathlib import Path

import psycopg

from db import migrate
from db.driver import Unavailable, Unusable
from db.server import Rows

MIGRATIONS = migrate.MIGRATIONS / "postgres"
"""Each as a twin of SQLite's with the same number; the first one makes all that SQLite's had made until then."""
VERSION = "layout"
"""The fact that tells how far the database has come."""
READABLE = "readable from"
"""The fact that tells which code may still run on it, by the newest layout that code knows."""
READABLE_FROM = 15
"""Of the newest layout; who takes away what former code needs raises it."""


def bring_up_to_date(rows: Rows, place: str, folder: Path = MIGRATIONS) -> None:
    """Apply the migrations that are missing, all or none; of several processes one does, and the others wait."""
    steps = migrate.migrations(folder)
    try:
        with rows.transaction():
            rows.execute("SELECT pg_advisory_xact_lock($1)", [migrate.OURS])
            version = version_of(rows, place)
            _refuse_newer(rows, place, version, max(steps))
            for number, script in steps.items():
                if number > version:
                    rows.execute(script.read_bytes(), prepare=False)
            if version < max(steps):
                _note(rows, VERSION, max(steps))
                _note(rows, READABLE, READABLE_FROM)
    except (psycopg.errors.InsufficientPrivilege, psycopg.errors.InvalidSchemaName) as error:
        raise Unusable(f"The bot's user needs permission to create tables in {place}: {_first(error)}") from error
    except psycopg.Error as error:
        raise Unavailable(f"Can't update {place}: {_first(error)}") from error


def _first(error: psycopg.Error) -> str:
    return str(error).splitlines()[0]


def _refuse_newer(rows: Rows, place: str, version: int, known: int) -> None:
    """While processes are updated one after the other, one of the former release may start on the new layout."""
    if version > known:
        said = rows.execute("SELECT value FROM facts WHERE name = $1", [READABLE]).fetchone()
        if said is None or known < int(said[0]):
            migrate.refuse_newer(place, version, known)


def version_of(rows: Rows, place: str) -> int:
    """How far the database has come; 0 is an empty one."""
    tables = {name for (name,) in rows.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")}
    if not tables:
        return 0
    said = rows.execute("SELECT value FROM facts WHERE name = $1", [VERSION]).fetchone() if "facts" in tables else None
    if said is None:
        raise Unusable(f"{place} belongs to another program. Give the bot its own database.")
    return int(said[0])


def _note(rows: Rows, name: str, version: int) -> None:
    rows.execute(
        "INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        [name, str(version)],
    )
