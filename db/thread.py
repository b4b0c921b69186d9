"""A thread that does one thing after the other, for whoever waits on the loop."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")

Asked: TypeAlias = "tuple[asyncio.Future[Any], Callable[[], Any]]"


class Worker:
    """One thread and what waits for it; it never holds up a process that wants to end."""

    def __init__(self, name: str) -> None:
        self._waiting: SimpleQueue[Asked | None] = SimpleQueue()
        Thread(target=self._work, name=name, daemon=True).start()

    def hop(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """Do the work there, in one hop."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put((done, work))
        return done

    def end(self) -> None:
        """Do what waits, and nothing more."""
        self._waiting.put(None)

    def _work(self) -> None:
        while (asked := self._waiting.get()) is not None:
            done, work = asked
            try:
                tell = partial(_result, done, work())
            except BaseException as error:  # noqa: BLE001 — whatever it is, who asked must hear it
                tell = partial(_error, done, error)
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody listens
                done.get_loop().call_soon_threadsafe(tell)


def _result(done: asyncio.Future[Any], result: Any) -> None:
    if not done.done():
        done.set_result(result)


def _error(done: asyncio.Future[Any], error: BaseException) -> None:
    if not done.done():
        done.set_exception(error)
