"""What who runs the bot can watch: metrics, health, logs; and a stop that lets work finish."""

import asyncio
import json
import logging
import signal
import socket
import sys

import aiohttp
import pytest
from msgspec.structs import replace

from bot import make_bot, settings_from
from cogs.operator.logs import JsonLines
from tests.says import says
from tests.wire.connect import kept_in


@pytest.fixture
def port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


async def page(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


def figure(text: str, name: str) -> float:
    return float(next(line for line in text.splitlines() if line.startswith(f"{name} ")).split()[-1])


async def test_metrics_tell_what_was_asked_and_how_long_it_took(wire, settings, port) -> None:
    async with wire.running(make_bot(replace(settings, metrics_port=port))):
        ana, bea = wire.person("Ana"), wire.person("Bea")
        lobby = await wire.slash(ana, "/play island")
        await wire.slash(bea, "/join")
        _, text = await page(port, "/metrics")
        assert figure(text, 'atoll_interactions_total{kind="application_command"}') == 2
        assert figure(text, "atoll_acknowledge_seconds_count") == 2
        assert figure(text, 'atoll_tables{status="lobby"}') == 1
        assert figure(text, 'atoll_store_seconds_count{what="commit"}') > 2
        assert figure(text, "atoll_discord_limited_total") == 0
        assert lobby.message


async def test_too_many_requests_are_counted(wire, settings, port) -> None:
    async with wire.running(make_bot(replace(settings, metrics_port=port))):
        wire.fail("PUT", "/channels/*/messages/*/reactions/*/@me", status=429, retry_after=0.01)
        await wire.slash(wire.person("Ana"), "/play island")
        await wire.until(lambda: [each.path for each in wire.requests if "reactions" in each.path][1:])
        _, text = await page(port, "/metrics")
        assert figure(text, "atoll_discord_limited_total") == 1


async def test_it_is_well_while_discord_and_the_store_answer(wire, settings, port) -> None:
    async with wire.running(make_bot(replace(settings, metrics_port=port))) as bot:
        await wire.slash(wire.person("Ana"), "/play island")
        assert await page(port, "/health") == (200, "well")
        await bot.clock.close()  # its first sweep asks the store too
        await bot.store.close()
        status, text = await page(port, "/health")
        assert status == 503
        assert "the store does not answer" in text


async def test_the_page_is_for_this_machine_unless_a_setting_says_otherwise(wire, settings, port) -> None:
    async with wire.running(make_bot(replace(settings, metrics_port=port))) as bot:
        assert listens(bot) == ["127.0.0.1"]
    said = settings_from({"METRICS_PORT": str(port), "METRICS_HOST": "0.0.0.0"})  # noqa: S104 — as a host may wish
    async with wire.running(make_bot(replace(settings, metrics_port=port, metrics_host=said.metrics_host))) as bot:
        assert listens(bot) == ["0.0.0.0"]  # noqa: S104
        assert await page(port, "/health") == (200, "well")


def listens(bot) -> list[str]:
    """The addresses of the bot's page."""
    return [address[0] for address in bot.measures._site.addresses]


async def test_without_a_port_there_is_no_page(wire, settings, port) -> None:
    async with wire.running(make_bot(settings)):
        with pytest.raises(aiohttp.ClientConnectionError):
            await page(port, "/health")


async def test_told_to_stop_it_finishes_what_it_is_answering(wire, database) -> None:
    """The board is on its way when the signal comes: it is shown, and the lobby has no buttons any more."""
    ana, bea = wire.person("Ana"), wire.person("Bea")
    async with wire.process("bot.py", **kept_in(database)) as process:
        await wire.until(lambda: wire.world.commands)
        await wire.slash(ana, "/play island")
        await wire.slash(bea, "/join")
        wire.fail("POST", "/interactions/*/callback", delay=1.0)
        before = len(wire.requests)
        pressed = asyncio.create_task(wire.slash(ana, "/start"))
        while not any("callback" in request.path for request in wire.requests[before:]):  # noqa: ASYNC110 — it tells when it has answered
            await asyncio.sleep(0.01)
        process.send_signal(signal.SIGTERM)
        await pressed
        async with asyncio.timeout(15):
            assert await process.wait() == 0
    lobby, board = wire.messages()
    assert says(board["content"], "island-asks-acting")
    assert not lobby["components"]


async def test_a_backup_of_a_bot_at_work_is_brought_back(wire, database, tmp_path) -> None:
    """`python -m db`, as the documents say, beside the running process."""
    copy = tmp_path / "copy.db"
    ana, bea = wire.person("Ana"), wire.person("Bea")
    async with wire.process("bot.py", **kept_in(database)):
        await wire.until(lambda: wire.world.commands)
        await wire.slash(ana, "/play island")
        assert await told("--database", database, "backup", copy) == 0
        await wire.slash(bea, "/join")
        assert await told("--database", database, "check") == 0
        assert await told("--database", database, "restore", copy) == 0
        again = await wire.slash(bea, "/join")
        assert again.content
        assert not says(again.content, "lobby-in-already")


async def told(*order: object) -> int:
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "db", *map(str, order))
    return await process.wait()


def test_a_line_of_json_for_each_record() -> None:
    try:
        int("broken")
    except ValueError:
        record = logging.LogRecord("cogs", logging.ERROR, "", 1, "table %s: %s", ("abc", "gone"), sys.exc_info())
    record.facts = {"guild": 7}
    line = json.loads(JsonLines().format(record))
    assert (line["level"], line["from"], line["message"], line["guild"]) == ("ERROR", "cogs", "table abc: gone", 7)
    assert "broken" in line["fault"]
    assert line["time"].endswith("+00:00")


def test_a_word_among_the_settings_may_be_in_capitals() -> None:
    assert settings_from({"LOG_FORMAT": "JSON"}).log_json
