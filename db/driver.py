"""All that is SQLite's own: how to connect, how to hop to its thread, how a group of wishes becomes one commit."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, TypeVar

import aiosqlite

from db.rows import Value
from db.statements import Statement

T = TypeVar("T")

NEEDED = (3, 37)
"""STRICT tables came with this SQLite."""

TAKEN = {"SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE"}

Answer: TypeAlias = list[int] | Exception
"""How many rows each statement touched, or why the wish failed."""


class Wish(NamedTuple):
    """All of the statements or none, and who waits for the answer."""

    statements: Sequence[Statement]
    granted: asyncio.Future[list[int]]


def connect(path: Path) -> aiosqlite.Connection:
    """A connection that begins transactions only where we say so."""
    connection = aiosqlite.connect(path, isolation_level=None, timeout=30, cached_statements=512)
    # A bot that dies of an error must end, to be started again; what was acknowledged is on the disk.
    connection._thread.daemon = True  # noqa: SLF001
    return connection


def hop(connection: aiosqlite.Connection, work: Callable[[], T]) -> asyncio.Future[T]:
    """Do the work on the driver's thread, in one hop; nowhere but in this file is aiosqlite's inside known."""
    done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
    connection._tx.put_nowait((done, work))  # noqa: SLF001
    return done


def raw(connection: aiosqlite.Connection) -> sqlite3.Connection:
    """The driver's own connection, to be used on its thread alone."""
    return connection._conn  # noqa: SLF001


def make_durable(rows: sqlite3.Connection) -> None:
    """What is committed is on the disk, also after a power cut."""
    rows.execute("PRAGMA journal_mode = WAL")
    rows.execute("PRAGMA synchronous = FULL")
    rows.execute("PRAGMA foreign_keys = ON")
    # Sixteen megabytes of log before it is folded in: live tables write the same pages over and over.
    rows.execute("PRAGMA wal_autocheckpoint = 4000")


def query(rows: sqlite3.Connection, questions: Sequence[tuple[str, Sequence[Value]]]) -> list[list[tuple[Any, ...]]]:
    """Answer the questions from one moment of the database."""
    if len(questions) == 1:
        return [rows.execute(*questions[0]).fetchall()]
    rows.execute("BEGIN")
    try:
        return [rows.execute(sql, values).fetchall() for sql, values in questions]
    finally:
        rows.execute("COMMIT")


def commit(rows: sqlite3.Connection, waiting: deque[Wish]) -> list[tuple[Wish, Answer]]:
    """Everything that waits now, in one transaction, hence one fsync; who fails is undone alone."""
    wishes = [waiting.popleft() for _ in range(len(waiting))]
    return list(zip(wishes, _answers(rows, wishes), strict=True))


def _answers(rows: sqlite3.Connection, wishes: Sequence[Wish]) -> Sequence[Answer]:
    try:
        return _in_one_transaction(rows, wishes, _grant)
    except Exception as error:  # noqa: BLE001 — whatever it is, it is the answer
        if len(wishes) == 1:
            return [error]
    try:  # somebody failed: once more, with marks to go back to
        return _in_one_transaction(rows, wishes, _grant_or_undo)
    except Exception as error:  # noqa: BLE001 — the disk is full, say: nothing of the group was kept, and all hear it
        return [error] * len(wishes)


def _in_one_transaction(
    rows: sqlite3.Connection,
    wishes: Sequence[Wish],
    grant: Callable[[sqlite3.Connection, Wish], Answer],
) -> list[Answer]:
    try:
        rows.execute("BEGIN IMMEDIATE")
        answers = [grant(rows, wish) for wish in wishes]
        rows.execute("COMMIT")
    except BaseException:
        if rows.in_transaction:
            rows.execute("ROLLBACK")
        raise
    return answers


def _grant_or_undo(rows: sqlite3.Connection, wish: Wish) -> Answer:
    rows.execute("SAVEPOINT wish")
    try:
        answer = _grant(rows, wish)
    except Exception as error:
        if not rows.in_transaction:  # SQLite gave the whole group up
            raise
        rows.execute("ROLLBACK TO wish")
        answer = error
    rows.execute("RELEASE wish")
    return answer


def _grant(rows: sqlite3.Connection, wish: Wish) -> Answer:
    return [_execute(rows, statement) for statement in wish.statements]


def _execute(rows: sqlite3.Connection, statement: Statement) -> int:
    sql, values, if_none, if_taken = statement
    try:
        touched = rows.execute(sql, values).rowcount
    except sqlite3.IntegrityError as error:
        if if_taken is None or error.sqlite_errorname not in TAKEN:
            raise
        raise if_taken from error
    if touched == 0 and if_none is not None:
        raise if_none
    return touched
