"""`python -m tests.host.played BOT [meanwhile OTHER]`: a bot begun as a host begins it meets a played Discord.

It has to connect, be well, answer, let the other command be done meanwhile, and end when it is told to.
"""

import asyncio
import os
import signal
import sys
from pathlib import Path

import aiohttp

from tests.wire.connect import first, surroundings
from tests.wire.wire import Wire

PATIENCE = 30.0


async def is_well(port: str) -> None:
    """Until the bot says so itself."""
    async with asyncio.timeout(PATIENCE), aiohttp.ClientSession() as session:
        while True:
            try:
                async with session.get(f"http://127.0.0.1:{port}/health") as answer:
                    if (answer.status, await answer.text()) == (200, "well"):
                        return
            except aiohttp.ClientConnectionError:
                pass
            await asyncio.sleep(0.1)


def pid_of(begun: asyncio.subprocess.Process) -> int:
    """The process to be told to end: what was begun, or what it says has begun in its stead."""
    written = os.environ.get("PID_FILE")
    return int(Path(written).read_text()) if written else begun.pid


async def meet(bot: list[str], meanwhile: list[str]) -> int:
    async with Wire() as wire:
        environment = {name: value for name, value in surroundings(wire, {}).items() if value}
        begun = await asyncio.create_subprocess_exec(*bot, env=environment)
        ended = asyncio.create_task(begun.wait())
        try:
            await first(wire.gateway.until_identified(1), ended)
            await first(is_well(os.environ["METRICS_PORT"]), ended)
            assert not ended.done(), f"the bot ended with {begun.returncode}"
            answer = await wire.slash(wire.person("Ana"), "/play bridges")
            assert answer.message, "no lobby was opened"
            if meanwhile:
                other = await asyncio.create_subprocess_exec(*meanwhile)
                assert await other.wait() == 0, f"{meanwhile} failed"
            os.kill(pid_of(begun), signal.SIGTERM)
            async with asyncio.timeout(PATIENCE):
                return await ended
        finally:
            if not ended.done():
                begun.kill()


def main() -> int:
    said = sys.argv[1:]
    where = said.index("meanwhile") if "meanwhile" in said else len(said)
    return asyncio.run(meet(said[:where], said[where + 1 :]))


if __name__ == "__main__":
    sys.exit(main())
