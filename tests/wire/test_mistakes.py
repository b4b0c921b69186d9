"""What a host gets wrong is told in one sentence, and never in a traceback."""

import asyncio
import json
import socket
import sqlite3
import stat
import sys
from asyncio.subprocess import PIPE
from contextlib import closing

import pytest

from tests.openapi import HOME
from tests.says import says
from tests.wire.connect import PATIENCE, damage, surroundings

FOR_THE_HOST, FOR_LATER = 78, 1
"""systemd is told in docs/run-it.md not to start again what ended with the first."""

SETTINGS = {
    "no token": ({"DISCORD_TOKEN": ""}, "make play"),
    "a token with a space": ({"DISCORD_TOKEN": "a token"}, "DISCORD_TOKEN contains characters"),
    "a token from another alphabet": ({"DISCORD_TOKEN": "знак"}, "DISCORD_TOKEN contains characters"),
    "a port beyond the last": (
        {"METRICS_PORT": "99999"},
        "METRICS_PORT must be a number from 1 to 65535, but it's '99999'",
    ),
    "no port": ({"METRICS_PORT": "0"}, "METRICS_PORT must be a number from 1"),
    "a port in words": ({"METRICS_PORT": "http"}, "METRICS_PORT must be a number"),
    "no shards": ({"SHARD_COUNT": "0"}, "SHARD_COUNT must be a number from 1 to 10000, but it's '0'"),
    "fewer than no shards": ({"SHARD_COUNT": "-1"}, "SHARD_COUNT must be a number from 1"),
    "shards in another script": ({"SHARD_COUNT": "²"}, "SHARD_COUNT must be a number from 1"),
    "a number without an end": ({"SHARD_COUNT": "9" * 5_000}, "SHARD_COUNT must be a number from 1"),
    "a server's name": ({"DEV_GUILD_ID": "atoll"}, "DEV_GUILD_ID must be a number, but it's 'atoll'"),
    "an owners' server's name": ({"OWNER_GUILD_ID": "atoll"}, "OWNER_GUILD_ID must be a number, but it's 'atoll'"),
    "an owner's name": ({"OWNER_IDS": "1, ana"}, "OWNER_IDS must be numbers, but it's '1 ana'"),
    "several processes on a file": ({"PROCESSES": "2", "SHARD_COUNT": "4"}, "PROCESSES needs a DATABASE_URL"),
    "several processes, and nothing to divide": (
        {"PROCESSES": "4", "SHARD_COUNT": "3", "DATABASE_URL": "postgresql://ana:secret@localhost/atoll"},
        "PROCESSES=4 needs a SHARD_COUNT of at least 4",
    ),
    "processes here, and nobody knows of how many": ({"PROCESSES_HERE": "2"}, "PROCESSES_HERE needs PROCESSES"),
    "no such palette": ({"THEME": "dark"}, "THEME must be standard or high-contrast or colour-blind, but it's 'dark'"),
    "no such names": ({"NAMES": "mine"}, "NAMES must be rulebook or neutral, but it's 'mine'"),
    "no such wish": ({"PICTURES": "maybe"}, "PICTURES must be yes or no, but it's 'maybe'"),
    "no such level": ({"LOG_LEVEL": "loud"}, "LOG_LEVEL must be"),
    "no such format": ({"LOG_FORMAT": "xml"}, "LOG_FORMAT must be"),
}

REFUSED = {
    "the token": (("GET", "/users/@me", 401, 0), "Discord rejected the token", FOR_THE_HOST),
    "the machine": (("GET", "/users/@me", 403, 0), "Discord isn't responding correctly", FOR_LATER),
    "an unknown server": (
        ("PUT", "/applications/*/guilds/41/commands", 404, 10004),
        "The bot isn't in the server DEV_GUILD_ID=41",
        FOR_THE_HOST,
    ),
    "a server without the bot": (
        ("PUT", "/applications/*/guilds/41/commands", 403, 50001),
        "The bot isn't in the server DEV_GUILD_ID=41",
        FOR_THE_HOST,
    ),
}

OWNERS_SERVER = {
    "an unknown server for the owner": (
        ("PUT", "/applications/*/guilds/42/commands", 404, 10004),
        "The bot isn't in the server OWNER_GUILD_ID=42",
        FOR_THE_HOST,
    ),
}

HUNG_UP = {4004: "Discord rejected the token", 4010: "SHARD_COUNT=1", 4011: "SHARD_COUNT=1"}


