"""Drives a headless Chromium by its own protocol: open, look, type, press, photograph."""

import asyncio
import base64
import contextlib
import os
import re
import shutil
import tempfile
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import AsyncIterator
from typing import Any

import aiohttp

PROGRAM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--remote-debugging-port=0",
)
LISTENS = re.compile(r"DevTools listening on ws://([^/]+)/")
PATIENCE = 30.0
ENTER = {"key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "text": "\r"}

MIDDLE = """element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
}"""
RESTING = f"""element => {{
    if (!element) return false;
    const {{ x, y }} = ({MIDDLE})(element);
    const before = window.looked;
    window.looked = {{ element, x, y }};
    if (before?.element === element && before.x === x && before.y === y) {{
        const top = document.elementFromPoint(x, y);
        if (element.contains(top)) return true;
        element.dispatchEvent(new WheelEvent("wheel", {{ bubbles: true }}));
        element.scrollIntoView({{ block: "center" }});
    }}
    return false;
}}"""
"""Looked at again and again, it is at the same place twice and on top there; out of sight it is scrolled to by hand."""


class Tab:
    """One page, and the hands of who looks at it."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.asked = 0

    async def ask(self, method: str, **params: Any) -> Any:
        self.asked += 1
        await self.socket.send_json({"id": self.asked, "method": method, "params": params})
        while True:
            answer = await self.socket.receive_json()
            if answer.get("id") == self.asked:
                assert "error" not in answer, answer["error"]
                return answer["result"]

    async def size(self, width: int, height: int) -> None:
        await self.ask(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False
        )

    async def open(self, address: str) -> None:
        await self.ask("Page.enable")
        await self.ask("Page.navigate", url=address)

    async def run(self, script: str) -> Any:
        """What an expression is in the page, when it is there."""
        said = await self.ask("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        assert "exceptionDetails" not in said, said["exceptionDetails"]
        return said["result"].get("value")

    async def until(self, script: str, within: float = PATIENCE) -> None:
        """Waits until an expression is something in the page."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within):
                await self.run(
                    f"new Promise(done => {{ const look = () => ({script}) ? done() : setTimeout(look, 50); look(); }})"
                )
                return
        raise AssertionError(f"it never held: {script}\n{await self.run('document.body.innerText')}")

    async def type(self, words: str) -> None:
        await self.ask("Input.insertText", text=words)

    async def key(self, **key: Any) -> None:
        for kind in ("keyDown", "keyUp"):
            await self.ask("Input.dispatchKeyEvent", type=kind, **(key or ENTER))

    async def press(self, script: str, within: float = PATIENCE) -> None:
        """Clicks in the middle of the element that an expression is, once it stands still and nothing covers it."""
        await self.until(f"({RESTING})({script})", within)
        at = await self.run(f"({MIDDLE})({script})")
        for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
            await self.ask("Input.dispatchMouseEvent", type=kind, **at, button="left", clickCount=1)

    async def wheel(self, down: int) -> None:
        """Turns the mouse's wheel in the middle of the page."""
        middle = await self.run("({ x: innerWidth / 2, y: innerHeight / 2 })")
        await self.ask("Input.dispatchMouseEvent", type="mouseWheel", **middle, deltaX=0, deltaY=down)

    async def picture(self) -> bytes:
        return base64.b64decode((await self.ask("Page.captureScreenshot", format="png"))["data"])


@contextlib.asynccontextmanager
async def chromium(width: int = 1280, height: int = 800) -> AsyncIterator[Tab]:
    """A browser with one empty tab of this size; gone at the end with all that it kept."""
    assert PROGRAM
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        command = (PROGRAM, *FLAGS, f"--user-data-dir={folder}")
        own = {**os.environ, "TMPDIR": folder}  # or else it leaves folders of its own where everybody's lie
        begun = await asyncio.create_subprocess_exec(*command, env=own, stdout=DEVNULL, stderr=PIPE)
        try:
            async with (
                aiohttp.ClientSession() as session,
                session.ws_connect(await first_tab(session, begun), max_msg_size=0) as socket,
            ):
                tab = Tab(socket)
                await tab.size(width, height)
                yield tab
        finally:
            begun.kill()
            await begun.communicate()


async def first_tab(session: aiohttp.ClientSession, begun: asyncio.subprocess.Process) -> str:
    """Where the tab that the browser opens with can be talked to; the browser says where it listens."""
    assert begun.stderr
    async with asyncio.timeout(PATIENCE):
        async for line in begun.stderr:
            if found := LISTENS.search(line.decode(errors="replace")):
                async with session.put(f"http://{found[1]}/json/new") as answer:
                    return str((await answer.json(content_type=None))["webSocketDebuggerUrl"])
    raise AssertionError("the browser ended before it listened")
