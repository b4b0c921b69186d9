"""All that is SQLite's own: how to connect, how to hop to its thread, how a group of wishes becomes one commit."""

from __future__ import annotations

import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, ParamSpec, TypeAlias, TypeVar

import aiosqlite

from db.rows import Value

P = ParamSpec("P")
T = TypeVar("T")

NEEDED = (3, 37)
"""STRICT tables came with this SQLite."""

TAKEN = {"SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE"}


class Statement(NamedTuple):
    """One line of SQL, and what is raised, its whole wish undone, if it touches no row or its key is taken."""

    sql: str
    values: Sequence[Value] = ()
    if_none: Exception | None = None
    if_taken: Exception | None = None


Wish: TypeAlias = Sequence[Statement]
"""All or none."""

Answer: TypeAlias = list[int] | Exception
"""How many rows each statement touched, or why the wish failed."""


def connect(path: Path) -> aiosqlite.Connection:
    """A connection that begins transactions only where we say so."""
    return aiosqlite.connect(path, isolation_level=None, timeout=30, cached_statements=512)


async def hop(connection: aiosqlite.Connection, work: Callable[P, T], /, *arguments: P.args, **named: P.kwargs) -> T:
    """Do the work on the driver's thread, in one hop: the only private call of aiosqlite."""
    done: T = await connection._execute(work, *arguments, **named)  # type: ignore[no-untyped-call]  # noqa: SLF001
    return done


def raw(connection: aiosqlite.Connection) -> sqlite3.Connection:
    """The driver's own connection, to be used on its thread alone."""
    return connection._conn  # noqa: SLF001


def make_durable(rows: sqlite3.Connection) -> None:
    """What is committed is on the disk, also after a power cut."""
    rows.execute("PRAGMA journal_mode = WAL")
    rows.execute("PRAGMA synchronous = FULL")
    rows.execute("PRAGMA foreign_keys = ON")


def query(rows: sqlite3.Connection, questions: Sequence[tuple[str, Sequence[Value]]]) -> list[list[tuple[Any, ...]]]:
    """Answer the questions from one moment of the database."""
    if len(questions) == 1:
        return [rows.execute(*questions[0]).fetchall()]
    rows.execute("BEGIN")
    try:
        return [rows.execute(sql, values).fetchall() for sql, values in questions]
    finally:
        rows.execute("COMMIT")


def commit(rows: sqlite3.Connection, waiting: deque[Wish]) -> list[Answer]:
    """Everything that waits now, in one transaction, hence one fsync; who fails is undone alone."""
    wishes = [waiting.popleft() for _ in range(len(waiting))]
    try:
        rows.execute("BEGIN IMMEDIATE")
        answers = [_grant(rows, wish) for wish in wishes]
        rows.execute("COMMIT")
    except Exception as error:  # noqa: BLE001 — the disk is full, say: nothing of the group was kept, and all hear it
        if rows.in_transaction:
            rows.execute("ROLLBACK")
        return [error] * len(wishes)
    return answers


def _grant(rows: sqlite3.Connection, wish: Wish) -> Answer:
    rows.execute("SAVEPOINT wish")
    try:
        touched = [_execute(rows, statement) for statement in wish]
    except Exception as error:
        if not rows.in_transaction:  # SQLite gave the whole group up
            raise
        rows.execute("ROLLBACK TO wish")
        rows.execute("RELEASE wish")
        return error
    rows.execute("RELEASE wish")
    return touched


def _execute(rows: sqlite3.Connection, statement: Statement) -> int:
    try:
        touched = rows.execute(statement.sql, statement.values).rowcount
    except sqlite3.IntegrityError as error:
        if statement.if_taken is None or error.sqlite_errorname not in TAKEN:
            raise
        raise statement.if_taken from error
    if statement.if_none is not None and touched == 0:
        raise statement.if_none
    return touched
