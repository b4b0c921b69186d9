"""`python -m tests.browser FOLDER`: photographs of the playground for the README, on a wide window and on a phone's."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from bot import make_bot, settings_from
from locales import say as words
from playground import opened
from tests.browser.chromium import Tab, chromium
from tests.browser.hands import CALLED, LAST, READY, become, button, choose, press, say

IS_PAINTED = f"{LAST}.querySelector('.attachment-image img, img.attachment-image')?.complete"


async def island(tab: Tab) -> None:
    """In the middle of a first turn, three people at the table."""
    await say(tab, "/play island")
    await tab.until(button(words("en", "lobby-join")))
    for name in ("Bruno", "Chloe"):
        await become(tab, name)
        await press(tab, words("en", "lobby-join"))
    await become(tab, "Ana")
    await press(tab, words("en", "lobby-start"))
    await tab.until(button(words("en", "island-menu-end-turn")))
    await become(tab, (await tab.run(CALLED)).removeprefix("@"))
    await choose(tab, words("en", "island-open-move"))
    await tab.until(f"{READY} && {LAST}.innerText.includes('2 actions left')")
    await tab.until(IS_PAINTED)


async def bridges(tab: Tab) -> None:
    """One's own board, at the first number."""
    await say(tab, "/play bridges")
    await tab.until(button(words("en", "lobby-join")))
    await become(tab, "Bruno")
    await press(tab, words("en", "lobby-join"))
    await become(tab, "Ana")
    await press(tab, words("en", "lobby-start"))
    await press(tab, words("en", "tool-mine"))
    await tab.until(f"{READY} && {IS_PAINTED}")


PHOTOGRAPHS: dict[str, tuple[int, int, Callable[[Tab], Awaitable[None]]]] = {
    "playground": (1280, 1000, island),
    "playground-narrow": (390, 844, bridges),
}


async def photograph(name: str) -> bytes:
    width, height, play = PHOTOGRAPHS[name]
    with TemporaryDirectory() as folder:
        bot = make_bot(settings_from({"DATABASE_PATH": f"{folder}/atoll.db", "SEED": "7"}))
        async with opened(bot) as preview, chromium(width, height) as tab:
            await tab.open(preview.url)
            await play(tab)
            return await tab.picture()


if __name__ == "__main__":
    for name in PHOTOGRAPHS:
        (Path(sys.argv[1]) / f"{name}.png").write_bytes(asyncio.run(photograph(name)))
