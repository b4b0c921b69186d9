"""The playground's page, asked as a browser asks it."""

import asyncio
import socket
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import simcord.preview

from playground import MENDS, PEOPLE, opened
from tests.openapi import HOME
from tests.wire.tiny import Tiny


class Browser:
    """One tab."""

    def __init__(self, session: aiohttp.ClientSession, capability: str) -> None:
        self.session = session
        self.headers = {"X-Simcord-Capability": capability}
        self.page: dict[str, Any] = {}
        self.acts = 0

    async def open(self, viewer: int) -> None:
        self.page = await self.ask("POST", "/api/pages", {})
        viewers = {each["name"]: each["id"] for each in self.page["viewers"]}
        self.page = await self.ask("POST", "/api/pages", {"viewer_id": viewers[PEOPLE[viewer]]})
        self.headers["X-Simcord-Context"] = self.page["context"]["id"]

    async def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        async with self.session.request(method, path, json=body, headers=self.headers) as response:
            assert response.status == 200
            return await response.json()

    async def type(self, command: str, **options: str) -> None:
        known = {each["invocation"]: each for each in (await self.ask("GET", "/api/commands"))["entries"]}
        chosen = known[command]
        schema = chosen["schemaFingerprint"]
        what = {"command_id": chosen["commandId"], "path": chosen["path"], "schema_fingerprint": schema}
        await self.act("run_command", **what, options=options)

    async def act(self, kind: str, **what: Any) -> None:
        self.acts += 1
        act = {
            "protocol_version": 3,
            "sequence": self.acts,
            "request_id": f"act {self.acts}",
            "generation": self.page["context"]["generation"],
            "bot_generation": self.page["botGeneration"],
            "published_revision": self.page["publishedRevision"],
            "kind": kind,
            **what,
        }
        done = await self.ask("POST", "/api/action", act)
        assert done["settlement"] == "settled", done
        self.page = await self.ask("GET", "/api/state")


@pytest.fixture
async def preview():
    async with opened(Tiny()) as preview:
        yield preview


@pytest.fixture
async def browser(preview):
    address, capability = preview.url.split("/#")
    async with aiohttp.ClientSession(address) as session:
        yield lambda: Browser(session, capability)


@pytest.mark.parametrize(("file", "there"), [(file, there) for file, mends in MENDS.items() for there in mends])
def test_what_is_mended_in_the_page_is_there(file, there) -> None:
    """Once, so that a new SimCord is looked at before it is taken."""
    assert (Path(simcord.preview.__file__).parent / "static" / file).read_text(encoding="utf-8").count(there) == 1


async def test_four_people_sit_in_one_channel_today(browser) -> None:
    tab = browser()
    await tab.open(0)
    assert [each["name"] for each in tab.page["viewers"]] == list(PEOPLE)
    assert tab.page["channel"]["name"] == "games"
    now = datetime.fromisoformat(tab.page["profile"]["presentationTime"])
    assert abs(now - datetime.now(UTC)) < timedelta(hours=1)


async def test_what_one_types_all_see(browser) -> None:
    bruno, chloe = browser(), browser()
    await bruno.open(1)
    await bruno.type("move", to="C3")
    await chloe.open(2)
    assert "You go to C3." in str(chloe.page["messageIndex"])


async def test_a_threads_name_takes_every_tab_there_and_the_channels_name_back(browser) -> None:
    bruno, chloe = browser(), browser()
    await bruno.open(1)
    await chloe.open(2)
    await bruno.type("where")
    await bruno.act("send_message", content="#isl")
    assert bruno.page["channel"]["name"] == "Island"
    assert (await chloe.ask("GET", "/api/state"))["channel"]["name"] == "Island"
    await bruno.type("move", to="C3")
    assert "You go to C3." in str(bruno.page["messageIndex"])
    await bruno.act("send_message", content="#games")
    assert bruno.page["channel"]["name"] == "games"


async def test_a_port_in_use_is_named_in_one_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        command = (sys.executable, "playground.py", "--no-browser", "--port", port)
        begun = await asyncio.create_subprocess_exec(*command, cwd=HOME, stderr=asyncio.subprocess.PIPE)
        _, said = await begun.communicate()
    assert (begun.returncode, said.decode()) == (1, f"The page cannot be shown: preview could not bind port {port}\n")
