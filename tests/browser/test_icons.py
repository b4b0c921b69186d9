"""Icons on the playground's page: their pictures are loaded, in a menu and on a button."""

import pytest
from msgspec.structs import replace

from bot import make_bot
from locales import say as words
from playground import opened
from tests.browser.chromium import PROGRAM, chromium
from tests.browser.hands import LAST, MESSAGES, READY, press, say_with

pytestmark = pytest.mark.skipif(
    PROGRAM is None,
    reason="there is no Chromium on this machine; on Debian: apt-get install chromium",
)
MENU = f"{LAST}.querySelector('.select-trigger')"
IN_MENU = "document.querySelector('.select-list:popover-open .option-emoji img')"
ON_BUTTON = "[...document.querySelectorAll('.message-components .button-emoji img')].at(-1)"
LOADED = "{}?.naturalWidth > 0"


async def test_a_menu_and_a_button_show_drawings(settings) -> None:
    """A tile in a menu, and the tile of the advised move on its button."""
    async with opened(make_bot(replace(settings, icons=True))) as preview, chromium(1100, 900) as tab:
        await tab.open(preview.url)
        await tab.until(f"{MESSAGES}.length")
        await say_with(tab, "/play island", alone="True")
        await tab.until(MENU)
        await tab.until(READY)
        await tab.press(MENU)
        await tab.until(LOADED.format(IN_MENU))
        await tab.run(f"{MENU}.click()")
        await press(tab, words("en", "tool-hint"))
        await press(tab, words("en", "tip-3"))
        await tab.until(LOADED.format(ON_BUTTON))
