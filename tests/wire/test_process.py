"""The bot as its host runs it: a process with settings, signals and a database."""

import asyncio
import signal

import pytest


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
async def test_told_to_stop_it_ends_well(wire, tmp_path, told) -> None:
    async with wire.process("bot.py", DATABASE_PATH=str(tmp_path / "atoll.db")) as process:
        await wire.until(lambda: wire.world.commands)
        process.send_signal(told)
        async with asyncio.timeout(10):
            assert await process.wait() == 0
