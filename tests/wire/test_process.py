"""The bot as its host runs it: a process with settings, signals and a database."""

import asyncio
import re
import signal

import pytest


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
async def test_told_to_stop_it_ends_well(wire, tmp_path, told) -> None:
    async with wire.process("bot.py", DATABASE_PATH=str(tmp_path / "atoll.db")) as process:
        await wire.until(lambda: wire.world.commands)
        process.send_signal(told)
        async with asyncio.timeout(10):
            assert await process.wait() == 0


async def test_no_garbage_is_looked_for_among_what_stays(wire, tmp_path) -> None:
    """Commands, words and modules: set aside once, when the bot is connected, and it answers as before."""
    log = tmp_path / "log"
    with log.open("wb") as wire.log:
        async with wire.process("bot.py", DATABASE_PATH=str(tmp_path / "atoll.db"), LOG_LEVEL="DEBUG"):
            async with asyncio.timeout(10):
                while "objects stay for good" not in log.read_text(encoding="utf-8"):  # noqa: ASYNC110 — another process writes it
                    await asyncio.sleep(0.1)
            assert (await wire.slash(wire.person("Ana"), "/play island")).message
    (said,) = re.findall(r"(\d+) objects stay for good", log.read_text(encoding="utf-8"))
    assert int(said) > 10_000
