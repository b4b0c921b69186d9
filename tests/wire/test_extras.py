"""What a host may ask for beside: a copy a day, other names, and faults told elsewhere."""

import asyncio
import json
import re
import sqlite3
import sys
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime

from aiohttp import web

from db import backup
from tests.wire.connect import damage, kept_in


async def test_a_copy_of_today_is_made_while_the_bot_runs(wire, database, tmp_path) -> None:
    copy = tmp_path / "copies" / f"atoll-{datetime.now(UTC).date()}.db"
    async with wire.process("bot.py", BACKUP_FOLDER=str(copy.parent), **kept_in(database)):
        async with asyncio.timeout(20):
            while not copy.exists():  # noqa: ASYNC110 - no bell rings
                await asyncio.sleep(0.05)
    assert backup.check(copy) == []


async def test_a_copy_within_and_a_look_from_outside_lose_nothing(wire, tmp_path) -> None:
    """With any descriptor that it closes a process loses SQLite's locks; who looks then takes the log away."""
    path, copies = tmp_path / "atoll.db", tmp_path / "copies"
    async with wire.process("bot.py", DATABASE_PATH=str(path), BACKUP_FOLDER=str(copies)) as bot:
        async with asyncio.timeout(20):
            while not [*copies.glob("*.db")]:  # noqa: ASYNC110 - no bell rings
                await asyncio.sleep(0.05)
        for order in ["check"], ["backup", str(tmp_path / "aside.db")]:
            outside = await asyncio.create_subprocess_exec(sys.executable, "-m", "db", f"--database={path}", *order)
            assert await outside.wait() == 0
        for person, line in (("Ana", "/play island"), ("Bo", "/join")):
            await wire.slash(wire.person(person), line)
        bot.kill()
        await bot.wait()
    with closing(sqlite3.connect(path)) as rows:
        assert rows.execute("SELECT name FROM seats ORDER BY seat").fetchall() == [("Ana",), ("Bo",)]


async def test_a_host_may_call_things_by_neutral_names(wire, tmp_path) -> None:
    async with wire.process("bot.py", DATABASE_PATH=str(tmp_path / "atoll.db"), NAMES="neutral"):
        await wire.until(lambda: wire.world.commands)
        lobby = await wire.slash(wire.person("Ana"), "/play island")
        assert "Sinking Island" in lobby.content
        assert "Forbidden" not in str(wire.world.commands)


class Sentry:
    """Takes what is told."""

    def __init__(self) -> None:
        self.told: list[str] = []

    async def take(self, request: web.Request) -> web.Response:
        self.told.append((await request.read()).decode())
        return web.json_response({"id": "0" * 32})


SECRETS = {"DISCORD_TOKEN": "the-token-of-the-bot", "SEED": "77123456789"}


@asynccontextmanager
async def listening():
    """A Sentry on loopback, and the address to name."""
    sentry, app = Sentry(), web.Application()
    app.router.add_post("/{any:.*}", sentry.take)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield sentry, f"http://the-key@127.0.0.1:{runner.addresses[0][1]}/1"
    await runner.cleanup()


async def told_to(sentry):
    """The first event, once it is there; neither token nor seed is in anything that was told."""
    async with asyncio.timeout(20):
        while not sentry.told:  # noqa: ASYNC110 - no bell rings
            await asyncio.sleep(0.05)
    assert not [secret for secret in SECRETS.values() if secret in "".join(sentry.told)]
    *_, event = [json.loads(line) for line in sentry.told[0].splitlines() if line.startswith("{")]
    assert "breadcrumbs" not in event or not event["breadcrumbs"]["values"]
    return event


async def test_an_error_in_the_log_is_told_as_its_sentence(wire, tmp_path) -> None:
    """Here of a copy that cannot be made: of why, only what kind of fault it is."""
    settings = {"DATABASE_PATH": str(tmp_path / "atoll.db"), "BACKUP_FOLDER": str(tmp_path / "no" / "where")}
    async with listening() as (sentry, dsn), wire.process("bot.py", SENTRY_DSN=dsn, **settings, **SECRETS):
        event = await told_to(sentry)
    assert event["logentry"] == {"message": "There is no copy of today: %s", "params": ["Unavailable"]}


async def test_a_fault_is_told_with_its_trace_and_number_and_not_what_it_says(wire, tmp_path) -> None:
    """What an exception says can be a name; here a table is damaged so that it is one."""
    ana, database = wire.person("Ana"), tmp_path / "atoll.db"
    async with listening() as (sentry, dsn), wire.process("bot.py", SENTRY_DSN=dsn, **kept_in(database), **SECRETS):
        await wire.until(lambda: wire.world.commands)
        await wire.slash(ana, "/play bridges")
        damage(database, "Zacharias Secretname")
        answer = await wire.slash(ana, "/start")
        event = await told_to(sentry)
    (number,) = re.findall(r"\d+", answer.content)
    assert number in map(str, event["logentry"]["params"])
    *_, fault = event["exception"]["values"]
    assert (fault["type"], fault["value"]) == ("Unreadable", "")
    assert fault["stacktrace"]["frames"][-1]["filename"].endswith(".py")
    assert "Secretname" not in "".join(sentry.told)


async def test_an_address_that_is_none_of_sentrys_is_named(wire, tmp_path) -> None:
    code, said = await wire.ended(tmp_path, SENTRY_DSN="sentry", DATABASE_PATH=str(tmp_path / "atoll.db"))
    assert (code, said.splitlines()[-1].startswith("SENTRY_DSN isn't a Sentry address")) == (78, True), said
