"""PostgreSQL: the same statements, a group of wishes in one transaction and one pipeline."""

from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import Sequence
from functools import cache, partial
from itertools import count
from typing import Any, Self

import psycopg
from psycopg import errors
from psycopg.pq import TransactionStatus

from db import layout, server
from db.driver import Answer, Lost, Question, Wish
from db.driver import Rows as Found
from db.rows import Value
from db.server import Rows
from db.statements import Statement
from db.thread import Worker

NOT_NOW = (errors.DeadlockDetected, errors.LockNotAvailable, errors.SerializationFailure)
"""Two processes stood in each other's way: once more, alone."""

ONE_MOMENT = "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY"


class Postgres:
    """One database; a connection that writes it, and one that reads, each on a thread of its own."""

    def __init__(self, place: str, writer: Rows, reader: Rows) -> None:
        self.place = place
        self.writer, self._writing = writer, Worker("store writes")
        self.reader, self._reading = reader, Worker("store reads")

    @classmethod
    async def open(cls, url: str, *, shared: bool = False) -> Self:
        """Connect, and bring the database up to this code's version; one bot has it, unless it is shared by slots."""
        writer, reader = await asyncio.to_thread(_connect, url, shared)
        return cls(server.where(url), writer, reader)

    async def query(self, questions: Sequence[Question]) -> list[Found]:
        return await self._reading.hop(partial(self._query, questions))

    def commit(self, waiting: deque[Wish]) -> asyncio.Future[list[tuple[Wish, Answer]]]:
        # The group is made on the writer's thread, as late as can be: who comes during the hop still gets in.
        return self._writing.hop(partial(self._commit, waiting))

    def _query(self, questions: Sequence[Question]) -> list[Found]:
        try:
            return query(self.reader, questions)
        except psycopg.OperationalError as error:
            raise (self._lost() if self.reader.closed else error) from error

    def _commit(self, waiting: deque[Wish]) -> list[tuple[Wish, Answer]]:
        answered = commit(self.writer, waiting)
        return [(wish, self._lost()) for wish, _ in answered] if self.writer.closed else answered

    def _lost(self) -> Lost:
        return Lost(f"the connection to {self.place} is lost")

    def trouble(self) -> str | None:
        return str(self._lost()) if self.writer.closed or self.reader.closed else None

    async def close(self) -> None:
        for worker, rows in (self._reading, self.reader), (self._writing, self.writer):
            if not rows.closed:
                await worker.hop(rows.close)
                worker.end()


def _connect(url: str, shared: bool) -> tuple[Rows, Rows]:
    writer = server.connect(url)
    try:
        if not shared:
            server.lock_alone(writer, server.where(url))
        layout.bring_up_to_date(writer, server.where(url))
        return writer, server.connect(url)
    except BaseException:
        writer.close()
        raise


@cache
def dollars(sql: str) -> str:
    """`?` and `?1` as PostgreSQL has them."""
    numbers = count(1)
    return re.sub(r"\?(\d*)", lambda place: f"${place[1] or next(numbers)}", sql)


def query(rows: Rows, questions: Sequence[Question]) -> list[Found]:
    """Answer the questions from one moment of the database."""
    if len(questions) == 1:
        return [_ask(rows, *questions[0]).fetchall()]
    try:
        with rows.pipeline():
            rows.execute(ONE_MOMENT, prepare=False)
            asked = [_ask(rows, *question) for question in questions]
            rows.execute("COMMIT", prepare=False)
        return [cursor.fetchall() for cursor in asked]
    except BaseException:
        _roll_back(rows)
        raise


def _ask(rows: Rows, sql: str, values: Sequence[Value]) -> psycopg.Cursor[tuple[Any, ...]]:
    return rows.execute(dollars(sql), values, binary=True)


def commit(rows: Rows, waiting: deque[Wish]) -> list[tuple[Wish, Answer]]:
    """Everything that waits now, in one transaction; who fails is undone alone."""
    wishes = [waiting.popleft() for _ in range(len(waiting))]
    return list(zip(wishes, _answers(rows, wishes), strict=True))


def _answers(rows: Rows, wishes: Sequence[Wish]) -> Sequence[Answer]:
    try:
        return _at_once(rows, wishes)
    except Exception as error:  # noqa: BLE001 — whatever it is, it is the answer
        if rows.closed or (len(wishes) == 1 and not isinstance(error, psycopg.Error)):
            return [error] * len(wishes)
    try:  # somebody failed: once more, one by one, with marks to go back to
        answers = _one_by_one(rows, wishes)
        again = [place for place, answer in enumerate(answers) if isinstance(answer, NOT_NOW)]
        for place in again:
            answers[place] = _one_by_one(rows, [wishes[place]])[0]
    except Exception as error:  # noqa: BLE001 — the disk is full, say: nothing of the group was kept, and all hear it
        return [error] * len(wishes)
    return answers


def _at_once(rows: Rows, wishes: Sequence[Wish]) -> list[Answer]:
    """All of them sent before the first is answered."""
    try:
        with rows.pipeline() as pipeline:
            rows.execute("BEGIN", prepare=False)
            sent = [[(each, _send(rows, each)) for each in wish.statements] for wish in wishes]
            pipeline.sync()
            answers: list[Answer] = [[_touched(*each) for each in wish] for wish in sent]
            rows.execute("COMMIT", prepare=False)
    except BaseException:
        _roll_back(rows)
        raise
    return answers


def _one_by_one(rows: Rows, wishes: Sequence[Wish]) -> list[Answer]:
    try:
        rows.execute("BEGIN", prepare=False)
        answers = [_grant_or_undo(rows, wish) for wish in wishes]
        rows.execute("COMMIT", prepare=False)
    except BaseException:
        _roll_back(rows)
        raise
    return answers


def _grant_or_undo(rows: Rows, wish: Wish) -> Answer:
    rows.execute("SAVEPOINT wish", prepare=False)
    answer: Answer
    try:
        answer = [_grant(rows, statement) for statement in wish.statements]
    except Exception as error:
        if rows.closed:
            raise
        rows.execute("ROLLBACK TO wish", prepare=False)
        answer = error
    rows.execute("RELEASE wish", prepare=False)
    return answer


def _grant(rows: Rows, statement: Statement) -> int:
    try:
        return _touched(statement, _send(rows, statement))
    except errors.UniqueViolation as error:
        if statement.if_taken is None:
            raise
        raise statement.if_taken from error


def _send(rows: Rows, statement: Statement) -> psycopg.Cursor[tuple[Any, ...]]:
    return rows.execute(dollars(statement.sql), statement.values)


def _touched(statement: Statement, cursor: psycopg.Cursor[tuple[Any, ...]]) -> int:
    if cursor.rowcount == 0 and statement.if_none is not None:
        raise statement.if_none
    return cursor.rowcount


def _roll_back(rows: Rows) -> None:
    if not rows.closed and rows.info.transaction_status != TransactionStatus.IDLE:
        rows.execute("ROLLBACK", prepare=False)
