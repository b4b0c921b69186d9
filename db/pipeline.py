"""Lines of SQL sent to PostgreSQL one after the other, before the first of them is answered.

This is libpq's own pipeline, through psycopg's wrapper of it: a cursor for each line, which sends and waits by itself,
takes three times as long.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import count
from typing import Any, Final, NamedTuple, TypeAlias, cast

import psycopg
from psycopg import generators
from psycopg.abc import PQGen
from psycopg.adapt import PyFormat, Transformer
from psycopg.errors import error_from_result
from psycopg.pq import ConnStatus, ExecStatus, Format
from psycopg.pq.abc import PGconn, PGresult

from db.rows import Value
from db.server import Rows

WELL: Final = (ExecStatus.COMMAND_OK, ExecStatus.TUPLES_OK, ExecStatus.PIPELINE_SYNC)

SILENCE = 15
"""Seconds; who waits for a lock there is told so before."""

Line: TypeAlias = tuple[str, Sequence[Value]]
"""SQL with `?` for its values."""


class Ready(NamedTuple):
    """A line as it is sent: the name by which the server knows its text, and its values as bytes."""

    name: bytes
    values: Sequence[Any]
    formats: Sequence[Format] | None


class Pipeline:
    """What goes through a connection."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self._adapt = Transformer(rows)
        self._names: dict[tuple[str, tuple[int, ...] | None], bytes] = {}
        """What the server knows already: a text, with the types of its values."""

    def run(self, *lines: Line) -> list[PGresult]:
        """What each line is answered; if one of them fails, that is raised and the lines after it are not run."""
        ready = [self._ready(*line) for line in lines]
        conn = self.rows.pgconn
        conn.enter_pipeline_mode()
        try:
            for line in ready:
                conn.send_query_prepared(*line, result_format=Format.BINARY)
            conn.pipeline_sync()
            answers = self._wait(_answers(conn, len(ready) + 1))
        finally:
            if conn.status == ConnStatus.OK:
                conn.exit_pipeline_mode()
        for answer in answers:
            _refuse_failed(answer)
        return answers[:-1]

    def read(self, answer: PGresult) -> list[tuple[Any, ...]]:
        """The rows of an answer."""
        self._adapt.set_pgresult(answer)
        return self._adapt.load_rows(0, answer.ntuples, tuple)

    def _ready(self, sql: str, values: Sequence[Value]) -> Ready:
        said = self._adapt.dump_sequence(values, [PyFormat.AUTO] * len(values))
        key = sql, self._adapt.types
        if key not in self._names:
            name = b"line-%d" % len(self._names)
            self.rows.pgconn.send_prepare(name, dollars(sql).encode(), self._adapt.types)
            (answer,) = self._wait(generators.execute(self.rows.pgconn))
            _refuse_failed(answer)
            self._names[key] = name
        return Ready(self._names[key], said, self._adapt.formats)

    def _wait(self, answers: PQGen[list[PGresult]]) -> list[PGresult]:
        return self.rows.wait(self._unless_silent(answers), interval=1.0)

    def _unless_silent(self, answers: PQGen[list[PGresult]]) -> PQGen[list[PGresult]]:
        """A server that says nothing for so long hangs, or is gone: the connection is closed, and so lost."""
        seconds = 0
        waits = next(answers)
        while True:
            ready = yield waits
            seconds = 0 if ready else seconds + 1
            if seconds >= SILENCE:
                self.rows.close()
                raise psycopg.OperationalError(f"no answer for {SILENCE} seconds")
            try:
                waits = answers.send(ready)
            except StopIteration as ended:
                return cast(list[PGresult], ended.value)


@cache
def dollars(sql: str) -> str:
    """`?` and `?1` as PostgreSQL has them."""
    numbers = count(1)
    return re.sub(r"\?(\d*)", lambda place: f"${place[1] or next(numbers)}", sql)


def _answers(conn: PGconn, how_many: int) -> PQGen[list[PGresult]]:
    yield from generators.send(conn)
    answers: list[PGresult] = []
    while len(answers) < how_many:
        more = yield from generators.fetch_many(conn)
        if not more:
            raise psycopg.OperationalError("the connection is lost")
        answers += more
    return answers


def _refuse_failed(answer: PGresult) -> None:
    if answer.status not in WELL:
        raise error_from_result(answer)