def sentence(said: str) -> str:
    """All that was said at the level of errors, if it is short."""
    assert "Traceback" not in said
    assert len(said.splitlines()) <= 6
    return said


@pytest.fixture
def quiet(tmp_path):
    """Only errors are logged, so that what is read is what the host is told."""
    return {"LOG_LEVEL": "ERROR", "DATABASE_PATH": str(tmp_path / "atoll.db")}


BEGUN = """
import json, os, sys
import bot
for settings in json.load(sys.stdin):
    reading, writing = os.pipe()
    if not (process := os.fork()):
        os.dup2(writing, 2)
        os.environ.update(settings)
        bot.main()
    os.close(writing)
    with open(reading) as said:
        print(json.dumps([said.read(), os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])]), flush=True)
"""
"""Begins the bot with one setting after the other, each in a process of its own that has imported everything."""


async def test_a_wrong_setting_is_named(wire, tmp_path, quiet) -> None:
    command = (sys.executable, "-c", BEGUN)
    here = {**surroundings(wire, quiet), "PYTHONPATH": str(HOME)}
    begun = await asyncio.create_subprocess_exec(*command, env=here, cwd=tmp_path, stdin=PIPE, stdout=PIPE)
    try:
        async with asyncio.timeout(PATIENCE):
            told, _ = await begun.communicate(json.dumps([settings for settings, _ in SETTINGS.values()]).encode())
    finally:
        if begun.returncode is None:
            begun.kill()
    ended = [json.loads(line) for line in told.splitlines()]
    for (name, (_, wanted)), (said, code) in zip(SETTINGS.items(), ended, strict=True):
        assert (code, wanted in sentence(said)) == (FOR_THE_HOST, True), f"{name}: {said}"
    assert not wire.requests


@pytest.mark.parametrize(
    ("fault", "told", "how"), [*REFUSED.values(), *OWNERS_SERVER.values()], ids=[*REFUSED, *OWNERS_SERVER]
)
async def test_what_discord_refuses_is_named(wire, tmp_path, quiet, fault, told, how) -> None:
    method, path, status, number = fault
    wire.fail(method, path, status=status, code=number)
    code, said = await wire.ended(tmp_path, **quiet, DEV_GUILD_ID="41" if "/41/" in path else "", OWNER_GUILD_ID="42")
    assert (code, told in sentence(said)) == (how, True), said
    assert "a-token" not in said


@pytest.mark.parametrize(("number", "told"), HUNG_UP.items(), ids=str)
async def test_where_the_gateway_hangs_up_the_reason_is_named(wire, tmp_path, quiet, number, told) -> None:
    wire.gateway.hangs_up = number
    code, said = await wire.ended(tmp_path, **quiet, SHARD_COUNT="1")
    assert (code, told in sentence(said)) == (FOR_THE_HOST, True), said


@pytest.mark.parametrize("address", ["http://127.0.0.1:9/api/v10", "http://nowhere.invalid/api/v10"])
async def test_without_a_network_it_says_so(wire, tmp_path, quiet, address) -> None:
    code, said = await wire.ended(tmp_path, **quiet, DISCORD_API_BASE=address)
    assert (code, "Can't reach Discord" in sentence(said)) == (FOR_LATER, True), said


async def test_a_port_in_use_is_named(wire, tmp_path, quiet) -> None:
    with socket.create_server(("", 0)) as taken:
        port = str(taken.getsockname()[1])
        code, said = await wire.ended(tmp_path, **quiet, METRICS_PORT=port)
    assert (code, f"Can't open METRICS_PORT={port}" in sentence(said)) == (FOR_LATER, True), said


@pytest.mark.parametrize("where", ["a folder", "a file/atoll.db", "/proc/nowhere/atoll.db"])
async def test_where_games_cannot_be_kept_the_place_is_named(wire, tmp_path, where) -> None:
    (tmp_path / "a folder").mkdir()
    (tmp_path / "a file").touch()
    path = str(tmp_path / where)
    code, said = await wire.ended(tmp_path, LOG_LEVEL="ERROR", DATABASE_PATH=path)
    assert (code, path in sentence(said)) == (FOR_LATER, True), said


