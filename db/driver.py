"""What the store asks of an engine, and what it is answered."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from db.rows import Value
from db.statements import Statement

Question: TypeAlias = tuple[str, Sequence[Value]]
Rows: TypeAlias = list[tuple[Any, ...]]

Answer: TypeAlias = list[int] | Exception
"""How many rows each statement touched, or why the wish failed."""


class Unusable(Exception):  # noqa: N818 — what is wrong with the database, in words for who runs the bot
    """This cannot be the store."""


class Unavailable(Unusable):
    """This cannot be the store now; it may pass, or be mended on the machine."""


class Lost(Unavailable):
    """It was the store, and cannot be reached any more: a process that has its locks there must end."""


class InUse(Unavailable):
    """Another bot has it."""


class Wish(NamedTuple):
    """All of the statements or none, and who waits for the answer."""

    statements: Sequence[Statement]
    granted: asyncio.Future[list[int]]


class Driver(Protocol):
    """One engine, open."""

    async def query(self, questions: Sequence[Question]) -> list[Rows]:
        """Answer the questions from one moment of the database."""

    def commit(self, waiting: deque[Wish]) -> asyncio.Future[list[tuple[Wish, Answer]]]:
        """Everything that waits, in one transaction; who fails is undone alone."""

    def is_ill(self, fault: Exception) -> bool:
        """Return whether a question failed because of the database, and not because of what was asked."""

    def trouble(self) -> str | None:
        """What is wrong with the database though it is open, in words for who runs the bot."""

    async def close(self) -> None:
        """Let go of it."""
