"""PostgreSQL: the same statements, a group of wishes in one transaction and one pipeline."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from functools import partial
from random import uniform
from time import sleep
from typing import Final, Self

import psycopg
from psycopg import errors
from psycopg.pq import TransactionStatus
from psycopg.pq.abc import PGresult

from db import layout, server
from db.driver import Answer, Lost, Question, Wish
from db.driver import Rows as Found
from db.pipeline import Line, Pipeline
from db.server import Rows
from db.statements import Statement
from db.thread import Worker

NOT_NOW = (errors.DeadlockDetected, errors.LockNotAvailable, errors.SerializationFailure)
"""Two processes stood in each other's way: once more, alone."""
WHILES: Final = (0.05, 0.2, 0.8)
"""Seconds that somebody in another's way waits at the most, before each further try."""

ONE_MOMENT: Final[Line] = "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY", ()
BEGIN: Final[Line] = "BEGIN", ()
COMMIT: Final[Line] = "COMMIT", ()
ROLLBACK: Final[Line] = "ROLLBACK", ()
SAVEPOINT: Final[Line] = "SAVEPOINT wish", ()
BACK: Final[Line] = "ROLLBACK TO wish", ()
RELEASE: Final[Line] = "RELEASE wish", ()


class Postgres:
    """One database; a connection that writes it, and one that reads, each on a thread of its own."""

    def __init__(self, place: str, writer: Rows, reader: Rows) -> None:
        self.place = place
        self.writer, self._writing = writer, Worker("store writes")
        self.reader, self._reading = reader, Worker("store reads")
        self._written, self._read = Pipeline(writer), Pipeline(reader)

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
            return query(self._read, questions)
        except psycopg.Error as error:
            raise (self._lost() if self.reader.closed else error) from error

    def _commit(self, waiting: deque[Wish]) -> list[tuple[Wish, Answer]]:
        answered = commit(self._written, waiting)
        if any(isinstance(answer, errors.ReadOnlySqlTransaction) for _, answer in answered):
            self.writer.close()  # it is a copy by now, and another server the one that is written
        return [(wish, self._lost()) for wish, _ in answered] if self.writer.closed else answered

    def _lost(self) -> Lost:
        return Lost(f"the connection to {self.place} is lost")

    def is_ill(self, fault: Exception) -> bool:
        is_asked_wrongly = isinstance(fault, (psycopg.DataError, psycopg.ProgrammingError))
        return isinstance(fault, (Lost, psycopg.DatabaseError)) and not is_asked_wrongly

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
        server.refuse_read_only(writer, server.where(url))
        if not shared:
            server.lock_alone(writer, server.where(url))
        layout.bring_up_to_date(writer, server.where(url))
        return writer, server.connect(url)
    except BaseException:
        writer.close()
        raise


def query(pipeline: Pipeline, questions: Sequence[Question]) -> list[Found]:
    """Answer the questions from one moment of the database."""
    if len(questions) == 1:
        return [pipeline.read(answer) for answer in pipeline.run(*questions)]
    try:
        _, *answers, _ = pipeline.run(ONE_MOMENT, *questions, COMMIT)
    except BaseException:
        _roll_back(pipeline)
        raise
    return [pipeline.read(answer) for answer in answers]


def commit(pipeline: Pipeline, waiting: deque[Wish]) -> list[tuple[Wish, Answer]]:
    """Everything that waits now, in one transaction; who fails is undone alone."""
    wishes = [waiting.popleft() for _ in range(len(waiting))]
    return list(zip(wishes, _answers(pipeline, wishes), strict=True))


def _answers(pipeline: Pipeline, wishes: Sequence[Wish]) -> Sequence[Answer]:
    try:
        return _at_once(pipeline, wishes)
    except Exception as error:  # noqa: BLE001 — whatever it is, it is the answer
        if pipeline.rows.closed or (len(wishes) == 1 and not isinstance(error, psycopg.Error)):
            return [error] * len(wishes)
    try:  # somebody failed: once more, one by one, with marks to go back to
        answers = _one_by_one(pipeline, wishes)
        again = [place for place, answer in enumerate(answers) if isinstance(answer, NOT_NOW)]
        for place in again:
            answers[place] = _out_of_the_way(pipeline, wishes[place])
    except Exception as error:  # noqa: BLE001 — the disk is full, say: nothing of the group was kept, and all hear it
        return [error] * len(wishes)
    return answers


def _out_of_the_way(pipeline: Pipeline, wish: Wish) -> Answer:
    """Done again after others have gone on; where two would always meet anew, each waits its own while before."""
    answer = _one_by_one(pipeline, [wish])[0]
    for most in WHILES:
        if not isinstance(answer, NOT_NOW):
            break
        sleep(uniform(0, most))
        answer = _one_by_one(pipeline, [wish])[0]
    return answer


def _at_once(pipeline: Pipeline, wishes: Sequence[Wish]) -> list[Answer]:
    """All of them sent before the first is answered."""
    try:
        _, *results = pipeline.run(BEGIN, *(_line(each) for wish in wishes for each in wish.statements))
        rest = iter(results)
        answers: list[Answer] = [[_touched(each, next(rest)) for each in wish.statements] for wish in wishes]
        pipeline.run(COMMIT)
    except BaseException:
        _roll_back(pipeline)
        raise
    return answers


def _one_by_one(pipeline: Pipeline, wishes: Sequence[Wish]) -> list[Answer]:
    try:
        pipeline.run(BEGIN)
        answers = [_grant_or_undo(pipeline, wish) for wish in wishes]
        pipeline.run(COMMIT)
    except BaseException:
        _roll_back(pipeline)
        raise
    return answers


def _grant_or_undo(pipeline: Pipeline, wish: Wish) -> Answer:
    pipeline.run(SAVEPOINT)
    answer: Answer
    try:
        answer = [_grant(pipeline, statement) for statement in wish.statements]
    except Exception as error:
        if pipeline.rows.closed:
            raise
        pipeline.run(BACK)
        answer = error
    pipeline.run(RELEASE)
    return answer


def _grant(pipeline: Pipeline, statement: Statement) -> int:
    try:
        return _touched(statement, *pipeline.run(_line(statement)))
    except errors.UniqueViolation as error:
        if statement.if_taken is None:
            raise
        raise statement.if_taken from error


def _line(statement: Statement) -> Line:
    return statement.sql, statement.values


def _touched(statement: Statement, answer: PGresult) -> int:
    rows = answer.command_tuples or 0
    if rows == 0 and statement.if_none is not None:
        raise statement.if_none
    return rows


def _roll_back(pipeline: Pipeline) -> None:
    if not pipeline.rows.closed and pipeline.rows.info.transaction_status != TransactionStatus.IDLE:
        pipeline.run(ROLLBACK)
