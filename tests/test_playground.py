"""The playground's page, asked as a browser asks it."""

import asyncio
import io
import socket
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import simcord.preview
from discord import app_commands

from bot import make_bot
from cogs.waiting import clock
from playground import AVATAR, MENDS, PEOPLE, opened
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
    tiny: Any = Tiny()
    tiny.tree.add_command(paint)
    async with opened(tiny) as preview:
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
    assert "You go to C3." in str(chloe.page["messages"])


async def test_a_click_takes_every_tab_to_a_thread_and_back_and_says_nothing_there(browser) -> None:
    bruno, chloe = browser(), browser()
    await bruno.open(1)
    await chloe.open(2)
    await bruno.type("where")
    games, island = bruno.page["places"]
    assert (games["name"], island["name"]) == ("games", "Island")
    await bruno.act("focus", channel_id=island["id"], target_id="")
    assert bruno.page["channel"]["name"] == "Island"
    assert (await chloe.ask("GET", "/api/state"))["channel"]["name"] == "Island"
    await bruno.type("move", to="C3")
    (moved,) = (key for key, message in bruno.page["messages"].items() if "You go to C3." in message["content"])
    await bruno.act("focus", channel_id=games["id"], target_id="")
    assert bruno.page["channel"]["name"] == "games"
    assert {each["author"]["name"] for each in bruno.page["messages"].values()} == {"Atoll"}
    await bruno.act("focus", channel_id=island["id"], target_id=moved)
    assert (bruno.page["channel"]["name"], bruno.page["targetId"]) == ("Island", moved)


async def test_an_act_costs_the_same_after_an_hour(browser, preview) -> None:
    """SimCord read every message of the channel at every act, for a list beside the fifty it shows."""
    tab = browser()
    await tab.open(0)
    for number in range(5):
        await tab.act("send_message", content=f"word {number}")
    assert len(tab.page["messages"]) == 6
    assert tab.page["messageIndex"] == []


@app_commands.command(description="A picture.")
async def paint(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(file=discord.File(io.BytesIO(AVATAR.read_bytes()), "board.png"))


async def test_a_picture_is_shown_as_it_is_and_starts_no_process(browser, preview, monkeypatch) -> None:
    tab = browser()
    await tab.open(0)
    await tab.type("paint")
    monkeypatch.setattr(asyncio, "create_subprocess_exec", None)
    (picture,) = (each for each in tab.page["assets"].values() if each["filename"] == "board.png")
    async with tab.session.get(f"/api/assets/{picture['id']}", headers=tab.headers) as response:
        assert (response.status, response.headers["X-Display-Width"]) == (200, "512")
        assert await response.read() == AVATAR.read_bytes()


async def test_an_act_does_not_wait_until_the_clock_has_slept(settings, monkeypatch) -> None:
    """SimCord waits for whatever is due within its patience, and the clock sleeps a minute at a time."""
    monkeypatch.setattr(clock, "NAP", 20.0)
    async with opened(make_bot(settings)) as preview, asyncio.timeout(10):
        address, capability = preview.url.split("/#")
        async with aiohttp.ClientSession(address) as session:
            ana = Browser(session, capability)
            await ana.open(0)
            await ana.type("about")
            assert ana.page["messages"]


async def test_a_port_in_use_is_named_in_one_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        command = (sys.executable, "playground.py", "--no-browser", "--port", port)
        begun = await asyncio.create_subprocess_exec(*command, cwd=HOME, stderr=asyncio.subprocess.PIPE)
        _, said = await begun.communicate()
    assert (begun.returncode, said.decode()) == (1, f"The page cannot be shown: preview could not bind port {port}\n")
