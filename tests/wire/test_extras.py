"""What a host may ask for beside: a copy a day, other names, and faults told elsewhere."""

import asyncio
import json
from datetime import UTC, datetime

from aiohttp import web

from db import backup
from tests.wire.connect import kept_in


async def test_a_copy_of_today_is_made_while_the_bot_runs(wire, database, tmp_path) -> None:
    copy = tmp_path / "copies" / f"atoll-{datetime.now(UTC).date()}.db"
    async with wire.process("bot.py", BACKUP_FOLDER=str(copy.parent), **kept_in(database)):
        async with asyncio.timeout(20):
            while not copy.exists():  # noqa: ASYNC110 - no bell rings
                await asyncio.sleep(0.05)
    assert backup.check(copy) == []


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


async def test_a_fault_is_told_with_its_trace_and_without_values(wire, tmp_path) -> None:
    """An error of the log, here of a copy that cannot be made; neither token nor seed goes with it."""
    sentry, app = Sentry(), web.Application()
    app.router.add_post("/{any:.*}", sentry.take)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    dsn = f"http://the-key@127.0.0.1:{runner.addresses[0][1]}/1"
    secrets = {"DISCORD_TOKEN": "the-token-of-the-bot", "SEED": "77123456789"}
    settings = {
        "DATABASE_PATH": str(tmp_path / "atoll.db"),
        "SENTRY_DSN": dsn,
        "BACKUP_FOLDER": str(tmp_path / "no" / "where"),
    }
    async with wire.process("bot.py", **settings, **secrets):
        async with asyncio.timeout(20):
            while not sentry.told:  # noqa: ASYNC110 - no bell rings
                await asyncio.sleep(0.05)
    await runner.cleanup()
    *_, event = [json.loads(line) for line in sentry.told[0].splitlines() if line.startswith("{")]
    assert "There is no copy of today" in json.dumps(event["logentry"])
    assert not [secret for secret in secrets.values() if secret in "".join(sentry.told)]
    assert "breadcrumbs" not in event or not event["breadcrumbs"]["values"]


async def test_an_address_that_is_none_of_sentrys_is_named(wire, tmp_path) -> None:
    code, said = await wire.ended(tmp_path, SENTRY_DSN="sentry", DATABASE_PATH=str(tmp_path / "atoll.db"))
    assert (code, said.splitlines()[-1].startswith("SENTRY_DSN is no address of Sentry")) == (78, True), said
