"""One writer, durable when it answers; readers beside it that see everything acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Protocol, Self

from db.driver import Answer, Driver, Lost, Question, Unusable, Wish
from db.rows import Value
from db.share import Share
from db.sqlite import SQLite
from db.statements import Statement, put

PROBE = put("facts", {"name": "probe"}, {"value": "x" * 8000})
"""About as much as a step."""

PROBED: tuple[Question, ...] = (("SELECT 1", ()),)

PATIENCE = 5.0
"""Seconds in which a store that is well says so."""

ADDRESS = re.compile(r"postgres(ql)?://")


def is_address(place: str | Path) -> bool:
    """Whether it is a server's address, and not the path of a file."""
    return ADDRESS.match(str(place)) is not None


def need_psycopg() -> None:
    """It is installed only where it is wished for."""
    try:
        import psycopg  # noqa: F401, PLC0415
    except ImportError as error:
        raise Unusable("DATABASE_URL needs psycopg. Install it with: make postgres") from error


async def _open(place: str | Path, *, shared: bool) -> Driver:
    if not is_address(place):
        return await SQLite.open(Path(place))
    need_psycopg()
    from db.postgres import Postgres  # noqa: PLC0415

    return await Postgres.open(str(place), shared=shared)


def _in_a_line(fault: Exception) -> str:
    return next(iter(str(fault).splitlines()), type(fault).__name__)


class NotKept(Exception):  # noqa: N818 — a wish that the rows do not allow is no fault
    """The rows did not allow it, and nothing of the wish was kept."""


class LostRace(NotKept):
    """Somebody else's step stands where this one wanted to be."""


class Writing(Protocol):
    """Where statements go: the store, which commits them at once, or `together`, which gathers them."""

    async def write(self, *statements: Statement) -> None: ...


class Together:
    """Statements gathered for one transaction."""

    def __init__(self) -> None:
        self.statements: list[Statement] = []

    async def write(self, *statements: Statement) -> None:
        self.statements += statements


class Store:
    """An open database."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self._waiting: deque[Wish] = deque()
        self._committing: asyncio.Future[list[tuple[Wish, Answer]]] | None = None
        self._failed: Exception | None = None
        """Why the last commit could not be made, if it could not."""
        self._unanswered: Sequence[Question] = ()
        """The questions that the database failed to answer last."""
        self._closed = False
        self.when_lost: Callable[[Lost], object] = lambda _: None
        """Called once, when the database cannot be reached any more: a process with locks there must end."""
        self._is_lost = False
        self.share = Share()
        """Which servers this process has; whoever runs several processes says so before anything is asked."""

    @classmethod
    async def open(cls, place: str | Path, *, shared: bool = False) -> Self:
        """Open or make the database at a path or `postgresql://…`, brought up to date; `Unusable` says why not.

        One bot has it, and a second one is refused; `shared`: this is one of several that divide a server's by `Slots`.
        """
        return cls(await _open(place, shared=shared))

    async def close(self) -> None:
        """Finish what waits, then close."""
        self._closed = True
        while self._committing is not None:
            await asyncio.wait([self._committing])
        await self.driver.close()

    async def write(self, *statements: Statement) -> None:
        """Commit the statements, all or none; when this returns they are durable."""
        await self.count(*statements)

    async def count(self, *statements: Statement) -> list[int]:
        """The same, telling how many rows each one touched."""
        self._refuse_when_closed()
        wish = Wish(statements, asyncio.get_running_loop().create_future())
        self._waiting.append(wish)
        if self._committing is None:
            self._commit_what_waits()
        return await wish.granted

    @asynccontextmanager
    async def together(self) -> AsyncIterator[Together]:
        """What is written inside is one transaction, committed at the end of the block; an exception drops it."""
        gathered = Together()
        yield gathered
        if gathered.statements:
            await self.write(*gathered.statements)

    async def rows(self, sql: str, *values: Value) -> list[tuple[Any, ...]]:
        """The answer to one question."""
        return (await self.ask((sql, values)))[0]

    async def ask(self, *questions: tuple[str, Sequence[Value]]) -> list[list[tuple[Any, ...]]]:
        """The answers to some questions, from one moment."""
        self._refuse_when_closed()
        try:
            return await self.driver.query(questions)
        except Exception as fault:
            if self.driver.is_ill(fault):
                self._unanswered = questions
            if isinstance(fault, Lost):
                self._lose(fault)
            raise

    async def trouble(self) -> str | None:
        """Why what is played now may not be kept, in a line for who runs the bot; nothing, if all is well.

        After a commit or a question that failed one is tried, so that a disk with room again is well again.
        """
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._trouble()
        except TimeoutError:
            return f"the store does not answer for {PATIENCE:g} seconds"

    async def _trouble(self) -> str | None:
        if self._committing is not None:
            await asyncio.wait([self._committing])
        if self._failed is not None:
            with contextlib.suppress(Exception):
                await self.write(PROBE)
        if self._failed is not None:
            return f"the last commit failed: {_in_a_line(self._failed)}"
        try:
            await self.ask(*(self._unanswered or PROBED))
            self._unanswered = ()
        except Exception as fault:  # noqa: BLE001 — whatever it is, it is the trouble
            return f"the store does not answer: {_in_a_line(fault)}"
        return self.driver.trouble()

    @property
    def waiting(self) -> int:
        """How many wishes wait for the writer."""
        return len(self._waiting)

    def _commit_what_waits(self) -> None:
        """The writer is no task: one commit follows another while there is something to write."""
        self._committing = self.driver.commit(self._waiting)
        self._committing.add_done_callback(self._answer)

    def _answer(self, committed: asyncio.Future[list[tuple[Wish, Answer]]]) -> None:
        self._committing = None
        if self._waiting:
            self._commit_what_waits()
        for wish, answer in committed.result():
            if not isinstance(answer, NotKept):
                self._failed = answer if isinstance(answer, Exception) else None
            if isinstance(answer, Lost):
                self._lose(answer)
            if wish.granted.done():  # who asked was cancelled meanwhile
                continue
            if isinstance(answer, Exception):
                wish.granted.set_exception(answer)
            else:
                wish.granted.set_result(answer)

    def _lose(self, fault: Lost) -> None:
        if not self._is_lost:
            self._is_lost = True
            self.when_lost(fault)

    def _refuse_when_closed(self) -> None:
        if self._closed:
            raise ValueError("the store is closed")
