"""Several processes of the bot that share a database, each kept alive as systemd keeps a unit."""

import asyncio
import contextlib
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

from tests.openapi import HOME
from tests.wire.connect import surroundings
from tests.wire.wire import Wire

PATIENCE = 60.0
REST = 0.2
"""Seconds until one that ended is begun anew."""


class Unit:
    """One process, begun anew whenever it ends."""

    def __init__(self, number: int, environment: dict[str, str], log: Any, folder: Path) -> None:
        self.number, self.log = number, log
        self.told = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        address = folder / f"ready-{number}"
        self.told.bind(str(address))
        self.told.setblocking(False)
        self.environment = {**environment, "NOTIFY_SOCKET": str(address)}
        self.is_ready = asyncio.Event()
        self.codes: list[int] = []
        self.running: asyncio.subprocess.Process | None = None
        asyncio.get_running_loop().add_reader(self.told, self._hear)
        self.kept = asyncio.create_task(self._keep())

    async def until_ready(self) -> None:
        async with asyncio.timeout(PATIENCE):
            await self.is_ready.wait()

    def signal(self, which: signal.Signals) -> None:
        self.is_ready.clear()
        assert self.running is not None
        with contextlib.suppress(ProcessLookupError):
            self.running.send_signal(which)

    async def close(self) -> None:
        self.kept.cancel()
        await asyncio.gather(self.kept, return_exceptions=True)
        if self.running is not None and self.running.returncode is None:
            self.running.kill()
            await self.running.wait()
        asyncio.get_running_loop().remove_reader(self.told)
        self.told.close()

    def _hear(self) -> None:
        self.told.recv(64)
        self.is_ready.set()

    async def _keep(self) -> None:
        while True:
            self.running = await asyncio.create_subprocess_exec(
                sys.executable, "bot.py", env=self.environment, cwd=HOME, stderr=self.log
            )
            self.codes.append(await self.running.wait())
            self.is_ready.clear()
            await asyncio.sleep(REST)


class Crew:
    """All of them: so many slots, and one more that stands by."""

    def __init__(self, wire: Wire, database: str, folder: Path, *, processes: int = 4, shards: int = 8) -> None:
        self.wire, self.processes, self.shards = wire, processes, shards
        self.log = folder / "log"
        self.folder = folder
        self.settings = {
            "DATABASE_URL": database,
            "PROCESSES": str(processes),
            "PROCESSES_HERE": "1",
            "SHARD_COUNT": str(shards),
            "PICTURES": "no",
            "LOG_LEVEL": "INFO",
        }
        self.units: list[Unit] = []

    async def __aenter__(self) -> Self:
        self._log = self.log.open("wb")
        environment = surroundings(self.wire, self.settings)
        self.units = [Unit(number, environment, self._log, self.folder) for number in range(self.processes + 1)]
        await self.until_connected()
        await self.until_ready()
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.gather(*(unit.close() for unit in self.units))
        self._log.close()

    async def until_ready(self) -> None:
        await asyncio.gather(*(unit.until_ready() for unit in self.units))

    async def until_connected(self) -> None:
        """Somebody hears every shard."""
        await self.until(lambda: self.wire.gateway.is_connected(self.shards))

    async def until(self, holds: Callable[[], Any]) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                while not holds():  # noqa: ASYNC110 - no bell rings
                    await asyncio.sleep(0.05)
        except TimeoutError:
            raise AssertionError(f"it never held; what was logged:\n{self.said()[-4000:]}") from None

    def said(self) -> str:
        return self.log.read_text()

    async def renew(self, unit: Unit) -> None:
        """As `systemctl restart` does: told to stop, begun anew, ready again."""
        unit.signal(signal.SIGTERM)
        await unit.until_ready()
