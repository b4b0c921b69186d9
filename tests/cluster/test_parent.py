"""One command that runs several processes: who ends is begun anew, all are renewed one after the other, and it ends."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from tests.openapi import HOME
from tests.wire.connect import surroundings

PATIENCE = 60
SHARDS = 2


def children(of: int) -> set[int]:
    return set(map(int, Path(f"/proc/{of}/task/{of}/children").read_text().split()))


@pytest.fixture
async def begin(wire, postgres, tmp_path):
    """Begins two processes with a shard each; what they log is in a file."""
    wire.gateway.max_concurrency = SHARDS
    settings = {"DATABASE_URL": postgres.empty(), "PROCESSES": "2", "SHARD_COUNT": str(SHARDS), "PICTURES": "no"}
    begun = []

    async def begin_them():
        with (tmp_path / "log").open("wb") as log:
            environment = surroundings(wire, settings)
            begun.append(
                await asyncio.create_subprocess_exec(sys.executable, "bot.py", env=environment, cwd=HOME, stderr=log)
            )
        return begun[0]

    yield begin_them
    if begun[0].returncode is None:
        begun[0].kill()
        await begun[0].wait()


@pytest.fixture
def said(tmp_path):
    """What was logged until now."""
    return (tmp_path / "log").read_text


async def ended(parent) -> int:
    async with asyncio.timeout(PATIENCE):
        return await parent.wait()


async def connected(wire, times: int) -> None:
    """Every shard is heard, and so many times somebody identified."""
    async with asyncio.timeout(PATIENCE):
        while wire.gateway.identified < times or not wire.gateway.is_connected(SHARDS):  # noqa: ASYNC110
            await asyncio.sleep(0.1)


async def test_who_is_killed_is_begun_anew_and_told_to_stop_all_of_them_end(wire, begin) -> None:
    parent = await begin()
    await connected(wire, SHARDS)
    first = children(parent.pid)
    os.kill(min(first), signal.SIGKILL)
    await connected(wire, SHARDS + 1)
    assert len(children(parent.pid) - first) == 1
    parent.send_signal(signal.SIGTERM)
    assert await ended(parent) == 0


async def test_they_are_renewed_one_after_the_other_and_somebody_always_hears(wire, begin, said) -> None:
    parent = await begin()
    await connected(wire, SHARDS)
    first = children(parent.pid)
    parent.send_signal(signal.SIGHUP)
    async with asyncio.timeout(PATIENCE):
        while "All are renewed" not in said():
            assert wire.gateway.is_connected(SHARDS), said()
            await asyncio.sleep(0.05)
    assert len(children(parent.pid)) == 2
    assert not children(parent.pid) & first
    parent.send_signal(signal.SIGTERM)
    assert await ended(parent) == 0


async def test_what_the_host_has_to_mend_ends_all_of_them(wire, begin, said) -> None:
    wire.fail("GET", "/users/@me", status=401, times=9)
    assert await ended(await begin()) == 78
    assert "Discord rejected the token" in said()