async def test_another_programs_database_is_named(wire, tmp_path, quiet) -> None:
    with closing(sqlite3.connect(quiet["DATABASE_PATH"])) as other:
        other.execute("CREATE TABLE songs (name)")
    code, said = await wire.ended(tmp_path, **quiet)
    assert (code, "belongs to another program" in sentence(said)) == (FOR_THE_HOST, True), said


@pytest.mark.parametrize(
    ("url", "told", "how"),
    [
        ("mysql://ana:tide@localhost/atoll", "DATABASE_URL must be an address like postgresql://", FOR_THE_HOST),
        ("postgresql://ana:ti@de@localhost/atoll", "DATABASE_URL isn't an address like postgresql://", FOR_THE_HOST),
        ("postgresql://ana:tide@127.0.0.1:9/atoll", "PostgreSQL on 127.0.0.1 cannot be reached", FOR_LATER),
    ],
)
async def test_a_server_that_cannot_be_reached_is_named_and_its_password_is_not(
    wire, tmp_path, quiet, url, told, how
) -> None:
    code, said = await wire.ended(tmp_path, **quiet, DATABASE_URL=url)
    assert (code, told in sentence(said)) == (how, True), said
    assert not [part for part in ("tide", "ti@", "de@") if part in said]
    assert not (tmp_path / "atoll.db").exists()


async def test_a_bot_whose_database_is_lost_says_so_and_ends_and_the_next_one_goes_on(
    wire, one_postgres, tmp_path
) -> None:
    settings = {"DATABASE_URL": one_postgres.empty(), "LOG_LEVEL": "ERROR"}
    ana, bea, log = wire.person("Ana"), wire.person("Bea"), tmp_path / "log"
    with log.open("wb") as wire.log:
        async with wire.process("bot.py", **settings) as process:
            await wire.until(lambda: wire.world.commands)
            await wire.slash(ana, "/play island")
            one_postgres.cut()
            joining = asyncio.create_task(wire.slash(bea, "/join"))
            assert await asyncio.wait_for(process.wait(), 20) == FOR_LATER
            joining.cancel()
    wire.log = None
    assert "is lost" in log.read_text(encoding="utf-8").splitlines()[-1]
    async with wire.process("bot.py", **settings):
        await wire.slash(bea, "/join")
        await wire.until(lambda: any("Bea" in each["content"] for each in wire.messages()))


async def test_a_file_of_settings_that_is_no_text_is_named(wire, tmp_path, quiet) -> None:
    (tmp_path / ".env").write_bytes(b"THEME=\xff\xfe\x00")
    code, said = await wire.ended(tmp_path, **quiet)
    assert (code, "Can't read .env" in sentence(said)) == (FOR_THE_HOST, True), said


async def test_what_is_kept_is_the_hosts_alone_to_read(wire, tmp_path) -> None:
    """Ids, seeds and hidden choices are in it."""
    path = tmp_path / "atoll.db"
    async with wire.process("bot.py", DATABASE_PATH=str(path)):
        await wire.until(lambda: wire.world.commands)
        made = list(tmp_path.iterdir())
        assert path in made
        assert [stat.S_IMODE(each.stat().st_mode) & 0o077 for each in made] == [0] * len(made)


async def test_no_secret_seed_or_name_is_in_the_log_even_of_a_fault_when_debugging(wire, tmp_path) -> None:
    """What is read when it comes up is a table with its people and its luck."""
    secrets = {"DISCORD_TOKEN": "the-token-of-the-bot", "DAILY_SECRET": "the-secret-of-the-days", "SEED": "77123456789"}
    log, ana, database = tmp_path / "log", wire.person("Anastasia Quellmund"), tmp_path / "atoll.db"
    with log.open("wb") as wire.log:
        async with wire.process("bot.py", DATABASE_PATH=str(database), LOG_LEVEL="DEBUG", **secrets):
            await wire.until(lambda: wire.world.commands)
            await wire.until(lambda: wire.gateway.sessions)
            begun = await wire.slash(ana, "/play bridges")
            await wire.slash(ana, "/start")
            damage(database, "another-game")
            assert says((await wire.slash(ana, "/board")).content, "fault")
    written = log.read_text(encoding="utf-8")
    assert "interaction application_command start" in written
    tokens = [*secrets.values(), *wire.answers]
    assert begun.message
    assert tokens[3:]
    assert not [token for token in (*tokens, "Anastasia", "Quellmund", "quellmund") if token in written]
    assert "this version has no game another-game" in written, "the fault is there with its trace"
