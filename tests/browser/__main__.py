"""`python -m tests.browser FILE`: a photograph of the playground in the middle of a first turn, for the README."""

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from bot import make_bot, settings_from
from playground import opened
from tests.browser.chromium import chromium
from tests.browser.hands import CALLED, LAST, READY, become, button, choose, press, say


async def photograph() -> bytes:
    with TemporaryDirectory() as folder:
        bot = make_bot(settings_from({"DATABASE_PATH": f"{folder}/atoll.db", "SEED": "7"}))
        async with opened(bot) as preview, chromium(1280, 1000) as tab:
            await tab.open(preview.url)
            await say(tab, "/play island")
            await tab.until(button("Join"))
            for name in ("Bruno", "Chloe"):
                await become(tab, name)
                await press(tab, "Join")
            await become(tab, "Ana")
            await press(tab, "Start")
            await tab.until(button("End turn"))
            await become(tab, (await tab.run(CALLED)).removeprefix("@"))
            await choose(tab, "Move")
            await tab.until(f"{READY} && {LAST}.innerText.includes('moves')")
            await tab.until(f"{LAST}.querySelector('.attachment-image img, img.attachment-image')?.complete")
            return await tab.picture()


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(asyncio.run(photograph()))
