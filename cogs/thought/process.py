"""The other process as the bot sees it: begun, told, heard, ended; no task waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from cogs.thought.frames import Frames, framed

HOUSE: Final = Path(__file__).parents[2]
CHILD: Final = "cogs.thought.child"
SETTINGS: Final = ("PATH", "LD_LIBRARY_PATH", "LANG", "TZ")
"""All of the environment that it has: no token, no address of a database."""


class Process(asyncio.SubprocessProtocol):
    """One process."""

    def __init__(self, heard: Callable[[bytes], object], ended: Callable[[Process], object]) -> None:
        self._heard, self._ended = heard, ended
        self._frames = Frames()
        self._transport: asyncio.SubprocessTransport
        self.is_ready = False
        """It has greeted, with nothing."""
        self.over = asyncio.Event()

    @staticmethod
    async def begin(heard: Callable[[bytes], object], ended: Callable[[Process], object]) -> Process:
        """Started; what it says from then on is `heard`, and that it `ended`. `OSError` says why it could not be."""
        environment = {name: os.environ[name] for name in SETTINGS if name in os.environ}
        _, process = await asyncio.get_running_loop().subprocess_exec(
            lambda: Process(heard, ended), sys.executable, "-m", CHILD, stderr=None, cwd=HOUSE, env=environment
        )
        return process

    @property
    def pid(self) -> int:
        return self._transport.get_pid()

    def tell(self, words: bytes) -> None:
        self._way_there().write(framed(words))

    def finish(self) -> None:
        """It ends as soon as it reads that nothing more comes."""
        self._way_there().close()

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._transport.kill()

    def _way_there(self) -> Any:
        return self._transport.get_pipe_transport(0)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.SubprocessTransport)
        self._transport = transport

    def pipe_data_received(self, _: int, data: bytes) -> None:
        for words in self._frames.take(data):
            if words:
                self._heard(words)
            self.is_ready = True

    def connection_lost(self, _: Exception | None) -> None:
        """It has ended, and all that it said was heard."""
        self._transport.close()
        self.over.set()
        self._ended(self)
