"""Several processes of the bot on one machine: begun, begun anew when one ends, and renewed one after the other."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

FOR_THE_HOST: Final = 78
"""Ended by what starting again cannot mend."""
PAUSES: Final = (1.0, 2.0, 5.0, 15.0, 60.0)
"""Seconds until one that ended is begun anew, each time that it soon ends again."""
STEADY: Final = 60.0
"""Who lived so many seconds did not soon end."""
UNTIL_READY: Final = 600.0
"""Seconds that a new process has to connect; Discord lets one shard in every five seconds."""

log = logging.getLogger(__name__)


class Child:
    """A process of the bot: begun anew when it ends, until it is told to stop."""

    def __init__(self, number: int, settings: dict[str, str], told: Path, failed: Callable[[int], None]) -> None:
        self.number, self._failed = number, failed
        self._told = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._told.bind(str(told))
        self._told.setblocking(False)
        self._settings = {**os.environ, **settings, "PROCESSES_HERE": "1", "NOTIFY_SOCKET": str(told)}
        self._is_over = self._is_renewed = False
        self._process: asyncio.subprocess.Process | None = None
        self._ready = asyncio.Event()
        asyncio.get_running_loop().add_reader(self._told, self._hear)
        self._living = asyncio.create_task(self._live(), name=f"process {number}")

    async def is_ready(self) -> bool:
        """Once it answers people or stands by as a spare; false if it ends before, or takes for ever."""
        waiting = asyncio.create_task(self._ready.wait())
        await asyncio.wait({waiting, self._living}, timeout=UNTIL_READY, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        return self._ready.is_set()

    async def renew(self) -> bool:
        """Another takes its place; whether that one was ready in time."""
        process = self._process
        if process is not None and await self.is_ready():
            self._is_renewed = True
            self._signal(signal.SIGTERM)
            await process.wait()
            self._ready.clear()
        return await self.is_ready()

    async def stop(self) -> None:
        """It hands over if somebody is there, and ends; told again, it goes at once."""
        self._is_over = True
        self._signal(signal.SIGTERM)
        if self._process is None or self._process.returncode is not None:
            self._living.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._living
        asyncio.get_running_loop().remove_reader(self._told)
        self._told.close()

    def _signal(self, which: signal.Signals) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(which)

    def _hear(self) -> None:
        if b"READY=1" in self._told.recv(1024):
            self._ready.set()

    async def _live(self) -> None:
        soon, loop = 0, asyncio.get_running_loop()
        while not self._is_over:
            began = loop.time()
            self._is_renewed = False
            self._process = await asyncio.create_subprocess_exec(sys.executable, *sys.argv, env=self._settings)
            code = await self._process.wait()
            self._ready.clear()
            if code == FOR_THE_HOST:
                self._failed(code)
                return
            if self._is_over or self._is_renewed:
                continue
            soon = 0 if loop.time() - began > STEADY else soon + 1
            pause = PAUSES[min(soon, len(PAUSES) - 1)]
            log.warning("process %s ended with %s and is begun anew in %g s", self.number, code, pause)
            await asyncio.sleep(pause)


class Parent:
    """All processes of this machine; SIGTERM ends them, SIGHUP renews one after the other."""

    def __init__(self, count: int, port: int | None) -> None:
        self.count, self.port = count, port
        self._children: list[Child] = []
        self._over: asyncio.Future[int] | None = None
        self._renewing: asyncio.Task[None] | None = None

    async def run(self) -> int:
        """Until it is told to stop, or a process ends by what the host has to mend; the code to end with."""
        loop = asyncio.get_running_loop()
        self._over = over = loop.create_future()
        for name in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(name, self._end, 0)
        loop.add_signal_handler(signal.SIGHUP, self._begin_to_renew)
        with tempfile.TemporaryDirectory(prefix="atoll-") as folder:
            self._folder = Path(folder)
            self._children = [self._child(number) for number in range(self.count)]
            code: int = await over
            if self._renewing is not None:
                self._renewing.cancel()
            await asyncio.gather(*(child.stop() for child in self._children))
        return code

    def _child(self, number: int) -> Child:
        port = {"METRICS_PORT": str(self.port + number)} if self.port is not None else {}
        return Child(number, port, self._folder / str(number), self._fail)

    def _end(self, code: int) -> None:
        if self._over is not None and not self._over.done():
            self._over.set_result(code)

    def _fail(self, code: int) -> None:
        """A release that cannot begin ends nobody who runs; without one that runs there is nothing to keep."""
        if self._renewing is None or self._renewing.done():
            self._end(code)

    def _begin_to_renew(self) -> None:
        if self._renewing is None or self._renewing.done():
            self._renewing = asyncio.create_task(self._renew(), name="renew")

    async def _renew(self) -> None:
        """A spare more comes; each of the others hands over to who stands by, and then stands by itself."""
        another = self._child(len(self._children))
        self._children.append(another)
        if await another.is_ready():
            for child in self._children[:-1]:
                if not await child.renew():
                    log.error("process %s is not ready again; the others stay as they are", child.number)
                    return
        else:
            log.error("no new process can begin; all stay as they are")
        self._children.remove(another)
        await another.stop()
        log.info("All are renewed")
