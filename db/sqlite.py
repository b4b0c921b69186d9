"""SQLite: how to open it, how to hop to its threads, how a group of wishes becomes one commit."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import BinaryIO, Self, TypeVar

import aiosqlite

from db import files, migrate
from db.driver import Answer, Question, Rows, Wish
from db.statements import Statement

T = TypeVar("T")

ASKED_WRONGLY = {sqlite3.SQLITE_ERROR, sqlite3.SQLITE_MISMATCH, sqlite3.SQLITE_RANGE, sqlite3.SQLITE_TOOBIG}
"""The question is at fault, and not the file."""
TAKEN = {"SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE"}


class SQLite:
    """One file; a thread that writes it, and one that reads."""

    def __init__(self, path: Path, lock: BinaryIO, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self.writer = writer
        self.reader = reader
        self._path = path
        self._lock = lock
        self._opened = files.identity(path)
        self._log = files.identity(files.log_of(path))
        """Which file SQLite's log is: one serves as long as a bot runs."""

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open or make the file, bringing it up to this code's version; one bot at a time has it."""
        lock = await asyncio.to_thread(_prepare, path)
        writer, reader = await connect(path), await connect(path)
        for connection in writer, reader:
            await hop(connection, partial(files.make_durable, raw(connection)))
        return cls(path, lock, writer, reader)

    async def query(self, questions: Sequence[Question]) -> list[Rows]:
        return await hop(self.reader, partial(query, raw(self.reader), questions))

    def commit(self, waiting: deque[Wish]) -> asyncio.Future[list[tuple[Wish, Answer]]]:
        # The group is made on the driver's thread, as late as can be: who comes during the hop still gets in.
        return hop(self.writer, partial(commit, raw(self.writer), waiting))

    def is_ill(self, fault: Exception) -> bool:
        return getattr(fault, "sqlite_errorcode", sqlite3.SQLITE_ERROR) not in ASKED_WRONGLY

    def trouble(self) -> str | None:
        log = files.identity(files.log_of(self._path))
        self._log = self._log or log  # where there is none at first it comes with the first commit
        if (files.identity(self._path), log) == (self._opened, self._log):
            return None
        return f"{self._path} was deleted or replaced while it was open: what is played now is lost at the next start"

    async def close(self) -> None:
        await self.reader.close()
        await self.writer.close()
        self._lock.close()


def _prepare(path: Path) -> BinaryIO:
    """Make the file if it is not there, lock it and bring it up to date; the lock."""
    with files.in_words(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        files.make(path)
        lock = files.lock(path)
        try:
            migrate.bring_up_to_date(path)
            migrate.refuse_moved(path)
        except BaseException:
            lock.close()
            raise
        return lock


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


def query(rows: sqlite3.Connection, questions: Sequence[Question]) -> list[Rows]:
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
