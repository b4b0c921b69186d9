"""How tall a board is on a phone: its text, and all of it."""

import pytest
from msgspec.structs import replace

from bot import make_bot
from locales import say as words
from playground import opened
from tests.browser.chromium import PROGRAM, Tab, chromium
from tests.browser.hands import CALLED, LAST, MESSAGES, READY, become, button, press, say

pytestmark = pytest.mark.skipif(PROGRAM is None, reason="there is no Chromium on this machine")

TEXT = f"{LAST}.querySelector('.message-content, .markdown, .message-markdown')"
HEIGHT = "{}.getBoundingClientRect().height"
TALLEST_TEXT = 280
TALLEST_TEXT_AT_FIRST = 350
TALLEST_PLAN = 780


@pytest.fixture
async def tab(settings):
    async with opened(make_bot(replace(settings, pictures=True))) as preview, chromium(390, 844) as tab:
        await tab.open(preview.url)
        await tab.until(f"{MESSAGES}.length")
        yield tab


async def begin(tab: Tab, command: str) -> None:
    await say(tab, command)
    await tab.until(button(words("en", "lobby-join")))
    await become(tab, "Bruno")
    await press(tab, words("en", "lobby-join"))
    await become(tab, "Ana")
    await press(tab, words("en", "lobby-start"))
    await tab.until(f"{LAST}.querySelector('.attachment-image')")


async def heights(tab: Tab) -> tuple[float, float]:
    """The text's height, and the whole board's."""
    await tab.until(READY)
    return await tab.run(HEIGHT.format(TEXT)), await tab.run(HEIGHT.format(LAST))


async def test_a_plan_of_two_people_fits_on_a_phone(tab) -> None:
    await begin(tab, "/play crusoe")
    text, whole = await heights(tab)
    assert text <= TALLEST_TEXT_AT_FIRST
    assert whole <= TALLEST_PLAN


async def test_a_turn_fits_on_a_phone(tab) -> None:
    await begin(tab, "/play island")
    text, _ = await heights(tab)
    assert text <= TALLEST_TEXT_AT_FIRST
    await become(tab, str(await tab.run(CALLED)).removeprefix("@"))
    await press(tab, words("en", "island-menu-end-turn"))
    await press(tab, words("en", "island-menu-end-turn"))
    await tab.until(f"{LAST}.querySelector('.attachment-image')")
    text, _ = await heights(tab)
    assert text <= TALLEST_TEXT
